# Kommandoene slik Discord viser dem: verdien er navnet (små bokstaver, ikke mellomrom, høyst 32 tegn), .about er
# beskrivelsen (høyst 100 tegn).

command-canasta = canasta
    .about = Et canastabord i denne kanalen
command-canasta-new = nytt
    .about = Sett opp et bord her: velg regler, og start når alle plassene er tatt
command-canasta-join = delta
    .about = Sett deg ved bordet i denne kanalen
command-canasta-leave = forlat
    .about = Forlat bordet; midt i et spill spiller en datamaskin videre for deg
command-canasta-start = start
    .about = Del ut kort til første runde
command-canasta-end = avslutt
    .about = Lukk bordet før partiet er over
command-canasta-table = bord
    .about = Vis bordet på nytt nederst i kanalen
command-canasta-rematch = omkamp
    .about = Spill et parti til med de samme folkene og reglene
command-canasta-export = eksporter
    .about = Få protokollen for partiet som en fil

command-hand = hånd
    .about = Se på hånden din; bare du ser den
command-draw = trekk
    .about = Trekk fra trekkbunken
command-take = ta
    .about = Ta kastehaugen
command-meld = legg-ut
    .about = Legg kort ut på bordet
command-discard = kast
    .about = Kast et kort og avslutt turen din
command-undo = angre
    .about = Ta tilbake det du har lagt ut denne turen, om du ikke har sett et nytt kort siden
command-ask = spør
    .about = Spør makkeren din om du kan gå ut
command-hint = tips
    .about = Se hva en god spiller ville gjort nå; bare du ser det
command-scores = poeng
    .about = Poengene i partiet i denne kanalen

command-rules = regler
    .about = Reglene ved et bord, og hvordan husreglene avviker
command-leaderboard = toppliste
    .about = Hvem som har vunnet mest på serveren
command-stats = statistikk
    .about = Hvordan det har gått med en spiller på serveren
command-history = historikk
    .about = De siste partiene på serveren

command-settings = innstillinger
    .about = Regler, betenkningstid, kanaler, språk og husregler på serveren (krever «Administrer server»)
command-preferences = mine-innstillinger
    .about = Språket ditt, hvordan du ser kortene, og når du blir kalt til bordet
command-privacy = personvern
    .about = Hva som er lagret om deg
command-privacy-show = vis
    .about = Få alt som er lagret om deg, som en fil
command-privacy-delete = slett
    .about = Bli fjernet fra alt som er lagret

command-owner = eier
    .about = For den som driver denne boten
command-owner-sync = synkroniser
    .about = Send kommandoene til Discord på nytt
command-owner-status = status
    .about = Hvordan boten har det

# Valgmuligheter

option-variant = variant
    .about = Hvilke regler
option-players = spillere
    .about = Hvor mange plasser bordet har
option-teams = lag
    .about = Hvem som spiller sammen
option-computers = datamaskiner
    .about = Hvor mange plasser datamaskiner tar
option-level = nivå
    .about = Hvor godt datamaskinene spiller
option-turn_time = betenkningstid
    .about = Hvor lenge en tur kan vare
option-seat = plass
    .about = Hvilken plass
option-cards = kort
    .about = Kortene slik du ville sagt dem: KKK2 777, K♠ K♥ 2♦ eller 3 konger + joker
option-card = kort
    .about = Et kort: 4♠ eller bare 4
option-topic = emne
    .about = Hvilken del av reglene
option-period = periode
    .about = Hvor langt tilbake
option-player = spiller
    .about = Hvilken spiller; deg selv om du ikke velger
option-history-player = spiller
    .about = Bare partier med denne spilleren

option-hand_size = kort_på_hånden
    .about = Kort til hver spiller
option-canastas_to_go_out = canastaer_for_å_gå_ut
    .about = Så mange canastaer trenger et lag for å gå ut
option-wild_ratio = ville_mot_ekte
    .about = Hvor mange ville kort en kombinasjon kan ha i forhold til de ekte
option-max_wilds = høyst_ville
    .about = Ville kort i en kombinasjon, høyst
option-ask_partner = spør_makker
    .about = Om man spør makkeren før man går ut
option-all_red_threes = alle_røde_treere
    .about = Poeng for alle røde treere til sammen
option-target = poengmål
    .about = Så mange poeng avslutter partiet
option-stock_end = tom_trekkbunke
    .about = Hva som skjer når trekkbunken er tom
option-draw_count = kort_per_trekk
    .about = Så mange kort trekker man i en tur
option-take_onto_meld = haug_på_kombinasjon
    .about = Hvordan en åpen haug kan tas til en kombinasjon på bordet
option-wild_discard = kaste_ville
    .about = Når man kan kaste et vilt kort
option-concealed_bonus = skjult_bonus
    .about = Poeng for skjult utgang, i tillegg til dem for å gå ut

# Valg

period-week = de siste sju dagene
period-month = denne måneden
period-year = i år
period-all = gjennom tidene
look-classic = To farger
look-four_colour = Fire farger
look-high_contrast = Høy kontrast
look-text = Bare tekst
pings-turn = Hver gang det er din tur
pings-slow = Bare når tiden din er i ferd med å gå ut
pings-never = Aldri
