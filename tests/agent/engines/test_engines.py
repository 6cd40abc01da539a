"""Engines in processes of their own: the messages that they get, how they fail, and how their CPU time is measured."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import psutil
import pytest

from agent.engines.command import EngineCommand
from agent.engines.player import EnginePlayer
from agent.engines.process import cpu_seconds
from agent.engines.running import RunningEngine, stop_engines
from agent.errors import EngineError, PlayerError
from agent.knowledge.view import View
from agent.players.defence.perfect import ArbitraryDefender
from agent.registry import Role, parse_player
from agent.rules.contract import Vulnerability
from agent.table import ask, play_board, seat_players
from ddsolver import Position
from tests.engines import CONTRACT, DEAL, ENGINE, EXAMPLES, LOWEST, engine, played
from tests.platforms import NEEDS_POSIX


@pytest.fixture(autouse=True)
def _no_engine_is_left() -> Iterator[None]:
    yield
    stop_engines()


def examples() -> Iterator[object]:
    yield "lowest.py"
    yield "mine.py"
    yield pytest.param("lowest.c", marks=pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler"))
    yield pytest.param("highest.js", marks=pytest.mark.skipif(not shutil.which("node"), reason="needs node"))


@pytest.mark.parametrize("example", [*examples()])
def test_the_examples_play_a_board_legally_for_either_side(example: str, tmp_path: Path) -> None:
    path, options = EXAMPLES / example, ""
    command = [sys.executable if example.endswith(".py") else "node", str(path)]
    if example.endswith(".c"):
        command = [str(tmp_path / "lowest")]
        subprocess.run(["cc", "-O2", "-Wall", "-Werror", "-o", *command, str(path)], check=True)
    if example.endswith(".js"):
        options = ",highest=no"
    assert len(path.read_text().splitlines()) < 80
    name = f"engine:cmd={' '.join(command)}{options}"
    record = played(name, name)
    assert Position(DEAL, CONTRACT.strain, CONTRACT.leader, record.plays).is_over
    assert record.fault is None
    assert record.plays == played(LOWEST, LOWEST).plays


def test_the_engine_of_the_tutorial_has_twenty_lines_of_code() -> None:
    assert len([line for line in (EXAMPLES / "mine.py").read_text().splitlines()[1:] if line]) <= 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("sys.exit(3)", "ended with status 3: about to fail"),
        pytest.param("os.kill(os.getpid(), 9)", "was ended by signal 9", marks=NEEDS_POSIX),
        ("time.sleep(60)", "no answer within 2 s"),
        ("print('hm', flush=True)", "answered 'hm', which is not a JSON object"),
        ("print('x' * 2_000_000, flush=True)", "a line of more than 1,000,000 bytes"),
        ("say({'type': 'card', 'board': message['board'], 'card': 'x' * 900_000})", "answered without a card: 'xxx"),
        ("print('{\"type\":' + '[' * 200 + ']' * 200 + '}', flush=True)", "which is nested more than 100 deep"),
        ("print('{\"type\":' * 100_000, flush=True)", "which is not a JSON object"),
        ("say({'type': 'card', 'board': message['board'], 'card': said})", " a second time; each message"),
    ],
)
def test_an_engine_that_fails_loses_what_is_left_and_is_started_again(play: str, reason: str, tmp_path: Path) -> None:
    told = "print('about to fail', file=sys.stderr)"
    faulty = engine(tmp_path, f"if turns == 5:\n    {told}\n    {play}\nelse:\n    say(card(message))")
    record = played(faulty, timeout=2.0)
    assert record.fault is not None
    assert reason in record.fault.reason
    assert len(record.fault.reason) < 1_000, "a message quotes only the beginning of what an engine wrote"
    assert record.fault.seat is CONTRACT.declarer
    assert "about to fail" in record.fault.said
    assert '> {"type": "card"' in record.fault.said
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader, record.plays)
    assert len(record.plays) == 8  # its fifth card was to follow
    assert record.tricks == position.tricks_won.of(CONTRACT.declarer)
    again = played(faulty, timeout=2.0)
    assert again.plays == record.plays


def test_where_a_defender_fails_the_declarer_gets_the_tricks_that_are_left(tmp_path: Path) -> None:
    record = played(LOWEST, engine(tmp_path, "if turns == 3: sys.exit(1)\nsay(card(message))"))
    assert record.fault is not None
    assert record.fault.seat is not CONTRACT.declarer
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader, record.plays)
    assert record.tricks == position.tricks_won.of(CONTRACT.declarer) + position.tricks_left


def test_a_remark_is_a_line_that_can_be_kept(tmp_path: Path) -> None:
    """JSON may hold half a surrogate pair, which no file can keep, and signs that would move the cursor."""
    said = r"'a \ud800\n\u001b[31mb' + 'x' * 900 if turns == 1 else None if turns == 2 else [1]"
    record = played(engine(tmp_path, f"say({{**card(message), 'remark': {said}}})"))
    assert record.fault is None
    (remark,) = {each.remark for each in record.decisions} - {""}
    assert remark == f"a    [31mb{'x' * 190}"
    assert remark.encode()


def test_messages_of_the_type_info_are_passed_over(tmp_path: Path) -> None:
    record = played(engine(tmp_path, "say({'type': 'info', 'depth': 3})\nsay(card(message))"))
    assert record.fault is None


def test_time_is_that_of_all_processes_of_the_engine(tmp_path: Path) -> None:
    busy = "import subprocess\nspin = 'import time\\nwhile time.process_time() < .3: pass'\n"
    busy += "if turns == 2: subprocess.run([sys.executable, '-c', spin])\n"
    busy += "if turns == 3: time.sleep(.3)\nsay(card(message))"
    record = played(engine(tmp_path, busy))
    assert record.fault is None
    cpu, wall = record.seconds[CONTRACT.declarer], record.wall_seconds[CONTRACT.declarer]
    assert 0.28 < cpu < 3.0
    assert wall > 0.6
    turns = [decision.seconds for decision in record.decisions]
    assert max(turns) > 0.25


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["sys.exit(1)", "time.sleep(60)", "os.kill(os.getpid(), 9)"])
def test_the_time_of_an_engine_that_fails_is_counted(ending: str, tmp_path: Path) -> None:
    spin = "start = time.process_time()\nwhile time.process_time() < start + .2: pass"
    record = played(engine(tmp_path, f"{spin}\n{ending}"), timeout=2.0 if "sleep" in ending else 60.0)
    assert record.fault is not None
    assert record.seconds[CONTRACT.declarer] > 0.18


def test_the_time_of_a_process_is_that_which_it_used() -> None:
    busy = "import time\nwhile time.process_time() < .3: pass\nprint(flush=True)\ninput()"
    with subprocess.Popen([sys.executable, "-c", busy], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert 0.28 <= cpu_seconds(process.pid) < 10
        process.communicate(b"\n")
    assert cpu_seconds(process.pid) == 0


def test_an_engine_is_told_its_view_and_nothing_else(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    player = parse_player(engine(tmp_path, f"open({str(seen)!r}, 'a').write(line)\nsay(card(message))"), Role.DEFENDER)
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    decision = ask(player.make(np.random.SeedSequence(1)), position, CONTRACT, Vulnerability.EAST_WEST)
    told = seen.read_text()
    assert '"hands":{"W":"64.6.KJ987653.T3"}' in told, "dummy is not shown before the lead"
    assert '"vulnerable":"EW"' in told
    assert '"contract":{"level":4,"strain":"H","doubled":0},"declarer":"S"' in told
    assert decision.card in position.legal()


def test_only_a_defender_that_says_so_sees_all_hands(tmp_path: Path) -> None:
    perfect = "{'roles': ['defender'], 'sees': 'all hands'}"
    name = engine(tmp_path, "assert len(message['hands']) == 4\nsay(card(message))", perfect)
    assert played(LOWEST, name).fault is None
    with pytest.raises(PlayerError, match="is a defender, not a declarer"):
        parse_player(name, Role.DECLARER)
    with pytest.raises(PlayerError, match="only a defender may"):
        parse_player(engine(tmp_path, declared="{'sees': 'all hands'}", name="cheat.py"), Role.DECLARER)


def test_a_busy_engine_ends_though_its_parent_is_killed(tmp_path: Path) -> None:
    name = engine(tmp_path, f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\nwhile True: pass")
    code = f"from tests.engines import played; played({name!r})"
    with subprocess.Popen([sys.executable, "-c", code], cwd=EXAMPLES.parents[1]) as parent:
        while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
            assert parent.poll() is None
            time.sleep(0.02)
        parent.kill()
    busy = int((tmp_path / "pid").read_text())
    for _ in range(250):
        if not psutil.pid_exists(busy) or psutil.Process(busy).status() == psutil.STATUS_ZOMBIE:
            return
        time.sleep(0.02)
    pytest.fail("the engine still runs")


def deaf(tmp_path: Path, after: str, then: str = "time.sleep(600)") -> str:
    """An engine that reads nothing more once it has got a message of the type ``after``; return it as a player."""
    path = tmp_path / f"deaf-{after}.py"
    start = ENGINE.replace("DECLARED", "{}").replace("PLAY", "say(card(message))")
    quiet = f"    if message['type'] == {after!r}: {then}\n    if message['type'] == 'hello':"
    path.write_text(start.replace('    if message["type"] == "hello":', quiet))
    return f"engine:cmd={sys.executable} {path}"


def test_an_engine_that_stops_reading_exceeds_its_time(tmp_path: Path) -> None:
    running = RunningEngine(EngineCommand.parse(deaf(tmp_path, "odd").removeprefix("engine:cmd=")))
    running.send({"type": "odd"}, 60.0)
    with pytest.raises(EngineError, match=r"did not read a message within 0\.5 s"):
        running.send({"type": "new_board", "text": "x" * 1_000_000}, 0.5)
    assert not running.is_running
    with pytest.raises(EngineError, match="has been stopped"):
        running.send({"type": "end"}, 0.5)
    with pytest.raises(EngineError, match="has been stopped"):
        running.ask({"type": "end"}, 0.5)


def test_a_board_ends_though_its_engine_reads_nothing_more(tmp_path: Path) -> None:
    record = played(deaf(tmp_path, "new_board"), timeout=1.0)
    assert record.fault is not None
    assert "within 1 s" in record.fault.reason
    assert played(deaf(tmp_path, "end"), timeout=1.0).fault is None


@pytest.mark.parametrize("ending", ["exit()", "os.close(0); time.sleep(.1); exit()"])
def test_an_engine_may_end_after_each_board(ending: str, tmp_path: Path) -> None:
    name = deaf(tmp_path, "end", ending)
    assert played(name).fault is None, "as declarer"
    assert played(LOWEST, name).fault is None, "at both seats of the defence, which share a process"
    assert played(name).fault is None, "as declarer again"


def test_an_engine_that_ends_in_a_board_has_failed_at_once(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    name = engine(tmp_path, f"open({str(asked)!r}, 'a').write('x')\nsys.exit(3)")
    for number in (1, 2):
        assert played(name).fault is not None
        assert asked.read_text() == "x" * number


def test_a_table_goes_on_if_another_tables_board_ends_the_engine(tmp_path: Path) -> None:
    spec = parse_player(
        engine(tmp_path, "say({**card(message), 'board': 1 if message['board'] == 2 else message['board']})"),
        Role.DECLARER,
    )
    here, there = (spec.make(np.random.SeedSequence(seed)) for seed in (1, 2))
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    position = position.play(position.legal()[0])
    view = View.of(position, CONTRACT, Vulnerability.NONE)
    assert isinstance(here, EnginePlayer)
    assert isinstance(there, EnginePlayer)
    for player in (here, there):
        player.begin(view)
    first = here.decide(view)
    with pytest.raises(EngineError, match="but was asked about 2"):
        there.decide(view)
    assert here.decide(view) == first


@pytest.mark.slow
def test_messages_of_the_type_info_do_not_lengthen_the_time(tmp_path: Path) -> None:
    record = played(engine(tmp_path, "while True: say({'type': 'info'})"), timeout=1.0)
    assert record.fault is not None
    assert "gave no answer within 1 s" in record.fault.reason


@NEEDS_POSIX
def test_an_engine_is_ended_once_and_keeps_its_number_until_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr("agent.engines.process.guard.end", ended.append)
    command = EngineCommand.parse(engine(tmp_path, "sys.exit(3)").removeprefix("engine:cmd="))
    running = RunningEngine(command)
    number = running._process.pid
    running.send({"type": "play"}, 60.0)
    while running.is_running:
        time.sleep(0.01)
    if sys.platform != "darwin":
        assert psutil.Process(number).status() == psutil.STATUS_ZOMBIE, "its number is still taken"
    with pytest.raises(EngineError, match="ended with status 3"):
        running.ask({"type": "play"}, 60.0)
    running.stop()
    running.stop()
    assert ended == [number]


@NEEDS_POSIX
def test_a_process_in_a_session_of_its_own_ends_with_its_engine(tmp_path: Path) -> None:
    start = "import subprocess\nsleep = [sys.executable, '-c', 'import time; time.sleep(600)']\n"
    start += "say({'type': 'card', 'pid': subprocess.Popen(sleep, start_new_session=True).pid})"
    running = RunningEngine(EngineCommand.parse(engine(tmp_path, start).removeprefix("engine:cmd=")))
    stray = psutil.Process(running.ask({"type": "play"}, 60.0)["pid"])
    assert stray.is_running()
    running.stop()
    stray.wait(60)


def random_answer(generator: np.random.Generator, number: int) -> str:
    """Return a line of Python that writes a wrong or odd answer."""
    kinds = (
        f"os.write(1, {generator.bytes(int(generator.integers(1, 40)))!r} + b'\\n')",
        f"say([{number}])",
        f"say({{'type': 'card', 'board': message['board'], 'card': {str(generator.integers(100))!r}}})",
        "say({'type': 'card'})",
        "say({})",
        "say({'type': 'card', 'board': None, 'card': None})",
        "os.write(1, b'[' * 5000 + b'\\n')",
        "say({'type': 'card', 'board': message['board'], 'card': {'a': 1}})",
    )
    return kinds[int(generator.integers(len(kinds)))]


@pytest.mark.slow
@pytest.mark.parametrize("number", [40, pytest.param(5_000, marks=pytest.mark.long)])
def test_no_answer_however_odd_ends_more_than_its_board(number: int, tmp_path: Path) -> None:
    generator = np.random.default_rng(5)
    answers = [random_answer(generator, place) for place in range(number)]
    for start in range(0, number, 20):
        lines = [
            f"if message['seed'] % 20 == {place}: {each}" for place, each in enumerate(answers[start : start + 20])
        ]
        name = engine(tmp_path, "message = {**message, 'seed': seed}\n" + "\n".join(lines), name=f"odd-{start}.py")
        path = tmp_path / f"odd-{start}.py"
        path.write_text(path.read_text().replace("turns = 0\n    elif", "turns, seed = 0, message['seed']\n    elif"))
        spec = parse_player(name, Role.DECLARER)
        for seed in range(20):
            player = spec.replace(timeout=5.0).make(np.random.SeedSequence(seed))
            seats = seat_players(CONTRACT, player, ArbitraryDefender(np.random.default_rng(1)))
            assert play_board(DEAL, CONTRACT, Vulnerability.NONE, seats).fault is not None
