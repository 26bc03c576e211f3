# Ord i billeder og deres beskrivelser. Tal skrives efter sproget.

# Es, konge, dame og knægt (bonde), som de står på kortene
pictures-letters = E K D B

pictures-stock = Trækbunke
pictures-pile = Afkastbunke
pictures-frozen = Frossen
pictures-blocked = Spærret
pictures-dealer-mark = G
pictures-seat = Plads { $number }
pictures-need = Åbningskrav { $points }
pictures-score = { $points }
pictures-score-gained = { $points } ({ $sign }{ $gained })

# Beskrivelser: det samme med ord. Kortenes navne kommer fra cards.ftl.

pictures-suit-s = { $count ->
    [one] spar
   *[other] { $count } spar
}
pictures-suit-h = { $count ->
    [one] hjerter
   *[other] { $count } hjerter
}
pictures-suit-d = { $count ->
    [one] ruder
   *[other] { $count } ruder
}
pictures-suit-c = { $count ->
    [one] klør
   *[other] { $count } klør
}
pictures-of-s = spar
pictures-of-h = hjerter
pictures-of-d = ruder
pictures-of-c = klør
pictures-alt-card = { $suit } { $rank }
pictures-alt-group = { $count } { $name }
pictures-alt-hand = Din hånd, { $count ->
    [one] 1 kort:
   *[other] { $count } kort:
}
pictures-alt-staged = Lagt til side: { $cards }
pictures-alt-turn = { $name } skal spille.
pictures-alt-over = Runden er slut.
pictures-alt-stock = Trækbunke: { $count ->
    [one] 1 kort.
   *[other] { $count } kort.
}
pictures-alt-pile = Afkastbunke: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, øverst { $top }.
pictures-alt-pile-empty = Afkastbunken er tom.
pictures-alt-frozen = Bunken er frossen.
pictures-alt-frozen-by = Frosset af { $card }, der ligger på tværs.
pictures-alt-blocked = Ingen må tage den nu.
pictures-alt-seat = { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
pictures-alt-dealer = { $name } (giver)
pictures-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}
pictures-alt-gained = { $points } i denne runde
pictures-alt-need = åbningskrav { $points }
pictures-alt-reds = { $count ->
    [one] 1 rød treer
   *[other] { $count } røde treere
}
pictures-alt-canasta-natural = ren canasta med { $count } { $name }
pictures-alt-canasta-mixed = blandet canasta med { $count } { $name }
pictures-alt-canasta-wild = canasta med { $count } { $name }
pictures-alt-meld-wilds = { $count } { $name } ({ $wilds ->
    [one] 1 vildt
   *[other] { $wilds } vilde
})
pictures-alt-run = stige fra { $first } til { $last }
pictures-alt-samba = samba fra { $first } til { $last }
pictures-alt-melds = { $melds ->
    [one] 1 melding
   *[other] { $melds } meldinger
}, heraf { $canastas ->
    [one] 1 canasta
   *[other] { $canastas } canastaer
}

# Billedet af et helt parti

pictures-chart-target = Mål { $points }
pictures-chart-pile = Største bunke
pictures-chart-pile-what = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
pictures-chart-freeze = Længst frossen
pictures-chart-freeze-what = { $count ->
    [one] 1 tur
   *[other] { $count } ture
}
pictures-chart-canastas = Flest canastaer
pictures-chart-canastas-what = { $best } af { $all }

pictures-alt-match = Point runde for runde; { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}, mål { $target }.
pictures-alt-winner = { $name } vandt.
pictures-alt-course = { $name }: { $points }.
pictures-alt-biggest = Største bunke: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, { $name }.
pictures-alt-freeze = Længst frossen: { $count ->
    [one] 1 tur.
   *[other] { $count } ture.
}
pictures-alt-canastas = Canastaer: { $count }.
