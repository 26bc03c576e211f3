# /inställningar, /mina-inställningar, /integritet och /ägare.

settings-server-title = Serverns inställningar
settings-variant = Regler för ett nytt bord
settings-turn_seconds = Betänketid per tur
settings-locale = Språk i de offentliga meddelandena
settings-channels = Kanaler där det får finnas bord
settings-every-channel = I alla kanaler
settings-usual = Standard
settings-usual-server = språket i serverns Discord
settings-usual-me = språket i din Discord
settings-choose = Välj …
settings-house-button = Husregler
settings-house-title = Husregler för ett nytt bord
settings-back = ◀ Tillbaka
settings-me-title = Dina inställningar
settings-me-locale = Ditt språk
settings-cards = Så ser du korten
settings-pings = När du blir kallad till bordet

privacy-shown = Det här är allt som är sparat om dig.
privacy-ask = Du tas bort ur allt som är sparat: dina inställningar och din plats på topplistan försvinner, och i partierna du har spelat står det ”någon” i stället för dig. Om du sitter vid ett bord spelar en dator vidare åt dig. Det går inte att ångra.
privacy-delete = Radera
privacy-keep = Behåll allt
privacy-kept = Inget har raderats.
privacy-deleted = Klart. Du har tagits bort ur { $matches ->
    [one] ett parti
   *[other] { $matches } partier
} och { $tables ->
    [one] ett bord
   *[other] { $tables } bord
}.

owner-synced = Discord har fått kommandona.
owner-status = Version { $version } · Servrar: { $guilds } · öppna bord: { $tables } · bord som inte gick att återställa: { $broken } · svarstid: { $latency } ms

# Val av husregler, vid ett bord och för en server

house-title = Husregler vid det här bordet
house-choose = Välj en husregel
house-now = { $value } (annars: { $usual })
house-usual = Som vanligt
house-other = Ett annat tal …
house-range = { $low } till { $high }
house-passport = Regelpass för de här reglerna: { $passport }
house-paste = Klistra in ett regelpass
house-paste-label = Regelpass
house-paste-about = Koden du har fått; den ser ut så här: CAN1-3C1KK-930HG-03007
house-reset = Allt som vanligt
