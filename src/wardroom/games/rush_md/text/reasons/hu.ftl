### Miért cselekszik így egy Rush M.D.-kolléga: amit a többieknek bejelent.

## Feladatok. Előbb mondja, aztán nyúl.

why-admit = Megyek a betegfelvételre: van időnk több betegre.
why-hospitalize = Ágyba fektetek valakit a felvételről.
# $place egy hely a járóbeteg-rendelőben.
why-treat-regular = Kezelem a járóbeteget ({ $place }): minden megvan hozzá a raktárban.
why-treat-ward = Az osztályon kezelek: { $bed } ágy.
why-examine = Viszem vizsgálatra a(z) { $bed } ágyat: { $exam }.
why-donate = Megyek a vérbankba: kevés a vér.
why-store = Megyek a gyógyszertárba ezért: { $kind }.
why-store-organs = Szervért megyek: { $kind }.
why-add-organs = Műtök: { $bed } ágy.
why-medicate = Beadom, ami a műtéthez kell: { $bed } ágy.
why-epidemic = Kezelem a járványt: { $ward } osztály.

## Mozdulatok egy akción belül.

why-draw = Még egy beteg belefér az időbe.
why-bed = Ez a beteg már eleget várt.
why-solve = Egy lépéssel közelebb a diagnózishoz.
why-shelf = Fogytán van a raktárkészlet.
why-needed = Ez még hiányzik a kezeléshez.
why-drop = Ide való.
why-cancel = Ez jobb, ha ott marad, ahol volt.
why-finish = Ezzel kész vagyok.
why-make-room = Az orvosom itt csak a helyet foglalja, másnak még kellhet.
why-discard = Erre a szervre senkinek nincs szüksége, a helyére viszont igen.
why-report = Ez a jel fertőzést jelent; elhallgatni drágább.

## Az akciófázis körül.

why-ready = Tudom, mivel kezdem.
why-gestures = Gyors a kezem, ezért mozdulatokkal dolgozom.
why-steady = Nyugodt módban dolgozom.
why-confirm = Részemről rendben az értékelés.
why-pause = Valaki szünetet kért.
why-resume = Felőlem folytathatjuk.
