PYTHON ?= python3
VENV := .venv/bin/python

.PHONY: play test bench pictures lock

play: .venv/installed ## start the bot: in the sandbox, or on Discord with DISCORD_TOKEN
	$(VENV) -m bot

test: .venv/installed ## format, lint, types, layers, tests
	$(VENV) -m tests

bench: .venv/installed ## speed, as ratios taken in one run
	$(VENV) -m tests.bench

pictures: .venv/installed ## renew the pictures of README
	$(VENV) -m tests.pictures

lock: .venv/installed ## renew requirements.lock after a change of pyproject.toml
	$(VENV) -m pip install --quiet uv
	.venv/bin/uv pip compile --universal --python-version 3.11 --all-extras --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links \
		--output-file requirements.lock pyproject.toml

.venv/installed: requirements.lock
	$(PYTHON) -m venv .venv
	$(VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@
