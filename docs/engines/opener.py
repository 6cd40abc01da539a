"""An engine that bids a little: it opens with 12 points, then passes, and plays its lowest legal card."""

import json
import sys
from typing import Any

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}


def call(message: dict[str, Any]) -> str:
    """Return 1NT with 15 to 17 points and no short suit, else the longest suit at the one level, else Pass."""
    suits = dict(zip("SHDC", message["hand"].split("."), strict=True))
    points = sum(POINTS.get(card, 0) for cards in suits.values() for card in cards)
    has_opened = any(made != "Pass" for made in message["auction"]["calls"])
    if points < 12 or has_opened:
        return "Pass"
    if 15 <= points <= 17 and min(map(len, suits.values())) > 1:
        return "1NT"
    return "1" + max(suits, key=lambda suit: len(suits[suit]))


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        roles = ["declarer", "defender", "bidder"]
        answer = {"type": "hello", "protocol": 2, "name": "opener", "version": "1", "roles": roles}
    elif kind == "options":
        answer = {"type": "ready"}
    elif kind == "call":
        answer = {"type": "call", "board": message["board"], "call": call(message)}
    elif kind == "play":
        lowest = min(message["legal"], key=lambda card: "23456789TJQKA".index(card[1]))
        answer = {"type": "card", "board": message["board"], "card": lowest}
    else:
        continue
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
