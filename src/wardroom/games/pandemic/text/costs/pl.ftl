### Co się traci przez dany wybór – napis obok przycisku.

cost-card = odrzucasz kartę { $card }
cost-card-last = odrzucasz kartę { $card }; ostatnia akcja w tej turze
cost-any-city-card = odrzucasz dowolną kartę miasta
cost-cards =
    { $count ->
        [one] odrzucasz { $count } kartę
        [few] odrzucasz { $count } karty
       *[many] odrzucasz { $count } kart
    }
cost-actions =
    { $count ->
        [one] przepada { $count } akcja
        [few] przepadają { $count } akcje
       *[many] przepada { $count } akcji
    }
cost-last-action = ostatnia akcja w tej turze
cost-rest-in-own-turn = następne pytanie dopiero po dobraniu zdarzenia
cost-play = { $event_rule }
cost-play-stored = { $event_rule } Potem zdarzenie zostaje usunięte z gry.
cost-event = zdarzenie trafia na stos kart odrzuconych
cost-stored-event = usuwasz zdarzenie z gry
