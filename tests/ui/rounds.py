"""Random rounds of every preset and form, and what would be shown of them."""

import random
from collections.abc import Iterator, Sequence

from bot.engine import Group, Meld, Phase, Rules, State, apply, deal, legal_actions, load_rules, view
from bot.engine.cards import pack, spread
from bot.engine.rules import forms, presets
from bot.engine.scoring import score, totals_after
from bot.table.moves import Move, Status
from bot.table.setup import Chair, Setup, computer_chair
from bot.ui.scene import Scene
from bot.ui.score_sheet import in_short
from bot.ui.seated import Seated

FORMS = [(preset, seats, teams) for preset in presets() for seats, teams in forms(preset)]
LONG_NAMES = (
    "Åse-Marie Ødegård von Östergötland",
    "*_~`|<@1>@everyone#|*_~`|*_~`|*_~`|",
    "x",
    "🂡🂡🂡🂡🂡🂡🂡🂡🂡",
    "李小龍",
)


def setup_of(rules: Rules) -> Setup:
    """People with hostile names, every other of whom has left; a computer on the last of six chairs."""
    people = [
        Chair(seat=seat, user_id=10**18 + seat, name=name, left=seat % 2 == 1)
        for seat, name in enumerate(LONG_NAMES)
    ]
    chairs = (*people, computer_chair(len(people), "hard"))[: rules.seats]
    return Setup(
        preset=rules.preset, seats=rules.seats, teams=rules.teams, chairs=chairs, host=10**18, turn_time=300
    )


def scene_at(state: State, moves: Sequence[Move] = (), *, status: Status = Status.PLAYING) -> Scene:
    """What everyone may see of a table with this round, its third."""
    over = state.phase is Phase.OVER
    return Scene(
        table=10**9,
        ply=10**6,
        setup=setup_of(state.rules),
        status=Status.BETWEEN if over and status is Status.PLAYING else status,
        rules=state.rules,
        view=view(state, None),
        round=2,
        moves=tuple(moves),
        deadline=1.9e9,
        next_deal=1.9e9,
        commit="0" * 64,
        nonce="f" * 32 if over else None,
        totals=totals_after(state) if over else state.totals,
        sheets=(score(state),) if over else (),
        winner=0 if status is Status.FINISHED else None,
    )


def seated_at(state: State, seat: int | None, staged: tuple[Group, ...] = ()) -> Seated:
    """The same table as one seat sees it."""
    return Seated(
        table=10**9,
        ply=10**6,
        locale="en",
        status=Status.BETWEEN if state.phase is Phase.OVER else Status.PLAYING,
        seen=view(state, seat),
        name=scene_at(state).name,
        short_name=scene_at(state).short_name,
        staged=staged,
        undoable=1,
        deadline=1.9e9,
        ended=in_short(scene_at(state)),
    )


def rounds(
    preset: str, seats: int, teams: str, seed: int, *, hoard: bool = False
) -> Iterator[tuple[State, list[Move]]]:
    """Every state of a random round with the moves so far; `hoard` avoids melds, so that hands grow."""
    rng = random.Random(seed)
    rules = load_rules(preset, seats, teams)
    deck = spread(pack(rules.packs))
    rng.shuffle(deck)
    holders = rules.seats if rules.cutthroat else len(rules.seats_of_sides)
    totals = tuple(rng.choice((-500, 0, 1600, 3200, 4900, 8400)) for _ in range(holders))
    state = deal(rules, tuple(deck), rng.randrange(seats), totals)
    moves: list[Move] = []
    yield state, moves
    while state.phase is not Phase.OVER:
        actions = legal_actions(state)
        if hoard:
            actions = [action for action in actions if not isinstance(action, Meld)] or actions
        action = rng.choice(actions)
        moves.append(Move(action.seat, action, 0, rng.choice(("player", "computer", "clock"))))
        state = apply(state, action)
        yield state, moves
