"""Whatever a C program hands to the C library, it gets a code and does not crash: 10,000 calls under sanitizers."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from ddsolver.exports import c_library
from tests.c_library import NEEDS_ZIG

pytestmark = [NEEDS_ZIG, pytest.mark.long]
CALLS = Path(__file__).parent / "hostile_calls.c"


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The sources in C, and the object with kernels."""
    folder = tmp_path_factory.mktemp("parts")
    objects = c_library.write_parts(folder, c_library.targets_here()[-1:], text=False)
    return [f"-I{folder}", *map(str, folder.glob("*.c")), *map(str, objects)]


def built(parts: Sequence[str], sanitizers: str, path: Path) -> Path:
    """The program that calls, with sanitizers of the system's compiler, or with those of zig where it has none."""
    options = [*parts, str(CALLS), "-g", "-O1", "-pthread", "-fno-sanitize-recover=all", "-o", str(path)]
    system = [shutil.which("cc") or "cc", f"-fsanitize={sanitizers}"]
    zig = [sys.executable, "-m", "ziglang", "cc", "-fsanitize=undefined"]
    for compiler in (system, zig):
        if (
            shutil.which(compiler[0])
            and not subprocess.run([*compiler, *options], capture_output=True, check=False, timeout=300).returncode
        ):
            return path
    pytest.skip("no compiler here has sanitizers")


@pytest.mark.parametrize(("sanitizers", "threads"), [("address,undefined", 1), ("address,undefined", 2), ("thread", 2)])
def test_10000_hostile_calls_get_codes_and_harm_nothing(
    parts: list[str], sanitizers: str, threads: int, tmp_path: Path
) -> None:
    program = built(parts, sanitizers, tmp_path / "calls")
    ran = subprocess.run(
        [str(program), "7", str(10_000 // threads), str(threads)], capture_output=True, text=True, check=False,
        timeout=300,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("10000 calls, ")
    done = int(ran.stdout.split()[2])
    assert 2000 < done < 8000, "some calls must be right, or the checks hide what comes after them"
