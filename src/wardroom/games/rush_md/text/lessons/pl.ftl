# Lekcje: najwyżej 35 słów w kroku i w każdym jedna myśl.

## Przyjęcie i leczenie

lesson-first = Pierwszy dyżur
    .rule = Przyjmij, zbadaj, wylecz – i zobacz, jak Pacjenci idą do domu.

lesson-first-goal = Przez cztery rundy prowadzicie szpital. Pacjent, który dostanie dokładnie to, czego wymaga karta, idzie do domu i daje reputację. Osiągnijcie razem cel, a wygracie.
lesson-first-council = Rundę zaczyna rada lekarska, bez zegara. Faza akcji po niej trwa cztery minuty, w pojedynkę pięć; w tej lekcji zegar czeka na ciebie. Naciśnij Gotowe.
lesson-first-nurse = Klepsydry to personel: czerwona i czarna to Lekarze, te z krzyżem to Pielęgniarki. Okrągłe pola są dla Pielęgniarek, kwadratowe dla Lekarzy. Postaw Pielęgniarkę w Izbie przyjęć.
lesson-first-admit = W jednej akcji przyjmuje się najwyżej trzech Pacjentów. Każdy niewyleczony kosztuje punkty umiejętności, więc zacznij od jednego: przyjmij Pacjenta zwykłego do Przychodni.
lesson-first-doctor = { patient-singer } potrzebuje niebieskiej pigułki i dwóch kroplówek. W Przychodni leczą i Lekarze, i Pielęgniarki. Postaw tam czerwonego Lekarza: działa od razu, choć piasek się sypie.
lesson-first-target = Jedną akcją w Przychodni leczy się jednego Pacjenta. Wybierz chórzystkę.
lesson-first-blue = Podajesz to, co jest w magazynie. Podaj niebieską pigułkę.
lesson-first-fluids = Teraz kroplówki: podaj pierwszą.
lesson-first-second = Podaj drugą. Do końca akcji możesz cofnąć to, co podano. Akcja trwa, dopóki jej nie zakończysz albo nie postawisz następnej klepsydry.
lesson-first-sand = { patient-singer } ma wszystko. Pielęgniarka jest jeszcze zajęta: klepsydry nie wolno ruszyć, póki sypie się piasek, czyli przez trzydzieści sekund. Naciśnij Dalej, żeby przeczekać ten czas.
lesson-first-search = Tymczasem wolontariuszka trafiła na posiew, a czarny Lekarz bada. Jeden z ośmiu żetonów ma ten sam znak co karta: odwracaj je i znajdź go. Żetony nigdy nie zmieniają miejsc.
lesson-first-found = Jest! Karta to diagnoza i mówi, co podać. Łóżko wróciło na Oddział A, a Pielęgniarka podała wszystko. Naciśnij Dalej: faza się kończy.
lesson-first-stars = { patient-singer } i wolontariuszka mają dokładnie to, co na kartach: idą do domu, a ich gwiazdki to wasza reputacja. Reputacja rozstrzyga o wygranej. Idź dalej.
lesson-first-done = Pierwsze gwiazdki! Możesz już grać, najlepiej najpierw bez zegara. Albo ucz się dalej: o łóżkach, o operacji własnymi rękami, o tym, kiedy gra się kończy, i o minucie z zegarem.

lesson-first-steady = Gesty zostaw na później. Tu dotykasz rzeczy, a potem miejsca, na które ma trafić, i nic się nie wyślizguje.
lesson-first-nobody-yet = Nie ma jeszcze kogo leczyć, a Lekarz nie przyjmuje Pacjentów. Robi to Pielęgniarka.
lesson-first-admit-first = Nie ma jeszcze kogo leczyć. Zacznij od Izby przyjęć.
lesson-first-no-pause = Przerwa jest niepotrzebna: w tej lekcji zegar czeka na ciebie.
lesson-first-regular-first = Pacjent do hospitalizacji potrzebuje łóżka, a to już następna lekcja. Najpierw przyjmij Pacjenta zwykłego.
lesson-first-admit-somebody = Wtedy Pielęgniarka przyszłaby na próżno, a piasek i tak się sypie.
lesson-first-ends-action = Postawienie innej klepsydry kończy to, co robisz, nawet w połowie. Najpierw zrób to, po co tu jesteś.
lesson-first-one-is-enough = Można by przyjąć więcej, ale kogo nie zdążysz wyleczyć, ten kosztuje punkty umiejętności. Tu jeden Pacjent wystarczy.
lesson-first-keep-black = Nada się każdy Lekarz. Weź czerwonego; czarny zaraz będzie badał.
lesson-first-place-doctor = Nie trzeba kończyć: postawienie Lekarza samo zakończy przyjęcie.
lesson-first-exam-first = Ten ruch przerwałby badanie. Najpierw znajdź żeton ze znakiem.
lesson-first-stay = Łóżko musi stać przy posiewie do końca badania.
lesson-first-nurse-one = Nada się każda Pielęgniarka. Tu weź Pielęgniarkę 1.
lesson-first-slot-one = Nada się każde z tych pól. Tu wybierz pierwsze.
lesson-first-keep-nurses = Pielęgniarka też mogłaby tu leczyć. Ale wiele pól jest tylko dla Pielęgniarek, więc tam, gdzie wystarczy Lekarz, lepiej je oszczędzać.
lesson-first-patient-first = Tak też można, ale w Przychodni czeka Pacjent.
lesson-first-treat-first = { patient-singer } nie dostała jeszcze wszystkiego i nie poszłaby do domu.
lesson-first-fluids-next = Kroplówki też są na karcie, ale podasz je za chwilę. Zacznij od niebieskiej pigułki.
lesson-first-not-on-card = Można to podać, ale nie ma tego na karcie albo byłoby za dużo. Za nadmiar płaci się punktami umiejętności.
lesson-first-no-syringe = Strzykawki są do krwi i leków dożylnych. Pigułki i kroplówki podaje się bez nich.
lesson-first-leave-it = Zostaw to: karta tego wymaga.

## Łóżko i badanie

lesson-bed = Łóżko i badanie
    .rule = Cała droga Pacjenta, od rzędu po właściwy lek, i wyprawa do Apteki.

lesson-bed-row = W rzędzie czeka wolontariuszka. Bez łóżka Pacjenta do hospitalizacji nie można ani zbadać, ani leczyć. Łóżko znajduje Lekarz: postaw czerwonego w Izbie przyjęć.
lesson-bed-bed = Każdy oddział ma trzy łóżka. Połóż wolontariuszkę do łóżka A1.
lesson-bed-push = Objaw na karcie oznacza infekcję i wymaga posiewu. Zajęte łóżko może przestawić każdy, w każdej chwili i bez klepsydry. Przestaw łóżko A1 na posiew.
lesson-bed-exam = Badają Lekarze, a łóżko musi już stać na miejscu. Drugi Lekarz jest wolny: postaw go przy posiewie.
lesson-bed-search = Na odwrocie karty widać gwiazdę; ma ją też jeden z ośmiu żetonów. Odwracaj je, aż ją znajdziesz. Pomyłka kosztuje tylko czas: zapamiętaj, co tam było.
lesson-bed-home = Gwiazda! Karta to diagnoza: niebieska pigułka i trzy jednostki krwi. Podaje się je na oddziale, więc odstaw tam łóżko.
lesson-bed-nurse = Na oddziałach leczą Pielęgniarki. Postaw jedną na Oddziale A.
lesson-bed-target = Wybierz wolontariuszkę w łóżku A1.
lesson-bed-blue = Podaj niebieską pigułkę.
lesson-bed-syringe = Krew i leki dożylne podaje się w strzykawkach. Weź jedną z magazynu.
lesson-bed-blood = Teraz wstrzyknij jednostkę krwi.
lesson-bed-second = Podana jest jedna z trzech jednostek. Wstrzyknij drugą.
lesson-bed-more = Strzykawka mieści jeden rodzaj, najwyżej sześć jednostek; na więcej trzeba następnej. Wstrzyknij trzecią jednostkę.
lesson-bed-pharmacy = { patient-relief-worker } ma wszystko. W magazynie kończą się strzykawki, a piasek Pielęgniarki 1 się przesypał, więc można ją wysłać prosto na inne pole. Wyślij dowolną wolną Pielęgniarkę do Apteki.
lesson-bed-stock = Akcja w Aptece daje jeden rodzaj: pigułkę, dwie kroplówki, dwie jednostki leku do strzykawek albo trzy strzykawki. Uzupełnij, co chcesz.
lesson-bed-done = Znasz już całą drogę Pacjenta. Objaw na karcie mówi, o które badanie chodzi; badanie krwi, rentgen i rezonans mają własne łamigłówki. Następna lekcja: operacja własnymi rękami.

lesson-bed-the-red-one = Nada się każdy Lekarz. Tu weź czerwonego; czarny za chwilę będzie potrzebny.
lesson-bed-bed-first = Najpierw łóżko: w rzędzie nikogo się nie bada ani nie leczy.
lesson-bed-no-pause = Przerwa jest niepotrzebna: w tej lekcji zegar czeka na ciebie.
lesson-bed-bed-a1 = Nada się każde wolne łóżko. Ta lekcja toczy się dalej przy łóżku A1.
lesson-bed-other-lab = Objaw wymaga posiewu. Nie da się tam zrobić innego badania, więc łóżko pojechałoby na próżno.
lesson-bed-push-first = Najpierw badanie. Przestaw łóżko na posiew.
lesson-bed-exam-first = Ten ruch przerwałby badanie i trzeba by zaczynać od nowa.
lesson-bed-stay = Łóżko musi stać przy posiewie do końca badania.
lesson-bed-go-home = Najpierw łóżko wraca na Oddział A: tam podaje się leki z tej karty.
lesson-bed-ward-first = { patient-relief-worker } nie dostała jeszcze wszystkiego. Działaj dalej na Oddziale A.
lesson-bed-stay-home = Poza oddziałem nikt nie mógłby leczyć Pacjenta w tym łóżku. Zostaw je na miejscu.
lesson-bed-not-on-card = Można to podać, ale diagnoza tego nie wymaga. Za nadmiar płaci się punktami umiejętności.
lesson-bed-pill-first = Strzykawka przyda się do krwi, ale najpierw podaj niebieską pigułkę.
lesson-bed-leave-it = Zostaw to: diagnoza tego wymaga.
lesson-bed-one-syringe = Strzykawka mieści sześć jednostek: jedna tu wystarczy.
lesson-bed-stock-first = Najpierw Apteka: trzeba uzupełnić magazyn.
lesson-bed-organs-later = Lekarz w Aptece uzupełnia narządy. Leki są dla Pielęgniarek.

## Operacja

lesson-surgery = Operacja własnymi rękami
    .rule = Gesty, pęseta i Sala operacyjna.
lesson-surgery-hands = Na radzie wybiera się jeden z dwóch rodzajów sterowania. W trybie spokojnym wystarczy dotknąć: jest wolniej, ale pewniej. Gestami przeciągasz rzeczy tak szybko, jak umiesz. W tej lekcji wybierz gesty.

lesson-surgery-organs = W wykazie zabiegów dekarz ma trzy kości i jednostkę krwi, do podania w Sali operacyjnej. Narządy przynosi Lekarz: przeciągnij czarnego na jego pole w Aptece.
lesson-surgery-bone = Pęseta: naciśnij środek kości, przytrzymaj chwilę i powoli zanieś ją na półkę. Gdy się wyślizgnie, tracisz tylko czas i próbujesz znowu.
lesson-surgery-two = Jedna akcja daje dwa narządy tego samego rodzaju; w magazynie mieści się ich razem sześć. Przynieś drugą kość.
lesson-surgery-theatre = Jest już i trzecia kość. Przeciągnij łóżko A1 do Sali operacyjnej A. Uważaj na rezonans: łóżko, które przejedzie za blisko, przewraca stojącą tam klepsydrę.
lesson-surgery-doctor = Narządy podaje Lekarz. Przeciągnij czerwonego do Sali operacyjnej A.
lesson-surgery-add = Widzisz operację z bliska. Zanieś kość z półki do Pacjenta: pewny chwyt, bez pośpiechu.
lesson-surgery-nurse = Dwie pozostałe kości są już podane. Leki i krew podaje Pielęgniarka. Przeciągnij jedną do Sali operacyjnej A.
lesson-surgery-blood = Pielęgniarka przyniosła strzykawkę. Zanieś jednostkę krwi do wylotu strzykawki na krew, przy łóżku.
lesson-surgery-done = Podane jest już wszystko z wykazu. To, co podano w złym miejscu, się nie liczy. Wolisz dotykać? Na każdej radzie możesz wybrać tryb spokojny. Następna lekcja: kiedy gra się kończy.
lesson-surgery-hands-first = Najpierw wybierz gesty: ich przycisk jest obok przycisku Gotowe.
lesson-surgery-to-pharmacy = Nie tu: postaw Lekarza na kwadratowym polu w Aptece.

lesson-surgery-organs-first = Najpierw narządy: bez kości nie ma czym operować.
lesson-surgery-no-pause = Przerwa jest niepotrzebna: w tej lekcji zegar czeka na ciebie.
lesson-surgery-only-bones = W wykazie są kości. Inne narządy zajęłyby tylko miejsce.
lesson-surgery-keep-organs = Narządy można odrzucić w każdej chwili. Ale te są potrzebne.
lesson-surgery-room-a = Obie sale są takie same. Ta lekcja toczy się w Sali operacyjnej A.
lesson-surgery-no-lab = Ten Pacjent nie potrzebuje badań, tylko operacji.
lesson-surgery-push-first = Najpierw łóżko: przestaw je do Sali operacyjnej A.
lesson-surgery-organs-now = Pielęgniarka przyjdzie za chwilę. Najpierw kości, a te podaje Lekarz.
lesson-surgery-operate-first = Operacja jeszcze trwa. Działaj dalej w Sali operacyjnej A.
lesson-surgery-stay = Łóżko musi zostać w Sali operacyjnej, aż podane będzie wszystko z wykazu.
lesson-surgery-leave-it = Zostaw to: wykaz tego wymaga.
lesson-surgery-not-on-card = W wykazie tego nie ma. Za nadmiar płaci się punktami umiejętności.
lesson-surgery-one-syringe = Jedna strzykawka tu wystarczy: mieści sześć jednostek.

## Ocena

lesson-evaluation = Kiedy gra się kończy
    .rule = Wspólna gra, błędy i ich cena.
lesson-evaluation-shared = W grupie każdy ma Lekarza w swoim kolorze, którego nikt inny nie rusza. Cztery Pielęgniarki są wspólne: Pielęgniarka 1, którą posłał ktoś inny, jest znów wolna. Postaw ją w Przychodni.

lesson-evaluation-last = W Przychodni jest troje Pacjentów, a faza zaraz się skończy. Chórzystce brakuje jeszcze jednej kroplówki. Podaj ją.
lesson-evaluation-time = Gdy faza się kończy, nikt nie rusza już klepsydr. Komu jeszcze sypie się piasek, ten może dokończyć akcję. Potem ocenia się wszystkich Pacjentów. Naciśnij Dalej.
lesson-evaluation-home = { patient-singer } ma dokładnie to, co na karcie, i daje reputację. { patient-carpenter } dostał o jedną pigułkę za dużo: też idzie do domu, ale tracicie 2 punkty umiejętności.
lesson-evaluation-confirm = Uczennicy czegoś brakuje: to błąd medyczny. Przy stanie stabilnym tracicie 1 punkt i stan staje się poważny, przy poważnym 3 i staje się krytyczny, przy krytycznym 8 i Pacjent umiera. Idź dalej.
lesson-evaluation-round = Trwa rada drugiej rundy. { patient-pupil } wciąż tu jest, jej stan jest poważny. Kto zostaje, zachowuje to, co dostał. Czekający w rzędzie też liczą się jako błąd. Naciśnij Gotowe.
lesson-evaluation-done = Gdy punktów umiejętności jest 0, od razu przegrywacie, a każda śmierć kosztuje osiem. Po ostatniej rundzie rozstrzyga karta celu. Następna lekcja: minuta z zegarem.

lesson-evaluation-not-on-card = Karta tego nie wymaga. Brakuje jednej kroplówki.
lesson-evaluation-leave-it = Zostaw to: karta tego wymaga.
lesson-evaluation-last-first = { patient-singer } zostałaby bez ostatniej kroplówki i nie poszłaby do domu.
lesson-evaluation-red-later = Lekarza zostaw na później; to praca dla Pielęgniarki. Postaw Pielęgniarkę 1 w Przychodni.
lesson-evaluation-nurse-one = Tak też można. W tej lekcji weź Pielęgniarkę 1 z Izby przyjęć i postaw ją w Przychodni.
lesson-evaluation-no-pause = Przerwa jest niepotrzebna: w tej lekcji zegar czeka na ciebie.
lesson-evaluation-steady = Gesty zostaw na później. Tu dotykasz rzeczy, a potem miejsca, na które ma trafić, i nic się nie wyślizguje.

## Minuta z zegarem

lesson-minute = Minuta z zegarem
    .rule = Sześćdziesiąt sekund w Przychodni, z prawdziwym zegarem.

lesson-minute-plan = Teraz zegar rusza: masz minutę, a piasek sypie się piętnaście sekund. Działają tylko Izba przyjęć, Przychodnia, Apteka i Bank krwi. Przyjmij i wylecz dwoje Pacjentów. Tu nie da się przegrać.
lesson-minute-ready = Plan: Pielęgniarka przyjmuje dwoje Pacjentów, Lekarz leczy każde z nich. Gdy zabraknie pigułki, przynosi ją Pielęgniarka. Naciśnij Gotowe, a minuta się zacznie.
lesson-minute-run = Zegar tyka! Postaw Pielęgniarkę w Izbie przyjęć, przyjmij dwoje Pacjentów, postaw Lekarza w Przychodni i podaj to, co na kartach. Przycisk Dalej kończy tę minutę przed czasem.
lesson-minute-verdict = Czas! Kto dostał wszystko, czego trzeba, idzie do domu. Jeśli ktoś zostaje, nie szkodzi: prawdziwa runda trwa cztery minuty, w pojedynkę pięć.
lesson-minute-confirm = Kto zostaje, zachowuje to, co dostał; w prawdziwej grze to, czego nie ma na karcie, można zwrócić. Gra toczy się dalej, gdy wszyscy potwierdzą. Naciśnij Dalej.
lesson-minute-done = W większym gronie każdy ma jednego Lekarza, którego nikt inny nie rusza; cztery Pielęgniarki są wspólne. Rozmawiajcie, dzielcie się pracą i siadajcie do gry.

lesson-minute-clinic-only = W tej minucie otwarte są tylko Przychodnia, Apteka i Bank krwi. Łóżka będą w prawdziwej grze.
lesson-minute-no-pause = Przerwę można zrobić tylko w prawdziwej grze. Przycisk Dalej kończy tę minutę przed czasem.
lesson-minute-steady = Gesty zostaw na później. Tu dotykasz rzeczy, a potem miejsca, na które ma trafić, i nic się nie wyślizguje.

## Epidemie i prace badawcze

lesson-outbreak = Epidemie i prace badawcze
    .rule = Dwa moduły, które urozmaicają dyżur.

lesson-outbreak-research = Gdy gracie z pracami badawczymi, co rundę odkryte są trzy karty. Zadania dają punkty umiejętności, jeśli na koniec rundy są wykonane; akcje mają własne pole. Żadna karta nie jest obowiązkowa.
lesson-outbreak-drive = { research-blood-drive } to akcja z karty: pięć jednostek zamiast trzech, dla Lekarza lub Pielęgniarki. Postaw na niej Pielęgniarkę.
lesson-outbreak-blood = Weź krew.
lesson-outbreak-exam = Na Oddziale A leżą już dwie osoby, a nurek jest na posiewie. Na karcie jest latawiec; taki sam jest na ósmym żetonie. Odwróć ten żeton.
lesson-outbreak-epidemic = Diagnoza jest zakaźna: na oddziale nurka wybucha epidemia. Do końca rundy każdy na Oddziale A potrzebuje też pomarańczowej pigułki. Druga epidemia tam na razie nie wybuchnie.
lesson-outbreak-home = Leczyć można tylko w łóżkach, które stoją na oddziale. Odstaw łóżko A1 na miejsce.
lesson-outbreak-nurse = Epidemii przeciwdziała Pielęgniarka na tym oddziale. Postaw ją na Oddziale A.
lesson-outbreak-target = Z tego pola można się zająć jednym Pacjentem albo epidemią. Wybierz epidemię.
lesson-outbreak-serve = W jednej akcji można podać leki wszystkim. Podaj pigułkę Pacjentowi w łóżku A1.
lesson-outbreak-second = Teraz podaj pigułkę w łóżku A2.
lesson-outbreak-done = Wszyscy dostali, co trzeba: na koniec rundy dostaniecie za to reputację. Inaczej każdy pominięty kosztowałby punkt umiejętności. Karta znika tak czy tak.

lesson-outbreak-spare-doctors = Lekarz też mógłby tu stanąć. Ale Lekarze będą potrzebni przy łóżkach i badaniach.
lesson-outbreak-research-first = Najpierw zbiórka krwi: zobaczysz, co daje karta pracy badawczej.
lesson-outbreak-no-pause = Przerwa jest niepotrzebna: w tej lekcji zegar czeka na ciebie.
lesson-outbreak-eighth = Tam nie ma latawca. Odwróć ósmy żeton.
lesson-outbreak-exam-first = Ten ruch przerwałby badanie. Najpierw odwróć żeton.
lesson-outbreak-stay = Łóżko musi stać przy posiewie do końca badania.
lesson-outbreak-go-home = Najpierw odstaw łóżko na oddział: nigdzie indziej nie można w nim leczyć.
lesson-outbreak-stay-home = Poza oddziałem nie dałoby się leczyć Pacjenta w tym łóżku.
lesson-outbreak-ward-first = Najpierw epidemia na Oddziale A, póki jest czas.
lesson-outbreak-epidemic-first = Tak wyleczysz tylko jedną osobę, a epidemia dotyczy całego oddziału.
lesson-outbreak-in-order = Tak też można, ale tu zacznij od łóżka A1.
lesson-outbreak-no-syringe = Do pigułki nie trzeba strzykawki.
