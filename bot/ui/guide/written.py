"""Lines and examples in the reader's language."""

from collections.abc import Iterator

from bot.engine import Ask, Discard, Draw, Illegal, Meld, No, Pass, Rules, Special, Take, Three, Yes, parse
from bot.texts import say
from bot.ui.cards import card_text
from bot.ui.guide.lines import SEPARATOR, Count, Example, Line, cards
from bot.ui.parts import lines as joined
from bot.ui.refusals import illegal_sentence
from bot.ui.rule_values import alone, value_text
from bot.ui.told import groups_text, target_name


def line_text(locale: str, rules: Rules, usual: Rules, line: Line) -> str:
    """A line; one that a house rule has changed is marked, with what is usual."""
    told = line.text(locale, alone=alone(rules))
    changed = [field for field in line.fields if getattr(rules, field) != getattr(usual, field)]
    if not changed:
        return f"- {told}"
    before = "; ".join(value_text(locale, usual, field) for field in changed)
    return "- " + say(locale, "guide-marked", text=told, usual=before)


def example_text(locale: str, example: Example | Count) -> str:
    """An example as a few lines: its title, the position, and each action with what comes of it."""
    title = f"**{say(locale, example.key)}**"
    if isinstance(example, Count):
        return joined(title, _count(locale, example))
    return joined(title, SEPARATOR.join(_position(locale, example)), *_actions(locale, example))


def _count(locale: str, count: Count) -> str:
    points = SEPARATOR.join(
        say(locale, "guide-count-line", name=say(locale, f"score-{name}"), points=value)
        for name, value in count.points.items()
    )
    laid = cards(count.meld.partition(":")[2])(locale)
    return say(locale, "guide-count", cards=laid, points=points, sum=sum(count.points.values()))


def _position(locale: str, example: Example) -> Iterator[str]:
    yield say(locale, "guide-example-hand", cards=cards(example.hand)(locale))
    for seat, held in example.hands.items():
        yield say(locale, "guide-example-holds", who=_who(locale, seat), cards=cards(held)(locale))
    for side, melds in example.melds.items():
        yield _laid(locale, side, _melds(locale, melds))
    if example.pile:
        yield say(locale, "guide-example-pile", cards=cards(example.pile)(locale))


def _laid(locale: str, side: int, melds: str) -> str:
    if side == 0:
        return say(locale, "guide-example-mine", cards=melds)
    return say(locale, "guide-example-melds", who=_who(locale, side), cards=melds)


def _melds(locale: str, melds: str) -> str:
    return ", ".join(cards(meld.partition(":")[2])(locale) for meld in melds.split())


def _who(locale: str, seat: int) -> str:
    """Somebody else than the one on seat 0."""
    return say(locale, "guide-other", seat=seat + 1)


def _actions(locale: str, example: Example) -> Iterator[str]:
    *before, last = example.actions
    for action in before:
        yield say(locale, "guide-allowed", what=_action(locale, action))
    if example.refused is None:
        yield f"{say(locale, 'guide-allowed', what=_action(locale, last))} → {_after(locale, example)}"
    else:
        why = illegal_sentence(locale, Illegal(example.refused, **example.facts))
        yield say(locale, "guide-refused", what=_action(locale, last), why=why)


def _after(locale: str, example: Example) -> str:
    if example.ends:
        return say(locale, "guide-after-over")
    told = [say(locale, "guide-after-hand", count=example.left or 0)]
    if example.freezes:
        told.append(say(locale, "guide-after-frozen"))
    if example.joined is not None:
        told.append(say(locale, "guide-after-joined", count=example.joined))
    return "; ".join(told)


def _action(locale: str, notation: str) -> str:
    action = parse(notation)
    told = _verb(locale, notation)
    return told if action.seat == 0 else say(locale, "guide-act-by", who=_who(locale, action.seat), what=told)


def _verb(locale: str, notation: str) -> str:
    match parse(notation):
        case Take(groups=groups):
            laid = groups_text(groups, locale)
            if not laid:
                return say(locale, "guide-act-take-onto", name=target_name(groups[0].target, locale))
            return say(locale, "guide-act-take", cards=laid)
        case Meld(groups=groups):
            return say(locale, "guide-act-meld", cards=groups_text(groups, locale))
        case Discard(card=card):
            return say(locale, "guide-act-discard", card=card_text(card, locale))
        case Three(card=card):
            return say(locale, "guide-act-three", card=card_text(card, locale))
        case Special(name=name):
            return say(locale, "guide-act-special", name=say(locale, f"special-{name}"))
        case Draw() | Ask() | Yes() | No() | Pass() as action:
            return say(locale, f"guide-act-{type(action).__name__.lower()}")
    raise ValueError(f"no action: {notation}")
