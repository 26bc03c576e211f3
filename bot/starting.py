"""What a command begins with: its settings, exit codes, a word to whoever started it. Knows no Discord, and so loads at once."""

import sys

from pydantic import ValidationError

from bot.settings import Settings

FINE, FAILED, UNUSABLE = 0, 1, 2


def read_settings() -> Settings | None:
    """The settings; None, said on standard error, when one makes no sense or the file `.env` cannot be read."""
    try:
        return Settings()
    except ValidationError as error:
        for fault in error.errors():
            say_why(f"The setting {fault['loc'][0]} is wrong: {fault['msg']}.")
    except UnicodeError:
        say_why("The file .env cannot be read: it is not saved as UTF-8.")
    except OSError as error:
        say_why(f"The file .env cannot be read: {error.strerror or error}.")
    return None


def say_why(text: str) -> None:
    """A line for whoever started the program."""
    print(text, file=sys.stderr, flush=True)
