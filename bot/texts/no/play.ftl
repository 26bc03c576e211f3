# Meldingen for bordet, hånden din og slutten på runden.

# Trekk: én linje forteller en hel tur

move-turn = { $who }: { $what }
move-draw = trakk
move-take = tok haugen med { $cards }
move-take-alone = tok haugen til { $name }
move-meld = la ut { $cards }
move-group = { $cards } til { $name }
move-discard = kastet { $card }
move-three = la { $card }
move-ask = spurte: «Kan jeg gå ut?»
move-yes = sa ja
move-no = sa nei
move-pass = meldte pass
move-special = la ut en spesialhånd, { $name }
move-by-clock = (tiden var ute)

special-straight = én av hver
special-pairs = sju par
special-pairs_wild = par med ville kort
special-garbage = fire like og tre like

# Meldingen for bordet

table-title = { $preset } · runde { $round }
table-turn-draw = { $who } skal trekke eller ta haugen
table-turn-play = { $who } skal legge ut og kaste
table-turn-answer = { $who } blir spurt: kan { $asker } gå ut?
# Discord skriver $when som «om 2 minutter», på språket til hver leser.
table-until = tiden er ute { $when }
table-round-over = Runden er over.
table-pile = Kastehaug: { $top } øverst, { $count ->
    [one] ett kort
   *[other] { $count } kort
}
table-pile-empty = Kastehaug: tom
table-frozen = frosset
table-frozen-unopened = frosset for et lag som ikke har åpnet ennå
table-blocked = ingen kan ta den nå
table-stock = Trekkbunke: { $count ->
    [one] ett kort
   *[other] { $count } kort
}
table-side = **{ $names }** · { $points } poeng
table-hands = Kort på hånden: { $hands }
table-reds = Røde treere: { $count }
table-needs-opening = åpning krever { $points } poeng
table-needs-out = { $have } av { $need } { $need ->
    [one] canasta
   *[other] canastaer
} for å gå ut
table-may-out = har { $need ->
    [one] canastaen
   *[other] de { $need } canastaene
} som trengs for å gå ut
table-no-melds = ingenting lagt ut ennå
table-more-melds = … og { $count } til
table-alone = alene mot to
table-commit = { $commit } forsegler utdelingen
table-kept = En datamaskin spiller for { $names } til de selv spiller igjen.
table-slow = { $who }, tiden din er i ferd med å gå ut: { $what }
table-yours = { $who }, det er din tur: { $what }
table-do-draw = trekk eller ta haugen
table-do-play = legg ut og kast
table-do-answer = kan { $asker } gå ut?

meld-part = { $name } { $count }/7
meld-natural = ekte canasta av { $name } ({ $count })
meld-mixed = uekte canasta av { $name } ({ $count })
meld-wild = canasta av { $name } ({ $count })
meld-run = { $first }–{ $last } { $count }/7
meld-samba = samba { $first }–{ $last }
meld-wilds = { $count ->
    [one] 1 vilt
   *[other] { $count } ville
}

button-hand = Min hånd
button-rules = Regler
button-next = Del ut neste runde
button-rematch = Omkamp

# Hånden din

panel-hand = Hånden din: { $count ->
    [one] ett kort
   *[other] { $count } kort
}, { $points } poeng
panel-empty = Hånden din er tom.
panel-group = **{ $count } { $name }** · { $cards } · { $points }
panel-singles = **{ $count } enkeltkort** · { $cards } · { $points }
panel-turn-draw = Din tur: trekk fra trekkbunken, eller ta haugen.
panel-turn-draw-only = Din tur: trekk fra trekkbunken.
panel-turn-play = Din tur: legg ut det du vil, og kast så ett kort.
panel-turn-answer = { $who } spør: «Kan jeg gå ut?» Etter et ja må det skje denne turen, etter et nei kan det ikke skje.
panel-turn-other = { $who } spiller nå.
panel-turn-asking = Du spurte «Kan jeg gå ut?»; { $who } svarer.
panel-until = Tiden er ute { $when }.
panel-paused = Bordet venter på at noen kommer tilbake.
panel-spectator = Du ser på: du ser bare det som ligger på bordet.
panel-opening = Åpningen krever { $need } poeng.
panel-staged = Lagt til side: { $cards } · { $points } poeng
panel-staged-opening = Lagt til side: { $cards } · { $points } av { $need } poeng
panel-cheapest = Billigste åpning fra hånden din: { $cards } · { $points } poeng
panel-no-opening = Med denne hånden kan du ikke åpne nå.
panel-cannot-lay = Ikke ennå: { $why }
panel-cannot-ask = Spør: { $why }
panel-side = Laget ditt: { $melds } · { $needs }
panel-answered-yes = Makkeren din sa ja: du må gå ut denne turen.
panel-answered-no = Makkeren din sa nei: du kan ikke gå ut denne turen.
panel-drew = Du trakk { $cards }.
panel-undone = Angret.
panel-stale = Spillet har gått videre siden den knappen ble vist. Slik står det nå.
panel-suggest-draw = Forslag: trekk fra trekkbunken.
panel-suggest-take = Forslag: ta haugen med { $cards }.
panel-suggest-take-alone = Forslag: ta haugen.
panel-suggest-meld = Forslag: legg ut det som er lagt til side.
panel-suggest-discard = Forslag: kast { $card }.
panel-suggest-three = Forslag: legg { $card }.
panel-suggest-ask = Forslag: spør om du kan gå ut.
panel-suggest-yes = Forslag: si ja.
panel-suggest-no = Forslag: si nei.
panel-suggest-pass = Forslag: meld pass.
panel-suggest-special = Forslag: legg ut spesialhånden din.
panel-suggest-wait = Det er ikke din tur; det er ikke noe å foreslå.

button-draw = Trekk
button-draw-many = Trekk { $count }
button-take = Ta haugen
button-lay = Legg ut
button-lay-first = Legg ut først
button-clear = Legg tilbake
button-undo = Angre
button-suggest = Forslag
button-refresh = Oppdater
button-ask = Kan jeg gå ut?
button-yes = Ja, gå ut
button-no = Nei
button-pass = Pass
button-standin = Datamaskin spiller for { $who }
button-three = Legg { $card }
button-special = Legg ut { $name }
button-confirm = Ja, gjør det
button-back = Nei, tilbake

menu-take = Ta haugen med …
menu-take-choice = { $cards } + { $top }
menu-take-alone = { $top } til { $name }
menu-lay = Velg kort å legge ut
menu-lay-ahead = Legg kort til side til din neste tur
menu-lay-new = ny kombinasjon: { $cards } · { $points } poeng
menu-lay-add = til { $name } ({ $now } kort): { $cards }
menu-lay-staged = lagt til side: { $cards }
menu-how = { $name }: hvor mange, og hvilke ville kort?
menu-how-choice = { $cards } · { $points } poeng
menu-how-none = Ingen: legg dem tilbake
menu-how-makes = blir { $count } av 7
menu-how-canasta = blir en canasta på { $count }
menu-how-mixes = gjør den ekte canastaen din uekte
menu-discard = Kast et kort for å avslutte turen
menu-discard-part = Kast: { $first } til { $last }

danger-stops = stenger haugen for { $who }
danger-freezes = fryser haugen
danger-freezes-again = vilt kort; haugen er allerede frosset
danger-blocks = stenger haugen til din neste tur; du mister den
danger-melded = ⚠ FARE: { $who } har { $name } på bordet
danger-melded-natural = ⚠ FARE: { $who } har { $name } på bordet, trenger én til
danger-safe = ✓ trygt: det er ikke to { $name } igjen
danger-unseen = { $count } { $name } ennå ikke sett

confirm-out = Nå går du ut, og runden er over. Det gir deg { $points } poeng. Vil du det?
confirm-out-team = Nå går du ut, og runden er over. Laget ditt får { $points } poeng, minus kortene makkeren din har igjen. Vil du det?
confirm-break = Du legger et vilt kort til en ekte canasta: { $name } ville gitt { $mixed } i stedet for { $natural }. Vil du det?
confirm-wild = Du er i ferd med å kaste et vilt kort, { $card }. Vil du det?
confirm-pile = { $who } kan ta haugen på { $count } kort med { $card }. Vil du kaste det likevel?
confirm-staged = Lagt til side, men ikke lagt ut: { $cards }. Vil du kaste likevel?

# Regnskap og slutten på partiet

sheet-title = Runde { $round } er over
sheet-out = { $who } gikk ut.
sheet-out-concealed = { $who } gikk skjult ut.
sheet-out-special = { $who } la ut en spesialhånd: { $name }.
sheet-no-out = Ingen gikk ut.
sheet-sum = Runden: { $points } · Partiet: { $total }
sheet-round = Runden
sheet-total = { $names }: **{ $points } poeng**
sheet-lead = I ledelsen: { $names } med { $points } · til { $target } poeng
sheet-level = Ingen leder · til { $target } poeng
sheet-next = Neste runde deles ut { $when }, eller før med knappen.
sheet-seal = { $commit } forseglet denne utdelingen; engangstall: { $nonce }
match-check = Med rekkefølgen på kortene i partiets protokoll kan hvem som helst kontrollere det (SHA-256).
match-title = { $names } vant partiet
match-drawn = Partiet er over
# Fet skrift, så Discord ikke lager en nummerert liste, som ville telle delte plasser på nytt.
match-place = **{ $place }.** { $names } · { $points } poeng
match-rounds = etter { $count ->
    [one] én runde
   *[other] { $count } runder
} · til { $target } poeng
match-standing = { $who }: { $wins ->
    [one] { $wins } seier
   *[other] { $wins } seire
} i { $games ->
    [one] { $games } parti
   *[other] { $games } partier
} her
match-ended = Bordet ble lukket før partiet var over.

score-special = Spesialhånd
score-melds = Utlagte kort
score-natural_canasta = Ekte canastaer
score-mixed_canasta = Uekte canastaer
score-samba = Sambaer
score-wild_canasta = Canastaer av ville kort
score-canasta_7 = Canastaer av sjuere
score-canasta_A = Canastaer av ess
score-going_out = Gått ut
score-concealed = Skjult utgang
score-red_threes = Røde treere
score-hand = Kort på hånden
score-red_threes_in_hand = Røde treere på hånden
score-incomplete = Uferdige spesialcanastaer
score-trips = Tre sjuere eller ess på hånden

# Hvorfor haugen ikke kan tas

take-needs-pair = For å ta haugen må du ha to { $name } på hånden; du har { $held ->
    [0] ingen
    [one] ett slikt kort
   *[other] { $held }
}.
take-needs-frozen = Haugen er frosset: for å ta den må du ha to { $name } på hånden; du har { $held ->
    [0] ingen
    [one] ett slikt kort
   *[other] { $held }
}.
take-needs-unopened = Laget ditt har ikke lagt ut ennå: for å ta haugen må du ha to { $name } på hånden; du har { $held ->
    [0] ingen
    [one] ett slikt kort
   *[other] { $held }
}.
take-needs-natural = For å ta haugen til { $name } dere har på bordet, må du ha ett slikt kort til på hånden; du har { $held ->
    [0] ingen
    [one] ett slikt kort
   *[other] { $held }
}.
take-needs-mixed = For å ta haugen må du ha to { $name } på hånden, eller ett slikt kort og et vilt kort; du har { $held ->
    [0] ingen
    [one] ett slikt kort
   *[other] { $held }
} og { $wilds ->
    [0] ikke noe vilt kort
    [one] ett vilt kort
   *[other] { $wilds } ville kort
}.
take-needs-nothing = { $top } kan legges til { $name } dere har på bordet, med eller uten kort fra hånden.
take-opening = Du kunne tatt haugen med to { $name }, men åpningen krever { $need } poeng, og så mye kan ikke hånden legge ut sammen med { $top }.
take-not = Du kan ikke ta haugen nå: { $why }

# Når noe blir avvist

panel-refused = ⚠ { $why }
press-gone = Den knappen hører til et bord som er borte. Se på den nyeste meldingen for bordet, eller bruk /canasta bord.
take-which = Haugen kan tas på flere måter: skriv kortene, eller velg under hånden din.
