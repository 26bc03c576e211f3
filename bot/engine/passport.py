"""A rule set as a short code that people carry from one server to another: `CAN1-3C1KK-930HG-03007`.

After `CAN` come symbols of five bits in an alphabet without look-alikes: the version, the body, two check symbols. The body
holds the preset's name, seats, teams, and of the house rules those that differ. Knows how these are packed; what may be
combined is for `load_rules`.

The check symbols are those of a Reed-Solomon code over the field of 32 elements: any single wrong symbol and any two
neighbours in the wrong order are always found, and nearly everything else. Every version must keep the first symbol and the
check as they are, so that a newer passport can be told from a damaged one.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from bot.engine.errors import RulesError
from bot.engine.rules import Rules, load_rules, options_of

VERSION: Final = 1
_HEAD: Final = "CAN"
_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = {"O": "0", "I": "1", "L": "1", "U": "V"}
_IGNORED: Final = frozenset(" \t\r\n-_.‐‑‒–—·`*|")  # what people, chats and dictionaries put between
_SYMBOL: Final = {letter: value for value, letter in enumerate(_ALPHABET)} | {
    other: _ALPHABET.index(letter) for other, letter in _ALIKE.items()
}
_BITS: Final = 5
_GROUP: Final = 5
_CHECKS: Final = 2
_LONGEST: Final = 200

_SEATS_BITS: Final = 3
_TEAMS: Final = ("solo", "pairs", "triples", "cutthroat")
_NAME_BITS: Final = 5
_LETTERS: Final = "\0abcdefghijklmnopqrstuvwxyz_"  # a name ends with the first


class _Number(NamedTuple):
    """A whole number from `least` on."""

    least: int
    bits: int

    def put(self, value: int) -> int:
        return value - self.least

    def got(self, bits: int) -> int:
        return bits + self.least


class _Word(NamedTuple):
    """One of a few words, always in this order."""

    words: tuple[str, ...]
    bits: int = 2

    def put(self, value: str) -> int:
        return self.words.index(value)

    def got(self, bits: int) -> str:
        return self.words[bits]


# The order and the sizes are the format: what is new comes with another version.
_FIELDS: Final[dict[str, _Number | _Word]] = {
    "hand_size": _Number(7, 4),
    "canastas_to_go_out": _Number(1, 2),
    "wild_ratio": _Word(("any", "not_more", "fewer", "half")),
    "max_wilds": _Number(1, 3),
    "ask_partner": _Word(("off", "optional", "required")),
    "all_red_threes": _Number(0, 13),
    "target": _Number(1, 17),
    "stock_end": _Word(("play_on", "stop")),
    "draw_count": _Number(1, 1),
    "take_onto_meld": _Word(("alone", "with_natural", "never")),
    "wild_discard": _Word(("free", "forced")),
    "concealed_bonus": _Number(0, 13),
}


def passport(rules: Rules) -> str:
    """The code of a rule set. Raises ValueError for a preset whose name has other signs than a to z and `_`."""
    symbols = [VERSION, *_packed(_body(rules))]
    symbols += _check_symbols(symbols)
    return _written(symbols)


def from_passport(text: str) -> Rules:
    """The rules that a code stands for; small letters, spaces and look-alikes (O for 0, I and L for 1) do not matter.

    Raises RulesError `passport_unreadable`, `passport_check` (a mistake in it), `passport_newer` (made by a later version), or
    one of `load_rules` where these rules cannot be had here.
    """
    symbols = _symbols(text)
    if _syndromes(symbols) != (0, 0):
        raise RulesError("passport_check")
    if symbols[0] > VERSION:
        raise RulesError("passport_newer", version=symbols[0], known=VERSION)
    if symbols[0] < VERSION:
        raise RulesError("passport_unreadable")
    preset, seats, teams, options = _read(_Bits(symbols[1:-_CHECKS]))
    return load_rules(preset, seats, teams, **options)


# The body


def _body(rules: Rules) -> list[tuple[int, int]]:
    """(value, bits) of everything, in order."""
    options = options_of(rules)
    name = [(_LETTERS.index(letter), _NAME_BITS) for letter in f"{rules.preset}\0"]
    form = [(rules.seats, _SEATS_BITS), (_TEAMS.index(rules.teams), 2)]
    there = [(int(field in options), 1) for field in _FIELDS]
    return (
        name
        + form
        + there
        + [(kind.put(options[f]), kind.bits) for f, kind in _FIELDS.items() if f in options]
    )


def _packed(parts: Iterable[tuple[int, int]]) -> list[int]:
    """Values of so many bits as symbols; the last is filled up with zeros."""
    bits = "".join(f"{value:0{many}b}" for value, many in parts)
    bits += "0" * (-len(bits) % _BITS)
    return [int(bits[start : start + _BITS], 2) for start in range(0, len(bits), _BITS)]


class _Bits:
    """Symbols read bit by bit. Raises RulesError where there are too few."""

    def __init__(self, symbols: Sequence[int]) -> None:
        self._bits = "".join(f"{symbol:0{_BITS}b}" for symbol in symbols)

    def take(self, many: int) -> int:
        part, self._bits = self._bits[:many], self._bits[many:]
        if len(part) < many:
            raise RulesError("passport_unreadable")
        return int(part, 2)

    def end(self) -> None:
        """Raises RulesError unless only the filling is left."""
        if len(self._bits) >= _BITS or "1" in self._bits:
            raise RulesError("passport_unreadable")


def _read(bits: _Bits) -> tuple[str, int, str, dict[str, Any]]:
    try:
        preset, seats, teams = _name(bits), bits.take(_SEATS_BITS), _TEAMS[bits.take(2)]
        there = [field for field in _FIELDS if bits.take(1)]
        options = {field: _FIELDS[field].got(bits.take(_FIELDS[field].bits)) for field in there}
    except IndexError:
        raise RulesError("passport_unreadable") from None
    bits.end()
    return preset, seats, teams, options


def _name(bits: _Bits) -> str:
    letters = ""
    while (value := bits.take(_NAME_BITS)) != 0:
        letters += _LETTERS[value]
    return letters


# The symbols


def _written(symbols: Sequence[int]) -> str:
    rest = "".join(_ALPHABET[symbol] for symbol in symbols[1:])
    groups = [rest[start : start + _GROUP] for start in range(0, len(rest), _GROUP)]
    if len(groups) > 1 and len(groups[-1]) == 1:  # a lone letter at the end is easily lost
        last = groups[-2] + groups[-1]
        groups[-2:] = [last[: len(last) // 2], last[len(last) // 2 :]]
    return "-".join([_HEAD + _ALPHABET[symbols[0]], *groups])


def _symbols(text: str) -> list[int]:
    """The symbols after the head. Raises RulesError `passport_unreadable`."""
    letters = "".join(letter for letter in text[: _LONGEST + 1] if letter not in _IGNORED).upper()
    head, rest = letters[: len(_HEAD)], letters[len(_HEAD) :]
    known = [_SYMBOL[letter] for letter in rest if letter in _SYMBOL]
    if head != _HEAD or len(text) > _LONGEST or len(known) < len(rest) or len(known) <= 1 + _CHECKS:
        raise RulesError("passport_unreadable")
    return known


# The check: symbols s0 s1 ... with sum(s_i) = 0 and sum(a^i * s_i) = 0, `a` a generator of the field.


def _powers() -> list[int]:
    found, value = [], 1
    for _ in range(31):
        found.append(value)
        value <<= 1
        value ^= 0b100101 * (value >> _BITS)  # modulo x^5 + x^2 + 1
    return found


_POWER: Final = _powers()
_LOG: Final = {value: place for place, value in enumerate(_POWER)}


def _times(value: int, exponent: int) -> int:
    """A field element times the generator to this power."""
    return _POWER[(_LOG[value] + exponent) % len(_POWER)] if value else 0


def _syndromes(symbols: Sequence[int]) -> tuple[int, int]:
    plain = weighted = 0
    for place, symbol in enumerate(symbols):
        plain ^= symbol
        weighted ^= _times(symbol, place)
    return plain, weighted


def _check_symbols(symbols: Sequence[int]) -> list[int]:
    """The two symbols, x then y, that make both sums zero when they are added at the end."""
    plain, weighted = _syndromes(symbols)
    place = len(symbols)
    # x + y = plain and a^n x + a^(n+1) y = weighted, so y a^n (1 + a) = weighted + a^n plain
    rest = weighted ^ _times(plain, place)
    last = _times(rest, -place - _LOG[_POWER[0] ^ _POWER[1]])
    return [plain ^ last, last]
