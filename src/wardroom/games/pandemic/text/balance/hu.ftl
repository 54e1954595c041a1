### Mit mér a `wardroom balance pandemic`. $count a szerepek száma, $number a járványoké.

balance-wins = Megnyert játszmák { $count } szereppel és { $number } járvánnyal
balance-turns = Körök egy játszmában
balance-outbreaks = Kitörések egy játszmában
balance-cures = Felfedezett ellenszerek egy játszmában
balance-out-of-cards = Kártyahiány miatt elvesztett játszmák
