"""What commands refuse, and what they say: kept, so that each names the right option and what is allowed."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest

from experiments.runs.store import Store
from tests.command import declarer, parameters_of_commands
from tests.kept import assert_kept

ROOT = Path(__file__).parents[2]
REFUSED = {
    "play": """
        play --board 99
        play --board 3 --contract 4S
        play --board 3 --contract 8SN
        play --declarer deep-blue
        play --declarer arbitrary
        play --declarer monte-carlo:samples=0
        play --declarer monte-carlo:samples=2,samples=3
        play --declarer monte-carlo:speed=3
        play --declarer monte-carlo:samples
        play --defender payoff
        play --defender 'arbitrary & deep-blue'
        play --human Q
        play --board 3 --human N
        play --board 3 --human W --json
        play --board 3 --human W --browser --json
        play --browser
        play --board 3 --bid
        play --board 3 --human N --bid --contract 4SN
        play --board 3 --human N --bid --bidder nett
        play --board 3 --human N --bidder net
        play --constraint W:hcp=99
        play --constraint W
        play missing.pbn
        play empty.pbn
    """,
    "practice": """
        practice --where shape=443
        practice --where bal 'N:A... K... Q... J...'
        practice --random 3 'N:A... K... Q... J...'
        practice --random 3 sample.pbn
        practice --seat Q
        practice --reasons never
        practice --bidder nobody
        practice --player arbitrary
        practice --player nobody
        practice 'N:A2... KQ... 43... 65...'
        practice N:A2...
        practice missing.pbn
    """,
    "advise": """
        advise
        advise nonsense
        advise missing.pbn
        advise sample.pbn --board 99
        advise sample.pbn --after 53
        advise sample.pbn --plays SK
        advise sample.pbn --trump S
        advise sample.pbn --leader S
        advise sample.pbn --unseen S2
        advise sample.pbn --tricks-needed 2
        advise sample.pbn --vulnerable NS
        advise sample.pbn --hand A764.652.AQ73.43
        advise sample.pbn --dummy A764.652.AQ73.43
        advise sample.pbn --auction 1NT
        advise sample.pbn --dealer N
        advise sample.pbn --contract 8S
        advise sample.pbn --player deep-blue
        advise sample.pbn --constraint W:hcp=99
        advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --plays 'D5 D4 DQ D8'
        advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --plays 'D5 D4 DQ D8' --contract 3NTE --dealer S
        advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --plays D5 --contract 3NTE --auction '1NT P 4S'
        advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --plays 'D5 D4 DQ D8' --contract 3NTE --board 1
        advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --plays 'D5 D4 DQ D8 D3' --contract 3NTE
        advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --plays 'D5 D4 DQ D8' --auction '1NT P 3NT' --dealer X
        advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --plays 'D5 D4 DQ D8' --contract 3NTE --trump S
        advise --hand AQ.2 --contract 3NTE
        advise --hand AKJ52.Q83.K4.96 --contract 3NTS
        advise --hand A764.652.AQ73.43 --contract 3NTS --vulnerable us
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --dummy QJ95.T98743.K4.Q
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen H8 --trump S --leader S
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump S --leader S --constraint W:S=3
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump Z --leader S
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump S --leader Z
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump S --leader S --plays H2
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H87X' --trump S --leader S
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --leader S
        advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --contract 4SS
        advise 'N:A2... - K3... -' --after 3
        advise 'N:A2... - K3... -' --board 1
        advise 'N:A2... - K3... -' --leader N
        advise 'N:A2... - K3... -' --contract 3NTN
    """,
    "lead": """
        lead AKJ32.T92.Q5.J87
        lead AKJ52.Q83.K4.96 --contract 3NTS
        lead AKJ32.T92.Q5.J87 --contract 8S
        lead AKJ32.T92.Q5.J87 --contract 3NT
        lead AKJ32.T92.Q5.J87 --contract 3NTS --auction '1NT P 4H'
        lead AKJ32.T92.Q5.J87 --contract 3NTS --auction '1S 1H'
        lead AKJ32.T92.Q5.J87 --contract 3NTS --dealer X
        lead AKJ32.T92.Q5.J87 --contract 3NTS --dealer N
        lead AKJ32.T92.Q5.J87 --contract 3NTS --constraint S:hcp=99
        lead AKJ32.T92.Q5.J87 --contract 3NTS --constraint W:S=2
        lead AKJ32.T92.Q5.J87 --contract 3NTS --scoring points
        lead AKJ32.T92.Q5.J87 --contract 3NTS --vulnerable us
        lead AKJ32.T92.Q5.J87 --contract 3NTS -o x.txt
        lead AKJ32.T92.Q5.J87 --contract 3NTS -o nowhere/x.pbn
        lead AKJ32.T92.Q5.J87 --contract 3NTS --page nowhere/x.html
    """,
    "bid": """
        bid
        bid AK2
        bid AKJ52.Q83.K4.96
        bid AKJ52.Q83.K4.962 --auction '1NT 1S'
        bid AKJ52.Q83.K4.962 --auction 'P P P P'
        bid AKJ52.Q83.K4.962 --dealer X
        bid AKJ52.Q83.K4.962 --vulnerable us
        bid AKJ52.Q83.K4.962 --opponents precision
        bid AKJ52.Q83.K4.962 --bidder gib
        bid AKJ52.Q83.K4.962 --bidder script:calls=9S
        bid AKJ52.Q83.K4.962 --jobs 2
        bid AKJ52.Q83.K4.962 -o x.pbn
        bid AKJ52.Q83.K4.962 --random 3
        bid AKJ52.Q83.K4.962 --where S:bal
        bid sample.pbn
        bid sample.pbn -o out.lin
        bid sample.pbn -o nowhere/out.pbn
        bid sample.pbn -o sample.pbn
        bid sample.pbn -o out.pbn --json
        bid sample.pbn -o out.pbn --dealer N
        bid sample.pbn --dealer N --vulnerable NS --auction P --opponents sayc --json
        bid --random 3
        bid --random 3 -o out.pbn --where S:shape=443
    """,
    "explain": """
        explain '1NT P 1S'
        explain '1S 1H'
        explain '1S P' --dealer X
        explain '1S P' --vulnerable us
        explain '1S P' --systems NS=precision
        explain '1S P' --systems sayc
        explain '1S P' --systems NS=sayc,NS=experts
    """,
    "review": """
        review missing.pbn
        review sample.pbn
        review sample.pbn --player deep-blue
        review sample.pbn --player optimized
        review sample.pbn --player payoff --player payoff
        review sample.pbn --csv --json
    """,
    "evening": """
        evening missing.pbn
        evening sample.pbn --player deep-blue
        evening sample.pbn --player optimized
        evening sample.pbn -o sample.pbn
    """,
    "scenarios": """
        scenarios nothing
        scenarios --set middle
        scenarios --set planning guess-1
        scenarios guess-1 --player arbitrary
        scenarios guess-1 --player deep-blue
        scenarios guess-1 --player payoff --player payoff
        scenarios guess-1 --player payoff --answer
        scenarios --answer
    """,
    "solve": """
        solve nonsense
        solve missing.pbn
        solve 'N:A... A... Q... J...' --trump NT --leader N
        solve 'N:A... K... Q...' --trump NT --leader N
        solve 'N:A... K... Q... J...' --trump Z --leader N
        solve 'N:A... K... Q... J...' --trump NT --leader Z
        solve 'N:A... K... Q... J...' --trump NT
        solve 'N:A... K... Q... J...' --leader N
        solve 'N:A... K... Q... J...' --trump NT --leader N --plays S2
        solve 'N:A... K... Q... J...' --trump NT --leader N --plays SZ
        solve 'N:A... K... Q... J...' --trump NT --leader N --plays SK
        solve 'N:A... K... Q... J...' --trump NT --leader N --after 3
        solve 'N:A... K... Q... J...' --trump NT --leader N --board 3
        solve sample.pbn --board 99
        solve sample.pbn --trump S
        solve sample.pbn --leader S
        solve sample.pbn --plays SA
        solve sample.pbn --after 53
    """,
    "table": """
        table
        table ''
        table nonsense
        table missing.pbn
        table 'N:A... K... Q... J...' --csv
        table 'N:A... K... Q... J...' --vulnerable us
        table 'N:A... K... Q... J...' --dealer X
        table 'N:A... K... Q... J...' -o x.pbn
        table sample.pbn --vulnerable NS
        table sample.pbn --dealer S
        table sample.pbn --csv --json
        table sample.pbn -o x.lin
        table sample.pbn -o sample.pbn
        table sample.pbn -o nowhere/x.pbn
        table sample.pbn -o plain.txt/tables
        table sample.pbn --seed 2
        table sample.pbn --pbn
        table sample.pbn -o tables --json
        table sample.pbn -o tables --csv
        table sample.pbn -o tables --seconds 3
        table sample.pbn -o x.pbn --strains S
        table sample.pbn -o tables --pbn --declarers S
        table sample.pbn --strains X
        table sample.pbn --declarers N,X
        table sample.pbn --where S:bal
        table sample.pbn --random 2 -o tables
        table --random 2
        table --random 2 -o x.pbn
        table --random 2 -o plain.txt
        table --random 2 -o file
        table --random 2 -o tables --dealer N
        table --random 2 -o tables --where S:shape=443
    """,
    "suit": """
        suit AJ Q
        suit AA Q32
        suit A? Q32
        suit AJ92 K843 --tricks 5
        suit AJ92 K843 --vacant 9
        suit AJ92 K843 --vacant 14,3
        suit AJ92 K843 --vacant 1,1
        suit AJ92 K843 --west 4-2
        suit AJ92 K843 --west 7
        suit AJ92 K843 --played A
        suit AJ92 K843 --played ?
        suit AJ92 K843 --page nowhere/x.html
    """,
    "simulate": """
        simulate --deal 'N:AKJ52.Q83.K4.96 - - -'
        simulate --deal 'N:AKQ32.K2.A43.QJ5 AK.K2.A43.QJ5432 - -'
        simulate --deal 'N:AKQ32.K2.A43.QJ5 - - -' --constraint N:S=2
        simulate --deal 'N:AKQ32.K2.A43.QJ5 - -'
        simulate --constraint S:hcp=99
        simulate --constraint hcp=9
        simulate --contract 8SN
        simulate --contract 4S
        simulate --vulnerable us
        simulate --strains X
        simulate --strains H --contract 4SN
        simulate --strains H -o deals.pbn
        simulate -o deals.txt
        simulate -o nowhere/deals.pbn
        simulate --picture nowhere/x.png
    """,
    "show": """
        show missing.pbn
        show sample.pbn --board 99
        show sample.pbn --hands -o hands
        show sample.pbn -o nowhere/deep/page.html
        show empty.pbn
    """,
    "serve": """
        serve
        serve missing.pbn
        serve --api sample.pbn
        serve --api --board 1
        serve sample.pbn --host 0.0.0.0
        serve sample.pbn --jobs 2
        serve sample.pbn --board 99
    """,
    "convert": """
        convert sample.pbn
        convert sample.pbn out.txt
        convert sample.pbn sample.pbn
        convert sample.pbn nowhere/out.pbn
        convert missing.pbn out.lin
        convert folder folder/x.pbn
        convert folder/sample.pbn sample.pbn --into new
        convert sample.pbn --into plain.txt
        convert sample.pbn --into new --to rbn
        convert folder/sample.pbn --into folder
    """,
    "match": """
        match missing.pbn
        match --declarer montecarlo
        match --declarer arbitrary
        match --declarer arbitry
        match --declarer payoff --declarer payoff
        match --declarer monte-carlo --declarer monte-carlo:samples=20
        match --defender payoff
        match --defender arbitrary --defender arbitrary
        match sample.pbn --random 2
        match --random 2 --contracts 3NT
        match --where S:bal
        match --random 2 --where shape=443
        match --contracts 3NT,8S
        match --contracts 3NT,3NT
        match --contracts ,
        match --deals 3
        match --constraint W:hcp=99
        match --constraint W:hcp=9 --random 3
        match --scoring butler
        match --sprt 1,0
        match --sprt 1
        match --sprt 0,30
        match --sprt 0,1 --declarer monte-carlo
        match --sprt 0,1 --sprt-error 0.6
        match --scoring matchpoints --sprt 0,70
        match --players 'NS=payoff / arbitrary,EW=nobody'
        match --players NESW=monte-carlo --scoring points
        match --players NESW=monte-carlo --declarer monte-carlo
        match --players NS=monte-carlo
        match --players NS=monte-carlo,N=payoff,EW=payoff
        match --players monte-carlo
        match --against-people --contracts 3NT
        match --against-people --players NESW=monte-carlo
        match --against-people
        match --backend mpi
        match --backend dask
        match --scheduler here:1
        match --run plain.txt
        match -o out.txt
        match -o nowhere/out.pbn
        match sample.pbn -o sample.pbn
    """,
    "tune": """
        tune --seconds-per-deal 1
        tune --declarer payoff
        tune --declarer arbitrary --seconds-per-deal 1
        tune --declarer payoff --seconds-per-deal 1 --samples 9..1
        tune --declarer payoff --seconds-per-deal 1 --samples some
        tune --declarer payoff --seconds-per-deal 1 --samples 0,3
        tune --declarer payoff --seconds-per-deal 1 --contracts 8S
        tune --declarer payoff --seconds-per-deal 1 --defender payoff
        tune --declarer payoff --seconds-per-deal 1 --backend mpi
        tune --declarer payoff --seconds-per-deal 1 --backend dask
        tune --declarer payoff --seconds-per-deal 1 --scheduler here:1
        tune --declarer payoff --seconds-per-deal 1 --run begun
    """,
    "reproduce": """
        reproduce
        reproduce --run new --settings missing.toml
        reproduce --run new --settings bad.toml
        reproduce --run new --settings wrong.toml
        reproduce --run new --preset quick --settings bad.toml
        reproduce --run new --preset quik
        reproduce --run new --contracts 8NT
        reproduce --run new --deals 0
        reproduce --run new --samples 1,x
        reproduce --run new --samples 0
        reproduce --run new --declarer deep-blue
        reproduce --run new --defender deep-blue
        reproduce --run new --weights heavy
        reproduce --run new --p 2
        reproduce --run new --ties odd
        reproduce --run new --backend mpi
        reproduce --run new --backend dask
        reproduce --run new --scheduler here:1
    """,
    "league": """
        league missing.toml --run new
        league bad.toml --run new
        league wrong.toml --run new
        league wrong.toml
        league wrong.toml --run new --backend mpi
        league wrong.toml --run new --scheduler here:1
    """,
    "bid-match": """
        bid-match net nobody
        bid-match nobody net
        bid-match net script missing.npz
        bid-match net script plain.txt
        bid-match net script missing.npz --run begun
    """,
    "calibrate": """
        calibrate
        calibrate players missing.pbn
        calibrate players sample.pbn --player deep-blue
        calibrate players sample.pbn --player optimized
        calibrate players sample.pbn --player payoff --player payoff
        calibrate players sample.pbn --group BEN
        calibrate players sample.pbn --turns .
        calibrate players sample.pbn --turns nowhere/x.csv
        calibrate players sample.pbn --page page.txt
        calibrate players sample.pbn --page nowhere/page.html
        calibrate players sample.pbn --run begun
    """,
    "run": """
        run
        run resume nowhere
        run resume begun --backend mpi
        run resume begun --scheduler here:1
        run report nowhere
        run report begun
        run report begun --league
        run report begun --json --csv
        run report begun --latex --csv
        run report begun --reference payoff
        run report begun -o plain.txt
        run compare begun nowhere
    """,
    "old names": """
        resume RUN
        report RUN
        compare A B
        league run
        league table RUN
        solv
        fly
    """,
    "table-manager": """
        table-manager missing.pbn
        table-manager --contracts 8S
        table-manager --deals 3
        table-manager --where S:bal
        table-manager --constraint W:hcp=99
        table-manager --players NS=client,EW=nobody
        table-manager --contract 3NTS --random 2
        table-manager --contract 3NT
        table-manager --bidding us
        table-manager --sprt 1,0
        table-manager --run plain.txt
        table-manager --log nowhere/x.log
        table-manager --replay missing.log
        table-manager --replay plain.txt
        table-manager -o out.txt
    """,
    "sit": """
        sit --seat Q
        sit --player arbitrary
        sit --player 'payoff / arbitrary'
        sit --player nobody
        sit --bidder net
        sit --player payoff --bidder nobody
        sit --contract 3NT
        sit --contract 3NTS --auctions x.pbn
        sit --auctions missing.pbn
    """,
    "whist": """
        whist
        whist 'AQ / K'
        whist 'AQ.A / KJ.A'
        whist 'AX / KQ'
        whist 'AQ'
        whist 'AQ / KJ' --conjectures 3
        whist --unequal 3 --conjectures 3
    """,
}
NOT_HERE = {
    "c-library --output": "it is refused after the compilation",
    "evening --pair": "only played boards have pairs: tests/experiments/questions/evening/test_pair.py",
    "practice --output": "the system says why",
    "solver-page --output": "it is refused after the compilation",
    "sit --name": "any name is one",
    "sit --host": "the network says why",
    "sit --log": "the system says why",
    "table-manager --host": "the network says why",
}
"""Options of which no value is refused here, and why."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Boards, a file without any, a folder, settings that are none, and a run of a match."""
    folder = tmp_path_factory.mktemp("refusals")
    (folder / "folder").mkdir()
    for target in (folder, folder / "folder"):
        shutil.copy(ROOT / "experiments/data/sample.pbn", target)
    (folder / "empty.pbn").write_text("% PBN 2.1\n")
    (folder / "plain.txt").write_text("hello\n")
    (folder / "file").touch()
    Store(folder / "begun", {"kind": "match"}, create=True).close()
    (folder / "bad.toml").write_text("deals = = 3\n")
    (folder / "wrong.toml").write_text("deals = 0\ncolour = 3\n")
    return folder


@pytest.mark.parametrize("subject", REFUSED)
def test_a_refusal_says_what_it_said(subject: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    kept = {}
    before = _contents(folder)
    for line in filter(None, map(str.strip, REFUSED[subject].splitlines())):
        refused = declarer(*shlex.split(line))
        assert refused.returncode in (1, 2), line
        assert refused.stdout == "", line
        said = " ".join(refused.stderr.split())
        assert "Traceback" not in said, line
        kept[line] = [refused.returncode, said.partition("Error: ")[2] or said]
    assert _contents(folder) == before
    assert_kept(f"refusals-{subject.replace(' ', '-')}", kept)


def _contents(folder: Path) -> dict[Path, bytes]:
    """Return all files of a folder, and what is in them."""
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_wrong_value_of_every_option_is_refused_somewhere() -> None:
    """Numbers have their limits in `tests/data/kept/options.json`."""
    missing = set()
    for name, option in parameters_of_commands():
        subject, is_option = name.split()[0], option.param_type_name == "option"
        is_text = option.metavar and option.type_descriptor.annotation not in (int, float)
        is_refused = any(f" {spelling} " in REFUSED.get(subject, "") for spelling in option.opts)
        if is_option and is_text and not is_refused:
            missing.add(f"{subject} {max(option.opts, key=len)}")
    assert missing == set(NOT_HERE)
