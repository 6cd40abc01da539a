# Everything starts from a bare clone: each target makes .venv first if it is missing or out of date.
PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
INSTALLED := .venv/installed

.PHONY: help match test test-all check format bench clean

help:
	@echo "make match     play the 16 sample boards: two declarers, the same defenders, IMPs"
	@echo "make test      the tests, under five minutes on two cores"
	@echo "make test-all  the long ones too"
	@echo "make check     ruff, format, mypy, import rules"
	@echo "make format    put the code into the shape that make check wants"
	@echo "make bench     our solver beside DDS, seconds of the declarers, errors of the statistics; writes results/bench/"
	@echo "make clean     remove .venv and all caches"

match: $(INSTALLED)
	$(BIN)/declarer match --declarer monte-carlo:samples=20 --declarer monte-carlo:samples=5 --seed 1 --jobs $(JOBS)

test: $(INSTALLED)
	$(BIN)/python -c "import ddsolver; ddsolver.warm_up(); ddsolver.warm_up('thesis')"
	$(BIN)/python -m pytest -q -n $(JOBS)

test-all: $(INSTALLED)
	$(BIN)/python -c "import ddsolver; ddsolver.warm_up(); ddsolver.warm_up('thesis')"
	$(BIN)/python -m pytest -q -n $(JOBS) -m "long or not long"

check: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(INSTALLED)
	$(BIN)/python -m tests.benchmarks.bench_solver
	$(BIN)/python -m tests.benchmarks.bench_agents
	$(BIN)/python -m tests.benchmarks.bench_whist
	$(BIN)/python -m tests.benchmarks.bench_statistics

clean:
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Python 3.11 or later is needed")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --build-constraint constraints.txt \
		--group dev --editable ".[plots,cluster]"
	touch $@
