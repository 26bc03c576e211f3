"""The bot's settings, read once from the environment or a `.env` file. Each is explained in `.env.example`."""

from typing import Literal

from pydantic import AnyHttpUrl, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What the environment says; raises pydantic's ValidationError for a value that makes no sense."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    api_url: AnyHttpUrl | None = Field(default=None, validation_alias="DISCORD_API_URL")
    database: str | None = Field(default=None, validation_alias="CANASTA_DATABASE")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] | None = Field(
        default=None, validation_alias="CANASTA_LOG_LEVEL"
    )
    computer_delay: float | None = Field(
        default=None, validation_alias="CANASTA_COMPUTER_DELAY", ge=0, le=60
    )  # seconds
    sync_guild: int | None = Field(default=None, validation_alias="CANASTA_SYNC_GUILD", gt=0)

    @property
    def database_or_usual(self) -> str:
        """The file the bot keeps its games in."""
        return self.database or "canasta.db"
