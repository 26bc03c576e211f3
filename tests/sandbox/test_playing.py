"""A user's side: commands, buttons, selects, modals, suggestions, and who sees what comes back."""

from __future__ import annotations

import pytest

from bot.sandbox import Sandbox

from .small_client import SmallClient

pytestmark = pytest.mark.e2e


async def test_a_subcommand_with_options_is_answered(box: Sandbox, client: SmallClient) -> None:
    anna = box.user("Anna")
    reply = await anna.command("canasta new", variant="classic", players=3, partner="Kari", where="kitchen")
    assert reply.error is None
    assert reply.message is not None
    assert reply.message["content"] == "classic 3 Kari kitchen"
    assert reply.message["interaction_metadata"]["user"]["id"] == anna.id
    assert not reply.ephemeral
    assert reply.elapsed > 0


async def test_locales_of_the_person_and_of_the_server_arrive(box: Sandbox, client: SmallClient) -> None:
    reply = await box.user("Björn", channel="table-one").command("discard", card="4♠")
    assert reply.text == "4♠ from sv-SE/en-GB"


async def test_input_that_discord_does_not_send_never_reaches_the_bot(
    box: Sandbox, client: SmallClient
) -> None:
    anna = box.user("Anna")
    assert (await anna.command("canasta new")).error == "variant: this option is required"
    assert (await anna.command("canasta new", variant="poker")).error == "variant: not one of the choices"
    assert (await anna.command("canasta new", variant="classic", players=9)).error == "players: out of bounds"
    assert (await anna.command("canasta new", variant="classic", players="x")).error is not None
    assert client.seen == []
    with pytest.raises(LookupError):
        await anna.command("nothing")
    with pytest.raises(LookupError):
        await anna.command("canasta nothing")
