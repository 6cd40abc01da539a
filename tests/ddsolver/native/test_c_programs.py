"""Programs in C and C++ compile without a warning, and link to the libraries in every way that the page names."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from ddsolver import Position, Seat, Solver, Strain, dd_table
from ddsolver.exports import c_library
from tests.c_library import NEEDS_ZIG

pytestmark = [NEEDS_ZIG, pytest.mark.slow, pytest.mark.xdist_group("c_library")]
ROOT = Path(__file__).parents[3]
DEAL = "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"
STRICT = ("-Wall", "-Wextra", "-pedantic", "-Werror")
DDS_PROGRAM = """
#include <dll.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    struct ddTableDealPBN deal;
    struct ddTableResults table;
    int (STDCALL *solve)(struct ddTableDealPBN, struct ddTableResults *) = CalcDDtablePBN;
    strcpy(deal.cards, "DEAL");
    SetMaxThreads(0);
    if (solve(deal, &table) != RETURN_NO_FAULT) return 1;
    for (int strain = 0; strain < DDS_STRAINS; strain++) printf("%d ", table.resTable[strain][2]);
    return 0;
}
""".replace("DEAL", DEAL)
SOUTH = "".join(f"{dd_table(DEAL)['S'][str(strain)]} " for strain in Strain)


def run(*command: str | Path) -> str:
    """What a command prints."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What ``declarer c-library`` writes, with the kernels of one kind of processor: those of all take longer."""
    written, built = tmp_path_factory.mktemp("written"), tmp_path_factory.mktemp("c")
    c_library.build_c_library(built, c_library.targets_here()[-1:])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(c_library, "SHIPPED", built)
        c_library.write_c_library(written)
    return written


def compiled(source: Path, program: Path, *linking: str | Path, language: str = "c", standard: str = "c99") -> Path:
    """A program, compiled with all warnings as errors."""
    compiler = [shutil.which("c++" if language == "c++" else "cc") or ""]
    if not compiler[0]:
        compiler = [sys.executable, "-m", "ziglang", language if language == "c++" else "cc"]
    run(*compiler, f"-std={standard}", *STRICT, "-x", language, source, "-x", "none", *linking, "-o", program)
    return program


def linked(folder: Path, library: str) -> tuple[str | Path, ...]:
    """The options for a shared library."""
    return f"-I{folder / 'include'}", f"-L{folder / 'lib'}", f"-l{library}", f"-Wl,-rpath,{folder / 'lib'}"


def test_the_example_prints_the_table_of_python_with_each_library(folder: Path, tmp_path: Path) -> None:
    example, static = folder / "example.c", (f"-I{folder / 'include'}", folder / "lib" / c_library.STATIC, "-pthread")
    printed = run(compiled(example, tmp_path / "shared", *linked(folder, "declarer")))
    assert run(compiled(example, tmp_path / "static", *static, standard="c17")) == printed
    lines = printed.splitlines()
    rows = [line.split()[1:] for line in lines[1:5]]
    assert rows == [[str(dd_table(DEAL)[seat][strain]) for strain in Strain] for seat in Seat]
    assert lines[5] == "par 400: 3N by N 3N by S"
    leads = {str(card): tricks for card, tricks in Solver().card_values(Position(DEAL, "NT", "W")).items()}
    assert dict(line.split() for line in lines[6:]) == {card: str(v) for card, v in leads.items()}


@pytest.mark.parametrize(("language", "standard"), [("c", "c99"), ("c++", "c++11")])
def test_a_program_for_dds_compiles_with_its_usual_header(
    folder: Path, tmp_path: Path, language: str, standard: str
) -> None:
    source = tmp_path / "program"
    source.write_text(DDS_PROGRAM, encoding="utf-8")
    program = compiled(source, tmp_path / "out", *linked(folder, "dds"), language=language, standard=standard)
    assert run(program) == SOUTH
    assert b"libdds.so.0" in program.read_bytes()
    assert b"libdeclarer.so" not in program.read_bytes()


def test_programs_on_the_page_print_what_it_says(folder: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs/how-to/c-library.md").read_text(encoding="utf-8")
    found = re.findall(r"```(c|cpp)\n(.*?)```\n\nIt prints:\n\n```\n(.*?)```", page, re.DOTALL)
    assert [language for language, _, _ in found] == ["c", "cpp"]
    for language, text, printed in found:
        source = tmp_path / f"page.{language}"
        source.write_text(text, encoding="utf-8")
        standard = ("c++", "c++17") if language == "cpp" else ("c", "c11")
        program = compiled(
            source, tmp_path / "page", *linked(folder, "declarer"), language=standard[0], standard=standard[1]
        )
        assert run(program) == printed


@pytest.mark.skipif(shutil.which("rustc") is None, reason="no Rust")
def test_the_program_in_rust_on_the_page_prints_the_tricks_of_python(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs/how-to/c-library.md").read_text(encoding="utf-8")
    (tmp_path / "example.rs").write_text(re.findall(r"```rust\n(.*?)```", page, re.DOTALL)[0], encoding="utf-8")
    run("rustc", tmp_path / "example.rs", "-L", folder / "lib", "-o", tmp_path / "example")
    monkeypatch.setenv("LD_LIBRARY_PATH", str(folder / "lib"))
    assert run(tmp_path / "example") == f"South takes {dd_table(DEAL)['S']['NT']} tricks at notrump\n"


@pytest.mark.skipif(shutil.which("cmake") is None, reason="no cmake")
def test_cmake_finds_the_libraries_in_a_folder_that_was_moved(folder: Path, tmp_path: Path) -> None:
    moved = tmp_path / "moved"
    shutil.copytree(folder, moved, symlinks=True)
    (tmp_path / "dds.c").write_text(DDS_PROGRAM, encoding="utf-8")
    major, minor = map(int, version("declarer").split(".")[:2])
    (tmp_path / "CMakeLists.txt").write_text(
        f"cmake_minimum_required(VERSION 3.16)\nproject(uses C)\nfind_package(declarer {major}.{minor} REQUIRED)\n"
        "add_executable(shared moved/example.c)\ntarget_link_libraries(shared PRIVATE declarer::declarer)\n"
        "add_executable(static moved/example.c)\ntarget_link_libraries(static PRIVATE declarer::static)\n"
        "add_executable(dds dds.c)\ntarget_link_libraries(dds PRIVATE declarer::dds)\n"
        f"find_package(declarer {major}.{minor + 1} QUIET)\nif(declarer_FOUND)\nmessage(FATAL_ERROR later)\nendif()\n"
    )
    run("cmake", "-S", tmp_path, "-B", tmp_path / "built", f"-DCMAKE_PREFIX_PATH={moved}")
    run("cmake", "--build", tmp_path / "built")
    assert run(tmp_path / "built" / "shared") == run(tmp_path / "built" / "static")
    assert run(tmp_path / "built" / "dds") == SOUTH


@pytest.mark.skipif(shutil.which("pkg-config") is None, reason="no pkg-config")
def test_pkg_config_names_the_options(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PKG_CONFIG_PATH", str(folder / "lib" / "pkgconfig"))
    options = run("pkg-config", "--cflags", "--libs", "declarer").split()
    assert [os.path.normpath(option[2:]) for option in options[:2]] == [str(folder / "include"), str(folder / "lib")]
    assert options[2:] == ["-ldeclarer"]
    assert run("pkg-config", "--modversion", "declarer").strip() == version("declarer")


@pytest.mark.skipif(shutil.which("nm") is None, reason="no nm")
def test_the_static_library_takes_no_name_that_a_program_may_have(folder: Path) -> None:
    listed = run("nm", "-g", "--defined-only", folder / "lib" / c_library.STATIC)
    names = {line.split()[2] for line in listed.splitlines() if len(line.split()) == 3}
    of_dds = set(re.findall(r"(\w+)\(", (c_library.C / "dds.h").read_text(encoding="utf-8")))
    own = {name for name in names if not name.startswith("declarer_")}
    assert own == of_dds, "all others begin with declarer_"
    exported = run("nm", "-D", "--defined-only", folder / "lib/libdeclarer.so").splitlines()
    public = {name for name in names if not name.startswith("declarer_private_")}
    assert {line.split()[2] for line in exported} == public


@pytest.mark.skipif(shutil.which("readelf") is None, reason="no readelf")
@pytest.mark.parametrize("name", ["declarer", "dds"])
def test_each_shared_library_has_a_name_with_a_number_and_needs_the_systems_only(folder: Path, name: str) -> None:
    described = run("readelf", "-d", folder / "lib" / f"lib{name}.so")
    assert re.findall(r"\(SONAME\).*\[(.*)\]", described) == [f"lib{name}.so.0"]
    assert set(re.findall(r"\(NEEDED\).*\[(.*)\]", described)) <= {"libc.so.6", "libpthread.so.0"}


def test_the_header_and_the_licence_are_those_of_the_distribution(folder: Path) -> None:
    header = (c_library.C / "declarer.h").read_text(encoding="utf-8")
    parts = re.findall(r"#define DECLARER_VERSION_[A-Z]+ (\d+)", header)
    assert ".".join(parts) == version("declarer")
    assert re.findall(r'#define DECLARER_VERSION "(.*)"', header) == [version("declarer")]
    assert (folder / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
