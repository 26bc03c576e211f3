# Reglerna vid ett bord, fält för fält, som /regler visar dem.

rule-packs = Kortlekar
rule-hand_size = Kort till var och en
rule-draw_count = Kort per drag
rule-target = Poängmål
rule-opening = Minimikrav för första utlägget
rule-opening_pure_triple = Första utlägget med tre lika utan vilda kort
rule-canastas_to_go_out = Canastor för att gå ut
rule-min_naturals = Naturliga kort i ett utlägg, minst
rule-max_wilds = Vilda kort i ett utlägg, högst
rule-wild_ratio = Vilda kort mot naturliga
rule-meld_limit = Kort i ett utlägg, högst
rule-wilds_after_canasta = Vilda kort lagda till en canasta
rule-natural_only = Utlägg utan vilda kort
rule-pure_aces = Ess utan vilda kort efter första utlägget
rule-wild_melds = Utlägg av enbart vilda kort
rule-runs = Stegar
rule-pile_always_frozen = Högen alltid frusen
rule-take_natural_and_wild = Öppen hög tas med ett naturligt och ett vilt kort
rule-take_onto_meld = Öppen hög tas till ett utlägg på bordet
rule-black_three_upcard_freezes = En svart trea som vänds upp vid given fryser högen
rule-black_three_meld = Svarta treor läggs ut när man går ut
rule-red_threes = Röda treor
rule-red_three_value = Poäng för en röd trea
rule-all_red_threes = Poäng för alla röda treor
rule-red_three_sign = Röda treor räknas för dig
rule-wild_discard = Slänga vilda kort
rule-guarded_discards = Kort som inte slängs på en tom hög
rule-last_discard_not_three = Det sista kortet man slänger får inte vara en trea
rule-discard_required = Man måste slänga för att gå ut
rule-going_out_bonus = Poäng för att gå ut
rule-concealed_bonus = Extra poäng för att gå ut dolt
rule-concealed_waives_opening = Gå ut dolt utan minimikrav
rule-stock_end = När talongen är slut
rule-ask_partner = Fråga partnern innan man går ut
rule-special_hands = Specialhänder
rule-natural_canasta = Poäng för en naturlig canasta
rule-mixed_canasta = Poäng för en blandad canasta
rule-samba = Poäng för en stege på sju
rule-special_canastas = Specialcanastor
rule-wild_canastas = Canastor av vilda kort
rule-incomplete_penalty = Avdrag för en ofärdig specialcanasta
rule-hand_trips_penalty = Avdrag för tre sjuor eller ess på hand

# Deras värden

rule-value-true = ja
rule-value-false = nej
rule-value-none = ingen gräns
rule-value-nothing = inga
rule-value-red_threes-bonus = läggs direkt och ersätts
rule-value-red_threes-optional = stannar på handen tills man lägger dem
rule-value-red_three_sign-melded = om { $alone ->
    [yes] du
   *[no] ditt lag
} har lagt ut, annars mot dig
rule-value-red_three_sign-went_out = om { $alone ->
    [yes] du
   *[no] ditt lag
} går ut, annars mot dig
rule-value-red_three_sign-opened = om inte { $alone ->
    [yes] någon annan går ut innan du
   *[no] ett annat lag går ut innan ditt
} har lagt ut; då 200 var mot dig
rule-value-guarded_discards-true = sjuor, ess, vilda kort och kort av samma valör som en färdig canasta
rule-value-opening = { $points } från { $score }
rule-value-opening-below = { $points } därunder
rule-value-special = { $name } { $points }
rule-value-wild_canastas = sju tvåor { $twos }, alla jokrar { $jokers }, andra { $mixed }

# Sidorna i /regler

guide-title = Regler: { $preset }
guide-form = { $seats } spelare, { $teams }
guide-differs = Husregler
guide-differs-line = { $field }: **{ $value }** (annars: { $usual })
guide-same = Inga husregler: allt är som vanligt.
guide-line = { $field }: { $value }
guide-marked = ▸ **{ $text }** (husregel; annars: { $usual })
guide-passport = Regelpass, om man vill spela efter de här reglerna någon annanstans: { $passport }
guide-choose = Välj en del av reglerna
guide-choose-form = Välj antal spelare
guide-why = Regeln: { $topic }
guide-next = Nästa: { $topic } ▶
guide-topic-table = Översikt
guide-topic-how = Så spelar man
guide-topic-aim = Spelets mål
guide-topic-cards = Korten
guide-topic-deal = Given
guide-topic-turn = En tur
guide-topic-melds = Utlägg och canastor
guide-topic-opening = Första utlägget
guide-topic-pile = Slänghögen
guide-topic-threes = Treor
guide-topic-going_out = Att gå ut
guide-topic-score = Poängen

# Så spelar man

guide-how-aim = Samla kort av samma valör och lägg ut dem på bordet. Sju av samma valör är en canasta, och canastor ger mest poäng. Den som leder med { $target } poäng eller fler efter en omgång vinner.
guide-how-pairs = Du spelar tillsammans med en partner: det som den ena lägger ut hör till er båda.
guide-how-triples = Du spelar tillsammans med två partner: det som en lägger ut hör till er alla tre.
guide-how-turn = När det är din tur drar du { $cards ->
    [one] ett kort
   *[other] { $cards } kort
} från talongen, lägger ut det du vill och slänger ett kort.
guide-how-melds = Ett utlägg är tre eller fler kort av samma valör, till exempel { $cards }. Jokrar och tvåor är vilda och gäller som ett kort du saknar: { $wild }. I senare turer får du lägga till dina utlägg.
guide-how-opening = Det första du lägger ut i en omgång måste vara värt { $points } poäng i början av partiet och senare mer. Ess och tvåa räknas 20, joker 50, kung ner till åtta 10, resten 5.
guide-how-pile = I stället för att dra får du ta hela slänghögen, om du har två kort av samma valör som det översta och genast lägger ut alla tre.
guide-how-pile-wild = I stället för att dra får du ta hela slänghögen, om du har två kort av samma valör som det översta och genast lägger ut alla tre. Så länge högen inte är frusen räcker ett sådant kort och ett vilt kort. Den är frusen för den som inte har lagt ut än, och när det ligger ett vilt kort i den.
guide-how-out = Med { $canastas ->
    [one] en canasta
   *[other] { $canastas } canastor
} på bordet får du spela ditt sista kort. Det avslutar omgången; kort som är kvar på hand dras av.
guide-how-help = Mer behöver du inte kunna för att börja: **{ $hand }** visar vad du får göra, och **{ $suggest }** vad en bra spelare skulle göra.

# Spelets mål

guide-aim-melds = Samla kort av samma valör, lägg ut dem på bordet i utlägg på tre eller fler, och gör dem till canastor: utlägg på sju kort eller fler.
guide-aim-solo = Alla { $seats } spelarna spelar var för sig.
guide-aim-two = Två spelare spelar mot varandra.
guide-aim-pairs = De { $seats } spelarna bildar { $sides } par. Partner sitter inte bredvid varandra; de har utlägg och poäng gemensamt.
guide-aim-triples = De { $seats } spelarna bildar { $sides } lag med tre i varje; varannan plats hör till samma lag. Ett lag har utlägg och poäng gemensamt.
guide-aim-cutthroat = Alla börjar omgången ensamma. Den som först tar högen spelar ensam resten av omgången, och i samma stund blir de två andra partner.
guide-aim-cutthroat-join = Deras utlägg slås ihop. Utlägg av samma valör blir ett enda, även om det får fler vilda kort än ett utlägg får ha: då får naturliga kort fortfarande läggas till, men inga vilda. Blir det sju kort är det genast en canasta.
guide-aim-cutthroat-nobody = Om någon går ut innan högen har tagits räknas den spelaren som den ensamma, och de två andra räknas ihop. Om inte heller någon går ut räknas var och en för sig.
guide-aim-round = Omgången är slut när någon har spelat sitt sista kort, eller när talongen är slut. Då räknas poängen.
guide-aim-target = Partiet är slut när någon efter en omgång har { $target } poäng eller fler och en leder ensam. Annars spelas en omgång till.

# Korten

guide-cards-packs = { $packs ->
    [one] En kortlek
   *[other] { $packs } kortlekar
} med 52 kort och två jokrar: { $cards } kort sammanlagt.
guide-cards-wild = Jokrar och tvåor är vilda: i ett utlägg gäller de som kort av dess valör.
guide-cards-natural = Ess, kung, dam, knekt och tia ner till fyra är de naturliga korten som utlägg görs av.
guide-cards-threes = Treor har en egen roll: de röda ger poäng, de svarta spärrar högen.
guide-cards-values = Joker 50 poäng; ess och tvåa 20; kung ner till åtta 10; sjua ner till fyra och svart trea 5.

# Given

guide-deal-dealer = Nästa spelare medurs blir givare i varje ny omgång. Spelaren efter givaren börjar.
guide-deal-hand = Alla får { $cards } kort.
guide-deal-upcard = Nästa kort vänds upp och börjar slänghögen. Så länge det är ett vilt kort eller en röd trea vänds ett till upp ovanpå.
guide-deal-frozen-red = Ett vilt kort eller en röd trea som vänds upp så fryser högen.
guide-deal-frozen = Ett vilt kort eller en röd trea som vänds upp så fryser högen, och det gör även en svart trea som vänds upp först.
guide-deal-threes-bonus = Sedan lägger alla sina röda treor på bordet och drar lika många kort i stället.
guide-deal-threes-optional = Röda treor stannar på den hand de har getts till.
guide-deal-stock = Resten är talongen: högst { $cards } kort.

# En tur

guide-turn-steps = Dra från talongen eller ta högen; lägg sedan ut om du vill; släng till sist ett kort med framsidan upp på högen. Det avslutar din tur.
guide-turn-draw = Från talongen drar du { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
guide-turn-laid = Du får göra flera utlägg på en gång eller efter varandra och lägga till { $alone ->
    [yes] dina egna utlägg
   *[no] ditt eget lags utlägg
}, aldrig till andras.
guide-turn-wild-free = Ett vilt kort får slängas som vilket annat som helst; det fryser högen.
guide-turn-wild-forced = Ett vilt kort får slängas bara från en hand med enbart vilda kort; det fryser högen.
guide-turn-guarded = På en tom hög får du inte slänga en sjua, ett ess, ett vilt kort eller ett kort av samma valör som en färdig canasta på bordet, om du har något annat.
guide-turn-last = Kortet du går ut med får inte vara en trea.
guide-turn-keep = Om du inte får gå ut måste du ha ett kort kvar när du har slängt: behåll minst två efter varje utlägg.
guide-turn-stock-stop = Omgången är slut när en tur skulle börja med tom talong. Tar talongen slut medan du drar spelar du ändå din tur.
guide-turn-stock-play_on = När talongen är slut går spelet vidare så länge varje spelare tar högen. Den som inte gör det passar, och då är omgången slut.

# Utlägg och canastor

guide-melds-set = Ett utlägg är tre eller fler kort av samma valör, minst { $naturals } av dem naturliga.
guide-melds-one = { $alone ->
    [yes] Du har ett utlägg av varje valör; lägger du
   *[no] Ett lag har ett utlägg av varje valör; lägger det
} ut mer av samma valör hamnar det där.
guide-melds-limit = Ett utlägg har högst { $most } kort.
guide-melds-wilds = { $most ->
    [one] Högst ett vilt kort
   *[other] Högst { $most } vilda kort
} i ett utlägg.
guide-melds-ratio-any = Hur många naturliga kort det finns till dem spelar ingen roll.
guide-melds-ratio-not_more = Aldrig fler vilda kort än naturliga i ett utlägg.
guide-melds-ratio-fewer = Alltid färre vilda kort än naturliga i ett utlägg.
guide-melds-ratio-half = Minst två naturliga kort i ett utlägg för varje vilt.
guide-melds-canasta = Sju kort är en canasta: en naturlig (röd) utan vilda kort, en blandad (svart) med.
guide-melds-mixed = Du får lägga fler kort till en canasta. Ett vilt kort gör en naturlig canasta blandad.
guide-melds-closed = Inga fler vilda kort får läggas till en canasta.
guide-melds-natural = Inga vilda kort tillsammans med { $ranks }.
guide-melds-aces = Bara när { $alone ->
    [yes] du
   *[no] ditt lag
} öppnar får det finnas vilda kort tillsammans med ess. Ess som då läggs ut utan, eller som läggs ut senare, är rena: inget vilt kort får någonsin läggas till.
guide-melds-wild = Tre till sju vilda kort för sig är också ett utlägg; { $alone ->
    [yes] du
   *[no] ett lag
} har högst ett sådant.
guide-melds-runs = Tre till sju naturliga kort i följd i samma färg, från 4 upp till ess, är en stege: { $cards }. Inga vilda kort får vara med. { $alone ->
    [yes] Du
   *[no] Ett lag
} får ha flera.
guide-melds-samba = En stege på sju är en canasta, en samba.

# Första utlägget

guide-opening-need = { $alone ->
    [yes] Ditt
   *[no] Ett lags
} första utlägg i en omgång måste vara värt tillräckligt många poäng, efter { $alone ->
    [yes] din
   *[no] lagets
} ställning före omgången: { $points }.
guide-opening-side = En öppning gäller för hela laget.
guide-opening-own = Din egen ställning avgör. När en av två partner har öppnat har båda det.
guide-opening-counts = Värdet av alla kort som läggs ut på en gång räknas ihop, även flera utlägg. Bonusar räknas inte.
guide-opening-take = Om du öppnar genom att ta högen räknas dess översta kort med dem från din hand, men inte resten av högen.
guide-opening-pure = Något av utläggen måste ha minst tre naturliga kort och inget vilt.
guide-opening-concealed = Att gå ut dolt på en gång kräver inga poäng.

# Slänghögen

guide-pile-take = I stället för att dra får du ta hela högen, om du genast använder dess översta kort i ett utlägg.
guide-pile-never = Du kan inte ta den när den är tom, eller när ett vilt kort eller en trea ligger överst.
guide-pile-pair = Med två naturliga kort av det översta kortets valör från din hand går det alltid. Fler kort, och andra utlägg, får läggas ut samtidigt.
guide-pile-always = Högen är alltid frusen: bara ett sådant par duger.
guide-pile-frozen = Så länge det ligger ett vilt kort i högen, eller en röd trea som vändes upp vid given, är den frusen: bara ett sådant par duger.
guide-pile-unopened = { $alone ->
    [yes] Så länge du inte har lagt ut något är högen frusen för dig också.
   *[no] För ett lag som inte har lagt ut något än är högen också frusen.
}
guide-pile-black-upcard = En svart trea som vänds upp först vid given fryser den också.
guide-pile-wild = När högen är öppen räcker ett naturligt kort av den valören och ett vilt kort, om { $alone ->
    [yes] du
   *[no] ditt lag
} inte har något utlägg av den valören.
guide-pile-onto-alone = När högen är öppen och { $alone ->
    [yes] du
   *[no] ditt lag
} har ett utlägg av den valören får det översta kortet läggas till det, med vilka kort som helst eller inga.
guide-pile-onto-with_natural = När högen är öppen och { $alone ->
    [yes] du
   *[no] ditt lag
} har ett utlägg av den valören får det översta kortet läggas till det tillsammans med ett naturligt kort av den valören från din hand.
guide-pile-onto-never = Det översta kortet läggs aldrig till ett utlägg som { $alone ->
    [yes] du
   *[no] ditt lag
} redan har, om det inte är med ett sådant par.
guide-pile-onto-idle = Utlägg på bordet hjälper inte till att ta den.
guide-pile-rest = Resten av högen kommer upp på din hand. När högen tas är den inte längre frusen.
guide-pile-runs = Det översta kortet kan aldrig börja en stege eller läggas till en.

# Treor

guide-threes-bonus = En röd trea läggs på bordet så snart du får den, och ett annat kort dras i stället.
guide-threes-last = Finns det inget kort att dra i stället är omgången genast slut.
guide-threes-pile = En röd trea som följer med högen läggs också på bordet, men inget kort dras för den.
guide-threes-optional = En röd trea stannar på handen. När du har dragit får du lägga den på bordet, och då drar du ett annat kort i stället.
guide-threes-block = Du får också slänga den: då tar ingen högen förrän det är din tur igen.
guide-threes-held = En röd trea som är kvar på handen vid slutet kostar { $value } poäng.
guide-threes-value = Varje röd trea på bordet ger { $value } poäng.
guide-threes-all = Alla { $count } hos { $alone ->
    [yes] en spelare
   *[no] ett lag
} ger { $all } poäng tillsammans.
guide-threes-sign-melded = De räknas för dig om { $alone ->
    [yes] du
   *[no] ditt lag
} har lagt ut i omgången, annars mot dig.
guide-threes-sign-went_out = De räknas för dig om { $alone ->
    [yes] du
   *[no] ditt lag
} går ut, annars mot dig.
guide-threes-sign-opened = De räknas för dig, om inte { $alone ->
    [yes] någon annan går ut innan du
   *[no] ett annat lag går ut innan ditt
} har lagt ut: då räknas var och en 200 mot dig.
guide-threes-black = En svart trea överst spärrar högen för nästa spelare.
guide-threes-black-meld = Svarta treor läggs ut bara när du går ut: tre eller fyra av dem, utan vilda kort.
guide-threes-black-never = Svarta treor läggs aldrig ut.

# Att gå ut

guide-out-need = Du går ut genom att spela ditt sista kort. Då måste { $alone ->
    [yes] du
   *[no] ditt lag
} ha { $canastas ->
    [one] en canasta
   *[other] { $canastas } canastor
}, av vilket slag som helst.
guide-out-how = Du får gå ut genom att slänga, eller genom att lägga ut allt du har.
guide-out-discard = Det sista kortet måste slängas.
guide-out-incomplete = Inget utlägg av sjuor, rena ess eller vilda kort får vara ofärdigt.
guide-out-keep = Om { $alone ->
    [yes] du
   *[no] ditt lag
} inte kan gå ut får du inte lägga ut så mycket att du inte har något kort kvar när du har slängt.
guide-out-ask-alone = Ingen behöver fråga innan man går ut: alla spelar ensamma.
guide-out-ask-off = Man frågar inte sin partner innan man går ut.
guide-out-ask-optional = Du får fråga din partner ”Får jag gå ut?”, men måste inte. Svaret binder dig: efter ett ja måste du gå ut den här turen, efter ett nej får du inte.
guide-out-ask-required = Du måste fråga din partner ”Får jag gå ut?” och få ett ja. Svaret binder dig: efter ett ja måste du gå ut den här turen, efter ett nej får du inte.
guide-out-ask-when = Fråga en gång, innan du lägger ut något den här turen (att ta högen räknas inte), och bara om du kan gå ut.
guide-out-ask-three = Av dina två partner svarar den som står närmast i tur.
guide-out-ask-joined = Bara de två som har blivit partner frågar.
guide-out-concealed = Du går ut dolt om du drog från talongen, inte hade lagt ut något i omgången, inte lägger till något utlägg som låg där förut, och lägger ut en hel canasta.
guide-out-concealed-bonus = Att gå ut dolt ger { $bonus } poäng extra.
guide-out-concealed-nothing = Att gå ut dolt, allt på en gång, ger inga extra poäng.
guide-out-concealed-waives = Läggs allt ut på en gång gäller inget minimikrav.
guide-out-special = Innan { $alone ->
    [yes] du
   *[no] ditt lag
} har lagt ut något kan 14 kort efter att du dragit vara en specialhand. Den avslutar omgången och räknas i stället för dina kort:
guide-out-special-straight = En av varje från ess till fyra, en tvåa, en svart trea och en joker: { $points }
guide-out-special-pairs = Sju par av olika naturliga valörer: { $points }
guide-out-special-pairs_wild = Par i tvåor, sjuor, ess och fyra andra naturliga valörer: { $points }
guide-out-special-garbage = Två naturliga valörer fyra gånger och två andra tre gånger: { $points }

# Poängen

guide-score-melds = Värdet av alla kort i { $alone ->
    [yes] dina
   *[no] ditt lags
} utlägg.
guide-score-canastas = Varje naturlig canasta { $natural }, varje blandad { $mixed }.
guide-score-samba = Varje samba { $points }.
guide-score-special = Specialcanastor utan vilda kort ger i stället: { $points }.
guide-score-wild = En canasta av vilda kort: sju tvåor { $twos }, med alla jokrar { $jokers }, andra { $mixed }.
guide-score-out = Gå ut { $points }.
guide-score-concealed = Gå ut dolt { $points } extra.
guide-score-reds = Röda treor { $value } var, alla tillsammans { $all }: för dig eller mot dig.
guide-score-hand = Minus värdet av korten som { $alone ->
    [yes] du
   *[no] ditt lag
} har kvar på hand.
guide-score-incomplete = Minus för vart och ett av de här utläggen som inte blev en canasta: { $points } (ess bara när de är rena).
guide-score-trips = Minus { $points } för varje spelare som har tre sjuor eller fler på hand, och en gång till för tre ess eller fler.
guide-score-cutthroat = De två som blev partner får båda poäng för utläggen, bonusarna och båda händerna, men var och en bara för sina egna röda treor. Varje spelare har sin egen ställning.
guide-score-end = Den som leder efter en omgång vinner när någon har { $target } poäng eller fler. Delas ledningen spelas en omgång till.

# Exempel

guide-examples = Exempel
guide-other = spelare { $seat }
guide-example-hand = Din hand: { $cards }
guide-example-holds = På hand hos { $who }: { $cards }
guide-example-mine = Dina utlägg: { $cards }
guide-example-melds = Utlägg hos { $who }: { $cards }
guide-example-pile = Slänghög, översta kortet sist: { $cards }
guide-allowed = ✔ { $what }
guide-refused = ✘ { $what }: { $why }
guide-after-hand = { $count ->
    [one] ett kort
   *[other] { $count } kort
} på din hand
guide-after-over = omgången är slut
guide-after-frozen = högen är nu frusen
guide-after-joined = de två andra är nu partner och har { $count ->
    [one] en canasta
   *[other] { $count } canastor
}
guide-act-by = { $who }: { $what }
guide-act-draw = dra
guide-act-ask = fråga ”Får jag gå ut?”
guide-act-yes = ja
guide-act-no = nej
guide-act-pass = passa
guide-act-take = ta högen med { $cards }
guide-act-take-onto = ta högen till { $name }
guide-act-meld = lägg ut { $cards }
guide-act-discard = släng { $card }
guide-act-three = lägg { $card }
guide-act-special = lägg ut specialhanden ”{ $name }”
guide-count = { $cards } → { $points } = { $sum }
guide-count-line = { $name } { $points }

guide-example-join = Två blir partner
guide-example-wild-discard = Ett vilt kort slängs
guide-example-guarded = En sjua på en tom hög
guide-example-one-wild = Ett utlägg med ett vilt kort
guide-example-two-wilds = Två naturliga kort och två vilda
guide-example-natural-only = Ett vilt kort där det inte får finnas
guide-example-wild-meld = Enbart vilda kort
guide-example-run = En stege
guide-example-gap = En stege med en lucka
guide-example-opening-low = För lite vid ställningen 0
guide-example-opening = Tillräckligt vid ställningen 0
guide-example-opening-pure = Poäng nog, men ett vilt kort i varje utlägg
guide-example-pair = En frusen hög och ett par
guide-example-frozen = En frusen hög och ett vilt kort
guide-example-natural-wild = En öppen hög och ett vilt kort
guide-example-onto = En öppen hög och ett utlägg av den valören
guide-example-bonus = En röd trea dras
guide-example-three = En röd trea läggs
guide-example-block = En röd trea slängs
guide-example-stop = En svart trea slängs
guide-example-out = Att gå ut
guide-example-keep = En canasta för lite
guide-example-special = En specialhand
guide-example-natural = En naturlig canasta
guide-example-mixed = En blandad canasta
guide-example-samba = En samba
