# Everything starts from a bare clone: each target makes .venv first if it is missing or out of date.
PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
INSTALLED := .venv/installed
# The pages' scripts and styles are checked by Biome, where there is npm to install it with.
BIOME_VERSION := 2.6.8
BIOME := .venv/biome-$(BIOME_VERSION)
PAGES := experiments/views/templates/board.js experiments/views/templates/play.js experiments/views/templates/page.css
BIOME_CHECK := $(BIOME)/node_modules/.bin/biome check --indent-style=space --line-width=120 --error-on-warnings

PROSE := README.md CONTRIBUTING.md CHANGELOG.md docs agent ddsolver experiments tests

.PHONY: help match test test-all check format bench mutants clean

help:
	@echo "make match     play the 16 sample boards: two declarers, the same defenders, IMPs"
	@echo "make test      the tests, about three minutes on two cores"
	@echo "make test-all  the long ones too"
	@echo "make check     ruff, format, mypy, import rules, spelling, plain words; where npm is, the scripts and styles of the pages"
	@echo "make format    put the code into the shape that make check wants"
	@echo "make bench     our solver beside DDS, seconds and losses of the declarers, errors of the statistics, start-up; writes results/bench/"
	@echo "make mutants   put faults into single lines and see whether the tests notice: hours; resumes; writes results/bench/"
	@echo "make clean     remove .venv and all caches"

match: $(INSTALLED)
	$(BIN)/declarer match --declarer monte-carlo:samples=20 --declarer monte-carlo:samples=5 --seed 1 --jobs $(JOBS)

# One worker more than there are cores: tests wait for other processes a third of their time.
test test-all: export WORKERS = $(shell expr $(JOBS) + 1)
# The tests start many processes, which all would compile the same modules if Python might not keep them.
test test-all: export PYTHONDONTWRITEBYTECODE =

test: $(INSTALLED)
	$(BIN)/python -c "import ddsolver; ddsolver.warm_up(); ddsolver.warm_up('thesis')"
	$(BIN)/python -m pytest -q -rs -n $(WORKERS) --dist loadgroup

test-all: $(INSTALLED)
	$(BIN)/python -c "import ddsolver; ddsolver.warm_up(); ddsolver.warm_up('thesis')"
	$(BIN)/python -m pytest -q -rs -n $(WORKERS) --dist loadgroup -m "long or not long"

check: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell $(PROSE)
	$(BIN)/python -m tests.plain_words
	@if $(MAKE) --silent $(BIOME); then $(BIOME_CHECK) $(PAGES); else echo "no Biome: the pages' scripts are not checked"; fi

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@if $(MAKE) --silent $(BIOME); then $(BIOME_CHECK) --write $(PAGES); fi

bench: $(INSTALLED)
	$(BIN)/python -m tests.benchmarks.bench_solver
	$(BIN)/python -m tests.benchmarks.bench_agents
	$(BIN)/python -m tests.benchmarks.bench_endings
	$(BIN)/python -m tests.benchmarks.bench_whist
	$(BIN)/python -m tests.benchmarks.bench_statistics
	$(BIN)/python -m tests.benchmarks.bench_startup

mutants: $(INSTALLED)
	nice $(BIN)/python -m tests.mutants --jobs $(JOBS)

clean:
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Python 3.11 or later is needed")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --build-constraint constraints.txt \
		--group dev --editable ".[plots,cluster]"
	@# The finder of an editable install is nothing that mypy follows; a path is.
	@$(BIN)/python -c 'import pathlib, sysconfig; pathlib.Path(sysconfig.get_path("purelib"), "declarer-for-mypy.pth").write_text("$(CURDIR)\n")'
	touch $@

$(BIOME): $(INSTALLED)
	@npm install --silent --no-package-lock --prefix $@ @biomejs/biome@$(BIOME_VERSION) >/dev/null 2>&1 || { rm -rf $@; exit 1; }
	@touch $@
