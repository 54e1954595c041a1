### Amit egy üzenetküldő a meghívó linkből mutat. $game a játék, $host az, aki hív.

invitation-title = { $host } játszani hív: { $game }
invitation-of-guest = Meghívó egy játszmára: { $game }
invitation-seats =
    { $free ->
       *[other] { $seats } helyből { $free } szabad. Nyisd meg a linket, és csatlakozz; regisztráció nem kell.
    }
