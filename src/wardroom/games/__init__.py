"""The games: one folder each, with its rules, its content, its texts and its own judgement."""
