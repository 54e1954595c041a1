### Milyen a kiegyensúlyozott Holding On – a laboratórium számára.

# $number a forgatókönyv, $count a játékosok száma.
balance-win = Győzelem: { $number }. forgatókönyv, { $count } játékossal
balance-loss-health = Vereség 0-ra romlott állapot miatt, 1. forgatókönyv, három játékossal
balance-loss-deck = Vereség a pakli elfogyása miatt, 1. forgatókönyv, három játékossal
balance-loss-transfer = Vereség áthelyezés miatt, 1. forgatókönyv, három játékossal
balance-days = Napok egy megnyert játszmában három játékossal
balance-queries = Kérdések egy megnyert játszmában három játékossal
balance-clear = Tiszta emlékek egy megnyert játszmában három játékossal
balance-hazy = Homályos emlékek egy megnyert játszmában három játékossal
balance-fatigue = Fáradtságjelzők egy megnyert játszmában három játékossal
balance-assistants = Behívott orvosi asszisztensek egy megnyert játszmában három játékossal
