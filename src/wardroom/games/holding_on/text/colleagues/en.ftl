### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-listener = Listener
    .rule = keeps Billy alive in order to hear him out
