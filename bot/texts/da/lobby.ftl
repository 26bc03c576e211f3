# Bordet før første givning: hvem der sidder hvor, og efter hvilke regler.

preset-classic = Klassisk canasta
preset-danish = Dansk canasta
preset-swedish = Svensk canasta
preset-norwegian = Norsk canasta
preset-american = Moderne amerikansk canasta
preset-samba = Samba

teams-solo = alle mod alle
teams-two = én mod én
teams-pairs = i makkerpar
teams-triples = to hold på tre
teams-cutthroat = én mod to

lobby-about = { $seats } spillere, { $teams } · til { $target } point
lobby-about-other = { $seats } spillere, { $teams } · til { $target } point (ellers: { $usual })
lobby-time = { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
} pr. tur
lobby-time-seconds = { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
} pr. tur
lobby-no-time = ingen tidsgrænse
lobby-house = Husregler: { $rules }
lobby-usual = Ingen husregler
lobby-house-rule = { $name }: { $value } (ellers: { $usual })
# Intet punktum efter tallet: så ville Discord lave en nummereret liste og tælle forfra.
lobby-chair = **{ $seat }** · { $who }
lobby-empty = tom plads
lobby-computer = { $name } ({ $level })
lobby-host = { $who } (vært)
lobby-side = Hold { $side }
lobby-missing = { $count ->
    [one] Én plads er tom: vent på en spiller mere, eller tilføj en computer.
   *[other] { $count } pladser er tomme: vent på flere spillere, eller tilføj computere.
}
lobby-ready = Alle er her. Værten kan starte.
lobby-sit = Vælg din plads …
lobby-sit-empty = Plads { $seat }: tom
lobby-sit-computer = Plads { $seat }: { $name } flytter sig
lobby-sit-with = Hold { $side } sammen med { $names }
lobby-ended = Bordet blev lukket før første givning.

button-join = Deltag
button-computer = Tilføj computer
button-leave = Forlad bordet
button-start = Start
button-change = Ret bordet
button-house = Husregler
change-title = Ret dette bord
change-variant = Regler
change-form = Spillere og hold
change-computers = Computere ved bordet
change-computers-many = { $count ->
    [0] Ingen computere
    [one] Én computer
   *[other] { $count } computere
}
change-level = Hvor godt computerne spiller

level-easy = let
level-normal = mellem
level-hard = svær

house-any = så mange, man vil
house-not_more = ikke flere end naturlige
house-fewer = færre end naturlige
house-half = højst halvt så mange som naturlige
house-off = nej
house-optional = hvis man vil
house-required = altid
house-play_on = spil videre, så længe bunken tages
house-stop = runden slutter
house-alone = med alle slags kort, eller ingen
house-with_natural = med et naturligt kort
house-never = ikke muligt
house-free = når man vil
house-forced = kun hvis man ikke har andet

# Hvad bordets kommandoer svarer

lobby-made = Bordet er klart: { $preset }. Andre kan være med via knappen eller /canasta deltag.
lobby-joined = Du sidder på plads { $seat }.
lobby-left = Du har forladt bordet.
lobby-left-running = Du har forladt bordet; en computer spiller videre for dig. Med /canasta deltag kommer du tilbage.
lobby-ended-done = Bordet er lukket.
lobby-confirm-end = Det slutter partiet for alle ved bordet. Vil du det?
lobby-confirm-leave = Vil du forlade partiet? En computer spiller videre for dig; med /canasta deltag kommer du tilbage.
lobby-here = Her er bordet.
lobby-rematch = Bordet er klart igen, med de samme folk og regler.
lobby-export = Optegnelsen af partiet: hver givning og hvert træk. En runde, der stadig spilles, er ikke med.
lobby-export-none = Ingen runde er færdig endnu; optegnelsen indeholder kun færdige runder.
lobby-no-table = Der er intet bord i denne kanal. Sæt et op med /canasta nyt.
lobby-no-channel = Der spilles ikke i denne kanal; man kan spille i { $channels }.
lobby-too-many-computers = { $computers } computere er for mange: ud over dig er der { $chairs ->
    [one] én plads
   *[other] { $chairs } pladser
}.
lobby-cannot-post = Jeg må ikke skrive, vedhæfte filer eller se beskeder i denne kanal, så bordet kan ikke vises; spillet kører videre med kommandoerne.

# Når bordet siger nej

table-already_here = Du sidder allerede ved dette bord.
table-bad_level = Der er ingen computerspiller, der hedder { $level }.
table-channel_busy = Der er allerede et bord i denne kanal: /canasta bord viser det, /canasta afslut lukker det.
table-full = Alle { $seats } pladser er taget.
table-no_such_seat = Den plads findes ikke; bordet har { $seats }.
table-not_between = Der er ikke noget at give nu.
table-too_soon = En computer kan spille videre for en, der har ladet bordet vente i ti minutter; der er { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
} tilbage.
table-not_computer = Der sidder ingen computer.
table-not_finished = Partiet er ikke slut endnu.
table-not_full = { $missing ->
    [one] Én plads er stadig tom
   *[other] { $missing } pladser er stadig tomme
}: vent på flere spillere, eller tilføj computere.
table-not_here = Du sidder ikke ved dette bord.
table-not_host = Det kan kun værten, { $host }.
table-not_host-nobody = Det kan kun værten, og der er ingen vært nu: den første, der sætter sig, bliver det.
table-not_running = Spillet er ikke begyndt endnu.
table-over = Dette bord er lukket.
table-running = Spillet er allerede begyndt.
table-too_many = Der sidder { $people } her, men disse regler har kun { $seats } pladser.
table-seat_taken = Den plads er taget.
table-not_playing = Der spilles ingen runde nu.
table-nothing_to_undo = Der er intet at fortryde: kun det, du har lagt i denne tur, og bunken, hvis du tog den, kan tages tilbage; et kort, du har trukket eller afkastet, kan ikke.
