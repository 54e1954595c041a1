### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-planner = Planner
    .rule = thinks several turns ahead
colleague-strong = Strategist
    .rule = weighs many possible futures before every turn
