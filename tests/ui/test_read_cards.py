"""Cards as people type them, read against the hand."""

import pytest

from bot.engine import Phase, format_cards
from bot.engine.actions import Group
from bot.ui.read_cards import ReadError, read_card, read_meld, read_take
from bot.ui.spelling import readings
from tests.ui.positions import seen, side

HAND = "KsKhKd2d2hJo7s7h7cQsQhTsTh9c4s"


def told(groups: tuple[Group, ...]) -> str:
    return " ".join(f"{group.target}:{format_cards(group.cards)}" for group in groups)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("KKK2 777", "K:KsKhKd2h 7:7s7h7c"),
        ("kkk2,777", "K:KsKhKd2h 7:7s7h7c"),
        ("K♠ K♥ 2♦", "K:KsKh2d"),
        ("K♠️ K♥️ 2♦️", "K:KsKh2d"),
        ("KsKh2d", "K:KsKh2d"),
        ("3 kings + joker", "K:KsKhKdJo"),
        ("3 kings and a joker", None),
        ("3 kings and joker", "K:KsKhKdJo"),
        ("3xK", "K:KsKhKd"),
        ("three", None),
        ("kings kings kings", "K:KsKhKd"),
        ("king of spades, king of hearts, 2 of diamonds", "K:KsKh2d"),
        ("10 10 *", "T:TsThJo"),
        ("TT2", "T:TsTh2h"),
        ("1010🃏", "T:TsThJo"),
        ("2 2 KKK", "K:KsKhKd2h2d"),
        ("K:KsKhKd2d 7:7s7h7c", "K:KsKhKd2d 7:7s7h7c"),
        ("K: KK2 7: 777", "K:KsKh2h 7:7s7h7c"),
        ("QQ2 KKK Jo", "Q:QsQh2h K:KsKhKdJo"),
        ("QQ w 777", "Q:QsQh2h 7:7s7h7c"),
        ("3 K", "K:KsKhKd"),
        ("3K", "K:KsKhKd"),
    ],
)
def test_groups_are_read_as_people_type_them(typed: str, meant: str | None) -> None:
    view = seen(HAND, mine=side("A:AsAhAd"))
    if meant is None:
        with pytest.raises(ReadError):
            read_meld(typed, view, "en")
    else:
        assert told(read_meld(typed, view, "en")) == meant


def test_wild_cards_alone_need_a_meld_to_go_to() -> None:
    view = seen(HAND, mine=side("A:AsAhAd"))
    with pytest.raises(ReadError) as refused:
        read_meld("22", view, "en")
    assert refused.value.key == "read-where"
    assert told(read_meld("A: 2 2", view, "en")) == "A:2h2d"


def test_wild_cards_alone_are_a_meld_where_the_rules_have_them() -> None:
    view = seen("2s2h2dJoKsKhKd", preset="american", mine=side("A:AsAhAd"))
    assert told(read_meld("222", view, "en")) == "W:2s2h2d"
    assert told(read_meld("KKK 222Jo", view, "en")) == "K:KsKhKd2s2h2dJo"
    assert told(read_meld("222Jo KKK", view, "en")) == "W:2s2h2dJo K:KsKhKd"


def test_sequences_are_read_where_the_rules_have_them() -> None:
    view = seen("5s6s7s8s5h9cKdKh", preset="samba", mine=side("A:AsAhAd"))
    assert told(read_meld("567", view, "en")) == "run:5s6s7s"
    assert told(read_meld("5♠ 6♠ 7♠ 8♠", view, "en")) == "run:5s6s7s8s"


def test_a_card_extends_the_sequence_that_it_fits() -> None:
    view = seen("8s9sKdKh4c", preset="samba", mine=side("run:5s6s7s"))
    assert told(read_meld("8s 9s", view, "en")) == "run:5s:9s8s".replace("9s8s", "8s9s")
    assert told(read_meld("run:5s:8s", view, "en")) == "run:5s:8s"


def test_cards_that_are_not_held_are_refused_with_the_numbers() -> None:
    with pytest.raises(ReadError) as refused:
        read_meld("KKKK", seen(HAND), "en")
    assert refused.value.key == "read-not-held"
    assert refused.value.facts == {"name": "kings", "asked": 4, "held": 3}
    with pytest.raises(ReadError) as refused:
        read_meld("KsKhKc", seen(HAND), "en")
    assert refused.value.facts == {"card": "K♣"}


@pytest.mark.parametrize("typed", ["", "   ", "hello", "KKx", "1", "K♠♠", "🂡", "9" * 500, ":::", "run:Jo:5s"])
def test_what_is_not_cards_is_refused(typed: str) -> None:
    with pytest.raises(ReadError):
        read_meld(typed, seen(HAND), "en")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("KK", "K:KsKh"),
        ("KKK", "K:KsKhKd"),
        ("K♣ K K", "K:KsKh"),
        ("2 kings", "K:KsKh"),
        ("KK 777", "K:KsKh 7:7s7h7c"),
    ],
)
def test_the_top_card_may_be_typed_along_or_left_out(typed: str, meant: str) -> None:
    view = seen(HAND, pile="4hKc", phase=Phase.DRAW, mine=side("A:AsAhAd"))
    assert told(read_take(typed, view, "en")) == meant


def test_further_groups_go_with_the_one_that_takes_the_top_card() -> None:
    view = seen(HAND, pile="4hKc", phase=Phase.DRAW, mine=side("K:KsKhKdKc"))
    assert told(read_take("", view, "en")) == "K:"
    assert told(read_take("777", view, "en")) == "K: 7:7s7h7c"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("4♠", "4s"),
        ("4", "4s"),
        ("K", "Kh"),
        ("♥10", "Th"),
        ("ten of hearts", "Th"),
        ("hearts ten", "Th"),
        ("jo", "Jo"),
        ("2", "2h"),
    ],
)
def test_one_card_is_read(typed: str, meant: str) -> None:
    assert format_cards([read_card(typed, seen(HAND), "en")]) in (meant, "Ks" if meant == "Kh" else meant)


def test_one_card_that_is_not_held_is_refused() -> None:
    with pytest.raises(ReadError) as refused:
        read_card("A♠", seen(HAND), "en")
    assert (refused.value.key, refused.value.facts) == ("read-card-not-held", {"card": "A♠"})
    with pytest.raises(ReadError) as refused:
        read_card("K K", seen(HAND), "en")
    assert refused.value.key == "read-one-card"


@pytest.mark.parametrize(
    "text", ["2d" * 14 + "?", "2d" * 99 + "?", "22" * 99 + "?", "k" * 199 + "?", "1 2 3 4 " * 24 + "?"]
)
@pytest.mark.parametrize("locale", ["en", "da", "sv", "no"])
def test_a_long_text_with_an_unreadable_end_is_soon_given_up(text: str, locale: str) -> None:
    """Tried in all the ways its beginning can be read, it would take longer than the world has stood."""
    assert readings(text, locale) == []


@pytest.mark.parametrize("groups", [3, 20, 50])
def test_many_groups_that_may_be_sequences_are_not_all_thought_through(groups: int) -> None:
    held = seen("5s6s7s5s6s7s8s9s", preset="samba", mine=side("run:5s6s7s"))
    with pytest.raises(ReadError):
        read_meld("567 " * groups, held, "en")
