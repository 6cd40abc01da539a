# Everything starts from a bare clone: each target makes .venv first if it is missing or out of date.
PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
RUNTIME := .venv/runtime
INSTALLED := .venv/installed
DOCS_INSTALLED := .venv/docs-installed
PACKAGES := declarer ddsolver agent experiments
# The pages' scripts and styles are checked by Biome, where there is npm to install it with.
BIOME_VERSION := 2.6.8
BIOME := .venv/biome-$(BIOME_VERSION)
PAGES := $(wildcard experiments/web/*.js experiments/questions/*/*.js) $(wildcard experiments/*/*.css)
BIOME_CHECK := $(BIOME)/node_modules/.bin/biome check --indent-style=space --line-width=120 --error-on-warnings

PROSE := *.md declarer docs agent ddsolver experiments tests

.PHONY: help match test test-slow test-all check format docs correctness bench mutants wheel bidding-bench c-library clean

help:
	@echo "make match     play the 16 sample boards: two declarers, the same defenders, IMPs"
	@echo "make test      the quick tests, about three minutes on two cores"
	@echo "make test-slow the slow ones, about seven minutes: processes, compilers, browsers, hostile inputs, random trials"
	@echo "make test-all  all of these and the long ones"
	@echo "make check     ruff, format, mypy, import rules, spelling, plain words, repository rules; where npm is, scripts and styles of the pages"
	@echo "make format    put the code into the shape that make check wants"
	@echo "make docs      the documentation site, in build/site/html"
	@echo "make correctness   the solver beside DDS and brute force on 105,000 positions: minutes"
	@echo "make bench     our solver beside DDS, seconds and losses of the declarers, errors of the statistics, start-up, the C library; writes results/bench/"
	@echo "make mutants   put faults into single lines and see whether the tests notice: hours; resumes; writes results/bench/"
	@echo "make wheel     wheels with compiled kernels for Linux on x86-64 and aarch64, in dist/; they need no compiler"
	@echo "make bidding-bench     deals, protocol and rows of the bench of bidding, in build/declarer-bidding-bench.zip"
	@echo "make c-library     the solver for C programs, in build/c-library/"
	@echo "make clean     remove .venv and all caches"

# Python keeps what it compiles of modules; else every process would compile them again.
match test test-slow test-all: export PYTHONDONTWRITEBYTECODE =
# Installing compiles no modules: the first import does, of those that are used.
export PIP_NO_COMPILE = 1
export PIP_DISABLE_PIP_VERSION_CHECK = 1

match: $(RUNTIME)
	$(BIN)/declarer match --declarer monte-carlo:samples=20 --declarer monte-carlo:samples=5 --seed 1 --jobs $(JOBS)

# One worker more than there are cores: tests wait for other processes a third of their time.
test test-slow test-all: export WORKERS = $(shell expr $(JOBS) + 1)

test: $(INSTALLED)
	$(BIN)/declarer warm-up
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup

test-slow: $(INSTALLED)
	$(BIN)/declarer warm-up
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup -m "slow and not long"

test-all: $(INSTALLED)
	$(BIN)/declarer warm-up
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup -m ""

check: $(DOCS_INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --no-warn-unreachable --cache-dir .mypy_cache/win32 $(PACKAGES)
	$(BIN)/lint-imports
	$(BIN)/codespell $(PROSE)
	$(BIN)/python -m tests.plain_words
	$(BIN)/repo-review --show=err .
	@if $(MAKE) --silent $(BIOME); then $(BIOME_CHECK) $(PAGES); else echo "no Biome: the pages' scripts are not checked"; fi

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@if $(MAKE) --silent $(BIOME); then $(BIOME_CHECK) --write $(PAGES); fi

docs: $(DOCS_INSTALLED)
	$(BIN)/python -m docs.site
	@echo "the site is in build/site/html/index.html"

correctness: $(INSTALLED)
	$(BIN)/python -m pytest -q -n $(JOBS) -m "" tests/ddsolver/test_exactness.py tests/agent/rules

bench: $(INSTALLED)
	$(BIN)/python -m tests.bench.bench_solver
	$(BIN)/python -m tests.bench.bench_agents
	$(BIN)/python -m tests.bench.bench_decisions
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.bench.bench_split
	$(BIN)/python -m tests.bench.bench_endings
	$(BIN)/python -m tests.bench.bench_whist
	$(BIN)/python -m tests.bench.bench_statistics
	$(BIN)/python -m tests.bench.bench_startup
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.bench.bench_calls
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.bench.bench_bidding
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.bench.bench_robots
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tests.bench.bench_api
	$(BIN)/python -m tests.bench.bench_long_runs
	$(BIN)/python -m tests.bench.bench_c_library
	@if command -v node >/dev/null; then $(BIN)/python -m tests.bench.bench_web; else echo "no Node: the solver of web pages is not measured"; fi

mutants: $(INSTALLED)
	nice $(BIN)/python -m tests.mutants --jobs $(JOBS)

# Nothing in the libraries links Python or a system library, so one wheel serves every Python, and both C libraries.
# It needs no compiler, so it neither brings the kernels as LLVM IR nor depends on llvmlite.
wheel: $(INSTALLED)
	rm -rf build/wheel
	for machine in x86_64 aarch64; do \
		rm -rf build/lib build/bdist.* && \
		$(BIN)/python -m ddsolver.exports.ship linux-$$machine && \
		$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir build/wheel . && \
		$(BIN)/python -m wheel unpack --dest build/wheel build/wheel/*-any.whl && \
		rm -r build/wheel/*-any.whl build/wheel/declarer-*/ddsolver/native/ir && \
		sed -i '/^Requires-Dist: llvmlite/d' build/wheel/declarer-*/*.dist-info/METADATA && \
		$(BIN)/python -m wheel pack --dest-dir build/wheel build/wheel/declarer-*/ && \
		rm -r build/wheel/declarer-*/ && \
		$(BIN)/python -m wheel tags --remove --python-tag py3 --abi-tag none \
			--platform-tag manylinux_2_17_$$machine.musllinux_1_1_$$machine build/wheel/*-any.whl || exit 1; \
	done
	rm -rf ddsolver/native/libraries build/lib build/bdist.*
	mkdir -p dist
	mv build/wheel/*.whl dist

bidding-bench: $(INSTALLED)
	$(BIN)/python -m tests.pack_bidding_bench build/declarer-bidding-bench.zip

c-library: $(INSTALLED)
	$(BIN)/declarer c-library -o build/c-library

clean:
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The pip of the system installs one of constraints.txt. Where there is none that can, venv brings one.
$(RUNTIME): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Python 3.11 or later is needed")'
	@echo "installing what a match needs into .venv, once: about 30 packages, 330 MB, from the network ..."
	@$(PYTHON) -m venv --without-pip .venv && \
		$(PYTHON) -m pip --python .venv install --quiet --constraint constraints.txt pip 2>/dev/null || \
		{ $(PYTHON) -m venv .venv && $(BIN)/python -m pip install --quiet --constraint constraints.txt pip; }
	@$(BIN)/python -m pip install --constraint constraints.txt --build-constraint constraints.txt --editable .
	@touch $@

$(INSTALLED): $(RUNTIME)
	@echo "installing what the tests need into .venv, once: about 70 packages more, 900 MB, from the network ..."
	@$(BIN)/python -m pip install --constraint constraints.txt --group dev
	@touch $@

$(DOCS_INSTALLED): $(INSTALLED)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --group docs
	touch $@

$(BIOME): $(INSTALLED)
	@npm install --silent --no-package-lock --prefix $@ @biomejs/biome@$(BIOME_VERSION) >/dev/null 2>&1 || { rm -rf $@; exit 1; }
	@touch $@
