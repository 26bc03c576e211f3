# Bordets meddelande, din hand och omgångens slut.

# Drag: en rad berättar en hel tur

move-turn = { $who }: { $what }
move-draw = drog
move-take = tog högen med { $cards }
move-take-alone = tog högen till { $name }
move-meld = lade ut { $cards }
move-group = { $cards } till { $name }
move-discard = slängde { $card }
move-three = lade { $card }
move-ask = frågade: ”Får jag gå ut?”
move-yes = sade ja
move-no = sade nej
move-pass = passade
move-special = lade ut en specialhand, { $name }
move-by-clock = (tiden var ute)

special-straight = en av varje
special-pairs = sju par
special-pairs_wild = par med vilda kort
special-garbage = fyrtal och triss

# Bordets meddelande

table-title = { $preset } · omgång { $round }
table-turn-draw = { $who } ska dra eller ta högen
table-turn-play = { $who } ska lägga ut och slänga
table-turn-answer = { $who } får frågan: får { $asker } gå ut?
# Discord skriver $when som ”om 2 minuter”, på varje läsares språk.
table-until = tiden är ute { $when }
table-round-over = Omgången är slut.
table-pile = Slänghög: { $top } överst, { $count ->
    [one] ett kort
   *[other] { $count } kort
}
table-pile-empty = Slänghög: tom
table-frozen = frusen
table-frozen-unopened = frusen för ett lag som inte har lagt ut än
table-blocked = ingen får ta den nu
table-stock = Talong: { $count ->
    [one] ett kort
   *[other] { $count } kort
}
table-side = **{ $names }** · { $points } poäng
table-hands = Kort på hand: { $hands }
table-reds = Röda treor: { $count }
table-needs-opening = minimikrav { $points } poäng
table-needs-out = { $have } av { $need } { $need ->
    [one] canasta
   *[other] canastor
} för att gå ut
table-may-out = har { $need ->
    [one] den canasta
   *[other] de { $need } canastor
} som krävs för att gå ut
table-no-melds = inget utlagt än
table-more-melds = … och { $count } till
table-alone = ensam mot två
table-commit = { $commit } förseglar given
table-kept = En dator spelar för { $names } tills de själva spelar igen.
table-slow = { $who }, din tid håller på att gå ut: { $what }
table-yours = { $who }, det är din tur: { $what }
table-do-draw = dra eller ta högen
table-do-play = lägg ut och släng
table-do-answer = får { $asker } gå ut?

meld-part = { $name } { $count }/7
meld-natural = naturlig canasta av { $name } ({ $count })
meld-mixed = blandad canasta av { $name } ({ $count })
meld-wild = canasta av { $name } ({ $count })
meld-run = { $first }–{ $last } { $count }/7
meld-samba = samba { $first }–{ $last }
meld-wilds = { $count ->
    [one] 1 vilt
   *[other] { $count } vilda
}

button-hand = Min hand
button-rules = Regler
button-next = Ge nästa omgång
button-rematch = Revansch

# Din hand

panel-hand = Din hand: { $count ->
    [one] ett kort
   *[other] { $count } kort
}, { $points } poäng
panel-empty = Din hand är tom.
panel-group = **{ $count } { $name }** · { $cards } · { $points }
panel-singles = **{ $count } enstaka kort** · { $cards } · { $points }
panel-turn-draw = Din tur: dra från talongen eller ta högen.
panel-turn-draw-only = Din tur: dra från talongen.
panel-turn-play = Din tur: lägg ut vad du vill, släng sedan ett kort.
panel-turn-answer = { $who } frågar: ”Får jag gå ut?” Efter ett ja måste det ske den här turen, efter ett nej får det inte ske.
panel-turn-other = { $who } spelar nu.
panel-turn-asking = Du frågade ”Får jag gå ut?”; { $who } svarar.
panel-until = Tiden är ute { $when }.
panel-paused = Bordet väntar på att någon kommer tillbaka.
panel-spectator = Du tittar på: du ser bara det som ligger på bordet.
panel-opening = Ert första utlägg kräver { $need } poäng.
panel-staged = Lagt åt sidan: { $cards } · { $points } poäng
panel-staged-opening = Lagt åt sidan: { $cards } · { $points } av { $need } poäng
panel-cheapest = Billigaste sättet att öppna från din hand: { $cards } · { $points } poäng
panel-no-opening = Med den här handen kan du inte öppna nu.
panel-cannot-lay = Inte än: { $why }
panel-cannot-ask = Fråga: { $why }
panel-side = Ditt lag: { $melds } · { $needs }
panel-answered-yes = Din partner sade ja: du måste gå ut den här turen.
panel-answered-no = Din partner sade nej: du får inte gå ut den här turen.
panel-drew = Du drog { $cards }.
panel-undone = Ångrat.
panel-stale = Spelet har gått vidare sedan den knappen visades. Så här står det nu.
panel-suggest-draw = Förslag: dra från talongen.
panel-suggest-take = Förslag: ta högen med { $cards }.
panel-suggest-take-alone = Förslag: ta högen.
panel-suggest-meld = Förslag: lägg ut det som är lagt åt sidan.
panel-suggest-discard = Förslag: släng { $card }.
panel-suggest-three = Förslag: lägg { $card }.
panel-suggest-ask = Förslag: fråga om du får gå ut.
panel-suggest-yes = Förslag: säg ja.
panel-suggest-no = Förslag: säg nej.
panel-suggest-pass = Förslag: passa.
panel-suggest-special = Förslag: lägg ut din specialhand.
panel-suggest-wait = Det är inte din tur; det finns inget att föreslå.

button-draw = Dra
button-draw-many = Dra { $count }
button-take = Ta högen
button-lay = Lägg ut
button-lay-first = Lägg ut först
button-clear = Lägg tillbaka
button-undo = Ångra
button-suggest = Förslag
button-refresh = Uppdatera
button-ask = Får jag gå ut?
button-yes = Ja, gå ut
button-no = Nej
button-pass = Passa
button-standin = Dator spelar för { $who }
button-three = Lägg { $card }
button-special = Lägg ut { $name }
button-confirm = Ja, gör det
button-back = Nej, tillbaka

menu-take = Ta högen med …
menu-take-choice = { $cards } + { $top }
menu-take-alone = { $top } till { $name }
menu-lay = Välj kort att lägga ut
menu-lay-ahead = Lägg kort åt sidan till din nästa tur
menu-lay-new = nytt utlägg: { $cards } · { $points } poäng
menu-lay-add = till { $name } ({ $now } kort): { $cards }
menu-lay-staged = lagt åt sidan: { $cards }
menu-how = { $name }: hur många, och vilka vilda kort?
menu-how-choice = { $cards } · { $points } poäng
menu-how-none = Inga: lägg tillbaka dem
menu-how-makes = blir { $count } av 7
menu-how-canasta = blir en canasta på { $count }
menu-how-mixes = gör din naturliga canasta blandad
menu-discard = Släng ett kort för att avsluta din tur
menu-discard-part = Släng: { $first } till { $last }

danger-stops = spärrar högen för { $who }
danger-freezes = fryser högen
danger-freezes-again = vilt kort; högen är redan frusen
danger-blocks = spärrar högen till din nästa tur; du blir av med den
danger-melded = ⚠ FARA: { $who } har { $name } på bordet
danger-melded-natural = ⚠ FARA: { $who } har { $name } på bordet, behöver en till
danger-safe = ✓ säkert: det finns inte två { $name } kvar
danger-unseen = { $count } { $name } har inte synts än

confirm-out = Nu går du ut, och omgången är slut. Det ger dig { $points } poäng. Vill du det?
confirm-out-team = Nu går du ut, och omgången är slut. Ditt lag får { $points } poäng, minus de kort som din partner har kvar. Vill du det?
confirm-break = Du lägger ett vilt kort till en naturlig canasta: { $name } skulle ge { $mixed } i stället för { $natural }. Vill du det?
confirm-wild = Du är på väg att slänga ett vilt kort, { $card }. Vill du det?
confirm-pile = { $who } kan ta högen på { $count } kort med { $card }. Vill du slänga det ändå?
confirm-staged = Lagt åt sidan men inte utlagt: { $cards }. Vill du slänga ett kort ändå?

# Protokoll och partiets slut

sheet-title = Omgång { $round } är slut
sheet-out = { $who } gick ut.
sheet-out-concealed = { $who } gick ut dolt.
sheet-out-special = { $who } lade ut en specialhand: { $name }.
sheet-no-out = Ingen gick ut.
sheet-sum = Omgången: { $points } · Partiet: { $total }
sheet-round = Omgången
sheet-total = { $names }: **{ $points } poäng**
sheet-lead = I ledning: { $names } med { $points } · till { $target } poäng
sheet-level = Ingen leder · till { $target } poäng
sheet-next = Nästa omgång ges { $when }, eller tidigare med knappen.
sheet-seal = { $commit } förseglade den här given; engångstal: { $nonce }
match-check = Med kortens ordning i partiets protokoll kan vem som helst kontrollera det (SHA-256).
match-title = { $names } vann partiet
match-drawn = Partiet är slut
# Fetstil, så att Discord inte gör en numrerad lista, som skulle räkna om delade platser.
match-place = **{ $place }.** { $names } · { $points } poäng
match-rounds = efter { $count ->
    [one] en omgång
   *[other] { $count } omgångar
} · till { $target } poäng
match-standing = { $who }: { $wins ->
    [one] { $wins } seger
   *[other] { $wins } segrar
} på { $games ->
    [one] { $games } parti
   *[other] { $games } partier
} här
match-ended = Bordet stängdes innan partiet var slut.

score-special = Specialhand
score-melds = Utlagda kort
score-natural_canasta = Naturliga canastor
score-mixed_canasta = Blandade canastor
score-samba = Sambor
score-wild_canasta = Canastor av vilda kort
score-canasta_7 = Canastor av sjuor
score-canasta_A = Canastor av ess
score-going_out = Gått ut
score-concealed = Gått ut dolt
score-red_threes = Röda treor
score-hand = Kort på hand
score-red_threes_in_hand = Röda treor på hand
score-incomplete = Ofärdiga specialcanastor
score-trips = Tre sjuor eller ess på hand

# Varför högen inte kan tas

take-needs-pair = För att ta högen behöver du två { $name } på handen; du har { $held ->
    [0] inget sådant kort
    [one] ett sådant kort
   *[other] { $held }
}.
take-needs-frozen = Högen är frusen: för att ta den behöver du två { $name } på handen; du har { $held ->
    [0] inget sådant kort
    [one] ett sådant kort
   *[other] { $held }
}.
take-needs-unopened = Ditt lag har inte lagt ut än: för att ta högen behöver du två { $name } på handen; du har { $held ->
    [0] inget sådant kort
    [one] ett sådant kort
   *[other] { $held }
}.
take-needs-natural = För att ta högen till era { $name } behöver du ett sådant kort till på handen; du har { $held ->
    [0] inget sådant kort
    [one] ett sådant kort
   *[other] { $held }
}.
take-needs-mixed = För att ta högen behöver du två { $name } på handen, eller ett sådant kort och ett vilt kort; du har { $held ->
    [0] inget sådant kort
    [one] ett sådant kort
   *[other] { $held }
} och { $wilds ->
    [0] inget vilt kort
    [one] ett vilt kort
   *[other] { $wilds } vilda kort
}.
take-needs-nothing = { $top } kan läggas till era { $name }, med eller utan kort från handen.
take-opening = Du kunde ta högen med två { $name }, men ert första utlägg kräver { $need } poäng, och så mycket kan handen inte lägga ut tillsammans med { $top }.
take-not = Du kan inte ta högen nu: { $why }

# När något avvisas

panel-refused = ⚠ { $why }
press-gone = Den knappen hör till ett bord som är borta. Titta på bordets senaste meddelande, eller använd /canasta bord.
take-which = Högen kan tas på flera sätt: skriv korten, eller välj under din hand.
