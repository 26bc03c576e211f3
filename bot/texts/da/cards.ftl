# Kortenes navne, og de ord man skriver kort med. Et navn gives for så og så mange kort.

rank-A = { $count ->
    [one] es
   *[other] esser
}
rank-K = { $count ->
    [one] konge
   *[other] konger
}
rank-Q = { $count ->
    [one] dame
   *[other] damer
}
rank-J = { $count ->
    [one] knægt
   *[other] knægte
}
rank-T = { $count ->
    [one] tier
   *[other] tiere
}
rank-9 = { $count ->
    [one] nier
   *[other] niere
}
rank-8 = { $count ->
    [one] otter
   *[other] ottere
}
rank-7 = { $count ->
    [one] syver
   *[other] syvere
}
rank-6 = { $count ->
    [one] sekser
   *[other] seksere
}
rank-5 = { $count ->
    [one] femmer
   *[other] femmere
}
rank-4 = { $count ->
    [one] firer
   *[other] firere
}
rank-3 = { $count ->
    [one] sort treer
   *[other] sorte treere
}
rank-red3 = { $count ->
    [one] rød treer
   *[other] røde treere
}
rank-threes = { $count ->
    [one] treer
   *[other] treere
}
rank-2 = { $count ->
    [one] toer
   *[other] toere
}
rank-joker = { $count ->
    [one] joker
   *[other] jokere
}
rank-W = { $count ->
    [one] vildt kort
   *[other] vilde kort
}
rank-run = { $count ->
    [one] stige
   *[other] stiger
}

# Ord, der betyder et kort, når de skrives: små bogstaver, mellemrum imellem.

typed-A = es esser esset e
typed-K = konge konger kongen
typed-Q = dame damer damen dronning dronninger d
typed-J = knægt knægte knægten bonde bønder b kn
typed-T = tier tiere ti
typed-9 = nier niere ni
typed-8 = otter ottere otte
typed-7 = syver syvere syv
typed-6 = sekser seksere seks
typed-5 = femmer femmere fem
typed-4 = firer firere fire
typed-3 = treer treere tre
typed-2 = toer toere to
typed-joker = joker jokere jokeren
typed-wild = vild vildt vilde
typed-spades = spar
typed-hearts = hjerter hjerte
typed-diamonds = ruder
typed-clubs = klør
typed-and = og med plus samt

# Det, der ikke kan læses.

read-unknown = Jeg kan ikke læse »{ $text }« som kort. Skriv dem for eksempel som KKK2, K♠ K♥ 2♦ eller 3 konger + joker.
read-empty = Nævn kortene, for eksempel KKK2 777 eller 3 konger + joker.
read-not-held = Det kræver { $asked } { $name }; du har { $held }.
read-card-not-held = Du har ikke { $card }.
read-where = Skriv, hvilken melding de vilde kort skal til, for eksempel K: 2 2.
read-one-card = Nævn ét kort, for eksempel 4♠.
