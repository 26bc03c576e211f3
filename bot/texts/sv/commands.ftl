# Kommandona som Discord visar dem: värdet är namnet (små bokstäver, inget mellanslag, högst 32 tecken), .about är
# beskrivningen (högst 100 tecken).

command-canasta = canasta
    .about = Ett canastabord i den här kanalen
command-canasta-new = nytt
    .about = Duka upp ett bord här: välj regler och starta när alla platser är tagna
command-canasta-join = delta
    .about = Slå dig ner vid bordet i den här kanalen
command-canasta-leave = lämna
    .about = Lämna bordet; mitt i ett spel spelar en dator vidare åt dig
command-canasta-start = starta
    .about = Ge kort till första omgången
command-canasta-end = avsluta
    .about = Stäng bordet innan partiet är slut
command-canasta-table = bord
    .about = Visa bordet på nytt längst ner i kanalen
command-canasta-rematch = revansch
    .about = Spela ett parti till med samma folk och regler
command-canasta-export = exportera
    .about = Få protokollet över partiet som en fil

command-hand = hand
    .about = Titta på din hand; bara du ser den
command-draw = dra
    .about = Dra från talongen
command-take = ta
    .about = Ta slänghögen
command-meld = lägg-ut
    .about = Lägg ut kort på bordet
command-discard = släng
    .about = Släng ett kort och avsluta din tur
command-undo = ångra
    .about = Ta tillbaka det du lagt ut den här turen, om du inte har sett något nytt kort sedan dess
command-ask = fråga
    .about = Fråga din partner om du får gå ut
command-hint = tips
    .about = Se vad en bra spelare skulle göra nu; bara du ser det
command-scores = poäng
    .about = Poängställningen i partiet i den här kanalen

command-rules = regler
    .about = Reglerna vid ett bord, och hur husreglerna skiljer sig
command-leaderboard = topplista
    .about = Vem som har vunnit mest på servern
command-stats = statistik
    .about = Hur det har gått för en spelare på servern
command-history = historik
    .about = De senaste partierna på servern

command-settings = inställningar
    .about = Serverns regler, betänketid, kanaler, språk och husregler (kräver ”Hantera server”)
command-preferences = mina-inställningar
    .about = Ditt språk, hur du ser korten och när du blir kallad till bordet
command-privacy = integritet
    .about = Vad som är sparat om dig
command-privacy-show = visa
    .about = Få allt som är sparat om dig som en fil
command-privacy-delete = radera
    .about = Bli borttagen ur allt som är sparat

command-owner = ägare
    .about = För den som driver den här boten
command-owner-sync = synka
    .about = Skicka kommandona till Discord igen
command-owner-status = status
    .about = Hur boten mår

# Alternativ

option-variant = variant
    .about = Vilka regler
option-players = spelare
    .about = Hur många platser bordet har
option-teams = lag
    .about = Vilka som spelar ihop
option-computers = datorer
    .about = Hur många platser datorer tar
option-level = nivå
    .about = Hur bra datorerna spelar
option-turn_time = betänketid
    .about = Hur länge en tur får vara
option-seat = plats
    .about = Vilken plats
option-cards = kort
    .about = Korten som du skulle säga dem: KKK2 777, K♠ K♥ 2♦ eller 3 kungar + joker
option-card = kort
    .about = Ett kort: 4♠ eller bara 4
option-topic = ämne
    .about = Vilken del av reglerna
option-period = period
    .about = Hur långt tillbaka
option-player = spelare
    .about = Vilken spelare; du själv om du inte väljer
option-history-player = spelare
    .about = Bara partier med den här spelaren

option-hand_size = kort_på_hand
    .about = Kort till varje spelare
option-canastas_to_go_out = canastor_för_att_gå_ut
    .about = Så många canastor behöver ett lag för att få gå ut
option-wild_ratio = vilda_mot_naturliga
    .about = Hur många vilda kort ett utlägg får ha i förhållande till de naturliga
option-max_wilds = högst_vilda
    .about = Vilda kort i ett utlägg, som mest
option-ask_partner = fråga_partnern
    .about = Om man frågar sin partner innan man går ut
option-all_red_threes = alla_röda_treor
    .about = Poäng för alla röda treor tillsammans
option-target = poängmål
    .about = Så många poäng avslutar partiet
option-stock_end = tom_talong
    .about = Vad som händer när talongen är slut
option-draw_count = kort_per_drag
    .about = Så många kort drar man i en tur
option-take_onto_meld = hög_på_utlägg
    .about = Hur en öppen hög kan tas till ett utlägg på bordet
option-wild_discard = slänga_vilda
    .about = När man får slänga ett vilt kort
option-concealed_bonus = dold_bonus
    .about = Poäng för att gå ut dolt, utöver dem för att gå ut

# Val

period-week = de senaste sju dagarna
period-month = den här månaden
period-year = i år
period-all = genom tiderna
look-classic = Två färger
look-four_colour = Fyra färger
look-high_contrast = Hög kontrast
look-text = Bara text
pings-turn = Varje gång det är din tur
pings-slow = Bara när din tid håller på att gå ut
pings-never = Aldrig
