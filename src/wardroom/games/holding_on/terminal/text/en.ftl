### The picture of Holding On in the terminal, in English.

cli-holding-on-scenario = Scenario { $number }
cli-holding-on-day =
    { $day ->
        [0] Before the first day
       *[other] Day { $day }
    }
cli-holding-on-health = { $gauge } { $count }
cli-holding-on-manager = Shift manager: { $who }
cli-holding-on-shift-now = now
cli-holding-on-shift-over = over
cli-holding-on-unseen = not turned up yet
cli-holding-on-crew = on duty: { $who }
cli-holding-on-places =
    { $count ->
        [one] { $count } place open
       *[other] { $count } places open
    }
cli-holding-on-phone = on the phone: { $who }
cli-holding-on-staff = Staff
cli-holding-on-out = out
cli-holding-on-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
cli-holding-on-fatigue = fatigue { $gauge }
cli-holding-on-deck = { $memories ->
    [one] { $memories } memory
   *[other] { $memories } memories
}, { $happenings ->
    [one] { $happenings } event
   *[other] { $happenings } events
}
cli-holding-on-goal-count = { $reached }/{ $number } clear
cli-holding-on-goal-run = { $reached }/{ $number } joined
cli-holding-on-goal-balance = { $reached }/{ $number } more pleasant than unpleasant
cli-holding-on-goal-heard = { $reached }/{ $number } calls answered
cli-holding-on-goal-faced = { $reached }/{ $number } regrets faced
cli-holding-on-goal-arrived = { $reached }/{ $number } arrived
# $what is the period or the person it is about.
cli-holding-on-about = { $goal } ({ $what })
cli-holding-on-speaks = Billy: “{ $quote }”
cli-holding-on-held = memories in hand: { $hazy } hazy, { $clear } clear
cli-holding-on-no-memories = none yet

# What the patient card shows.
cli-holding-on-card = “{ $card }” ({ $kind }, { $symbols ->
    [0] no deterioration
    [one] { $symbols } deterioration
   *[other] { $symbols } deteriorations
}; listening brings { $rewards })
cli-holding-on-card-critical = “{ $card }” ({ $kind }, { $symbols ->
    [one] { $symbols } deterioration
   *[other] { $symbols } deteriorations
}, medical care only)
cli-holding-on-reward-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
cli-holding-on-reward-hazy = { $count ->
    [one] { $count } memory
   *[other] { $count } memories
}
cli-holding-on-reward-either = { $count ->
    [one] a token or a memory
   *[other] { $count } tokens or memories, in any mix
}

## Pages.

cli-holding-on-about-map = the day, the staff, the goal and the memories
cli-holding-on-about-rules = the rules on one page; “rules nurse” for one kind of staff
# After the list of commands: the signs of the picture.
cli-holding-on-signs = Signs: ● fatigue; ▐ 6 ▌ a memory and its number, “+” pleasant, “-” unpleasant; a dash between two memories: they fit together; coloured: clear, otherwise hazy.

## Lessons, where the browser’s words speak of its gestures and pictures.

cli-lesson-first-goal = Billy Kerr is sixty and has days to live; nobody knows who he is. You care for him and win together. The goal, below the staff, asks for a clear memory of each of five periods of his life.
cli-lesson-first-nurse = Now the second place. Doctors belong to players, nurses to the day’s manager. The circles after “fatigue” fill if people work too long; all are empty now. Assign the first nurse.
cli-lesson-first-care = Each deterioration on the card costs Billy 1 health. Medical care covers them with tokens. With palliative care Billy gets worse, but you listen: the staff get what the card brings. Never both. Choose palliative care.
cli-lesson-first-token = Health fell to 27; the card gives a token and a memory. A token pays for what its holder does for Billy; it can’t be passed on. Take this one yourself.
cli-lesson-first-talk = Now someone sits down with Billy. What he tells you is a hazy memory: a card that stays face down until the evening. Talk to him yourself: choose your yellow doctor.
cli-lesson-first-blue = Anyone who has worked stays on that shift until the evening. The afternoon card has two places and two deteriorations. Assign the blue doctor first, so your colleague decides.
cli-lesson-first-medical = Medical care: a token for each deterioration, so health stays at 27; an uncovered one costs 1. It’s required once a day, or you get a warning, counted at the top. Two and you lose.
cli-lesson-first-night = A fully staffed night earns a token. Without a doctor, the manager decides. This card is stable: nothing gets worse, so listening costs nothing. Choose palliative care.
cli-lesson-first-either = Two tokens or memories, in any mix: you choose twice. Take a hazy memory (1 of 2).
cli-lesson-first-again = Once more: take a hazy memory (2 of 2).
cli-lesson-first-street = Evening. Those who didn’t work get two tokens; today that’s nobody. Now turn up the memories. This one has the border of the grid on its left: put it in space 1.
cli-lesson-first-drawer = Each period has its row, and each memory one true place. Here the border is on the right. Put it in space 6.
cli-lesson-first-boatyard = The border is on the left again. Put it in space 1. A dash between two memories shows that they fit.
cli-lesson-first-arranged = Before you choose Done, you may swap memories within their row, up to twenty times an evening. These fit. Choose Done.
cli-lesson-first-match = The second evening. You see your clear memory: a boy, sitting, with a marble. Lay it on the hazy one in space 1, which shows the same boy.
cli-lesson-rest-why = Noon of the second day, and you’re the manager. Last night there were too few people, and the second nurse stayed on. The filled circle after her name is 1 fatigue. It stays until leave removes it.
