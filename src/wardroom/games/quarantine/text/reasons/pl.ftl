### Dlaczego współpracownicy w grze Quarantine tak wybrali – jednym zdaniem, z liczbami ze stołu.
### $tile to kafelek, $colour to kolor pacjenta, $owner to gracz (zawsze w mianowniku), $cubes to kolory ceny.

why-lay = { $count ->
    [one] Została do położenia jedna sala chorych
    [few] Zostały do położenia { $count } sale chorych
   *[many] Zostało do położenia { $count } sal chorych
}; { $colour_sala } zostawia tutaj miejsce na rozbudowę.
why-opening = Wszystkie kafelki początkowe ({ $count }) leżą tam, gdzie trzeba.
why-draw = { $count ->
    [one] Została do dobrania jedna kostka
    [few] Zostały do dobrania { $count } kostki
   *[many] Zostało do dobrania { $count } kostek
}; lepiej planować, gdy znane są wszystkie.
why-end = { $count ->
    [0] Wszystkie akcje są zużyte.
    [one] Ostatnia akcja nic już temu szpitalowi nie da.
    [few] Żadna z { $count } pozostałych akcji nic już temu szpitalowi nie da.
   *[many] Żadna z { $count } pozostałych akcji nic już temu szpitalowi nie da.
}
why-cafeteria = Kawiarnia daje znacznik za darmo.
why-queue-own = { $count ->
    [0] Nie ma tu wolnego łóżka, ale { $colour } pacjent jest więcej wart dla mnie niż dla innych.
    [one] W moim szpitalu jest jedno łóżko dla { $colour_gpl } pacjentów.
    [few] W moim szpitalu są { $count } wolne łóżka dla { $colour_gpl } pacjentów.
   *[many] W moim szpitalu jest { $count } wolnych łóżek dla { $colour_gpl } pacjentów.
}
why-queue-other = W tej kolejce { $colour } pacjent przyda się najmniej: { $owner }. { $count ->
    [0] Nie ma tam dla niego wolnego łóżka.
    [one] Jest tam dla niego jedno wolne łóżko.
    [few] Są tam dla niego { $count } wolne łóżka.
   *[many] Jest tam dla niego { $count } wolnych łóżek.
}
why-infect = Kto z tego korzysta, będzie to musiał czyścić ({ $owner }): { $tile }.
why-infect-ward = Kwarantanna tutaj: { $tile } ({ $owner }). { $count ->
    [0] Nikt na nią nie czeka, ale kiedyś trzeba ją będzie czyścić.
    [one] W kolejce czeka jeden { $colour } pacjent.
    [few] W kolejce czeka { $count } { $colour_gpl } pacjentów.
   *[many] W kolejce czeka { $count } { $colour_gpl } pacjentów.
}
why-infect-own = Tutaj kwarantanna zaszkodzi mi najmniej: { $tile }.
why-infect-own-ward = Tutaj kwarantanna zaszkodzi mi najmniej: { $tile }. { $count ->
    [0] Nikt na tę salę nie czeka.
    [one] Czeka na nią tylko jeden { $colour } pacjent.
    [few] Czeka na nią { $count } { $colour_gpl } pacjentów.
   *[many] Czeka na nią { $count } { $colour_gpl } pacjentów.
}
why-spread = Gdy kwarantanna obejmie też { $tile_acc }, sprzątanie potrwa dłużej.
why-no-spread = Dalsze rozprzestrzenianie gorączki uderzyłoby w niewłaściwy szpital.
why-cure = { $count ->
    [one] Jeden { $colour } pacjent czeka na leczenie: to kostka do zapasu i wolne łóżko.
    [few] Na leczenie czeka { $count } { $colour_gpl } pacjentów: tyle samo kostek do zapasu i wolne łóżka.
   *[many] Na leczenie czeka { $count } { $colour_gpl } pacjentów: tyle samo kostek do zapasu i wolne łóżka.
}
why-emergency = Oddział ratunkowy powinien być wolny, zanim nadejdzie następny pacjent.
why-admit = { $count ->
    [one] Jest łóżko dla pierwszego pacjenta z kolejki.
    [few] Są łóżka dla { $count } pierwszych pacjentów z kolejki.
   *[many] Są łóżka dla { $count } pierwszych pacjentów z kolejki.
}
why-build-ward = { $count ->
    [0] Nie ma jeszcze łóżka dla { $colour_gpl } pacjentów.
    [one] Dla { $colour_gpl } pacjentów jest tylko jedno łóżko.
    [few] Dla { $colour_gpl } pacjentów są { $count } łóżka, a jeszcze jedna sala pasuje do planu szpitala.
   *[many] Dla { $colour_gpl } pacjentów jest { $count } łóżek, a jeszcze jedna sala pasuje do planu szpitala.
}
why-build-room = Za tyle kostek: { $count }, warto kupić { $tile_acc } – to co najmniej punkt i działanie pomieszczenia.
why-bought = Zakup zrobiony, teraz trzeba znaleźć miejsce na { $tile_acc }.
why-contract = Kontrakt na { $tile_acc } za: { $cubes }. { $rivals ->
    [0] Żaden z rywali nie ma teraz takich kostek.
    [one] Tylko jeden rywal ma teraz takie kostki.
    [few] Takie kostki ma teraz { $rivals } rywali.
   *[many] Takie kostki ma teraz { $rivals } rywali.
}
why-take = Kontrakt jest mój, a zabranie kafelka nie kosztuje akcji: { $tile }.
why-place = Kafelek był odłożony, a teraz jest na niego dobre miejsce: { $tile }.
why-disinfect = Kwarantanna przeszkadza; warto akcji, żeby zdezynfekować { $tile_acc }.
why-disinfect-cube = Szara kostka liczy się dla mojego Laboratorium: { $tile }.
why-pathology = { $count ->
    [one] W szpitalach leży jedna szara kostka
    [few] W szpitalach leżą { $count } szare kostki
   *[many] W szpitalach leży { $count } szarych kostek
}; Patologia jedną akcją czyści cały blok.
why-pharmacy = Apteka od razu leczy pierwszego z kolejki: to { $colour } pacjent.
why-gift-shop = { $count ->
    [0] W zapasie nie mam takiej kostki, wezmę { $colour_fem }.
    [one] W zapasie mam tylko jedną { $colour_fem } kostkę.
    [few] W zapasie mam { $count } { $colour_gpl } kostek; jeszcze jedna przyda się teraz najbardziej.
   *[many] W zapasie mam { $count } { $colour_gpl } kostek; jeszcze jedna przyda się teraz najbardziej.
}
why-marker = { $count ->
    [0] Nie mam żadnego znacznika; jeden na później jest wart tej akcji.
    [one] Mam jeden znacznik; drugi na później jest wart tej akcji.
   *[other] Znaczników mam { $count }; jeszcze jeden na później jest wart tej akcji.
}
why-extra = { $count ->
    [one] Mój znacznik daje w tej turze jeszcze jedną akcję.
   *[other] Znaczników mam { $count }; jeden z nich daje w tej turze jeszcze jedną akcję.
}
why-move = Gdy { $colour } pacjent stanie gdzie indziej, kolejka ruszy szybciej.
why-triage = { $count ->
    [one] Czeka jeden pacjent
   *[other] Pacjentów w kolejce jest { $count }
}; w kolejności wolnych łóżek wejdzie ich naraz więcej.
why-rebuild = Po przebudowie dyżurek będzie { $more } zamiast { $count }.
why-rebuild-room = Dyżurek będzie nadal { $count }, ale następne kafelki znajdą lepsze miejsce.
why-finish = Tak najlepiej dokończyć to, co zostało zaczęte.
why-cancel = Żaden sposób dokończenia tego nie jest wart więcej niż cofnięcie.

## Do czego dąży cała tura, czego nie obejmuje i co pogorszyło plan.

aim-tile = Zdobyć do szpitala { $tile_acc }.
aim-contract = Od następnej tury będzie można wziąć { $tile_acc } bez akcji, jeśli rywale nie wykupią wcześniej.
aim-cure = Wyleczyć { $count ->
    [one] jeden kolor
    [few] { $count } kolory
   *[many] { $count } kolorów
} (pacjentów w łóżkach i w kolejce: { $number }).
aim-admit = Wprowadzić kolejkę do szpitala (pacjentów: { $count }).
aim-clean = Posprzątać (szarych kostek w szpitalach: { $count }).
open-line = { $count ->
    [one] Jeden pacjent dalej czeka.
    [few] { $count } pacjentów dalej czeka.
   *[many] { $count } pacjentów dalej czeka.
}
changed-own = Twoja droga jest inna, więc oto nowy plan od tego miejsca.
gain-points = Cały plan: { $points } pkt{ $rooms ->
    [same] { "" }
   *[other] { " " }· pomieszczenia { $rooms }
}{ $stations ->
    [same] { "" }
   *[other] { " " }· dyżurki { $stations }
}{ $stock ->
    [same] { "" }
   *[other] { " " }· kostki { $stock }
}{ $line ->
    [same] { "" }
   *[other] { " " }· pusta kolejka { $line }
}
