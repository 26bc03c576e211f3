"""What the buttons of the lobby card, the score sheet and the match's end do. The public message follows by itself."""

from collections.abc import Sequence

from bot.table.table import Table
from bot.ui.acting import seat_in
from bot.ui.guide import rules_of_table
from bot.ui.ids import Press
from bot.ui.lobby_acting import end_now, play_again
from bot.ui.pages import show_page
from bot.ui.presses import on
from bot.ui.private import acknowledge
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
    await table.deal_next(interaction.user.id)
    await acknowledge(interaction)


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
