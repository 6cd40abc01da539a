from __future__ import annotations

import zipfile
from pathlib import Path

import numpy as np
import pytest

from agent.calls.contract_network import ContractNetwork
from agent.calls.network import CallNetwork
from agent.calls.stored import StoredNetwork, read_arrays
from ddsolver.errors import BridgeError

BOTH = pytest.mark.parametrize("kind", [CallNetwork, ContractNetwork])


def random_network(kind: type[StoredNetwork]) -> StoredNetwork:
    """A network with random weights."""
    generator = np.random.default_rng(4)
    return kind({name: generator.normal(size=shape) for name, shape in kind.shapes(8).items()}, "random")


@BOTH
def test_weights_are_stored_and_read(kind: type[StoredNetwork], tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    network = random_network(kind)
    network.save(path)
    again = kind.load(path)
    assert again.note == "random"
    assert again.weights.keys() == network.weights.keys()
    for name, array in network.weights.items():
        np.testing.assert_array_equal(again.weights[name], array.astype(np.float16))


@BOTH
def test_bad_files_of_weights_are_refused(kind: type[StoredNetwork], tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    with pytest.raises(BridgeError, match=rf"weights of {kind.SUBJECT} are missing: .*weights.npz"):
        kind.load(path)
    random_network(kind).save(path)
    good = path.read_bytes()
    for bad in (b"", b"nothing", good[: len(good) // 2], good[:200] + bytes(100) + good[300:]):
        path.write_bytes(bad)
        with pytest.raises(BridgeError, match=f"weights of {kind.SUBJECT} are damaged"):
            kind.load(path)


@BOTH
def test_weights_of_another_format_or_shape_are_refused(kind: type[StoredNetwork], tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    arrays = {name: np.zeros(shape, dtype=np.float16) for name, shape in kind.shapes(8).items()}
    np.savez(path, allow_pickle=False, format=2, **arrays)
    with pytest.raises(BridgeError, match="has weights of format 2, but this version reads format 1"):
        kind.load(path)
    np.savez(path, allow_pickle=False, **arrays)
    with pytest.raises(BridgeError, match="format None"):
        kind.load(path)
    first = next(iter(arrays))
    for wrong in (arrays | {first: arrays[first][1:]}, {"first_bias": arrays["first_bias"]}, {}):
        np.savez(path, allow_pickle=False, format=1, **wrong)
        with pytest.raises(BridgeError, match="damaged"):
            kind.load(path)


@pytest.mark.parametrize("wrong", [np.nan, np.inf, "x", 1j, np.datetime64(1, "s")])
def test_weights_that_are_no_numbers_are_refused(wrong: object, tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    arrays = {name: np.zeros(shape, dtype=np.float16) for name, shape in ContractNetwork.shapes(8).items()}
    np.savez(path, allow_pickle=False, format=1, **arrays | {"first_bias": np.full(8, wrong)})
    with pytest.raises(BridgeError, match="are damaged: .*: some are no numbers"):
        ContractNetwork.load(path)


def test_a_file_that_is_no_archive_of_sound_arrays_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"

    def refused() -> str:
        with pytest.raises(ValueError, match=".") as error:
            read_arrays(path)
        return str(error.value)

    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    assert refused() == "it is a single array"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("hands.npy", "no array")
    assert refused() == "hands is no array"
    with path.open("wb") as file:
        np.savez_compressed(file, hands=np.arange(10_000))
    data = bytearray(path.read_bytes())
    data[60:3000:20] = bytes(len(data[60:3000:20]))
    path.write_bytes(data)
    assert refused()
    head = b"{'descr': '<i8', 'fortran_order': False, 'shape': (1000000000000000, ), }".ljust(117) + b"\n"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("hands.npy", b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head)
    assert "allocate" in refused()
    path.unlink()
    with pytest.raises(FileNotFoundError):
        read_arrays(path)


def test_the_subjects_are_named_as_people_name_them() -> None:
    assert (CallNetwork.SUBJECT, ContractNetwork.SUBJECT) == ("the call network", "the contract network")
