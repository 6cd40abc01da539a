"""The check of our words itself; `make check` applies it to all texts."""

from __future__ import annotations

import sys

import pytest

from tests.plain_words import prose_of_code, prose_of_text


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="from 3.12 on, a formatted text has several tokens")
def test_docstrings_comments_and_texts_are_prose_and_names_are_not() -> None:
    code = 'def anew(told: str) -> str:\n    """Deal anew.\n\n    Twice."""\n'
    code += '    # so many cards\n    return f"mend it {told}"\n'
    assert list(prose_of_code(code)) == [
        (2, '"""Deal anew.'),
        (3, ""),
        (4, '    Twice."""'),
        (5, "# so many cards"),
        (6, 'f"mend it {told}"'),
    ]


def test_code_blocks_of_a_text_are_not_prose() -> None:
    assert list(prose_of_text("# Title\n```\nanew\n```\nText")) == [(1, "# Title"), (5, "Text")]
