"""The course of a match, read off its record."""

from bot.engine import Phase, Record, RoundRecord, format_action, format_cards
from bot.engine.scoring import score
from bot.table.story import course, story
from tests.ui.rounds import rounds


def record_of(seed: int) -> tuple[Record, list[int]]:
    """A match of one random round."""
    played = list(rounds("classic", 3, "solo", seed))
    first, (last, moves) = played[0][0], played[-1]
    points = [side.total for side in score(last)]
    start = list(first.totals)
    round_ = RoundRecord(
        dealer=first.dealer,
        deck=format_cards(first.deck),
        actions=[format_action(move.action) for move in moves],
        scores=points,
    )
    totals = [before + gained for before, gained in zip(start, points, strict=True)]
    record = Record(
        preset="classic",
        seats=3,
        teams="solo",
        players=["a", "b", "c"],
        start_totals=start,
        rounds=[round_],
        totals=totals,
        winner=None,
    )
    return record, totals


def test_the_course_goes_from_the_start_to_the_totals() -> None:
    record, totals = record_of(5)
    assert course(record) == [tuple(record.start_totals or ()), tuple(totals)]


def test_the_story_shows_every_action_and_no_hand() -> None:
    record, _ = record_of(5)
    views = list(story(record))
    assert len(views) == 1 + len(record.rounds[0].actions)
    assert views[-1].phase is Phase.OVER
    assert all(seen.seat is None and not seen.hand for seen in views)
