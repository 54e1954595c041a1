### Dlaczego czegoś teraz nie można zrobić, tak jak powiedziałby to przyjaciel przy stole; i ile kosztuje wybór.

## Kto ma głos.

why-not-action = W tej grze nie ma takiej akcji.
why-not-watching = Tylko oglądasz: szpitalem zajmuje się zespół.
why-not-over = Koniec gry.
why-not-countdown = Zegar zaraz ruszy: przez trzy sekundy trzymaj ręce przy sobie.
why-not-away = Nie ma cię przy stole; najpierw wróć.
why-not-away-again = W tej rundzie już zbyt często cię nie było.
why-not-back = Przecież tu jesteś.
why-not-paused = Trwa przerwa.
why-not-resume = Gra nie jest wstrzymana.
why-not-resume-twice = Ty już chcesz grać dalej, inni jeszcze nie.
why-not-council = O tym decyduje się na radzie lekarskiej.
why-not-ready-twice = Gotowość jest już zgłoszona i nie da się jej cofnąć.
why-not-mode-same = Ten sposób sterowania jest już wybrany.
why-not-mode-twice = Na tej radzie sterowanie zostało już wybrane.
why-not-clock-hands = Gdy czas płynie tylko podczas ruchów, wszyscy grają w trybie spokojnym.
why-not-evaluation = Teraz niczego się nie ocenia.
why-not-confirm-twice = Ty już potwierdzasz, inni jeszcze nie.
why-not-leftover = Nic takiego tam nie zostało.
why-not-so-many = { $count ->
    [one] Została tam tylko jedna sztuka.
    [few] Zostały tam tylko { $count } sztuki.
   *[many] Zostało tam tylko { $count } sztuk.
}
why-not-keep-same = Tak już jest postanowione.
why-not-changes = { $count ->
    [one] Zespół zmienił w tej rundzie zdanie już raz.
   *[other] Zespół zmienił w tej rundzie zdanie już { $count } razy.
} Wystarczy.
why-not-yet = Zegar jeszcze nie ruszył: trwa rada lekarska.
why-not-closed = Niczego teraz nie ruszaj: trwa ocena Pacjentów.
why-not-pause-twice = Ty już prosisz o przerwę, inni jeszcze nie.
why-not-clock = Zegar idzie tylko wtedy, gdy ktoś wykonuje ruch: nie trzeba go zatrzymywać.
why-not-wait = Zegar tyka sam: wystarczy nic nie robić.
why-not-wait-twice = Ty już czekasz; inni jeszcze wybierają.
why-not-wait-over = Faza się skończyła i nie masz już czego dokończyć.
why-not-no-sand = W twoich klepsydrach nie przesypuje się piasek.
why-not-pauses = { $count ->
    [one] W tej rundzie była już jedna przerwa.
    [few] W tej rundzie były już { $count } przerwy.
   *[many] W tej rundzie było już { $count } przerw.
}
why-not-symbol = Przy łóżku { $bed } nie ma czego zgłaszać.

## Ręce i czas.

why-not-by-gesture = Grasz gestami: najpierw chwyć, potem puść.
why-not-by-steady = Grasz w trybie spokojnym: wskaż od razu, co i gdzie.
why-not-hands = Masz ręce zajęte czymś innym.
why-not-hands-yet = Twoje ręce potrzebują jeszcze chwili.
why-not-empty-hand = Niczego nie trzymasz.
why-not-let-go = Nie trzymasz już tej rzeczy w ręce.
why-not-there = To, co trzymasz, tam nie pasuje.
why-not-slowly = Gołą ręką nie trzeba działać tak ostrożnie.
why-not-miss = Przy odrzucaniu nie da się chybić.
why-not-tweezers = Tu nie używa się pęsety.
why-not-bare-hand = Tego nie można zrobić gołą ręką.
why-not-overtime = Czas minął: można tylko dokończyć to, co zaczęte.
why-not-too-late = Na ten ruch nie wystarczy już czasu.
why-not-held = { $seat } trzyma tę rzecz w ręce.
why-not-last-held = Nie ma więcej { $kind_gen }: resztę ktoś trzyma w ręce.

## Klepsydry i pola.

why-not-sand = Piasek jeszcze się przesypuje.
why-not-in-play = { $glass_cap } jest poza grą.
why-not-your-doctor = Tym Lekarzem gra { $seat }.
why-not-fallen = Ta klepsydra przewróciła się w rezonansie; najpierw trzeba ją tam znowu postawić.
why-not-on-no-slot = Na żadnym polu nie stoi { $glass }.
why-not-slot-taken = Pole jest zajęte: stoi tam { $glass }.
# Klepsydrę postawił tam gracz $seat.
why-not-outpaced = { $seat } cię wyprzedza: na tym polu stoi już { $glass }.
why-not-for-doctors = To pole jest dla Pielęgniarki.
why-not-for-nurses = To pole jest dla Lekarza.
why-not-research-slot = Nie ma tam pracy badawczej z akcją.
why-not-research-useless = Ta praca badawcza na nic się teraz nie przyda.
why-not-no-bed-there = Żadne łóżko nie stoi { $exam_loc }.
why-not-room-empty = W tej Sali operacyjnej nie stoi żadne łóżko.
why-not-ward-empty = Na Oddziale { $ward } nikt teraz nie leży.
why-not-rows-full = Nikogo więcej nie da się przyjąć: rzędy są pełne albo talie puste.
why-not-nobody-waits = Nikt nie czeka na łóżko.
why-not-no-bed-free = Wszystkie łóżka są zajęte.
why-not-clinic-empty = W Przychodni nikogo nie ma.
why-not-pharmacy-supply = W puli nie ma już nic dla Apteki.
why-not-organ-supply = W puli nie ma już narządów.
why-not-organ-area = Na narządy nie ma już miejsca: najpierw odrzuć któryś.
why-not-wobbling = Żadna klepsydra się nie chwieje.

## Łóżka i Pacjenci.

why-not-bed-empty = Łóżko { $bed } jest puste i zostaje na miejscu.
why-not-bed-locked = Trwa badanie: łóżko { $bed } musi zostać w rezonansie.
why-not-bed-there = Łóżko { $bed } już tam stoi.
why-not-bed-away = Łóżka { $bed } nie ma teraz na miejscu.
why-not-bed-taken = W łóżku { $bed } już ktoś leży.
why-not-area-taken = To miejsce zajmuje łóżko { $bed }.
why-not-at-admission = Potrzebna jest Pielęgniarka w Izbie przyjęć.
why-not-at-hospitalizing = Potrzebny jest Lekarz w Izbie przyjęć.
why-not-deck = W talii nie ma już { $type_gpl }.
why-not-row-full = Nie ma już miejsca dla { $type_acc }.
why-not-nobody = Nie ma nikogo { $place_loc }.

## Co się właśnie robi.

why-not-task = Nie wykonujesz teraz żadnej akcji: najpierw postaw klepsydrę.
why-not-no-patient = Najpierw wybierz Pacjenta.
why-not-patient-named = Pacjent do tej akcji jest już wybrany i nie da się go zmienić.
why-not-for-patients = W tej akcji nie wskazuje się Pacjenta.
why-not-in-the-clinic = Nie pracujesz teraz w Przychodni.
why-not-in-a-bed = Pracujesz w Przychodni, nie przy łóżkach.
why-not-other-ward = Łóżko { $bed } nie należy do Oddziału { $ward }, na którym pracujesz.
why-not-operated = Łóżko { $bed } nie stoi w Sali operacyjnej.
why-not-which-exam = Najpierw wybierz badanie.
why-not-no-exam-here = Nie prowadzisz teraz badania.
why-not-epidemic-here = Nie pracujesz teraz na oddziale.
why-not-no-epidemic = Na Oddziale { $ward } nie ma epidemii.

## Badania.

why-not-at-exam = Potrzebny jest Lekarz { $exam_loc }.
why-not-exam-done = Pacjent w łóżku { $bed } ma już za sobą { $exam }.
why-not-exam-needless = To badanie ({ $exam }) nie jest potrzebne Pacjentowi w łóżku { $bed }.
why-not-hole-empty = Ten otwór jest pusty.
why-not-hole-full = Ten otwór jest zajęty.
why-not-same-hole = Ten dysk został wyjęty właśnie stamtąd.
why-not-no-disc = Na stole nie ma dysku w tym kolorze.
why-not-disc-there = Ten dysk już leży na stole.
why-not-discs-differ = Dyski nie leżą jeszcze tak jak na karcie.
why-not-scan-fell = Klepsydra się przewróciła: badanie trzeba powtórzyć.
why-not-scan-gone = Nie było tu udanego badania.

## Magazyn i leczenie.

why-not-storage = W magazynie nie ma { $kind_gen }.
why-not-supply = W puli nie ma { $kind_gen }.
why-not-at-blood-bank = Potrzebna jest klepsydra w Banku krwi.
why-not-at-pharmacy = Potrzebna jest Pielęgniarka w Aptece.
why-not-at-organs = Potrzebny jest Lekarz w Aptece.
why-not-one-kind = W jednej akcji bierzesz narządy jednego rodzaju: teraz to { $kind }.
why-not-kind-again = Drugi rodzaj musi być inny niż { $kind }.
why-not-at-treatment = Potrzebna jest klepsydra tam, gdzie się leczy.
why-not-at-surgery = Narządy przeszczepia Lekarz w Sali operacyjnej.
why-not-organs-only = Lekarz w Sali operacyjnej tylko przeszczepia narządy.
why-not-epidemic-only = Przeciwdziałasz epidemii: podawaj to, czego wymaga, łóżko po łóżku.
why-not-needed = Pacjent nie potrzebuje już { $kind_gen }.
why-not-syringe = Najpierw weź strzykawkę.
why-not-given = W tej akcji nie podano { $kind_gen }.
why-not-at-epidemic = Nie przeciwdziałasz teraz epidemii.
why-not-against = { $epidemic }: { $kind } tu nie pomoże.
why-not-served = Pacjent w łóżku { $bed } nie potrzebuje już { $kind_gen }.

## Ile kosztuje wybór.

cost-ends-task = To, co teraz robisz, na tym się skończy.
cost-oath = Kosztuje { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} umiejętności.
