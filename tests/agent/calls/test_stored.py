from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from agent.calls.contract_network import ContractNetwork
from agent.calls.network import CallNetwork
from agent.calls.stored import StoredNetwork
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


def test_the_subjects_are_named_as_people_name_them() -> None:
    assert (CallNetwork.SUBJECT, ContractNetwork.SUBJECT) == ("the call network", "the contract network")
