# Puzzles: positions with one clearly best turn.

web-puzzles = Puzzles
web-puzzles-about = Positions from real games in which one turn is clearly better than all others. Play that turn on the board; whichever way you get to the same result counts. Then you hear what it was worth, and why.
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-number = Puzzle { $number }
web-puzzle-number-solved = Puzzle { $number }, solved
web-puzzle-level-1 = Easy
web-puzzle-level-2 = Medium
web-puzzle-level-3 = Hard
web-puzzle-task = It is your turn. Find the best one and play it to its end.
web-puzzle-judging = Your turn is being judged …
web-puzzle-solved = Solved!
web-puzzle-missed = Not solved.
web-puzzle-yours = Your turn: { $yours }.
web-puzzle-unjudged = Nobody here can say what your turn is worth.
web-puzzle-worth = The best turn: { $best }, the next best: { $second }.
web-puzzle-chance = { $chance }% to win
web-puzzle-points = { $points } points on the best rival
web-puzzle-why = Why:
web-puzzle-best = The best turn:
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-leave = Leave the puzzle
web-problem-unknown-puzzle = This puzzle does not exist.
web-problem-not-in-puzzles = This cannot be done in a puzzle.
