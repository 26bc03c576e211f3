# What this language is: its own name, Discord's codes for it, and the locale its numbers are written in.

language-name = English
language-locales = en-US en-GB
language-numbers = en
