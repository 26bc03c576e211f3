# Kortenes navn, og ordene man skriver kort med. Et navn gis for så og så mange kort.

rank-A = { $count ->
   *[other] ess
}
rank-K = { $count ->
    [one] konge
   *[other] konger
}
rank-Q = { $count ->
    [one] dam
   *[other] damer
}
rank-J = { $count ->
    [one] knekt
   *[other] knekter
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
    [one] åtter
   *[other] åttere
}
rank-7 = { $count ->
    [one] sjuer
   *[other] sjuere
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
    [one] svart treer
   *[other] svarte treere
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
    [one] vilt kort
   *[other] ville kort
}
rank-run = { $count ->
    [one] sekvens
   *[other] sekvenser
}

# Ord som betyr et kort når de skrives: små bokstaver, mellomrom imellom.

typed-A = ess esset essene e
typed-K = konge konger kongen
typed-Q = dam dame damer damen dronning dronninger d
typed-J = knekt knekter knekten kn
typed-T = tier tiere ti
typed-9 = nier niere ni
typed-8 = åtter åttere åtte
typed-7 = sjuer sjuere sju syver syvere syv
typed-6 = sekser seksere seks
typed-5 = femmer femmere fem
typed-4 = firer firere fire
typed-3 = treer treere tre
typed-2 = toer toere to
typed-joker = joker jokere jokeren
typed-wild = vill vilt ville
typed-spades = spar
typed-hearts = hjerter hjerte
typed-diamonds = ruter
typed-clubs = kløver
typed-and = og med pluss samt

# Det som ikke kan leses.

read-unknown = Jeg kan ikke lese «{ $text }» som kort. Skriv dem for eksempel som KKK2, K♠ K♥ 2♦ eller 3 konger + joker.
read-empty = Skriv hvilke kort, for eksempel KKK2 777 eller 3 konger + joker.
read-not-held = Det krever { $asked } { $name }; du har { $held }.
read-card-not-held = Du har ikke { $card }.
read-where = Skriv hvilken kombinasjon de ville kortene skal til, for eksempel K: 2 2.
read-one-card = Skriv ett kort, for eksempel 4♠.
