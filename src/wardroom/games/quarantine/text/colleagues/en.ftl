### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-gentle = Gentle
    .rule = takes whatever looks best at the moment
colleague-good = Good
    .rule = plans the whole turn
colleague-strong = Strong
    .rule = plans the whole turn and wastes nothing
