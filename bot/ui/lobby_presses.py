"""What the buttons of the lobby card, the score sheet and the match's end do. The public message follows by itself."""

from collections.abc import Sequence
from functools import partial

from bot.table.moves import Status
from bot.table.table import Table
from bot.ui.acting import attempt, seat_in, show_panel
from bot.ui.guide import rules_of_table
from bot.ui.ids import Press
from bot.ui.lobby_acting import end_now, leave_now, play_again
from bot.ui.pages import show_page
from bot.ui.presses import on
from bot.ui.private import acknowledge, is_in_private
from bot.ui.services import Interaction

Values = Sequence[str]


@on("join")
async def _join(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await table.join(interaction.user.id, interaction.user.display_name, instead=True)
    await acknowledge(interaction)


@on("sit")
async def _sit(interaction: Interaction, table: Table, _: Press, values: Values) -> None:
    await table.join(interaction.user.id, interaction.user.display_name, int(values[0]), instead=True)
    await acknowledge(interaction)


@on("leave")
async def _leave(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    """From the lobby card; or the yes to the question before a match is left."""
    if is_in_private(interaction):
        await leave_now(interaction, table)
        return
    await table.leave(interaction.user.id)
    await acknowledge(interaction)


@on("computer")
async def _computer(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    seat_in(interaction, table)
    await table.add_computer()
    await acknowledge(interaction)


@on("start")
async def _start(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await table.start(interaction.user.id)
    await acknowledge(interaction)


@on("next")
async def _next(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    """From the score sheet; or from a hand panel, which then shows the new hand, whoever had it dealt."""
    if not is_in_private(interaction):
        await table.deal_next(interaction.user.id)
        await acknowledge(interaction)
    elif table.status is Status.BETWEEN:
        await attempt(interaction, table, partial(_dealt, table, interaction.user.id))
    else:
        await show_panel(interaction, table)


async def _dealt(table: Table, user_id: int) -> str:
    await table.deal_next(user_id)
    return ""


@on("rematch")
async def _rematch(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await play_again(interaction, table)
    await acknowledge(interaction)


@on("end")
async def _end(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await end_now(interaction, table)


@on("rules")
async def _rules(interaction: Interaction, table: Table, _: Press, __: Values) -> None:
    await show_page(interaction, "guide", of=rules_of_table(table.id), page="table")
