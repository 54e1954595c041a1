### What is given up by a choice, where one should know before.

cost-actions =
    { $count ->
        [one] One action is wasted.
       *[other] { $count } actions are wasted.
    }
cost-cubes =
    { $count ->
        [one] Costs one cube.
       *[other] Costs { $count } cubes.
    }
cost-price-lost = This is your last turn: the cubes you pay as the price are lost.
