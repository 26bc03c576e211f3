"""The game in a few lines, for somebody who has never played it: by this table's rules, without what one learns on the way."""

from bot.engine import Rules
from bot.texts import say
from bot.ui.guide.lines import Example, Line, Told, cards, tell


def lines(rules: Rules) -> list[Line]:
    return [
        tell("guide-how-aim", target=rules.target),
        *_sides(rules),
        tell("guide-how-turn", cards=rules.draw_count),
        tell("guide-how-melds", cards=cards("KsKhKd"), wild=cards("KsKh2d")),
        tell("guide-how-opening", points=rules.opening_for(0)),
        tell("guide-how-pile-wild" if rules.take_natural_and_wild else "guide-how-pile"),
        tell("guide-how-out", canastas=rules.canastas_to_go_out),
        tell("guide-how-help", hand=_label("hand"), suggest=_label("suggest")),
    ]


def _sides(rules: Rules) -> list[Line]:
    if rules.cutthroat:
        return [tell("guide-aim-cutthroat")]
    return [] if rules.teams == "solo" else [tell(f"guide-how-{rules.teams}")]


def _label(button: str) -> Told:
    """What is written on a button."""
    return lambda locale: say(locale, f"button-{button}")


def examples(_: Rules) -> list[Example]:
    return []
