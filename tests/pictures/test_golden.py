"""The pictures look as they did when they were last looked at."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat, features

from tests.pictures.golden import FOLDER, PICTURES

MEAN_OFF = 1.0  # of 255, over the picture: another version of the font's renderer may shade an edge otherwise
FAR_OFF, FAR_SHARE = 48, 0.004


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_as_it_was_reviewed(name: str) -> None:
    if name == "names_foreign" and not features.check("raqm"):
        pytest.skip("Hebrew and Arabic are set from right to left with raqm only")
    drawn, kept = opened(PICTURES[name]()), opened((FOLDER / f"{name}.png").read_bytes())
    assert drawn.size == kept.size
    off = ImageChops.difference(drawn, kept)
    assert max(ImageStat.Stat(off).mean) <= MEAN_OFF
    far = off.convert("L").point([255 * (level > FAR_OFF) for level in range(256)])
    assert ImageStat.Stat(far).mean[0] / 255 <= FAR_SHARE


def test_no_reviewed_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(PICTURES)


def test_a_changed_card_is_noticed() -> None:
    """The tolerance is small enough: one other card in the pile is another picture."""
    early, middle = (opened((FOLDER / f"hand_{many}.png").read_bytes()) for many in ("11", "15_staged"))
    box = (0, 0, min(early.width, middle.width), min(early.height, middle.height))
    off = ImageChops.difference(early.crop(box), middle.crop(box))
    assert max(ImageStat.Stat(off).mean) > MEAN_OFF
