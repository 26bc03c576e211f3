"""Small builders of Components V2, each keeping to Discord's limits; knows no game."""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord

from bot.ui.ids import Press, button_id, select_id

MOST_LABEL: Final = 80
MOST_OPTION: Final = 100
MOST_OPTIONS: Final = 25
MOST_TEXT: Final = 3900  # of 4,000, over all texts of a message
MOST_BYTES: Final = 9800  # of about 10,000, likewise
MOST_ALT: Final = 1024
MOST_NAME: Final = 32

# Controls, and what hides or turns text; not the joiner and the variation selectors that emojis are made with.
_UNSEEN: Final = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]"
)

Item = discord.ui.Item[Any]
Row = discord.ui.ActionRow[Any]
Words = discord.ui.TextDisplay[Any]
Style = discord.ButtonStyle


class Choice(NamedTuple):
    """One option of a select."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False
    emoji: discord.PartialEmoji | None = None


def clipped(words: str, most: int) -> str:
    """The words, shortened with an ellipsis where they are too long."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def capital(words: str) -> str:
    """The words as they begin a line."""
    return words[:1].upper() + words[1:]


def lines(*parts: str) -> str:
    """The parts that are not empty, a line each."""
    return "\n".join(part for part in parts if part)


def text(words: str, most: int = MOST_TEXT) -> discord.ui.TextDisplay[Any]:
    """A text; Discord refuses an empty one, so nothing becomes a blank that shows nothing."""
    return discord.ui.TextDisplay(clipped(words, most) or "\u200b")


def fits(*words: str) -> bool:
    """Whether these texts can stand together on one message."""
    return sum(map(len, words)) <= MOST_TEXT and sum(len(one.encode()) for one in words) <= MOST_BYTES


def seen_name(name: str) -> str:
    """A person's name on one line, without signs that are not seen: some would turn the text after them around."""
    return " ".join(_UNSEEN.sub("", name).split()) or "?"


def name_text(name: str) -> str:
    """A person's name as it can stand in any text: no markup, no mention, not too long."""
    flat = seen_name(name)
    return discord.utils.escape_mentions(discord.utils.escape_markdown(clipped(flat, MOST_NAME)))


def button(
    label: str,
    press: Press,
    style: Style = Style.secondary,
    *,
    off: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=clipped(label, MOST_LABEL),
        custom_id=button_id(press),
        style=style,
        disabled=off,
        emoji=emoji,
    )


def row(*buttons: discord.ui.Button[Any]) -> Row:
    return discord.ui.ActionRow(*buttons)


def menu(placeholder: str, press: Press, choices: Sequence[Choice], *, many: int = 1) -> Row:
    """A select of at most 25 choices, of which one to `many` may be chosen at once."""
    options = [
        discord.SelectOption(
            label=clipped(choice.label, MOST_OPTION),
            value=choice.value,
            description=clipped(choice.about, MOST_OPTION) or None,
            default=choice.chosen,
            emoji=choice.emoji,
        )
        for choice in choices[:MOST_OPTIONS]
    ]
    return discord.ui.ActionRow(
        discord.ui.Select(
            custom_id=select_id(press),
            placeholder=clipped(placeholder, MOST_OPTION),
            options=options,
            max_values=max(1, min(many, len(options))),
        )
    )


def picture(filename: str, alt: str) -> discord.ui.MediaGallery[Any]:
    """A picture that comes with the message as a file of that name."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{filename}", description=clipped(alt, MOST_ALT))
    )


def line() -> discord.ui.Separator[Any]:
    return discord.ui.Separator()


def message(items: Sequence[Item | None], *, accent: int | None = None) -> discord.ui.LayoutView:
    """A message of one container with these items, those that are None left out.

    It never times out: its buttons are answered by the registered items, also after a restart.
    """
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*(item for item in items if item is not None), accent_colour=accent))
    return view
