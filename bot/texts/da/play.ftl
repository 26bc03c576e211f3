# Bordets besked, din hånd og rundens slutning.

# Træk: én linje fortæller en hel tur

move-turn = { $who }: { $what }
move-draw = trak
move-take = tog bunken med { $cards }
move-take-alone = tog bunken til { $name }
move-meld = meldte { $cards }
move-group = { $cards } til { $name }
move-discard = afkastede { $card }
move-three = lagde { $card }
move-ask = spurgte: »Må jeg gå ud?«
move-yes = sagde ja
move-no = sagde nej
move-pass = meldte pas
move-special = lagde en specialhånd, { $name }
move-by-clock = (tiden var gået)

special-straight = én af hver
special-pairs = syv par
special-pairs_wild = par med vilde kort
special-garbage = fire ens og tre ens

# Bordets besked

table-title = { $preset } · runde { $round }
table-turn-draw = { $who } skal trække eller tage bunken
table-turn-play = { $who } skal melde og afkaste
table-turn-answer = { $who } bliver spurgt: må { $asker } gå ud?
# Discord skriver $when som »om 2 minutter«, på hver læsers sprog.
table-until = tiden er gået { $when }
table-round-over = Runden er slut.
table-pile = Afkastbunke: { $top } øverst, { $count ->
    [one] ét kort
   *[other] { $count } kort
}
table-pile-empty = Afkastbunke: tom
table-frozen = frossen
table-frozen-unopened = frossen for den, der ikke har meldt endnu
table-blocked = ingen må tage den nu
table-stock = Trækbunke: { $count ->
    [one] ét kort
   *[other] { $count } kort
}
table-side = **{ $names }** · { $points } point
table-hands = Kort på hånden: { $hands }
table-reds = Røde treere: { $count }
table-needs-opening = åbningskrav { $points } point
table-needs-out = { $have } af { $need } { $need ->
    [one] canasta
   *[other] canastaer
} for at gå ud
table-may-out = har { $need ->
    [one] den canasta
   *[other] de { $need } canastaer
}, der skal til for at gå ud
table-no-melds = intet meldt endnu
table-more-melds = … og { $count } til
table-alone = alene mod to
table-commit = { $commit } forsegler givningen
table-kept = En computer spiller for { $names }, indtil de selv spiller igen.
table-slow = { $who }, din tid er ved at løbe ud: { $what }
table-yours = { $who }, det er din tur: { $what }
table-do-draw = træk eller tag bunken
table-do-play = meld og afkast
table-do-answer = må { $asker } gå ud?

meld-part = { $name } { $count }/7
meld-natural = ren canasta af { $name } ({ $count })
meld-mixed = blandet canasta af { $name } ({ $count })
meld-wild = canasta af { $name } ({ $count })
meld-run = { $first }–{ $last } { $count }/7
meld-samba = samba { $first }–{ $last }
meld-wilds = { $count ->
    [one] 1 vildt
   *[other] { $count } vilde
}

button-hand = Min hånd
button-rules = Regler
button-next = Giv næste runde
button-rematch = Revanche

# Din hånd

panel-hand = Din hånd: { $count ->
    [one] ét kort
   *[other] { $count } kort
}, { $points } point
panel-empty = Din hånd er tom.
panel-group = **{ $count } { $name }** · { $cards } · { $points }
panel-singles = **{ $count } enkeltkort** · { $cards } · { $points }
panel-turn-draw = Din tur: træk fra trækbunken, eller tag bunken.
panel-turn-draw-only = Din tur: træk fra trækbunken.
panel-turn-play = Din tur: meld, hvad du vil, og afkast så ét kort.
panel-turn-answer = { $who } spørger: »Må jeg gå ud?« Efter et ja skal det ske i denne tur, efter et nej må det ikke.
panel-turn-other = { $who } spiller nu.
panel-turn-asking = Du spurgte »Må jeg gå ud?«; { $who } svarer.
panel-until = Tiden er gået { $when }.
panel-paused = Bordet venter på, at nogen kommer tilbage.
panel-spectator = Du ser med: du ser kun det, der ligger på bordet.
panel-opening = Jeres første meld kræver { $need } point.
panel-staged = Lagt til side: { $cards } · { $points } point
panel-staged-opening = Lagt til side: { $cards } · { $points } af { $need } point
panel-cheapest = Billigste åbning fra din hånd: { $cards } · { $points } point
panel-no-opening = Med denne hånd kan du ikke åbne nu.
panel-cannot-lay = Ikke endnu: { $why }
panel-cannot-ask = Spørg: { $why }
panel-side = Din side: { $melds } · { $needs }
panel-answered-yes = Din makker sagde ja: du skal gå ud i denne tur.
panel-answered-no = Din makker sagde nej: du må ikke gå ud i denne tur.
panel-drew = Du trak { $cards }.
panel-undone = Fortrudt.
panel-stale = Bordet er kommet videre, siden den knap blev vist. Sådan står det nu.
panel-suggest-draw = Forslag: træk fra trækbunken.
panel-suggest-take = Forslag: tag bunken med { $cards }.
panel-suggest-take-alone = Forslag: tag bunken.
panel-suggest-meld = Forslag: meld det, der er lagt til side.
panel-suggest-discard = Forslag: afkast { $card }.
panel-suggest-three = Forslag: læg { $card }.
panel-suggest-ask = Forslag: spørg, om du må gå ud.
panel-suggest-yes = Forslag: sig ja.
panel-suggest-no = Forslag: sig nej.
panel-suggest-pass = Forslag: meld pas.
panel-suggest-special = Forslag: læg din specialhånd.
panel-suggest-wait = Det er ikke din tur; der er ikke noget at foreslå.

button-draw = Træk
button-draw-many = Træk { $count }
button-take = Tag bunken
button-lay = Meld
button-lay-first = Meld først
button-clear = Læg tilbage
button-undo = Fortryd
button-suggest = Forslag
button-refresh = Opdater
button-ask = Må jeg gå ud?
button-yes = Ja, gå ud
button-no = Nej
button-pass = Pas
button-standin = Computer spiller for { $who }
button-three = Læg { $card }
button-special = Læg { $name }
button-confirm = Ja, gør det
button-back = Nej, tilbage

menu-take = Tag bunken med …
menu-take-choice = { $cards } + { $top }
menu-take-alone = { $top } til { $name }
menu-lay = Vælg kort at melde
menu-lay-ahead = Læg kort til side til din næste tur
menu-lay-new = ny melding: { $cards } · { $points } point
menu-lay-add = til { $name } ({ $now } kort): { $cards }
menu-lay-staged = lagt til side: { $cards }
menu-how = { $name }: hvor mange, og hvilke vilde kort?
menu-how-choice = { $cards } · { $points } point
menu-how-none = Ingen: læg dem tilbage
menu-how-makes = giver { $count } af 7
menu-how-canasta = giver en canasta på { $count }
menu-how-mixes = gør din rene canasta blandet
menu-discard = Afkast et kort for at slutte din tur
menu-discard-part = Afkast: { $first } til { $last }

danger-stops = spærrer bunken for { $who }
danger-freezes = fryser bunken
danger-freezes-again = vildt kort; bunken er allerede frossen
danger-blocks = spærrer bunken til din næste tur; du mister den
danger-melded = ⚠ FARE: { $who } har { $name } på bordet
danger-melded-natural = ⚠ FARE: { $who } har { $name } på bordet, skal bruge én til
danger-safe = ✓ sikkert: der er ikke to { $name } tilbage
danger-unseen = { $count } { $name } endnu ikke set

confirm-out = Nu går du ud, og runden slutter. Det giver dig { $points } point. Vil du det?
confirm-out-team = Nu går du ud, og runden slutter. Din side får { $points } point, minus de kort, din makker har tilbage. Vil du det?
confirm-break = Du lægger et vildt kort til en ren canasta: { $name } ville give { $mixed } i stedet for { $natural }. Vil du det?
confirm-wild = Du er ved at afkaste et vildt kort, { $card }. Vil du det?
confirm-pile = { $who } kan tage bunken på { $count } kort med { $card }. Vil du afkaste det alligevel?
confirm-staged = Lagt til side, men ikke meldt: { $cards }. Vil du afkaste alligevel?

# Regnskab og partiets slutning

sheet-title = Runde { $round } er slut
sheet-out = { $who } gik ud.
sheet-out-concealed = { $who } gik skjult ud.
sheet-out-special = { $who } lagde en specialhånd: { $name }.
sheet-no-out = Ingen gik ud.
sheet-sum = Runde: { $points } · Parti: { $total }
sheet-round = Runde
sheet-total = { $names }: **{ $points } point**
sheet-lead = Foran: { $names } med { $points } · til { $target } point
sheet-level = Ingen er foran · til { $target } point
sheet-next = Næste runde gives { $when }, eller før med knappen.
sheet-seal = { $commit } forseglede denne givning; engangstal: { $nonce }
match-check = Med kortenes rækkefølge i partiets optegnelse kan enhver efterprøve det (SHA-256).
match-title = { $names } vandt partiet
match-drawn = Partiet er slut
# Fed, for at Discord ikke laver en nummereret liste, som ville tælle delte pladser forfra.
match-place = **{ $place }.** { $names } · { $points } point
match-rounds = efter { $count ->
    [one] én runde
   *[other] { $count } runder
} · til { $target } point
match-standing = { $who }: { $wins ->
    [one] { $wins } sejr
   *[other] { $wins } sejre
} i { $games ->
    [one] { $games } parti
   *[other] { $games } partier
} her
match-ended = Bordet blev lukket, før partiet var slut.

score-special = Specialhånd
score-melds = Meldte kort
score-natural_canasta = Rene canastaer
score-mixed_canasta = Blandede canastaer
score-samba = Sambaer
score-wild_canasta = Canastaer af vilde kort
score-canasta_7 = Canastaer af syvere
score-canasta_A = Canastaer af esser
score-going_out = Gået ud
score-concealed = Skjult udgang
score-red_threes = Røde treere
score-hand = Kort på hånden
score-red_threes_in_hand = Røde treere på hånden
score-incomplete = Ufærdige specialcanastaer
score-trips = Tre syvere eller esser på hånden

# Hvorfor bunken ikke kan tages

take-needs-pair = For at tage bunken skal du have to { $name } på hånden; du har { $held ->
    [0] ingen
    [one] ét sådant kort
   *[other] { $held }
}.
take-needs-frozen = Bunken er frossen: for at tage den skal du have to { $name } på hånden; du har { $held ->
    [0] ingen
    [one] ét sådant kort
   *[other] { $held }
}.
take-needs-unopened = Din side har ikke meldt endnu: for at tage bunken skal du have to { $name } på hånden; du har { $held ->
    [0] ingen
    [one] ét sådant kort
   *[other] { $held }
}.
take-needs-natural = For at tage bunken til jeres { $name } skal du have ét kort mere af den slags på hånden; du har { $held ->
    [0] ingen
    [one] ét sådant kort
   *[other] { $held }
}.
take-needs-mixed = For at tage bunken skal du have to { $name } på hånden, eller ét kort af den slags og et vildt kort; du har { $held ->
    [0] ingen
    [one] ét sådant kort
   *[other] { $held }
} og { $wilds ->
    [0] intet vildt kort
    [one] ét vildt kort
   *[other] { $wilds } vilde kort
}.
take-needs-nothing = { $top } kan lægges til jeres { $name }, med eller uden kort fra hånden.
take-opening = Du kunne tage bunken med to { $name }, men jeres første meld kræver { $need } point, og så meget kan hånden ikke melde sammen med { $top }.
take-not = Du kan ikke tage bunken nu: { $why }

# Når noget bliver afvist

panel-refused = ⚠ { $why }
press-gone = Den knap hører til et bord, der er væk. Se på bordets nyeste besked, eller brug /canasta bord.
take-which = Bunken kan tages på flere måder: skriv kortene, eller vælg under din hånd.
