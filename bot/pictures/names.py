"""Names of partners in one place: shortened together, so that each of them stays known. Knows no fonts."""

from collections.abc import Callable, Sequence

BETWEEN = " & "


def together(names: Sequence[str], fits: Callable[[str], bool]) -> str:
    """The names in one line, the longest ones shortened until it fits, to a letter or two at the least.

    What tells one computer from the other stands at the end of a name, so it is cut in its middle.
    """
    line = BETWEEN.join(names)
    for most in range(max(map(len, names)), 3, -1):
        line = BETWEEN.join(_cut(name, most) for name in names)
        if fits(line):
            break
    return line


def _cut(name: str, most: int) -> str:
    """At most so many letters; a number at the end stays."""
    if len(name) <= most:
        return name
    end = name[-2:] if name[-1:].isdecimal() else ""
    return name[: most - 1 - len(end)].rstrip() + "…" + end.lstrip()
