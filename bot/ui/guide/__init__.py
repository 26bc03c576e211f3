"""The rules of a table in the reader's words: a page a topic, made from the values of its `Rules`."""

from bot.ui.guide.page import PAGES, guide_page
from bot.ui.guide.topics import TOPICS
from bot.ui.rules_named import rules_here, rules_named, rules_of_preset, rules_of_table

__all__ = [
    "PAGES",
    "TOPICS",
    "guide_page",
    "rules_here",
    "rules_named",
    "rules_of_preset",
    "rules_of_table",
]
