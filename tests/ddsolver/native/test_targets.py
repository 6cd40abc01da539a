"""Bitcode becomes objects for processors and systems, and what kernels may not do is refused."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from ddsolver.errors import BridgeError
from ddsolver.exports.ship import TARGETS
from ddsolver.native.machine import WEB_TARGET, machine
from ddsolver.native.targets import Target, object_of, target_here, target_named
from tests.ddsolver.native.test_libraries import ROOT

# Only there has llvmlite the assembler for the instruction that asks an x86-64 processor what it has.
pytestmark = pytest.mark.skipif(machine() != "x86_64", reason="needs an x86-64 processor")
CLOCK = "declare i64 @target.clock()\ndefine i64 @now() {\n %r = call i64 @target.clock()\n ret i64 %r\n}"
ELF_X86_64, ELF_AARCH64 = 62, 183


def compiled(text: str, target: Target) -> bytes:
    return object_of([llvm.parse_assembly(text).as_bitcode()], {"now"}, target)


@pytest.mark.parametrize(
    ("name", "processor"),
    [("linux-x86_64", ELF_X86_64), ("linux-x86_64-bmi2", ELF_X86_64), ("linux-aarch64", ELF_AARCH64)],
)
def test_an_object_is_for_the_processor_of_its_target(name: str, processor: int) -> None:
    data = compiled(CLOCK, target_named(name))
    assert data[:4] == b"\x7fELF"
    assert int.from_bytes(data[18:20], "little") == processor
    assert b"clock_gettime" in data


@pytest.mark.parametrize(
    ("triple", "clock"),
    [("arm64-apple-macosx11", b"_clock_gettime"), ("x86_64-pc-windows-msvc", b"GetTickCount64")],
)
def test_objects_for_other_systems_call_their_clocks(triple: str, clock: bytes) -> None:
    cpu = ("x86-64-v2", "") if triple.startswith("x86") else ("generic", "")
    assert clock in compiled(CLOCK, Target("other", triple, *cpu))


def test_a_wheel_brings_libraries_for_its_own_platform() -> None:
    for platform, targets in TARGETS.items():
        assert [target for target in targets if not target.startswith(platform)] == [WEB_TARGET]
    for platform in TARGETS:
        assert target_named(platform).triple == f"{platform.partition('-')[2]}-unknown-linux-gnu"


def test_a_module_for_web_pages_imports_nothing() -> None:
    data = compiled(CLOCK, target_named(WEB_TARGET))
    assert data[:4] == b"\0asm"
    assert b"clock_gettime" not in data


def test_only_processors_with_fast_instructions_have_bmi2() -> None:
    assert [target_named(f"linux-x86_64{level}").has_bmi2 for level in ("-bmi2", "-v2", "")] == [True, False, False]
    assert not target_named("linux-aarch64").has_bmi2


def test_the_environment_can_ask_for_loops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECLARER_SOFTWARE_BITS", "1")
    assert not target_here().has_bmi2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("declare i64 @malloc(i64)\ndefine i64 @now() {\n %r = call i64 @malloc(i64 1)\n ret i64 %r\n}", "malloc"),
        (
            "@.const.picklebuf.1 = global i64 0\n"
            "define i64 @now() {\n %r = load volatile i64, ptr @.const.picklebuf.1\n ret i64 %r\n}",
            "can raise an exception",
        ),
    ],
)
def test_a_kernel_that_allocates_or_raises_is_refused(text: str, why: str) -> None:
    with pytest.raises(BridgeError, match=why):
        compiled(text, target_here())


def test_numba_has_the_internals_that_lowering_uses() -> None:
    """If this fails after an update of numba, `ddsolver.native.lowering` must change with it."""
    from numba.core import codegen, compiler
    from numba.core.registry import cpu_target

    flags = compiler.Flags()
    for name in ("no_compile", "no_cpython_wrapper", "no_cfunc_wrapper", "nrt", "error_model", "forceinline"):
        assert hasattr(flags, name), f"numba.core.compiler.Flags has no {name} now"
    assert callable(compiler.compile_extra)
    library = cpu_target.target_context.codegen().create_library("nothing")
    for name in ("_final_module", "_linking_libraries", "_get_module_for_linking"):
        assert hasattr(library, name), f"numba.core.codegen.CPUCodeLibrary has no {name} now"
    assert isinstance(library, codegen.CPUCodeLibrary)
    convention = cpu_target.target_context.call_conv
    for name in ("get_function_type", "call_function"):
        assert callable(getattr(convention, name, None)), f"numba's calling convention has no {name} now"


def test_no_other_module_touches_numba() -> None:
    allowed = {"lowering.py", "instructions.py"}
    found = {
        path.name
        for package in ("ddsolver", "agent")
        for path in (ROOT / package).rglob("*.py")
        if any(
            line.startswith(("from numba", "import numba")) for line in path.read_text(encoding="utf-8").splitlines()
        )
    }
    assert found == allowed
