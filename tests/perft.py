"""The perft of Canasta: how many sequences of actions there are from fixed positions of every form.

Any change of a rule, or of what is listed as legal, shows as another number. `python -m tests.perft` counts anew and
writes `tests/records/perft.json`; its positions stay as they are, and a form that has none yet gets some.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from bot.engine import (
    Phase,
    State,
    apply,
    deal,
    format_action,
    format_cards,
    legal_actions,
    load_rules,
    parse,
)
from bot.engine.deal import owners
from tests.playing import FORMS, shuffled_pack, walk

FILE = Path(__file__).parent / "records" / "perft.json"
ENOUGH = 1_500  # sequences: deeper is not counted

Entry = dict[
    str, Any
]  # preset, seats, teams, dealer, totals, deck, actions up to the position, counts by depth


def perft(state: State, depth: int) -> int:
    """How many different sequences of so many actions there are; those that end the round sooner do not count."""
    actions = dict.fromkeys(legal_actions(state))
    if depth == 1:
        return len(actions)
    return sum(perft(apply(state, action), depth - 1) for action in actions)


def counts(state: State) -> list[int]:
    """Sequences of one action, of two and so on, to the first depth that has enough of them."""
    found = [perft(state, 1)]
    while 0 < found[-1] < ENOUGH:
        found.append(perft(state, len(found) + 1))
    return found


def position_of(entry: Entry) -> State:
    """The position an entry counts from."""
    rules = load_rules(entry["preset"], entry["seats"], entry["teams"])
    state = deal(rules, entry["deck"], entry["dealer"], entry["totals"])
    for text in entry["actions"]:
        state = apply(state, parse(text))
    return state


def entries() -> list[Entry]:
    """What the file holds."""
    found: list[Entry] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else []
    return found


def _fresh(form: tuple[str, int, str]) -> list[Entry]:
    """Positions of a form that has none: a deal, and two moments of a round played at random from it."""
    rng = Random(f"perft {form}")
    rules = load_rules(*form)
    cards, dealer, totals = shuffled_pack(rules, rng), rng.randrange(rules.seats), [0] * owners(rules)
    played = [format_action(action) for _, action, _ in walk(deal(rules, cards, dealer, totals), rng)]
    names = dict(zip(("preset", "seats", "teams"), form, strict=True))
    return [
        {**names, "dealer": dealer, "totals": totals, "deck": format_cards(cards), "actions": played[:ply]}
        for ply in (0, len(played) // 3, 2 * len(played) // 3)
    ]


def regenerate() -> None:
    """Count every position anew and write the file."""
    known = entries()
    have = {(entry["preset"], entry["seats"], entry["teams"]) for entry in known}
    known += [entry for form in FORMS if form not in have for entry in _fresh(form)]
    for entry in known:
        entry["counts"] = counts(position_of(entry))
    lines = ",\n".join(json.dumps(entry) for entry in known)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def is_running(entry: Entry) -> bool:
    """Whether the round of an entry is not over."""
    return position_of(entry).phase is not Phase.OVER


if __name__ == "__main__":
    regenerate()
