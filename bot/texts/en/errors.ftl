# Why something is refused: each sentence names the rule and its numbers.

seat-name = the player on chair { $seat }
computer-name = Computer { $seat }

# Actions

illegal-not_your_turn = It is not your turn: { $who } plays now.
illegal-not_your_turn-nobody = You are not playing in this round.
illegal-wrong_phase-draw = Draw from the stock or take the pile first; then you may meld and discard.
illegal-wrong_phase-play = You have already drawn or taken the pile this turn: lay melds, or discard one card to end your turn.
illegal-wrong_phase-answer = “May I go out?” has been asked: everything waits until the partner says yes or no.
illegal-wrong_phase-over = This round is over.
illegal-wrong_phase-empty = The stock has no card left: take the pile or pass.
illegal-wrong_phase-stock = You can pass only when the stock is empty; it has { $stock ->
    [one] one card
   *[other] { $stock } cards
} left.
illegal-not_allowed-pass = Nobody passes under these rules: the round ends when the stock is empty.
illegal-not_allowed-three = Under these rules red threes are laid and replaced at once; they are never played from the hand.
illegal-not_allowed-ask = Under these rules nobody asks a partner before going out.
illegal-not_allowed-special = These rules have no special hands.
illegal-not_allowed-target = These rules have no meld of that kind ({ $target }).
illegal-not_allowed-text = This cannot be read as a move: { $text }
illegal-bad_card = You do not hold { $card }.
illegal-bad_card-hand = You do not hold all of those cards.
illegal-bad_card-none = Each meld needs at least one card from your hand.
illegal-bad_card-twice = Name each meld only once: put all the cards for it together.
illegal-pile_empty = The discard pile is empty: draw from the stock.
illegal-pile_blocked-wild = A wild card lies on top ({ $top }), and a pile with a wild card on top cannot be taken.
illegal-pile_blocked-red_three = A red three lies on top ({ $top }), and a pile with a three on top cannot be taken.
illegal-pile_blocked-black_three = A black three lies on top ({ $top }): it stops the pile for you, for this turn.
illegal-pile_blocked-behind = A red three was discarded: nobody takes the pile until it is that player’s turn again.
illegal-pile_frozen = The pile is frozen for you: { $top } needs { $need } natural cards of its rank from your hand; you laid { $laid }.
illegal-no_match = { $top } does not come with those cards: lay two natural cards of its rank with it. Fewer are enough only for a meld that your side has, or together with a wild card, where the rules allow it.
illegal-meld_too_small = A meld needs { $need } cards or more; this one ({ $rank }) has { $laid }.
illegal-meld_wrong_rank = In a meld of { $rank } there may be only { $rank } and the wild cards that go with them.
illegal-meld_naturals = A meld needs { $need } natural cards or more; this one ({ $rank }) has { $laid }.
illegal-meld_wilds = Too many wild cards: this meld ({ $rank }) would have { $laid }, and { $most } is the most.
illegal-meld_wilds-none = No wild card may be added to this meld ({ $rank }).
illegal-meld_full = This meld ({ $rank }) would have { $laid } cards; { $most } is the most.
illegal-meld_sequence = A sequence is three to seven natural cards of one suit in a row from 4 to ace; these { $laid } { $laid ->
    [one] card is
   *[other] cards are
} not.
illegal-black_threes = Black threes are melded only when you go out with them: you would have { $left } { $left ->
    [one] card
   *[other] cards
} left; going out takes { $need } { $need ->
    [one] canasta
   *[other] canastas
} and you have { $canastas }.
illegal-black_threes-twice = Black threes are laid once only, all in one move.
illegal-opening_too_low = The first meld needs { $need } points; you laid { $laid }.
illegal-opening_pure = One of the first melds must have { $need } natural cards or more and no wild card.
illegal-must_keep_card = You would have { $left } { $left ->
    [one] card
   *[other] cards
} left and cannot go out: that takes { $need } { $need ->
    [one] canasta
   *[other] canastas
} and you have { $canastas }, or you may not go out this turn. Keep a card besides the one you discard.
illegal-must_go_out = Your partner said yes, so this turn must end by going out; after that you would still hold { $left } { $left ->
    [one] card
   *[other] cards
}.
illegal-discard_wild = Under these rules you may discard a wild card only if you hold nothing else; you hold { $naturals } other { $naturals ->
    [one] card
   *[other] cards
}.
illegal-discard_guarded = { $card } may not go on an empty pile: no seven, ace, wild card or card of a finished canasta’s rank, unless you hold nothing else.
illegal-discard_three = A three may not be the last card you discard ({ $card }).
illegal-ask_refused-alone = You have no partner to ask.
illegal-ask_refused-asked = You have already asked this turn; the answer stands.
illegal-ask_refused-laid = Ask before you lay anything this turn.
illegal-ask_refused-cards = To ask you must hold two cards or more.
illegal-ask_refused-cannot = You cannot go out with these cards this turn, so there is nothing to ask.
illegal-special_hand = That is not a special hand: it takes exactly 14 cards of one of the patterns, after drawing from the stock and with nothing on the table yet; you hold { $cards }.

# Tables that cannot be had

rules-unknown_preset = There are no rules called { $preset }; the rules are: { $known }.
rules-seats_not_offered = These rules are not for { $seats } players; they are for { $offered }.
rules-teams_not_offered = With this many players these rules are not played “{ $teams }”, but: { $offered }.
rules-unknown_option = There is no house rule called { $field }.
rules-bad_value = “{ $field }” cannot be { $value }; it can be { $allowed }.
rules-stock_too_small = { $seats } players with { $hand_size } cards each leave a stock of { $left }; it must have { $need } or more.
rules-passport_unreadable = That is no passport of rules. One looks like this: CAN1-3C1KK-930HG-03007
rules-passport_check = There is a mistake in that passport: its last two characters do not fit the others. Please compare it with the one you were given.
rules-passport_newer = That passport was made by a later version of this bot ({ $version }; here { $known } is the latest): it must be brought up to date first.

# The table

table-stale = The table has moved on since this button was shown. Look at the newest message.

# Everything else

storage-busy = That could not be saved just now; nothing has changed. Please try again.
storage-full = That could not be saved: the disk is full or failing. Nothing has changed; please tell whoever runs this bot.
storage-failed = That could not be saved; nothing has changed. Please tell whoever runs this bot.
error-bot-forbidden = Discord does not let me do that here: I need to see this channel, send messages and attach files in it.
error-permissions = For that you need this permission here: { $needed }.
permission-manage_guild = Manage Server
error-server-only = That works only on a server.
error-not-for-you = That is not for you to do.
error-command-changed = This command has changed. Reload Discord and try again.
error-unforeseen = Something went wrong that nobody foresaw; nothing of the game is lost. If it happens again, tell whoever runs this bot this number: { $number }
