### Dlaczego kolega z Ostrego Dyżuru tak robi: co zapowiada pozostałym.
### $count to liczba sekund, Pacjentów albo sztuk w magazynie.

## Zadania. Padają, zanim ruszą ręce.

why-admit = Idę do Izby przyjęć: zostało { $count } s, zdążymy z kolejnymi Pacjentami.
why-hospitalize = Zabieram Pacjenta z Izby przyjęć na łóżko (czeka: { $count }).
# $place to miejsce w Przychodni.
why-treat-regular = Leczę Pacjenta ({ $place }): wszystko, czego trzeba, jest w magazynie.
why-treat-ward = Leczę na Oddziale: łóżko { $bed }.
why-examine = Biorę łóżko { $bed }: { $exam }.
why-donate = Idę do Banku krwi; krwi w magazynie: { $count }.
why-store = Idę do Apteki po zapas: { $kind } (w magazynie: { $count }).
why-store-organs = Idę po narządy: { $kind } (w magazynie: { $count }).
why-add-organs = Operuję, czegoś tam jeszcze brakuje: łóżko { $bed }.
why-medicate = Podaję leki do zabiegu: łóżko { $bed }.
why-epidemic = Przeciwdziałam epidemii na Oddziale { $ward }.

## Ruchy w trakcie akcji.

why-draw = Zostało { $count } s: zdążymy przyjąć jeszcze jedną osobę.
why-bed = Na łóżko czeka Pacjentów: { $count }.
why-solve = Trwa badanie: łóżko { $bed }, { $exam }.
why-shelf = To idzie do magazynu: { $kind } (teraz jest: { $count }).
why-needed = Pacjentowi ({ $place }) jeszcze tego brakuje: { $kind }.
why-target = Pacjentowi ({ $place }) brakuje jeszcze czegoś, co można tu podać.
why-cancel = Do tego, co miało być, nie jest to już potrzebne.
why-finish = W tej akcji nie zostało nic do zrobienia.
why-make-room = Mój Lekarz tylko zajmuje to pole, a może przydać się komuś innemu.
why-discard = Tego narządu nie brakuje żadnemu Pacjentowi, a miejsce się przyda: { $kind } (w magazynie: { $count }).
why-report = Ten symbol oznacza chorobę zakaźną, a przemilczenie kosztuje więcej.

## Przed fazą akcji i po niej.

why-ready = Pacjentów jest teraz { $count }; można zaczynać.
why-gestures = Mam szybkie ręce, więc wykonuję gesty.
why-steady = Wolę pracować w trybie spokojnym.
why-confirm = Zostaje Pacjentów: { $count }. Nie mam uwag do oceny.
why-pause = Ktoś prosi o przerwę.
why-resume = Możemy grać dalej.
why-wait = Chwilowo nie mam nic do zrobienia.
