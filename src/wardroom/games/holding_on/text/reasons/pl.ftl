### Dlaczego słuchacz wybrał to, co wybrał – w jednym zdaniu, z liczbami ze stołu.
### $staff to pionek, $period okres z życia Billy’ego, $regret wyrzut sumienia, $contact osoba, do której można zadzwonić.

why-assign-asks = Karta jest stabilna, więc { $staff } może wypytywać Billy’ego: ma { $count ->
    [one] jeden żeton opieki.
    [few] { $count } żetony opieki.
   *[many] { $count } żetonów opieki.
}
why-assign-doctor = Na tę zmianę potrzeba lekarza; { $staff } { $count ->
    [0] nie ma żetonów opieki.
    [one] ma jeden żeton opieki.
    [few] ma { $count } żetony opieki.
   *[many] ma { $count } żetonów opieki.
}
why-assign-nurse = { $count ->
    [0] W pokoju socjalnym nie ma lekarza, więc tę zmianę weźmie pielęgniarka.
    [one] Wystarczy tu pielęgniarka; jedyny lekarz z pokoju socjalnego przyda się później.
   *[other] Wystarczy tu pielęgniarka; { $count } lekarzy z pokoju socjalnego przyda się później.
}
why-all-hands = { $count ->
    [one] W pokoju socjalnym została jedna osoba i jest tu potrzebna.
    [2] Potrzebne są tu obie osoby z pokoju socjalnego.
    [few] Potrzebne są tu wszystkie { $count } osoby z pokoju socjalnego.
   *[many] Potrzebnych jest tu wszystkich { $count } osób z pokoju socjalnego.
}
why-cover-call-assistant = Pokój socjalny jest pusty; asystent medyczny odciąży resztę zespołu.
why-cover-move = { $count ->
    [0] Nikt nie odpoczywa; { $staff } nie ma żetonów zmęczenia i może tu przejść.
    [one] Nikt nie odpoczywa; zespół straci najmniej, jeśli mimo { $count } żetonu zmęczenia przejdzie tu { $staff }.
   *[other] Nikt nie odpoczywa; zespół straci najmniej, jeśli mimo { $count } żetonów zmęczenia przejdzie tu { $staff }.
}
why-cover-stand-in = { $count ->
    [0] Nikt nie odpoczywa; { $staff } nie ma żetonów zmęczenia i może zastąpić brakującą osobę.
    [one] Nikt nie odpoczywa; zespół straci najmniej, jeśli mimo { $count } żetonu zmęczenia brakującą osobę zastąpi { $staff }.
   *[other] Nikt nie odpoczywa; zespół straci najmniej, jeśli mimo { $count } żetonów zmęczenia brakującą osobę zastąpi { $staff }.
}
why-cover-stop = Pokój socjalny jest pusty i nikt więcej nie może przyjść; zmianę poprowadzą obecni.
why-lose-token = Najłatwiej obejść się bez { $count ->
    [one] jedynego żetonu opieki.
   *[other] jednego z { $count } żetonów opieki.
}
why-lose-hazy = Najłatwiej obejść się bez { $count ->
    [one] jedynego mglistego wspomnienia.
   *[other] jednego z { $count } mglistych wspomnień.
}
why-lose-clear = Najłatwiej obejść się bez { $count ->
    [one] jedynego wyraźnego wspomnienia.
   *[other] jednego z { $count } wyraźnych wspomnień.
}
why-phone = Jeden lekarz może zadzwonić do { $contact_gen }: { $count ->
    [one] została jedna karta rozmowy.
    [few] zostały { $count } karty rozmów.
   *[many] zostało { $count } kart rozmów.
}
why-no-phone = { $count ->
    [0] W pokoju socjalnym nikogo nie ma, więc nie ma kto dzwonić.
    [one] W pokoju socjalnym odpoczywa tylko jedna osoba: żaden lekarz nie może teraz dzwonić.
    [few] W pokoju socjalnym odpoczywają { $count } osoby, ale żaden lekarz nie może teraz dzwonić.
   *[many] W pokoju socjalnym odpoczywa { $count } osób, ale żaden lekarz nie może teraz dzwonić.
}
why-no-phone-none = Do celu nie potrzeba już rozmowy z nikim, do kogo można teraz zadzwonić.
why-no-phone-late = Jest dzień { $day }: na taką rozmowę jest już za późno.
why-call = Głosu { $contact_gen } brakuje jeszcze do celu: { $count ->
    [one] została jedna karta rozmowy.
    [few] zostały { $count } karty rozmów.
   *[many] zostało { $count } kart rozmów.
}
why-leave = { $count ->
    [0] Dziś można się obejść bez { $staff_gen }.
    [one] { $staff_cap } ma już { $count } żeton zmęczenia; pora odpocząć.
    [few] { $staff_cap } ma już { $count } żetony zmęczenia; pora odpocząć.
   *[many] { $staff_cap } ma już { $count } żetonów zmęczenia; pora odpocząć.
}
why-no-leave = { $count ->
    [0] W pokoju socjalnym nie ma nikogo, kogo można by wysłać na urlop.
    [one] Jedyna osoba z pokoju socjalnego będzie dziś jeszcze potrzebna.
    [2] Obie osoby z pokoju socjalnego będą dziś jeszcze potrzebne.
    [few] Wszystkie { $count } osoby z pokoju socjalnego będą dziś jeszcze potrzebne.
   *[many] Wszystkie { $count } osób z pokoju socjalnego będzie dziś jeszcze potrzebnych.
}
why-serve = Żetony najbardziej przydadzą się { $staff_dat }: { $count ->
    [0] nie ma ani jednego.
    [one] ma tylko jeden.
   *[other] ma { $count }.
}
why-put-fits = Na miejscu { $place } ścieg tego wspomnienia przechodzi na sąsiednie.
why-put-hem = { $place ->
    [1] Lewy brzeg to gładki obrębek, czyli skraj siatki: w grę wchodzi tylko miejsce 1.
   *[other] Prawy brzeg to gładki obrębek, czyli skraj siatki: w grę wchodzi tylko miejsce { $place }.
}
why-put-between = Ścieg z lewej i z prawej oznacza sąsiada z każdej strony: w grę wchodzą tylko miejsca od { $first } do { $last }.
why-swap = W okresie „{ $period }” { $count ->
    [one] jest jedno wspomnienie
    [few] są { $count } wspomnienia
   *[many] jest { $count } wspomnień
}; po zamianie brzegi będą lepiej do siebie pasować.
why-arranged = { $count ->
    [0] Na stole nie ma jeszcze wspomnień.
    [one] Jedyne wspomnienie na stole leży dobrze.
    [2] Oba wspomnienia na stole leżą już najlepiej, jak mogą.
    [few] Wszystkie { $count } wspomnienia na stole leżą już najlepiej, jak mogą.
   *[many] Wszystkie { $count } wspomnień na stole leży już najlepiej, jak może.
}
why-match = Mgliste wspomnienie w okresie „{ $period }” pokazuje tę samą postać: te dwie karty to jedno wspomnienie.
why-no-match = Na żadnym mglistym wspomnieniu w okresie „{ $period }” nie ma tej postaci.
why-medical = Zdrowie Billy’ego wynosi { $health }, a bez opieki medycznej może na tej zmianie spaść o { $count }.
why-medical-free = Zdrowie Billy’ego wynosi { $health }; opieka medyczna może je poprawić.
why-medical-duty = Dziś nie było jeszcze opieki medycznej, a dzień bez niej oznacza ostrzeżenie.
why-palliative = Zdrowie Billy’ego wynosi { $health } i może spaść o { $count }; rozmowa z nim daje { $brings ->
    [tokens] żetony opieki
    [memories] wspomnienia
    [both] żetony opieki i wspomnienia
   *[either] żetony opieki albo wspomnienia
}.
why-palliative-free = Ta karta nie odbiera zdrowia (zostaje { $health }), a rozmowa z Billym daje { $brings ->
    [tokens] żetony opieki
    [memories] wspomnienia
    [both] żetony opieki i wspomnienia
   *[either] żetony opieki albo wspomnienia
}.
why-cover-symbol = Na karcie { $count ->
    [one] został jeden niezakryty symbol
    [few] zostały { $count } niezakryte symbole
   *[many] zostało { $count } niezakrytych symboli
}; każdy żeton chroni Billy’ego przed pogorszeniem.
why-cover-critical = Stan krytyczny: do zakrycia { $count ->
    [one] został jeden symbol.
    [few] zostały { $count } symbole.
   *[many] zostało { $count } symboli.
}
why-stop = { $count ->
    [0] Zespół nie ma już żetonów opieki.
    [one] Ostatni żeton opieki zespołu przyda się na coś ważniejszego.
    [few] Zespół ma { $count } żetony opieki, ale przydadzą się na coś ważniejszego.
   *[many] Zespół ma { $count } żetonów opieki, ale przydadzą się na coś ważniejszego.
}
why-give = Żeton najbardziej przyda się { $staff_dat }: { $count ->
    [0] nie ma ani jednego.
    [one] ma tylko jeden.
   *[other] ma { $count }.
}
why-give-pool = Żeton najbardziej przyda się we wspólnej puli: { $count ->
    [0] jest pusta.
    [one] jest w niej jeden.
    [few] są w niej { $count }.
   *[many] jest w niej { $count }.
}
why-take-hazy = { $count ->
    [0] Na stole nie ma jeszcze wspomnień; pierwsze jest teraz cenniejsze niż żeton.
    [one] Na stole jest tylko jedno wspomnienie; kolejne jest teraz cenniejsze niż żeton.
    [few] Na stole są { $count } wspomnienia; kolejne jest teraz cenniejsze niż żeton.
   *[many] Na stole jest { $count } wspomnień; kolejne jest teraz cenniejsze niż żeton.
}
why-take-token = { $count ->
    [0] Zespół nie ma żetonów opieki; jeden jest teraz cenniejszy niż wspomnienie.
    [one] Zespół ma tylko jeden żeton opieki; kolejny jest teraz cenniejszy niż wspomnienie.
    [few] Zespół ma { $count } żetony opieki; kolejny jest teraz cenniejszy niż wspomnienie.
   *[many] Zespół ma { $count } żetonów opieki; kolejny jest teraz cenniejszy niż wspomnienie.
}
why-talk = Tą rozmową nie trzeba kierować, więc może ją prowadzić { $staff }.
why-talk-guide = { $staff_cap } może pokierować rozmową, bo ma { tokens }.
why-guide = { $count ->
    [one] Z okresu „{ $period }” zostało jeszcze do wysłuchania jedno mgliste wspomnienie.
    [few] Z okresu „{ $period }” zostały jeszcze do wysłuchania { $count } mgliste wspomnienia.
   *[many] Z okresu „{ $period }” zostało jeszcze do wysłuchania { $count } mglistych wspomnień.
}
why-no-guide = { $count ->
    [one] Do wysłuchania zostało jeszcze jedno mgliste wspomnienie
    [few] Do wysłuchania zostały jeszcze { $count } mgliste wspomnienia
   *[many] Do wysłuchania zostało jeszcze { $count } mglistych wspomnień
}; niech Billy mówi, o czym chce.
why-insist = Okres „{ $period }” nie jest teraz najpilniejszy; inne wspomnienie jest warte żetonu.
why-accept = Wspomnienie z okresu „{ $period }” się przyda.
why-spend-health = Zdrowie Billy’ego wynosi { $health }; jeszcze jeden punkt jest wart żetonu zaufania.
why-spend-memory = Kolejne wspomnienie jest warte żetonu zaufania.
why-decline = { $count ->
    [one] Ostatni żeton bardziej przyda się później.
    [few] { $count } żetony bardziej przydadzą się później.
   *[many] { $count } żetonów bardziej przyda się później.
}
why-query = { $count ->
    [0] Odpowiedź na pytanie o okres „{ $period }” skróci poszukiwania.
    [one] Na stole jest jedno mgliste wspomnienie z okresu „{ $period }”: odpowiedź może je rozjaśnić.
    [few] Na stole są { $count } mgliste wspomnienia z okresu „{ $period }”: odpowiedź może któreś rozjaśnić.
   *[many] Na stole jest { $count } mglistych wspomnień z okresu „{ $period }”: odpowiedź może któreś rozjaśnić.
}
why-face = Billy jest gotów zmierzyć się z { $regret_ins }: { $count ->
    [one] jedno wspomnienie na ten temat jest już wyraźne.
    [few] { $count } wspomnienia na ten temat są już wyraźne.
   *[many] { $count } wspomnień na ten temat jest już wyraźnych.
}
why-pass = { $count ->
    [0] Zespół nie ma żetonów opieki na pytania.
    [one] Ostatni żeton opieki zespołu jest wart więcej niż następna odpowiedź.
    [few] Zespół ma { $count } żetony opieki, ale są warte więcej niż następna odpowiedź.
   *[many] Zespół ma { $count } żetonów opieki, ale są warte więcej niż następna odpowiedź.
}
open-medical = Dziś nikt jeszcze nie zapewnił opieki medycznej.
open-goal = Do celu trzeba spełnić jeszcze { $count ->
    [one] jeden warunek.
    [few] { $count } warunki.
   *[many] { $count } warunków.
} { $days ->
    [0] To ostatni dzień.
    [one] Został jeszcze jeden dzień.
    [few] Zostały jeszcze { $days } dni.
   *[many] Zostało jeszcze { $days } dni.
}
changed-own = Grasz inaczej, więc oto nowy plan.

## Co mówi się wieczorem najpierw, zanim padnie odpowiedź.

nudge-hem = Spójrz na lewy i prawy brzeg tego wspomnienia: gładki obrębek to skraj siatki.
nudge-fits = Jeden z brzegów tego wspomnienia pasuje do innego, które jest już na stole.
nudge-between = To wspomnienie ma ścieg po lewej i po prawej stronie: gdzie na pewno nie jest jego miejsce?
nudge-swap = Spójrz na rząd „{ $period }”: dwa stykające się brzegi jeszcze do siebie nie pasują.
nudge-arranged = Prześledź brzegi w każdym rzędzie: czy któryś ścieg urywa się w pustce?
nudge-match = Przyjrzyj się postaci: czy jest gdzieś w rzędzie „{ $period }”?
