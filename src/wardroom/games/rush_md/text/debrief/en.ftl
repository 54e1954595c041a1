### Looking back at a finished game. $start and $end are moments of the phase, such as 1:05.

debrief-idle = The hourglasses were idle { $share }% of the time: { $idle } of { $whole } seconds in total.
debrief-idlest = Idle the longest: { $glass }, { $idle } s.
debrief-round = Round { $number }
debrief-lane = { $glass_cap }
debrief-lane-told = { $glass_cap }: placed { $count ->
    [one] once
   *[other] { $count } times
}, idle for { $idle } s, longest from { $start } to { $end }.
debrief-always-busy = { $glass_cap } was never idle.
debrief-at = { $slot }
debrief-waited-bed = { $patient } waited for a bed from { $start } to { $end } ({ $count } s).
debrief-waited-exam = { $patient }, { $place }: { $exam } pending from { $start } to { $end } ({ $count } s).
debrief-lacked = { $patient }, { $place }: too little in Storage from { $start } to { $end } ({ $count } s): { $kind }.
debrief-waited-hands = { $patient }, { $place }: everything in Storage, but nobody to give it, from { $start } to { $end } ({ $count } s).
