"""The rules of one table as one frozen model, read from a preset file and the house rules on top.

Every difference between presets is a field here (rule book, 10); no code asks for a preset's name. The files in
`variants/` hold the values with their sources; this module only merges and validates them.
"""

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.engine.errors import RulesError

Teams = Literal["solo", "pairs", "triples", "cutthroat"]

LEAST_STOCK = 20  # cards that must be left to draw from after the deal (rule book, 10)

HOUSE_RULES = (
    "hand_size",
    "canastas_to_go_out",
    "wild_ratio",
    "max_wilds",
    "ask_partner",
    "all_red_threes",
    "target",
    "stock_end",
    "draw_count",
    "take_onto_meld",
    "wild_discard",
    "concealed_bonus",
)


class _Remembered(dict[Any, Any]):
    """A dictionary that starts anew when it has grown too large; whoever misses what it held works it out again."""

    def __init__(self, most: int) -> None:
        self._most = most

    def __setitem__(self, key: Any, value: Any) -> None:
        if len(self) >= self._most:
            self.clear()
        super().__setitem__(key, value)


class WildCanastas(BaseModel):
    """What a canasta of wild cards is worth, by what it is made of."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    twos: int = 0
    jokers: int = 0
    mixed: int = 0


class Rules(BaseModel):
    """Everything that is settled before the first deal; see the rule book, sections 2 to 10, for each field."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    preset: str
    seats: int = Field(ge=2, le=6)
    teams: Teams
    packs: int = Field(ge=1, le=3)
    hand_size: int = Field(ge=7, le=20)
    draw_count: int = Field(ge=1, le=2)
    target: int = Field(ge=1, le=100_000)
    opening: tuple[tuple[float, int], ...]
    opening_pure_triple: bool
    canastas_to_go_out: int = Field(ge=1, le=4)
    min_naturals: int
    max_wilds: int = Field(ge=1, le=5)
    wild_ratio: Literal["any", "not_more", "fewer", "half"]
    meld_limit: int | None = None
    wilds_after_canasta: bool
    natural_only: tuple[str, ...]
    pure_aces: bool
    wild_melds: bool
    runs: bool
    pile_always_frozen: bool
    take_natural_and_wild: bool
    take_onto_meld: Literal["alone", "with_natural", "never"]
    black_three_upcard_freezes: bool
    black_three_meld: bool
    red_threes: Literal["bonus", "optional"]
    red_three_value: int
    all_red_threes: int = Field(ge=0, le=5000)
    red_three_sign: Literal["melded", "went_out", "opened"]
    wild_discard: Literal["free", "forced"]
    guarded_discards: bool
    last_discard_not_three: bool
    discard_required: bool
    going_out_bonus: int = Field(ge=0, le=5000)
    concealed_bonus: int = Field(ge=0, le=5000)
    concealed_waives_opening: bool
    stock_end: Literal["play_on", "stop"]
    ask_partner: Literal["off", "optional", "required"]
    special_hands: bool
    natural_canasta: int
    mixed_canasta: int
    samba: int
    special_canastas: dict[str, int]
    wild_canastas: WildCanastas
    incomplete_penalty: dict[str, int]
    hand_trips_penalty: int

    @cached_property
    def cutthroat(self) -> bool:
        """Whether two of three players join against the one who takes the pile (rule book, 9)."""
        return self.teams == "cutthroat"

    @property
    def seats_of_sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side at the start of a round; sides are numbered by their lowest seat."""
        sides = {"pairs": self.seats // 2, "triples": 2}.get(self.teams, self.seats)
        return tuple(tuple(range(side, self.seats, sides)) for side in range(sides))

    @cached_property
    def naturals_always_fit(self) -> bool:
        """Whether any naturals may join a set of their rank, and three make one, wherever the game stands."""
        return self.meld_limit is None and not self.runs and not self.incomplete_penalty

    @cached_property
    def throws_anything(self) -> bool:
        """Whether any card of a hand may be thrown whatever else lies there, but for the last."""
        return self.wild_discard == "free" and not self.guarded_discards

    @cached_property
    def has_asking(self) -> bool:
        """Whether a player may ask a partner at this table (rule book, 7)."""
        return self.ask_partner != "off" and self.teams != "solo"

    @cached_property
    def has_rare_melds(self) -> bool:
        """Whether a side that has opened may lay anything but one group to a set."""
        return self.runs or self.wild_melds or self.canastas_to_go_out > 1

    @cached_property
    def has_rarities(self) -> bool:
        """Whether red threes are laid by hand, or special hands count."""
        return self.red_threes == "optional" or self.special_hands

    @cached_property
    def remembered(self) -> dict[Any, Any]:
        """What `choices` and `legal` have worked out for these rules, to be looked up the next time."""
        return _Remembered(200_000)

    @cached_property
    def recent(self) -> dict[Any, Any]:
        """The same of what is wanted for a few turns only: what it is about does not come again in another round."""
        return _Remembered(2_000)

    def opening_for(self, total: int) -> int:
        """Points that the first meld needs at this score before the round (rule book, 3)."""
        need = self.opening[0][1]
        for start, points in self.opening:
            need = points if total >= start else need
        return need


@cache
def presets() -> tuple[str, ...]:
    """Names of the rule sets that come with the project."""
    files = resources.files("bot.engine").joinpath("variants").iterdir()
    found = (file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))
    return tuple(sorted(found, key=lambda name: (_variant(name)["order"], name)))


@cache
def _variant(preset: str) -> dict[str, Any]:
    text = resources.files("bot.engine").joinpath("variants").joinpath(f"{preset}.toml").read_text("utf-8")
    return tomllib.loads(text)


def forms(preset: str) -> tuple[tuple[int, Teams], ...]:
    """Seat counts and team forms a preset offers; the first form of a seat count is its usual one."""
    return tuple((form["seats"], form["teams"]) for form in _known(preset)["form"])


def _known(preset: str) -> dict[str, Any]:
    if preset not in presets():
        raise RulesError("unknown_preset", preset=str(preset)[:40], known=", ".join(presets()))
    return _variant(preset)


def load_rules(preset: str, seats: int, teams: str | None = None, **options: Any) -> Rules:
    """The rules of a preset at so many seats, with house rules on top.

    `teams` None takes the preset's usual form for those seats. `options` are the fields of `HOUSE_RULES`.
    Raises RulesError when there is no such preset or form, an option is unknown or out of range, or the deal would
    leave too small a stock.
    """
    values = _preset_values(preset, seats, teams)
    unknown = [name for name in options if name not in HOUSE_RULES]
    if unknown:
        raise RulesError("unknown_option", field=unknown[0][:40])
    return _stocked(_validated(values | options))


def _preset_values(preset: str, seats: int, teams: str | None) -> dict[str, Any]:
    variant = _known(preset)
    offered = [form for form in variant["form"] if form["seats"] == seats and type(seats) is int]
    if not offered:
        raise RulesError(
            "seats_not_offered", seats=str(seats)[:10], offered=_listed(form[0] for form in forms(preset))
        )
    chosen = [form for form in offered if teams in (None, form["teams"])]
    if not chosen:
        raise RulesError(
            "teams_not_offered", teams=str(teams)[:20], offered=_listed(f["teams"] for f in offered)
        )
    return {**variant["rules"], **chosen[0], "preset": preset}


def _listed(values: Any) -> str:
    return ", ".join(dict.fromkeys(str(value) for value in values))


def _validated(values: dict[str, Any]) -> Rules:
    lists = {"opening": tuple((float(start), points) for start, points in values["opening"])}
    lists["natural_only"] = tuple(values["natural_only"])
    try:
        return Rules.model_validate(values | lists)
    except ValidationError as error:
        first = error.errors()[0]
        field = str(first["loc"][0])
        raise RulesError(
            "bad_value", field=field, value=str(values.get(field))[:40], allowed=allowed(field)
        ) from None


@cache
def allowed(field: str) -> str:
    """What a field may hold, for people: `7-20` or `off, optional, required`."""
    schema = Rules.model_json_schema()["properties"][field]
    if "enum" in schema:
        return ", ".join(schema["enum"])
    return f"{schema.get('minimum', '')}-{schema.get('maximum', '')}"


def _stocked(rules: Rules) -> Rules:
    stock = rules.packs * 54 - rules.seats * rules.hand_size - 1
    if stock < LEAST_STOCK:
        raise RulesError(
            "stock_too_small", hand_size=rules.hand_size, seats=rules.seats, left=stock, need=LEAST_STOCK
        )
    return rules


def options_of(rules: Rules) -> dict[str, Any]:
    """The house rules that differ from the preset, as `load_rules` takes them back."""
    usual = load_rules(rules.preset, rules.seats, rules.teams)
    return {
        name: getattr(rules, name) for name in HOUSE_RULES if getattr(rules, name) != getattr(usual, name)
    }
