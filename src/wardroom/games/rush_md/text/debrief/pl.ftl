### Spojrzenie wstecz na skończoną grę. $start i $end to chwile fazy, na przykład 1:05.

debrief-idle = Klepsydry stały bezczynnie przez { $share }% czasu: razem { $idle } z { $whole } sekund.
debrief-idlest = Najdłużej bezczynnie: { $glass }, { $idle } s.
debrief-round = Runda { $number }
debrief-lane = { $glass_cap }
debrief-lane-told = { $glass_cap }: { $count ->
    [one] { $count } raz na polu
   *[other] { $count } razy na polach
}, { $idle } s bezczynności, najdłużej od { $start } do { $end }.
debrief-always-busy = { $glass_cap }: ani chwili bezczynności.
debrief-at = { $slot }
debrief-waited-bed = { $patient } czeka na łóżko od { $start } do { $end } ({ $count } s).
debrief-waited-exam = { $patient } ({ $place }) czeka na { $exam } od { $start } do { $end } ({ $count } s).
debrief-lacked = { $patient }, { $place }: od { $start } do { $end } ({ $count } s) w magazynie było za mało { $kind_gen }.
debrief-waited-hands = { $patient }, { $place }: od { $start } do { $end } ({ $count } s) wszystko było w magazynie, ale nie miał kto tego podać.
