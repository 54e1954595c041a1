# What is explained when it happens for the first time: two sentences, at most 35 words.

first-warning = You get a warning for a day without medical care, for a shift left unfilled, or when tomorrow’s manager is overworked. A second warning loses you the scenario.
first-critical = A critical card allows medical care only, and every uncovered symbol costs one health. If all are covered, one of the staff gets a token.
first-day = Every day has three shifts: fill the places on the card, then choose the care. A day without medical care brings a warning.
first-band = Billy’s health has dropped to a darker band. Events among his memories depend on it, so medical care is worth more now.
first-overworked = Someone has worked too much and misses the whole next day. Leave, given between morning and afternoon, removes all fatigue before that happens.
first-tired = Anyone who stays on for the next shift or stands in gets fatigue, and each time gives up a token or a memory in hand. Only leave removes fatigue.
first-clear = A clear memory has found its hazy twin. Only clear memories count towards the goal.
first-answer = An answer is a clear memory. It stays face down until the evening, and finds its place if its hazy twin is already in the grid.
first-hazy = Billy remembers, but the memory is still hazy. In the evening it goes into the grid; then you can ask about its period.
first-averted = Every symbol on the critical card is covered: the crisis is averted. One of the staff gets a token for it.
first-unstable = Each red drop on this card costs Billy one health unless medical care covers it with a token. At 0 he dies, and the scenario is lost.
first-evening = Anyone who didn’t work today gets care tokens; with two players, so does the manager’s doctor after a single shift. Tokens pay for covering symbols and for questions, so leave someone free.
first-stable = A stable card leaves time for questions. After care, the doctors on it may pay tokens for clear memories from a period that’s in the grid.
