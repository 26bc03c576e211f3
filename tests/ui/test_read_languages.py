"""Cards typed in Danish, Swedish and Norwegian, read against the hand."""

import pytest

from bot.engine import format_cards
from bot.ui.read_cards import ReadError, read_card, read_meld
from bot.ui.refusals import sentence
from tests.ui.positions import seen, side
from tests.ui.test_read_cards import HAND, told

ROYAL = "AsAhAdKsKhKdQsQhQcJsJhJd2d2hJo4s"


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [
        ("da", "3 konger + joker", "K:KsKhKdJo"),
        ("da", "3 konger med joker", "K:KsKhKdJo"),
        ("da", "EEE2", "A:AsAhAd2h"),
        ("da", "3 esser, 3 knægte", "A:AsAhAd J:JsJhJd"),
        ("da", "BBB DDD", "J:JsJhJd Q:QsQhQc"),
        ("da", "bonde bonde bonde toer", "J:JsJhJd2h"),
        ("da", "spar konge, hjerter konge, ruder konge", "K:KsKhKd"),
        ("da", "klør dame + 2 damer", "Q:QsQhQc"),
        ("da", "B: 2", "J:2h"),
        ("sv-SE", "3 kungar", "K:KsKhKd"),
        ("sv-SE", "3 kungar + joker", "K:KsKhKdJo"),
        ("sv-SE", "EEE2", "A:AsAhAd2h"),
        ("sv-SE", "Kn Kn Kn", "J:JsJhJd"),
        ("sv-SE", "KnKnKn", "J:JsJhJd"),
        ("sv-SE", "KKK Kn Kn Kn", "K:KsKhKd J:JsJhJd"),
        ("sv-SE", "knektar: Kn Kn tvåa", "J:JsJh2h"),
        ("sv-SE", "hjärter ess, spader ess, ruter ess", "A:AsAhAd"),
        ("sv-SE", "klöver dam med 2 damer", "Q:QsQhQc"),
        ("no", "3 konger + joker", "K:KsKhKdJo"),
        ("no", "EEE2", "A:AsAhAd2h"),
        ("no", "Kn Kn Kn", "J:JsJhJd"),
        ("no", "3 knekter og joker", "J:JsJhJdJo"),
        ("no", "3 ess og 3 damer", "A:AsAhAd Q:QsQhQc"),
        ("no", "dame dame dam", "Q:QsQhQc"),
        ("no", "spar ess, hjerter ess, ruter ess", "A:AsAhAd"),
        ("no", "kløver dam pluss 2 damer", "Q:QsQhQc"),
        ("no", "K♠ K♥ toer", "K:KsKh2h"),
    ],
)
def test_groups_are_read_in_every_language(locale: str, typed: str, meant: str) -> None:
    view = seen(ROYAL, mine=side("8:8s8h8d", "J:JcJcJc" if typed == "B: 2" else "9:9s9h9d"))
    assert told(read_meld(typed, view, locale)) == meant


@pytest.mark.parametrize("locale", ["da", "sv-SE", "no", "en-GB"])
@pytest.mark.parametrize(
    "typed", ["KKK2 777", "K♠ K♥ 2♦ 777", "3 kings 3 sevens", "3 konger 3 syvere", "3 kungar 3 sjuor"]
)
def test_signs_and_the_other_languages_are_read_in_each(locale: str, typed: str) -> None:
    groups = read_meld(typed, seen(HAND, mine=side("A:AsAhAd")), locale)
    assert [group.target for group in groups] == ["K", "7"]


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [
        ("da", "hjerter tier", "Th"),
        ("da", "tier", "Th"),
        ("da", "spar fire", "4s"),
        ("da", "klør nier", "9c"),
        ("da", "joker", "Jo"),
        ("sv-SE", "hjärter tia", "Th"),
        ("sv-SE", "spader fyra", "4s"),
        ("sv-SE", "klöver nia", "9c"),
        ("sv-SE", "jokern", "Jo"),
        ("no", "hjerter ti", "Th"),
        ("no", "spar firer", "4s"),
        ("no", "kløver nier", "9c"),
        ("no", "ruter toer", "2d"),
    ],
)
def test_one_card_is_read_in_every_language(locale: str, typed: str, meant: str) -> None:
    view = seen(HAND.replace("Ts", ""))
    assert format_cards([read_card(typed, view, locale)]) == meant


@pytest.mark.parametrize(
    ("locale", "meant"),
    [
        ("da", "Det kræver 4 konger; du har 3."),
        ("sv-SE", "Det kräver 4 kungar; du har 3."),
        ("no", "Det krever 4 konger; du har 3."),
    ],
)
def test_what_is_not_held_is_told_in_the_readers_language(locale: str, meant: str) -> None:
    with pytest.raises(ReadError) as refused:
        read_meld("KKKK", seen(HAND), locale)
    assert sentence(locale, refused.value) == meant
