### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-gentle = Gentle
    .rule = takes its time and sometimes forgets things
colleague-good = Good
    .rule = normal speed; plans with the team
colleague-strong = Strong
    .rule = quick hands and a perfect memory
