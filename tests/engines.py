"""Made-up engines, and a board that they play."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from agent.registry import Defence, Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import BoardRecord, play_board, seat_players
from ddsolver import Deal

EXAMPLES = Path(__file__).parents[1] / "docs" / "engines"
DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
CONTRACT = Contract.parse("4HS")
LOWEST = f"engine:cmd={sys.executable} {EXAMPLES / 'lowest.py'}"
ENGINE = """
import json, os, sys, time
turns = 0
def card(message):
    global said
    said = message["legal"][0]
    return {"type": "card", "board": message["board"], "card": message["legal"][0]}
def say(message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "made-up", "version": "2.5", **DECLARED})
    elif message["type"] == "options":
        options = message["options"]
        say({"type": "ready"})
    elif message["type"] == "new_board":
        turns = 0
    elif message["type"] == "play":
        turns += 1
        PLAY
"""


def engine(folder: Path, play: str = "say(card(message))", declared: str = "{}", name: str = "engine.py") -> str:
    """Write an engine; return it as a player."""
    path = folder / name
    path.write_text(ENGINE.replace("DECLARED", declared).replace("PLAY", play.replace("\n", "\n        ")))
    return f"engine:cmd={sys.executable} {path}"


def played(declarer: str, defence: str = "arbitrary", /, **settings: object) -> BoardRecord:
    seed = np.random.SeedSequence(3)
    player = parse_player(declarer, Role.DECLARER).replace(**settings).make(seed)
    players = seat_players(CONTRACT, player, *Defence.parse(defence).make(seed))
    return play_board(DEAL, CONTRACT, Vulnerability.NONE, players)
