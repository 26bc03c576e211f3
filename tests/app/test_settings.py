"""Settings from the environment, each of them explained in .env.example."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

import bot
from bot.settings import Settings

EXAMPLE = Path(bot.__file__).parent.parent / ".env.example"
NAMES = {str(field.validation_alias) for field in Settings.model_fields.values()}


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting from outside, and no .env file."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_the_example_explains_every_setting_and_no_other() -> None:
    text = EXAMPLE.read_text("utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", text, re.MULTILINE)) == NAMES
    for name in NAMES:
        assert re.search(rf"^#.*\n{name}=", text, re.MULTILINE), name


def test_the_example_as_it_is_sets_nothing(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    assert Settings() == Settings.model_validate({})


def test_the_environment_overrules_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("CANASTA_DATABASE=file.db\nCANASTA_LOG_LEVEL=DEBUG\n", "utf-8")
    monkeypatch.setenv("CANASTA_DATABASE", "environment.db")
    settings = Settings()
    assert (settings.database, settings.log_level) == ("environment.db", "DEBUG")


def test_a_token_does_not_show_when_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(Settings())


@pytest.mark.parametrize(
    ("name", "value"),
    [("CANASTA_LOG_LEVEL", "LOUD"), ("CANASTA_SYNC_GUILD", "here"), ("DISCORD_API_URL", "not an address")],
)
def test_a_value_that_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError, match=name):
        Settings()
