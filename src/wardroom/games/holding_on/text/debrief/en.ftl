### The journal at the end of a scenario.

debrief-journal = What we learned of Billy, and what was done for him.
debrief-day = Day { $day }
