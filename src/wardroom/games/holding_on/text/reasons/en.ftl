### Why the listener chose what it chose, in one sentence with the position's numbers.
### $staff is a pawn, $period a time of Billy's life, $regret a regret, $contact somebody who can be called.

why-assign-asks = { $count ->
    [one] With one care token, { $staff } can ask Billy a question on this stable shift.
   *[other] With { $count } care tokens, { $staff } can ask Billy questions on this stable shift.
}
why-assign-doctor = { $count ->
    [0] This shift takes a doctor, and { $staff } has no care token to save for later.
    [one] This shift takes a doctor; { $staff } has one care token.
   *[other] This shift takes a doctor; { $staff } has { $count } care tokens.
}
why-assign-nurse = { $count ->
    [0] No doctor is in the break room, so a nurse takes this shift.
    [one] A nurse can take this shift; the one doctor in the break room is kept for later.
   *[other] A nurse can take this shift; { $count } doctors in the break room are kept for later.
}
why-all-hands = { $count ->
    [one] Only one person is left in the break room, and this shift needs them.
   *[other] This shift needs all { $count } who are in the break room.
}
why-cover-call-assistant = The break room is empty; a medical assistant spares the others.
why-cover-move = { $count ->
    [0] Nobody is at rest; { $staff } isn’t tired at all and can move over.
   *[other] Nobody is at rest; moving { $staff } over, with fatigue { $count }, costs the team least.
}
why-cover-stand-in = { $count ->
    [0] Nobody is at rest; { $staff } isn’t tired at all and can stand in.
   *[other] Nobody is at rest; if { $staff } stands in, with fatigue { $count }, it costs the team least.
}
why-cover-stop = The break room is empty and nobody else can come; those present run the shift.
why-lose-token = { $count ->
    [one] The one care token is missed least.
   *[other] There are { $count } care tokens; one of them is missed least.
}
why-lose-hazy = { $count ->
    [one] The one hazy memory is missed least.
   *[other] There are { $count } hazy memories; one of them is missed least.
}
why-lose-clear = { $count ->
    [one] The one clear memory is missed least.
   *[other] There are { $count } clear memories; one of them is missed least.
}
why-phone = A doctor can be spared for a call. { $count ->
    [one] One card is left: { $contact }.
   *[other] { $count } cards are left: { $contact }.
}
why-no-phone = { $count ->
    [0] Nobody is in the break room, so no doctor can be spared for the phone.
    [one] Only one person is in the break room, so no doctor can be spared for the phone.
   *[other] With { $count } people in the break room, no doctor can be spared for the phone.
}
why-no-phone-none = Nobody who could be called now is still missing for the goal.
why-no-phone-late = On day { $day } a call would come too late for the goal.
why-call = This voice is still missing for the goal: { $contact }. { $count ->
    [one] One card is left.
   *[other] { $count } cards are left.
}
why-leave = { $count ->
    [0] The day can do without { $staff }.
   *[other] With fatigue { $count }, { $staff } is better rested tomorrow than exhausted tonight.
}
why-no-leave = { $count ->
    [0] Nobody is in the break room who could go.
    [one] The one person in the break room is still needed today.
   *[other] All { $count } people in the break room are still needed today.
}
why-serve = { $count ->
    [0] Tokens are of most use here: { $staff } has none.
    [one] Tokens are of most use here: { $staff } has one.
   *[other] Tokens are of most use here: { $staff } has { $count }.
}
why-put-fits = On place { $place } its stitches go on in a memory beside it.
why-put-hem = { $place ->
    [1] The left edge is a plain hem, the border of the grid: only place 1 is possible.
   *[other] The right edge is a plain hem, the border of the grid: only place { $place } is possible.
}
why-put-between = Stitches on the left and the right mean a neighbour on each side: only places { $first } to { $last } are possible.
why-swap = In “{ $period }” the edges fit better this way { $count ->
    [one] (one memory lies there).
   *[other] ({ $count } memories lie there).
}
why-arranged = { $count ->
    [0] No memory lies on the table yet.
    [one] The one memory on the table lies well.
   *[other] The { $count } memories on the table lie as well as they can.
}
why-match = A hazy memory in “{ $period }” shows the same figure: these two belong together.
why-no-match = No hazy memory in “{ $period }” shows this figure.
why-medical = Billy’s health is { $health }, and without medical care this shift may cost { $count }.
why-medical-free = Billy’s health is { $health }; medical care can raise it.
why-medical-duty = No medical care has been given today, and a day without it brings a warning.
why-palliative = With health { $health } Billy can bear to lose { $count }; the time with him brings trust and memories.
why-palliative-free = This card costs no health (it stays { $health }), and the time with Billy brings trust and memories.
why-cover-symbol = { $count ->
    [one] One symbol of the card is still open; a token on it keeps Billy from getting worse.
   *[other] { $count } symbols of the card are still open; a token keeps Billy from getting worse.
}
why-cover-critical = { $count ->
    [one] A crisis: the last open symbol should be covered.
   *[other] A crisis: { $count } symbols are still open.
}
why-stop = { $count ->
    [0] The team has no care token left.
    [one] The team’s last care token will be needed for something else.
   *[other] The team’s { $count } care tokens will be needed for something else.
}
why-give = { $count ->
    [0] The token is of most use to { $staff }, who has none.
    [one] The token is of most use to { $staff }, who has one.
   *[other] The token is of most use to { $staff }, who has { $count }.
}
why-give-pool = { $count ->
    [0] The token is of most use in the pool, which is empty.
    [one] The token is of most use in the pool, which holds one.
   *[other] The token is of most use in the pool, which holds { $count }.
}
why-take-hazy = { $count ->
    [0] No memory lies on the table yet: another one is worth more than a token.
    [one] Only one memory lies on the table: another one is worth more than a token.
   *[other] { $count } memories lie on the table; another one is worth more than a token.
}
why-take-token = { $count ->
    [0] The team has no care token: one is worth more than a memory now.
    [one] The team has only one care token: another is worth more than a memory now.
   *[other] The team has { $count } care tokens; another is worth more than a memory now.
}
why-talk = In this talk nobody has to guide Billy, so { $staff } can lead it.
why-talk-guide = { $count ->
    [one] With one care token, { $staff } can guide the talk.
   *[other] With { $count } care tokens, { $staff } can guide the talk.
}
why-guide = { $count ->
    [one] One hazy memory of “{ $period }” hasn’t been told yet.
   *[other] { $count } hazy memories of “{ $period }” haven’t been told yet.
}
why-no-guide = { $count ->
    [one] One hazy memory hasn’t been told yet; let Billy talk of whatever he likes.
   *[other] { $count } hazy memories haven’t been told yet; let Billy talk of whatever he likes.
}
why-insist = “{ $period }” isn’t what is missing most; another memory is worth a token.
why-accept = A memory of “{ $period }” helps.
why-spend-health = Billy’s health is { $health }; one more point is worth a token of trust.
why-spend-memory = Another memory is worth a token of trust.
why-decline = { $count ->
    [one] The last token will do more good later.
   *[other] The { $count } tokens will do more good later.
}
why-query = { $count ->
    [0] An answer about “{ $period }” shortens the search for what is missing.
    [one] One hazy memory of “{ $period }” lies on the table: an answer may bring it into focus.
   *[other] { $count } hazy memories of “{ $period }” lie on the table: an answer may bring one into focus.
}
why-face = { $count ->
    [one] One memory of it is clear, and Billy is ready to face it: { $regret }.
   *[other] { $count } memories of it are clear, and Billy is ready to face it: { $regret }.
}
why-pass = { $count ->
    [0] The team has no care token to ask with.
    [one] The team’s last care token is worth more than the next answer.
   *[other] The team’s { $count } care tokens are worth more than the next answer.
}
open-medical = Nobody has given medical care today yet.
open-goal = { $count ->
    [one] One part of the goal is still open, and
   *[other] { $count } parts of the goal are still open, and
} { $days ->
    [0] this is the last day.
    [one] one more day is left.
   *[other] { $days } more days are left.
}
changed-own = You have gone another way, so here is a new plan from there.
