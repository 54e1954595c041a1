# Lekcje: najwyżej 35 słów w kroku i w każdym jedna myśl.

## Przyjęcie i leczenie

lesson-first = Pierwszy dyżur
    .rule = Przyjmij, zbadaj, wylecz – i zobacz, jak Pacjenci idą do domu.

lesson-first-goal = Przez cztery rundy prowadzicie szpital. Kto dostanie wszystko, czego żąda karta, idzie do domu i daje reputację. Spełnijcie razem kartę celu, a wygracie.
lesson-first-council = Rundę zaczyna rada lekarska, bez zegara. Faza akcji po niej trwa cztery minuty, w pojedynkę pięć; w tej lekcji czeka na ciebie. Naciśnij Gotowe.
lesson-first-nurse = Klepsydry to personel: czerwona i czarna to Lekarze, te z krzyżem Pielęgniarki. Okrągłe pola są dla Pielęgniarek, kwadratowe dla Lekarzy. Postaw Pielęgniarkę w Izbie przyjęć.
lesson-first-admit = Jedno przyjęcie to najwyżej trzech Pacjentów. Kto zostanie niewyleczony, kosztuje punkty umiejętności, więc zacznij od jednego: przyjmij Pacjenta zwykłego do Przychodni.
lesson-first-doctor = Chórzystka potrzebuje niebieskiej pigułki i dwóch kroplówek. W Przychodni leczą i Lekarze, i Pielęgniarki. Postaw tam czerwonego Lekarza: działa od razu, choć piasek się sypie.
lesson-first-target = Jedna akcja w Przychodni jest dla jednego Pacjenta. Wybierz chórzystkę.
lesson-first-blue = Podajesz to, co jest w magazynie. Podaj niebieską pigułkę.
lesson-first-fluids = Teraz kroplówki: podaj pierwszą.
lesson-first-second = Podaj drugą. Do końca akcji możesz coś cofnąć. Akcja trwa, dopóki jej nie zakończysz albo nie postawisz następnej klepsydry.
lesson-first-sand = Chórzystka ma wszystko. Pielęgniarka jest jeszcze zajęta: póki sypie się piasek, trzydzieści sekund, nikt nie rusza klepsydry. Naciśnij Dalej, żeby je przeczekać.
lesson-first-search = Tymczasem wolontariuszka trafiła na posiew, a czarny Lekarz bada. Jeden z ośmiu żetonów ma ten sam znak co karta: odwracaj je i znajdź go. Żetony nigdy nie zmieniają miejsc.
lesson-first-found = Jest! Karta to diagnoza i mówi, co podać. Łóżko wróciło na Oddział A, a Pielęgniarka podała wszystko. Naciśnij Dalej: faza się kończy.
lesson-first-stars = Oboje mają dokładnie to, co na kartach: idą do domu, a ich gwiazdki to wasza reputacja. To ona rozstrzyga grę. Idź dalej.
lesson-first-done = Pierwsze gwiazdki! Możesz już grać, najlepiej najpierw bez zegara. Albo ucz się dalej: łóżka, operacja własną ręką, kiedy gra się kończy, minuta z zegarem.

lesson-first-steady = To sterowanie zostaw na później. Tu dotykasz rzeczy, a potem miejsca, na które ma trafić, i nic się nie wyślizguje.
lesson-first-nobody-yet = Nie ma jeszcze kogo leczyć, a Lekarz nie przyjmuje Pacjentów. Robi to Pielęgniarka.
lesson-first-admit-first = Nie ma jeszcze kogo leczyć. Zacznij od Izby przyjęć.
lesson-first-no-pause = Nie trzeba: w tej lekcji zegar czeka na ciebie.
lesson-first-regular-first = Pacjent do hospitalizacji potrzebuje łóżka, a to już następna lekcja. Najpierw przyjmij Pacjenta zwykłego.
lesson-first-admit-somebody = Wtedy Pielęgniarka przyszłaby na próżno, a piasek i tak się sypie.
lesson-first-ends-action = Postawienie innej klepsydry kończy to, co robisz, nawet w połowie. Najpierw zrób to, po co tu jesteś.
lesson-first-one-is-enough = Można. Ale kogo nie zdążysz wyleczyć, ten kosztuje punkty umiejętności. Tu jeden Pacjent wystarczy.
lesson-first-keep-black = Nada się każdy Lekarz. Weź czerwonego; czarny zaraz będzie badał.
lesson-first-place-doctor = Nie trzeba kończyć: postawienie Lekarza samo zakończy przyjęcie.
lesson-first-exam-first = To przerwałoby badanie. Najpierw znajdź żeton ze znakiem.
lesson-first-stay = Łóżko musi stać przy posiewie do końca badania.
lesson-first-nurse-one = Nada się każda Pielęgniarka. Tu weź Pielęgniarkę 1.
lesson-first-slot-one = Nada się każde z tych pól. Tu wybierz pierwsze.
lesson-first-keep-nurses = Pielęgniarka też by mogła. Ale wiele pól jest tylko dla Pielęgniarek, więc oszczędzaj je tam, gdzie wystarczy Lekarz.
lesson-first-patient-first = Można, ale w Przychodni czeka Pacjent.
lesson-first-treat-first = Chórzystka nie dostała jeszcze wszystkiego i nie poszłaby do domu.
lesson-first-fluids-next = Kroplówki też są na karcie, za chwilę. Najpierw niebieska pigułka.
lesson-first-not-on-card = Można to podać, ale nie ma tego na karcie albo byłoby za dużo. Za nadmiar płaci się punktami umiejętności.
lesson-first-no-syringe = Strzykawki są do krwi i leków dożylnych. Pigułki i kroplówki podaje się bez nich.
lesson-first-leave-it = To jest potrzebne: tak mówi karta.

## Łóżko i badanie

lesson-bed = Łóżko i badanie
    .rule = Cała droga Pacjenta, od rzędu po właściwy lek, i wyprawa do Apteki.

lesson-bed-row = W rzędzie czeka wolontariuszka. Bez łóżka Pacjenta do hospitalizacji nie można ani zbadać, ani leczyć. Łóżko znajduje Lekarz: postaw czerwonego w Izbie przyjęć.
lesson-bed-bed = Każdy oddział ma trzy łóżka. Połóż wolontariuszkę do łóżka A1.
lesson-bed-push = Objaw na karcie oznacza infekcję i wymaga posiewu. Zajęte łóżko może przestawić każdy, w każdej chwili i bez klepsydry. Przestaw A1 na posiew.
lesson-bed-exam = Badają Lekarze, a łóżko musi stać na miejscu wcześniej. Drugi Lekarz jest wolny: postaw go przy posiewie.
lesson-bed-search = Na odwrocie karty widać gwiazdę; ma ją też jeden z ośmiu żetonów. Odwracaj je, aż ją znajdziesz. Pomyłka kosztuje tylko czas: zapamiętaj, co tam było.
lesson-bed-home = Gwiazda! Karta to diagnoza: niebieska pigułka i trzy jednostki krwi. Podaje się je na oddziale, więc odstaw tam łóżko.
lesson-bed-nurse = Na oddziałach leczą Pielęgniarki. Postaw jedną na Oddziale A.
lesson-bed-target = Wybierz wolontariuszkę w łóżku A1.
lesson-bed-blue = Podaj niebieską pigułkę.
lesson-bed-syringe = Krew i leki dożylne podaje się w strzykawkach. Weź jedną z magazynu.
lesson-bed-blood = Teraz wstrzyknij jednostkę krwi.
lesson-bed-second = To jedna z trzech jednostek. Wstrzyknij drugą.
lesson-bed-more = Strzykawka mieści jeden rodzaj, najwyżej sześć jednostek; na więcej trzeba następnej. Wstrzyknij trzecią jednostkę.
lesson-bed-pharmacy = Wolontariuszka ma wszystko. W magazynie kończą się strzykawki, a piasek Pielęgniarki 1 się przesypał: może iść prosto na inne pole. Wyślij dowolną wolną Pielęgniarkę do Apteki.
lesson-bed-stock = Akcja w Aptece daje jeden rodzaj: pigułkę, dwie kroplówki, dwie jednostki leku do strzykawek albo trzy strzykawki. Uzupełnij, co chcesz.
lesson-bed-done = Znasz już całą drogę Pacjenta. Objaw na karcie mówi, o które badanie chodzi; badanie krwi, rentgen i rezonans mają własne łamigłówki. Następna lekcja: operacja własną ręką.

lesson-bed-the-red-one = Nada się każdy Lekarz. Tu weź czerwonego; czarny za chwilę będzie potrzebny.
lesson-bed-bed-first = Najpierw łóżko: w rzędzie nikogo się nie bada ani nie leczy.
lesson-bed-no-pause = Nie trzeba: w tej lekcji zegar czeka na ciebie.
lesson-bed-bed-a1 = Nada się każde wolne łóżko. Ta lekcja toczy się dalej w A1.
lesson-bed-other-lab = Objaw wymaga posiewu. Innego badania nie da się tam zrobić, więc droga byłaby na próżno.
lesson-bed-push-first = Najpierw badanie. Przestaw łóżko na posiew.
lesson-bed-exam-first = To przerwałoby badanie i trzeba by zaczynać od nowa.
lesson-bed-stay = Łóżko musi stać przy posiewie do końca badania.
lesson-bed-go-home = Najpierw łóżko wraca na Oddział A: tam podaje się leki z tej karty.
lesson-bed-ward-first = Wolontariuszka nie dostała jeszcze wszystkiego. Działaj dalej na Oddziale A.
lesson-bed-stay-home = Poza oddziałem nikt nie mógłby leczyć Pacjenta w tym łóżku. Zostaw je na miejscu.
lesson-bed-not-on-card = Można to podać, ale diagnoza tego nie wymaga. Za nadmiar płaci się punktami umiejętności.
lesson-bed-pill-first = To przyda się do krwi, ale najpierw niebieska pigułka.
lesson-bed-leave-it = To jest potrzebne: tak mówi diagnoza.
lesson-bed-one-syringe = Strzykawka mieści sześć jednostek: jedna tu wystarczy.
lesson-bed-stock-first = Najpierw Apteka: magazyn tego potrzebuje.
lesson-bed-organs-later = Lekarz w Aptece uzupełnia narządy. Leki są dla Pielęgniarek.

## Operacja

lesson-surgery = Operacja własną ręką
    .rule = Gesty, pęseta i Sala operacyjna.
lesson-surgery-hands = Są dwa rodzaje sterowania, wybierane na radzie. Spokojne: wystarczy dotknąć, wolniej, ale pewnie. Gesty: przeciągasz, tak szybko, jak umiesz. Na tę lekcję wybierz gesty.

lesson-surgery-organs = Wykaz zabiegów dekarza: trzy kości i jednostka krwi, w Sali operacyjnej. Narządy przynosi Lekarz: przeciągnij czarnego na jego pole w Aptece.
lesson-surgery-bone = Pęseta: naciśnij środek kości, przytrzymaj chwilę i powoli zanieś ją na półkę. Gdy się wyślizgnie, tracisz tylko czas i próbujesz znowu.
lesson-surgery-two = Jedna akcja daje dwa narządy tego samego rodzaju; w magazynie mieści się ich razem sześć. Przynieś drugą kość.
lesson-surgery-theatre = Jest już i trzecia kość. Przeciągnij łóżko A1 do Sali operacyjnej A. Uważaj na rezonans: łóżko, które przejedzie za blisko, przewraca stojącą tam klepsydrę.
lesson-surgery-doctor = Narządy podaje Lekarz. Przeciągnij czerwonego do Sali operacyjnej A.
lesson-surgery-add = Widzisz to z bliska. Zanieś kość z półki do Pacjenta: pewny chwyt, bez pośpiechu.
lesson-surgery-nurse = Dwie pozostałe też już podane. Leki i krew podaje Pielęgniarka. Przeciągnij jedną do Sali operacyjnej A.
lesson-surgery-blood = Pielęgniarka przyniosła strzykawkę. Zanieś jednostkę krwi do wylotu strzykawki na krew, przy łóżku.
lesson-surgery-done = Cały wykaz jest podany. Rzeczy podane w złym miejscu by się nie liczyły. Wolisz dotykać? Na każdej radzie możesz wybrać sterowanie spokojne. Następna lekcja: kiedy gra się kończy.
lesson-surgery-hands-first = Najpierw wybierz gesty: przycisk jest obok Gotowe.
lesson-surgery-to-pharmacy = Nie tu: na kwadratowe pole w Aptece.

lesson-surgery-organs-first = Najpierw narządy: bez kości nie ma czym operować.
lesson-surgery-no-pause = Nie trzeba: w tej lekcji zegar czeka na ciebie.
lesson-surgery-only-bones = W wykazie są kości. Inne narządy zajęłyby tylko miejsce.
lesson-surgery-keep-organs = Narządy można odrzucić w każdej chwili. Ale te są potrzebne.
lesson-surgery-room-a = Obie sale są takie same. Ta lekcja toczy się w Sali operacyjnej A.
lesson-surgery-no-lab = Ten Pacjent nie potrzebuje badań, tylko operacji.
lesson-surgery-push-first = Najpierw łóżko: przestaw je do Sali operacyjnej A.
lesson-surgery-organs-now = Pielęgniarka przyjdzie za chwilę. Najpierw kości, a te podaje Lekarz.
lesson-surgery-operate-first = Operacja jeszcze trwa. Działaj dalej w Sali operacyjnej A.
lesson-surgery-stay = Łóżko musi zostać w Sali operacyjnej, aż cały wykaz będzie podany.
lesson-surgery-leave-it = To jest potrzebne: tak mówi wykaz.
lesson-surgery-not-on-card = W wykazie tego nie ma. Za nadmiar płaci się punktami umiejętności.
lesson-surgery-one-syringe = Strzykawka mieści sześć jednostek: jedna tu wystarczy.

## Ocena

lesson-evaluation = Kiedy gra się kończy
    .rule = Razem przy jednej planszy, błędy i ich cena.
lesson-evaluation-shared = W grupie każdy ma Lekarza w swoim kolorze, którego nikt inny nie rusza. Cztery Pielęgniarki są wspólne: Pielęgniarka 1, którą posłał ktoś inny, jest znów wolna. Postaw ją w Przychodni.

lesson-evaluation-last = W Przychodni jest troje Pacjentów, a lekcja zaraz zakończy fazę. Chórzystce brakuje jeszcze jednej kroplówki. Podaj ją.
lesson-evaluation-time = Gdy faza się kończy, nikt nie rusza już klepsydr. Komu jeszcze sypie się piasek, ten może dokończyć akcję. Potem ocenia się wszystkich Pacjentów. Naciśnij Dalej.
lesson-evaluation-home = Chórzystka ma dokładnie to, co na karcie, i daje reputację. Stolarz dostał o jedną pigułkę za dużo: też idzie do domu, ale tracicie 2 punkty umiejętności.
lesson-evaluation-confirm = Uczennicy czegoś brakuje: błąd medyczny. Stan stabilny kosztuje 1 punkt i staje się poważny; poważny 3 i staje się krytyczny; krytyczny 8 i Pacjent umiera. Idź dalej.
lesson-evaluation-round = Rada rundy drugiej. Uczennica wciąż tu jest, jej stan jest poważny. Kto zostaje, zachowuje, co dostał. Czekający w rzędzie też liczą się jako błąd. Naciśnij Gotowe.
lesson-evaluation-done = Gdy punktów umiejętności jest 0, od razu przegrywacie, a każda śmierć kosztuje osiem. Po ostatniej rundzie rozstrzyga karta celu. Następna lekcja: minuta z zegarem.

lesson-evaluation-not-on-card = Karta tego nie wymaga. Brakuje jednej kroplówki.
lesson-evaluation-leave-it = To jest potrzebne: tak mówi karta.
lesson-evaluation-last-first = Chórzystka zostałaby bez ostatniej kroplówki i nie poszła do domu.
lesson-evaluation-red-later = Zachowaj Lekarza; to praca dla Pielęgniarki. Postaw Pielęgniarkę 1 w Przychodni.
lesson-evaluation-nurse-one = Tak też można. Tu weź Pielęgniarkę 1 z Izby przyjęć i postaw ją w Przychodni.
lesson-evaluation-no-pause = Nie trzeba: w tej lekcji zegar czeka na ciebie.
lesson-evaluation-steady = To sterowanie zostaw na później. Tu dotykasz rzeczy, a potem miejsca, na które ma trafić, i nic się nie wyślizguje.

## Minuta z zegarem

lesson-minute = Minuta z zegarem
    .rule = Sześćdziesiąt sekund w Przychodni, naprawdę.

lesson-minute-plan = Teraz zegar rusza: minuta, a piasek sypie się piętnaście sekund. Działają tylko Izba przyjęć, Przychodnia, Apteka i Bank krwi. Przyjmij i wylecz dwoje. Nie można przegrać.
lesson-minute-ready = Plan: Pielęgniarka przyjmuje dwoje, Lekarz leczy każde z nich. Gdy zabraknie pigułki, przynosi ją Pielęgniarka. Naciśnij Gotowe, a minuta się zacznie.
lesson-minute-run = Zegar tyka! Pielęgniarka do Izby przyjęć, dwoje Pacjentów, Lekarz do Przychodni, potem to, co na karcie. Dalej kończy minutę wcześniej.
lesson-minute-verdict = Czas! Kto dostał wszystko, czego trzeba, idzie do domu. A jeśli ktoś zostaje: prawdziwa runda trwa cztery minuty, w pojedynkę pięć.
lesson-minute-confirm = Kto zostaje, zachowuje, co dostał; w prawdziwej grze to, czego nie ma na karcie, można zwrócić. Gra toczy się dalej, gdy wszyscy potwierdzą. Naciśnij Dalej.
lesson-minute-done = W większym gronie każdy ma jednego Lekarza, którego nikt inny nie rusza; cztery Pielęgniarki są wspólne. Rozmawiajcie, dzielcie się pracą i siadajcie do gry.

lesson-minute-clinic-only = W tej minucie otwarte są tylko Przychodnia, Apteka i Bank krwi. Łóżka będą w prawdziwej grze.
lesson-minute-no-pause = Przerwa jest w prawdziwej grze. Dalej kończy minutę wcześniej.
lesson-minute-steady = To sterowanie zostaw na później. Tu dotykasz rzeczy, a potem miejsca, na które ma trafić, i nic się nie wyślizguje.

## Epidemie i prace badawcze

lesson-outbreak = Epidemie i prace badawcze
    .rule = Dwa moduły, które urozmaicają dyżur.

lesson-outbreak-research = Z pracami badawczymi co rundę leżą odkryte trzy karty. Zadania dają punkty umiejętności, jeśli są spełnione na końcu rundy; akcje mają własne pole. Żadna nie jest obowiązkowa.
lesson-outbreak-drive = Zbiórka krwi to taka akcja: pięć jednostek zamiast trzech, dla Lekarza lub Pielęgniarki. Postaw na niej Pielęgniarkę.
lesson-outbreak-blood = Weź krew.
lesson-outbreak-exam = Na Oddziale A leżą już dwie osoby, a nurek jest na posiewie. Karta pokazuje latawiec; leży pod ósmym żetonem. Odwróć go.
lesson-outbreak-epidemic = Diagnoza jest zakaźna: na oddziale nurka wybucha epidemia. Do końca rundy każdy na Oddziale A potrzebuje też pomarańczowej pigułki. Druga epidemia tam na razie nie wybuchnie.
lesson-outbreak-home = Leczyć można tylko w łóżkach, które stoją na oddziale. Odstaw A1 na miejsce.
lesson-outbreak-nurse = Epidemii przeciwdziała Pielęgniarka na tym oddziale. Postaw ją na Oddziale A.
lesson-outbreak-target = Z tego pola można się zająć jednym Pacjentem albo epidemią. Wybierz epidemię.
lesson-outbreak-serve = W jednej akcji można podać leki wszystkim. Podaj pigułkę w łóżku A1.
lesson-outbreak-second = I w łóżku A2.
lesson-outbreak-done = Wszyscy dostali, co trzeba: na końcu rundy będzie za to reputacja. Inaczej każdy pominięty kosztowałby punkt umiejętności. Karta znika tak czy tak.

lesson-outbreak-spare-doctors = Lekarz też by mógł. Ale Lekarze będą potrzebni przy łóżkach i badaniach.
lesson-outbreak-research-first = Najpierw zbiórka krwi: zobaczysz, co daje karta pracy badawczej.
lesson-outbreak-no-pause = Nie trzeba: w tej lekcji zegar czeka na ciebie.
lesson-outbreak-eighth = Tam nie ma latawca. Odwróć ósmy żeton.
lesson-outbreak-exam-first = To przerwałoby badanie. Najpierw odwróć żeton.
lesson-outbreak-stay = Łóżko musi stać przy posiewie do końca badania.
lesson-outbreak-go-home = Najpierw odstaw łóżko: gdzie indziej nie można w nim leczyć.
lesson-outbreak-stay-home = Poza oddziałem nie dałoby się leczyć Pacjenta w tym łóżku.
lesson-outbreak-ward-first = Najpierw epidemia na Oddziale A, póki jest czas.
lesson-outbreak-epidemic-first = To leczyłoby tylko tę osobę. Epidemia dotyczy całego oddziału.
lesson-outbreak-in-order = To też dobrze. Zacznij od A1.
lesson-outbreak-no-syringe = Do pigułki nie trzeba strzykawki.
