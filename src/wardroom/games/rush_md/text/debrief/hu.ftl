### Visszatekintés egy befejezett játszmára. A $start és az $end a fázis egy-egy pillanata, például 1:05.

debrief-idle = A homokórák az idő { $share }%-ában tétlenül álltak: összesen { $whole } másodpercből { $idle } másodpercig.
debrief-idlest = A legtovább { $glass } állt tétlenül: { $idle } mp.
debrief-round = { $number }. forduló
debrief-lane = { $glass_cap }
debrief-lane-told = { $glass_cap }: { $count } lerakás, { $idle } mp tétlenség, a leghosszabb { $start } és { $end } között.
debrief-always-busy = { $glass_cap } soha nem állt tétlenül.
debrief-at = { $slot }
debrief-waited-bed = { $patient }: ágyra várt { $start } és { $end } között ({ $count } mp).
debrief-waited-exam = { $patient } ({ $place }): vizsgálatra várt ({ $exam }) { $start } és { $end } között ({ $count } mp).
debrief-lacked = { $patient } ({ $place }): { $start } és { $end } között ({ $count } mp) kevés { $kind } volt a raktárban.
debrief-waited-hands = { $patient } ({ $place }): minden ott volt a raktárban, de { $start } és { $end } között ({ $count } mp) senki sem adta be.
