"""What the engine finds by thinking, going out and single groups, against trying everything on small hands."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from bot.engine import (
    AnyAction,
    Ask,
    Discard,
    Draw,
    Meld,
    No,
    Pass,
    Phase,
    Rules,
    Special,
    State,
    Take,
    Three,
    Yes,
    apply,
    format_action,
    legal_actions,
    load_rules,
)
from bot.engine.cards import (
    BLACK_THREES,
    JOKER,
    NATURALS,
    RANKS,
    RED_THREES,
    SUITS,
    Card,
    card_rank,
    format_cards,
    is_wild,
    kinds,
    size,
)
from bot.engine.deal import owners, spread_pack
from bot.engine.going_out import could_go_out
from bot.engine.special import SPECIAL_HANDS
from bot.engine.state import side_at, stock_size
from tests.brute import accepted, alike, every_meld, goes_out
from tests.playing import FORMS
from tests.rulebook.position import DRAW, PLAY, hand, play, position, table

NAMES = ["-".join(map(str, form)) for form in FORMS]


class Table:
    """A pack to take cards from while a position is put together at random."""

    def __init__(self, rules: Rules, rng: Random) -> None:
        self.rules, self.rng = rules, rng
        self.left = spread_pack(rules)
        self.lowest: list[tuple[int, int]] = []
        rng.shuffle(self.left)

    def take(self, many: int, fits: set[Card]) -> str:
        """So many cards of those kinds, or as many as there are."""
        found = [card for card in self.left if card in fits][:many]
        for card in found:
            self.left.remove(card)
        return format_cards(found)

    def melds(self, many: int) -> str:
        """Melds as a side may have them: sets of different ranks, sequences and a meld of wild cards where there are any."""
        ranks = self.rng.sample(NATURALS, many)
        groups = [self.set_of(rank) for rank in ranks]
        if self.rules.runs:
            groups += [self.run() for _ in range(self.rng.choice([0, 1, 1, 2]))]
        if self.rules.wild_melds and self.rng.random() < 0.3:
            groups.append("W:" + self.take(self.rng.randrange(3, 8), WILD))
        return " ".join(group for group in groups if len(group.rpartition(":")[2]) >= 6)

    def set_of(self, rank: int) -> str:
        rules, total = self.rules, self.rng.choice([3, 4, 5, 5, 6, 6, 6, 7, 7])
        ratio = {"any": total - 2, "not_more": total // 2, "fewer": (total - 1) // 2, "half": total // 3}
        wild = self.rng.randrange(min(rules.max_wilds, ratio[rules.wild_ratio], total - 2) + 1)
        wild = 0 if RANKS[rank] in rules.natural_only else wild
        natural = self.take(total - wild, of_rank(rank))
        return f"{RANKS[rank]}:{natural}" + self.take(wild if len(natural) == 2 * (total - wild) else 0, WILD)

    def run(self) -> str:
        length, suit = self.rng.choice([3, 4, 5, 6, 6, 7]), self.rng.randrange(4)
        low = self.rng.randrange(len(NATURALS) - length + 1)
        if self.lowest and self.rng.random() < 0.4:  # two sequences with the same lowest card
            low, suit = self.rng.choice(self.lowest)
            length = min(length, len(NATURALS) - low)
        self.lowest.append((low, suit))
        cards = [(low + step) * 4 + suit for step in range(length)]
        if not all(card in self.left for card in cards):
            return "run:"
        return "run:" + "".join(self.take(1, {card}) for card in cards)

    def hand(self, many: int, melded: str) -> str:
        """Cards that often go together or with the melds, of wild cards or threes now and then."""
        found = ""
        odd = self.rng.choice([None, None, None, None, WILD, THREES])
        while len(found) < 2 * many:
            fits = odd if odd and self.rng.random() < 0.7 else self.fitting(melded + found)
            if self.rules.red_threes == "bonus":
                fits = fits - set(RED_THREES)
            found += self.take(1, fits) or self.take(1, PLAIN)
        return found

    def fitting(self, had: str) -> set[Card]:
        """Cards of a rank or next to a card that is there already, wild cards, or any."""
        ranks = [RANKS.index(name) for name in had if name in RANKS[: len(NATURALS)]]
        draw = self.rng.random()
        if ranks and draw < 0.65:
            rank = self.rng.choice(ranks)
            near = rank + self.rng.choice([0, 0, -1, 1]) if self.rules.runs else rank
            return of_rank(near if near in NATURALS else rank)
        return WILD if draw < 0.8 else set(self.left)


WILD = {card for card in range(JOKER + 1) if is_wild(card)}
THREES = {*BLACK_THREES, *RED_THREES}
PLAIN = {card for card in range(JOKER) if card_rank(card) in NATURALS}


def of_rank(rank: int) -> set[Card]:
    return {rank * 4 + suit for suit in range(len(SUITS))}


def small_position(
    form: tuple[str, int, str], rng: Random, *, most: int = 7, phase: Phase = PLAY, **options: Any
) -> State:
    """A position of a player with few cards, the side's melds at random or none yet."""
    if rng.random() < 0.5:
        options["canastas_to_go_out"] = 1
    rules = load_rules(*form, **options)
    put = Table(rules, rng)
    melds = put.melds(rng.choice([0, 1, 2, 2, 3])) if rng.random() < 0.8 else ""
    held = put.hand(rng.randrange(1, most + 1), melds)
    return position(
        rules,
        hands={0: held},
        melds={0: melds},
        pile=pile_for(put, melds + held) if phase is DRAW else "",
        rest=1 if rng.random() < 0.3 else None,
        drew=rng.random() < 0.8,
        melded=() if rng.random() < 0.5 or not melds else (0,),
        totals=(rng.choice([-5, 0, 1500, 3000]),) * owners(rules),
        phase=phase,
    )


def pile_for(put: Table, had: str) -> str:
    """A few cards, on top one that often fits."""
    below = put.take(put.rng.randrange(3), PLAIN | WILD)
    return below + (put.take(1, put.fitting(had) & PLAIN) or put.take(1, PLAIN))


def describe(state: State) -> str:
    turn = f"drew {state.turn.drew}, had melded {state.turn.melded}, opening by {state.totals[0]}"
    return f"{state.rules.preset}: {hand(state, 0)} on {table(state, 0)}, stock {stock_size(state)}, {turn}"


# Going out


def check_going_out(state: State) -> bool:
    told = could_go_out(state, 0, state.turn)
    assert told == goes_out(state, 0), describe(state)
    return told


@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_could_go_out_is_exact(form: tuple[str, int, str]) -> None:
    rng = Random(f"out {form}")
    told = Counter(check_going_out(small_position(form, rng, ask_partner="off")) for _ in range(80))
    assert min(told[True], told[False]) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_could_go_out_is_exact_on_many_hands(form: tuple[str, int, str]) -> None:
    rng = Random(f"out slow {form}")
    for _ in range(20_000):
        check_going_out(small_position(form, rng, ask_partner="off"))


CANASTA = "K:KsKsKhKhKdKdKc"
SIX = load_rules("swedish", 6)
SAMBA = load_rules("samba", 4, canastas_to_go_out=1, ask_partner="optional")
TWINS = "run:5s6s7s run:5s6s7s"


@pytest.mark.parametrize(
    "held",
    [
        "3s3s3s3c3c",
        "3s3s3s3c3cKc",
        "3s3s3s3c3c9h",
        "3s3s3s3c3c2s",
        "3s3s3s3c3c3c",
    ],
)
def test_of_five_black_threes_one_may_be_thrown(held: str) -> None:
    check_going_out(position(SIX, hands={0: held}, melds={0: CANASTA}))


@pytest.mark.parametrize(
    ("held", "melds"),
    [
        ("4s9h", "run:5s6s7s run:5s6s7s8s9sTs"),
        ("4s4s9h", "run:5s6s7s run:5s6s7s8s9sTs"),
        ("8s8s9h", f"{CANASTA} {TWINS}"),
        ("8s8s8s9h", f"{CANASTA} {TWINS}"),
        ("Ts9h", "run:5s6s7s run:5s6s7s8s9s"),
    ],
)
def test_of_two_sequences_with_one_lowest_card_the_first_takes_what_it_can(held: str, melds: str) -> None:
    check_going_out(position(SAMBA, hands={0: held}, melds={0: melds}))


def test_after_a_yes_there_is_a_way_among_the_listed_actions() -> None:
    state = position(SAMBA, hands={0: "8s8s9h"}, melds={0: f"{CANASTA} {TWINS}"})
    assert finds_a_way(play(state, "0 ask", "2 yes"), set())


def test_what_extends_either_of_two_sequences_is_listed_once() -> None:
    listed = legal_actions(position(SAMBA, hands={0: "8s9h9d"}, melds={0: TWINS}))
    assert [format_action(action) for action in listed].count("0 meld run:5s:8s") == 1


@pytest.mark.parametrize("held", ["KcQc", "KcQc9s", "2sQc", "2s2h9s"])
def test_canastas_made_by_the_same_action_are_a_way_out(held: str) -> None:
    state = position(load_rules("classic", 2), hands={0: held}, melds={0: "K:KsKsKhKhKdKd Q:QsQsQhQhQdQd"})
    assert finds_a_way(state, set())


def finds_a_way(state: State, seen: set[tuple[object, ...]]) -> bool:
    """Whether listed actions alone lead to going out this turn, no card drawn."""
    here = (state.hands[0], side_at(state, 0), state.turn)
    if here in seen:
        return False
    seen.add(here)
    for action in legal_actions(state):
        draws = isinstance(action, Three) and stock_size(state)
        if draws or isinstance(action, Ask) or (isinstance(action, Discard) and size(state.hands[0]) > 1):
            continue
        after = apply(state, action)
        if after.out is not None or (after.phase is PLAY and finds_a_way(after, seen)):
            return True
    return False


@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_who_could_go_out_finds_a_way_among_the_listed_actions(form: tuple[str, int, str]) -> None:
    rng = Random(f"way {form}")
    for _ in range(80):
        state = small_position(form, rng, ask_partner="off")
        assert finds_a_way(state, set()) == could_go_out(state, 0, state.turn), describe(state)


# What is listed


def single(actions: Iterable[AnyAction]) -> set[tuple[object, ...]]:
    return {
        alike(action) for action in actions if isinstance(action, Meld | Take) and len(action.groups) == 1
    }


def tried(state: State) -> list[AnyAction]:
    """Every action but melds and takes, and those of one group."""
    held, seats = state.hands[0], range(state.rules.seats)
    actions: list[AnyAction] = [kind(seat) for kind in (Draw, Pass, Ask, Yes, No) for seat in seats]
    actions += [Discard(0, card) for card in kinds(held)]
    actions += [Three(0, card) for card in RED_THREES]
    actions += [Special(0, name) for name in SPECIAL_HANDS]
    side = side_at(state, 0)
    if state.phase is DRAW:
        top = card_rank(state.pile[-1])
        actions += [
            Take(0, groups) for groups in every_meld(state.rules, side, held, first=top) if len(groups) == 1
        ]
    else:
        actions += [Meld(0, groups) for groups in every_meld(state.rules, side, held) if len(groups) == 1]
    return [action for action in actions if accepted(state, action) is not None]


def check_complete(state: State) -> None:
    """What may be done by one group or none is listed, and nothing else of that kind."""
    listed, legal = legal_actions(state), tried(state)
    assert single(listed) == single(legal), describe(state)
    others = [{format_action(a) for a in some if not isinstance(a, Meld | Take)} for some in (listed, legal)]
    assert others[0] == others[1], describe(state)


@pytest.mark.parametrize("phase", [DRAW, PLAY])
@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_every_action_of_one_group_is_listed(form: tuple[str, int, str], phase: Phase) -> None:
    rng = Random(f"complete {form} {phase}")
    for _ in range(60):
        check_complete(small_position(form, rng, phase=phase))


@pytest.mark.slow
@pytest.mark.parametrize("phase", [DRAW, PLAY])
@pytest.mark.parametrize("form", FORMS, ids=NAMES)
def test_every_action_of_one_group_is_listed_on_many_hands(form: tuple[str, int, str], phase: Phase) -> None:
    rng = Random(f"complete slow {form} {phase}")
    for _ in range(5_000):
        check_complete(small_position(form, rng, phase=phase))


def test_trying_everything_finds_what_is_there() -> None:
    state = position(hands={0: "KsKhKd2sJo9s"}, melds={0: "9:9h9d9c"})
    melds = {
        format_action(action).partition(" meld ")[2] for action in tried(state) if isinstance(action, Meld)
    }
    assert melds == {
        "K:KsKhKd",
        "K:KsKhKd2s",
        "K:KsKhKdJo",
        "K:KsKh2s",
        "K:KsKhJo",
        "K:KsKh2sJo",
        "9:9s",
        "9:9s2s",
        "9:9sJo",
        "9:9s2sJo",
        "9:2s",
        "9:Jo",
        "9:2sJo",
    }
