### A Rush M.D. képe a terminálban, magyarul.

cli-rush-md-round = { $number }/{ $most }. forduló
# $clock és $end perc és másodperc, $gauge egy sáv.
cli-rush-md-clock = { $clock } / { $end } { $gauge }
cli-rush-md-overtime = túlóra
cli-rush-md-paused = szünet
cli-rush-md-phase-council = Orvosi tanács
cli-rush-md-phase-countdown = Készüljetek
cli-rush-md-phase-action = Akciófázis
cli-rush-md-phase-evaluation = Értékelés
cli-rush-md-phase-ended = Vége a műszaknak
cli-rush-md-points = Orvosi pont: { $count }
cli-rush-md-reputation = Hírnév: { $count }
cli-rush-md-discharged = Hazaengedve: { $regular } járó-, { $hospitalized } fekvőbeteg
cli-rush-md-deaths = Elhunyt: { $count }
cli-rush-md-goal = Cél:
cli-rush-md-goal-reputation = hírnév { $now }/{ $goal }
cli-rush-md-goal-discharged = hazaengedve { $now }/{ $goal }
cli-rush-md-goal-hospitalized = az osztályokról { $now }/{ $goal }
cli-rush-md-goal-points = orvosi pont { $now }/{ $goal }
cli-rush-md-patients = Betegek
cli-rush-md-nobody = nincs beteg
cli-rush-md-needs = hiányzik: { $what }
cli-rush-md-complete = mindent megkapott
cli-rush-md-exams = vizsgálat: { $what }
cli-rush-md-bed-is = az ágy helye: { $where }
cli-rush-md-glasses = Homokórák
cli-rush-md-pool = szabad
# $seconds, amíg a homok lepereg.
cli-rush-md-sand = { $gauge } { $seconds } mp
cli-rush-md-run-out = { $gauge } lepergett
cli-rush-md-storage = Raktár
cli-rush-md-empty = üres
cli-rush-md-epidemic = Járvány { $ward ->
    [A] az A
   *[B] a B
} osztályon: { $what }
cli-rush-md-hidden = Szünetben a táblák le vannak takarva.

## Oldalak.

cli-rush-md-about-map = az óra, a betegek és a homokórák
cli-rush-md-about-rules = a szabályok egy oldalon; „szabályok véradónap”: csak az az egy kutatáskártya

## Leckék ott, ahol a böngésző szavai a mozdulatairól szólnak.

cli-lesson-first-council = A forduló orvosi tanáccsal kezdődik: tervezz, ameddig akarsz. Csak az utána következő akciófázisban jár az óra, és ebben a leckében megvár. Válaszd a Kész lehetőséget.
cli-lesson-first-nurse = A homokórák a dolgozóid: a piros és a fekete orvos, a négy számozott ápoló. Mezőkön dolgoznak. Tegyél egy ápolót a betegfelvételhez.
cli-lesson-first-sand = A kórustag mindent megkapott. A felvételnél az ápoló még foglalt: harminc másodpercig pereg a homokja, és addig senki sem mozdíthatja el. Az Enterrel átugorhatod a várakozást.
cli-lesson-first-steady = Ez az irányítás a böngészőhöz való. Itt megnevezed, mit hová teszel, és semmi sem csúszik ki.
cli-lesson-surgery-add = Ültess be egy csontot. A terminálban a csipeszből semmi sem csúszik ki.
cli-lesson-evaluation-time = Ha vége a fázisnak, több homokórát nem lehet mozdítani. Akinek még pereg a homokja, befejezheti az akcióját. Utána minden beteget értékelünk. Nyomj Entert.
cli-lesson-evaluation-steady = { cli-lesson-first-steady }
cli-lesson-minute-run = Ketyeg az óra! Ápoló a felvételhez, két beteg, orvos a rendelőbe, aztán add be, amit a kártya kér. Az Enterrel előbb is befejezheted a percet.
cli-lesson-minute-no-pause = Szünet csak az igazi játszmában van. Az Enterrel előbb is befejezheted a percet.
cli-lesson-minute-steady = { cli-lesson-first-steady }
