"""Who may import whom: one direction, and secrets stay where they belong."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(path for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py"))

# part -> parts of ours that it may import besides itself
MAY = {
    "bot.engine": set[str](),
    "bot.storage": set[str](),
    "bot.texts": set[str](),
    "bot.sandbox": set[str](),
    "bot.computer": {"bot.engine"},
    "bot.pictures": {"bot.engine"},
    "bot.table": {"bot.engine", "bot.computer", "bot.storage"},
    "bot.ui": {"bot.engine", "bot.computer", "bot.storage", "bot.texts", "bot.pictures", "bot.table"},
}
ENGINE_LIBRARIES = {"pydantic", "msgspec"}
SAY_DISCORD = {"bot.app", "bot.ui", "bot.serving", "bot.sync", "cogs"}
SAY_STATE = {"bot.engine", "bot.table", "bot.computer", "bot.benches"}


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def part_of(module: str) -> str:
    return ".".join(module.split(".")[:2]) if module.startswith("bot") else module.split(".", maxsplit=1)[0]


@cache
def imports(path: Path) -> tuple[tuple[str, set[str]], ...]:
    """(module, names taken from it) for each import of a file."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, set()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = name_of(path).split(".")[: None if path.name == "__init__.py" else -1]
            base = package[: len(package) - node.level + 1] if node.level else []
            yield ".".join([*base, *([node.module] if node.module else [])]), {a.name for a in node.names}


@pytest.mark.parametrize("part", MAY)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in FILES
        if part_of(name_of(path)) == part
        for module, _ in imports(path)
        if module.startswith(("bot", "cogs")) and part_of(module) not in MAY[part] | {part}
    ]
    assert wrong == []


def test_the_engine_stands_on_the_standard_library_and_two_others() -> None:
    import sys

    found = {
        module.split(".")[0]
        for path in FILES
        if part_of(name_of(path)) == "bot.engine"
        for module, _ in imports(path)
    }
    assert found - set(sys.stdlib_module_names) - {"bot"} == ENGINE_LIBRARIES


def test_only_what_faces_discord_says_discord() -> None:
    sayers = {
        part_of(name_of(path))
        for path in FILES
        for module, _ in imports(path)
        if module.split(".")[0] == "discord"
    }
    assert sayers <= SAY_DISCORD


def test_only_the_engine_the_table_and_belief_sampling_say_state() -> None:
    sayers = {
        part_of(name_of(path))
        for path in FILES
        for module, names in imports(path)
        if part_of(module) == "bot.engine" and "State" in names
    }
    assert sayers <= SAY_STATE
