"""A Canasta table inside a Discord channel: engine, tables, storage, pictures, texts and the sandbox."""

__version__ = "0.1.0"
