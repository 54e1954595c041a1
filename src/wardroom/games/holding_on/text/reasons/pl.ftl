### Dlaczego słuchacz wybrał to, co wybrał – w jednym zdaniu, z liczbami ze stołu.
### $staff to pionek, $period okres z życia Billy’ego, $regret wyrzut sumienia, $contact osoba, do której można zadzwonić.

why-assign-asks = Na tej stabilnej zmianie { $staff } może wypytywać Billy’ego; { $count ->
    [one] żeton opieki: jeden.
   *[other] żetony opieki: { $count }.
}
why-assign-doctor = Na tę zmianę potrzeba lekarza; { $staff } ma { $count ->
    [0] zero żetonów opieki
    [one] jeden żeton opieki
    [few] { $count } żetony opieki
   *[many] { $count } żetonów opieki
}.
why-assign-nurse = { $count ->
    [0] W pokoju socjalnym nie ma lekarza, więc tę zmianę weźmie pielęgniarka.
    [one] Wystarczy tu pielęgniarka; jedyny lekarz z pokoju socjalnego przyda się później.
   *[other] Wystarczy tu pielęgniarka; lekarze z pokoju socjalnego ({ $count }) przydadzą się później.
}
why-all-hands = { $count ->
    [one] W pokoju socjalnym została jedna osoba i jest tu potrzebna.
   *[other] Potrzebni są tu wszyscy z pokoju socjalnego ({ $count }).
}
why-cover-call-assistant = Pokój socjalny jest pusty; asystent medyczny odciąży resztę zespołu.
why-cover-move = Nikt nie odpoczywa; zespół straci najmniej, jeśli przejdzie tu { $staff } (zmęczenie: { $count }).
why-cover-stand-in = Nikt nie odpoczywa; zespół straci najmniej, jeśli brakującą osobę zastąpi { $staff } (zmęczenie: { $count }).
why-cover-stop = Pokój socjalny jest pusty i nikt więcej nie może przyjść; zmianę poprowadzą obecni.
why-lose-token = Najmniej będzie brakowało żetonu opieki (jest ich { $count }).
why-lose-hazy = Najmniej będzie brakowało mglistego wspomnienia (jest ich { $count }).
why-lose-clear = Najmniej będzie brakowało wyraźnego wspomnienia (jest ich { $count }).
why-phone = Jeden lekarz może zadzwonić. Kart rozmów zostało { $count }: { $contact }.
why-no-phone = { $count ->
    [0] W pokoju socjalnym nikogo nie ma, więc nie ma kto dzwonić.
   *[other] W pokoju socjalnym odpoczywa tyle osób: { $count }. Żaden lekarz nie może teraz dzwonić.
}
why-no-phone-none = Do celu nie brakuje już nikogo, do kogo można by teraz zadzwonić.
why-no-phone-late = W dniu { $day } na taką rozmowę jest już za późno.
why-call = Tego głosu brakuje jeszcze do celu: { $contact }. Kart rozmów zostało { $count }.
why-leave = { $count ->
    [0] Dziś można się obejść bez tej osoby: { $staff }.
   *[other] Przy takim zmęczeniu ({ $count }) lepiej odpocząć do jutra: { $staff }.
}
why-no-leave = { $count ->
    [0] W pokoju socjalnym nie ma nikogo, kto mógłby odejść.
   *[other] Wszyscy z pokoju socjalnego ({ $count }) będą dziś jeszcze potrzebni.
}
why-serve = Tu żetony przydadzą się najbardziej: { $staff } ma ich { $count }.
why-put-fits = Na miejscu { $place } szwy ciągną się dalej na wspomnieniu obok.
why-put-hem = { $place ->
    [1] Lewy brzeg to gładki obrębek, czyli skraj siatki: w grę wchodzi tylko miejsce 1.
   *[other] Prawy brzeg to gładki obrębek, czyli skraj siatki: w grę wchodzi tylko miejsce { $place }.
}
why-put-between = Szwy z lewej i z prawej to sąsiad z każdej strony: w grę wchodzą tylko miejsca od { $first } do { $last }.
why-swap = Tak brzegi kart w okresie „{ $period }” pasują lepiej (wspomnień leży tam { $count }).
why-arranged = { $count ->
    [0] Na stole nie ma jeszcze wspomnień.
   *[other] Wspomnienia na stole ({ $count }) leżą już najlepiej, jak mogą.
}
why-match = Mgliste wspomnienie w okresie „{ $period }” pokazuje tę samą postać: te dwie karty to jedno.
why-no-match = Na żadnym mglistym wspomnieniu w okresie „{ $period }” nie ma tej postaci.
why-medical = Zdrowie Billy’ego wynosi { $health }, a bez opieki medycznej ta zmiana może zabrać { $count }.
why-medical-free = Zdrowie Billy’ego wynosi { $health }; opieka medyczna może je poprawić.
why-medical-duty = Dziś nie było jeszcze opieki medycznej, a dzień bez niej oznacza ostrzeżenie.
why-palliative = Przy zdrowiu { $health } Billy zniesie stratę { $count }, a czas z nim buduje zaufanie i przynosi wspomnienia.
why-palliative-free = Ta karta nie kosztuje zdrowia (zostaje { $health }), a czas z Billym buduje zaufanie i przynosi wspomnienia.
why-cover-symbol = Na karcie nie zakryto jeszcze { $count ->
    [one] jednego symbolu
   *[other] { $count } symboli
}; żeton chroni Billy’ego przed pogorszeniem.
why-cover-critical = Stan krytyczny: do zakrycia { $count ->
    [one] został jeden symbol.
    [few] zostały { $count } symbole.
   *[many] zostało { $count } symboli.
}
why-stop = { $count ->
    [0] Zespół nie ma już żetonów opieki.
   *[other] Żetony opieki zespołu ({ $count }) przydadzą się na coś ważniejszego.
}
why-give = Tam żeton przyda się najbardziej: { $staff } ma ich { $count }.
why-give-pool = Żeton najbardziej przyda się we wspólnej puli (jest w niej { $count }).
why-take-hazy = Wspomnień na stole jest { $count }; kolejne jest teraz cenniejsze niż żeton.
why-take-token = Żetonów opieki zespół ma { $count }; jeszcze jeden jest teraz cenniejszy niż wspomnienie.
why-talk = W tej rozmowie nikt nie musi kierować Billym, więc może ją prowadzić { $staff }.
why-talk-guide = Rozmową może pokierować { $staff } (żetony opieki: { $count }).
why-guide = Nieopowiedzianych mglistych wspomnień z okresu „{ $period }” jest jeszcze { $count }.
why-no-guide = Nieopowiedzianych mglistych wspomnień jest jeszcze { $count }; niech Billy mówi, o czym chce.
why-insist = Nie okresu „{ $period }” brakuje najbardziej; inne wspomnienie jest warte żetonu.
why-accept = Wspomnienie z okresu „{ $period }” pomoże.
why-spend-health = Zdrowie Billy’ego wynosi { $health }; jeszcze jeden punkt jest wart żetonu zaufania.
why-spend-memory = Kolejne wspomnienie jest warte żetonu zaufania.
why-decline = Później żeton przyda się bardziej (jest ich { $count }).
why-query = { $count ->
    [0] Odpowiedź o okresie „{ $period }” skróci poszukiwania.
   *[other] Mglistych wspomnień z okresu „{ $period }” leży na stole { $count }: odpowiedź może któreś rozjaśnić.
}
why-face = Wyraźnych wspomnień na ten temat jest { $count } i Billy jest gotów się z tym zmierzyć: { $regret }.
why-pass = { $count ->
    [0] Zespół nie ma żetonów opieki, żeby pytać.
   *[other] Żetony opieki zespołu ({ $count }) są warte więcej niż następna odpowiedź.
}
open-medical = Dziś nikt jeszcze nie zapewnił opieki medycznej.
open-goal = Brakuje do celu: { $count ->
    [one] jeden warunek
    [few] { $count } warunki
   *[many] { $count } warunków
}. { $days ->
    [0] To ostatni dzień.
    [one] Został jeszcze jeden dzień.
    [few] Zostały jeszcze { $days } dni.
   *[many] Zostało jeszcze { $days } dni.
}
changed-own = Twoja droga jest inna, więc oto nowy plan od tego miejsca.
