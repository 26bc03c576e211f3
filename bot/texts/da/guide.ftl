# Reglerne ved et bord, felt for felt, som /regler viser dem.

rule-packs = Spil kort
rule-hand_size = Kort til hver
rule-draw_count = Kort pr. træk
rule-target = Pointmål
rule-opening = Åbningskrav til første meld
rule-opening_pure_triple = Første meld med tre ens uden vilde kort
rule-canastas_to_go_out = Canastaer for at gå ud
rule-min_naturals = Naturlige kort i en melding, mindst
rule-max_wilds = Vilde kort i en melding, højst
rule-wild_ratio = Vilde kort i forhold til naturlige
rule-meld_limit = Kort i en melding, højst
rule-wilds_after_canasta = Vilde kort lagt til en canasta
rule-natural_only = Meldinger uden vilde kort
rule-pure_aces = Esser uden vilde kort efter første meld
rule-wild_melds = Meldinger af vilde kort alene
rule-runs = Stiger
rule-pile_always_frozen = Bunken altid frossen
rule-take_natural_and_wild = Åben bunke tages med et naturligt og et vildt kort
rule-take_onto_meld = Åben bunke tages til en melding på bordet
rule-black_three_upcard_freezes = En sort treer som vendt kort fryser bunken
rule-black_three_meld = Sorte treere meldes, når man går ud
rule-red_threes = Røde treere
rule-red_three_value = Point for en rød treer
rule-all_red_threes = Point for alle røde treere
rule-red_three_sign = Røde treere tæller for dig
rule-wild_discard = Afkast af vilde kort
rule-guarded_discards = Kort, der ikke afkastes på en tom bunke
rule-last_discard_not_three = Det sidste afkast må ikke være en treer
rule-discard_required = Man skal afkaste for at gå ud
rule-going_out_bonus = Point for at gå ud
rule-concealed_bonus = Ekstra point for skjult udgang
rule-concealed_waives_opening = Skjult udgang uden åbningskrav
rule-stock_end = Når trækbunken er tom
rule-ask_partner = Spørge sin makker, før man går ud
rule-special_hands = Specialhænder
rule-natural_canasta = Point for en ren canasta
rule-mixed_canasta = Point for en blandet canasta
rule-samba = Point for en stige på syv
rule-special_canastas = Specialcanastaer
rule-wild_canastas = Canastaer af vilde kort
rule-incomplete_penalty = Fradrag for en ufærdig specialcanasta
rule-hand_trips_penalty = Fradrag for tre syvere eller esser på hånden

# Deres værdier

rule-value-true = ja
rule-value-false = nej
rule-value-none = ingen grænse
rule-value-nothing = ingen
rule-value-red_threes-bonus = lægges straks og erstattes
rule-value-red_threes-optional = bliver på hånden, til man lægger dem
rule-value-red_three_sign-melded = hvis { $alone ->
    [yes] du
   *[no] din side
} har meldt, ellers imod dig
rule-value-red_three_sign-went_out = hvis { $alone ->
    [yes] du
   *[no] din side
} går ud, ellers imod dig
rule-value-red_three_sign-opened = medmindre { $alone ->
    [yes] en anden går ud, før du
   *[no] en anden side går ud, før din
} har meldt; så hver 200 imod dig
rule-value-guarded_discards-true = syvere, esser, vilde kort og kort af samme værdi som en færdig canasta
rule-value-opening = { $points } fra { $score }
rule-value-opening-below = { $points } derunder
rule-value-special = { $name } { $points }
rule-value-wild_canastas = syv toere { $twos }, alle jokere { $jokers }, andre { $mixed }

# Siderne i /regler

guide-title = Regler: { $preset }
guide-form = { $seats } spillere, { $teams }
guide-differs = Husregler
guide-differs-line = { $field }: **{ $value }** (ellers: { $usual })
guide-same = Ingen husregler: alt er, som det plejer.
guide-line = { $field }: { $value }
guide-marked = ▸ **{ $text }** (husregel; ellers: { $usual })
guide-passport = Regelpas, hvis man vil spille efter disse regler et andet sted: { $passport }
guide-choose = Vælg en del af reglerne
guide-choose-form = Vælg antal spillere
guide-why = Reglen: { $topic }
guide-next = Næste: { $topic } ▶
guide-topic-table = Overblik
guide-topic-how = Sådan spiller man
guide-topic-aim = Spillets mål
guide-topic-cards = Kortene
guide-topic-deal = Givningen
guide-topic-turn = En tur
guide-topic-melds = Meldinger og canastaer
guide-topic-opening = Første meld
guide-topic-pile = Afkastbunken
guide-topic-threes = Treere
guide-topic-going_out = At gå ud
guide-topic-score = Regnskabet

# Sådan spiller man

guide-how-aim = Saml kort af samme værdi, og læg dem på bordet. Syv af samme værdi er en canasta, og canastaer giver flest point. Den, der fører med { $target } point eller flere efter en runde, vinder.
guide-how-pairs = Du spiller sammen med en makker: det, den ene lægger, hører til jer begge.
guide-how-triples = Du spiller sammen med to makkere: det, den ene lægger, hører til jer alle tre.
guide-how-turn = Når det er din tur, trækker du { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} fra trækbunken, melder det, du vil, og afkaster ét kort.
guide-how-melds = En melding er tre eller flere kort af samme værdi, for eksempel { $cards }. Jokere og toere er vilde og gælder som et kort, du mangler: { $wild }. I senere ture må du lægge til dine meldinger.
guide-how-opening = Det første, du melder i en runde, skal være { $points } point værd i begyndelsen af partiet og senere mere. Es og toer tæller 20, joker 50, konge ned til otter 10, resten 5.
guide-how-pile = I stedet for at trække må du tage hele afkastbunken, hvis du har to kort af samme værdi som det øverste og straks melder alle tre.
guide-how-pile-wild = I stedet for at trække må du tage hele afkastbunken, hvis du har to kort af samme værdi som det øverste og straks melder alle tre. Så længe bunken ikke er frossen, rækker ét sådant kort og et vildt kort. Den er frossen for den, der ikke har meldt endnu, og når der ligger et vildt kort i den.
guide-how-out = Med { $canastas ->
    [one] én canasta
   *[other] { $canastas } canastaer
} på bordet må du spille dit sidste kort. Det slutter runden; kort, man stadig har på hånden, trækkes fra.
guide-how-help = Mere behøver du ikke at vide for at begynde: **{ $hand }** viser, hvad du må, og **{ $suggest }**, hvad en god spiller ville gøre.

# Spillets mål

guide-aim-melds = Saml kort af samme værdi, læg dem på bordet som meldinger på tre eller flere, og gør dem til canastaer: meldinger på syv kort eller flere.
guide-aim-solo = Alle { $seats } spillere spiller hver for sig.
guide-aim-two = To spillere spiller mod hinanden.
guide-aim-pairs = De { $seats } spillere danner { $sides } makkerpar. Makkere sidder ikke ved siden af hinanden; de er fælles om meldinger og point.
guide-aim-triples = De { $seats } spillere danner { $sides } hold på tre; hver anden plads hører til samme hold. Et hold er fælles om meldinger og point.
guide-aim-cutthroat = Alle begynder runden alene. Den, der først tager bunken, spiller alene resten af runden, og de to andre bliver makkere i samme øjeblik.
guide-aim-cutthroat-join = Deres meldinger lægges sammen. Meldinger af samme værdi bliver til én, også selv om den får flere vilde kort, end en melding må have: så må der stadig lægges naturlige kort til, men ingen vilde. Bliver det til syv kort, er det straks en canasta.
guide-aim-cutthroat-nobody = Går nogen ud, før bunken er taget, regnes den spiller for den, der er alene, og de to andre får fælles regnskab. Går heller ingen ud, får hver sit regnskab.
guide-aim-round = Runden er slut, når nogen har spillet sit sidste kort, eller når trækbunken er brugt op. Så tælles der point.
guide-aim-target = Partiet er slut, når nogen efter en runde har { $target } point eller flere, og én ligger alene i spidsen. Ellers spilles der en runde til.

# Kortene

guide-cards-packs = { $packs ->
    [one] Ét spil kort
   *[other] { $packs } spil kort
} på 52 kort og to jokere: { $cards } kort i alt.
guide-cards-wild = Jokere og toere er vilde: i en melding gælder de som kort af dens værdi.
guide-cards-natural = Es, konge, dame, knægt og fra tier ned til firer er de naturlige kort, som meldinger laves af.
guide-cards-threes = Treere har deres egen rolle: de røde giver point, de sorte spærrer bunken.
guide-cards-values = Joker 50 point; es og toer 20; konge ned til otter 10; syver ned til firer og sort treer 5.

# Givningen

guide-deal-dealer = Den næste med uret bliver giver i hver ny runde. Spilleren efter giveren begynder.
guide-deal-hand = Alle får { $cards } kort.
guide-deal-upcard = Det næste kort vendes og begynder afkastbunken. Så længe det er et vildt kort eller en rød treer, vendes der endnu et oven på.
guide-deal-frozen-red = Et vildt kort eller en rød treer, der vendes sådan, fryser bunken.
guide-deal-frozen = Et vildt kort eller en rød treer, der vendes sådan, fryser bunken, og det samme gør en sort treer, der vendes først.
guide-deal-threes-bonus = Så lægger alle deres røde treere på bordet og trækker lige så mange kort i stedet.
guide-deal-threes-optional = Røde treere bliver på den hånd, de er givet til.
guide-deal-stock = Resten er trækbunken: højst { $cards } kort.

# En tur

guide-turn-steps = Træk fra trækbunken, eller tag afkastbunken; meld så, hvis du vil; afkast til sidst ét kort med billedsiden op på bunken. Det slutter din tur.
guide-turn-draw = Fra trækbunken trækker du { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}.
guide-turn-laid = Du må melde flere ting på én gang eller efter hinanden og lægge til { $alone ->
    [yes] dine egne meldinger
   *[no] din egen sides meldinger
}, aldrig til andres.
guide-turn-wild-free = Et vildt kort må afkastes som ethvert andet; det fryser bunken.
guide-turn-wild-forced = Et vildt kort må kun afkastes fra en hånd, der kun har vilde kort; det fryser bunken.
guide-turn-guarded = På en tom bunke må du ikke afkaste en syver, et es, et vildt kort eller et kort af samme værdi som en færdig canasta på bordet, medmindre du ikke har andet.
guide-turn-last = Det kort, du går ud med, må ikke være en treer.
guide-turn-keep = Medmindre du må gå ud, skal du have et kort tilbage, når du har afkastet: behold mindst to efter hver melding.
guide-turn-stock-stop = Runden er slut, når en tur skulle begynde med tom trækbunke. Løber trækbunken tør, mens du trækker, spiller du alligevel din tur.
guide-turn-stock-play_on = Når trækbunken er tom, spilles der videre, så længe hver spiller tager bunken. Den, der ikke gør det, melder pas, og så er runden slut.

# Meldinger og canastaer

guide-melds-set = En melding er tre eller flere kort af samme værdi, heraf mindst { $naturals } naturlige.
guide-melds-one = { $alone ->
    [yes] Du har én melding af hver værdi; lægger du
   *[no] En side har én melding af hver værdi; lægger den
} mere af samme værdi, kommer det dertil.
guide-melds-limit = En melding har højst { $most } kort.
guide-melds-wilds = { $most ->
    [one] Højst ét vildt kort
   *[other] Højst { $most } vilde kort
} i en melding.
guide-melds-ratio-any = Det er lige meget, hvor mange naturlige kort der er til dem.
guide-melds-ratio-not_more = Aldrig flere vilde kort end naturlige i en melding.
guide-melds-ratio-fewer = Altid færre vilde kort end naturlige i en melding.
guide-melds-ratio-half = Mindst to naturlige kort i en melding for hvert vildt.
guide-melds-canasta = Syv kort er en canasta: en ren uden vilde kort, en blandet med.
guide-melds-mixed = Du må lægge flere kort til en canasta. Et vildt kort gør en ren canasta blandet.
guide-melds-closed = Der må ikke lægges flere vilde kort til en canasta.
guide-melds-natural = Ingen vilde kort sammen med { $ranks }.
guide-melds-aces = Der må kun være vilde kort sammen med esser i { $alone ->
    [yes] din
   *[no] din sides
} første meld. Esser, der dengang lægges uden, eller som lægges senere, er rene: der kommer aldrig et vildt kort til.
guide-melds-wild = Tre til syv vilde kort alene er også en melding; { $alone ->
    [yes] du
   *[no] en side
} har højst én af den slags.
guide-melds-runs = Tre til syv naturlige kort i rækkefølge i samme farve, fra 4 op til es, er en stige: { $cards }. Der må ikke være vilde kort i den. { $alone ->
    [yes] Du
   *[no] En side
} må have flere.
guide-melds-samba = En stige på syv er en canasta, en samba.

# Første meld

guide-opening-need = { $alone ->
    [yes] Din
   *[no] En sides
} første meld i en runde skal være nok point værd efter { $alone ->
    [yes] din
   *[no] dens
} stilling før runden: { $points }.
guide-opening-side = Én åbning gælder for hele siden.
guide-opening-own = Din egen stilling afgør det. Når den ene af to makkere har åbnet, har begge.
guide-opening-counts = Værdien af alle kort, der lægges på én gang, regnes sammen, også flere meldinger. Bonusser tæller ikke med.
guide-opening-take = Åbner du ved at tage bunken, tæller dens øverste kort med sammen med dem fra din hånd, men resten af bunken gør ikke.
guide-opening-pure = En af meldingerne skal have mindst tre naturlige kort og ingen vilde.
guide-opening-concealed = Skjult udgang på én gang kræver ingen point.

# Afkastbunken

guide-pile-take = I stedet for at trække må du tage hele bunken, hvis du straks bruger dens øverste kort i en melding.
guide-pile-never = Du kan ikke tage den, når den er tom, eller når der ligger et vildt kort eller en treer øverst.
guide-pile-pair = Med to naturlige kort af det øverste korts værdi fra din hånd går det altid. Flere kort og andre meldinger må lægges samtidig.
guide-pile-always = Bunken er altid frossen: kun sådan et par duer.
guide-pile-frozen = Så længe der ligger et vildt kort i bunken, eller en rød treer vendt ved givningen, er den frossen: kun sådan et par duer.
guide-pile-unopened = { $alone ->
    [yes] Så længe du ikke har meldt, er bunken også frossen for dig.
   *[no] For en side, der ikke har meldt endnu, er bunken også frossen.
}
guide-pile-black-upcard = En sort treer, der vendes først ved givningen, fryser den også.
guide-pile-wild = Når bunken er åben, er ét naturligt kort af den værdi og et vildt kort nok, hvis { $alone ->
    [yes] du
   *[no] din side
} ikke har en melding af den værdi.
guide-pile-onto-alone = Når bunken er åben, og { $alone ->
    [yes] du
   *[no] din side
} har en melding af den værdi, må det øverste kort lægges til den, med alle slags kort eller ingen.
guide-pile-onto-with_natural = Når bunken er åben, og { $alone ->
    [yes] du
   *[no] din side
} har en melding af den værdi, må det øverste kort lægges til den sammen med ét naturligt kort af den værdi fra din hånd.
guide-pile-onto-never = Det øverste kort lægges aldrig til en melding, { $alone ->
    [yes] du
   *[no] din side
} allerede har, medmindre det er med sådan et par.
guide-pile-onto-idle = Meldinger på bordet hjælper ikke til at tage den.
guide-pile-rest = Resten af bunken kommer op på din hånd. Når bunken tages, er den ikke længere frossen.
guide-pile-runs = Det øverste kort kan aldrig begynde en stige eller lægges til en.

# Treere

guide-threes-bonus = En rød treer lægges på bordet, så snart du får den, og du trækker et andet kort i stedet.
guide-threes-last = Er der ikke noget kort at trække i stedet, er runden slut på stedet.
guide-threes-pile = En rød treer, der følger med bunken, lægges også på bordet, men der trækkes ikke noget kort for den.
guide-threes-optional = En rød treer bliver på hånden. Når du har trukket, må du lægge den på bordet, og så trækker du et andet kort i stedet.
guide-threes-block = Du må også afkaste den: så tager ingen bunken, før det bliver din tur igen.
guide-threes-held = En rød treer, der stadig er på din hånd til sidst, koster { $value } point.
guide-threes-value = Hver rød treer på bordet giver { $value } point.
guide-threes-all = Alle { $count } hos én { $alone ->
    [yes] spiller
   *[no] side
} giver { $all } point tilsammen.
guide-threes-sign-melded = De tæller for dig, hvis { $alone ->
    [yes] du
   *[no] din side
} har meldt i runden, ellers imod dig.
guide-threes-sign-went_out = De tæller for dig, hvis { $alone ->
    [yes] du
   *[no] din side
} går ud, ellers imod dig.
guide-threes-sign-opened = De tæller for dig, medmindre { $alone ->
    [yes] en anden går ud, før du
   *[no] en anden side går ud, før din
} har meldt: så tæller hver 200 imod dig.
guide-threes-black = En sort treer øverst spærrer bunken for den næste spiller.
guide-threes-black-meld = Sorte treere meldes kun, når du går ud: tre eller fire af dem, uden vilde kort.
guide-threes-black-never = Sorte treere meldes aldrig.

# At gå ud

guide-out-need = Du går ud ved at spille dit sidste kort. Det kræver, at { $alone ->
    [yes] du
   *[no] din side
} har { $canastas ->
    [one] én canasta
   *[other] { $canastas } canastaer
} af en hvilken som helst slags.
guide-out-how = Du må gå ud ved at afkaste eller ved at melde alt, hvad du har.
guide-out-discard = Det sidste kort skal afkastes.
guide-out-incomplete = Ingen melding af syvere, rene esser eller vilde kort må være ufærdig.
guide-out-keep = Hvis { $alone ->
    [yes] du
   *[no] din side
} ikke kan gå ud, må du ikke melde så meget, at du intet kort har tilbage, når du har afkastet.
guide-out-ask-alone = Ingen behøver at spørge, før de går ud: alle spiller alene.
guide-out-ask-off = Man spørger ikke sin makker, før man går ud.
guide-out-ask-optional = Du må spørge din makker »Må jeg gå ud?«, men behøver det ikke. Svaret binder dig: efter et ja skal du gå ud i denne tur, efter et nej må du ikke.
guide-out-ask-required = Du skal spørge din makker »Må jeg gå ud?« og få et ja. Svaret binder dig: efter et ja skal du gå ud i denne tur, efter et nej må du ikke.
guide-out-ask-when = Spørg én gang, før du lægger noget i denne tur (at tage bunken tæller ikke), og kun hvis du kan gå ud.
guide-out-ask-three = Af dine to makkere svarer den, der har tur først.
guide-out-ask-joined = Kun de to, der er blevet makkere, spørger.
guide-out-concealed = Det er skjult udgang, hvis du trak fra trækbunken, ikke havde meldt noget i runden, ikke lægger til nogen melding, der lå der i forvejen, og melder en hel canasta.
guide-out-concealed-bonus = Skjult udgang giver { $bonus } point ekstra.
guide-out-concealed-nothing = Skjult udgang, alt på én gang, giver ingen ekstra point.
guide-out-concealed-waives = Lægges det hele på én gang, er der intet åbningskrav.
guide-out-special = Før { $alone ->
    [yes] du
   *[no] din side
} har meldt noget, kan 14 kort efter træk være en specialhånd. Den slutter runden og tæller i stedet for dine kort:
guide-out-special-straight = Én af hver fra es til firer, en toer, en sort treer og en joker: { $points }
guide-out-special-pairs = Syv par af forskellige naturlige værdier: { $points }
guide-out-special-pairs_wild = Par af toere, syvere, esser og fire andre naturlige værdier: { $points }
guide-out-special-garbage = To naturlige værdier fire gange og to andre tre gange: { $points }

# Regnskabet

guide-score-melds = Værdien af alle kort i { $alone ->
    [yes] dine
   *[no] din sides
} meldinger.
guide-score-canastas = Hver ren canasta { $natural }, hver blandet { $mixed }.
guide-score-samba = Hver samba { $points }.
guide-score-special = Specialcanastaer uden vilde kort giver i stedet: { $points }.
guide-score-wild = En canasta af vilde kort: syv toere { $twos }, med alle jokere { $jokers }, andre { $mixed }.
guide-score-out = At gå ud { $points }.
guide-score-concealed = Skjult udgang { $points } ekstra.
guide-score-reds = Røde treere { $value } hver, alle tilsammen { $all }: for dig eller imod dig.
guide-score-hand = Minus værdien af de kort, { $alone ->
    [yes] du
   *[no] din side
} har tilbage på hånden.
guide-score-incomplete = Minus for hver af disse meldinger, der ikke blev til en canasta: { $points } (esser kun, når de er rene).
guide-score-trips = Minus { $points } for hver spiller, der har tre syvere eller flere på hånden, og igen for tre esser eller flere.
guide-score-cutthroat = De to, der blev makkere, får begge point for meldinger, bonusser og begge hænder, men hver kun for sine egne røde treere. Hver spiller har sin egen stilling.
guide-score-end = Den, der ligger i spidsen efter en runde, vinder, når nogen har { $target } point eller flere. Deler nogen førstepladsen, spilles der en runde til.

# Eksempler

guide-examples = Eksempler
guide-other = spiller { $seat }
guide-example-hand = Din hånd: { $cards }
guide-example-holds = På hånden hos { $who }: { $cards }
guide-example-mine = Dine meldinger: { $cards }
guide-example-melds = Meldinger hos { $who }: { $cards }
guide-example-pile = Afkastbunke, øverste kort sidst: { $cards }
guide-allowed = ✔ { $what }
guide-refused = ✘ { $what }: { $why }
guide-after-hand = { $count ->
    [one] ét kort
   *[other] { $count } kort
} på din hånd
guide-after-over = runden er slut
guide-after-frozen = bunken er nu frossen
guide-after-joined = de to andre er nu makkere og har { $count ->
    [one] én canasta
   *[other] { $count } canastaer
}
guide-act-by = { $who }: { $what }
guide-act-draw = træk
guide-act-ask = spørg »Må jeg gå ud?«
guide-act-yes = ja
guide-act-no = nej
guide-act-pass = meld pas
guide-act-take = tag bunken med { $cards }
guide-act-take-onto = tag bunken til { $name }
guide-act-meld = meld { $cards }
guide-act-discard = afkast { $card }
guide-act-three = læg { $card }
guide-act-special = læg specialhånden »{ $name }«
guide-count = { $cards } → { $points } = { $sum }
guide-count-line = { $name } { $points }

guide-example-join = To bliver makkere
guide-example-wild-discard = Et vildt kort afkastes
guide-example-guarded = En syver på en tom bunke
guide-example-one-wild = En melding med et vildt kort
guide-example-two-wilds = To naturlige kort og to vilde
guide-example-natural-only = Et vildt kort, hvor der ikke må være et
guide-example-wild-meld = Vilde kort alene
guide-example-run = En stige
guide-example-gap = En stige med et hul
guide-example-opening-low = For lidt, når man står på 0
guide-example-opening = Nok, når man står på 0
guide-example-opening-pure = Point nok, men et vildt kort i hver melding
guide-example-pair = En frossen bunke og et par
guide-example-frozen = En frossen bunke og et vildt kort
guide-example-natural-wild = En åben bunke og et vildt kort
guide-example-onto = En åben bunke og en melding af den værdi
guide-example-bonus = En rød treer trækkes
guide-example-three = En rød treer lægges
guide-example-block = En rød treer afkastes
guide-example-stop = En sort treer afkastes
guide-example-out = At gå ud
guide-example-keep = Én canasta for lidt
guide-example-special = En specialhånd
guide-example-natural = En ren canasta
guide-example-mixed = En blandet canasta
guide-example-samba = En samba
