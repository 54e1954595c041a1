### Looking back at a finished game. $seat and $owner are players.

debrief-expected = { $seat }: about { $start } points expected at the first turn, { $count } in the end.
debrief-turn = Turn { $turn }: { $seat }
debrief-queued = { $colour } patient to { $owner }’s line
debrief-enough = The rest of the turn lost more than it gained.
