# Everything needed to play, test and build Wardroom from a clean clone. `make` alone lists the commands.

PYTHON ?= python3
ARGS   ?=
JOBS   ?= 2

VENV  := .venv
BIN   := $(VENV)/bin
PIP   := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SELF  := $(PIP) --no-build-isolation --no-deps --editable .

# The browser client: its sources, the texts it shares with the games, and the page they become.
WEB    := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) $(shell find src/wardroom -name '*.ftl')
CLIENT := src/wardroom/server/page
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --no-update-notifier

# Tests over sockets and in browsers meet the clock of a busy machine: what fails is tried once more, alone, and said.
TWICE = $(BIN)/python -m pytest -n $(JOBS) $(1) $(ARGS) \
	|| { echo "SECOND TRY: what failed above is run once more, one test at a time."; $(BIN)/python -m pytest --last-failed --last-failed-no-failures none $(1); }

# The rules floor is what the compiled build compiles; the rest of src is only copied beside it.
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '$(CLIENT)/*')
FLOOR   := $(filter src/wardroom/kernel/%.py src/wardroom/games/%.py,$(SOURCES))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SHELLFLAGS := -euc
.PHONY: help play terminal test test-pure test-web test-browser test-compiled lint format rules bench trials client pictures compiled wheel pins clean FORCE

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1	/p' $(MAKEFILE_LIST) | while IFS='	' read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

play: $(VENV)/.run client ## set everything up, start the table and open it in the browser (more words to it: ARGS="--port 9000")
	@$(BIN)/wardroom serve --open $(ARGS)

terminal: $(VENV)/.run ## set everything up and start a game in the terminal (more words to it: ARGS="pandemic --help")
	@$(BIN)/wardroom play $(ARGS)

test: lint test-web test-pure test-browser test-compiled ## lint, type check, and all tests on the pure and the compiled build

test-web: web/node_modules/.made ## the browser client: types and its own tests
	$(NPM) run --silent types:check
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

test-pure: $(VENV)/.dev client ## all tests on the pure build but those in a browser (choose some: ARGS="tests/kernel -k dice")
	$(call TWICE,--ignore=tests/browser)

test-browser: $(VENV)/.dev client ## whole games and every page in a real browser
	$(call TWICE,tests/browser)

test-compiled: compiled ## the contract suite and the rules of all games on the compiled build
	PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python -m pytest -n $(JOBS) -p tools.require_compiled tests/contract tests/games

lint: $(VENV)/.dev ## check format, style and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/.dev ## put the sources into form and mend what can be mended
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

rules: $(VENV)/.made ## list the rules of each game that no test names
	@$(BIN)/python -m tools.rules $(ARGS)

trials: $(VENV)/.dev ## kill a server, search it for leaks and fuzz it, at full size
	$(BIN)/python -m tools.trial kill --games 200 $(ARGS)
	$(BIN)/python -m tools.trial leak --games 200 $(ARGS)
	$(BIN)/python -m tools.trial fuzz --messages 100000 $(ARGS)

client: $(CLIENT)/.made ## build the browser client

pictures: $(VENV)/.dev client ## take the pictures of docs/pictures anew
	$(BIN)/python -m tools.pictures $(ARGS)

bench: compiled ## measure the speed of the pure and the compiled build
	$(BIN)/wardroom bench --compiled build/compiled $(ARGS)

compiled: build/compiled.made ## build the package with its rules floor compiled, into build/compiled

wheel: $(VENV)/.dev client ## build the pure wheel and the source archive into dist
	$(BIN)/python -m hatchling build

pins: ## pin all dependencies anew (newer versions: ARGS=--upgrade)
	$(PYTHON) -m venv build/uv
	build/uv/bin/python -m pip install --quiet --disable-pip-version-check uv
	@set -- --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header $(ARGS); \
	pin() { file=requirements/$$1.txt; shift; build/uv/bin/uv pip compile "$$@" --output-file "$$file" >/dev/null; }; \
	pin dev "$$@" --extra dev pyproject.toml; \
	pin run "$$@" --constraints requirements/dev.txt pyproject.toml; \
	pin build "$$@" --constraints requirements/dev.txt --group build; \
	pin node "$$@" --group node

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist $(CLIENT) web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

# ---------------------------------------------------------------------------------------------------
# Files behind the commands. A stamp is newer than all it was made from, so nothing is done twice.

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null || { echo "Wardroom needs Python 3.11 or newer: install it (on Debian: apt install python3 python3-venv) or name it with PYTHON=/path/to/python."; exit 1; } >&2
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Wardroom needs Python 3.11 or newer, and $(PYTHON) is older: name another with PYTHON=/path/to/python."; exit 1; } >&2
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python cannot make virtual environments here: install its venv package (on Debian: apt install python3-venv)."; exit 1; } >&2
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt requirements/build.txt pyproject.toml
	$(PIP) --require-hashes -r requirements/run.txt -r requirements/build.txt
	$(SELF)
	@touch $@

$(VENV)/.dev: $(VENV)/.made requirements/dev.txt pyproject.toml
	$(PIP) --require-hashes -r requirements/dev.txt
	$(SELF)
	@touch $@ $(VENV)/.run

# Node from the system where it is new enough, else the one that comes as a Python package.
$(VENV)/.node: $(VENV)/.made requirements/node.txt
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null \
	|| { echo "No Node.js of version 20.19 or newer here: installing one into $(VENV)."; $(PIP) --require-hashes -r requirements/node.txt; }
	@touch $@

web/node_modules/.made: $(VENV)/.node web/package.json web/package-lock.json
	$(NPM) ci --silent
	@touch $@

$(CLIENT)/.made: web/node_modules/.made $(WEB)
	$(NPM) run --silent build
	@touch $@

# Changes when a source file comes or goes, which the times of the files alone do not tell.
build/sources: FORCE
	@mkdir -p build
	@printf '%s\n' $(sort $(SOURCES)) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Compiled in a copy, never in the tree itself: docs/decisions/compiled-build.md says why.
build/floor.made: build/sources $(VENV)/.dev pyproject.toml $(FLOOR)
	@{ command -v cc || command -v gcc; } >/dev/null 2>&1 || { echo "The compiled build needs a C compiler (on Debian: apt install gcc python3-dev)."; exit 1; } >&2
	@$(BIN)/python -c 'import sys, sysconfig, os; sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' || { echo "The compiled build needs the headers of Python (on Debian: apt install python3-dev)."; exit 1; } >&2
	@rm -rf build/tree build/compiled
	@mkdir -p build/tree build/compiled
	@cp -R pyproject.toml README.md LICENSE src build/tree
	cd build/tree && HATCH_BUILD_HOOK_ENABLE_MYPYC=1 CFLAGS="$(CFLAGS) -ffp-contract=off" ../../$(BIN)/python -m hatchling build -t wheel
	@$(BIN)/python -m zipfile -e build/tree/dist/*.whl build/compiled
	@rm -rf build/tree
	@touch $@

build/compiled.made: build/floor.made $(SOURCES)
	@find build/compiled/wardroom -type f ! -name '*.so' ! -name '*.pyd' -delete
	@cp -R src/wardroom build/compiled
	@touch $@
