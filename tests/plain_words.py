"""Find phrases of the project's old dialect in prose: `python -m tests.plain_words`, a part of `make check`.

Prose is what people read: docstrings, comments and texts in the code, the documentation. Names are not prose.
"""

from __future__ import annotations

import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
CODE = ("agent", "ddsolver", "docs", "experiments", "tests")
_ITSELF = ("plain_words.py", "test_plain_words.py")
TEXTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*.md")
PHRASES = (
    r"gone on with|goes? on with it|went on with",
    r"\bso many\b",
    r"\bas many (as|of)\b",
    r"\b(is|are|was|were) told\b",
    r"\b(is|are) asked about\b",
    r"\bwhoever\b",
    r"\banew\b",
    r"\bwhat there is\b",
    r"\bthose that (are|were) (none|no)\b",
    r"\btells? (nothing|anything|apart|whether|what|how|who|which|of)\b",
    r"\bwho(se)? is (who|what)\b",
    r"\bhe who\b",
    r"\beach by (itself|themselves)\b",
    r"\bgrown up\b",
    r"\bput(s)? up with\b",
    r"\bnobody else\b",
    r"\bhardly any(thing|body)?\b",
    r"\bbeyond doubt\b",
    r"\bmend (it|them)\b",
    r"\b(is|are) none of\b",
    r"\bis said\b",
    r"\blooked (at|for|no further)\b",
    r"\blikewise\b",
    r"\bby itself\b",
    r"\bwithin which\b",
    r"\bof which is\b",
    r"\bwhat tells\b",
    r"\bany more\b",
    r"\bin any case\b",
)
_PATTERN = re.compile("|".join(f"(?:{phrase})" for phrase in PHRASES), re.IGNORECASE)


def prose_of_code(text: str) -> Iterator[tuple[int, str]]:
    """Yield comments and texts of a Python file, each line with its number."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING) and " " in token.string:
            yield from enumerate(token.string.splitlines(), start=token.start[0])


def prose_of_text(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a Markdown file that are not code."""
    is_code = False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("```"):
            is_code = not is_code
        elif not is_code:
            yield number, line


def findings() -> Iterator[str]:
    """Yield where a phrase stands, and the phrase."""
    paths = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py")) if path.name not in _ITSELF]
    paths += [path for texts in TEXTS for path in sorted(ROOT.glob(texts))]
    for path in paths:
        text = path.read_text(encoding="utf-8")
        for number, line in prose_of_code(text) if path.suffix == ".py" else prose_of_text(text):
            for phrase in _PATTERN.finditer(line):
                yield f"{path.relative_to(ROOT)}:{number}: {phrase[0]!r} in: {line.strip()}"


def main() -> int:
    """Print all findings; return 1 if there are any, else 0."""
    lines = list(findings())
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return min(1, len(lines))


if __name__ == "__main__":
    sys.exit(main())
