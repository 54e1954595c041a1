### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-gentle = Gentle
    .rule = sees its own turn and the cubes at hand
colleague-good = Good
    .rule = thinks several turns ahead, with the whole team
colleague-strong = Strong
    .rule = weighs many possible futures before every turn
