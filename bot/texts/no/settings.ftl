# /innstillinger, /mine-innstillinger, /personvern og /eier.

settings-server-title = Innstillinger for serveren
settings-variant = Regler for et nytt bord
settings-turn_seconds = Betenkningstid per tur
settings-locale = Språk i de offentlige meldingene
settings-channels = Kanaler der det kan være bord
settings-every-channel = I alle kanaler
settings-usual = Standard
settings-usual-server = språket i serverens Discord
settings-usual-me = språket i din Discord
settings-choose = Velg …
settings-house-button = Husregler
settings-house-title = Husregler for et nytt bord
settings-back = ◀ Tilbake
settings-me-title = Innstillingene dine
settings-me-locale = Språket ditt
settings-cards = Slik ser du kortene
settings-pings = Når du blir kalt til bordet

privacy-shown = Dette er alt som er lagret om deg.
privacy-ask = Du blir fjernet fra alt som er lagret: innstillingene dine og plassen din på topplisten slettes, og i partiene du har spilt, står det «noen» i stedet for deg. Sitter du ved et bord, spiller en datamaskin videre for deg. Det kan ikke angres.
privacy-delete = Slett
privacy-keep = Behold alt
privacy-kept = Ingenting er slettet.
privacy-deleted = Ferdig. Du er fjernet fra { $matches ->
    [one] ett parti
   *[other] { $matches } partier
} og { $tables ->
    [one] ett bord
   *[other] { $tables } bord
}.

owner-synced = Discord har fått kommandoene.
owner-status = Versjon { $version } · Servere: { $guilds } · åpne bord: { $tables } · bord som ikke kunne hentes tilbake: { $broken } · svartid: { $latency } ms

# Valg av husregler, ved et bord og for en server

house-title = Husregler ved dette bordet
house-choose = Velg en husregel
house-now = { $value } (ellers: { $usual })
house-usual = Som vanlig
house-other = Et annet tall …
house-range = { $low } til { $high }
house-passport = Regelpass for disse reglene: { $passport }
house-paste = Lim inn et regelpass
house-paste-label = Regelpass
house-paste-about = Koden du har fått; den ser slik ut: CAN1-3C1KK-930HG-03007
house-reset = Alt som vanlig
