### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-gentle = Gentle
    .rule = spends its care on the day at hand
colleague-good = Good
    .rule = keeps something for the days to come
colleague-strong = Strong
    .rule = keeps Billy alive in order to hear him out
