"""A process that plays until it is killed, and tells each action once `play` has returned."""

import asyncio
import json
import random
import sys
from pathlib import Path

from bot.table import Status
from tests.table.tools import ANNA, House, acting, choices


async def main(path: Path) -> None:
    house = await House(path).open()
    table = await house.game(2)
    rng = random.Random(7)
    while table.status.is_open:
        if table.status is Status.BETWEEN:
            await table.deal_next(ANNA)
        move = await table.play(acting(table), rng.choice(choices(table)), at=table.ply)
        line = {"ply": table.ply, "round": move.round, "move": str(move.action)}
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
