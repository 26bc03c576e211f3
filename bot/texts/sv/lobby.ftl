# Bordet före första given: vem som sitter var, och efter vilka regler.

preset-classic = Klassisk canasta
preset-danish = Dansk canasta
preset-swedish = Svensk canasta
preset-norwegian = Norsk canasta
preset-american = Modern amerikansk canasta
preset-samba = Samba

teams-solo = alla mot alla
teams-two = en mot en
teams-pairs = i par
teams-triples = två lag med tre i varje
teams-cutthroat = en mot två

lobby-about = { $seats } spelare, { $teams } · till { $target } poäng
lobby-about-other = { $seats } spelare, { $teams } · till { $target } poäng (annars: { $usual })
lobby-time = { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
} per tur
lobby-time-seconds = { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
} per tur
lobby-no-time = ingen tidsgräns
lobby-house = Husregler: { $rules }
lobby-usual = Inga husregler
lobby-house-rule = { $name }: { $value } (annars: { $usual })
# Ingen punkt efter siffran: då skulle Discord göra en numrerad lista av det och räkna om.
lobby-chair = **{ $seat }** · { $who }
lobby-empty = tom plats
lobby-computer = { $name } ({ $level })
lobby-host = { $who } (värd)
lobby-side = Lag { $side }
lobby-missing = { $count ->
    [one] En plats är tom: vänta på en spelare till eller lägg till en dator.
   *[other] { $count } platser är tomma: vänta på fler spelare eller lägg till datorer.
}
lobby-ready = Alla är här. Värden kan starta.
lobby-sit = Välj din plats …
lobby-sit-empty = Plats { $seat }: tom
lobby-sit-computer = Plats { $seat }: { $name } flyttar på sig
lobby-sit-with = Lag { $side } tillsammans med { $names }
lobby-ended = Bordet stängdes före första given.

button-join = Delta
button-computer = Lägg till dator
button-leave = Lämna bordet
button-start = Starta
button-change = Ändra bordet
button-house = Husregler
change-title = Ändra det här bordet
change-variant = Regler
change-form = Spelare och lag
change-computers = Datorer vid bordet
change-computers-many = { $count ->
    [0] Inga datorer
    [one] En dator
   *[other] { $count } datorer
}
change-level = Hur bra datorerna spelar

level-easy = lätt
level-normal = medel
level-hard = svår

house-any = hur många som helst
house-not_more = inte fler än de naturliga
house-fewer = färre än de naturliga
house-half = högst hälften så många som de naturliga
house-off = nej
house-optional = om man vill
house-required = alltid
house-play_on = spelet går vidare så länge högen tas
house-stop = omgången är slut
house-alone = med vilka kort som helst, eller inga
house-with_natural = med ett naturligt kort
house-never = går inte
house-free = när man vill
house-forced = bara om man inte har något annat

# Vad bordets kommandon svarar

lobby-made = Bordet är klart: { $preset }. Andra kan vara med via knappen eller /canasta delta.
lobby-joined = Du sitter på plats { $seat }.
lobby-left = Du har lämnat bordet.
lobby-left-running = Du har lämnat bordet; en dator spelar vidare åt dig. Med /canasta delta kommer du tillbaka.
lobby-ended-done = Bordet är stängt.
lobby-confirm-end = Det avslutar partiet för alla vid bordet. Vill du det?
lobby-confirm-leave = Vill du lämna partiet? En dator spelar vidare åt dig; med /canasta delta kommer du tillbaka.
lobby-here = Här är bordet.
lobby-rematch = Bordet är klart igen, med samma folk och regler.
lobby-export = Protokollet över partiet: varje giv och varje drag. En omgång som fortfarande spelas är inte med.
lobby-export-none = Ingen omgång är färdigspelad än; protokollet innehåller bara färdiga omgångar.
lobby-no-table = Det finns inget bord i den här kanalen. Duka upp ett med /canasta nytt.
lobby-no-channel = I den här kanalen spelar man inte; det går i { $channels }.
lobby-too-many-computers = { $computers } datorer är för många: utöver dig finns { $chairs ->
    [one] en plats
   *[other] { $chairs } platser
}.
lobby-cannot-post = Jag får inte skriva, bifoga filer eller se meddelanden i den här kanalen, så bordet kan inte visas; spelet går vidare med kommandona.

# När bordet säger nej

table-already_here = Du sitter redan vid det här bordet.
table-bad_level = Det finns ingen datorspelare som heter { $level }.
table-channel_busy = Det finns redan ett bord i den här kanalen: /canasta bord visar det, /canasta avsluta stänger det.
table-full = Alla { $seats } platser är tagna.
table-no_such_seat = Den platsen finns inte; bordet har { $seats }.
table-not_between = Det finns inget att ge nu.
table-too_soon = En dator kan spela vidare för den som har låtit bordet vänta i tio minuter; det är { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
} kvar.
table-not_computer = Där sitter ingen dator.
table-not_finished = Partiet är inte slut än.
table-not_full = { $missing ->
    [one] En plats är fortfarande tom
   *[other] { $missing } platser är fortfarande tomma
}: vänta på fler spelare eller lägg till datorer.
table-not_here = Du sitter inte vid det här bordet.
table-not_host = Det kan bara värden, { $host }, göra.
table-not_host-nobody = Det kan bara värden göra, och det finns ingen värd nu: den första som sätter sig blir det.
table-not_running = Spelet har inte börjat än.
table-over = Det här bordet är stängt.
table-running = Spelet har redan börjat.
table-too_many = Här sitter { $people }, men de här reglerna har bara { $seats } platser.
table-seat_taken = Den platsen är tagen.
table-not_playing = Ingen omgång spelas nu.
table-nothing_to_undo = Det finns inget att ångra: bara det du har lagt ut den här turen, och högen om du tog den, kan tas tillbaka; ett kort som du har dragit eller slängt kan inte det.
