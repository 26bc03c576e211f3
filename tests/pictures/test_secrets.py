"""A picture for everybody is drawn from what everybody may see, and from nothing else."""

import pytest

from bot.engine import deal, load_rules, shuffled, view
from bot.pictures.table import table_picture
from tests.pictures.states import NAMES, say


def test_a_public_picture_refuses_a_view_that_holds_a_hand() -> None:
    state = deal(rules := load_rules("classic", 4), shuffled(rules), 0, (0, 0))
    with pytest.raises(ValueError, match="spectator"):
        table_picture(view(state, 0), NAMES[:4], say=say)


def test_a_picture_needs_a_name_for_every_seat() -> None:
    state = deal(rules := load_rules("classic", 4), shuffled(rules), 0, (0, 0))
    with pytest.raises(ValueError, match="4 seats"):
        table_picture(view(state, None), NAMES[:3], say=say)
