from __future__ import annotations

import pickle

from experiments.boards.messages import BoardError, Messages, Remark


def test_more_than_three_equal_messages_are_said_once_with_their_number_and_boards() -> None:
    remarks = [Remark("a.pbn", str(number), f"line {number}: the tag Room is repeated") for number in range(1, 501)]
    assert Messages([*remarks, "another"]).texts() == [
        "a.pbn: 500 boards (1, 2, 3, 4, 5 ...): the tag Room is repeated",
        "another",
    ]


def test_messages_that_differ_only_in_a_quoted_text_are_said_once() -> None:
    texts = ["North's tag is 'a'", "North's tag is 'b'", "North's tag is \"it's\"", "North's tag is 'a'"]
    remarks = [Remark("a.pbn", str(number), f"line {number}: {text}") for number, text in enumerate(texts, start=1)]
    assert Messages(remarks).texts() == ["a.pbn: 4 boards (1, 2, 3, 4): North's tag is 'a' (and 2 more such texts)"]
    others = [Remark("a.pbn", str(number), f"{seat}'s tag is 'a'") for number, seat in enumerate(["N", "E", "S", "W"])]
    assert Messages(others).texts() == list(map(str, others))


def test_few_or_different_messages_are_said_one_by_one_with_their_lines() -> None:
    remarks = [Remark("a.pbn", str(number), f"line {number}: repeated") for number in (1, 2, 3)]
    others = [Remark("a.pbn", "4", "line 4: other"), Remark("b.pbn", "5", "line 5: repeated")]
    assert Messages([*remarks, *others]).texts() == [str(remark) for remark in (*remarks, *others)]
    assert str(remarks[0]) == "a.pbn: board 1: line 1: repeated"


def test_equal_errors_are_said_once_too_and_name_each_board_once() -> None:
    errors = [BoardError("a.pbn", number, "7", "Vulnerable: unknown: 'Q'") for number in range(9)]
    assert Messages(errors).texts() == ["a.pbn: 9 boards (7): Vulnerable: unknown: 'Q'"]
    assert str(pickle.loads(pickle.dumps(errors[2]))) == "a.pbn:2: board 7: Vulnerable: unknown: 'Q'"
