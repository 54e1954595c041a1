### Miért cselekszik így egy Rush M.D.-kolléga: amit a többieknek bejelent.
### $count egy szám: másodperc, beteg vagy darab a raktárban.

## Feladatok. Előbb mondja, aztán nyúl.

why-admit = Megyek a betegfelvételre: { $count } másodperc van hátra, belefér több beteg.
why-hospitalize = Ágyba fektetek valakit a felvételről ({ $count } beteg vár).
# $place egy hely a járóbeteg-rendelőben.
why-treat-regular = Kezelem a járóbeteget ({ $place }): minden megvan hozzá a raktárban.
why-treat-ward = Az osztályon kezelek: { $bed } ágy.
why-examine = Viszem vizsgálatra: { $bed } ágy, { $exam }.
why-donate = Megyek a vérbankba; vér a raktárban: { $count }.
why-store = Megyek a gyógyszertárba ezért: { $kind } (a raktárban: { $count }).
why-store-organs = Szervért megyek: { $kind } (a raktárban: { $count }).
why-add-organs = Műtök, valami még hiányzik ott: { $bed } ágy.
why-medicate = Beadom, ami a műtéthez kell: { $bed } ágy.
why-epidemic = Kezelem a járványt: { $ward } osztály.

## Mozdulatok egy akción belül.

why-draw = { $count } másodperc van hátra: még egy beteg belefér.
why-bed = { $count } beteg vár ágyra.
why-solve = Folyik a vizsgálat: { $bed } ágy, { $exam }.
why-shelf = Ez a raktárba kerül: { $kind } (most { $count } van ott).
why-needed = Ez még hiányzik a betegnek ({ $place }): { $kind }.
why-target = Ennek a betegnek még hiányzik valami, ami itt beadható: { $place }.
why-cancel = Amire felvettem, ahhoz már nem kell.
why-finish = Ebben az akcióban nem maradt tennivaló.
why-make-room = Az orvosom itt csak a helyet foglalja, másnak még kellhet.
why-discard = Ez a szerv egyik betegnek sem hiányzik, a helye viszont kell: { $kind } (a raktárban: { $count }).
why-report = Ez a jel fertőzést jelent; elhallgatni drágább.

## Az akciófázis körül.

why-ready = { $count } beteg van itt, kezdhetjük.
why-gestures = Gyors a kezem, ezért mozdulatokkal dolgozom.
why-steady = Nyugodt módban dolgozom.
why-confirm = { $count } beteg marad; részemről rendben az értékelés.
why-pause = Valaki szünetet kért.
why-resume = Felőlem folytathatjuk.
why-wait = Most épp nincs dolgom.
