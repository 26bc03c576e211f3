"""What `python -m bot bench` measures that belongs to no single part of the bot."""
