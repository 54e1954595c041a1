### Why something cannot be done now, in one sentence.
### $staff is a pawn or the nurse pool, $shift a shift, $period a period, $regret a regret.

why-not-over = The scenario is over: { $result }.
why-not-yours = { $question } That isn’t your decision.

## Something else has to be settled first

why-not-tired-first = First { $staff } has to give something up to pay for the fatigue.
why-not-trust-first = First decide about the token of trust.
why-not-insist-first = First decide whether Billy continues with this memory.
why-not-phone-first = First decide whether a doctor phones.
why-not-rest-first = There’s still someone in the break room: { $staff }.

## Where somebody is

why-not-on-leave = { $staff_cap } is on leave.
why-not-on-pad = { $staff_cap } is managing the ward today and doesn’t work a shift.
why-not-not-called = { $staff_cap } hasn’t been called in.
why-not-at-phone = { $staff_cap } is on the phone this shift.
why-not-on-card = { $staff_cap } is already on this patient card.
why-not-off-card = { $staff_cap } isn’t on this patient card.
why-not-on-shift = { $staff_cap } is working the { $shift } today.
why-not-gone = { $staff_cap } has left for good.
why-not-not-here = { $staff_cap } isn’t here today.
why-not-not-in-play = { $staff_cap } doesn’t belong to anyone at this table.

## Staffing

why-not-staffed = The { $shift } is fully staffed.
why-not-no-shift = No shift is being staffed right now.
why-not-no-assistant = There are no medical assistants left to call.
why-not-overworked = { $staff_cap } is overworked and can’t take on more.
why-not-too-early = { $staff_cap } worked the { $shift }; only someone from the previous shift can be moved over.
why-not-can-be-filled = The shift can still be filled, so it has to be.
why-not-nobody-there = Nobody is on the card yet, and someone has to be.
why-not-stop = There’s nothing to stop right now.
why-not-leave = Leave is given only between the morning and the afternoon.
why-not-manager-stays = { $staff_cap } has the pad today and stays.
why-not-serve = Evening tokens are handed out one by one only when there are too few for everyone.
why-not-served = { $staff_cap } has already had their evening tokens.
why-not-done = Nobody is being sent on leave and no memories are being arranged right now.

## Tokens

why-not-full = { $staff_cap } has { $count } tokens and can’t hold any more.
why-not-pool-closed = This shift can’t use the nurse pool: there’s neither a nurse nor a medical assistant on the card.
why-not-give = There’s no token to give to anyone right now.
why-not-averted-pool = For an averted crisis the pool gets a token only if a nurse is on the card.
why-not-cover = Tokens are placed on symbols only during medical care.
why-not-no-token = { $staff_cap } has no care tokens.
why-not-no-token-yet = Medical care needs at least one token.
why-not-lose = Nobody owes anything for fatigue right now.
why-not-lose-token = { $staff_cap } has no care tokens to give up.
why-not-lose-hazy = { $staff_cap } has no hazy memories to give up.
why-not-lose-clear = { $staff_cap } has no clear memories to give up.

## Care

why-not-care-yet = Care is chosen once the shift is staffed.
why-not-no-patient = No patient card is waiting for care right now.
why-not-critical = A critical card allows medical care only.
why-not-care-chosen = Care has already been chosen for this shift.
why-not-take = There are no rewards left to choose.

## Talks and questions

why-not-talk = There’s no talk with Billy to lead right now.
why-not-focus = In the first scenario Billy talks about whatever he likes.
why-not-guide = A talk can be guided only before its first memory.
why-not-drawn = Billy isn’t talking about a memory you could turn down now.
why-not-trust = No event asks for a token of trust right now.
why-not-period-unheard = Nothing from “{ $period }” is in play yet, so a talk can’t be guided there.
why-not-period-told = There are no memories of “{ $period }” left in the hazy deck.
why-not-period-empty = No memory of “{ $period }” has been collected yet, so there’s nothing to ask about.
why-not-period-clear = There are no clear memories of “{ $period }” left to find.
why-not-query = Questions are asked at the end of a stable shift.
why-not-query-yet = Questions come after care.
why-not-query-over = The time for questions on this shift is over.
why-not-not-stable = Only a stable shift leaves time for questions, and this one isn’t stable.
why-not-no-regrets = There’s nothing to face in this scenario.
why-not-faced = Billy has already faced { $regret }.
why-not-regret-hazy = To face { $regret }, { $count ->
    [one] one of its memories
   *[other] { $count } of its memories
} must be clear.
why-not-face-price = { $staff_cap } would need { tokens } for that.

## The phone

why-not-phone-scenario = There’s nobody to phone in this scenario.
why-not-phone-taken = { $staff_cap } is already on the phone this shift.
why-not-phone-today = No more calls can be made today.
why-not-phone-answered = None of the calls left would be answered.
why-not-phone-unknown = No clear memory tells you who to call yet.
why-not-phone-late = You have to decide on phone calls before the shift is staffed.
why-not-too-tired = { $staff_cap } is too tired to phone.
why-not-phone-tired-then = If moved to the phone, { $staff } would be too tired to call.
why-not-phone-price = { $staff_cap } would need { tokens } for that.
why-not-phone-rested = Nobody can be moved to the phone while { $staff } is free to call.
why-not-no-caller = Nobody is on the phone.
why-not-call-yet = The call comes after the patient card.
why-not-hang-up = The call costs nothing, so it has to be made.
why-not-stranger = That person can’t be called in this scenario.

## The evening

why-not-put = No hazy memory has been turned up.
why-not-swap = Memories are rearranged in the evening.
why-not-swap-empty = Both spaces are empty.
why-not-match = No clear memory is being compared right now.
why-not-slot-empty = Space { $slot } of this row is empty.
why-not-slot-clear = There’s already a clear memory in space { $slot } of this row.
