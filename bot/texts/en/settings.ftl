# /settings, /preferences, /privacy and /owner.

settings-server-title = Settings of this server
settings-variant = Rules of a new table
settings-turn_seconds = Time for a turn
settings-locale = Language of public messages
settings-channels = Channels where tables may be
settings-every-channel = In every channel
settings-usual = Default
settings-usual-server = the language of the server's Discord
settings-usual-me = the language of your Discord
settings-choose = Choose …
settings-house-button = House rules
settings-house-title = House rules of a new table
settings-back = ◀ Back
settings-me-title = Your preferences
settings-me-locale = Your language
settings-cards = How cards look to you
settings-pings = When you are called to the table

privacy-shown = This is everything that is stored about you.
privacy-ask = This takes you out of everything that is stored: your preferences and standings are deleted, and “somebody” takes your place in the matches you played. If you sit at a table, a computer plays on for you. This cannot be undone.
privacy-delete = Delete
privacy-keep = Keep everything
privacy-kept = Nothing was deleted.
privacy-deleted = Done. You were taken out of { $matches ->
    [one] one match
   *[other] { $matches } matches
} and { $tables ->
    [one] one table
   *[other] { $tables } tables
}.

owner-synced = Discord has the commands.
owner-status = Version { $version } · Servers: { $guilds } · open tables: { $tables } · tables that could not be brought back: { $broken } · latency: { $latency } ms

# The picker of house rules, at a table and for a server

house-title = House rules of this table
house-choose = Choose a house rule
house-now = { $value } (usual: { $usual })
house-usual = As usual
house-other = Another number …
house-range = { $low } to { $high }
house-passport = Passport of these rules: { $passport }
house-paste = Paste a passport
house-paste-label = Passport
house-paste-about = The code that you were given; it looks like CAN1-3C1KK-930HG-03007
house-reset = All as usual
