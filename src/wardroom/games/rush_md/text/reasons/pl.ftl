### Dlaczego kolega z Ostrego Dyżuru tak robi: co zapowiada pozostałym.

## Zadania. Padają, zanim ruszą ręce.

why-admit = Idę do Izby przyjęć: mamy czas na kolejnych Pacjentów.
why-hospitalize = Zabieram Pacjenta z Izby przyjęć na łóżko.
# $place to miejsce w Przychodni.
why-treat-regular = Leczę Pacjenta ({ $place }): wszystko, czego trzeba, jest w magazynie.
why-treat-ward = Leczę na Oddziale: łóżko { $bed }.
why-examine = Biorę łóżko { $bed }: { $exam }.
why-donate = Idę do Banku krwi, bo krwi brakuje.
why-store = Idę do Apteki po zapas: { $kind }.
why-store-organs = Idę po narządy: { $kind }.
why-add-organs = Operuję: łóżko { $bed }.
why-medicate = Podaję leki do zabiegu: łóżko { $bed }.
why-epidemic = Leczę Oddział { $ward } z epidemii.

## Ruchy w trakcie akcji.

why-draw = Zdążymy przyjąć jeszcze jedną osobę.
why-bed = Ten Pacjent czekał już dość długo.
why-solve = Diagnoza jest coraz bliżej.
why-shelf = W magazynie robi się pusto.
why-needed = Tego jeszcze brakuje w leczeniu.
why-drop = Tu jest tego miejsce.
why-cancel = Lepiej zostawić to tam, gdzie było.
why-finish = Gotowe.
why-make-room = Mój Lekarz tylko zajmuje to pole, a może przydać się komuś innemu.
why-discard = Tego narządu nikt nie potrzebuje, a miejsce się przyda.
why-report = Ten symbol oznacza chorobę zakaźną, a przemilczenie kosztuje więcej.

## Przed fazą akcji i po niej.

why-ready = Wiem, od czego zacząć.
why-gestures = Mam szybkie ręce, więc wykonuję gesty.
why-steady = Wolę pracować w trybie spokojnym.
why-confirm = Nie mam uwag do oceny.
why-pause = Ktoś prosi o przerwę.
why-resume = Możemy grać dalej.
