PYTHON ?= python3
VENV := .venv

.PHONY: play test quick search bench peers goldens lock

play: $(VENV)/installed ## start the bot: in the sandbox, or on Discord with DISCORD_TOKEN
	$(VENV)/bin/python -m bot

test: $(VENV)/installed ## format, lint, types, layers, tests
	$(VENV)/bin/python -m tests

quick: $(VENV)/installed ## the tests that start no bot, browser or PostgreSQL
	$(VENV)/bin/python -m pytest -q -n=logical --dist=worksteal -k 'not postgres' \
		--ignore=tests/bot/wire --ignore=tests/bot/sandbox --ignore=tests/bot/test_start.py

search: $(VENV)/installed ## the laws with matches and tables that nobody tried yet: not the same in every run
	$(VENV)/bin/python -m pytest -q -n=logical -m hypothesis --hypothesis-profile=search

bench: $(VENV)/installed ## speed, as ratios taken in one run
	$(VENV)/bin/python -m tests.bench

peers: $(VENV)/installed ## install the other libraries that `make bench` compares with
	$(VENV)/bin/python -m pip install --quiet uv
	$(VENV)/bin/uv pip install --quiet --python $(VENV)/bin/python --requirement pyproject.toml --extra peers

goldens: $(VENV)/installed ## record the pictures of every game anew, those of README too; look at build/contact.png
	$(VENV)/bin/python -m tests.goldens

lock: $(VENV)/installed ## renew requirements.lock after a change of pyproject.toml
	$(VENV)/bin/python -m pip install --quiet uv
	$(VENV)/bin/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--extra sandbox --extra postgres --extra dev \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links \
		--output-file requirements.lock pyproject.toml

$(VENV)/installed: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@
