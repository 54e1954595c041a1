### Dlaczego współpracownik z Ostrego Dyżuru tak robi: co zapowiada pozostałym.
### $count to liczba sekund, Pacjentów albo sztuk w magazynie.

## Zadania. Padają, zanim ruszą ręce.

why-admit = Idę do Izby przyjęć: zostało { $count } s, zdążymy z kolejnymi Pacjentami.
    .you = Idź do Izby przyjęć: zostało { $count } s, zdążycie z kolejnymi Pacjentami.
why-hospitalize = { $count ->
    [one] Idę położyć do łóżka jedynego Pacjenta z Izby przyjęć.
   *[other] Idę położyć do łóżka jednego z { $count } Pacjentów z Izby przyjęć.
}
    .you = { $count ->
        [one] Połóż do łóżka jedynego Pacjenta z Izby przyjęć.
       *[other] Połóż do łóżka jednego z { $count } Pacjentów z Izby przyjęć.
    }
# $place to miejsce w Przychodni.
why-treat-regular = Leczę Pacjenta { $place_loc }: wszystko, czego trzeba, jest w magazynie.
    .you = Lecz Pacjenta { $place_loc }: wszystko, czego trzeba, jest w magazynie.
why-treat-ward = Leczę na oddziale Pacjenta z łóżka { $bed }.
    .you = Lecz na oddziale Pacjenta z łóżka { $bed }.
why-examine = Wiozę łóżko { $bed } na { $exam }.
    .you = Zawieź łóżko { $bed } na { $exam }.
why-donate = Idę do Banku krwi; zapas krwi w magazynie: { $count }.
    .you = Idź do Banku krwi; zapas krwi w magazynie: { $count }.
why-store = Idę do Apteki po { $kind_acc }; zapas w magazynie: { $count }.
    .you = Idź do Apteki po { $kind_acc }; zapas w magazynie: { $count }.
why-store-organs = Idę po { $kind_acc }; zapas w magazynie: { $count }.
    .you = Idź po { $kind_acc }; zapas w magazynie: { $count }.
why-add-organs = Operuję Pacjenta z łóżka { $bed }: czegoś jeszcze brakuje.
    .you = Operuj Pacjenta z łóżka { $bed }: czegoś jeszcze brakuje.
why-medicate = Podaję leki do zabiegu przy łóżku { $bed }.
    .you = Podaj leki do zabiegu przy łóżku { $bed }.
why-epidemic = Przeciwdziałam epidemii na Oddziale { $ward }.
    .you = Przeciwdziałaj epidemii na Oddziale { $ward }.

## Ruchy w trakcie akcji.

why-draw = Zostało { $count } s: zdążymy przyjąć jeszcze jedną osobę.
    .you = Zostało { $count } s: zdążycie przyjąć jeszcze jedną osobę.
why-bed = { $count ->
    [one] Jeden Pacjent czeka na łóżko.
   *[other] Na łóżko czeka { $count } Pacjentów.
}
why-solve = Trwa badanie przy łóżku { $bed }: { $exam }.
why-shelf = { $count ->
        [0] W magazynie nie ma { $kind_gen }
        [one] W magazynie jest { $count } { $kind_one }
        [few] W magazynie są { $count } { $kind_few }
       *[many] W magazynie jest { $count } { $kind_many }
    }: pora uzupełnić zapas.
why-needed = Pacjent { $place_loc } czeka jeszcze na { $kind_acc }.
why-target = Pacjentowi { $place_loc } brakuje jeszcze czegoś, co można tu podać.
    .you = Pacjentowi { $place_loc } brakuje jeszcze czegoś, co możesz tu podać.
why-cancel = To, co trzymam, nie jest już potrzebne.
    .you = To, co trzymasz, nie jest już potrzebne.
why-finish = W tej akcji nie ma już nic do zrobienia.
why-make-room = Mój Lekarz tylko zajmuje to pole, a komuś innemu może się ono przydać.
    .you = Twój Lekarz tylko zajmuje to pole, a komuś innemu może się ono przydać.
why-please-free = Możesz zdjąć stąd swoją klepsydrę? Mam tu coś do zrobienia.
why-discard = { $kind_cap } nikomu się teraz nie przyda, a potrzebne jest miejsce; zapas w magazynie: { $count }.
why-report = Ten symbol oznacza chorobę zakaźną; jeśli nikt go nie zgłosi, zespół straci więcej.

## Przed fazą akcji i po niej.

why-plan-duties = Mój plan: ty przyjmujesz Pacjentów i leczysz w Przychodni, a ja uzupełniam zapasy i robię badania.
why-plan-first = Mój plan: zaczynamy od Pacjenta { $place_loc }.
why-plan-fetch = Mój plan: zaczynamy od Pacjenta { $place_loc }, a najpierw przynosimy { $kind_acc }.
why-ready = { $count ->
    [0] Nie ma jeszcze Pacjentów; można zaczynać.
    [one] Jest jeden Pacjent; można zaczynać.
   *[other] Jest { $count } Pacjentów; można zaczynać.
}
    .you = { $count ->
        [0] Nie ma jeszcze Pacjentów; możesz zaczynać.
        [one] Jest jeden Pacjent; możesz zaczynać.
       *[other] Jest { $count } Pacjentów; możesz zaczynać.
    }
why-gestures = Mam szybkie ręce, więc steruję gestami.
why-steady = Wolę pracować w trybie spokojnym.
why-confirm = { $count ->
    [0] Nikt nie zostaje w szpitalu.
    [one] W szpitalu zostaje jeden Pacjent.
   *[other] W szpitalu zostaje { $count } Pacjentów.
} Nie mam uwag do oceny.
    .you = { $count ->
        [0] Nikt nie zostaje w szpitalu.
        [one] W szpitalu zostaje jeden Pacjent.
       *[other] W szpitalu zostaje { $count } Pacjentów.
    } Możesz się zgodzić na ocenę.
why-pause = Ktoś prosi o przerwę.
why-resume = Możemy grać dalej.
    .you = Jeśli możesz grać dalej, wznów grę.
why-wait = Chwilowo nie mam nic do zrobienia.
