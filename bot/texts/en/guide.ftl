# The rules of a table, field by field, as /rules shows them.

rule-packs = Packs of cards
rule-hand_size = Cards dealt to each
rule-draw_count = Cards drawn in a turn
rule-target = Points to win
rule-opening = Points the first meld needs
rule-opening_pure_triple = First meld with three of a kind without wild cards
rule-canastas_to_go_out = Canastas needed to go out
rule-min_naturals = Natural cards in a meld, at least
rule-max_wilds = Wild cards in a meld, at most
rule-wild_ratio = Wild cards against natural cards
rule-meld_limit = Cards in a meld, at most
rule-wilds_after_canasta = Wild cards added to a canasta
rule-natural_only = Melds without wild cards
rule-pure_aces = Aces without wild cards after the first meld
rule-wild_melds = Melds of wild cards alone
rule-runs = Sequences
rule-pile_always_frozen = Pile always frozen
rule-take_natural_and_wild = Open pile taken with a natural and a wild card
rule-take_onto_meld = Open pile taken onto a meld on the table
rule-black_three_upcard_freezes = A black three turned at the deal freezes the pile
rule-black_three_meld = Black threes melded when going out
rule-red_threes = Red threes
rule-red_three_value = Points for a red three
rule-all_red_threes = Points for all red threes
rule-red_three_sign = Red threes count for you
rule-wild_discard = Discarding wild cards
rule-guarded_discards = Cards not discarded on an empty pile
rule-last_discard_not_three = The last discard may not be a three
rule-discard_required = A discard is needed to go out
rule-going_out_bonus = Points for going out
rule-concealed_bonus = Extra points for going out concealed
rule-concealed_waives_opening = Going out concealed needs no opening points
rule-stock_end = When the stock is empty
rule-ask_partner = Asking the partner before going out
rule-special_hands = Special hands
rule-natural_canasta = Points for a natural canasta
rule-mixed_canasta = Points for a mixed canasta
rule-samba = Points for a sequence of seven
rule-special_canastas = Special canastas
rule-wild_canastas = Canastas of wild cards
rule-incomplete_penalty = Taken off for an unfinished special canasta
rule-hand_trips_penalty = Taken off for three sevens or aces in the hand

# Their values

rule-value-true = yes
rule-value-false = no
rule-value-none = no limit
rule-value-nothing = none
rule-value-red_threes-bonus = laid at once and replaced
rule-value-red_threes-optional = kept in the hand until you lay them
rule-value-red_three_sign-melded = if { $alone ->
    [yes] you have
   *[no] your side has
} melded, otherwise against you
rule-value-red_three_sign-went_out = if { $alone ->
    [yes] you go
   *[no] your side goes
} out, otherwise against you
rule-value-red_three_sign-opened = unless { $alone ->
    [yes] somebody else goes out before you have
   *[no] another side goes out before yours has
} melded; then 200 each against you
rule-value-guarded_discards-true = sevens, aces, wild cards and ranks with a finished canasta
rule-value-opening = { $points } from { $score }
rule-value-opening-below = { $points } below that
rule-value-special = { $name } { $points }
rule-value-wild_canastas = seven twos { $twos }, all jokers { $jokers }, others { $mixed }

# The pages of /rules

guide-title = Rules: { $preset }
guide-form = { $seats } players, { $teams }
guide-differs = House rules
guide-differs-line = { $field }: **{ $value }** (usual: { $usual })
guide-same = No house rules: everything is as usual.
guide-line = { $field }: { $value }
guide-marked = ▸ **{ $text }** (house rule; usual: { $usual })
guide-passport = Passport of these rules, to play by them elsewhere: { $passport }
guide-choose = Choose a part of the rules
guide-choose-form = Choose the number of players
guide-why = The rule: { $topic }
guide-next = Next: { $topic } ▶
guide-topic-table = Overview
guide-topic-how = How to play
guide-topic-aim = Aim of the game
guide-topic-cards = The cards
guide-topic-deal = The deal
guide-topic-turn = A turn
guide-topic-melds = Melds and canastas
guide-topic-opening = The first meld
guide-topic-pile = The pile
guide-topic-threes = Threes
guide-topic-going_out = Going out
guide-topic-score = The score

# How to play

guide-how-aim = Collect cards of one rank and lay them on the table. Seven of a rank make a canasta, and canastas bring the most points. Whoever leads with { $target } points or more after a round wins.
guide-how-pairs = You play with a partner: what one of you lays belongs to both.
guide-how-triples = You play with two partners: what one of you lays belongs to all three.
guide-how-turn = On your turn, draw { $cards ->
    [one] one card
   *[other] { $cards } cards
} from the stock, lay what you like, and discard one card.
guide-how-melds = A meld is three or more cards of one rank, such as { $cards }. Jokers and twos are wild, they stand for a card you lack: { $wild }. You may add to your melds in later turns.
guide-how-opening = What you lay first in a round must be worth { $points } points at the start of the match, and more later. An ace or a two counts 20, a joker 50, king down to eight 10, the rest 5.
guide-how-pile = Instead of drawing you may take the whole discard pile, if you hold two cards of its top card’s rank and lay all three at once.
guide-how-pile-wild = Instead of drawing you may take the whole discard pile, if you hold two cards of its top card’s rank and lay all three at once. While the pile is not frozen, one such card and a wild card will do, too. It is frozen for whoever has not melded yet, and while a wild card lies in it.
guide-how-out = With { $canastas ->
    [one] one canasta
   *[other] { $canastas } canastas
} on the table you may play your last card. That ends the round; cards still held are taken off the score.
guide-how-help = You need not know more to begin: **{ $hand }** shows what you may do, and **{ $suggest }** what a good player would do.

# Aim of the game

guide-aim-melds = Collect cards of one rank, lay them on the table as melds of three or more, and make canastas of them: melds of seven cards or more.
guide-aim-solo = All { $seats } players play for themselves.
guide-aim-two = Two players play against each other.
guide-aim-pairs = The { $seats } players make { $sides } pairs. Partners do not sit side by side; they share their melds and their score.
guide-aim-triples = The { $seats } players make { $sides } teams of three, every other chair the same team. A team shares its melds and its score.
guide-aim-cutthroat = Everyone begins a round alone. Whoever takes the pile first plays alone for the rest of it, and the other two become partners at that moment.
guide-aim-cutthroat-join = Their melds are put together. Melds of one rank become one, even with more wild cards than a meld may have: then natural cards may still be added to it, but no wild ones. If that makes seven cards, it is a canasta at once.
guide-aim-cutthroat-nobody = If somebody goes out before anyone has taken the pile, that player counts as the lone one, and the other two are scored together. If nobody goes out either, each is scored alone.
guide-aim-round = A round is over when somebody has played their last card, or when the stock is used up. Then the points are counted.
guide-aim-target = The match is over when, after a round, somebody has { $target } points or more and nobody shares the lead. Otherwise another round is played.

# The cards

guide-cards-packs = { $packs ->
    [one] One pack
   *[other] { $packs } packs
} of 52 cards and two jokers each: { $cards } cards in all.
guide-cards-wild = Jokers and twos are wild: in a meld they stand for cards of its rank.
guide-cards-natural = Ace, king, queen, jack and ten down to four are the natural cards that melds are made of.
guide-cards-threes = Threes have parts of their own: red ones bring points, black ones stop the pile.
guide-cards-values = Joker 50 points; ace and two 20; king down to eight 10; seven down to four and black three 5.

# The deal

guide-deal-dealer = The dealer’s chair moves on by one each round, clockwise. The player after the dealer begins.
guide-deal-hand = Everyone is dealt { $cards } cards.
guide-deal-upcard = The next card is turned up and begins the discard pile. As long as it is wild or a red three, one more is turned up on top of it.
guide-deal-frozen-red = A wild card or red three turned up this way freezes the pile.
guide-deal-frozen = A wild card or red three turned up this way freezes the pile, and so does a black three turned up first.
guide-deal-threes-bonus = Then everybody lays their red threes on the table and draws as many cards in their place.
guide-deal-threes-optional = Red threes stay in the hands they were dealt to.
guide-deal-stock = The rest is the stock: { $cards } cards at most.

# A turn

guide-turn-steps = Draw from the stock or take the pile; then lay melds if you like; then discard one card face up on the pile. That ends your turn.
guide-turn-draw = From the stock you draw { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
guide-turn-laid = You may lay several melds at once or one after another, and add to { $alone ->
    [yes] your own melds, never to another player’s
   *[no] your side’s melds, never to another side’s
}.
guide-turn-wild-free = A wild card may be discarded like any other; it freezes the pile.
guide-turn-wild-forced = A wild card may be discarded only from a hand of nothing but wild cards; it freezes the pile.
guide-turn-guarded = On an empty pile you may discard no seven, no ace, no wild card and no card of a rank that somebody has a full canasta of, unless you hold nothing else.
guide-turn-last = The card that you go out with may not be a three.
guide-turn-keep = Unless you may go out, you must have a card left after your discard: keep two or more after each meld.
guide-turn-stock-stop = The round is over when a turn would begin with an empty stock. If the stock runs out while you draw, you still play your turn.
guide-turn-stock-play_on = When the stock is empty, play goes on as long as each player takes the pile. Whoever does not passes, and that ends the round.

# Melds and canastas

guide-melds-set = A meld is three or more cards of one rank, at least { $naturals } of them natural.
guide-melds-one = { $alone ->
    [yes] You have one meld of a rank; whatever else you lay
   *[no] A side has one meld of a rank; whatever else it lays
} of that rank goes to it.
guide-melds-limit = A meld has { $most } cards at most.
guide-melds-wilds = { $most ->
    [one] One wild card
   *[other] { $most } wild cards
} at most in a meld.
guide-melds-ratio-any = How many natural cards there are beside them does not matter.
guide-melds-ratio-not_more = Never more wild cards than natural ones in a meld.
guide-melds-ratio-fewer = Always fewer wild cards than natural ones in a meld.
guide-melds-ratio-half = At least two natural cards in a meld for each wild one.
guide-melds-canasta = Seven cards make a canasta: a natural one without wild cards, a mixed one with them.
guide-melds-mixed = You may add more cards to a canasta. A wild card makes a natural one mixed.
guide-melds-closed = A canasta takes no more wild cards.
guide-melds-natural = No wild card goes with { $ranks }.
guide-melds-aces = Aces take wild cards only in { $alone ->
    [yes] your
   *[no] your side’s
} first meld. A meld of aces laid without them then, or laid later, is pure: no wild card is ever added.
guide-melds-wild = Three to seven wild cards alone are a meld too; { $alone ->
    [yes] you have
   *[no] a side has
} one such meld at most.
guide-melds-runs = Three to seven natural cards of one suit in a row, from 4 up to ace, are a sequence: { $cards }. No wild card may be in it. { $alone ->
    [yes] You
   *[no] A side
} may have several.
guide-melds-samba = A sequence of seven is a canasta, the samba.

# The first meld

guide-opening-need = { $alone ->
    [yes] Your
   *[no] A side’s
} first meld in a round must be worth enough points, by { $alone ->
    [yes] your
   *[no] its
} score before the round: { $points }.
guide-opening-side = One opening is enough for the whole side.
guide-opening-own = Your own score decides. Once one of two partners has opened, both have.
guide-opening-counts = The values of all cards laid in that one go are added up, several melds together. Bonuses do not count.
guide-opening-take = If you open by taking the pile, its top card counts with those from your hand, the rest of the pile does not.
guide-opening-pure = One of the melds must have three natural cards or more and no wild card.
guide-opening-concealed = Going out concealed in one go needs no points.

# The pile

guide-pile-take = Instead of drawing you may take the whole pile, if you lay its top card in a meld at once.
guide-pile-never = You cannot take it when it is empty, or when a wild card or a three lies on top.
guide-pile-pair = Two natural cards of the top card’s rank from your hand will always do. More cards, and other melds, may be laid along with them.
guide-pile-always = The pile is always frozen: nothing but such a pair will do.
guide-pile-frozen = As long as there is a wild card in the pile, or a red three turned up at the deal, it is frozen: nothing but such a pair will do.
guide-pile-unopened = { $alone ->
    [yes] As long as you have not laid anything, the pile is frozen for you as well.
   *[no] For a side that has not laid anything yet the pile is frozen as well.
}
guide-pile-black-upcard = A black three turned up first at the deal freezes it too.
guide-pile-wild = When the pile is open, one natural card of that rank with a wild card will do, if { $alone ->
    [yes] you have
   *[no] your side has
} no meld of that rank.
guide-pile-onto-alone = When the pile is open and { $alone ->
    [yes] you have
   *[no] your side has
} a meld of that rank, the top card may go on it, with any cards or none.
guide-pile-onto-with_natural = When the pile is open and { $alone ->
    [yes] you have
   *[no] your side has
} a meld of that rank, the top card may go on it together with one natural card of that rank from your hand.
guide-pile-onto-never = The top card never goes on a meld that { $alone ->
    [yes] you have
   *[no] your side has
} already, unless with such a pair.
guide-pile-onto-idle = Melds on the table do not help to take it.
guide-pile-rest = The rest of the pile comes to your hand. A freeze ends when the pile is taken.
guide-pile-runs = The top card never begins a sequence or joins one.

# Threes

guide-threes-bonus = A red three is laid on the table as soon as you get it, and another card is drawn in its place.
guide-threes-last = If there is no card left to draw in its place, the round ends on the spot.
guide-threes-pile = One that comes with the pile is laid on the table too, but no card is drawn for it.
guide-threes-optional = A red three stays in your hand. After drawing you may lay it on the table, and you draw another card in its place.
guide-threes-block = You may also discard it: then nobody takes the pile until it is your turn again.
guide-threes-held = One that is still in your hand at the end costs { $value } points.
guide-threes-value = Each red three on the table counts { $value } points.
guide-threes-all = All { $count } of them { $alone ->
    [yes] with one player
   *[no] on one side
} count { $all } points together.
guide-threes-sign-melded = They count for you if { $alone ->
    [yes] you have
   *[no] your side has
} laid a meld in the round, otherwise against you.
guide-threes-sign-went_out = They count for you if { $alone ->
    [yes] you go
   *[no] your side goes
} out, otherwise against you.
guide-threes-sign-opened = They count for you, unless { $alone ->
    [yes] somebody else goes out before you have
   *[no] another side goes out before yours has
} laid a meld: then each counts 200 against you.
guide-threes-black = A black three on top stops the pile for the next player.
guide-threes-black-meld = Black threes are laid only when you go out: three or four of them, without wild cards.
guide-threes-black-never = Black threes are never laid.

# Going out

guide-out-need = You go out by playing your last card. { $alone ->
    [yes] You need
   *[no] Your side needs
} { $canastas ->
    [one] one canasta
   *[other] { $canastas } canastas
} for that, of any kind.
guide-out-how = You may go out with a discard, or lay all that you hold.
guide-out-discard = The last card must be a discard.
guide-out-incomplete = No meld of sevens, of pure aces or of wild cards may be unfinished.
guide-out-keep = If { $alone ->
    [yes] you
   *[no] your side
} cannot go out, you may not lay so much that no card would be left after the discard.
guide-out-ask-alone = Nobody needs to ask before going out: everyone plays alone.
guide-out-ask-off = Partners are not asked before going out.
guide-out-ask-optional = You may ask your partner “May I go out?”, but need not. The answer binds you: after yes you must go out this turn, after no you may not.
guide-out-ask-required = You must ask your partner “May I go out?” and get a yes. The answer binds you: after yes you must go out this turn, after no you may not.
guide-out-ask-when = Ask once, before you lay anything this turn (taking the pile does not count), and only if you could go out.
guide-out-ask-three = Of your two partners the next in turn answers.
guide-out-ask-joined = Only the two who have become partners ask.
guide-out-concealed = You go out concealed if you drew from the stock, had laid nothing this round, add to no meld that lay there before, and lay a whole canasta among your melds.
guide-out-concealed-bonus = Going out concealed brings { $bonus } extra points.
guide-out-concealed-nothing = Going out concealed, all at once, brings no extra points.
guide-out-concealed-waives = If it is all laid in one go, the first meld needs no points.
guide-out-special = Before { $alone ->
    [yes] you have
   *[no] your side has
} laid anything, 14 cards after drawing may be a special hand. It ends the round and counts instead of your cards:
guide-out-special-straight = One each of ace to 4, a two, a black three and a joker: { $points }
guide-out-special-pairs = Seven pairs of different natural ranks: { $points }
guide-out-special-pairs_wild = Pairs of twos, sevens, aces and four other natural ranks: { $points }
guide-out-special-garbage = Two natural ranks four times and two others three times: { $points }

# The score

guide-score-melds = The values of all cards in { $alone ->
    [yes] your
   *[no] your side’s
} melds.
guide-score-canastas = Each natural canasta { $natural }, each mixed one { $mixed }.
guide-score-samba = Each samba { $points }.
guide-score-special = Special canastas, without wild cards, count this instead: { $points }.
guide-score-wild = A canasta of wild cards: seven twos { $twos }, with all jokers { $jokers }, others { $mixed }.
guide-score-out = Going out { $points }.
guide-score-concealed = Going out concealed { $points } extra.
guide-score-reds = Red threes { $value } each, all of them { $all }: for you or against you.
guide-score-hand = Minus the values of the cards left in { $alone ->
    [yes] your hand
   *[no] your side’s hands
}.
guide-score-incomplete = Minus, for each meld of these that has not become a canasta: { $points } (aces only when pure).
guide-score-trips = Minus { $points } for each player who holds three sevens or more, and again for three aces or more.
guide-score-cutthroat = Two who were joined both score the melds, the bonuses and both hands, but each only their own red threes. Totals are kept for each player.
guide-score-end = Whoever is ahead after a round wins, once somebody has { $target } points or more. If the lead is shared, another round is played.

# Examples

guide-examples = Examples
guide-other = player { $seat }
guide-example-hand = Your hand: { $cards }
guide-example-holds = In the hand of { $who }: { $cards }
guide-example-mine = Your melds: { $cards }
guide-example-melds = Melds of { $who }: { $cards }
guide-example-pile = Pile, top card last: { $cards }
guide-allowed = ✔ { $what }
guide-refused = ✘ { $what }: { $why }
guide-after-hand = { $count ->
    [one] one card
   *[other] { $count } cards
} in your hand
guide-after-over = the round is over
guide-after-frozen = the pile is frozen now
guide-after-joined = the other two are partners now and have { $count ->
    [one] one canasta
   *[other] { $count } canastas
}
guide-act-by = { $who }: { $what }
guide-act-draw = draw
guide-act-ask = ask “May I go out?”
guide-act-yes = yes
guide-act-no = no
guide-act-pass = pass
guide-act-take = take the pile with { $cards }
guide-act-take-onto = take the pile onto the { $name }
guide-act-meld = lay { $cards }
guide-act-discard = discard { $card }
guide-act-three = lay { $card }
guide-act-special = lay the special hand “{ $name }”
guide-count = { $cards } → { $points } = { $sum }
guide-count-line = { $name } { $points }

guide-example-join = Two become partners
guide-example-wild-discard = A wild card discarded
guide-example-guarded = A seven on an empty pile
guide-example-one-wild = A meld with a wild card
guide-example-two-wilds = Two natural cards and two wild ones
guide-example-natural-only = A wild card where none may be
guide-example-wild-meld = Wild cards alone
guide-example-run = A sequence
guide-example-gap = A sequence with a gap
guide-example-opening-low = Too little, at a score of 0
guide-example-opening = Enough, at a score of 0
guide-example-opening-pure = Enough points, but a wild card in each meld
guide-example-pair = A frozen pile and a pair
guide-example-frozen = A frozen pile and a wild card
guide-example-natural-wild = An open pile and a wild card
guide-example-onto = An open pile and a meld of that rank
guide-example-bonus = A red three drawn
guide-example-three = A red three laid
guide-example-block = A red three discarded
guide-example-stop = A black three discarded
guide-example-out = Going out
guide-example-keep = One canasta too few
guide-example-special = A special hand
guide-example-natural = A natural canasta
guide-example-mixed = A mixed canasta
guide-example-samba = A samba
