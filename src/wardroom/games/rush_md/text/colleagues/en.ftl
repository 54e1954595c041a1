### The kinds of computer colleague. `.rule` says in a few words how one plays.

colleague-novice = Novice
    .rule = takes what looks best at the moment
colleague-average = Duty doctor
    .rule = usual hands; plans with the team
colleague-expert = Consultant
    .rule = quick hands and a perfect memory
