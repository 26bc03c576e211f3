"""What the README shows, run as it stands there."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_deal_in_the_readme_is_played_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


def test_every_file_the_readme_points_to_is_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    assert links
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []
