# Ord i bilder og beskrivelsene deres. Tall skrives etter språket.

# Ess, konge, dam og knekt slik de står på kortene
pictures-letters = E K D Kn

pictures-stock = Trekkbunke
pictures-pile = Kastehaug
pictures-frozen = Frosset
pictures-blocked = Stengt
pictures-dealer-mark = G
pictures-seat = Plass { $number }
pictures-need = Åpning { $points }
pictures-score = { $points }
pictures-score-gained = { $points } ({ $sign }{ $gained })

# Beskrivelser: det samme med ord. Kortenes navn kommer fra cards.ftl.

pictures-suit-s = { $count ->
    [one] spar
   *[other] { $count } spar
}
pictures-suit-h = { $count ->
    [one] hjerter
   *[other] { $count } hjerter
}
pictures-suit-d = { $count ->
    [one] ruter
   *[other] { $count } ruter
}
pictures-suit-c = { $count ->
    [one] kløver
   *[other] { $count } kløver
}
pictures-of-s = spar
pictures-of-h = hjerter
pictures-of-d = ruter
pictures-of-c = kløver
pictures-alt-card = { $suit } { $rank }
pictures-alt-group = { $count } { $name }
pictures-alt-hand = Hånden din, { $count ->
    [one] 1 kort:
   *[other] { $count } kort:
}
pictures-alt-staged = Lagt til side: { $cards }
pictures-alt-turn = { $name } skal spille.
pictures-alt-over = Runden er over.
pictures-alt-stock = Trekkbunke: { $count ->
    [one] 1 kort.
   *[other] { $count } kort.
}
pictures-alt-pile = Kastehaug: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, øverst { $top }.
pictures-alt-pile-empty = Kastehaugen er tom.
pictures-alt-frozen = Haugen er frosset.
pictures-alt-frozen-by = Frosset av { $card } som ligger på tvers.
pictures-alt-blocked = Ingen kan ta den nå.
pictures-alt-seat = { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
pictures-alt-dealer = { $name } (giver)
pictures-alt-points = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
pictures-alt-gained = { $points } i denne runden
pictures-alt-need = åpning { $points }
pictures-alt-reds = { $count ->
    [one] 1 rød treer
   *[other] { $count } røde treere
}
pictures-alt-canasta-natural = ekte canasta med { $count } { $name }
pictures-alt-canasta-mixed = uekte canasta med { $count } { $name }
pictures-alt-canasta-wild = canasta med { $count } { $name }
pictures-alt-meld-wilds = { $count } { $name } ({ $wilds ->
    [one] 1 vilt
   *[other] { $wilds } ville
})
pictures-alt-run = sekvens fra { $first } til { $last }
pictures-alt-samba = samba fra { $first } til { $last }
pictures-alt-melds = { $melds ->
    [one] 1 kombinasjon
   *[other] { $melds } kombinasjoner
}, hvorav { $canastas ->
    [one] 1 canasta
   *[other] { $canastas } canastaer
}

# Bildet av et helt parti

pictures-chart-target = Mål { $points }
pictures-chart-pile = Største haug
pictures-chart-pile-what = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
pictures-chart-freeze = Lengst frosset
pictures-chart-freeze-what = { $count ->
    [one] 1 tur
   *[other] { $count } turer
}
pictures-chart-canastas = Flest canastaer
pictures-chart-canastas-what = { $best } av { $all }

pictures-alt-match = Poeng runde for runde; { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}, mål { $target }.
pictures-alt-winner = { $name } vant.
pictures-alt-course = { $name }: { $points }.
pictures-alt-biggest = Største haug: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, { $name }.
pictures-alt-freeze = Lengst frosset: { $count ->
    [one] 1 tur.
   *[other] { $count } turer.
}
pictures-alt-canastas = Canastaer: { $count }.
