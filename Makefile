PYTHON ?= python3
VENV := .venv/bin/python

.PHONY: play test bench peers goldens lock

play: .venv/installed ## start the bot: in the sandbox, or on Discord with DISCORD_TOKEN
	$(VENV) -m bot

test: .venv/installed ## format, lint, types, layers, tests
	$(VENV) -m tests

bench: .venv/installed ## speed, as ratios taken in one run
	$(VENV) -m tests.bench

peers: .venv/installed ## install the other libraries that `make bench` compares with
	$(VENV) -m pip install --quiet uv
	.venv/bin/uv pip install --quiet --python $(VENV) --requirement pyproject.toml --extra peers

goldens: .venv/installed ## record the pictures of every game anew, those of README too; look at build/contact.png
	$(VENV) -m tests.goldens

lock: .venv/installed ## renew requirements.lock after a change of pyproject.toml
	$(VENV) -m pip install --quiet uv
	.venv/bin/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--extra sandbox --extra postgres --extra dev \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links \
		--output-file requirements.lock pyproject.toml

.venv/installed: requirements.lock
	$(PYTHON) -m venv .venv
	$(VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@
