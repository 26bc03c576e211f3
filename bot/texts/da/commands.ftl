# Kommandoerne, som Discord viser dem: værdien er navnet (små bogstaver, intet mellemrum, højst 32 tegn), .about er
# beskrivelsen (højst 100 tegn).

command-canasta = canasta
    .about = Et canastabord i denne kanal
command-canasta-new = nyt
    .about = Sæt et bord op her: vælg regler, og start, når alle pladser er taget
command-canasta-join = deltag
    .about = Sæt dig ved bordet i denne kanal
command-canasta-leave = forlad
    .about = Rejs dig fra bordet; midt i et spil spiller en computer videre for dig
command-canasta-start = start
    .about = Giv kort til første runde
command-canasta-end = afslut
    .about = Luk bordet, før partiet er slut
command-canasta-table = bord
    .about = Vis bordet igen nederst i kanalen
command-canasta-rematch = revanche
    .about = Spil et parti mere med de samme folk og regler
command-canasta-export = eksporter
    .about = Få optegnelsen af partiet som en fil

command-hand = hånd
    .about = Se din hånd; kun du ser den
command-draw = træk
    .about = Træk fra trækbunken
command-take = tag
    .about = Tag afkastbunken
command-meld = meld
    .about = Læg kort på bordet
command-discard = afkast
    .about = Afkast et kort og slut din tur
command-undo = fortryd
    .about = Tag det tilbage, du har lagt i denne tur, hvis du ikke har set et nyt kort siden
command-ask = spørg
    .about = Spørg din makker, om du må gå ud
command-hint = tip
    .about = Se, hvad en god spiller ville gøre nu; kun du ser det
command-scores = point
    .about = Regnskabet for partiet i denne kanal

command-rules = regler
    .about = Reglerne ved et bord, og hvordan husreglerne afviger
command-leaderboard = rangliste
    .about = Hvem der har vundet mest på serveren
command-stats = statistik
    .about = Hvordan det er gået en spiller på serveren
command-history = historik
    .about = De seneste partier på serveren

command-settings = indstillinger
    .about = Serverens regler, betænkningstid, kanaler, sprog og husregler (kræver »Administrer server«)
command-preferences = mine-indstillinger
    .about = Dit sprog, hvordan du ser kortene, og hvornår du bliver kaldt til bordet
command-privacy = privatliv
    .about = Hvad der er gemt om dig
command-privacy-show = vis
    .about = Få alt, hvad der er gemt om dig, som en fil
command-privacy-delete = slet
    .about = Bliv slettet fra alt, hvad der er gemt

command-owner = ejer
    .about = For den, der driver denne bot
command-owner-sync = synkroniser
    .about = Send kommandoerne til Discord igen
command-owner-status = status
    .about = Hvordan botten har det

# Valgmuligheder

option-variant = variant
    .about = Hvilke regler
option-players = spillere
    .about = Hvor mange pladser bordet har
option-teams = hold
    .about = Hvem der spiller sammen
option-computers = computere
    .about = Hvor mange pladser computere tager
option-level = niveau
    .about = Hvor godt computerne spiller
option-turn_time = betænkningstid
    .about = Hvor længe en tur må vare
option-seat = plads
    .about = Hvilken plads
option-cards = kort
    .about = Kortene, som du ville sige dem: KKK2 777, K♠ K♥ 2♦ eller 3 konger + joker
option-card = kort
    .about = Et kort: 4♠ eller bare 4
option-topic = emne
    .about = Hvilken del af reglerne
option-period = periode
    .about = Hvor langt tilbage
option-player = spiller
    .about = Hvilken spiller; dig selv, hvis du ikke vælger
option-history-player = spiller
    .about = Kun partier med denne spiller

option-hand_size = kort_på_hånden
    .about = Kort til hver spiller
option-canastas_to_go_out = canastaer_for_at_gå_ud
    .about = Så mange canastaer skal der til for at gå ud
option-wild_ratio = vilde_mod_naturlige
    .about = Hvor mange vilde kort en melding må have i forhold til de naturlige
option-max_wilds = højst_vilde
    .about = Vilde kort i en melding, højst
option-ask_partner = spørg_makker
    .about = Om man spørger sin makker, før man går ud
option-all_red_threes = alle_røde_treere
    .about = Point for alle røde treere tilsammen
option-target = pointmål
    .about = Så mange point slutter partiet
option-stock_end = tom_trækbunke
    .about = Hvad der sker, når trækbunken er tom
option-draw_count = kort_pr_træk
    .about = Så mange kort trækker man i en tur
option-take_onto_meld = bunke_på_melding
    .about = Hvordan en åben bunke kan tages til en melding på bordet
option-wild_discard = afkast_vilde
    .about = Hvornår man må afkaste et vildt kort
option-concealed_bonus = skjult_bonus
    .about = Point for skjult udgang, oven i dem for at gå ud

# Valg

period-week = de sidste syv dage
period-month = denne måned
period-year = i år
period-all = alle tider
look-classic = To farver
look-four_colour = Fire farver
look-high_contrast = Høj kontrast
look-text = Kun tekst
pings-turn = Hver gang det er din tur
pings-slow = Kun når din tid er ved at løbe ud
pings-never = Aldrig
