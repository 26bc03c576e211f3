# The lobby card: who sits where, by which rules, before the first deal.

preset-classic = Classic Canasta
preset-danish = Danish Canasta
preset-swedish = Swedish Canasta
preset-norwegian = Norwegian Canasta
preset-american = Modern American Canasta
preset-samba = Samba

teams-solo = everyone alone
teams-two = one against one
teams-pairs = in pairs
teams-triples = two teams of three
teams-cutthroat = one against two

lobby-about = { $seats } players, { $teams } · to { $target } points
lobby-about-other = { $seats } players, { $teams } · to { $target } points (usual: { $usual })
lobby-time = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} a turn
lobby-time-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} a turn
lobby-no-time = no time limit
lobby-house = House rules: { $rules }
lobby-usual = No house rules
lobby-house-rule = { $name }: { $value } (usual: { $usual })
# No point after the number: Discord would make a numbered list of it and count anew.
lobby-chair = **{ $seat }** · { $who }
lobby-empty = empty chair
lobby-computer = { $name } ({ $level })
lobby-host = { $who } (host)
lobby-side = Team { $side }
lobby-missing = { $count ->
    [one] One chair is empty: wait for somebody to join, or add a computer.
   *[other] { $count } chairs are empty: wait for others to join, or add computers.
}
lobby-ready = Everyone is here. The host can start.
lobby-sit = Choose your chair …
lobby-sit-empty = Chair { $seat }: empty
lobby-sit-computer = Chair { $seat }: { $name } moves away
lobby-sit-with = Team { $side }, with { $names }
lobby-ended = This table was closed before the first deal.

button-join = Join
button-computer = Add computer
button-leave = Leave
button-start = Start
button-change = Change table
button-house = House rules
change-title = Change this table
change-variant = Rules
change-form = Players and teams
change-computers = Computers at the table
change-computers-many = { $count ->
    [0] No computers
    [one] One computer
   *[other] { $count } computers
}
change-level = How well the computers play

level-easy = easy
level-normal = normal
level-hard = hard

house-any = any number
house-not_more = not more than natural cards
house-fewer = fewer than natural cards
house-half = at most half as many as natural cards
house-off = no
house-optional = if you like
house-required = always
house-play_on = play on while piles are taken
house-stop = the round ends
house-alone = with any cards, or none
house-with_natural = with a natural card
house-never = not possible
house-free = whenever you like
house-forced = only if you hold nothing else

# What the lobby commands answer

lobby-made = The table is set: { $preset }. Others join with the button or /canasta join.
lobby-joined = You sit on chair { $seat }.
lobby-left = You have left the table.
lobby-left-running = You have left; a computer plays on for you. With /canasta join you come back.
lobby-ended-done = The table is closed.
lobby-confirm-end = This ends the match for everyone at the table. Do you want that?
lobby-confirm-leave = Leave the match? A computer plays on for you; with /canasta join you come back.
lobby-here = Here is the table.
lobby-rematch = The table is set again, with the same people and rules.
lobby-export = The record of this match: every deal and every action. A round still being played is left out.
lobby-export-none = No round has been finished yet; a record holds finished rounds only.
lobby-no-table = There is no table in this channel. Start one with /canasta new.
lobby-no-channel = Tables are not set in this channel; they may be in { $channels }.
lobby-too-many-computers = { $computers } computers do not fit: besides you there are { $chairs } chairs.
lobby-cannot-post = I may not write, attach files or see messages in this channel, so the table cannot be shown; play goes on with the commands.

# The table layer's refusals

table-already_here = You already sit at this table.
table-bad_level = There is no computer player called { $level }.
table-channel_busy = There is already a table in this channel: /canasta table shows it, /canasta end ends it.
table-full = All { $seats } chairs are taken.
table-no_such_seat = There is no such chair; this table has { $seats }.
table-not_between = There is nothing to deal now.
table-too_soon = A computer can play on for somebody who has kept the table waiting for ten minutes; { $minutes ->
    [one] one minute is left
   *[other] { $minutes } minutes are left
}.
table-not_computer = No computer sits there.
table-not_finished = The match is not over yet.
table-not_full = { $missing ->
    [one] One chair is still empty
   *[other] { $missing } chairs are still empty
}: wait for others to join, or add computers.
table-not_here = You do not sit at this table.
table-not_host = Only the host, { $host }, can do that.
table-not_host-nobody = Only the host can do that, and nobody is host now: whoever sits down first becomes it.
table-not_running = The game has not begun yet.
table-over = This table is closed.
table-running = The game has begun already.
table-too_many = { $people } people sit here, but these rules have only { $seats } chairs.
table-seat_taken = That chair is taken.
table-not_playing = No round is being played now.
table-nothing_to_undo = There is nothing to undo: only what you laid this turn, and the pile if you took it, can be taken back; a card that you drew or discarded cannot.

