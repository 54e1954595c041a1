# What is explained when it happens for the first time: two sentences, at most 35 words.

first-warning = A warning comes for a day without medical care, a shift not filled, or tomorrow’s manager being overworked. The second one loses the scenario.
first-critical = A critical card allows medical care only, and every uncovered symbol costs one health. If all are covered, one of the staff receives a token.
first-day = Every day has three shifts: fill the places of the card, then choose the care. A day without medical care brings a warning.
first-band = Billy’s health has come to a darker band. What the events among his memories do depends on it, so medical care is worth more now.
first-overworked = Someone has worked too much and misses the whole next day. Leave, given between morning and afternoon, takes all fatigue away before that.
first-tired = Staying on for the next shift or standing in costs fatigue, and with it a token or a memory in hand. Only leave takes it away.
first-clear = A clear memory has found its hazy one. Only clear memories count for the goal.
first-answer = An answer is a clear memory. It stays face down until the evening, and finds its place if the same memory already lies hazy in the grid.
first-hazy = Billy remembers, and the memory is still hazy. In the evening it comes into the grid; then you can ask about its period.
first-averted = Every symbol of the critical card is covered: the crisis is averted. One of the staff receives a token for it.
first-unstable = Each red drop of this card costs Billy one health unless medical care covers it with a token. At 0 he dies, and the scenario is lost.
first-evening = Whoever didn’t work today receives care tokens; with two players, a manager’s doctor after a single shift too. They pay for covering symbols and for questions: leave someone free.
first-stable = A stable card leaves time to ask. After care its doctors may pay tokens for clear memories of a period that is in the grid.
