# On a fresh machine with Python 3.11 or newer, each of these sets up what it needs in .venv; later it starts at once.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable

.PHONY: help play run test slow bench clean

help:
	@echo "make play   play in a browser, without Discord"
	@echo "make run    the bot on Discord (needs a token: see .env.example)"
	@echo "make test   every check and test"
	@echo "make slow   the long random play, apart from the tests, which takes long"
	@echo "make bench  measure it"

play: .venv/ready-to-play
	@$(BIN)/python -m bot sandbox

run: .venv/ready-to-play
	@$(BIN)/python -m bot

test: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest --numprocesses auto

slow: .venv/ready-to-test
	$(BIN)/pytest --numprocesses auto -m slow

bench: .venv/ready-to-bench
	@$(BIN)/python -m bot bench

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up .venv, which takes a minute …"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }  # half of one would pass for a whole one next time

.venv/ready-to-play: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) '.'
	@touch $@

.venv/ready-to-test: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) '.[dev]'
	@touch $@ .venv/ready-to-play

.venv/ready-to-bench: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) '.[bench]'
	@touch $@ .venv/ready-to-play
