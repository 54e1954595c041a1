### What is given up by a choice, said beside its button.

cost-card = discards the { $card } card
cost-card-last = discards the { $card } card; your last action
cost-any-city-card = discards a City card of your choice
cost-cards =
    { $count ->
        [one] uses up { $count } card
       *[other] uses up { $count } cards
    }
cost-actions =
    { $count ->
        [one] { $count } action is wasted
       *[other] { $count } actions are wasted
    }
cost-last-action = your last action this turn
cost-rest-in-own-turn = you are asked again only if you draw an Event
cost-play = { $event_rule }
cost-play-stored = { $event_rule } Then the Event leaves the game.
cost-event = the Event goes to the discard pile
cost-stored-event = the Event leaves the game
