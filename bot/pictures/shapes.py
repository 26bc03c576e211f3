"""Suits, court figures, the joker and small signs as curves in a unit square; knows no colours and no sizes."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.pictures.paint import shape

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
Pen = ImageDraw.ImageDraw

_CURVE_STEPS = 14


def _curved(start: Point, curves: Iterable[Curve]) -> list[Point]:
    """A path of cubic curves as points."""
    path, here = [start], start
    for first, second, end in curves:
        steps = range(1, _CURVE_STEPS + 1)
        path += [_at(here, first, second, end, step / _CURVE_STEPS) for step in steps]
        here = end
    return path


def _at(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    points = (a, b, c, d)
    return (
        sum(w * p[0] for w, p in zip(weights, points, strict=True)),
        sum(w * p[1] for w, p in zip(weights, points, strict=True)),
    )


def _mirrored(half: list[Point]) -> list[Point]:
    """A left-right symmetric outline from its right half, top to bottom."""
    return half + [(1 - x, y) for x, y in reversed(half)]


_HEART = _mirrored(
    _curved(
        (0.5, 0.24),
        [
            ((0.53, 0.12), (0.62, 0.04), (0.73, 0.04)),
            ((0.87, 0.04), (0.97, 0.15), (0.97, 0.31)),
            ((0.97, 0.58), (0.66, 0.76), (0.5, 0.97)),
        ],
    )
)
_DIAMOND = _mirrored(
    _curved(
        (0.5, 0.01), [((0.59, 0.19), (0.75, 0.38), (0.9, 0.5)), ((0.75, 0.62), (0.59, 0.81), (0.5, 0.99))]
    )
)
_STEM = _mirrored([(0.5, 0.5), *_curved((0.525, 0.62), [((0.53, 0.84), (0.58, 0.92), (0.71, 0.97))])])
_SPADE = _mirrored(
    _curved(
        (0.5, 0.02),
        [
            ((0.62, 0.22), (0.96, 0.4), (0.96, 0.63)),
            ((0.96, 0.77), (0.86, 0.85), (0.75, 0.85)),
            ((0.64, 0.85), (0.56, 0.79), (0.5, 0.7)),
        ],
    )
)


def _filled(pen: Pen, scale: float, points: Iterable[Point]) -> None:
    pen.polygon([(x * scale, y * scale) for x, y in points], fill=255)


def _disc(pen: Pen, scale: float, x: float, y: float, radius: float) -> None:
    pen.ellipse(
        ((x - radius) * scale, (y - radius) * scale, (x + radius) * scale, (y + radius) * scale), fill=255
    )


def _spade(pen: Pen, scale: float) -> None:
    _filled(pen, scale, _SPADE)
    _filled(pen, scale, _STEM)


def _heart(pen: Pen, scale: float) -> None:
    _filled(pen, scale, _HEART)


def _diamond(pen: Pen, scale: float) -> None:
    _filled(pen, scale, _DIAMOND)


def _club(pen: Pen, scale: float) -> None:
    for x, y in ((0.5, 0.25), (0.25, 0.6), (0.75, 0.6)):
        _disc(pen, scale, x, y, 0.225)
    _filled(pen, scale, [(0.5, 0.25), (0.62, 0.55), (0.5, 0.7), (0.38, 0.55)])
    _filled(pen, scale, _STEM)


def _star(pen: Pen, scale: float) -> None:
    points = [
        (0.5 + radius * sin(turn * pi / 5), 0.53 - radius * cos(turn * pi / 5))
        for turn in range(10)
        for radius in ((0.5, 0.22)[turn % 2],)
    ]
    _filled(pen, scale, points)


def _flake(pen: Pen, scale: float) -> None:
    wide = max(round(0.1 * scale), 1)
    for arm in range(6):
        along = (sin(arm * pi / 3), -cos(arm * pi / 3))
        tip = _on(along, 0.48)
        pen.line((0.5 * scale, 0.5 * scale, tip[0] * scale, tip[1] * scale), fill=255, width=wide)
        for turn in (-pi / 4, pi / 4):
            root, twig = _on(along, 0.26), (sin(arm * pi / 3 + turn), -cos(arm * pi / 3 + turn))
            end = (root[0] + twig[0] * 0.2, root[1] + twig[1] * 0.2)
            pen.line((root[0] * scale, root[1] * scale, end[0] * scale, end[1] * scale), fill=255, width=wide)


def _on(along: Point, far: float) -> Point:
    return 0.5 + along[0] * far, 0.5 + along[1] * far


def _bar(pen: Pen, scale: float) -> None:
    """A no-entry sign: a disc with a bar left out."""
    _disc(pen, scale, 0.5, 0.5, 0.48)
    pen.rectangle((0.2 * scale, 0.41 * scale, 0.8 * scale, 0.59 * scale), fill=0)


def _arrow(pen: Pen, scale: float) -> None:
    _filled(pen, scale, [(0.14, 0.06), (0.94, 0.5), (0.14, 0.94)])


def _tick(pen: Pen, scale: float) -> None:
    points = [(0.12 * scale, 0.54 * scale), (0.4 * scale, 0.82 * scale), (0.9 * scale, 0.2 * scale)]
    pen.line(points, fill=255, width=max(round(0.19 * scale), 1), joint="curve")


def _dot(pen: Pen, scale: float) -> None:
    _disc(pen, scale, 0.5, 0.5, 0.42)


def _square(pen: Pen, scale: float) -> None:
    _filled(pen, scale, [(0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)])


def _rhomb(pen: Pen, scale: float) -> None:
    _filled(pen, scale, [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)])


def _triangle(pen: Pen, scale: float) -> None:
    _filled(pen, scale, [(0.5, 0.04), (0.98, 0.92), (0.02, 0.92)])


def _wedge(pen: Pen, scale: float) -> None:
    _filled(pen, scale, [(0.5, 0.96), (0.98, 0.08), (0.02, 0.08)])


def _stack(pen: Pen, scale: float) -> None:
    """A few cards on each other, askew."""
    for x, y in ((0.08, 0.26), (0.2, 0.14), (0.34, 0.02)):
        edge = 0.05 * scale
        box = (x * scale, y * scale, (x + 0.56) * scale, (y + 0.72) * scale)
        pen.rounded_rectangle(
            (box[0] - edge, box[1] - edge, box[2] + edge, box[3] + edge), 0.1 * scale, fill=0
        )
        pen.rounded_rectangle(box, 0.08 * scale, fill=255)


def _crown(pen: Pen, scale: float) -> None:
    """Three points with a ball on each, over a band."""
    _filled(
        pen,
        scale,
        [(0.06, 0.3), (0.3, 0.52), (0.5, 0.16), (0.7, 0.52), (0.94, 0.3), (0.84, 0.74), (0.16, 0.74)],
    )
    for x, y in ((0.07, 0.28), (0.5, 0.13), (0.93, 0.28)):
        _disc(pen, scale, x, y, 0.07)
    pen.rectangle((0.16 * scale, 0.8 * scale, 0.84 * scale, 0.92 * scale), fill=255)


MARKERS = ("dot", "square", "triangle", "rhomb", "wedge", "star")

_SIGNS: dict[str, Callable[[Pen, float], None]] = {
    "spades": _spade,
    "hearts": _heart,
    "diamonds": _diamond,
    "clubs": _club,
    "star": _star,
    "flake": _flake,
    "bar": _bar,
    "arrow": _arrow,
    "tick": _tick,
    "dot": _dot,
    "square": _square,
    "rhomb": _rhomb,
    "triangle": _triangle,
    "wedge": _wedge,
    "stack": _stack,
    "crown": _crown,
}


@lru_cache(maxsize=128)
def sign(name: str, side: int) -> Image.Image:
    """Coverage of a suit or sign, `side` pixels square."""
    return shape((side, side), lambda pen, scale: _SIGNS[name](pen, scale * side))


# Figures: layers of (ink, points) with "suit" for the suit's own ink, drawn one on the other

Layer = tuple[str, list[Point]]


def _oval(x: float, y: float, wide: float, tall: float) -> list[Point]:
    return [(x + wide * sin(turn * pi / 20), y - tall * cos(turn * pi / 20)) for turn in range(40)]


_ROBE = _mirrored(_curved((0.5, 0.66), [((0.72, 0.66), (0.94, 0.72), (0.97, 1.0))]))
_COLLAR = [(0.34, 0.68), (0.5, 0.66), (0.66, 0.68), (0.5, 0.96)]
_FACE = _oval(0.5, 0.48, 0.19, 0.24)

_KING: list[Layer] = [
    ("suit", _ROBE),
    ("crown", _COLLAR),
    ("suit", _mirrored(_curved((0.5, 0.4), [((0.78, 0.36), (0.84, 0.82), (0.5, 0.9))]))),
    ("skin", _mirrored([(0.5, 0.3), (0.66, 0.3), (0.68, 0.46), (0.62, 0.58), (0.5, 0.6)])),
    (
        "suit",
        _mirrored(
            _curved(
                (0.5, 0.56),
                [((0.6, 0.52), (0.64, 0.58), (0.68, 0.64)), ((0.6, 0.66), (0.54, 0.64), (0.5, 0.62))],
            )
        ),
    ),
    ("crown", _mirrored([(0.5, 0.02), (0.6, 0.17), (0.78, 0.06), (0.72, 0.36), (0.5, 0.36)])),
]
_QUEEN: list[Layer] = [
    (
        "suit",
        _mirrored(
            _curved(
                (0.5, 0.16), [((0.9, 0.14), (0.8, 0.6), (0.88, 0.8)), ((0.7, 0.86), (0.6, 0.8), (0.5, 0.8))]
            )
        ),
    ),
    ("suit", _ROBE),
    ("skin", _mirrored([(0.5, 0.6), (0.58, 0.6), (0.6, 0.72), (0.5, 0.84)])),
    (
        "skin",
        _mirrored(
            _curved(
                (0.5, 0.26),
                [((0.7, 0.26), (0.72, 0.5), (0.64, 0.6)), ((0.58, 0.67), (0.54, 0.68), (0.5, 0.68))],
            )
        ),
    ),
    ("crown", _mirrored([(0.5, 0.05), (0.58, 0.17), (0.69, 0.1), (0.68, 0.29), (0.5, 0.25)])),
    ("crown", _oval(0.5, 0.93, 0.06, 0.06)),
]
_JACK: list[Layer] = [
    (
        "suit",
        _mirrored(
            _curved(
                (0.5, 0.2),
                [((0.8, 0.2), (0.78, 0.5), (0.76, 0.64)), ((0.66, 0.66), (0.6, 0.64), (0.5, 0.64))],
            )
        ),
    ),
    ("suit", _ROBE),
    ("crown", [(0.34, 0.69), (0.5, 0.75), (0.66, 0.69), (0.6, 0.84), (0.5, 0.78), (0.4, 0.84)]),
    ("skin", _FACE),
    (
        "suit",
        _curved(
            (0.2, 0.33), [((0.24, 0.08), (0.7, 0.02), (0.82, 0.3)), ((0.6, 0.26), (0.4, 0.26), (0.2, 0.33))]
        ),
    ),
    (
        "crown",
        _curved(
            (0.62, 0.22), [((0.7, 0.02), (0.9, -0.02), (0.97, 0.05)), ((0.9, 0.1), (0.9, 0.2), (0.62, 0.22))]
        ),
    ),
]
_JESTER: list[Layer] = [
    (
        "suit",
        _curved((0.5, 0.62), [((0.3, 0.5), (0.2, 0.3), (0.04, 0.5)), ((0.04, 0.2), (0.3, 0.02), (0.5, 0.3))]),
    ),
    (
        "hearts",
        _curved((0.5, 0.62), [((0.7, 0.5), (0.8, 0.3), (0.96, 0.5)), ((0.96, 0.2), (0.7, 0.02), (0.5, 0.3))]),
    ),
    (
        "crown",
        _curved(
            (0.3, 0.5), [((0.36, 0.3), (0.4, 0.16), (0.5, 0.02)), ((0.6, 0.16), (0.64, 0.3), (0.7, 0.5))]
        ),
    ),
    ("crown", _oval(0.06, 0.52, 0.07, 0.07)),
    ("crown", _oval(0.94, 0.52, 0.07, 0.07)),
    ("skin", _oval(0.5, 0.62, 0.22, 0.26)),
    ("suit", _mirrored([(0.5, 0.5), (0.72, 0.42), (0.72, 0.52), (0.5, 0.6)])),
    ("suit", _mirrored(_curved((0.5, 0.98), [((0.62, 0.82), (0.76, 0.84), (0.86, 0.98))]))),
    (
        "hearts",
        _curved(
            (0.4, 0.72), [((0.44, 0.8), (0.56, 0.8), (0.6, 0.72)), ((0.56, 0.76), (0.44, 0.76), (0.4, 0.72))]
        ),
    ),
]

FIGURES = {"K": _KING, "Q": _QUEEN, "J": _JACK, "joker": _JESTER}


@lru_cache(maxsize=128)
def layer(figure: str, place: int, side: int) -> Image.Image:
    """Coverage of one layer of a figure, `side` pixels square."""
    points = FIGURES[figure][place][1]
    return shape((side, side), lambda pen, scale: _filled(pen, scale * side, points))
