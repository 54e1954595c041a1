### Visszatekintés egy befejezett játszmára. A $seat játékos, minden szám százalék vagy százalékpont.

debrief-no-core = Ez a szerver a Pandemic natív magja nélkül fut, ezért nem tudja kiszámítani a játszma esélyeit.
debrief-start = Az osztás után { $chance }% volt a győzelem esélye ({ $low }–{ $high }%).
debrief-luck-gave = Szerencse { $rest } : játék { $share }. A lapok { $luck } százalékpontot adtak ehhez az esélyhez, a döntéseitek { $play } százalékpontba kerültek.
debrief-luck-took = Szerencse { $rest } : játék { $share }. A lapok { $luck } százalékpontot vettek el ebből az esélyből, a döntéseitek { $play } százalékpontba kerültek.
debrief-turn = { $turn }. kör: { $seat }
debrief-full-hand = { $turn }. kör: { $seat } lapot dob el
