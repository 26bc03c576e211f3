# Topplista, statistik, historik och det löpande protokollet.

page-newer = ◀ Tillbaka
page-older = Fler ▶

list-empty = Inget parti är färdigspelat än.
list-every-variant = Alla regler
somebody = någon

leaderboard-title = Topplista
# Ingen punkt efter en bar siffra: då skulle Discord göra en numrerad lista av det och räkna om.
leaderboard-line = **{ $place }.** { $who } · { $wins ->
    [one] en seger
   *[other] { $wins } segrar
} på { $games ->
    [one] ett parti
   *[other] { $games } partier
} · { $points } poäng

history-title = De senaste partierna
history-line = { $when } · { $preset } · { $sides }
history-side = { $names }: { $points }
history-take = Hämta protokollet över ett parti …
history-gone = Det partiet finns inte sparat här.

stats-title = Så har det gått för { $who }
stats-sums = { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $wins ->
    [one] en seger
   *[other] { $wins } segrar
} ({ $share } %), { $points } poäng
stats-rounds = Spelade omgångar: { $count }
stats-best_round = Bästa omgång: { $count } poäng
stats-went_out = Gått ut: { $count }
stats-concealed = Gått ut dolt: { $count }
stats-natural_canasta = Naturliga canastor: { $count }
stats-mixed_canasta = Blandade canastor: { $count }
stats-samba = Sambor: { $count }
stats-wild_canasta = Canastor av vilda kort: { $count }
stats-canasta_7 = Canastor av sjuor: { $count }
stats-canasta_A = Canastor av ess: { $count }
stats-red_threes = Röda treor: { $count }

scores-title = Protokoll · till { $target } poäng
scores-none = Ingen omgång är slut än.
scores-side = **{ $names }**: { $rounds } · totalt **{ $total }**
scores-round = Omgång { $round }
scores-all = Alla omgångar
scores-choose = En omgång, rad för rad
