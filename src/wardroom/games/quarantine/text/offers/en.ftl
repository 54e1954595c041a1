### What is given up by a choice, where one should know before.

cost-actions =
    { $count ->
        [one] One action is lost.
       *[other] { $count } actions are lost.
    }
cost-cubes =
    { $count ->
        [one] It costs one cube.
       *[other] It costs { $count } cubes.
    }
cost-price-lost = This is your last turn: the cubes of the price are lost.
