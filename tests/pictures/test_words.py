"""Names as the fonts can write them, and the pictures told in words."""

import msgspec
import pytest

from bot.engine import load_rules
from bot.engine.cards import bag, pack, parse_cards
from bot.pictures import ALT_MOST, Highlights, MatchStory, alt_chart, alt_hand, alt_table, letters_of
from bot.pictures.fonts import cleaned, family_for, presentable
from tests.pictures import states
from tests.pictures.states import FOREIGN, HOSTILE, LONG, NAMES, Make, hand, position, say


@pytest.mark.parametrize("name", ["Åse Ærø", "Örjan", "Þórður", "Łukasz", "Nguyễn", "Ελένη", "Дмитрий"])
def test_the_font_has_the_letters_of_europe(name: str) -> None:
    assert family_for(name) == "inter"
    assert presentable(name, "Seat 1") == name


@pytest.mark.parametrize("name", ["דניאל", "محمد"])
def test_the_second_font_has_hebrew_and_arabic(name: str) -> None:
    assert family_for(name) == "rubik"


@pytest.mark.parametrize("name", ["🃏🔥", "", "   ", "\u200b\u202e", "!!!"])
def test_a_name_that_cannot_be_written_is_replaced_by_the_seat(name: str) -> None:
    assert presentable(name, "Seat 1") == "Seat 1"


@pytest.mark.parametrize(
    ("name", "shown"),
    [("さくら", "sakura"), ("李雷", "LiLei"), ("Anna 김", "Anna Gim")],
)
def test_a_name_in_another_script_is_told_in_latin_letters(name: str, shown: str) -> None:
    assert presentable(name, "Seat 1") == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [("𝓕𝓪𝓷𝓬𝔂 ✨", "Fancy"), ("Bo 🔥 Li", "Bo Li"), ("A\n\nB", "A B"), ("a\u0301\u0301\u0301b", "áb")],
)
def test_of_a_name_as_much_is_shown_as_can_be(name: str, shown: str) -> None:
    assert presentable(name, "Seat 1").replace("\u0301", "") == shown


@pytest.mark.parametrize("name", [*HOSTILE, *LONG, "x" * 5000])
def test_a_name_stays_one_short_line(name: str) -> None:
    shown = cleaned(name)
    assert len(shown) <= 48
    assert shown.isprintable()


def test_letters_come_from_the_catalogue() -> None:
    assert letters_of(say) == ("A", "K", "Q", "J")


def test_a_table_is_told_in_words() -> None:
    assert alt_table(states.frozen(), NAMES[:4], say) == (
        "Bjørn is to play. Stock: 28 cards. Pile: 10 cards, on top the five of clubs. "
        "Frozen by the two of diamonds lying crosswise. "
        "Anna: 8 cards, Åse-Marie (dealer): 6 cards; 905 points; 5 kings (1 wild), 3 nines. "
        "Bjørn: 13 cards, Mikkel: 12 cards; 1,545 points, needs 90 to open."
    )


def test_canastas_and_sequences_are_told_in_words() -> None:
    told = alt_table(states.samba(), NAMES[:4], say)
    assert "natural canasta of 7 tens" in told
    assert "mixed canasta of 7 queens" in told
    assert "samba from four to ten of spades" in told
    assert "sequence from nine to king of diamonds" in told


def test_the_end_of_a_round_is_told() -> None:
    told = alt_table(states.over(), NAMES[:4], say)
    assert told.startswith("The round is over.")
    assert "1,215 in this round" in told


STATES = [
    states.early, states.middle, states.full, states.frozen, states.just_frozen, states.asked, states.six_pairs,
    states.six_alone, states.samba, states.american, states.cutthroat, states.over, states.five,
]  # fmt: skip


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
@pytest.mark.parametrize(
    "names", [NAMES, FOREIGN, HOSTILE, ("W" * 32,) * 6], ids=["usual", "foreign", "hostile", "long"]
)
def test_a_table_in_words_is_within_discords_limit(state: Make, names: tuple[str, ...]) -> None:
    seen = state()
    assert 0 < len(alt_table(seen, names[: seen.rules.seats], say)) <= ALT_MOST


def test_a_table_too_rich_for_words_has_its_melds_counted() -> None:
    melds = " ".join(f"{rank}s{rank}h{rank}d2c" for rank in "AKQJT987654")
    rules = load_rules("norwegian", 6, "solo")
    seen = position(rules, [melds] * 6, hands=[20] * 6, pile="5c", stock=20)
    told = alt_table(seen, (*LONG, *LONG[:2]), say)
    assert len(told) <= ALT_MOST
    assert told.count("11 melds") == 6


def test_a_view_with_a_hand_is_not_told() -> None:
    with pytest.raises(ValueError, match="spectator"):
        alt_table(msgspec.structs.replace(states.early(), seat=0), NAMES[:4], say)


def test_a_hand_is_told_in_words() -> None:
    assert alt_hand(bag(parse_cards("KsKhKh2dJo3c")), say) == (
        "Your hand, 6 cards: 1 joker; 1 two: diamond; 3 kings: spade, 2 hearts; 1 black three: club."
    )


def test_black_and_red_threes_are_told_apart() -> None:
    assert "1 black three: club; 1 red three: heart" in alt_hand(bag(parse_cards("3c3h")), say)


def test_staged_cards_are_told() -> None:
    assert alt_hand(bag(parse_cards("KsKhKd")), say, bag(parse_cards("Ks"))).endswith(
        "Laid out: 1 king: spade."
    )


@pytest.mark.parametrize("cards", [11, 30, 60])
def test_a_hand_in_words_is_within_discords_limit(cards: int) -> None:
    held = hand(cards, packs=3)
    assert len(alt_hand(held, say, held)) <= ALT_MOST
    assert len(alt_hand(pack(2), say, pack(2))) <= ALT_MOST


def test_a_match_is_told_in_words() -> None:
    totals, sides, names = (
        [(0, 0), (890, 935), (5200, 1750)],
        ((0, 2), (1, 3)),
        ("Anna", "Bjørn", "Åse", "Bo"),
    )
    told = alt_chart(MatchStory(totals, sides, names, 5000, 0, Highlights(22, 1, 15, (7, 8))), say)
    assert told == (
        "Points by round; 2 rounds, target 5,000. Anna & Åse won. Anna & Åse: 890; 5,200. Bjørn & Bo: 935; 1,750. "
        "Biggest pile: 22 cards, Bjørn. Longest freeze: 15 turns. Canastas: 15."
    )


def test_a_long_match_in_words_is_within_discords_limit() -> None:
    rows = [tuple(range(n, n + 6)) for n in range(60)]
    sides = [(seat,) for seat in range(6)]
    told = MatchStory(rows, sides, ("W" * 70,) * 6, 5000, None, Highlights(30, 5, 9, (1,) * 6))
    assert len(alt_chart(told, say)) <= ALT_MOST


def test_what_did_not_happen_is_not_told_of_a_match() -> None:
    told = MatchStory([(0, 0), (500, 20)], ((0,), (1,)), NAMES[:2], 500, 0, Highlights(0, None, 0, (0, 0)))
    assert alt_chart(told, say).endswith("Anna: 500. Bjørn: 20.")
