### Miért cselekszik így egy Rush M.D.-kolléga: amit a többieknek bejelent.
### $count egy szám: másodperc, beteg vagy darab a raktárban.

## Feladatok. Előbb mondja, aztán nyúl.

why-admit = Megyek a betegfelvételre: { $count } másodperc van hátra, belefér még egy beteg.
    .you = Menj a betegfelvételre: { $count } másodperc van hátra, belefér még egy beteg.
why-hospitalize = Ágyba fektetek valakit a sorból; { $count } beteg vár.
    .you = Fektess ágyba valakit a sorból; { $count } beteg vár.
# $place egy hely a járóbeteg-rendelőben.
why-treat-regular = Kezelem a beteget { $place_n }, minden megvan hozzá a raktárban.
    .you = Kezeld a beteget { $place_n }, minden megvan hozzá a raktárban.
why-treat-ward = Az osztályon kezelem { the-bed }ban fekvő beteget.
    .you = Kezeld az osztályon { the-bed }ban fekvő beteget.
why-examine = Viszem { the-bed }at { $exam_ba }.
    .you = Vidd { the-bed }at { $exam_ba }.
why-donate = Megyek a vérbankba; a raktárban most { $count } egység vér van.
    .you = Menj a vérbankba; a raktárban most { $count } egység vér van.
why-store = Hozok { $kind_acc } a gyógyszertárból; a raktárban most { $count } { $kind_db } van.
    .you = Hozz { $kind_acc } a gyógyszertárból; a raktárban most { $count } { $kind_db } van.
why-store-organs = Szervért megyek, hozok { $kind_acc }; a raktárban most { $count } { $kind_db } van.
    .you = Menj szervért, hozz { $kind_acc }; a raktárban most { $count } { $kind_db } van.
why-add-organs = Operálok { the-bed }nál, mert valami még hiányzik.
    .you = Operálj { the-bed }nál, mert valami még hiányzik.
why-medicate = Beadom { the-bed }nál, ami a műtéthez kell.
    .you = Add be { the-bed }nál, ami a műtéthez kell.
why-epidemic = Kezelem a járványt { $ward ->
    [A] az A
   *[B] a B
} osztályon.
    .you = Kezeld a járványt { $ward ->
        [A] az A
       *[B] a B
    } osztályon.

## Mozdulatok egy akción belül.

why-draw = { $count } másodperc van hátra: még egy beteg belefér.
why-bed = { $count } beteg vár ágyra.
why-solve = Folyik a vizsgálat { the-bed }nál: { $exam }.
why-shelf = Raktárba teszek { $kind_acc }; ott most { $count } { $kind_db } van.
    .you = Tegyél a raktárba { $kind_acc }; ott most { $count } { $kind_db } van.
why-needed = { $place_cap }: a betegnek még kell { $kind }.
why-target = { $place_cap }: itt beadható valami, amire a betegnek még szüksége van.
    .you = { $place_cap }: itt beadhatsz valamit, amire a betegnek még szüksége van.
why-cancel = Amit a kezembe vettem, arra már nincs szükség.
    .you = Amit a kezedbe vettél, arra már nincs szükség.
why-finish = Ebben az akcióban nem maradt tennivaló.
why-make-room = Az orvosom itt csak a helyet foglalja, és a mező másnak még kellhet.
    .you = Az orvosod itt csak a helyet foglalja, és a mező másnak még kellhet.
why-please-free = Le tudnád venni innen a homokórádat? Itt lenne dolgom.
why-discard = Most egyik betegnek sem kell { $kind }, más szerveknek viszont kell a hely; a raktárban { $count } { $kind_db } van.
why-report = Ez a jel fertőzést jelent; elhallgatni drágább lenne.

## Az akciófázis körül.

why-plan-duties = A tervem: te felveszed a betegeket és kezelsz a rendelőben, én feltöltöm a készletet és vizsgálok.
why-plan-first = A tervem: azzal a beteggel kezdjük, aki { $place_n } van.
why-plan-fetch = A tervem: azzal a beteggel kezdjük, aki { $place_n } van, de előbb hozunk { $kind_acc }.
why-ready = { $count ->
    [0] Még nincs beteg; várom az elsőt.
   *[other] { $count } beteg van itt, kezdhetjük.
}
    .you = { $count ->
        [0] Még nincs beteg; készülhetsz az elsőre.
       *[other] { $count } beteg van itt, kezdheted.
    }
why-gestures = Gyors kézhez a mozdulatok illenek.
why-steady = Nyugodt módban semmi sem csúszik ki.
why-confirm = { $count ->
    [0] Nem marad beteg a kórházban; részemről rendben az értékelés.
   *[other] { $count } beteg marad; részemről rendben az értékelés.
}
    .you = { $count ->
        [0] Nem marad beteg a kórházban; elfogadhatod az értékelést.
       *[other] { $count } beteg marad; elfogadhatod az értékelést.
    }
why-pause = Valaki szünetet kért.
why-resume = Felőlem folytathatjuk.
    .you = Ha készen állsz, folytathatod.
why-wait = Most épp nincs tennivaló.
