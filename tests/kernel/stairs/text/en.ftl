### Stairs in English.

game-title = Stairs
flight-1 = The first flight
flight-2 = The second flight
option-flight = Flight
option-flight-1 = the first
option-flight-2 = the second
colleague-sherpa = Sherpa
do-rest = Climb one step
do-climb = Climb as far as it goes
log-climb = { $count } up.
ask-climb = How far do you climb?
ask-nothing = The climb is over.
why-over = The climb is over.
why-not-your-turn = Another climbs now.
why-climb = The top is near.
outcome-win = The team has arrived.
outcome-loss = Night falls on the stairs.
result-win = arrived
result-loss = benighted
