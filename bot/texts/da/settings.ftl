# /indstillinger, /mine-indstillinger, /privatliv og /ejer.

settings-server-title = Serverens indstillinger
settings-variant = Regler for et nyt bord
settings-turn_seconds = Betænkningstid pr. tur
settings-locale = Sprog i de offentlige beskeder
settings-channels = Kanaler, hvor der må være borde
settings-every-channel = I alle kanaler
settings-usual = Standard
settings-usual-server = sproget i serverens Discord
settings-usual-me = sproget i din Discord
settings-choose = Vælg …
settings-house-button = Husregler
settings-house-title = Husregler for et nyt bord
settings-back = ◀ Tilbage
settings-me-title = Dine indstillinger
settings-me-locale = Dit sprog
settings-cards = Sådan ser du kortene
settings-pings = Hvornår du bliver kaldt til bordet

privacy-shown = Dette er alt, hvad der er gemt om dig.
privacy-ask = Du bliver slettet fra alt, hvad der er gemt: dine indstillinger og din plads på ranglisten forsvinder, og i de partier, du har spillet, står der »nogen« i stedet for dig. Sidder du ved et bord, spiller en computer videre for dig. Det kan ikke fortrydes.
privacy-delete = Slet
privacy-keep = Behold det hele
privacy-kept = Intet er slettet.
privacy-deleted = Færdig. Du er slettet fra { $matches ->
    [one] ét parti
   *[other] { $matches } partier
} og { $tables ->
    [one] ét bord
   *[other] { $tables } borde
}.

owner-synced = Discord har fået kommandoerne.
owner-status = Version { $version } · Servere: { $guilds } · åbne borde: { $tables } · borde, der ikke kunne hentes tilbage: { $broken } · svartid: { $latency } ms

# Valg af husregler, ved et bord og for en server

house-title = Husregler ved dette bord
house-choose = Vælg en husregel
house-now = { $value } (ellers: { $usual })
house-usual = Som det plejer
house-other = Et andet tal …
house-range = { $low } til { $high }
house-passport = Regelpas for disse regler: { $passport }
house-paste = Indsæt et regelpas
house-paste-label = Regelpas
house-paste-about = Koden, du har fået; den ser sådan ud: CAN1-3C1KK-930HG-03007
house-reset = Alt som det plejer
