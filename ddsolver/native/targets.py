"""Processors and systems for which kernels are compiled, and the compilation of bitcode for one of them.

This needs llvmlite, but not numba.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from ddsolver.errors import BridgeError
from ddsolver.native.machine import WEB_TARGET, machine, software_bits_forced, system

_SLOW_EXTRACTION = {"znver1", "znver2", "bdver4"}
"""Processors that run the BMI2 instructions `pext` and `pdep` as microcode, which is slower than a loop."""
_KNOWN = {"clock_gettime", "GetTickCount64", "memset", "memcpy", "memmove"}
"""The functions of the system that a library may call."""
_LEVELS = {
    "bmi2": ("x86-64-v2", "+bmi,+bmi2,+lzcnt"),
    "v2": ("x86-64-v2", ""),
    "": ("x86-64", ""),
}
"""The x86-64 processors and features for which libraries are compiled. Newer instructions gained nothing."""
_TRIPLES = {("linux", each): f"{each}-unknown-linux-gnu" for each in ("x86_64", "aarch64")}
_WEB_TRIPLE = "wasm32-unknown-unknown"
_WEB_FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""Features that all browsers have since 2021."""
_CPUID = 'call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2"(i32 %d, i32 0)'


class Target(NamedTuple):
    """A processor and a system."""

    name: str
    """The name in the name of the library; see `ddsolver.native.machine`."""
    triple: str
    cpu: str
    features: str

    @property
    def has_bmi2(self) -> bool:
        """Whether `pext` and `pdep` are fast instructions of this processor."""
        return "+bmi2" in self.features


def target_named(name: str) -> Target:
    """Return the target with a name such as ``linux-x86_64-bmi2``."""
    if name == WEB_TARGET:
        return Target(name, _WEB_TRIPLE, "generic", _WEB_FEATURES)
    platform, processor, *level = name.split("-", 2)
    triple = _TRIPLES.get((platform, processor)) or llvm.get_process_triple()
    if processor == "x86_64":
        return Target(name, triple, *_LEVELS[level[0] if level else ""])
    return Target(name, triple, "generic", "")


def target_here() -> Target:
    """Return the best target for this machine."""
    if machine() != "x86_64":
        return target_named(f"{system()}-{machine()}")
    features = llvm.get_host_cpu_features()
    fast = features.get("bmi2", False) and llvm.get_host_cpu_name() not in _SLOW_EXTRACTION
    if fast and not software_bits_forced():
        return target_named(f"{system()}-x86_64-bmi2")
    return target_named(f"{system()}-x86_64-v2" if features.get("popcnt", False) else f"{system()}-x86_64")


def bitcode_in(path: Path) -> bytes:
    """Return the bitcode in a file of LLVM IR: bitcode, or text (``.ll``).

    :raises OSError: if it cannot be read.
    :raises RuntimeError: if LLVM cannot read it.
    """
    if path.suffix != ".ll":
        return path.read_bytes()
    return bytes(llvm.parse_assembly(path.read_text(encoding="utf-8")).as_bitcode())


def text_in(path: Path) -> str:
    """Return bitcode in a file as text.

    :raises OSError: if it cannot be read.
    """
    return str(llvm.parse_bitcode(path.read_bytes()))


def object_of(bitcode: Sequence[bytes], exported: Collection[str], target: Target) -> bytes:
    """Compile bitcode to one object file that offers the functions in ``exported``.

    :raises BridgeError: if a kernel can raise an exception, or calls a function that is not known.
    """
    return emitted(optimised(bitcode, exported, target), target)


def emitted(module: Any, target: Target) -> bytes:
    """Return the object file of a module that was `optimised`."""
    return bytes(_machine(target.triple, target.cpu, target.features).emit_object(module))


def optimised(bitcode: Sequence[bytes], exported: Collection[str], target: Target) -> Any:
    """Return bitcode as one LLVM module, optimised, that offers the functions in ``exported`` and `declarer_fits`.

    :raises BridgeError: if a kernel can raise an exception, or calls a function that is not known.
    """
    machine_of = _machine(target.triple, target.cpu, target.features)
    linked = llvm.parse_assembly(_functions_of(target))
    for each in bitcode:
        linked.link_in(llvm.parse_bitcode(each))
    linked.triple, linked.data_layout = target.triple, str(machine_of.target_data)
    offered = {*exported, "declarer_fits"}
    for function in linked.functions:
        if not function.is_declaration and function.name not in offered:
            function.linkage = llvm.Linkage.internal
    for variable in linked.global_variables:
        if not variable.is_declaration:
            variable.linkage = llvm.Linkage.internal
    linked.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = True
    builder = llvm.create_pass_builder(machine_of, options)
    builder.getModulePassManager().run(linked, builder)
    _check(linked)
    return linked


def _check(linked: Any) -> None:
    raising = [variable.name for variable in linked.global_variables if "picklebuf" in variable.name]
    if raising:
        raise BridgeError(f"a kernel can raise an exception, which nobody would see: {raising[0]}")
    unknown = [
        function.name
        for function in linked.functions
        if function.is_declaration and not function.name.startswith("llvm.") and function.name not in _KNOWN
    ]
    if unknown:
        raise BridgeError(f"a kernel calls a function that kernels may not call: {' '.join(unknown)}")


def _machine(triple: str, cpu: str, features: str) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()  # for `cpuid`
    reloc = "static" if triple == _WEB_TRIPLE else "pic"
    return llvm.Target.from_triple(triple).create_target_machine(cpu=cpu, features=features, opt=3, reloc=reloc)


def _functions_of(target: Target) -> str:
    """Return the functions that depend on the target, as LLVM text: `ddsolver.native.instructions`, `declarer_fits`."""
    inside = "i64 @target.{}({}) alwaysinline"
    two = "i64 %a, i64 %b"
    fast = target.has_bmi2
    texts = [f"define {inside.format('has_bmi2', '')} {{ ret i64 {int(fast)} }}"]
    for name in ("pext", "pdep"):
        here = f"@llvm.x86.bmi.{name}.64"
        work = f"%r = call i64 {here}({two})\n ret i64 %r" if fast else "unreachable"
        texts.append(f"define {inside.format(name, two)} {{\n {work}\n}}")
        if fast:
            texts.append(f"declare i64 {here}(i64, i64)")
    texts.append(_clock_of(target, inside.format("clock", "")))
    return "\n".join([*texts, _fits(target)])


def _clock_of(target: Target, head: str) -> str:
    if "windows" in target.triple:
        work = "%r = call i64 @GetTickCount64()\n %n = mul i64 %r, 1000000\n ret i64 %n"
        return f"declare i64 @GetTickCount64()\ndefine {head} {{\n {work}\n}}"
    if target.triple == _WEB_TRIPLE:
        return f"define {head} {{\n ret i64 0\n}}"  # a module for pages imports nothing
    number = 6 if "apple" in target.triple or "darwin" in target.triple else 1  # CLOCK_MONOTONIC
    return f"""
declare i32 @clock_gettime(i32, ptr)
define {head} {{
 %t = alloca [2 x i64]
 call i32 @clock_gettime(i32 {number}, ptr %t)
 %s = load i64, ptr %t
 %p = getelementptr i64, ptr %t, i64 1
 %n = load i64, ptr %p
 %m = mul i64 %s, 1000000000
 %r = add i64 %m, %n
 ret i64 %r
}}"""


def _fits(target: Target) -> str:
    """Return a function that returns 1 if the processor at hand can run a library, else 0.

    An x86-64 processor says by `cpuid` what it has. (Of AMD and Hygon, only Zen 3, family 25, and later have fast BMI2
    instructions.) The function itself uses no instruction that an x86-64 processor may lack.
    """
    level = next((level for level, named in _LEVELS.items() if named == (target.cpu, target.features)), "")
    if not (level and target.triple.startswith("x86_64")):
        return "define i64 @declarer_fits() { ret i64 1 }"

    def ask(leaf: int, register: int, bits: Sequence[int], name: str) -> str:
        mask = sum(1 << bit for bit in bits)
        return (
            f" %{name}c = {_CPUID.replace('%d', str(leaf - (1 << 32) if leaf >> 31 else leaf))}\n"
            f" %{name}r = extractvalue {{ i32, i32, i32, i32 }} %{name}c, {register}\n"
            f" %{name}m = and i32 %{name}r, {mask}\n"
            f" %{name} = icmp eq i32 %{name}m, {mask}\n"
        )

    text = "define i64 @declarer_fits() {\n" + ask(1, 2, (9, 13, 19, 20, 23), "v")
    if level == "v2":
        return text + " %z = zext i1 %v to i64\n ret i64 %z\n}"
    text += ask(7, 1, (3, 8), "b") + ask(0x80000001, 2, (5,), "l")
    maker = _CPUID.replace("%d", "0")
    return f"""{text}
 %mc = {maker}
 %mr = extractvalue {{ i32, i32, i32, i32 }} %mc, 1
 %ma = icmp eq i32 %mr, {int.from_bytes(b"Auth", "little")}
 %mh = icmp eq i32 %mr, {int.from_bytes(b"Hygo", "little")}
 %m = or i1 %ma, %mh
 %md = extractvalue {{ i32, i32, i32, i32 }} %mc, 0
 %deep = icmp uge i32 %md, 7
 %fv = extractvalue {{ i32, i32, i32, i32 }} %vc, 0
 %f1 = lshr i32 %fv, 8
 %f2 = and i32 %f1, 15
 %f3 = lshr i32 %fv, 20
 %f4 = and i32 %f3, 255
 %f = add i32 %f2, %f4
 %old = icmp ult i32 %f, 25
 %slow = and i1 %m, %old
 %quick = xor i1 %slow, true
 %1 = and i1 %v, %b
 %2 = and i1 %1, %l
 %3 = and i1 %2, %quick
 %4 = and i1 %3, %deep
 %z = zext i1 %4 to i64
 ret i64 %z
}}"""
