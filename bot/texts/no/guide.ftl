# Reglene ved et bord, felt for felt, slik /regler viser dem.

rule-packs = Kortstokker
rule-hand_size = Kort til hver
rule-draw_count = Kort per trekk
rule-target = Poengmål
rule-opening = Poeng åpningen krever
rule-opening_pure_triple = Åpning med tre like uten ville kort
rule-canastas_to_go_out = Canastaer for å gå ut
rule-min_naturals = Ekte kort i en kombinasjon, minst
rule-max_wilds = Ville kort i en kombinasjon, høyst
rule-wild_ratio = Ville kort mot ekte
rule-meld_limit = Kort i en kombinasjon, høyst
rule-wilds_after_canasta = Ville kort lagt til en canasta
rule-natural_only = Kombinasjoner uten ville kort
rule-pure_aces = Ess uten ville kort etter åpningen
rule-wild_melds = Kombinasjoner av bare ville kort
rule-runs = Sekvenser
rule-pile_always_frozen = Haugen alltid frosset
rule-take_natural_and_wild = Åpen haug tas med et ekte og et vilt kort
rule-take_onto_meld = Åpen haug tas til en kombinasjon på bordet
rule-black_three_upcard_freezes = En svart treer snudd ved utdelingen fryser haugen
rule-black_three_meld = Svarte treere legges ut når man går ut
rule-red_threes = Røde treere
rule-red_three_value = Poeng for en rød treer
rule-all_red_threes = Poeng for alle røde treere
rule-red_three_sign = Røde treere teller for deg
rule-wild_discard = Kaste ville kort
rule-guarded_discards = Kort som ikke kastes på en tom haug
rule-last_discard_not_three = Det siste kortet man kaster, kan ikke være en treer
rule-discard_required = Man må kaste for å gå ut
rule-going_out_bonus = Poeng for å gå ut
rule-concealed_bonus = Ekstra poeng for skjult utgang
rule-concealed_waives_opening = Skjult utgang uten krav til åpning
rule-stock_end = Når trekkbunken er tom
rule-ask_partner = Spørre makkeren før man går ut
rule-special_hands = Spesialhender
rule-natural_canasta = Poeng for en ekte canasta
rule-mixed_canasta = Poeng for en uekte canasta
rule-samba = Poeng for en sekvens på sju
rule-special_canastas = Spesialcanastaer
rule-wild_canastas = Canastaer av ville kort
rule-incomplete_penalty = Trekk for en uferdig spesialcanasta
rule-hand_trips_penalty = Trekk for tre sjuere eller ess på hånden

# Verdiene deres

rule-value-true = ja
rule-value-false = nei
rule-value-none = ingen grense
rule-value-nothing = ingen
rule-value-red_threes-bonus = legges med en gang og erstattes
rule-value-red_threes-optional = blir på hånden til man legger dem
rule-value-red_three_sign-melded = hvis { $alone ->
    [yes] du
   *[no] laget ditt
} har lagt ut, ellers mot deg
rule-value-red_three_sign-went_out = hvis { $alone ->
    [yes] du
   *[no] laget ditt
} går ut, ellers mot deg
rule-value-red_three_sign-opened = med mindre { $alone ->
    [yes] en annen går ut før du
   *[no] et annet lag går ut før ditt
} har lagt ut; da 200 hver mot deg
rule-value-guarded_discards-true = sjuere, ess, ville kort og kort av samme verdi som en ferdig canasta
rule-value-opening = { $points } fra { $score }
rule-value-opening-below = { $points } under det
rule-value-special = { $name } { $points }
rule-value-wild_canastas = sju toere { $twos }, alle jokere { $jokers }, andre { $mixed }

# Sidene i /regler

guide-title = Regler: { $preset }
guide-form = { $seats } spillere, { $teams }
guide-differs = Husregler
guide-differs-line = { $field }: **{ $value }** (ellers: { $usual })
guide-same = Ingen husregler: alt er som vanlig.
guide-line = { $field }: { $value }
guide-marked = ▸ **{ $text }** (husregel; ellers: { $usual })
guide-passport = Regelpass, om man vil spille etter disse reglene et annet sted: { $passport }
guide-choose = Velg en del av reglene
guide-choose-form = Velg antall spillere
guide-why = Regelen: { $topic }
guide-next = Neste: { $topic } ▶
guide-topic-table = Oversikt
guide-topic-how = Slik spiller man
guide-topic-aim = Målet med spillet
guide-topic-cards = Kortene
guide-topic-deal = Utdelingen
guide-topic-turn = En tur
guide-topic-melds = Kombinasjoner og canastaer
guide-topic-opening = Åpningen
guide-topic-pile = Kastehaugen
guide-topic-threes = Treere
guide-topic-going_out = Å gå ut
guide-topic-score = Poengene

# Slik spiller man

guide-how-aim = Saml kort av samme verdi, og legg dem på bordet. Sju av samme verdi er en canasta, og canastaer gir flest poeng. Den som leder med { $target } poeng eller mer etter en runde, vinner.
guide-how-pairs = Du spiller sammen med en makker: det den ene legger ut, hører til dere begge.
guide-how-triples = Du spiller sammen med to makkere: det den ene legger ut, hører til dere alle tre.
guide-how-turn = Når det er din tur, trekker du { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} fra trekkbunken, legger ut det du vil, og kaster ett kort.
guide-how-melds = En kombinasjon er tre eller flere kort av samme verdi, for eksempel { $cards }. Jokere og toere er ville og gjelder som et kort du mangler: { $wild }. I senere turer kan du legge til kombinasjonene dine.
guide-how-opening = Det første du legger ut i en runde, må være verdt { $points } poeng i begynnelsen av partiet og senere mer. Ess og toer teller 20, joker 50, konge ned til åtter 10, resten 5.
guide-how-pile = I stedet for å trekke kan du ta hele kastehaugen, hvis du har to kort av samme verdi som det øverste og legger ut alle tre med en gang.
guide-how-pile-wild = I stedet for å trekke kan du ta hele kastehaugen, hvis du har to kort av samme verdi som det øverste og legger ut alle tre med en gang. Så lenge haugen ikke er frosset, holder det med ett slikt kort og et vilt kort. Den er frosset for den som ikke har lagt ut ennå, og når det ligger et vilt kort i den.
guide-how-out = Med { $canastas ->
    [one] én canasta
   *[other] { $canastas } canastaer
} på bordet kan du spille det siste kortet ditt. Det avslutter runden; kort man fortsatt har på hånden, trekkes fra.
guide-how-help = Mer trenger du ikke å vite for å begynne: **{ $hand }** viser hva du kan gjøre, og **{ $suggest }** hva en god spiller ville gjort.

# Målet med spillet

guide-aim-melds = Saml kort av samme verdi, legg dem på bordet i kombinasjoner på tre eller flere, og gjør dem til canastaer: kombinasjoner på sju kort eller flere.
guide-aim-solo = Alle de { $seats } spillerne spiller hver for seg.
guide-aim-two = To spillere spiller mot hverandre.
guide-aim-pairs = De { $seats } spillerne danner { $sides } par. Makkere sitter ikke ved siden av hverandre; de har kombinasjoner og poeng felles.
guide-aim-triples = De { $seats } spillerne danner { $sides } lag på tre; annenhver plass hører til samme lag. Et lag har kombinasjoner og poeng felles.
guide-aim-cutthroat = Alle begynner runden alene. Den som først tar haugen, spiller alene resten av runden, og i samme øyeblikk blir de to andre makkere.
guide-aim-cutthroat-join = Kombinasjonene deres slås sammen. Kombinasjoner av samme verdi blir til én, også om den får flere ville kort enn en kombinasjon kan ha: da kan det fortsatt legges til ekte kort, men ingen ville. Blir det sju kort, er det en canasta med en gang.
guide-aim-cutthroat-nobody = Går noen ut før haugen er tatt, regnes den spilleren som den som er alene, og de to andre får felles regnskap. Går heller ingen ut, får hver sitt regnskap.
guide-aim-round = Runden er over når noen har spilt sitt siste kort, eller når trekkbunken er brukt opp. Da telles poengene.
guide-aim-target = Partiet er over når noen etter en runde har { $target } poeng eller mer og én leder alene. Ellers spilles det en runde til.

# Kortene

guide-cards-packs = { $packs ->
    [one] Én kortstokk
   *[other] { $packs } kortstokker
} med 52 kort og to jokere: { $cards } kort til sammen.
guide-cards-wild = Jokere og toere er ville: i en kombinasjon gjelder de som kort av dens verdi.
guide-cards-natural = Ess, konge, dam, knekt og fra tier ned til firer er de ekte kortene som kombinasjoner lages av.
guide-cards-threes = Treere har sin egen rolle: de røde gir poeng, de svarte stenger haugen.
guide-cards-values = Joker 50 poeng; ess og toer 20; konge ned til åtter 10; sjuer ned til firer og svart treer 5.

# Utdelingen

guide-deal-dealer = Den neste med klokka blir giver i hver ny runde. Spilleren etter giveren begynner.
guide-deal-hand = Alle får { $cards } kort.
guide-deal-upcard = Det neste kortet snus og begynner kastehaugen. Så lenge det er et vilt kort eller en rød treer, snus det ett til oppå.
guide-deal-frozen-red = Et vilt kort eller en rød treer som snus slik, fryser haugen.
guide-deal-frozen = Et vilt kort eller en rød treer som snus slik, fryser haugen, og det samme gjør en svart treer som snus først.
guide-deal-threes-bonus = Så legger alle de røde treerne sine på bordet og trekker like mange kort i stedet.
guide-deal-threes-optional = Røde treere blir på hånden de er delt ut til.
guide-deal-stock = Resten er trekkbunken: høyst { $cards } kort.

# En tur

guide-turn-steps = Trekk fra trekkbunken, eller ta kastehaugen; legg så ut om du vil; kast til slutt ett kort med bildesiden opp på haugen. Det avslutter turen din.
guide-turn-draw = Fra trekkbunken trekker du { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
guide-turn-laid = Du kan legge ut flere kombinasjoner på én gang eller etter hverandre og legge til { $alone ->
    [yes] dem du selv har
   *[no] dem laget ditt har
}, aldri til andres.
guide-turn-wild-free = Et vilt kort kan kastes som alle andre; det fryser haugen.
guide-turn-wild-forced = Et vilt kort kan bare kastes fra en hånd med bare ville kort; det fryser haugen.
guide-turn-guarded = På en tom haug kan du ikke kaste en sjuer, et ess, et vilt kort eller et kort av samme verdi som en ferdig canasta på bordet, med mindre du ikke har noe annet.
guide-turn-last = Kortet du går ut med, kan ikke være en treer.
guide-turn-keep = Med mindre du kan gå ut, må du ha et kort igjen når du har kastet: behold minst to etter hver kombinasjon.
guide-turn-stock-stop = Runden er over når en tur skulle begynne med tom trekkbunke. Går trekkbunken tom mens du trekker, spiller du likevel turen din.
guide-turn-stock-play_on = Når trekkbunken er tom, går spillet videre så lenge hver spiller tar haugen. Den som ikke gjør det, melder pass, og da er runden over.

# Kombinasjoner og canastaer

guide-melds-set = En kombinasjon er tre eller flere kort av samme verdi, minst { $naturals } av dem ekte.
guide-melds-one = { $alone ->
    [yes] Du har én kombinasjon av hver verdi; legger du
   *[no] Et lag har én kombinasjon av hver verdi; legger det
} ut mer av samme verdi, kommer det dit.
guide-melds-limit = En kombinasjon har høyst { $most } kort.
guide-melds-wilds = { $most ->
    [one] Høyst ett vilt kort
   *[other] Høyst { $most } ville kort
} i en kombinasjon.
guide-melds-ratio-any = Hvor mange ekte kort det er til dem, spiller ingen rolle.
guide-melds-ratio-not_more = Aldri flere ville kort enn ekte i en kombinasjon.
guide-melds-ratio-fewer = Alltid færre ville kort enn ekte i en kombinasjon.
guide-melds-ratio-half = Minst to ekte kort i en kombinasjon for hvert vilt.
guide-melds-canasta = Sju kort er en canasta: en ekte uten ville kort, en uekte med.
guide-melds-mixed = Du kan legge flere kort til en canasta. Et vilt kort gjør en ekte canasta uekte.
guide-melds-closed = Det kan ikke legges flere ville kort til en canasta.
guide-melds-natural = Ingen ville kort sammen med { $ranks }.
guide-melds-aces = Bare i { $alone ->
    [yes] din egen
   *[no] lagets
} åpning kan det være ville kort sammen med ess. Ess som da legges ut uten, eller som legges ut senere, er rene: det kommer aldri et vilt kort til.
guide-melds-wild = Tre til sju ville kort alene er også en kombinasjon; { $alone ->
    [yes] du
   *[no] et lag
} har høyst én slik.
guide-melds-runs = Tre til sju ekte kort på rad i samme farge, fra 4 opp til ess, er en sekvens: { $cards }. Det kan ikke være ville kort i den. { $alone ->
    [yes] Du
   *[no] Et lag
} kan ha flere.
guide-melds-samba = En sekvens på sju er en canasta, en samba.

# Åpningen

guide-opening-need = { $alone ->
    [yes] Åpningen din
   *[no] Åpningen til et lag
} må være verdt nok poeng, etter stillingen før runden: { $points }.
guide-opening-side = Én åpning gjelder for hele laget.
guide-opening-own = Din egen stilling avgjør. Når den ene av to makkere har åpnet, har begge åpnet.
guide-opening-counts = Verdien av alle kort som legges ut på én gang, regnes sammen, også flere kombinasjoner. Bonuser teller ikke med.
guide-opening-take = Åpner du ved å ta haugen, teller det øverste kortet med sammen med dem fra hånden din, men ikke resten av haugen.
guide-opening-pure = En av kombinasjonene må ha minst tre ekte kort og ingen ville.
guide-opening-concealed = Skjult utgang på én gang krever ingen poeng.

# Kastehaugen

guide-pile-take = I stedet for å trekke kan du ta hele haugen, hvis du bruker det øverste kortet i en kombinasjon med en gang.
guide-pile-never = Du kan ikke ta den når den er tom, eller når det ligger et vilt kort eller en treer øverst.
guide-pile-pair = Med to ekte kort av samme verdi som det øverste fra hånden din går det alltid. Flere kort og andre kombinasjoner kan legges ut samtidig.
guide-pile-always = Haugen er alltid frosset: bare et slikt par duger.
guide-pile-frozen = Så lenge det ligger et vilt kort i haugen, eller en rød treer snudd ved utdelingen, er den frosset: bare et slikt par duger.
guide-pile-unopened = { $alone ->
    [yes] Så lenge du ikke har lagt ut noe, er haugen også frosset for deg.
   *[no] For et lag som ikke har lagt ut noe ennå, er haugen også frosset.
}
guide-pile-black-upcard = En svart treer som snus først ved utdelingen, fryser den også.
guide-pile-wild = Når haugen er åpen, er ett ekte kort av den verdien og et vilt kort nok, hvis { $alone ->
    [yes] du
   *[no] laget ditt
} ikke har noen kombinasjon av den verdien.
guide-pile-onto-alone = Når haugen er åpen og { $alone ->
    [yes] du
   *[no] laget ditt
} har en kombinasjon av den verdien, kan det øverste kortet legges til den, med hvilke kort som helst eller ingen.
guide-pile-onto-with_natural = Når haugen er åpen og { $alone ->
    [yes] du
   *[no] laget ditt
} har en kombinasjon av den verdien, kan det øverste kortet legges til den sammen med ett ekte kort av den verdien fra hånden din.
guide-pile-onto-never = Det øverste kortet legges aldri til en kombinasjon { $alone ->
    [yes] du
   *[no] laget ditt
} allerede har, med mindre det er med et slikt par.
guide-pile-onto-idle = Kombinasjoner på bordet hjelper ikke til å ta den.
guide-pile-rest = Resten av haugen kommer opp på hånden din. Når haugen tas, er den ikke lenger frosset.
guide-pile-runs = Det øverste kortet kan aldri begynne en sekvens eller legges til en.

# Treere

guide-threes-bonus = En rød treer legges på bordet så snart du får den, og et annet kort trekkes i stedet.
guide-threes-last = Er det ikke noe kort å trekke i stedet, er runden over på stedet.
guide-threes-pile = En rød treer som følger med haugen, legges også på bordet, men det trekkes ikke noe kort for den.
guide-threes-optional = En rød treer blir på hånden. Når du har trukket, kan du legge den på bordet, og da trekker du et annet kort i stedet.
guide-threes-block = Du kan også kaste den: da tar ingen haugen før det blir din tur igjen.
guide-threes-held = En rød treer som fortsatt er på hånden din til slutt, koster { $value } poeng.
guide-threes-value = Hver rød treer på bordet gir { $value } poeng.
guide-threes-all = Alle { $count } hos { $alone ->
    [yes] én spiller
   *[no] ett lag
} gir { $all } poeng til sammen.
guide-threes-sign-melded = De teller for deg hvis { $alone ->
    [yes] du
   *[no] laget ditt
} har lagt ut i runden, ellers mot deg.
guide-threes-sign-went_out = De teller for deg hvis { $alone ->
    [yes] du
   *[no] laget ditt
} går ut, ellers mot deg.
guide-threes-sign-opened = De teller for deg, med mindre { $alone ->
    [yes] en annen går ut før du
   *[no] et annet lag går ut før ditt
} har lagt ut: da teller hver 200 mot deg.
guide-threes-black = En svart treer øverst stenger haugen for neste spiller.
guide-threes-black-meld = Svarte treere legges bare ut når du går ut: tre eller fire av dem, uten ville kort.
guide-threes-black-never = Svarte treere legges aldri ut.

# Å gå ut

guide-out-need = Du går ut ved å spille ditt siste kort. Da må { $alone ->
    [yes] du
   *[no] laget ditt
} ha { $canastas ->
    [one] én canasta
   *[other] { $canastas } canastaer
} av hvilket som helst slag.
guide-out-how = Du kan gå ut ved å kaste, eller ved å legge ut alt du har.
guide-out-discard = Det siste kortet må kastes.
guide-out-incomplete = Ingen kombinasjon av sjuere, rene ess eller ville kort kan være uferdig.
guide-out-keep = Hvis { $alone ->
    [yes] du
   *[no] laget ditt
} ikke kan gå ut, kan du ikke legge ut så mye at du ikke har noe kort igjen når du har kastet.
guide-out-ask-alone = Ingen trenger å spørre før de går ut: alle spiller alene.
guide-out-ask-off = Man spør ikke makkeren før man går ut.
guide-out-ask-optional = Du kan spørre makkeren din «Kan jeg gå ut?», men må ikke. Svaret binder deg: etter et ja må du gå ut denne turen, etter et nei kan du ikke.
guide-out-ask-required = Du må spørre makkeren din «Kan jeg gå ut?» og få et ja. Svaret binder deg: etter et ja må du gå ut denne turen, etter et nei kan du ikke.
guide-out-ask-when = Spør én gang, før du legger ut noe denne turen (å ta haugen teller ikke), og bare hvis du kan gå ut.
guide-out-ask-three = Av de to makkerne dine svarer den som har tur først.
guide-out-ask-joined = Bare de to som er blitt makkere, spør.
guide-out-concealed = Det er skjult utgang hvis du trakk fra trekkbunken, ikke hadde lagt ut noe i runden, ikke legger til noen kombinasjon som lå der fra før, og legger ut en hel canasta.
guide-out-concealed-bonus = Skjult utgang gir { $bonus } poeng ekstra.
guide-out-concealed-nothing = Skjult utgang, alt på én gang, gir ingen ekstra poeng.
guide-out-concealed-waives = Legges alt ut på én gang, er det ikke noe krav til åpningen.
guide-out-special = Før { $alone ->
    [yes] du
   *[no] laget ditt
} har lagt ut noe, kan 14 kort etter at du har trukket, være en spesialhånd. Den avslutter runden og teller i stedet for kortene dine:
guide-out-special-straight = Én av hver fra ess til firer, en toer, en svart treer og en joker: { $points }
guide-out-special-pairs = Sju par av forskjellige ekte verdier: { $points }
guide-out-special-pairs_wild = Par i toere, sjuere, ess og fire andre ekte verdier: { $points }
guide-out-special-garbage = To ekte verdier fire ganger og to andre tre ganger: { $points }

# Poengene

guide-score-melds = Verdien av alle kort i { $alone ->
    [yes] kombinasjonene dine
   *[no] kombinasjonene til laget ditt
}.
guide-score-canastas = Hver ekte canasta { $natural }, hver uekte { $mixed }.
guide-score-samba = Hver samba { $points }.
guide-score-special = Spesialcanastaer uten ville kort gir i stedet: { $points }.
guide-score-wild = En canasta av ville kort: sju toere { $twos }, med alle jokere { $jokers }, andre { $mixed }.
guide-score-out = Å gå ut { $points }.
guide-score-concealed = Skjult utgang { $points } ekstra.
guide-score-reds = Røde treere { $value } hver, alle til sammen { $all }: for deg eller mot deg.
guide-score-hand = Minus verdien av kortene { $alone ->
    [yes] du
   *[no] laget ditt
} har igjen på hånden.
guide-score-incomplete = Minus for hver av disse kombinasjonene som ikke ble en canasta: { $points } (ess bare når de er rene).
guide-score-trips = Minus { $points } for hver spiller som har tre sjuere eller flere på hånden, og igjen for tre ess eller flere.
guide-score-cutthroat = De to som ble makkere, får begge poeng for kombinasjonene, bonusene og begge hendene, men hver bare for sine egne røde treere. Hver spiller har sin egen stilling.
guide-score-end = Den som leder etter en runde, vinner når noen har { $target } poeng eller mer. Deles ledelsen, spilles det en runde til.

# Eksempler

guide-examples = Eksempler
guide-other = spiller { $seat }
guide-example-hand = Hånden din: { $cards }
guide-example-holds = På hånden hos { $who }: { $cards }
guide-example-mine = Kombinasjonene dine: { $cards }
guide-example-melds = Kombinasjoner hos { $who }: { $cards }
guide-example-pile = Kastehaug, øverste kort sist: { $cards }
guide-allowed = ✔ { $what }
guide-refused = ✘ { $what }: { $why }
guide-after-hand = { $count ->
    [one] ett kort
   *[other] { $count } kort
} på hånden din
guide-after-over = runden er over
guide-after-frozen = haugen er nå frosset
guide-after-joined = de to andre er nå makkere og har { $count ->
    [one] én canasta
   *[other] { $count } canastaer
}
guide-act-by = { $who }: { $what }
guide-act-draw = trekk
guide-act-ask = spør «Kan jeg gå ut?»
guide-act-yes = ja
guide-act-no = nei
guide-act-pass = meld pass
guide-act-take = ta haugen med { $cards }
guide-act-take-onto = ta haugen til { $name }
guide-act-meld = legg ut { $cards }
guide-act-discard = kast { $card }
guide-act-three = legg { $card }
guide-act-special = legg ut spesialhånden «{ $name }»
guide-count = { $cards } → { $points } = { $sum }
guide-count-line = { $name } { $points }

guide-example-join = To blir makkere
guide-example-wild-discard = Et vilt kort kastes
guide-example-guarded = En sjuer på en tom haug
guide-example-one-wild = En kombinasjon med et vilt kort
guide-example-two-wilds = To ekte kort og to ville
guide-example-natural-only = Et vilt kort der det ikke kan være noe
guide-example-wild-meld = Bare ville kort
guide-example-run = En sekvens
guide-example-gap = En sekvens med et hull
guide-example-opening-low = For lite når man står på 0
guide-example-opening = Nok når man står på 0
guide-example-opening-pure = Poeng nok, men et vilt kort i hver kombinasjon
guide-example-pair = En frosset haug og et par
guide-example-frozen = En frosset haug og et vilt kort
guide-example-natural-wild = En åpen haug og et vilt kort
guide-example-onto = En åpen haug og en kombinasjon av den verdien
guide-example-bonus = En rød treer trekkes
guide-example-three = En rød treer legges
guide-example-block = En rød treer kastes
guide-example-stop = En svart treer kastes
guide-example-out = Å gå ut
guide-example-keep = Én canasta for lite
guide-example-special = En spesialhånd
guide-example-natural = En ekte canasta
guide-example-mixed = En uekte canasta
guide-example-samba = En samba
