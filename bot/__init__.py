"""A Canasta table inside a Discord channel: engine, tables, storage, pictures, texts and the sandbox."""
