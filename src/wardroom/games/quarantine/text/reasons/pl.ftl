### Dlaczego współpracownicy w grze Quarantine tak wybrali – jednym zdaniem, z liczbami ze stołu.
### $tile to kafelek, $colour to kolor pacjenta, $owner to gracz (zawsze w mianowniku), $cubes to kolory ceny.

why-lay = { $count ->
    [one] Została do położenia jedna sala chorych
    [few] Zostały do położenia { $count } sale chorych
   *[many] Zostało do położenia { $count } sal chorych
}; { $colour_sala } zostawia tutaj miejsce na rozbudowę.
why-opening = { $count ->
    [one] Kafelek początkowy leży tam, gdzie trzeba.
    [few] Wszystkie { $count } kafelki początkowe leżą tam, gdzie trzeba.
   *[many] Wszystkie { $count } kafelków początkowych leży tam, gdzie trzeba.
}
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
why-cafeteria = { tile-cafeteria } daje znacznik za darmo.
why-queue-own = { $count ->
    [0] Nie zostaje tu żadne wolne łóżko, ale { $colour } pacjent jest więcej wart dla mnie niż dla innych.
    [one] W moim szpitalu zostaje jedno wolne łóżko dla { $colour_gpl } pacjentów{ $ahead ->
        [0] .
        [one] ; przed nowym czeka w kolejce jeden pacjent.
       *[other] ; przed nowym czeka w kolejce { $ahead } pacjentów.
    }
    [few] W moim szpitalu zostają { $count } wolne łóżka dla { $colour_gpl } pacjentów{ $ahead ->
        [0] .
        [one] ; przed nowym czeka w kolejce jeden pacjent.
       *[other] ; przed nowym czeka w kolejce { $ahead } pacjentów.
    }
   *[many] W moim szpitalu zostaje { $count } wolnych łóżek dla { $colour_gpl } pacjentów{ $ahead ->
        [0] .
        [one] ; przed nowym czeka w kolejce jeden pacjent.
       *[other] ; przed nowym czeka w kolejce { $ahead } pacjentów.
    }
}
    .you = { $count ->
        [0] Nie zostaje tu żadne wolne łóżko, ale { $colour } pacjent jest więcej wart dla ciebie niż dla innych.
        [one] W twoim szpitalu zostaje jedno wolne łóżko dla { $colour_gpl } pacjentów{ $ahead ->
            [0] .
            [one] ; przed nowym czeka w kolejce jeden pacjent.
           *[other] ; przed nowym czeka w kolejce { $ahead } pacjentów.
        }
        [few] W twoim szpitalu zostają { $count } wolne łóżka dla { $colour_gpl } pacjentów{ $ahead ->
            [0] .
            [one] ; przed nowym czeka w kolejce jeden pacjent.
           *[other] ; przed nowym czeka w kolejce { $ahead } pacjentów.
        }
       *[many] W twoim szpitalu zostaje { $count } wolnych łóżek dla { $colour_gpl } pacjentów{ $ahead ->
            [0] .
            [one] ; przed nowym czeka w kolejce jeden pacjent.
           *[other] ; przed nowym czeka w kolejce { $ahead } pacjentów.
        }
    }
why-queue-other = { $owner } najmniej skorzysta na { $colour_gpl } pacjentach: { $count ->
    [0] nie zostaje tam dla nich wolne łóżko
    [one] zostaje tam dla nich jedno wolne łóżko
    [few] zostają tam dla nich { $count } wolne łóżka
   *[many] zostaje tam dla nich { $count } wolnych łóżek
}{ $ahead ->
    [0] .
    [one] , a w kolejce czeka już jeden pacjent.
   *[other] , a w kolejce czeka już { $ahead } pacjentów.
}
why-infect = { $owner } używa { $tile_gen } i straci akcję na dezynfekcję.
why-infect-lobby = Gdy kwarantanna obejmie hol, { $owner } będzie mieć mniej miejsca na budowę.
why-infect-ward = { $count ->
    [0] Na { $tile_acc } nikt nie czeka, ale { $owner } kiedyś straci akcję na dezynfekcję.
    [one] { $owner } ma w kolejce do { $tile_gen } jednego { $colour_acc } pacjenta.
    [few] { $owner } ma w kolejce do { $tile_gen } { $count } { $colour_gpl } pacjentów.
   *[many] { $owner } ma w kolejce do { $tile_gen } { $count } { $colour_gpl } pacjentów.
}
why-infect-own = Kostka nie może trafić do żadnego rywala; kwarantanna { $tile_gen } zaszkodzi mi najmniej.
    .you = Kostka nie może trafić do żadnego rywala; kwarantanna { $tile_gen } zaszkodzi ci najmniej.
why-spread = Gdy kwarantanna obejmie też { $tile_acc }, { $owner } będzie dłużej dezynfekować.
why-no-spread = Kolejna gorączka niczego już bardziej nie opóźni: { $owner } i tak musi dezynfekować.
why-no-spread-own = To mój szpital: tu nie pozwalam gorączce się rozprzestrzeniać.
    .you = To twój szpital: nie pozwól gorączce się rozprzestrzeniać.
why-cure = { $count ->
    [one] Jeden { $colour } pacjent czeka na leczenie: to kostka do zasobów i wolne łóżko.
    [few] Na leczenie czeka { $count } { $colour_gpl } pacjentów: to tyle samo kostek do zasobów i wolne łóżka.
   *[many] Na leczenie czeka { $count } { $colour_gpl } pacjentów: to tyle samo kostek do zasobów i wolne łóżka.
}
why-emergency = { tile-emergency-room } powinien być wolny, zanim nadejdzie następny pacjent.
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
why-build-room = Warto zapłacić { $count ->
    [one] jedną kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
} za { $tile_acc }: to co najmniej punkt, a do tego moc pomieszczenia.
why-bought = Kupione, teraz trzeba znaleźć miejsce na { $tile_acc }.
why-contract = Cena w kontrakcie na { $tile_acc }: { $cubes }. { $rivals ->
    [0] Żaden z rywali nie ma teraz takich kostek.
    [one] Tylko jeden rywal ma teraz takie kostki.
    [few] Takie kostki ma teraz { $rivals } rywali.
   *[many] Takie kostki ma teraz { $rivals } rywali.
}
why-take = Kontrakt jest mój: { $tile_acc } biorę bez akcji.
    .you = Kontrakt jest twój: { $tile_acc } bierzesz bez akcji.
why-place = Kafelek czekał na boku, a teraz jest dobre miejsce na { $tile_acc }.
why-disinfect = Warto poświęcić akcję, żeby zdezynfekować { $tile_acc }.
why-disinfect-cube = Po dezynfekcji { $tile_gen } szara kostka trafi do moich zasobów: mam { tile-laboratory.acc }.
    .you = Po dezynfekcji { $tile_gen } szara kostka trafi do twoich zasobów: masz { tile-laboratory.acc }.
why-pathology = { $count ->
    [one] W szpitalach leży jedna szara kostka
    [few] W szpitalach leżą { $count } szare kostki
   *[many] W szpitalach leży { $count } szarych kostek
}; { tile-pathology } jedną akcją oczyszcza cały obszar.
why-pharmacy = { tile-pharmacy } od razu leczy pierwszego z kolejki: to { $colour } pacjent.
why-gift-shop = { $count ->
    [0] Przyda się { $colour_sala } kostka: w zasobach nie ma ani jednej.
    [one] W zasobach jest tylko jedna { $colour_sala } kostka.
    [few] Najbardziej przyda się teraz jeszcze jedna { $colour_sala } kostka, choć w zasobach są już { $count }.
   *[many] Najbardziej przyda się teraz jeszcze jedna { $colour_sala } kostka, choć w zasobach jest już { $count }.
}
why-marker = { $count ->
    [0] Nie ma ani jednego znacznika; jeden na później jest wart tej akcji.
    [one] Jest jeden znacznik; drugi na później jest wart tej akcji.
    [few] Są { $count } znaczniki; jeszcze jeden jest wart tej akcji.
   *[many] Jest { $count } znaczników; jeszcze jeden jest wart tej akcji.
}
why-extra = { $count ->
    [one] Znacznik daje w tej turze jeszcze jedną akcję.
   *[other] Jeden z { $count } znaczników daje w tej turze jeszcze jedną akcję.
}
why-move = Gdy { $colour } pacjent stanie gdzie indziej, kolejka ruszy szybciej.
why-triage = { $count ->
    [one] Czeka jeden pacjent; po ustawieniu kolejki według wolnych łóżek wejdzie od razu.
   *[other] Czeka { $count } pacjentów; po ustawieniu kolejki według wolnych łóżek wejdzie ich naraz więcej.
}
why-rebuild = Po przebudowie szpital ma { $more ->
    [one] { $more } dyżurkę
    [few] { $more } dyżurki
   *[many] { $more } dyżurek
} zamiast { $count }.
why-rebuild-room = { $count ->
    [0] Dyżurki nadal nie będzie
    [one] Nadal będzie jedna dyżurka
    [few] Nadal będą { $count } dyżurki
   *[many] Nadal będzie { $count } dyżurek
}, ale następne kafelki znajdą lepsze miejsce.
why-finish = Tak najlepiej dokończyć to, co zostało zaczęte.
why-cancel = Tę akcję bardziej opłaca się cofnąć niż dokończyć.

## Do czego dąży cała tura, czego nie obejmuje i co pogorszyło plan.

aim-tile = Dołożyć do szpitala { $tile_acc }.
aim-contract = Od następnej tury będzie można wziąć { $tile_acc } bez akcji, jeśli rywale nie wykupią wszystkiego.
aim-cure = Wyleczyć { $count ->
    [one] jeden kolor
    [few] { $count } kolory
   *[many] { $count } kolorów
}: { $number ->
    [one] jeden taki pacjent leży w łóżku albo czeka.
   *[other] { $number } takich pacjentów leży w łóżkach albo czeka.
}
aim-admit = Wprowadzić kolejkę do szpitala: { $count ->
    [one] czeka jeden pacjent.
   *[other] czeka { $count } pacjentów.
}
aim-clean = Zdezynfekować kafelki: w szpitalach { $count ->
    [one] leży jedna szara kostka.
    [few] leżą { $count } szare kostki.
   *[many] leży { $count } szarych kostek.
}
open-line = { $count ->
    [one] Jeden pacjent dalej czeka.
    [few] { $count } pacjentów dalej czeka.
   *[many] { $count } pacjentów dalej czeka.
}
changed-own = Grasz inaczej, więc oto nowy plan.
gain-points = Cały plan: { $points } pkt{ $later ->
    [nothing] { "" }
   *[other] { " " }teraz
}{ $rooms ->
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
}{ $later ->
    [room] ; później pomieszczenie (+1), jeśli żaden rywal nie będzie szybszy
    [beds] ; później więcej wyleczonych dzięki nowemu łóżku
    [power] ; później moc pomieszczenia
    [action] ; później dodatkowa akcja
   *[nothing] { "" }
}
