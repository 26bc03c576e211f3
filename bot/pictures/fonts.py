"""The fonts and what they can write: a name is cleaned, tried in each font, and shortened to its place."""

import unicodedata
from functools import cache, lru_cache
from importlib import resources
from threading import RLock
from typing import Literal

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont, features

from bot.pictures.theme import NAME

Weight = Literal["medium", "bold", "heavy"]

_WEIGHTS = {"medium": 560, "bold": 700, "heavy": 820}
_FONTS = {  # package, file, axes before the weight
    "inter": ("fontpkg_inter", "Inter[opsz,wght].ttf", (20,)),  # Latin, Greek, Cyrillic
    "rubik": ("fontpkg_rubik", "Rubik[wght].ttf", ()),  # Hebrew, Arabic
}
_MISSING = "\U0010fffe"
_RIGHT_TO_LEFT = {"R", "AL"}
_LONGEST = 48
_LOCK = RLock()  # a font is not for two threads at once
_LARGE = 200  # ranks are drawn this large and scaled down


@cache
def font(family: str, height: int, weight: Weight) -> ImageFont.FreeTypeFont:
    """A font whose line is `height` pixels tall."""
    package, name, axes = _FONTS[family]
    engine = (
        ImageFont.Layout.BASIC if family == "inter" or not features.check("raqm") else ImageFont.Layout.RAQM
    )
    found = ImageFont.truetype(str(resources.files(package) / "files" / name), height, layout_engine=engine)
    found.set_variation_by_axes([*axes, _WEIGHTS[weight]])
    return found


@lru_cache(maxsize=4096)
def _has(family: str, letter: str) -> bool:
    with _LOCK:
        probe = font(family, NAME, "medium")
        return letter.isspace() or bytes(probe.getmask(letter)) != bytes(probe.getmask(_MISSING))


def family_for(words: str) -> str | None:
    """The first font that has every letter of the text; None when no font has."""
    return next((family for family in _FONTS if all(_has(family, letter) for letter in words)), None)


@lru_cache(maxsize=1024)
def presentable(name: str, instead: str) -> str:
    """A name as the fonts can write it, `instead` when nothing of it can be.

    Controls, direction marks and stacked accents go; letters in fancy alphabets become plain ones; those of a script
    that no font has are told in Latin ones, and what is no letter is left out.
    """
    clean = cleaned(name)
    if family_for(clean) is None:
        best = max((_written(clean, family) for family in _FONTS), key=_letters)
        clean = cleaned(best)
    return clean if _letters(clean) else instead


def _written(name: str, family: str) -> str:
    return "".join(letter if _has(family, letter) else _in_latin(letter) for letter in name)


def _in_latin(letter: str) -> str:
    """Nothing for what is no letter."""
    return anyascii(letter) if letter.isalnum() else ""


def _letters(words: str) -> int:
    return sum(letter.isalnum() for letter in words)


def cleaned(name: str) -> str:
    """A name in one line, without controls, direction marks and stacked accents."""
    folded = unicodedata.normalize("NFKC", name[:400])
    kept: list[str] = []
    marks = 0
    for letter in folded:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or letter.isspace():
            kept.append(" ")
        elif not kind.startswith("C") and marks <= 1:
            kept.append(letter)
    return " ".join("".join(kept).split())[:_LONGEST]


@lru_cache(maxsize=512)
def width_of(words: str, height: int, weight: Weight) -> int:
    """Pixels a line of text is wide."""
    family = family_for(words) or "inter"
    with _LOCK:
        return round(font(family, height, weight).getlength(words))


def shortened(words: str, height: int, weight: Weight, most: int) -> str:
    """The text, or as much of it as has room before an ellipsis."""
    if width_of(words, height, weight) <= most:
        return words
    for end in range(len(words) - 1, 0, -1):
        cut = words[:end].rstrip() + "…"
        if width_of(cut, height, weight) <= most:
            return cut
    return ""


def line_mask(words: str, height: int, weight: Weight) -> Image.Image:
    """Coverage of a line of text, as tall as the font's line."""
    family = family_for(words) or "inter"
    with _LOCK:
        face = font(family, height, weight)
        ascent, descent = face.getmetrics()
        mask = Image.new("L", (max(round(face.getlength(words)), 1) + 2, ascent + descent), 0)
        ImageDraw.Draw(mask).text((1, ascent), words, fill=255, font=face, anchor="ls")
    return mask


@lru_cache(maxsize=256)
def letter_mask(words: str, cap: int, weight: Weight, most: int) -> Image.Image:
    """Coverage of a rank, cropped to its ink, its capitals `cap` pixels tall, squeezed to `most` pixels wide."""
    with _LOCK:
        large, tallest = _large_mask(words, weight)
    tall = cap * large.height / tallest
    wide = min(large.width * tall / large.height, most)
    return large.resize((max(round(wide), 1), max(round(tall), 1)), Image.Resampling.LANCZOS)


def _large_mask(words: str, weight: Weight) -> tuple[Image.Image, float]:
    """The ink of a word at a large size, and how tall a capital is there."""
    face = font("inter", _LARGE, weight)
    left, top, right, bottom = face.getbbox(words, anchor="ls")
    grain = Image.new("L", (round(right - left) + 4, round(bottom - top) + 4), 0)
    ImageDraw.Draw(grain).text((2 - left, 2 - top), words, fill=255, font=face, anchor="ls")
    capital = face.getbbox("H", anchor="ls")
    return grain.crop(grain.getbbox()), capital[3] - capital[1]
