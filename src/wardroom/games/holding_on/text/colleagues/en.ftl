### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-gentle = Gentle
    .rule = cares for the day at hand
colleague-good = Good
    .rule = saves something for the days to come
colleague-strong = Strong
    .rule = keeps Billy alive to hear him out
