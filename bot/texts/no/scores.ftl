# Toppliste, statistikk, historikk og det løpende regnskapet.

page-newer = ◀ Tilbake
page-older = Flere ▶

list-empty = Ingen partier er spilt ferdig ennå.
list-every-variant = Alle regler
somebody = noen

leaderboard-title = Toppliste
# Ikke noe punktum etter et bart tall: da ville Discord lage en nummerert liste av det og telle på nytt.
leaderboard-line = **{ $place }.** { $who } · { $wins ->
    [one] én seier
   *[other] { $wins } seire
} i { $games ->
    [one] ett parti
   *[other] { $games } partier
} · { $points } poeng

history-title = De siste partiene
history-line = { $when } · { $preset } · { $sides }
history-side = { $names }: { $points }
history-take = Hent protokollen for et parti …
history-gone = Det partiet er ikke lagret her.

stats-title = Slik har det gått med { $who }
stats-sums = { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $wins ->
    [one] én seier
   *[other] { $wins } seire
} ({ $share } %), { $points } poeng
stats-rounds = Spilte runder: { $count }
stats-best_round = Beste runde: { $count } poeng
stats-went_out = Gått ut: { $count }
stats-concealed = Gått skjult ut: { $count }
stats-natural_canasta = Ekte canastaer: { $count }
stats-mixed_canasta = Uekte canastaer: { $count }
stats-samba = Sambaer: { $count }
stats-wild_canasta = Canastaer av ville kort: { $count }
stats-canasta_7 = Canastaer av sjuere: { $count }
stats-canasta_A = Canastaer av ess: { $count }
stats-red_threes = Røde treere: { $count }

scores-title = Regnskap · til { $target } poeng
scores-none = Ingen runde er over ennå.
scores-side = **{ $names }**: { $rounds } · i alt **{ $total }**
scores-round = Runde { $round }
scores-all = Alle runder
scores-choose = En runde, linje for linje
