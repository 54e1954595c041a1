### Dziennik na końcu scenariusza.

debrief-journal = Czego dowiedzieliśmy się o Billym i co dla niego zrobiliśmy.
debrief-day = Dzień { $day }
