"""A bot in one page: it treats where it burns, else walks on, else takes what comes first.

Wardroom starts it and talks to it in lines: a position as JSON in, a line of notation out.
Let it play: wardroom simulate pandemic --players "process:python3 docs/first_bot.py,random"
"""

import json
import sys

for line in sys.stdin:
    position = json.loads(line)
    answer = position["legal"][0] if position["waited_for"] else "-"
    for verb in ("cure", "treat", "discard", "drive"):
        matching = [action for action in position["legal"] if action.split()[0] == verb]
        if matching and position["waited_for"]:
            answer = matching[(position["seed"] + position["view"]["turn"]) % len(matching)]
            break
    print(answer, flush=True)
