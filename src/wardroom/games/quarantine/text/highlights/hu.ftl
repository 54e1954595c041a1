### Mi döntötte el a befejezett játszmát, és melyik volt az egyes játékosok legjobb fordulója. A $seat az, akiről szó van.
### Az $owner a legjobb a többiek közül. Az $number és az $points kettejük pontja ugyanarra.

lead = { $count } pont
decided-rooms = { $seat } előnye { lead }, a második helyen { $owner } végzett. A legtöbbet a speciális helyiségek számítottak: { $number }:{ $points }.
decided-stations = { $seat } előnye { lead }, a második helyen { $owner } végzett. A legtöbbet a kartonozók számítottak: { $number }:{ $points }.
decided-cubes = { $seat } előnye { lead }, a második helyen { $owner } végzett. A legtöbbet a kockákért járó pontok számítottak: { $number }:{ $points }.
decided-line = { $seat } előnye { lead }, a második helyen { $owner } végzett. A különbség az üres várólista volt.

feat-turn = { $turn }. forduló: { $seat } egyetlen fordulóban { $count } pontot szerez.
feat-room = { $turn }. forduló: { $seat } megépíti { $tile_t }, és egyetlen fordulóban { $count } pontot szerez.

boast-points = Quarantine: a legjobb kórháznak { $points } pontja lett. Tudsz többet?
