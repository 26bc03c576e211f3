"""Every pair of colours the style sheets put on each other is readable: WCAG AA, in both themes."""

from __future__ import annotations

import pytest

from .conftest import ONE_LOOP, Visit

pytestmark = [pytest.mark.browser, ONE_LOOP]

TEXT = 4.5
SHAPES = 3.0
GROUNDS = ("page", "side", "panel", "raised", "card", "hover", "code", "private", "warm", "rail")
PAIRS = [
    *[(ink, ground, TEXT) for ink in ("text", "strong", "muted") for ground in GROUNDS],
    *[("link", ground, TEXT) for ground in ("page", "card", "private", "warm", "code")],
    *[("alert", ground, TEXT) for ground in ("page", "card", "private", "warm", "rail")],
    *[("on-fill", f"{name}-fill", TEXT) for name in ("accent", "grey", "green", "red")],
    ("on-mention", "mention", TEXT),
    *[("focus", ground, SHAPES) for ground in ("page", "side", "card", "raised", "private")],
]
READ = """name => {
  const probe = document.createElement("i");
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color.match(/[0-9.]+/g).slice(0, 3).map(Number);
  probe.remove();
  return colour;
}"""


def luminance(colour: list[float]) -> float:
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[float], other: list[float]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_colours_can_be_read(visit: Visit, scheme: str) -> None:
    page = await visit("Anna", scheme=scheme)
    names = {name for ink, ground, _ in PAIRS for name in (ink, ground)}
    colours = {name: await page.evaluate(READ, name) for name in sorted(names)}
    found = {(a, b): round(contrast(colours[a], colours[b]), 2) for a, b, _ in PAIRS}
    assert {pair: found[pair] for *pair_, least in PAIRS if found[pair := (pair_[0], pair_[1])] < least} == {}
