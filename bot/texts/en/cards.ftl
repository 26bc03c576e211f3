# Names of ranks, and the words by which people type cards. A rank's name is given for so many cards of it.

rank-A = { $count ->
    [one] ace
   *[other] aces
}
rank-K = { $count ->
    [one] king
   *[other] kings
}
rank-Q = { $count ->
    [one] queen
   *[other] queens
}
rank-J = { $count ->
    [one] jack
   *[other] jacks
}
rank-T = { $count ->
    [one] ten
   *[other] tens
}
rank-9 = { $count ->
    [one] nine
   *[other] nines
}
rank-8 = { $count ->
    [one] eight
   *[other] eights
}
rank-7 = { $count ->
    [one] seven
   *[other] sevens
}
rank-6 = { $count ->
    [one] six
   *[other] sixes
}
rank-5 = { $count ->
    [one] five
   *[other] fives
}
rank-4 = { $count ->
    [one] four
   *[other] fours
}
rank-3 = { $count ->
    [one] black three
   *[other] black threes
}
rank-red3 = { $count ->
    [one] red three
   *[other] red threes
}
rank-threes = { $count ->
    [one] three
   *[other] threes
}
rank-2 = { $count ->
    [one] two
   *[other] twos
}
rank-joker = { $count ->
    [one] joker
   *[other] jokers
}
rank-W = { $count ->
    [one] wild card
   *[other] wild cards
}
rank-run = { $count ->
    [one] sequence
   *[other] sequences
}

# Words that mean a card when typed, small letters, parted by spaces. The signs A K Q J 10 9 … 2, ♠ ♥ ♦ ♣ s h d c
# and Jo are understood in every language; here stand the others.

typed-A = ace aces
typed-K = king kings
typed-Q = queen queens
typed-J = jack jacks knave knaves
typed-T = ten tens
typed-9 = nine nines
typed-8 = eight eights
typed-7 = seven sevens
typed-6 = six sixes
typed-5 = five fives
typed-4 = four fours
typed-3 = three threes
typed-2 = two twos deuce deuces
typed-joker = joker jokers
typed-wild = wild wilds
typed-spades = spade spades
typed-hearts = heart hearts
typed-diamonds = diamond diamonds
typed-clubs = club clubs
typed-and = and with of plus

# What cannot be read.

read-unknown = I cannot read “{ $text }” as cards. Type them like KKK2, K♠ K♥ 2♦ or 3 kings + joker.
read-empty = Name the cards, like KKK2 777 or 3 kings + joker.
read-not-held = That takes { $asked } { $name }; you hold { $held }.
read-card-not-held = You do not hold { $card }.
read-where = Say which meld the wild cards go to, like K: 2 2.
read-one-card = Name one card, like 4♠.
