### Obraz gry Rush M.D. w terminalu, po polsku.

cli-rush-md-round = Runda { $number } z { $most }
# $clock i $end to minuty i sekundy, $gauge to pasek.
cli-rush-md-clock = { $clock } z { $end } { $gauge }
cli-rush-md-overtime = po czasie
cli-rush-md-paused = przerwa
cli-rush-md-phase-council = Rada lekarska
cli-rush-md-phase-countdown = Przygotujcie się
cli-rush-md-phase-action = Faza akcji
cli-rush-md-phase-evaluation = Ocena
cli-rush-md-phase-ended = Koniec dyżuru
cli-rush-md-points = Punkty umiejętności { $count }
cli-rush-md-reputation = Reputacja { $count }
cli-rush-md-discharged = Wypisani: z Przychodni { $regular }, z oddziałów { $hospitalized }
cli-rush-md-deaths = Zgony { $count }
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
cli-rush-md-pool = w puli
# $seconds do przesypania piasku.
cli-rush-md-sand = { $gauge } { $seconds } s
cli-rush-md-run-out = { $gauge } piasek się przesypał
cli-rush-md-storage = Magazyn
cli-rush-md-empty = pusty
cli-rush-md-epidemic = Epidemia na Oddziale { $ward }: { $what }
cli-rush-md-hidden = W czasie przerwy plansze są zakryte.

## Strony.

cli-rush-md-about-map = zegar, Pacjenci i klepsydry
cli-rush-md-about-rules = zasady na jednej stronie; „zasady zbiórka” o jednej pracy badawczej

## Lekcje tam, gdzie słowa przeglądarki mówią o jej gestach.

cli-lesson-first-council = Rundę zaczyna rada lekarska: planuj, ile chcesz. Zegar tyka dopiero w fazie akcji, a w tej lekcji czeka na ciebie. Wybierz Gotowe.
cli-lesson-first-nurse = Klepsydry to personel: czerwona i czarna to Lekarze, cztery z numerami to Pielęgniarki. Pracują na polach. Postaw Pielęgniarkę w Izbie przyjęć.
cli-lesson-first-sand = { patient-singer } dostała już wszystko. Pielęgniarka w Izbie przyjęć jest jeszcze zajęta: klepsydry nie wolno ruszyć, póki sypie się piasek, czyli przez trzydzieści sekund. Naciśnij Enter, żeby przeczekać ten czas.
cli-lesson-first-steady = Gestami steruje się tylko w przeglądarce. Tu podajesz rzecz i jej miejsce, i nic się nie wyślizguje.
cli-lesson-surgery-add = Podaj kość. W terminalu z pęsety nic się nie wyślizguje.
cli-lesson-evaluation-time = Gdy faza się kończy, nikt nie rusza już klepsydr. Komu jeszcze sypie się piasek, ten może dokończyć akcję. Potem ocenia się wszystkich Pacjentów. Naciśnij Enter.
cli-lesson-evaluation-steady = { cli-lesson-first-steady }
cli-lesson-minute-run = Zegar tyka! Postaw Pielęgniarkę w Izbie przyjęć, przyjmij dwoje Pacjentów, postaw Lekarza w Przychodni i podaj to, co na kartach. Enter kończy tę minutę przed czasem.
cli-lesson-minute-no-pause = Przerwę można zrobić tylko w prawdziwej grze. Enter kończy tę minutę przed czasem.
cli-lesson-minute-steady = { cli-lesson-first-steady }
