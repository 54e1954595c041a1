### Mit mér a `wardroom balance pandemic`. $count a szerepek száma, $number a járványoké.

balance-wins = Megnyert játékok { $count } szereppel és { $number } járvánnyal
balance-turns = Körök egy játékban
balance-outbreaks = Kitörések egy játékban
balance-cures = Felfedezett ellenszerek egy játékban
balance-out-of-cards = Kártyahiány miatt elvesztett játékok
