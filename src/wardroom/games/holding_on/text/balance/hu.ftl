### Milyen a kiegyensúlyozott Holding On – a laboratórium számára.

# $number a forgatókönyv, $count a játékosok száma.
balance-win = Győzelem: { $number }. forgatókönyv, { $count } játékossal
balance-loss-health = Vereség az állapotsáv miatt, 1. forgatókönyv, három játékos
balance-loss-deck = Vereség az elfogyott pakli miatt, 1. forgatókönyv, három játékos
balance-loss-transfer = Vereség áthelyezés miatt, 1. forgatókönyv, három játékos
balance-days = Hány napig tart egy megnyert játszma három játékossal
balance-queries = Kérdések egy megnyert játszmában három játékossal
balance-clear = Tiszta emlékek egy megnyert játszmában három játékossal
balance-hazy = Homályos emlékek egy megnyert játszmában három játékossal
balance-fatigue = Fáradtságjelzők egy megnyert játszmában három játékossal
balance-assistants = Behívott orvosi asszisztensek egy megnyert játszmában három játékossal
