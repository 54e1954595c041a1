### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-novice = Novice
    .rule = takes what looks best at the moment
colleague-steady = Ward manager
    .rule = plans the whole turn
colleague-sharp = Director
    .rule = plans the whole turn and wastes nothing
