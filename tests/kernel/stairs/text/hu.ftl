### Lépcső magyarul.

game-title = Lépcső
flight-1 = Az első szakasz
flight-2 = A második szakasz
option-flight = Szakasz
option-flight-1 = az első
option-flight-2 = a második
colleague-sherpa = Serpa
do-rest = Egy fokot lépsz
do-climb = Mész, ameddig bírod
log-climb = { $count } fokkal feljebb.
ask-climb = Meddig mész fel?
ask-nothing = A mászásnak vége.
why-over = A mászásnak vége.
why-not-your-turn = Most más mászik.
why-climb = Közel a csúcs.
outcome-win = A csapat felért.
outcome-loss = Leszáll az este a lépcsőn.
result-win = felértek
result-loss = este lett
