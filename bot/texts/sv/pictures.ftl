# Ord i bilder och deras beskrivningar. Tal skrivs efter språket.

# Ess, kung, dam och knekt som de står på korten
pictures-letters = E K D Kn

pictures-stock = Talong
pictures-pile = Slänghög
pictures-frozen = Frusen
pictures-blocked = Spärrad
pictures-dealer-mark = G
pictures-seat = Plats { $number }
pictures-need = Minimikrav { $points }
pictures-score = { $points }
pictures-score-gained = { $points } ({ $sign }{ $gained })

# Beskrivningar: samma sak i ord. Kortens namn kommer från cards.ftl.

pictures-suit-s = { $count ->
    [one] spader
   *[other] { $count } spader
}
pictures-suit-h = { $count ->
    [one] hjärter
   *[other] { $count } hjärter
}
pictures-suit-d = { $count ->
    [one] ruter
   *[other] { $count } ruter
}
pictures-suit-c = { $count ->
    [one] klöver
   *[other] { $count } klöver
}
pictures-of-s = spader
pictures-of-h = hjärter
pictures-of-d = ruter
pictures-of-c = klöver
pictures-alt-card = { $suit } { $rank }
pictures-alt-group = { $count } { $name }
pictures-alt-hand = Din hand, { $count ->
    [one] 1 kort:
   *[other] { $count } kort:
}
pictures-alt-staged = Lagt åt sidan: { $cards }
pictures-alt-turn = { $name } ska spela.
pictures-alt-over = Omgången är slut.
pictures-alt-stock = Talong: { $count ->
    [one] 1 kort.
   *[other] { $count } kort.
}
pictures-alt-pile = Slänghög: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, överst { $top }.
pictures-alt-pile-empty = Slänghögen är tom.
pictures-alt-frozen = Högen är frusen.
pictures-alt-frozen-by = Frusen av { $card } som ligger på tvären.
pictures-alt-blocked = Ingen får ta den nu.
pictures-alt-seat = { $name }: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
pictures-alt-dealer = { $name } (givare)
pictures-alt-points = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
pictures-alt-gained = { $points } i den här omgången
pictures-alt-need = minimikrav { $points }
pictures-alt-reds = { $count ->
    [one] 1 röd trea
   *[other] { $count } röda treor
}
pictures-alt-canasta-natural = naturlig canasta med { $count } { $name }
pictures-alt-canasta-mixed = blandad canasta med { $count } { $name }
pictures-alt-canasta-wild = canasta med { $count } { $name }
pictures-alt-meld-wilds = { $count } { $name } ({ $wilds ->
    [one] 1 vilt
   *[other] { $wilds } vilda
})
pictures-alt-run = stege från { $first } till { $last }
pictures-alt-samba = samba från { $first } till { $last }
pictures-alt-melds = { $melds } utlägg, varav { $canastas ->
    [one] 1 canasta
   *[other] { $canastas } canastor
}

# Bilden av ett helt parti

pictures-chart-target = Mål { $points }
pictures-chart-pile = Största hög
pictures-chart-pile-what = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
pictures-chart-freeze = Längst frusen
pictures-chart-freeze-what = { $count ->
    [one] 1 tur
   *[other] { $count } turer
}
pictures-chart-canastas = Flest canastor
pictures-chart-canastas-what = { $best } av { $all }

pictures-alt-match = Poäng omgång för omgång; { $rounds ->
    [one] 1 omgång
   *[other] { $rounds } omgångar
}, mål { $target }.
pictures-alt-winner = { $name } vann.
pictures-alt-course = { $name }: { $points }.
pictures-alt-biggest = Största hög: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}, { $name }.
pictures-alt-freeze = Längst frusen: { $count ->
    [one] 1 tur.
   *[other] { $count } turer.
}
pictures-alt-canastas = Canastor: { $count }.
