"""Undo, back to the last new information, and cards put aside before they are laid."""

import random

import pytest

from bot.engine import Ask, Discard, Draw, Group, Illegal, Meld, Phase, Take, Three, parse_card, replay
from bot.engine.cards import JOKER, ONE, RANKS, bag, card_rank, contains, count, kinds, size, spread
from bot.storage import TableRow
from bot.table import LobbyError, NothingToUndoError, Status, Table
from tests.table.tools import (
    ANNA,
    House,
    acting,
    choices,
    play_round,
    play_turn,
    seen_by_all,
    settle,
    to_a_meld,
)


async def stored(house: House, table: Table) -> TableRow:
    return await house.storage.load_table(table.id)


async def test_undo_takes_back_what_was_laid_since_the_draw(house: House) -> None:
    table = await house.game(2)
    meld = await to_a_meld(table)
    before, ply, moves = seen_by_all(table), table.ply, table.moves
    await table.play(meld.seat, meld, at=ply)
    laid = 1
    while more := [action for action in choices(table) if isinstance(action, Meld)]:
        await table.play(meld.seat, more[0], at=table.ply)
        laid += 1
    assert table.undoable(meld.seat) == laid
    assert table.undoable(1 - meld.seat) == 0
    assert await table.undo(meld.seat, at=table.ply) == laid
    assert (seen_by_all(table), table.moves) == (before, moves)
    assert table.ply == ply + laid + 1
    assert (await stored(house, table)).rounds[-1].lines[-1] == f"undo {laid}"
    await settle()
    assert (house.heard.changes[-1].kind, house.heard.changes[-1].many) == ("undo", laid)
    with pytest.raises(NothingToUndoError):
        await table.undo(meld.seat, at=table.ply)


async def test_a_taken_pile_can_be_put_back(house: House) -> None:
    table = await house.game(2, options={"canastas_to_go_out": 4})
    rng = random.Random(1)
    while True:
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
        takes = [action for action in choices(table) if isinstance(action, Take)]
        if takes:
            break
        await table.play(acting(table), rng.choice(choices(table)), at=table.ply)
    before = seen_by_all(table)
    await table.play(takes[0].seat, takes[0], at=table.ply)
    assert seen_by_all(table) != before
    assert await table.undo(takes[0].seat, at=table.ply) == 1
    assert seen_by_all(table) == before


async def test_a_draw_a_discard_and_another_s_turn_are_not_taken_back(house: House) -> None:
    table = await house.game(2)
    seat = acting(table)
    for attempt in (seat, 1 - seat):
        with pytest.raises(NothingToUndoError):
            await table.undo(attempt, at=table.ply)
    await table.play(seat, Draw(seat), at=table.ply)
    with pytest.raises(NothingToUndoError):
        await table.undo(seat, at=table.ply)
    meld = await to_a_meld(table)
    await table.play(meld.seat, meld, at=table.ply)
    with pytest.raises(NothingToUndoError):
        await table.undo(1 - meld.seat, at=table.ply)
    await play_turn(table)
    for attempt in (seat, 1 - seat):
        with pytest.raises(NothingToUndoError):
            await table.undo(attempt, at=table.ply)


async def test_a_replaced_three_is_new_information(house: House) -> None:
    table = await house.game(2, preset="norwegian")
    rng = random.Random(1)
    while True:
        threes = [action for action in choices(table) if isinstance(action, Three)]
        if threes and table.view(threes[0].seat).stock:
            break
        await table.play(acting(table), rng.choice(choices(table)), at=table.ply)
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
    await table.play(threes[0].seat, threes[0], at=table.ply)
    with pytest.raises(NothingToUndoError):
        await table.undo(threes[0].seat, at=table.ply)


async def test_an_answer_is_new_information(house: House) -> None:
    table = await house.game(4)
    rng = random.Random(1)
    while True:
        asks = [action for action in choices(table) if isinstance(action, Ask)]
        if asks:
            break
        laying = [action for action in choices(table) if isinstance(action, Meld | Take)]
        await table.play(acting(table), rng.choice(laying or choices(table)), at=table.ply)
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
    seat = asks[0].seat
    await table.play(seat, asks[0], at=table.ply)
    assert acting(table) == (seat + 2) % 4
    with pytest.raises(NothingToUndoError):
        await table.undo(seat, at=table.ply)
    await table.play(acting(table), choices(table)[-1], at=table.ply)
    with pytest.raises(NothingToUndoError):
        await table.undo(seat, at=table.ply)


async def test_what_was_taken_back_is_in_no_record(house: House) -> None:
    table = await house.game(2)
    for _ in range(3):
        meld = await to_a_meld(table)
        await table.play(meld.seat, meld, at=table.ply)
        await table.undo(meld.seat, at=table.ply)
        await play_turn(table)
    await play_round(table, random.Random(2))
    assert replay(table.export().line()).totals == list(table.totals)
    await house.restart()
    again = house.tables.get(table.id)
    assert again is not None
    assert again.export() == table.export()
    assert (again.ply, seen_by_all(again)) == (table.ply, seen_by_all(table))


# Put aside


async def test_groups_put_aside_come_together_by_target(house: House) -> None:
    table = await house.game(2)
    seat, ply = acting(table), table.ply
    cards = [card for card in spread(table.view(seat).hand) if card < 44]
    first, other = cards[0], next(card for card in cards if card >> 2 != cards[0] >> 2)
    letter, second = "456789TJQKA"[first >> 2], "456789TJQKA"[other >> 2]
    assert await table.stage(seat, [Group(letter, ONE[first])], at=ply) == (Group(letter, ONE[first]),)
    both = (Group(letter, ONE[first]), Group(second, ONE[other]))
    assert await table.stage(seat, [Group(second, ONE[other])], at=ply) == both == table.staged(seat)
    with pytest.raises(Illegal, match="bad_card"):
        await table.stage(seat, [Group(letter, 6 * ONE[first])], at=ply)
    for wrong in ("run", "W", "fly", "run:5s"):
        with pytest.raises(Illegal, match="not_allowed"):
            await table.stage(seat, [Group(wrong, ONE[first])], at=ply)
    with pytest.raises(Illegal, match="bad_card"):
        await table.stage(seat, [Group("3", bag([]))], at=ply)
    assert table.ply == ply
    await house.restart()
    again = house.tables.open_tables()[0]
    assert (again.staged(seat), again.staged(1 - seat), again.ply) == (both, (), ply)
    assert await again.unstage(seat, at=ply) == both[:1]
    assert await again.unstage(seat, at=ply, all=True) == ()
    assert await again.unstage(seat, at=ply) == ()


async def test_new_sequences_stay_apart(house: House) -> None:
    table = await house.game(2, preset="samba")
    seat = acting(table)
    cards = [card for card in spread(table.view(seat).hand) if card < 44][:2]
    groups = [Group("run", ONE[card]) for card in cards]
    assert await table.stage(seat, groups, at=None) == tuple(groups)


async def test_cards_may_be_put_aside_while_others_play_and_stay_hidden(house: House) -> None:
    table = await house.game(2)
    waiting = 1 - acting(table)
    card = next(card for card in spread(table.view(waiting).hand) if card < 44)
    before = [table.view(None), table.view(1 - waiting)]
    await table.stage(waiting, [Group("456789TJQKA"[card >> 2], ONE[card])], at=table.ply)
    assert [table.view(None), table.view(1 - waiting)] == before
    await settle()
    assert "stage" not in house.heard.kinds
    await play_turn(table)
    assert size(table.staged(waiting)[0].cards) == 1


async def test_what_is_laid_or_thrown_is_put_aside_no_more(house: House) -> None:
    table = await house.game(2)
    meld = await to_a_meld(table)
    seat = meld.seat
    await table.stage(seat, meld.groups, at=table.ply)
    await table.play(seat, meld, at=table.ply)
    assert table.staged(seat) == ()
    discard = next(action for action in choices(table) if isinstance(action, Discard) and action.card < 44)
    group = Group("456789TJQKA"[discard.card >> 2], ONE[discard.card])
    await table.stage(seat, [group], at=table.ply)
    kept = contains(table.view(seat).hand - ONE[discard.card], group.cards)
    await table.play(seat, discard, at=table.ply)
    assert (table.staged(seat) != ()) == kept
    await play_round(table, random.Random(1))
    assert [table.staged(seat) for seat in (0, 1)] == [(), ()]


async def test_no_seat_means_no_cards(house: House) -> None:
    table = await house.game(2)
    with pytest.raises(LobbyError, match="no_such_seat"):
        await table.stage(2, [Group("K", ONE[parse_card("Ks")])], at=None)
    assert table.view(None).phase is Phase.DRAW


async def test_what_went_back_with_the_pile_is_put_aside_no_more(house: House) -> None:
    table = await house.game(2, options={"canastas_to_go_out": 4})
    rng = random.Random(1)
    while True:
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
        seat, before = acting(table), table.view(acting(table)).hand
        action = rng.choice(choices(table))
        await table.play(seat, action, at=table.ply)
        new = [
            card
            for card in kinds(table.view(seat).hand)
            if count(before, card) < count(table.view(seat).hand, card)
        ]
        if isinstance(action, Take) and new and card_rank(new[0]) < card_rank(JOKER):
            break
    group = Group(RANKS[card_rank(new[0])], ONE[new[0]] * count(table.view(seat).hand, new[0]))
    assert await table.stage(seat, [group], at=table.ply) == (group,)
    await table.undo(seat, at=table.ply)
    assert table.staged(seat) == ()
    await house.restart()
    assert house.tables.open_tables()[0].staged(seat) == ()
