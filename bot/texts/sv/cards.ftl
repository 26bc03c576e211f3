# Kortens namn, och orden som man skriver kort med. Ett namn ges för så och så många kort.

rank-A = { $count ->
   *[other] ess
}
rank-K = { $count ->
    [one] kung
   *[other] kungar
}
rank-Q = { $count ->
    [one] dam
   *[other] damer
}
rank-J = { $count ->
    [one] knekt
   *[other] knektar
}
rank-T = { $count ->
    [one] tia
   *[other] tior
}
rank-9 = { $count ->
    [one] nia
   *[other] nior
}
rank-8 = { $count ->
    [one] åtta
   *[other] åttor
}
rank-7 = { $count ->
    [one] sjua
   *[other] sjuor
}
rank-6 = { $count ->
    [one] sexa
   *[other] sexor
}
rank-5 = { $count ->
    [one] femma
   *[other] femmor
}
rank-4 = { $count ->
    [one] fyra
   *[other] fyror
}
rank-3 = { $count ->
    [one] svart trea
   *[other] svarta treor
}
rank-red3 = { $count ->
    [one] röd trea
   *[other] röda treor
}
rank-threes = { $count ->
    [one] trea
   *[other] treor
}
rank-2 = { $count ->
    [one] tvåa
   *[other] tvåor
}
rank-joker = { $count ->
    [one] joker
   *[other] jokrar
}
rank-W = { $count ->
    [one] vilt kort
   *[other] vilda kort
}
rank-run = { $count ->
    [one] stege
   *[other] stegar
}

# Ord som betyder ett kort när man skriver dem: små bokstäver, mellanslag emellan.

typed-A = ess esset essen äss e
typed-K = kung kungar kungen
typed-Q = dam damer damen d
typed-J = knekt knektar knekten kn
typed-T = tia tior tian tio
typed-9 = nia nior nian nio
typed-8 = åtta åttor åttan
typed-7 = sjua sjuor sjuan sju
typed-6 = sexa sexor sexan sex
typed-5 = femma femmor femman fem
typed-4 = fyra fyror fyran
typed-3 = trea treor trean tre
typed-2 = tvåa tvåor tvåan två
typed-joker = joker jokrar jokern
typed-wild = vild vilt vilda
typed-spades = spader
typed-hearts = hjärter
typed-diamonds = ruter
typed-clubs = klöver
typed-and = och med plus samt

# Det som inte går att läsa.

read-unknown = Jag kan inte läsa ”{ $text }” som kort. Skriv dem till exempel som KKK2, K♠ K♥ 2♦ eller 3 kungar + joker.
read-empty = Skriv vilka kort, till exempel KKK2 777 eller 3 kungar + joker.
read-not-held = Det kräver { $asked } { $name }; du har { $held }.
read-card-not-held = Du har inte { $card }.
read-where = Skriv vilket utlägg de vilda korten ska till, till exempel K: 2 2.
read-one-card = Skriv ett kort, till exempel 4♠.
