# What is explained when it happens for the first time: two sentences, at most 35 words.

first-last-round = The last tile is sold: everyone else gets one more turn, without cubes. Place rooms you have set aside and try to empty your line, as both score.
first-last-patients = No patients are left in the bag: everyone else gets one more turn, without cubes. Cure everyone you can: every two cubes in stock are worth a point.
first-fever = A grey cube quarantines your tile: nobody is admitted or cured there, and its power is off. Disinfect it for one action, and it works again.
first-fever-elsewhere = A quarantined tile is useless until someone disinfects it. The next grey cube for that hospital must go beside it.
first-fever-spreads = The tile belongs to a complete nurses’ station, so the fever may take a second tile of that station. It goes no further than that.
first-early-grey = On anyone’s first turn a grey cube goes beside the market, and another cube is drawn. From the second turn on it quarantines a tile.
first-contract = A contract sets a room’s price for the rest of the game. Its owner takes a tile for free from the next turn on; others may buy one.
first-contract-price = Someone has bought a room under your contract, so you get a bonus action marker. Spend it on any of your turns for one more action.
first-cure = Your cured patients are now cubes in your stock. They pay for contracts, rooms and extra wards, and every two left at the end are worth a point.
first-room = Four tiles in a square make a nurses’ station, and each complete one is worth a point. So place tiles close together, passage to passage.
first-line = A patient from the bag joins the back of any line, yours or a rival’s. Only the first in line is admitted, to a free ward of the same colour.
