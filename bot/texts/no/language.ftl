# Hva dette språket er: dets eget navn, Discords koder for det og hvordan det skriver tall.

language-name = Norsk
language-locales = no
language-numbers = nb
