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
rule-last_discard_not_three = The last discard is no three
rule-discard_required = A discard is needed to go out
rule-going_out_bonus = Points for going out
rule-concealed_bonus = More points for going out concealed
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
rule-value-red_three_sign-melded = if your side has melded, else against you
rule-value-red_three_sign-went_out = if your side goes out, else against you
rule-value-red_three_sign-opened = unless another side goes out before yours has melded; then 200 each against you
rule-value-guarded_discards-true = sevens, aces, wild cards and ranks with a closed canasta
rule-value-opening = { $points } from { $score }
rule-value-opening-below = { $points } below that
rule-value-special = { $name } { $points }
rule-value-wild_canastas = seven twos { $twos }, all jokers { $jokers }, others { $mixed }

# The pages of /rules

guide-title = Rules: { $preset }
guide-form = { $seats } players, { $teams }
guide-differs = House rules at this table
guide-differs-line = { $field }: **{ $value }** (usual: { $usual })
guide-same = No house rules: everything is as usual.
guide-line = { $field }: { $value }
guide-line-differs = ▸ { $field }: **{ $value }** (usual: { $usual })
guide-choose = Choose a part of the rules
guide-topic-table = This table
guide-topic-deal = The deal
guide-topic-turn = A turn and its end
guide-topic-melds = Melds and canastas
guide-topic-pile = The pile
guide-topic-going_out = Going out
guide-topic-score = The score
