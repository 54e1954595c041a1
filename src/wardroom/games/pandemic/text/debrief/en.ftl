### Looking back at a finished game. $seat is a player, all numbers are percent or percentage points.

debrief-no-core = This server was set up without the native core of Pandemic, so it can’t work out the chances of this game.
debrief-start = After the deal the chance of winning was { $chance }% ({ $low } to { $high }%).
debrief-luck-gave = Luck { $rest }, play { $share }. The cards added { $luck } points to that chance, your choices cost { $play }.
debrief-luck-took = Luck { $rest }, play { $share }. The cards took { $luck } points of that chance, your choices cost { $play }.
debrief-turn = Turn { $turn }: { $seat }
debrief-full-hand = Turn { $turn }: { $seat } discards
