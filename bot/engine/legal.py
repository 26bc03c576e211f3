"""The actions a seat may choose from (rule book, 3 to 7)."""

from bot.engine.actions import AnyAction
from bot.engine.state import State
from bot.engine.view import View


def legal_actions(state: State | View) -> list[AnyAction]:
    """Legal actions now."""
    raise NotImplementedError
