# Slash commands as Discord lists them: the value is the name (small letters, no space, at most 32), .about the
# description (at most 100 characters). In English the names are fixed; another language may translate them.

command-canasta = canasta
    .about = A Canasta table in this channel
command-canasta-new = new
    .about = Open a table here: choose the rules, then start when all chairs are taken
command-canasta-join = join
    .about = Sit down at the table in this channel
command-canasta-leave = leave
    .about = Leave the table; in the middle of a game a computer plays on for you
command-canasta-start = start
    .about = Deal the first round
command-canasta-end = end
    .about = End the table before the match is over
command-canasta-table = table
    .about = Post the table’s message again, at the end of the channel
command-canasta-rematch = rematch
    .about = Play another match with the same people and rules
command-canasta-export = export
    .about = Get the record of the match as a file

command-hand = hand
    .about = Look at your hand; only you see it
command-draw = draw
    .about = Draw from the stock
command-take = take
    .about = Take the discard pile
command-meld = meld
    .about = Lay cards on the table
command-discard = discard
    .about = Discard a card, which ends your turn
command-undo = undo
    .about = Take back what you laid this turn, unless you have seen a new card since
command-ask = ask
    .about = Ask your partner whether you may go out
command-hint = hint
    .about = See what a good player would do now; only you see it
command-scores = scores
    .about = The score sheet of the match in this channel

command-rules = rules
    .about = The rules of a table, and how its house rules differ
command-leaderboard = leaderboard
    .about = Who has won most on this server
command-stats = stats
    .about = How a player has done on this server
command-history = history
    .about = The last matches on this server

command-settings = settings
    .about = Rules, turn time, channels, language and house rules on this server (needs Manage Server)
command-preferences = preferences
    .about = Your language, how cards look to you, and when you are called
command-privacy = privacy
    .about = What is stored about you
command-privacy-show = show
    .about = Get everything that is stored about you as a file
command-privacy-delete = delete
    .about = Take yourself out of everything that is stored

command-owner = owner
    .about = For whoever runs this bot
command-owner-sync = sync
    .about = Send the commands to Discord again
command-owner-status = status
    .about = How the bot is doing

# Options

option-variant = variant
    .about = Which rules
option-players = players
    .about = How many chairs the table has
option-teams = teams
    .about = Who plays with whom
option-computers = computers
    .about = How many chairs computer players take
option-level = level
    .about = How well the computer players play
option-turn_time = turn_time
    .about = How long a turn may take
option-seat = seat
    .about = Which chair
option-cards = cards
    .about = Cards as you would say them: KKK2 777, K♠ K♥ 2♦ or 3 kings + joker
option-card = card
    .about = A card: 4♠, or just 4
option-topic = topic
    .about = Which part of the rules
option-period = period
    .about = Over how long
option-player = player
    .about = Which player; you, if left out
option-history-player = player
    .about = Only matches of this player

option-hand_size = hand_size
    .about = Cards dealt to each player
option-canastas_to_go_out = canastas_to_go_out
    .about = Canastas a side needs before it may go out
option-wild_ratio = wild_ratio
    .about = How many wild cards a meld may have against its natural cards
option-max_wilds = max_wilds
    .about = Wild cards in a meld, at most
option-ask_partner = ask_partner
    .about = Whether you ask your partner before going out
option-all_red_threes = all_red_threes
    .about = Points for all red threes together
option-target = target
    .about = Points that end the match
option-stock_end = stock_end
    .about = What happens when the stock is empty
option-draw_count = draw_count
    .about = Cards drawn in a turn
option-take_onto_meld = take_onto_meld
    .about = How an open pile may be taken onto a meld on the table
option-wild_discard = wild_discard
    .about = When a wild card may be discarded
option-concealed_bonus = concealed_bonus
    .about = Points for going out concealed, on top of those for going out

# Choices

period-week = last seven days
period-month = this month
period-year = this year
period-all = all time
look-classic = Two colours
look-four_colour = Four colours
look-high_contrast = High contrast
look-text = Text only
pings-turn = At each turn of yours
pings-slow = Only when your time is running out
pings-never = Never
