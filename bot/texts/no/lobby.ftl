# Bordet før første giv: hvem som sitter hvor, og etter hvilke regler.

preset-classic = Klassisk canasta
preset-danish = Dansk canasta
preset-swedish = Svensk canasta
preset-norwegian = Norsk canasta
preset-american = Moderne amerikansk canasta
preset-samba = Samba

teams-solo = alle mot alle
teams-two = én mot én
teams-pairs = i par
teams-triples = to lag på tre
teams-cutthroat = én mot to

lobby-about = { $seats } spillere, { $teams } · til { $target } poeng
lobby-about-other = { $seats } spillere, { $teams } · til { $target } poeng (ellers: { $usual })
lobby-time = { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
} per tur
lobby-time-seconds = { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
} per tur
lobby-no-time = ingen tidsgrense
lobby-house = Husregler: { $rules }
lobby-usual = Ingen husregler
lobby-house-rule = { $name }: { $value } (ellers: { $usual })
# Ikke noe punktum etter tallet: da ville Discord lage en nummerert liste av det og telle på nytt.
lobby-chair = **{ $seat }** · { $who }
lobby-empty = tom plass
lobby-computer = { $name } ({ $level })
lobby-host = { $who } (vert)
lobby-side = Lag { $side }
lobby-missing = { $count ->
    [one] Én plass er tom: vent på en spiller til, eller legg til en datamaskin.
   *[other] { $count } plasser er tomme: vent på flere spillere, eller legg til datamaskiner.
}
lobby-ready = Alle er her. Verten kan starte.
lobby-sit = Velg plassen din …
lobby-sit-empty = Plass { $seat }: tom
lobby-sit-computer = Plass { $seat }: { $name } flytter seg
lobby-sit-with = Lag { $side } sammen med { $names }
lobby-ended = Bordet ble lukket før det ble delt ut kort.

button-join = Delta
button-computer = Legg til datamaskin
button-leave = Forlat bordet
button-start = Start
button-change = Endre bordet
button-house = Husregler
change-title = Endre dette bordet
change-variant = Regler
change-form = Spillere og lag
change-computers = Datamaskiner ved bordet
change-computers-many = { $count ->
    [0] Ingen datamaskiner
    [one] Én datamaskin
   *[other] { $count } datamaskiner
}
change-level = Hvor godt datamaskinene spiller

level-easy = lett
level-normal = middels
level-hard = vanskelig

house-any = så mange man vil
house-not_more = ikke flere enn de ekte
house-fewer = færre enn de ekte
house-half = høyst halvparten så mange som de ekte
house-off = nei
house-optional = hvis man vil
house-required = alltid
house-play_on = spill videre så lenge haugen tas
house-stop = runden er over
house-alone = med hvilke kort som helst, eller ingen
house-with_natural = med et ekte kort
house-never = ikke mulig
house-free = når man vil
house-forced = bare hvis man ikke har noe annet

# Hva kommandoene ved bordet svarer

lobby-made = Bordet er klart: { $preset }. Andre kan bli med ved hjelp av knappen eller /canasta delta.
lobby-joined = Du sitter på plass { $seat }.
lobby-left = Du har forlatt bordet.
lobby-left-running = Du har forlatt bordet; en datamaskin spiller videre for deg. Med /canasta delta kommer du tilbake.
lobby-ended-done = Bordet er lukket.
lobby-confirm-end = Det avslutter partiet for alle ved bordet. Vil du det?
lobby-confirm-leave = Vil du forlate partiet? En datamaskin spiller videre for deg; med /canasta delta kommer du tilbake.
lobby-here = Her er bordet.
lobby-rematch = Bordet er klart igjen, med de samme folkene og reglene.
lobby-export = Protokollen for partiet: hver utdeling og hvert trekk. En runde som fortsatt spilles, er ikke med.
lobby-export-none = Ingen runde er ferdigspilt ennå; protokollen inneholder bare ferdige runder.
lobby-no-table = Det er ikke noe bord i denne kanalen. Sett opp et med /canasta nytt.
lobby-no-channel = Det spilles ikke i denne kanalen; man kan spille i { $channels }.
lobby-too-many-computers = { $computers } datamaskiner er for mange: utenom deg er det { $chairs ->
    [one] én plass
   *[other] { $chairs } plasser
}.
lobby-cannot-post = Jeg kan ikke skrive, legge ved filer eller se meldinger i denne kanalen, så bordet kan ikke vises; spillet går videre med kommandoene.

# Når bordet sier nei

table-already_here = Du sitter allerede ved dette bordet.
table-bad_level = Det er ingen dataspiller som heter { $level }.
table-channel_busy = Det er allerede et bord i denne kanalen: /canasta bord viser det, /canasta avslutt lukker det.
table-full = Alle de { $seats } plassene er tatt.
table-no_such_seat = Den plassen finnes ikke; bordet har { $seats }.
table-not_between = Det er ikke noe å dele ut nå.
table-too_soon = En datamaskin kan spille videre for en som har latt bordet vente i ti minutter; det er { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
} igjen.
table-not_computer = Det sitter ingen datamaskin der.
table-not_finished = Partiet er ikke over ennå.
table-not_full = { $missing ->
    [one] Én plass er fortsatt tom
   *[other] { $missing } plasser er fortsatt tomme
}: vent på flere spillere, eller legg til datamaskiner.
table-not_here = Du sitter ikke ved dette bordet.
table-not_host = Det kan bare verten, { $host }.
table-not_host-nobody = Det kan bare verten, og det er ingen vert nå: den første som setter seg, blir det.
table-not_running = Spillet har ikke begynt ennå.
table-over = Dette bordet er lukket.
table-running = Spillet har allerede begynt.
table-too_many = Det sitter { $people } her, men disse reglene har bare { $seats } plasser.
table-seat_taken = Den plassen er tatt.
table-not_playing = Det spilles ingen runde nå.
table-nothing_to_undo = Det er ikke noe å angre: bare det du har lagt ut denne turen, og haugen hvis du tok den, kan tas tilbake; et kort du har trukket eller kastet, kan ikke det.
