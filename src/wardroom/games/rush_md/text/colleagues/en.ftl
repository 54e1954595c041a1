### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-gentle = Gentle
    .rule = takes its time and forgets now and then
colleague-good = Good
    .rule = usual hands; plans with the team
colleague-strong = Strong
    .rule = quick hands and a perfect memory
