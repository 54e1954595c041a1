### Why something cannot be done now, in one sentence.
### $staff is a pawn or the nurse pool, $shift a shift, $period a period, $regret a regret.

why-not-over = The scenario is over: { $result }.
why-not-yours = { $question } That isn’t yours to answer.

## Something else has to be settled first

why-not-tired-first = First { $staff } has to give something up for the fatigue.
why-not-trust-first = First decide about the token of trust.
why-not-insist-first = First decide whether Billy goes on with this memory.
why-not-phone-first = First decide whether a doctor phones.
why-not-rest-first = There is still someone in the break room: { $staff }.

## Where somebody is

why-not-on-leave = { $staff_cap } is on leave.
why-not-on-pad = { $staff_cap } runs the ward from the pad today and takes no shift.
why-not-not-called = { $staff_cap } hasn’t been called in.
why-not-at-phone = { $staff_cap } is at the phone in this shift.
why-not-on-card = { $staff_cap } is on this patient card already.
why-not-off-card = { $staff_cap } isn’t on this patient card.
why-not-on-shift = { $staff_cap } works the { $shift } today.
why-not-gone = { $staff_cap } has left for good.
why-not-not-here = { $staff_cap } isn’t here today.
why-not-not-in-play = { $staff_cap } belongs to nobody at this table.

## Staffing

why-not-staffed = The { $shift } is staffed.
why-not-no-shift = No shift is being staffed now.
why-not-no-assistant = There is no medical assistant left to call.
why-not-overworked = { $staff_cap } is overworked and can’t take on more.
why-not-too-early = { $staff_cap } worked the { $shift }; only someone from the shift just before can be moved over.
why-not-can-be-filled = The shift can still be filled, so it has to be.
why-not-nobody-there = Nobody is on the card yet, and someone has to be.
why-not-stop = There is nothing now that could be left at that.
why-not-leave = Leave is given only between the morning and the afternoon.
why-not-manager-stays = { $staff_cap } has the pad today and stays.
why-not-serve = Evening tokens are handed out one by one only when there are too few for everyone.
why-not-served = { $staff_cap } has had the evening tokens.
why-not-done = Nobody is being sent on leave and no memory arranged just now.

## Tokens

why-not-full = { $staff_cap } has { $count } tokens and can hold no more.
why-not-pool-closed = The nurse pool is closed to this shift: neither a nurse nor a medical assistant is on the card.
why-not-give = There is no token to give to anyone now.
why-not-averted-pool = For a crisis averted the pool gets a token only if a nurse is on the card.
why-not-cover = Tokens are placed on symbols only during medical care.
why-not-no-token = { $staff_cap } has no care token.
why-not-no-token-yet = Medical care needs at least one token.
why-not-lose = Nobody has just become more tired.
why-not-lose-token = { $staff_cap } has no care token to give up.
why-not-lose-hazy = { $staff_cap } has no hazy memory to give up.
why-not-lose-clear = { $staff_cap } has no clear memory to give up.

## Care

why-not-care-yet = Care is chosen when the shift is staffed.
why-not-no-patient = No patient card is waiting for care now.
why-not-critical = A critical card allows medical care only.
why-not-care-chosen = Care has been chosen for this shift.
why-not-take = There is no reward left to choose.

## Talks and questions

why-not-talk = Nobody has to be found for a talk with Billy now.
why-not-focus = In the first scenario Billy is left to talk of what he likes.
why-not-guide = A talk is guided only before its first memory.
why-not-drawn = Billy isn’t speaking of a memory that could be turned down now.
why-not-trust = No event asks for a token of trust now.
why-not-period-unheard = Nothing of “{ $period }” is in play yet, so a talk can’t be guided there.
why-not-period-told = Nothing of “{ $period }” is left in the deck of hazy memories.
why-not-period-empty = No memory of “{ $period }” has been collected yet, so there is nothing to ask about.
why-not-period-clear = No clear memory of “{ $period }” is left to be found.
why-not-query = Questions are asked at the end of a stable shift.
why-not-query-yet = Questions come after care.
why-not-query-over = The questions of this shift are over.
why-not-not-stable = Only a stable shift leaves time for questions, and this one isn’t stable.
why-not-no-regrets = There is nothing to be faced in this scenario.
why-not-faced = This has been faced: { $regret }.
why-not-regret-hazy =
    To face it, { $count ->
        [one] one of its memories
       *[other] { $count } of its memories
    } must be clear: { $regret }.
why-not-face-price = { $staff_cap } would need { tokens } for that.

## The phone

why-not-phone-scenario = There is nobody to phone in this scenario.
why-not-phone-taken = { $staff_cap } is at the phone in this shift already.
why-not-phone-today = No more calls can be made today.
why-not-phone-answered = In none of the calls that are left would anyone answer.
why-not-phone-unknown = No clear memory says yet whom to call.
why-not-phone-late = Whether a doctor phones is decided before the shift is staffed.
why-not-too-tired = { $staff_cap } is too tired to phone.
why-not-phone-tired-then = Moved to the phone, { $staff } would be too tired to call.
why-not-phone-price = { $staff_cap } would need { tokens } for that.
why-not-phone-rested = Nobody is moved to the phone while { $staff } is free to call.
why-not-no-caller = Nobody is at the phone.
why-not-call-yet = The call comes after the patient card.
why-not-hang-up = The call costs nothing, so it is made.
why-not-stranger = That is nobody who can be called in this scenario.

## The evening

why-not-put = No hazy memory has been turned up.
why-not-swap = Memories are rearranged in the evening.
why-not-swap-empty = Both places are empty.
why-not-match = No clear memory is being compared now.
why-not-slot-empty = Place { $slot } of this row is empty.
why-not-slot-clear = On place { $slot } of this row there is a clear memory already.
