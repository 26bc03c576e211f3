"""What a view refuses to show."""

import pytest

from bot.engine import deal, load_rules, view
from bot.engine.cards import pack, spread


@pytest.mark.parametrize("seat", [-1, -4, 4, True, False])
def test_a_seat_that_is_none_sees_no_hand(seat: int) -> None:
    rules = load_rules("classic", 4)
    state = deal(rules, tuple(spread(pack(rules.packs))), 3, (0, 0))
    with pytest.raises(IndexError):
        view(state, seat)
