# Leaderboard, statistics, history and the running score sheet.

page-newer = ◀ Back
page-older = More ▶

list-empty = No match has been finished yet.
list-every-variant = All rules
somebody = somebody

leaderboard-title = Leaderboard
# No point right after a plain number: Discord would make a numbered list of it and count anew.
leaderboard-line = **{ $place }.** { $who } · { $wins ->
    [one] one win
   *[other] { $wins } wins
} in { $games ->
    [one] one match
   *[other] { $games } matches
} · { $points } points

history-title = The last matches
history-line = { $when } · { $preset } · { $sides }
history-side = { $names }: { $points }
history-take = Take a match’s record away …
history-gone = That match is not kept here.

stats-title = How { $who } has done
stats-sums = { $games ->
    [one] one match
   *[other] { $games } matches
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
} ({ $share } %), { $points } points
stats-rounds = Rounds played: { $count }
stats-best_round = Best round: { $count } points
stats-went_out = Went out: { $count }
stats-concealed = Went out concealed: { $count }
stats-natural_canasta = Natural canastas: { $count }
stats-mixed_canasta = Mixed canastas: { $count }
stats-samba = Sambas: { $count }
stats-wild_canasta = Canastas of wild cards: { $count }
stats-canasta_7 = Canastas of sevens: { $count }
stats-canasta_A = Canastas of aces: { $count }
stats-red_threes = Red threes: { $count }

scores-title = Scores · to { $target } points
scores-none = No round is over yet.
scores-side = **{ $names }**: { $rounds } · total **{ $total }**
scores-round = Round { $round }
scores-all = All rounds
scores-choose = A round, line by line
