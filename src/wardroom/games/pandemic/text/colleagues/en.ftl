### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-gentle = Gentle
    .rule = looks at its own turn and the cubes nearby
colleague-good = Good
    .rule = plans several turns ahead, for the whole team
colleague-strong = Strong
    .rule = weighs many possible futures before every turn
