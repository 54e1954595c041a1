### Obraz gry Rush M.D. w terminalu, po polsku.

cli-rush-md-round = Runda { $number } z { $most }
# $clock i $end to minuty i sekundy, $gauge to pasek.
cli-rush-md-clock = { $clock } z { $end } { $gauge }
cli-rush-md-overtime = po czasie
cli-rush-md-paused = pauza
cli-rush-md-phase-council = Rada lekarska
cli-rush-md-phase-countdown = Przygotujcie się
cli-rush-md-phase-action = Faza akcji
cli-rush-md-phase-evaluation = Ocena
cli-rush-md-phase-ended = Koniec dyżuru
cli-rush-md-points = Punkty umiejętności { $count }
cli-rush-md-reputation = Reputacja { $count }
cli-rush-md-discharged = Wypisani { $regular } i { $hospitalized }
cli-rush-md-deaths = Zmarli { $count }
cli-rush-md-goal = Cel:
cli-rush-md-goal-reputation = reputacja { $now }/{ $goal }
cli-rush-md-goal-discharged = wypisani { $now }/{ $goal }
cli-rush-md-goal-hospitalized = z oddziałów { $now }/{ $goal }
cli-rush-md-goal-points = punkty umiejętności { $now }/{ $goal }
cli-rush-md-patients = Pacjenci
cli-rush-md-nobody = nie ma Pacjentów
cli-rush-md-needs = brakuje: { $what }
cli-rush-md-complete = ma wszystko, czego trzeba
cli-rush-md-exams = badania: { $what }
cli-rush-md-bed-is = łóżko stoi tu: { $where }
cli-rush-md-glasses = Klepsydry
cli-rush-md-pool = wolna
# $seconds do przesypania piasku.
cli-rush-md-sand = { $gauge } { $seconds } s
cli-rush-md-run-out = { $gauge } przesypana
cli-rush-md-storage = Magazyn
cli-rush-md-empty = pusty
cli-rush-md-epidemic = Epidemia na Oddziale { $ward }: { $what }
cli-rush-md-hidden = W czasie pauzy plansze są zakryte.
