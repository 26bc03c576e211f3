"""Every text a player may see, by key and language. Imports nothing of ours; the texts lie in one folder a language."""

from importlib import resources

from bot.texts.catalogue import FALLBACK, Catalogue, FactValue, Language, TextError

__all__ = [
    "CATALOGUE",
    "FALLBACK",
    "Catalogue",
    "FactValue",
    "Language",
    "TextError",
    "forgive",
    "language",
    "languages",
    "number",
    "say",
]

CATALOGUE = Catalogue(resources.files(__name__))

say = CATALOGUE.say
number = CATALOGUE.number
languages = CATALOGUE.languages
language = CATALOGUE.language


def forgive() -> None:
    """From now on log a missing text instead of raising: for the bot in service, never in tests."""
    CATALOGUE.strict = False
