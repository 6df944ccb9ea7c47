# Grimalkin. `make help` lists the targets.
#
# Environments stand side by side, and beside them .make, with what is built:
#   .venv            the source itself, interpreted, with the developer's tools
#   .venv-compiled   the same tools with the compiled build that is for tests
#   .venv-release    the same with a release build, for `make testr`
#   .venv-learning   the compiled build with PyTorch, for `make learning`
#   .venv-play       what a server needs, with the source or the compiled build: `make play` (building/play.py)
# .make/kept holds C files, objects and parts of the page by what went into them: what has not changed is not made again.
# In the source tree nothing is built but web/node_modules and web/src/wire/messages.ts.

PYTHON ?= python3
JOBS   ?= 4
ARGS   ?=

PLAIN    := .venv
COMPILED := .venv-compiled
RELEASE  := .venv-release
LEARNING := .venv-learning
PLAY     := .venv-play

# Interpreted: what the two builds could do differently. Everything runs on the compiled one. A soak runs all rules
# interpreted as well, but for what tests tests and boards.
RULE_TESTS := tests/scenarios tests/architecture/test_build.py tests/core/test_interpreted_subclasses.py tests/core/test_snapshot.py \
              tests/every_game/test_every_game.py::test_both_builds_play_the_recorded_games
MORE_RULES := tests/core tests/games tests/players tests/every_game
TEST_TESTS := tests/every_game/test_broken_twins.py $(wildcard tests/games/*/test_terminal_*.py)

# What repeats itself: a soak does it more often.
LONG := tests/every_game/test_every_game.py tests/scenarios/test_expectations.py tests/lab/test_breakdown.py \
        tests/core/test_card_fuzz.py tests/core/test_position_fuzz.py \
        $(patsubst %,tests/server/test_%.py,conflicts fuzz_wire kill leaks_wire schemathesis)

# Where a test runs stands in tests/tiers.py. More processes than cores, because many tests wait; whoever has nothing
# left takes over from the others. What took longest lies in .make/artifacts.
MARK ?= not later and not night
PYTEST = -m pytest --dist worksteal -m '$(MARK)' -n
durations = GRIMALKIN_DURATIONS=.make/artifacts/durations-$@$(if $(filter-out not,$(firstword $(MARK))),-$(firstword $(MARK))).txt

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

# The first half leaves the bytecode of the tests for the second: making it is most of the work of collecting them.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play web test later soak soaki soakc soakb installed testi testc testw testb testf browser packages learning testr release check format bench paint fuzz lock audit clean FORCE
.DELETE_ON_ERROR:

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16
	@echo
	@echo '  PYTHON=...    the interpreter (3.11 or newer)'
	@echo '  ARGS="..."    more words for play (see grimalkin serve --help), bench, fuzz, or for pytest'
	@echo '  JOBS=4        test processes'

play:  ## install, start a server, open its page, and compile the rules beside it
	@$(PYTHON) -m building.play serve $(ARGS)

web: $(PLAIN)/.installed  ## build the page into web/dist, for a server that runs from the source tree
	@$(PLAIN)/bin/python web/build.py --into web/dist --keep .make/kept/page --say

# Side by side what can be: what is interpreted runs while the rules are translated and compiled.
test: export GRIMALKIN_QUICK := 1
test:  ## all tests of a working day: the rules interpreted, everything compiled, the page (tests/tiers.py)
	@$(MAKE) --no-print-directory -j2 $(PLAIN)/.installed packages
	@$(MAKE) --no-print-directory -j3 testi $(COMPILED)/.tools browser
	@$(MAKE) --no-print-directory -j2 testw testc
	@$(MAKE) --no-print-directory testb

later: export GRIMALKIN_QUICK := 1
later:  ## what CI runs besides: whole games, fuzz, kills, more sizes of the page, and an install as the README says
	@$(MAKE) --no-print-directory testc MARK=later
	@$(MAKE) --no-print-directory testb MARK=later
	@$(MAKE) --no-print-directory learning
	@$(MAKE) --no-print-directory installed

soak: soaki soakc soakb  ## at night: many more games, all rules interpreted, every size and language of the page

soaki: $(PLAIN)/.installed
	GRIMALKIN_EXPECT=interpreted $(PLAIN)/bin/python -m pytest --dist worksteal -n $(JOBS) $(MORE_RULES) $(TEST_TESTS:%=--ignore=%) $(ARGS)

soakc: $(COMPILED)/.tools
	GRIMALKIN_SOAK=1 GRIMALKIN_EXPECT=compiled $(COMPILED)/bin/python -m pytest --dist worksteal -n $(JOBS) $(LONG) $(ARGS)

soakb: $(COMPILED)/.tools browser
	GRIMALKIN_SOAK=1 GRIMALKIN_EXPECT=compiled $(COMPILED)/bin/python -m pytest --dist worksteal -m night -n 2 tests $(LONG:%=--ignore=%) $(ARGS)

testi: $(PLAIN)/.installed  ## the rules, interpreted
	$(durations) GRIMALKIN_EXPECT=interpreted $(PLAIN)/bin/python $(PYTEST) 2 $(RULE_TESTS) $(ARGS)

testc: $(COMPILED)/.tools  ## all tests, on the compiled build
	$(durations) GRIMALKIN_EXPECT=compiled $(COMPILED)/bin/python $(PYTEST) $(JOBS) tests --ignore=tests/browser --ignore=tests/learning $(ARGS)

testr: $(RELEASE)/.tools  ## the same tests, on a release build
	GRIMALKIN_EXPECT=release $(RELEASE)/bin/python $(PYTEST) $(JOBS) tests --ignore=tests/browser --ignore=tests/learning $(ARGS)

release: .make/release  ## a wheel of the fastest build into dist: compiled, played, and compiled again (ten minutes)
	@mkdir -p dist
	@cp .make/release/*.whl dist
	@ls dist/*.whl

browser: $(PLAIN)/.tools packages
	@$(PLAIN)/bin/python -m tests.support.chromium

packages: $(PLAIN)/.tools  # what the tests and checks of the page need besides what builds it
	@$(PLAIN)/bin/python web/build.py bring

testb: $(COMPILED)/.tools browser  ## the page in a real Chromium; screenshots lie in .make/artifacts
	$(durations) GRIMALKIN_EXPECT=compiled $(COMPILED)/bin/python $(PYTEST) 2 tests/browser $(ARGS)

testf: $(COMPILED)/.tools  ## whole games in Firefox (apt-get install firefox-esr); not part of make test
	GRIMALKIN_EXPECT=compiled $(COMPILED)/bin/python -m tests.browser.firefox $(ARGS)

testw: $(PLAIN)/.installed  ## the parts of the page that need no browser
	$(PLAIN)/bin/python web/build.py test

learning: $(LEARNING)/.tools  ## learn the teaching game until greedy is beaten (PyTorch, five minutes)
	GRIMALKIN_EXPECT=compiled $(LEARNING)/bin/python -m pytest -p no:xdist tests/learning $(ARGS)

check: $(PLAIN)/.installed  ## style, types, direction of imports
	$(PLAIN)/bin/ruff check .
	$(PLAIN)/bin/ruff format --check .
	$(PLAIN)/bin/mypy
	$(PLAIN)/bin/lint-imports --no-logo --cache-dir .make/imports
	$(PLAIN)/bin/python web/build.py style
	$(PLAIN)/bin/python web/build.py check

format: $(PLAIN)/.installed  ## put the source in order
	$(PLAIN)/bin/ruff check --fix .
	$(PLAIN)/bin/ruff format .
	$(PLAIN)/bin/python web/build.py format

bench:  ## speed of the compiled build
	@$(PYTHON) -m building.play compile
	@$(PLAY)/bin/grimalkin bench $(ARGS)

paint: $(COMPILED)/.tools browser  ## how long a browser takes to paint what the server tells
	@$(COMPILED)/bin/python -m tests.browser.measure_paint $(ARGS)

fuzz:  ## random play that looks for crashes and dead ends
	@$(PYTHON) -m building.play compile
	@$(PLAY)/bin/grimalkin fuzz $(ARGS)

lock: .make/lock/.tools  ## write the two lock files: what a server needs, and what a developer needs, with hashes
	@$(PYTHON) -m building.locks .make/lock

audit: .make/lock/.tools  ## ask whether anything in requirements.lock is known to be unsafe (needs the network)
	@.make/lock/bin/python deploy/audit.py requirements.lock

clean:  ## remove environments, builds and caches; the games of make play stay
	find .make -mindepth 1 -maxdepth 1 ! -name 'play.sqlite*' -exec rm -rf {} +
	rm -rf $(PLAIN) $(COMPILED) $(LEARNING) $(RELEASE) $(PLAY) build dist web/dist web/node_modules src/*.egg-info \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments -------------------------------------------------------------------------------------------------

# Replace $@ only if its content is new, so that what depends on it is not made again.
keep = if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Scripts in an environment hold its address: a moved folder or another Python needs new environments.
.make/where: FORCE
	@mkdir -p .make
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo 'Grimalkin needs Python 3.11 or newer; "$(PYTHON)" is not. Try: make PYTHON=python3.11' >&2; exit 1; }
	@{ echo '$(CURDIR)'; $(PYTHON) -c 'import sys; print(sys.base_prefix, sys.version)'; } > $@.new
	@$(keep)

# Names and sums of all that goes into the wheel. Sums, not times: a deleted file counts, a mere checkout does not.
# The compiler counts too: whoever installs one later gets the compiled build.
.make/sources: FORCE
	@mkdir -p .make
	@find src web building pyproject.toml setup.py README.md LICENSE -type f ! -name '*.pyc' ! -path '*.egg-info/*' \
		! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -name messages.ts \
		| LC_ALL=C sort | xargs cksum > $@.new
	@echo "$$CC $$CFLAGS $$GRIMALKIN_COMPILE" $$(command -v $${CC:-cc}) >> $@.new
	@$(keep)

# Python compiles of them what is used, when it is used first.
$(PLAIN)/.tools: .make/where requirements-dev.lock
	@$(PYTHON) -m building.environments tools $(PLAIN) requirements-dev.lock
	@touch $@

# What writes and checks the lock files.
.make/lock/.tools: .make/where
	@echo 'Installing tools into .make/lock ...'
	@$(PYTHON) -m venv --clear .make/lock
	@.make/lock/bin/python -m pip install --quiet pip-tools==7.6.2 pip-audit==2.10.1
	@touch $@

$(PLAIN)/.installed: $(PLAIN)/.tools
	@$(PLAIN)/bin/python -m building.environments source $(PLAIN)
	@touch $@

# The build that is tested: what a wheel holds, page included, compiled quickly and not for speed.
.make/quick: export GRIMALKIN_COMPILE := quick
.make/quick: export GRIMALKIN_KEPT := .make/kept
.make/quick: .make/sources $(PLAIN)/.tools
	@echo 'Building what is tested ...'
	@rm -rf $@ $@.new
	@$(PLAIN)/bin/python setup.py -q build --build-lib $@.new
	@mv $@.new $@

$(COMPILED)/.tools: .make/quick $(PLAIN)/.tools
	@$(PYTHON) -m building.environments beside $(COMPILED) $(PLAIN) .make/quick
	@$(COMPILED)/bin/python -c 'from grimalkin import build; print(build.describe())'
	@touch $@

# PyTorch is large, and only who learns needs it: it is no part of the developer's tools.
$(LEARNING)/.tools: $(COMPILED)/.tools
	@$(PYTHON) -m building.environments beside $(LEARNING) $(PLAIN) .make/quick
	@$(PLAIN)/bin/python -m pip --python $(LEARNING)/bin/python install --quiet torch==2.13.0
	@touch $@

# As the README tells users: pip's isolated build, into an empty environment, nothing but what a server needs. It answers
# and serves its page before any tool is there to help it.
installed: export GRIMALKIN_COMPILE := quick
installed: export GRIMALKIN_KEPT := $(CURDIR)/.make/kept
installed: .make/where  ## install as the README says, into an empty environment, and try it
	@rm -rf .make/installed
	@$(PYTHON) -m venv .make/installed
	@.make/installed/bin/python -m pip install --quiet --no-compile '.[server]'
	@$(PYTHON) tests/support/fresh_install.py .make/installed/bin/grimalkin
	@rm -rf .make/installed

# A release build, as a wheel.
.make/release: .make/sources $(PLAIN)/.tools
	@echo 'Building a release (it takes ten minutes or so) ...'
	@rm -rf $@ $@.new
	@GRIMALKIN_COMPILE=release $(PLAIN)/bin/python -m pip wheel --quiet --no-deps --wheel-dir $@.new .
	@mv $@.new $@

$(RELEASE)/.tools: .make/release $(PLAIN)/.tools
	@rm -rf .make/release/unpacked
	@$(PYTHON) -m zipfile -e .make/release/*.whl .make/release/unpacked
	@$(PYTHON) -m building.environments beside $(RELEASE) $(PLAIN) .make/release/unpacked
	@$(RELEASE)/bin/python -c 'from grimalkin import build; print(build.describe())'
	@touch $@
