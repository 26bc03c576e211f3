"""The counted action sequences of `tests/records/perft.json`, of every form a preset offers."""

import pytest

from tests.perft import ENOUGH, Entry, counts, entries, is_running, position_of
from tests.playing import FORMS

ENTRIES = [
    pytest.param(entry, id=f"{entry['preset']}-{entry['seats']}-{entry['teams']}-{len(entry['actions'])}")
    for entry in entries()
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_sequences_of_actions_are_as_many_as_before(entry: Entry) -> None:
    assert counts(position_of(entry)) == entry["counts"]


def test_every_form_has_positions_to_count_from() -> None:
    found = [(entry["preset"], entry["seats"], entry["teams"]) for entry in entries()]
    assert {form: found.count(form) >= 2 for form in found} == dict.fromkeys(FORMS, True)


def test_the_positions_are_worth_counting_from() -> None:
    assert all(is_running(entry) and entry["counts"][-1] >= ENOUGH for entry in entries())
