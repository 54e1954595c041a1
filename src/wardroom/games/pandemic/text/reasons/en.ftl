### Why the planner chose what it chose, in one sentence.
### $city and $card are names, $colour is a disease, $pawn is a player.

why-cure = The { $colour } set is complete and a research station is within reach.
why-head-cure = The { $colour } set is complete; the way leads to a research station.
why-treat-danger = There would be an outbreak in { $city } if its card were drawn.
why-treat = Fewer cubes in { $city } keep an outbreak away.
why-give = { $pawn } can make better use of the { $card } card.
why-take = The { $card } card is wanted for a set; { $pawn } can spare it.
why-go = { $city } is the place to be before the next turn.
why-fly = The quick way to { $card } is worth the card.
why-build = A research station in { $city } makes the team’s ways shorter.
why-move-pawn = { $pawn } can do more in { $city }.
why-airlift = { $pawn } is needed in { $city } at once.
why-grant = A research station in { $city } is useful right now.
why-fetch = { $card } is worth playing a second time.
why-pass = Nothing useful is left to do this turn.
why-agree = The team plans together, so this helps everyone.
why-discard = { $card } is the card the team will miss least.
why-quiet = The coming infection is likely to cause outbreaks.
why-forecast = The next infection cards are dangerous and should come in a better order.
why-forecast-order = { $city } does the least harm now.
why-resilient = { $city } must not be drawn again.
why-keep-events = The Event will be worth more later.
why-event-in-need = The hand is full, and an Event is better played than thrown away.
why-best = This leaves the team in the best position.
