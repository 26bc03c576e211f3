# Rangliste, statistik, historik og det løbende regnskab.

page-newer = ◀ Tilbage
page-older = Flere ▶

list-empty = Intet parti er spillet færdigt endnu.
list-every-variant = Alle regler
somebody = nogen

leaderboard-title = Rangliste
# Intet punktum efter et bart tal: så ville Discord lave en nummereret liste og tælle forfra.
leaderboard-line = **{ $place }.** { $who } · { $wins ->
    [one] én sejr
   *[other] { $wins } sejre
} i { $games ->
    [one] ét parti
   *[other] { $games } partier
} · { $points } point

history-title = De seneste partier
history-line = { $when } · { $preset } · { $sides }
history-side = { $names }: { $points }
history-take = Hent optegnelsen af et parti …
history-gone = Det parti er ikke gemt her.

stats-title = Sådan er det gået { $who }
stats-sums = { $games ->
    [one] ét parti
   *[other] { $games } partier
}, { $wins ->
    [one] én sejr
   *[other] { $wins } sejre
} ({ $share } %), { $points } point
stats-rounds = Spillede runder: { $count }
stats-best_round = Bedste runde: { $count } point
stats-went_out = Gået ud: { $count }
stats-concealed = Gået skjult ud: { $count }
stats-natural_canasta = Rene canastaer: { $count }
stats-mixed_canasta = Blandede canastaer: { $count }
stats-samba = Sambaer: { $count }
stats-wild_canasta = Canastaer af vilde kort: { $count }
stats-canasta_7 = Canastaer af syvere: { $count }
stats-canasta_A = Canastaer af esser: { $count }
stats-red_threes = Røde treere: { $count }

scores-title = Regnskab · til { $target } point
scores-none = Ingen runde er slut endnu.
scores-side = **{ $names }**: { $rounds } · i alt **{ $total }**
scores-round = Runde { $round }
scores-all = Alle runder
scores-choose = En runde, linje for linje
