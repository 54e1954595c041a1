### Looking back at a finished game. $seat and $owner are players.

debrief-expected = { $seat }: about { $start } points to be expected at the first turn, { $count } in the end.
debrief-turn = Turn { $turn }: { $seat }
debrief-queued = To the line of { $owner }: { $colour } patient
debrief-enough = The rest of the turn gave away more than it brought.
