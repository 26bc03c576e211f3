"""The slash commands' names and descriptions in every language, put into what is sent to Discord.

A command's texts have the key `command-` and its names joined (`command-canasta-new`), an option's
`option-canasta-new-variant` or, where commands share it, `option-variant`; `.about` is the description. A choice's text
is the one its value has everywhere (`preset-classic`, `level-hard`); one without keeps the name that the code gives it.
"""

import logging
import re
from collections.abc import Callable
from typing import Any, Final

from bot.texts import CATALOGUE, FALLBACK, languages, say
from bot.ui.lobby_card import time_text

log = logging.getLogger(__name__)

Payload = dict[str, Any]

NAME: Final = re.compile(r"[-_'\w]{1,32}")
MOST_TEXT: Final = 100
_SAID: Final = {"turn_time": time_text}  # where a choice's text is made of its number
_SUB: Final = (1, 2)  # a subcommand, a group of them
_KINDS: Final = {
    "variant": "preset",
    "topic": "guide-topic",
}  # where a choice's texts are not called like its option


def translated(command: Payload) -> Payload:
    """A command as the tree gives it, with its texts in all languages. Raises TextError for one without, if strict."""
    return _node(command, (command["name"],))


def _node(node: Payload, path: tuple[str, ...]) -> Payload:
    options = [_option(option, path) for option in node.get("options", [])]
    return {**node, **_texts(f"command-{'-'.join(path)}"), **({"options": options} if options else {})}


def _option(option: Payload, path: tuple[str, ...]) -> Payload:
    name = option["name"]
    if option["type"] in _SUB:
        return _node(option, (*path, name))
    own = f"option-{'-'.join(path)}-{name}"
    key = own if CATALOGUE.has(FALLBACK, own) else f"option-{name}"
    choices = [_choice(choice, name) for choice in option.get("choices", [])]
    return {**option, **_texts(key), **({"choices": choices} if choices else {})}


def _choice(choice: Payload, option: str) -> Payload:
    if option in _SAID:
        names = _each(lambda code: _SAID[option](choice["value"], code))
        return {**choice, "name": names["en-US"], "name_localizations": names}
    for kind in (_KINDS.get(option, option), "house"):
        key = f"{kind}-{choice['value']}"
        if CATALOGUE.has(FALLBACK, key):
            return {**choice, "name": say(FALLBACK, key), "name_localizations": _in_languages(key)}
    return choice


def _each(tell: Callable[[str], str]) -> dict[str, str]:
    """A text by Discord locale, of every language."""
    return {locale: tell(found.code)[:MOST_TEXT] for found in languages() for locale in found.locales}


def _texts(key: str) -> Payload:
    names = _in_languages(key)
    return {
        "name_localizations": {locale: name for locale, name in names.items() if _is_name(key, locale, name)},
        "description": say(FALLBACK, f"{key}.about"),
        "description_localizations": _in_languages(f"{key}.about"),
    }


def _in_languages(key: str) -> dict[str, str]:
    """The text by Discord locale, of each language that has it."""
    return {
        locale: say(language.code, key)[:MOST_TEXT]
        for language in languages()
        if CATALOGUE.has(language.code, key)
        for locale in language.locales
    }


def _is_name(key: str, locale: str, name: str) -> bool:
    """Discord refuses every command for one bad name, so a bad translation is left out."""
    fine = bool(NAME.fullmatch(name)) and name == name.lower()
    if not fine:
        log.error("%s: %s is no name for a command in %s", key, name, locale)
    return fine
