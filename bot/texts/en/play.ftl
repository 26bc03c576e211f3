# The table message, the hand panel and the round's end.

# Moves, as one line tells a whole turn

move-turn = { $who }: { $what }
move-draw = drew
move-take = took the pile with { $cards }
move-take-alone = took the pile onto { $name }
move-meld = laid { $cards }
move-group = { $cards } on { $name }
move-discard = discarded { $card }
move-three = laid { $card }
move-ask = asked: “May I go out?”
move-yes = said yes
move-no = said no
move-pass = passed
move-special = laid a special hand, { $name }
move-by-clock = (time was up)

special-straight = one of each rank
special-pairs = seven pairs
special-pairs_wild = pairs with wild cards
special-garbage = four and three of a kind

# The table message

table-title = { $preset } · round { $round }
table-turn-draw = { $who } is to draw or take the pile
table-turn-play = { $who } is to meld and discard
table-turn-answer = { $who } is asked: may { $asker } go out?
# Discord writes $when as “in 2 minutes”, in the words of each reader.
table-until = time is up { $when }
table-round-over = The round is over.
table-pile = Pile: { $top } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
table-pile-empty = Pile: empty
table-frozen = frozen
table-frozen-unopened = frozen for a side that has not melded yet
table-blocked = nobody may take it now
table-stock = Stock: { $count ->
    [one] one card
   *[other] { $count } cards
}
table-side = **{ $names }** · { $points } points
table-hands = Cards in hand: { $hands }
table-reds = Red threes: { $count }
table-needs-opening = needs { $points } to open
table-needs-out = { $have } of { $need } { $need ->
    [one] canasta
   *[other] canastas
} to go out
table-may-out = has the { $need ->
    [one] canasta
   *[other] { $need } canastas
} needed to go out
table-no-melds = nothing laid yet
table-more-melds = … and { $count } more
table-alone = alone against two
table-commit = { $commit } seals this deal
table-kept = A computer plays for { $names } until they act again.
table-slow = { $who }, your turn is running out: { $what }
table-yours = { $who }, it is your turn: { $what }
table-do-draw = draw or take the pile
table-do-play = meld and discard
table-do-answer = may { $asker } go out?

meld-part = { $name } { $count }/7
meld-natural = canasta of { $name }, natural ({ $count })
meld-mixed = canasta of { $name }, mixed ({ $count })
meld-wild = canasta of { $name } ({ $count })
meld-run = { $first }–{ $last } { $count }/7
meld-samba = { $first }–{ $last } samba
meld-wilds = { $count ->
    [one] 1 wild
   *[other] { $count } wild
}

button-hand = Hand
button-rules = Rules
button-next = Deal the next round
button-rematch = Rematch

# The hand panel

panel-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $points } points
panel-empty = Your hand is empty.
panel-group = **{ $count } { $name }** · { $cards } · { $points }
panel-singles = **{ $count ->
    [one] { $count } single
   *[other] { $count } singles
}** · { $cards } · { $points }
panel-turn-draw = Your turn: draw from the stock, or take the pile.
panel-turn-draw-only = Your turn: draw from the stock.
panel-turn-play = Your turn: lay what you like, then discard one card.
panel-turn-answer = { $who } asks: “May I go out?” After a yes they must go out this turn, after a no they may not.
panel-turn-other = { $who } plays now.
panel-turn-asking = You asked “May I go out?”; { $who } answers.
panel-until = Time is up { $when }.
panel-paused = The table is waiting for someone to come back.
panel-spectator = You are watching: you see only what lies on the table.
panel-opening = Your first meld needs { $need } points.
panel-staged = Put aside to lay: { $cards } · { $points } points
panel-staged-opening = Put aside to lay: { $cards } · { $points } of { $need } points
panel-cheapest = Cheapest way to open from this hand: { $cards } · { $points } points
panel-no-opening = This hand cannot open now.
panel-cannot-lay = Not yet: { $why }
panel-cannot-ask = Ask: { $why }
panel-side = Your side: { $melds } · { $needs }
panel-answered-yes = Your partner said yes: you must go out this turn.
panel-answered-no = Your partner said no: you may not go out this turn.
panel-drew = You drew { $cards }.
panel-undone = Taken back.
panel-stale = The table has moved on since that button was shown. This is how it stands now.
panel-suggest-draw = Suggestion: draw from the stock.
panel-suggest-take = Suggestion: take the pile with { $cards }.
panel-suggest-take-alone = Suggestion: take the pile.
panel-suggest-meld = Suggestion: lay down what is put aside.
panel-suggest-discard = Suggestion: discard { $card }.
panel-suggest-three = Suggestion: lay { $card }.
panel-suggest-ask = Suggestion: ask whether you may go out.
panel-suggest-yes = Suggestion: say yes.
panel-suggest-no = Suggestion: say no.
panel-suggest-pass = Suggestion: pass.
panel-suggest-special = Suggestion: lay your special hand.
panel-suggest-wait = It is not your turn; there is nothing to suggest.

button-draw = Draw
button-draw-many = Draw { $count }
button-take = Take the pile
button-lay = Lay down
button-lay-first = Lay down first
button-clear = Put back
button-undo = Undo
button-suggest = Suggest
button-refresh = Refresh
button-ask = May I go out?
button-yes = Yes, go out
button-no = No
button-pass = Pass
button-standin = Computer plays for { $who }
button-three = Lay { $card }
button-special = Lay { $name }
button-confirm = Yes, do it
button-back = No, go back

menu-take = Take the pile with …
menu-take-choice = { $cards } + { $top }
menu-take-alone = { $top } onto { $name }
menu-lay = Choose groups to lay
menu-lay-ahead = Put groups aside for your next turn
menu-lay-new = new meld: { $cards } · { $points } points
menu-lay-add = onto your { $name } ({ $now } cards): { $cards }
menu-lay-staged = put aside: { $cards }
menu-how = { $name }: how many, and which wild cards?
menu-how-choice = { $cards } · { $points } points
menu-how-none = None: put them back
menu-how-makes = makes { $count } of 7
menu-how-canasta = makes a canasta of { $count }
menu-how-mixes = makes your natural canasta a mixed one
menu-discard = Discard a card to end your turn
menu-discard-part = Discard: { $first } to { $last }

danger-stops = stops the pile for { $who }
danger-freezes = freezes the pile
danger-freezes-again = wild card; the pile is frozen already
danger-blocks = blocks the pile until your next turn; you lose it
danger-melded = ⚠ DANGER: { $who } has { $name } on the table
danger-melded-natural = ⚠ DANGER: { $who } has { $name } on the table, needs one more
danger-safe = ✓ safe: no two { $name } are left
danger-unseen = { $count } { $name } not seen yet

confirm-out = You go out with this and the round ends. It gives you { $points } points. Do it?
confirm-out-team = You go out with this and the round ends. Your side gets { $points } points, less the cards that your partner still holds. Do it?
confirm-break = This puts a wild card on a natural canasta: { $name } would count { $mixed } instead of { $natural }. Do it?
confirm-wild = You are about to discard a wild card, { $card }. Do it?
confirm-pile = { $who } may take the pile of { $count } cards with { $card }. Discard it anyway?
confirm-staged = Put aside and not laid down: { $cards }. Discard all the same?

# Score sheet and match end

sheet-title = Round { $round } is over
sheet-out = { $who } went out.
sheet-out-concealed = { $who } went out concealed.
sheet-out-special = { $who } laid a special hand: { $name }.
sheet-no-out = Nobody went out.
sheet-sum = Round: { $points } · Match: { $total }
sheet-round = Round
sheet-total = { $names }: **{ $points } points**
sheet-lead = In the lead: { $names } by { $points } · to { $target } points
sheet-level = Nobody is in the lead · to { $target } points
sheet-next = The next round is dealt { $when }, or sooner with the button.
sheet-seal = { $commit } sealed this deal; its nonce: { $nonce }
match-check = With the order of the cards in the match’s export, anyone can check it (SHA-256).
match-title = { $names } won the match
match-drawn = The match is over
# Bold, so that Discord makes no numbered list of it, which would count shared places anew.
match-place = **{ $place }.** { $names } · { $points } points
match-rounds = after { $count ->
    [one] one round
   *[other] { $count } rounds
} · to { $target } points
match-standing = { $who }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in { $games ->
    [one] { $games } match
   *[other] { $games } matches
} here
match-ended = This table was ended before the match was over.

score-special = Special hand
score-melds = Cards laid
score-natural_canasta = Natural canastas
score-mixed_canasta = Mixed canastas
score-samba = Sambas
score-wild_canasta = Canastas of wild cards
score-canasta_7 = Canastas of sevens
score-canasta_A = Canastas of aces
score-going_out = Going out
score-concealed = Going out concealed
score-red_threes = Red threes
score-hand = Cards in hand
score-red_threes_in_hand = Red threes in hand
score-incomplete = Unfinished special canastas
score-trips = Three sevens or aces in hand

# Why the pile cannot be taken

take-needs-pair = To take the pile you need two { $name } in your hand; you have { $held ->
    [0] none
    [one] one
   *[other] { $held }
}.
take-needs-frozen = The pile is frozen: to take it you need two { $name } in your hand; you have { $held ->
    [0] none
    [one] one
   *[other] { $held }
}.
take-needs-unopened = Your side has not melded yet: to take the pile you need two { $name } in your hand; you have { $held ->
    [0] none
    [one] one
   *[other] { $held }
}.
take-needs-natural = To take the pile onto your { $name } you need one more of them in your hand; you have { $held ->
    [0] none
    [one] one
   *[other] { $held }
}.
take-needs-mixed = To take the pile you need two { $name } in your hand, or one and a wild card; you have { $held ->
    [0] none
    [one] one
   *[other] { $held }
} and { $wilds ->
    [0] no wild card
    [one] one wild card
   *[other] { $wilds } wild cards
}.
take-needs-nothing = { $top } goes onto your { $name }, with cards from your hand or without.
take-opening = You could take the pile with two { $name }, but your side’s first meld needs { $need } points, and with { $top } this hand does not lay that many.
take-not = You cannot take the pile now: { $why }

# Refusals of the panel

panel-refused = ⚠ { $why }
press-gone = That button belongs to a table that is gone. Look at the newest message of the table, or use /canasta table.
take-which = There are several ways to take the pile: name the cards, or choose in the panel.
