PYTHON ?= python3
VENV := .venv

.PHONY: play test rest check quick search mutants bench peers goldens docs lock

play: $(VENV)/play ## start the bot: in the sandbox, or on Discord with DISCORD_TOKEN
	$(VENV)/bin/python -m bot

test: $(VENV)/dev ## format, lint, types, layers, and the tests that answer soon, with one of each other kind
	$(VENV)/bin/python -m tests

rest: $(VENV)/dev ## the tests that `make test` left out
	$(VENV)/bin/python -m tests rest

check: $(VENV)/dev ## everything: `make test` and the rest at once
	$(VENV)/bin/python -m tests check

quick: $(VENV)/dev ## the tests that start no bot, browser or PostgreSQL
	$(VENV)/bin/python -m pytest -q -n=logical --dist=worksteal \
		-m 'not slow and not browser and not postgres and not processes'

search: $(VENV)/dev ## the laws with matches and tables that nobody tried yet: not the same in every run
	$(VENV)/bin/python -m pytest -q -n=logical -m hypothesis --hypothesis-profile=search

SEED ?= 1
mutants: $(VENV)/dev ## plant 100 faults in the bot, drawn by SEED, and see which the tests notice: an hour
	$(VENV)/bin/uv pip install --quiet --python $(VENV)/bin/python --group mutants
	$(VENV)/bin/python -m tests.mutants $(SEED)

bench: $(VENV)/dev ## speed, as ratios taken in one run
	$(VENV)/bin/python -m tests.bench

peers: $(VENV)/dev ## install the other libraries that `make bench` compares with
	$(VENV)/bin/uv pip install --quiet --python $(VENV)/bin/python --group peers

goldens: $(VENV)/dev ## record tables, sentences and pictures of every game anew, and those and the games of README; see build/contact.png
	$(VENV)/bin/python -m tests.goldens
	$(VENV)/bin/python -m tests.readme

docs: $(VENV)/dev ## write .env.example and the pages that follow from code anew
	$(VENV)/bin/python -m tests.documents

lock: $(VENV)/dev ## renew the three locks after a change of pyproject.toml
	$(COMPILE) requirements.lock --extra postgres --extra sandbox --group dev
	$(COMPILE) requirements-play.lock --extra postgres --extra sandbox --constraint requirements.lock
	$(COMPILE) requirements-server.lock --extra postgres --constraint requirements.lock

COMPILE = $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links pyproject.toml --output-file

$(VENV)/server: requirements-server.lock ## what runs on Discord
$(VENV)/play: requirements-play.lock ## the sandbox, too
$(VENV)/dev: requirements.lock ## the tools of developers, too
$(VENV)/server $(VENV)/play $(VENV)/dev:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "There is no $(PYTHON) here, and Parlor needs Python 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) deploy/install.py $(VENV) $<
	@touch $@
