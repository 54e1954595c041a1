### Spojrzenie wstecz na skończoną grę.

web-debrief = Analiza partii
web-debrief-working = Trwa analiza partii. Zajmuje to około minuty, a gdy serwer ma dużo pracy, kilka minut. Nie trzeba tu czekać.
web-debrief-waited = Trwa już { $count } s
web-debrief-given-up = Serwer był zbyt zajęty, by przeanalizować tę partię.
web-debrief-again = Spróbuj ponownie
web-debrief-interval = Szansa na wygraną; pas to jej 95-procentowy przedział ufności.
web-debrief-curve-told = Szansa na wygraną w trakcie partii: { $start }% po rozdaniu, najmniej { $lowest }% po ruchu { $ply }. Wszystkie liczby są poniżej.
web-debrief-numbers = Wszystkie liczby
web-debrief-after = Po ruchu
web-debrief-chance = Szansa na wygraną
web-debrief-range = { $chance }% ({ $low }–{ $high }%)
web-debrief-decisions =
    { $count ->
        [one] Najkosztowniejsza decyzja
        [few] { $count } najkosztowniejsze decyzje
       *[other] { $count } najkosztowniejszych decyzji
    }
web-debrief-no-decisions = Żadna decyzja nie kosztowała tyle, by warto było o niej mówić.
web-debrief-in-numbers = W liczbach
web-debrief-cost-chance = Koszt: { $cost } pkt proc. szansy na wygraną (od { $low } do { $high })
web-debrief-cost = Koszt: około { $cost } pkt względem rywali (od { $low } do { $high })
web-debrief-played = Zagrano
web-debrief-better = Lepiej
web-debrief-other = { $name }: { $step }
web-debrief-show = Pokaż ten moment
web-debrief-replay = Odtwórz w 15 sekund
web-debrief-replay-stop = Zatrzymaj
web-debrief-busy = praca
web-debrief-idle = bezczynność
web-debrief-missing = brak
web-debrief-nothing-missing = Nikt na nic długo nie czekał.
web-debrief-lanes = Wszystkie klepsydry w liczbach
web-debrief-forecast = Punkty, jakich można się było spodziewać na koniec, gdyby dalej wszyscy grali jak łagodny współpracownik. Wybierz imię, by zobaczyć, z czego się składają.
web-debrief-forecast-told = Przewidywany wynik końcowy w kolejnych chwilach partii. Wszystkie liczby są poniżej.
web-debrief-forecast-numbers = Wszystkie liczby: { $name }
web-debrief-together = Razem
web-debrief-points-range = { $points } ({ $low }–{ $high })
