### Napló a fejezet végén.

debrief-journal = Amit Billyről megtudtunk, és amit érte tettünk.
debrief-day = { $day }. nap
