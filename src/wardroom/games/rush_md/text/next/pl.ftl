### Co teraz zrobić w Ostrym Dyżurze: tak mówi przewodnik obok planszy.

## Przed fazą akcji i po niej.

next-council = Zegar jeszcze nie ruszył. Rozejrzyj się spokojnie, a potem naciśnij Gotowe.
next-others = Teraz poczekaj, aż pozostali zgłoszą gotowość.
next-countdown = Zegar zaraz ruszy. Przerywana linia pokaże, czego dotknąć.
next-evaluation = Każdy Pacjent jest oceniany: najlepiej podać dokładnie to, co na karcie. Przeczytaj wyniki i naciśnij Dalej.
next-pause = Ktoś prosi o przerwę. Zgódź się, a zegar stanie.
next-resume = Można grać dalej? Wznów grę.

## Klepsydry.

next-admit = Na zewnątrz czekają Pacjenci. Wyślij wolną Pielęgniarkę do Izby przyjęć.
next-hospitalize = Ktoś potrzebuje łóżka. Wyślij swojego Lekarza do Izby przyjęć.
next-clinic = W Przychodni można kogoś leczyć. Wyślij tam Pielęgniarkę albo swojego Lekarza.
next-ward = Na oddziale można kogoś leczyć. Wyślij tam Pielęgniarkę.
next-exam-cultures = Łóżko czeka na posiew. Wyślij swojego Lekarza.
next-exam-blood-exam = Łóżko czeka na badanie krwi. Wyślij swojego Lekarza.
next-exam-xray = Łóżko czeka na rentgen. Wyślij swojego Lekarza.
next-exam-mri = Łóżko czeka na rezonans. Ustaw Lekarza w równowadze na kafelku.
next-surgery-doctor = Operacja: narządy podaje Lekarz. Wyślij go do Sali operacyjnej.
next-surgery-nurse = Operacja: leki podaje Pielęgniarka. Wyślij ją do Sali operacyjnej.
next-blood = Uzupełnij zapas krwi: wyślij kogoś do Banku krwi.
next-organs = Uzupełnij zapas narządów: wyślij swojego Lekarza do Apteki.
next-pharmacy = Uzupełnij zapas leków: wyślij Pielęgniarkę do Apteki.
next-research = Z kartą pracy badawczej zrobisz to lepiej. Postaw na niej klepsydrę.
next-turn = Tam, gdzie stoi ta klepsydra, jest jeszcze co robić: odwróć ją.
next-lift-off = Twój Lekarz nie ma tu nic do roboty, a pole może się komuś przydać. Zdejmij klepsydrę.
next-wobble = Klepsydra się chwieje! Dotknij jej, żeby ją ustabilizować.

## Łóżka i Pacjenci.

next-carry = Łóżko { $bed } trzeba teraz przestawić { $area_na }.
next-draw = Przyjmij { $type_acc }. W jednej akcji możesz przyjąć najwyżej trzy osoby.
next-to-bed = Połóż Pacjenta z rzędu do łóżka { $bed }.
next-whom = Wybierz Pacjenta { $place_loc }.
next-give = Weź z magazynu { $kind_acc } i podaj Pacjentowi { $place_loc }.
next-syringe = Następną rzecz podaje się strzykawką. Najpierw weź pustą.
next-finish = Tu już wszystko zrobione. Zakończ akcję.
next-finish-lacking = Pacjent { $place_loc } nie jest jeszcze wyleczony: w magazynie nie ma { $kind_gen }. Zakończ akcję i uzupełnij zapas.
next-put-back = Ta rzecz nie jest już potrzebna. Odłóż ją.

## Badania.

next-cultures = Znajdź wśród żetonów ten znak: { $icon }. Odkrywaj je i zapamiętuj, co widzisz.
next-disc-out = Dyski trzeba ułożyć tak jak na odwrocie karty. Najpierw wyjmij jeden niewłaściwy.
next-disc-in = Ten dysk pasuje do wolnego otworu.
next-read = Dyski już się zgadzają. Odczytaj wynik.
next-xray-next = Odłóż to zdjęcie pod talię: widać na nim łóżko { $bed }.
next-xray-take = Na tym zdjęciu nie ma łóżka { $bed }, więc jest właściwe. Zanieś zdjęcie do łóżka.
next-mri-draw = Klepsydra stoi. Dobierz kartę rezonansu; łóżko zostanie tu, aż przesypie się piasek.

## Magazyn.

next-donate = Przenieś krew z puli na półkę.
next-stock = Przenieś { $kind_acc } z puli na półkę.
next-stock-organ = Przenieś { $kind_acc } z puli do magazynu narządów.

## Na co się czeka. $count to liczba sekund.

next-hand = Twoje ręce są przez chwilę zajęte.
next-wait-exam = Łóżko { $bed } czeka na { $exam }: { $glass } zwolni się za { $count } s.
next-wait-bed = Ktoś potrzebuje łóżka: { $glass } zwolni się za { $count } s.
next-wait-admit = Wystarczy czasu na kolejnych Pacjentów: { $glass } zwolni się za { $count } s.
next-wait-treat = Następny jest Pacjent { $place_loc }. { $glass_cap } zwolni się za { $count } s.
next-wait-stock = W magazynie przyda się { $kind }: { $glass } zwolni się za { $count } s.
next-wait-ward = Następna jest epidemia na Oddziale { $ward }. { $glass_cap } zwolni się za { $count } s.
next-slot = Jest coś do zrobienia { $slot_loc }, ale jeszcze przez { $count } s stoi tam { $glass }.
next-blocked = Jest coś do zrobienia { $slot_loc }, ale bezczynnie stoi tam { $glass }. Poproś o zwolnienie pola.
next-taken = Ktoś właśnie stawia klepsydrę { $slot_loc }.
next-scan = Rezonans (łóżko { $bed }) potrwa jeszcze { $count } s. Do tego czasu łóżko tam zostaje.
next-coming = Nowi Pacjenci są już w drodze. Za chwilę będzie co robić.
next-colleague = Pacjentem { $place_loc } zajmuje się już ktoś inny.
next-left = Ktoś przed chwilą przestawił łóżko { $bed }, więc na razie je zostaw.
next-left-ward = Ktoś przed chwilą przestawił łóżko z Oddziału { $ward }, więc na razie to on zajmuje się tamtejszą epidemią.
next-room = Następne jest łóżko { $bed }, gdy tylko zwolni się miejsce, na którym stoi łóżko { $other }.
next-fetched = Ktoś właśnie niesie do magazynu { $kind_acc }. Zaraz się przyda.
next-short = Pacjent { $place_loc } czeka jeszcze na { $kind_acc }, ale teraz nie ma kto tego przynieść.
next-supply = Pacjent { $place_loc } czeka jeszcze na { $kind_acc }, ale w puli nie ma już { $kind_gen }.
next-no-bed = Pacjent { $place_loc } czeka na łóżko, a wszystkie sześć jest zajętych.
next-too-late = Na wyleczenie Pacjenta { $place_loc } nie wystarczy czasu. Nikt inny nie czeka.
next-stuck = Pacjentowi { $place_loc } nie da się teraz pomóc.
next-epidemic = Epidemię na Oddziale { $ward } można leczyć, gdy wróci tam łóżko { $bed }.
next-epidemic-others = Epidemią na Oddziale { $ward } zajmuje się już ktoś inny.
next-epidemic-short = Przeciw epidemii na Oddziale { $ward } trzeba jeszcze podać { $kind_acc }, ale teraz nie ma kto tego przynieść.
next-epidemic-late = Na walkę z epidemią na Oddziale { $ward } nie wystarczy czasu. Poza tym nie ma już nic do zrobienia.
next-done = Wszyscy są wyleczeni, a na nowych Pacjentów nie wystarczy czasu. Zaczekaj, aż skończy się czas.
