"""An engine that plays its lowest legal card; it needs no package."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "lowest", "version": "1"}
    elif kind == "options":
        answer = {"type": "ready"}
    elif kind == "play":
        lowest = min(message["legal"], key=lambda card: "23456789TJQKA".index(card[1]))
        answer = {"type": "card", "board": message["board"], "card": lowest}
    else:
        continue
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
