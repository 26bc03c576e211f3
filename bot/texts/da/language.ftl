# Hvad dette sprog er: dets eget navn, Discords koder for det, og hvordan det skriver tal.

language-name = Dansk
language-locales = da
language-numbers = da
