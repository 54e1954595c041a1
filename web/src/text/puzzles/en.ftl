# Puzzles: positions with one clearly best turn.

web-puzzles = Puzzles
web-puzzles-about = Positions from real games where one turn is clearly better than all others. Play that turn on the board; any way of reaching the same result counts. Then see what it was worth, and why.
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle-number = Puzzle { $number }
web-puzzle-number-solved = Puzzle { $number }, solved
web-puzzle-level-1 = Easy
web-puzzle-level-2 = Medium
web-puzzle-level-3 = Hard
web-puzzle-task = It’s your turn. Find the best way to play it, right to the end.
web-puzzle-judging = Judging your turn…
web-puzzle-solved = Solved!
web-puzzle-missed = Not solved.
web-puzzle-yours = Your turn: { $yours }.
web-puzzle-unjudged = Your turn can’t be rated here.
web-puzzle-worth = The best turn: { $best }, the next best: { $second }.
web-puzzle-chance = { $chance }% to win
web-puzzle-points = { $points } points ahead of the best rival
web-puzzle-why = Why:
web-puzzle-best = The best turn:
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-leave = Leave the puzzle
web-problem-unknown-puzzle = This puzzle doesn’t exist.
web-problem-not-in-puzzles = You can’t do this in a puzzle.
