# What is explained when it happens for the first time: two sentences, at most 35 words.

first-last-round = The last tile is sold: everybody else has one more turn, without cubes. Lay rooms that you have set aside and try to empty your line, for both score.
first-last-patients = No patient is left in the bag: everybody else has one more turn, without cubes. Cure whom you can, for every two cubes in stock are a point.
first-fever = A grey cube quarantines your tile: nobody is admitted or cured there, and its power sleeps. Disinfect it for one action, and it works again.
first-fever-elsewhere = A quarantined tile is good for nothing until somebody disinfects it. The next grey cube for that hospital must lie beside it.
first-fever-spreads = The tile belongs to a complete nurses’ station, so the fever may take a second tile of that station. Further than that it does not go.
first-early-grey = In anybody’s first turn a grey cube goes beside the market, and another cube is drawn. From the second turn on it quarantines a tile.
first-contract = A contract gives a room its price for the rest of the game. Its owner takes a tile for nothing from the next turn on; others may buy.
first-contract-price = Somebody has bought from your contract, so you get a bonus action marker. Spend it in a turn of yours for one more action.
first-cure = The cured are cubes in your stock now. They pay for contracts, rooms and extra wards, and every two left at the end are a point.
first-room = Four tiles in a square make a nurses’ station, and each complete one is a point. So lay tiles close together, passage to passage.
first-line = A patient from the bag joins the rear of any line, yours or a rival’s. Only the first in line is admitted, to a free ward of the same colour.
