### Why the listener chose what it chose, in one sentence with the position's numbers.
### $staff is a pawn, $period a time of Billy's life, $regret a regret, $contact somebody who can be called.

why-assign-asks = { $count ->
    [one] With one care token, { $staff } can ask Billy a question on this stable shift.
   *[other] With { $count } care tokens, { $staff } can ask Billy questions on this stable shift.
}
why-assign-doctor = { $count ->
    [0] This shift needs a doctor, and { $staff } has no care tokens to save for later.
    [one] This shift needs a doctor; { $staff } has one care token.
   *[other] This shift needs a doctor; { $staff } has { $count } care tokens.
}
why-assign-nurse = { $count ->
    [0] No doctor is in the break room, so a nurse takes this shift.
    [one] A nurse can take this shift; let’s save the one doctor in the break room for later.
   *[other] A nurse can take this shift; let’s save the { $count } doctors in the break room for later.
}
why-all-hands = { $count ->
    [one] Only one person is left in the break room, and this shift needs them.
    [2] This shift needs both people in the break room.
   *[other] This shift needs all { $count } people in the break room.
}
why-cover-call-assistant = The break room is empty; a medical assistant spares the others.
why-cover-move = { $count ->
    [0] Nobody is free; { $staff } isn’t tired at all and can move over.
   *[other] Nobody is free; moving { $staff } over, with { $count } fatigue, costs the team least.
}
why-cover-stand-in = { $count ->
    [0] Nobody is free; { $staff } isn’t tired at all and can stand in.
   *[other] Nobody is free; having { $staff } stand in, with { $count } fatigue, costs the team least.
}
why-cover-stop = The break room is empty and nobody else can come; those here run the shift.
why-lose-token = { $count ->
    [one] The care token is the easiest thing to give up.
   *[other] One of { $count } care tokens is the easiest thing to give up.
}
why-lose-hazy = { $count ->
    [one] The hazy memory is the easiest thing to give up.
   *[other] One of { $count } hazy memories is the easiest thing to give up.
}
why-lose-clear = { $count ->
    [one] The clear memory is the easiest thing to give up.
   *[other] One of { $count } clear memories is the easiest thing to give up.
}
why-phone = We can spare a doctor for a call. { $count ->
    [one] One call to { $contact } is left.
   *[other] { $count } calls to { $contact } are left.
}
why-no-phone = { $count ->
    [0] Nobody is in the break room, so we can’t spare a doctor for the phone.
    [one] Only one person is in the break room, so we can’t spare a doctor for the phone.
   *[other] With { $count } people in the break room, we can’t spare a doctor for the phone.
}
why-no-phone-none = The goal doesn’t need anyone we could call now.
why-no-phone-late = On day { $day } a call would come too late for the goal.
why-call = The goal still needs { $contact }’s voice. { $count ->
    [one] One call card is left.
   *[other] { $count } call cards are left.
}
why-leave = { $count ->
    [0] We can manage without { $staff } today.
   *[other] With { $count } fatigue, { $staff } should rest now rather than be overworked tonight.
}
why-no-leave = { $count ->
    [0] There’s nobody in the break room to send on leave.
    [one] We still need the one person in the break room today.
    [2] We still need both people in the break room today.
   *[other] We still need all { $count } people in the break room today.
}
why-serve = { $count ->
    [0] { $staff_cap } needs tokens most, with none so far.
    [one] { $staff_cap } needs tokens most, with just one so far.
   *[other] { $staff_cap } can use tokens best, on top of the { $count } so far.
}
why-put-fits = In space { $place }, its stitches carry on into a memory next to it.
why-put-hem = { $place ->
    [1] The left edge is a plain hem, the border of the grid: only space 1 is possible.
   *[other] The right edge is a plain hem, the border of the grid: only space { $place } is possible.
}
why-put-between = Stitches on the left and the right mean a neighbour on each side: only spaces { $first } to { $last } are possible.
why-swap = With { $count ->
    [one] one memory
   *[other] { $count } memories
} in “{ $period }”, the edges match better this way.
why-arranged = { $count ->
    [0] There are no memories on the table yet.
    [one] The one memory on the table is in a good place.
   *[other] The { $count } memories on the table are in the best places for now.
}
why-match = A hazy memory in “{ $period }” shows the same figure: these two belong together.
why-no-match = No hazy memory in “{ $period }” shows this figure.
why-medical = Billy’s health is { $health }, and without medical care this shift may lower it by { $count }.
why-medical-free = Billy’s health is { $health }; medical care can raise it.
why-medical-duty = No medical care has been given today, and a day without it brings a warning.
why-palliative = Billy’s health is { $health }, and he can afford to lose { $count }; time with him brings { $brings ->
    [tokens] care tokens
    [memories] memories
    [both] care tokens and memories
   *[either] care tokens or memories
}.
why-palliative-free = This card costs no health (it stays at { $health }), and time with Billy brings { $brings ->
    [tokens] care tokens
    [memories] memories
    [both] care tokens and memories
   *[either] care tokens or memories
}.
why-cover-symbol = { $count ->
    [one] One symbol on the card is still open; a token on it keeps Billy from getting worse.
   *[other] { $count } symbols on the card are still open; each token keeps Billy from getting worse.
}
why-cover-critical = { $count ->
    [one] A crisis: the last open symbol should be covered.
   *[other] A crisis: { $count } symbols are still open.
}
why-stop = { $count ->
    [0] The team has no care tokens left.
    [one] The team’s last care token will be needed for something else.
   *[other] The team’s { $count } care tokens will be needed for something else.
}
why-give = { $count ->
    [0] The token is most useful to { $staff }, who has none.
    [one] The token is most useful to { $staff }, who has one.
   *[other] The token is most useful to { $staff }, who has { $count }.
}
why-give-pool = { $count ->
    [0] The token is most useful in the pool, which is empty.
    [one] The token is most useful in the pool, which holds one.
   *[other] The token is most useful in the pool, which holds { $count }.
}
why-take-hazy = { $count ->
    [0] There are no memories on the table yet: one is worth more than a token.
    [one] There’s only one memory on the table: another one is worth more than a token.
   *[other] There are { $count } memories on the table; another one is worth more than a token.
}
why-take-token = { $count ->
    [0] The team has no care tokens: one is worth more than a memory now.
    [one] The team has only one care token: another is worth more than a memory now.
   *[other] The team has { $count } care tokens; another is worth more than a memory now.
}
why-talk = Nobody has to guide Billy in this talk, so { $staff } can lead it.
why-talk-guide = { $count ->
    [one] { $staff_cap } has one care token and can guide the talk.
   *[other] { $staff_cap } has { $count } care tokens and can guide the talk.
}
why-guide = { $count ->
    [one] There’s one hazy memory of “{ $period }” that we haven’t heard yet.
   *[other] There are { $count } hazy memories of “{ $period }” that we haven’t heard yet.
}
why-no-guide = { $count ->
    [one] There’s one hazy memory left to hear; let Billy talk about whatever he likes.
   *[other] There are { $count } hazy memories left to hear; let Billy talk about whatever he likes.
}
why-insist = “{ $period }” isn’t what we need most; another memory is worth a token.
why-accept = A memory of “{ $period }” would help.
why-spend-health = Billy’s health is { $health }; one more point is worth a token of trust.
why-spend-memory = Another memory is worth a token of trust.
why-decline = { $count ->
    [one] The last token will do more good later.
   *[other] The { $count } tokens will do more good later.
}
why-query = { $count ->
    [0] An answer about “{ $period }” shortens our search.
    [one] There’s one hazy memory of “{ $period }” on the table: an answer may bring it into focus.
   *[other] There are { $count } hazy memories of “{ $period }” on the table: an answer may bring one into focus.
}
why-face = { $count ->
    [one] Billy is ready to face { $regret }: one of its memories is clear.
   *[other] Billy is ready to face { $regret }: { $count } of its memories are clear.
}
why-pass = { $count ->
    [0] The team has no care tokens to ask with.
    [one] The team’s last care token is worth more than the next answer.
   *[other] The team’s { $count } care tokens are worth more than the next answer.
}
open-medical = Nobody has given any medical care yet today.
open-goal = { $count ->
    [one] One part of the goal is still open, and
   *[other] { $count } parts of the goal are still open, and
} { $days ->
    [0] this is the last day.
    [one] one more day is left.
   *[other] { $days } more days are left.
}
changed-own = You’ve taken another route, so here’s a new plan from there.

## What is said first in the evening, before the answer.

nudge-hem = Look at the left and the right edge of this memory: a plain hem is the border of the grid.
nudge-fits = One edge of this memory continues on another that is already on the table.
nudge-between = This memory has stitches on the left and on the right: where can’t it go?
nudge-swap = Look along “{ $period }”: two edges that touch don’t belong together yet.
nudge-arranged = Follow the edges once along each row: does any stitch lead nowhere?
nudge-match = Look at the figure: is it anywhere in “{ $period }”?
