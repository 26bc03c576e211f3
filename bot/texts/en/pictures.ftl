# Words in pictures, and their alt texts. $points and other numbers are written by the locale.

# Ace, king, queen and jack as they stand on the cards
pictures-letters = A K Q J

pictures-stock = Stock
pictures-pile = Pile
pictures-frozen = Frozen
pictures-blocked = Blocked
pictures-dealer-mark = D
pictures-seat = Seat { $number }
pictures-need = Needs { $points } to open
pictures-score = { $points }
pictures-score-gained = { $points } ({ $sign }{ $gained })

# Alt texts: the same in words. Ranks come from cards.ftl.

pictures-suit-s = { $count ->
    [one] spade
   *[other] { $count } spades
}
pictures-suit-h = { $count ->
    [one] heart
   *[other] { $count } hearts
}
pictures-suit-d = { $count ->
    [one] diamond
   *[other] { $count } diamonds
}
pictures-suit-c = { $count ->
    [one] club
   *[other] { $count } clubs
}
pictures-of-s = spades
pictures-of-h = hearts
pictures-of-d = diamonds
pictures-of-c = clubs
pictures-alt-card = { $rank } of { $suit }
pictures-alt-group = { $count } { $name }
pictures-alt-hand = Your hand, { $count ->
    [one] 1 card:
   *[other] { $count } cards:
}
pictures-alt-staged = Laid out: { $cards }
pictures-alt-turn = { $name } is to play.
pictures-alt-over = The round is over.
pictures-alt-stock = Stock: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
pictures-alt-pile = Pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, on top the { $top }.
pictures-alt-pile-empty = The pile is empty.
pictures-alt-frozen = The pile is frozen.
pictures-alt-frozen-by = Frozen by the { $card } lying crosswise.
pictures-alt-blocked = Nobody may take it now.
pictures-alt-seat = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pictures-alt-dealer = { $name } (dealer)
pictures-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pictures-alt-gained = { $points } in this round
pictures-alt-need = needs { $points } to open
pictures-alt-reds = { $count ->
    [one] 1 red three
   *[other] { $count } red threes
}
pictures-alt-canasta-natural = natural canasta of { $count } { $name }
pictures-alt-canasta-mixed = mixed canasta of { $count } { $name }
pictures-alt-canasta-wild = canasta of { $count } { $name }
pictures-alt-meld-wilds = { $count } { $name } ({ $wilds ->
    [one] 1 wild
   *[other] { $wilds } wild
})
pictures-alt-run = sequence from { $first } to { $last }
pictures-alt-samba = samba from { $first } to { $last }
pictures-alt-melds = { $melds ->
    [one] 1 meld
   *[other] { $melds } melds
}, { $canastas ->
    [one] 1 canasta
   *[other] { $canastas } canastas
} among them

# The chart of a match

pictures-chart-target = Target { $points }
pictures-chart-pile = Biggest pile
pictures-chart-pile-what = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pictures-chart-freeze = Longest freeze
pictures-chart-freeze-what = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
pictures-chart-canastas = Most canastas
pictures-chart-canastas-what = { $best } of { $all }

pictures-alt-match = Points by round; { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, target { $target }.
pictures-alt-winner = { $name } won.
pictures-alt-course = { $name }: { $points }.
pictures-alt-biggest = Biggest pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $name }.
pictures-alt-freeze = Longest freeze: { $count ->
    [one] 1 turn.
   *[other] { $count } turns.
}
pictures-alt-canastas = Canastas: { $count }.
