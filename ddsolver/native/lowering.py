"""Compiles the kernels of one module to LLVM bitcode, with numba. No other module touches numba's internals.

Each kernel is compiled alone: in its code, a call of another kernel is the call of a function that is declared, because
every kernel has a signature. `ddsolver.native.targets` links all of them; there LLVM copies small kernels into their
callers. So modules can be compiled at the same time, and each kernel is compiled once.

What is used of numba beyond its documented interface: `compile_extra` with `Flags`, the module of a code library, and
the convention by which compiled functions call each other. If one of them changes,
`tests/ddsolver/native/test_targets.py` names it.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils, compiler, config
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target
from numba.core.typing.templates import ConcreteTemplate
from numba.np.arrayobj import make_array, populate_array

from ddsolver.errors import BridgeError
from ddsolver.native import instructions
from ddsolver.native import types as native_types
from ddsolver.native.kernel import Kernel, kernels_of
from ddsolver.native.types import Array, Number, Tuple, c_parameters

_INT64 = ir.IntType(64)
_C_TYPES = {
    "int64": _INT64,
    "float64": ir.DoubleType(),
    "boolean": _INT64,
    "pointer": ir.IntType(8).as_pointer(),
    "void": ir.VoidType(),
}
_types: dict[str, Any] = {}
"""The numba type of each kernel that was called, by its symbol."""
_current = ""
"""The symbol of the kernel that is being compiled; a call of this kernel is a recursion."""

native_types.compiler = sys.modules[__name__]
# What is made here serves all processors; `ddsolver.native.targets` optimises for one of them.
config.CPU_NAME, config.CPU_FEATURES = "generic", ""
config.LOOP_VECTORIZE = config.SLP_VECTORIZE = False


def bitcode_of(module: str) -> bytes:
    """Return LLVM bitcode with all kernels of a module, each with a C function that calls it (`Kernel.symbol`)."""
    kernels = kernels_of(importlib.import_module(module))
    typing, target = cpu_target.typing_context, cpu_target.target_context
    typing.refresh()
    target.refresh()
    linked = llvm.parse_assembly("")
    for each in kernels:
        linked.link_in(_compile(each))
    for function in linked.functions:
        # Their names might be those of other functions in other modules.
        if not function.is_declaration and not function.name.startswith("kernel."):
            function.linkage = llvm.Linkage.internal
    for each in kernels:
        linked.link_in(llvm.parse_assembly(str(_c_function(each))))
    _shorten(linked)
    linked.verify()
    return bytes(linked.as_bitcode())


def _shorten(linked: Any) -> None:
    """Remove most of the copying of structures in a module, and the names that differ from run to run.

    The rest of the optimisation is left to `ddsolver.native.targets`, which knows the processor.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_default_triple().create_target_machine(cpu="generic", features="")
    passes, names = llvm.create_new_module_pass_manager(), llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_strip_dead_prototype_pass()
    names.add_strip_symbols_pass()
    # Variables keep their names, by which `ddsolver.native.targets` knows kernels that can raise an exception.
    for run, linkage in ((passes, llvm.Linkage.internal), (names, llvm.Linkage.external)):
        for variable in linked.global_variables:
            variable.linkage = linkage
        run.run(linked, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    for variable in linked.global_variables:
        variable.linkage = llvm.Linkage.internal


def fragment(function: Any) -> Any:
    """Return a function that numba copies into its callers."""
    return numba.njit(inline="always", nogil=True, _nrt=False)(function)


def instruction(name: str) -> Any:
    """Return an instruction as numba knows it."""
    return getattr(instructions, name)


def number_class(number: Number) -> Any:
    """Return the numba type of a type of numbers, which a kernel may call."""
    return types.NumberClass(_numba_type(number))


def kernel_type(called: Kernel) -> Any:
    """Return the numba type of a kernel that other kernels may call."""
    symbol = called.symbol
    if symbol not in _types:
        signature = _signature(called)
        template = type(symbol, (ConcreteTemplate,), {"key": symbol, "cases": [signature]})

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            value = _call(builder, called, arguments)
            return context.get_dummy_value() if signature.return_type == types.void else value

        cpu_target.target_context.insert_func_defn([(generate, symbol, signature.args)])
        _types[symbol] = types.Function(template)
    return _types[symbol]


def _compile(each: Kernel) -> Any:
    """Return an LLVM module with a kernel and numba's own functions that the kernel calls."""
    global _current
    _current = each.symbol
    signature = _signature(each)
    flags = compiler.Flags()
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.nrt = False
    flags.error_model = "numpy"  # a division by zero raises nothing
    flags.forceinline = each.inline
    contexts = cpu_target.typing_context, cpu_target.target_context
    try:
        done = compiler.compile_extra(*contexts, each.function, signature.args, signature.return_type, flags, {})
    except NumbaError as error:
        raise BridgeError(f"numba cannot compile the kernel {each.__module__}.{each.name}: {error}") from error
    module = done.library._final_module
    module.get_function(done.fndesc.llvm_func_name).name = _native_name(each)
    for library in done.library._linking_libraries:
        if library.name != "nrt":
            module.link_in(library._get_module_for_linking(), preserve=True)
    return module


def _native_name(each: Kernel) -> str:
    return f"kernel.{each.symbol}"


def _signature(each: Kernel) -> Any:
    return _numba_type(each.signature.result)(*map(_numba_type, each.signature.arguments))


def _numba_type(of: Any) -> Any:
    if isinstance(of, Array):
        return types.Array(_numba_type(of.of), of.axes, "C")
    if isinstance(of, Tuple):
        fields = [_numba_type(field) for field in of.fields]
        return types.BaseTuple.from_types(fields, of.made_by)
    return getattr(types, of.name)


def _call(builder: Any, called: Kernel, arguments: Any) -> Any:
    """Generate the call of a kernel; return its result.

    Kernels raise nothing (`ddsolver.native.targets` checks this), so the status that they return means nothing.
    """
    signature = _signature(called)
    convention = cpu_target.target_context.call_conv
    if called.symbol == _current:
        function = builder.function
    else:
        kind = convention.get_function_type(signature.return_type, signature.args)
        function = cgutils.get_or_insert_function(builder.module, kind, _native_name(called))
    _, result = convention.call_function(builder, function, signature.return_type, signature.args, arguments)
    return result


def _c_function(each: Kernel) -> ir.Module:
    """Return a module with a C function that calls a kernel.

    An array is given by its address and its shape, a tuple by its fields, a truth value by an int64. If the kernel
    returns a tuple, the first argument is the address of 64-bit words to which its fields are written.
    """
    global _current
    _current = ""
    signature = _signature(each)
    result, taken = each.signature
    several = isinstance(result, Tuple)
    name = "void" if isinstance(result, Tuple) else result.name
    parameters = [_INT64.as_pointer()] if several else []
    parameters += [_C_TYPES[kind] for argument in taken for kind in c_parameters(argument)]
    module = ir.Module(each.symbol)
    module.triple = llvm.get_process_triple()
    module.data_layout = str(cpu_target.target_context.target_data)
    function = ir.Function(module, ir.FunctionType(_C_TYPES[name], parameters), each.symbol)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    words = next(given) if several else None
    value = _call(builder, each, [_value(builder, argument, given) for argument in signature.args])
    if several:
        for place, field in enumerate(_fields(builder, signature.return_type, value)):
            target = builder.gep(words, [_INT64(place)])
            builder.store(field, builder.bitcast(target, field.type.as_pointer()))
    if name == "void":
        builder.ret_void()
    else:
        builder.ret(builder.zext(value, _INT64) if name == "boolean" else value)
    return module


def _value(builder: Any, of: Any, given: Iterator[Any]) -> Any:
    """Generate an argument of a kernel from the arguments of the C function."""
    context = cpu_target.target_context
    if isinstance(of, types.Array):
        address = next(given)
        shape = [next(given) for _ in range(of.ndim)]
        kind = context.get_data_type(of.dtype)
        size = _INT64(context.get_abi_sizeof(kind))
        strides = [size]
        for length in shape[:0:-1]:
            strides.insert(0, builder.mul(length, strides[0]))
        array = make_array(of)(context, builder)
        populate_array(array, builder.bitcast(address, kind.as_pointer()), shape, strides, size, None)
        return array._getvalue()
    if isinstance(of, types.BaseTuple):
        return context.make_tuple(builder, of, [_value(builder, field, given) for field in of])
    value = next(given)
    return builder.trunc(value, ir.IntType(1)) if of == types.boolean else value


def _fields(builder: Any, of: Any, value: Any) -> list[Any]:
    """Generate the numbers in a tuple, in order."""
    if not isinstance(of, types.BaseTuple):
        return [builder.zext(value, _INT64) if of == types.boolean else value]
    return [
        each for place, field in enumerate(of) for each in _fields(builder, field, builder.extract_value(value, place))
    ]
