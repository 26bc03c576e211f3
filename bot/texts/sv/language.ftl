# Vad detta språk är: dess eget namn, Discords koder för det och hur det skriver tal.

language-name = Svenska
language-locales = sv-SE
language-numbers = sv
