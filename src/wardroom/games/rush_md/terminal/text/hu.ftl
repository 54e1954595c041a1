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
cli-rush-md-points = Orvosi pontok { $count }
cli-rush-md-reputation = Hírnév { $count }
cli-rush-md-discharged = Hazaengedve { $regular } és { $hospitalized }
cli-rush-md-deaths = Elhunyt { $count }
cli-rush-md-goal = Cél:
cli-rush-md-goal-reputation = hírnév { $now }/{ $goal }
cli-rush-md-goal-discharged = hazaengedve { $now }/{ $goal }
cli-rush-md-goal-hospitalized = az osztályokról { $now }/{ $goal }
cli-rush-md-goal-points = orvosi pontok { $now }/{ $goal }
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
