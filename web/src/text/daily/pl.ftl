# Rozdanie dnia.

web-daily = Dzisiaj
web-daily-done = Rozegrane: { $done } z { $all }
web-daily-title = Wyzwanie dnia
web-daily-about = Codziennie każda gra ma jedno rozdanie, takie samo dla wszystkich na tym serwerze. Liczy się pierwsza rozpoczęta partia: w pojedynkę, z komputerowymi współpracownikami albo ze znajomymi. Każda następna to trening.
web-daily-next = następne rozdania: { $moment } twojego czasu
web-daily-streak =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
web-daily-seats =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
web-daily-state-new = Jeszcze nierozegrane
web-daily-state-begun = Twoja partia trwa
web-daily-state-over = Rozegrane
web-daily-left = Nie grasz już w tej partii.
web-daily-finished =
    { $count ->
        [0] Nikt jeszcze nie ukończył tego rozdania.
        [one] To rozdanie ukończyła { $count } osoba.
        [few] To rozdanie ukończyły { $count } osoby.
       *[many] To rozdanie ukończyło { $count } osób.
    }
web-daily-company-colleagues = Ze współpracownikami
web-daily-company-alone = Gram za wszystkich
web-daily-company-friends = Ze znajomymi
web-daily-practise = Potrenuj
web-daily-results = Wyniki
web-daily-results-about = Dzisiejsze wyniki zobaczysz, gdy skończysz własną partię; wyniki z poprzednich dni są zawsze dostępne.
web-daily-days = Dni
web-daily-hidden = Zobaczysz, jak poszło innym, gdy skończysz własną partię albo gdy minie dzień.
web-daily-people = Ludzie
web-daily-you = (ty)
web-daily-nobody = Nikt nie ukończył tego rozdania.
web-daily-thinking = Komputerowi współpracownicy jeszcze grają to rozdanie; ich wyniki pojawią się tutaj.
web-daily-no-colleagues = Komputerowi współpracownicy nie grali tego rozdania.
web-daily-won = Wygrana
web-daily-lost = Przegrana
web-daily-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-daily-unit-turn =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
web-daily-unit-day =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
web-daily-minutes = { $minutes } min
web-daily-others =
    { $count ->
        [one] jeszcze { $count } osoba
        [few] jeszcze { $count } osoby
       *[many] jeszcze { $count } osób
    }
web-daily-with-colleagues =
    { $count ->
        [one] komputerowy współpracownik
        [few] { $count } komputerowych współpracowników
       *[many] { $count } komputerowych współpracowników
    }
web-daily-see-results = To było wyzwanie dnia: zobacz, jak poszło innym
web-daily-was-practice = Trening: liczy się inna twoja partia.
web-chat-daily-counts = To wyzwanie dnia i ta partia się liczy: do wyników trafia pierwsza, którą zaczniesz.
web-chat-daily-practice = To tylko trening z wyzwaniem dnia: liczy się inna twoja partia.
web-problem-fixed-deal = Wyzwanie dnia jest takie samo dla wszystkich: niczego nie można w nim zmienić ani wspólnie cofnąć.
web-problem-unknown-day = Na ten dzień nie ma wyzwania.
