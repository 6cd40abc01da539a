"""The solver as WebAssembly gives the values of the solver in Python, and says what is wrong with a question."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections.abc import Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from ddsolver import Deal, Position, Seat, Solver, Strain
from ddsolver.exports.webassembly import solver_module
from experiments.questions.solver_page.command import write_solver_page
from tests.node import NEEDS_NODE, NODE, SCRIPTS, run_node

ROOT = Path(__file__).parents[3]

NEEDS_LINKER = pytest.mark.skipif(find_spec("ziglang") is None, reason="needs ziglang")
ASK = """
import { loadSolver } from "./web/solver.js";
const solver = await loadSolver(readFileSync(given.module));
const answers = given.questions.map(([method, ...rest]) => {
  try { return solver[method](...rest); } catch (error) { return error.message; }
});
console.log(JSON.stringify(answers));
"""
DEAL = "N:AJ.QJ6.T62.QJ976 KT4.AT52.J9754.5 Q82.K9843.AKQ.K3 97653.7.83.AT842"


@pytest.fixture
def module(tmp_path: Path) -> str:
    path = tmp_path / "solver.wasm"
    path.write_bytes(solver_module())
    return str(path)


def ask(module: str, *questions: Sequence[object]) -> list[Any]:
    answers: list[Any] = run_node(ASK, {"module": module, "questions": questions})
    return answers


def random_position(generator: random.Random) -> Position:
    """A position with 1 to 11 cards in the fullest hand, in any place of a trick."""
    deal, strain, leader = (generator.randrange(number) for number in (1 << 30, 5, 4))
    position = Position(Deal.random(deal), Strain(strain), Seat(leader))
    for _ in range(generator.randrange(8, 51)):
        position = position.play(generator.choice(position.legal()))
    return position


def question_of(position: Position) -> list[object]:
    return ["position", position.deal.to_pbn(), str(position.trump), str(position.leader), [*map(str, position.plays)]]


@pytest.mark.slow
@NEEDS_NODE
@NEEDS_LINKER
def test_25_tables_are_those_of_the_solver(module: str) -> None:
    deals = [Deal.random(seed) for seed in range(25)]
    found = ask(module, *(["table", deal.to_pbn(first)] for deal, first in zip(deals, [*Seat] * 7, strict=False)))
    for deal, table in zip(deals, found, strict=True):
        expected = Solver().dd_table(deal)
        assert table == {str(seat): {str(s): expected[seat][s] for s in Strain} for seat in Seat}


@NEEDS_NODE
@NEEDS_LINKER
def test_positions_in_any_place_of_a_trick_have_the_values_of_the_solver(module: str) -> None:
    generator = random.Random(1)
    positions = [random_position(generator) for _ in range(100)]
    solver = Solver()
    for position, found in zip(positions, ask(module, *map(question_of, positions)), strict=True):
        assert found["values"] == {str(card): value for card, value in solver.card_values(position).items()}
        assert found["toPlay"] == str(position.to_play)
        assert found["players"] == [*map(str, position.players())]
        assert found["won"] == [*position.tricks_won]


@NEEDS_NODE
@NEEDS_LINKER
def test_after_the_last_card_nobody_is_to_play(module: str) -> None:
    (found,) = ask(module, ["position", "N:A... K... Q... J...", "NT", "N", ["SA", "SK", "SQ", "SJ"]])
    assert found == {"players": ["N", "E", "S", "W"], "won": [1, 0], "toPlay": None, "values": {}}


@NEEDS_NODE
@NEEDS_LINKER
def test_small_letters_and_dashes_of_voids_are_read_as_in_python(module: str) -> None:
    plain = ["position", "N:A.2.. K..2. Q.3.. J..3.", "NT", "N", ["SA", "SK"]]
    small = ["position", "n:a.2.-.- k.-.2.- q.3.-.- j.-.3.-", "nt", "n", ["sa", "sk"]]
    first, second = ask(module, plain, small)
    assert first == second
    assert first["values"]


@pytest.mark.slow
@NEEDS_NODE
@NEEDS_LINKER
@pytest.mark.parametrize(
    ("question", "why"),
    [
        (["table", "AKQ"], 'not a deal: "AKQ" (it needs a seat, a colon and four hands)'),
        (["table", "X:A... K... Q... J..."], '"X" is no seat (write N, E, S or W)'),
        (
            ["table", "N:A... K... Q... J.2.."],
            "all hands need the same number of cards, but North has 1 and West has 2",
        ),
        (["table", "N:A... K... Q... Q..."], "SQ occurs twice"),
        (["table", "N:AA... K... Q... J..."], 'North\'s hand is "AA...": SA occurs twice'),
        (["table", "N:1... K... Q... J..."], 'North\'s hand is "1...": "1" is no rank'),
        (["table", "N:A.. K... Q... J..."], 'North\'s hand is "A..": it needs four suits with dots between them'),
        (["table", "N:... ... ... ..."], "the deal has no cards"),
        (["strain", DEAL, "X"], '"X" is no strain (write S, H, D, C or NT)'),
        (["position", DEAL, "NT", "W", ["SA"]], "West does not have SA"),
        (["position", DEAL, "NT", "W", ["S3", "H6"]], "North must follow suit, and cannot play H6"),
        (["position", DEAL, "NT", "W", ["ten"]], '"ten" is no card (write SA or HT)'),
        (["position", DEAL, "NT", "W", [3]], '"3" is no card (write SA or HT)'),
        (["position", DEAL, "NT", "W", 3], 'the plays are 3: an array of cards is needed, as in ["SA", "HT"]'),
        (["position", DEAL, "NT", 3], '"3" is no seat (write N, E, S or W)'),
        (["strain", DEAL, 3], '"3" is no strain (write S, H, D, C or NT)'),
        (["table", None], 'not a deal: "null" (it needs a seat, a colon and four hands)'),
    ],
)
def test_a_wrong_question_is_answered_with_what_is_wrong(module: str, question: list[object], why: str) -> None:
    assert ask(module, question) == [why]


LOAD = """
import { loadSolver } from "./web/solver.js";
const bytes = readFileSync(given);
const faults = [];
for (const [module, megabytes] of [[bytes, -1], [bytes, "many"], [bytes, 1e9], [bytes.subarray(9), 20], [null, 20]])
  await loadSolver(module, megabytes).catch((error) => faults.push([error.constructor.name, error.message]));
console.log(JSON.stringify(faults));
"""


@NEEDS_NODE
@NEEDS_LINKER
def test_a_solver_that_cannot_be_loaded_says_why(module: str) -> None:
    faults = run_node(LOAD, module)
    assert {kind for kind, _ in faults} == {"Error"}
    assert [text.split(":")[0] for _, text in faults] == [
        "the memory is -1 megabytes",
        "the memory is many megabytes",
        "the memory is 1000000000 megabytes",
        "the solver cannot be loaded, which needs the bytes of solver.wasm",
        "the solver cannot be loaded, which needs the bytes of solver.wasm",
    ]


@NEEDS_NODE
@NEEDS_LINKER
def test_the_package_exports_files_that_are_there_and_its_types_name_every_method(tmp_path: Path) -> None:
    write_solver_page(tmp_path)
    package = json.loads((tmp_path / "package.json").read_text(encoding="utf-8"))
    assert package["version"] == version("declarer")
    exported = re.findall(r'"\./([\w.]+)"', json.dumps([*package["exports"].values()]))
    assert sorted(exported) == sorted(package["files"])
    assert all((tmp_path / name).is_file() for name in exported)
    types = (tmp_path / "solver.d.ts").read_text(encoding="utf-8")
    script = (tmp_path / "solver.js").read_text(encoding="utf-8")
    methods = re.findall(r"^  (\w+)\(.*\) \{$", script, re.M)
    assert re.findall(r"^  (\w+)\(.*\): \w+;$", types, re.M) == [name for name in methods if name != "constructor"]


@NEEDS_NODE
@NEEDS_LINKER
def test_the_example_in_the_documentation_prints_what_it_says(tmp_path: Path) -> None:
    text = (ROOT / "docs/how-to/javascript.md").read_text(encoding="utf-8")
    script, printed = re.findall(r"```js\n(.*?)```.*?```\n(.*?)```", text, re.DOTALL)[0]
    write_solver_page(tmp_path)
    (tmp_path / "example.mjs").write_text(script, encoding="utf-8")
    assert NODE is not None
    done = subprocess.run([NODE, "example.mjs"], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == printed


WORK = """
globalThis.WorkerGlobalScope = class {
  answers = [];
  addEventListener(_, hear) { this.hear = hear; }
  postMessage(answer) { this.answers.push(answer); }
};
globalThis.self = new WorkerGlobalScope();
await import(given.script);
await self.hear({ data: { bytes: readFileSync(given.module) } });
for (const [id, question] of given.questions.entries()) await self.hear({ data: { id, ...question } });
console.log(JSON.stringify(self.answers));
"""


@NEEDS_NODE
@NEEDS_LINKER
def test_a_worker_answers_with_the_id_of_each_question_and_says_what_is_wrong_with_it(module: str) -> None:
    questions: list[dict[str, object]] = [
        {"method": "strain", "arguments": [DEAL, "H"]},
        {"method": "tables", "arguments": [DEAL]},
        {"method": "table"},
        {"method": "strain", "arguments": [DEAL, "Q"]},
    ]
    script = (SCRIPTS / "web" / "solver.js").as_uri()
    assert run_node(WORK, {"script": script, "module": module, "questions": questions}) == [
        {"id": 0, "answer": {"N": 10, "E": 3, "S": 9, "W": 3}},
        {"id": 1, "error": '"tables" is no method (strain, table, position)'},
        {"id": 2, "error": "the arguments are undefined: an array is needed"},
        {"id": 3, "error": '"Q" is no strain (write S, H, D, C or NT)'},
    ]
