"""Red threes and black threes."""

from bot.engine import Reason, Rules
from bot.ui.guide.lines import Example, Line, tell


def lines(rules: Rules) -> list[Line]:
    return [*_red(rules), *_black(rules)]


def _red(rules: Rules) -> list[Line]:
    optional = rules.red_threes == "optional"
    return [
        *(
            [
                tell("guide-threes-optional", "red_threes"),
                tell("guide-threes-block"),
                tell("guide-threes-held", value=rules.red_three_value),
            ]
            if optional
            else [
                tell("guide-threes-bonus", "red_threes"),
                tell("guide-threes-last"),
                tell("guide-threes-pile"),
            ]
        ),
        tell("guide-threes-value", value=rules.red_three_value),
        tell("guide-threes-all", "all_red_threes", all=rules.all_red_threes, count=2 * rules.packs),
        tell(f"guide-threes-sign-{rules.red_three_sign}", "red_three_sign"),
    ]


def _black(rules: Rules) -> list[Line]:
    laid = "guide-threes-black-meld" if rules.black_three_meld else "guide-threes-black-never"
    return [tell("guide-threes-black"), tell(laid, "black_three_meld")]


def examples(rules: Rules) -> list[Example]:
    red = [_lay(), _block()] if rules.red_threes == "optional" else [_bonus(rules)]
    return [*red, _stop()]


def _bonus(rules: Rules) -> Example:
    """What is drawn after the red three counts as the draw."""
    return Example(
        "guide-example-bonus",
        hand="4d8h9c",
        stock="3hKdQc",
        pile="5h",
        actions=("0 draw",),
        drawing=True,
        left=3 + rules.draw_count,
    )


def _lay() -> Example:
    return Example("guide-example-three", hand="3h4d8h", stock="Kd", actions=("0 three 3h",), left=3)


def _block() -> Example:
    return _stopped("guide-example-block", "3d", blocks=1)


def _stop() -> Example:
    return _stopped("guide-example-stop", "3s", blocks=0)


def _stopped(key: str, three: str, *, blocks: int) -> Example:
    """The next player would take the pile with a pair, and may not."""
    return Example(
        key,
        hand=f"{three}4d8h",
        hands={1: "9s9hKd"},
        pile="5h9c",
        actions=(f"0 discard {three}", "1 take 9:9s9h"),
        refused=Reason.PILE_BLOCKED,
        facts={"top": three, "blocks": blocks},
    )
