### Jak wygląda wyważona gra w Ostry Dyżur – dla laboratorium.

# $count to liczba graczy.
balance-wins =
    { $count ->
        [one] Wygrana jednego gracza na poziomie normalnym
       *[other] Wygrana { $count } graczy na poziomie normalnym
    }
balance-objective = Wygrana na poziomie normalnym przy celu { $letter }
balance-points = Przegrana przez utratę ostatniego punktu umiejętności
balance-nurses = Część czasu, w której sypie się piasek Pielęgniarki
balance-doctors = Część czasu, w której sypie się piasek Lekarza
balance-epidemics = Epidemie z leczeniem na grę
balance-deaths = Zgony na grę
balance-empty = Rodzaj, którego w pewnej chwili zabrakło w puli
balance-syringes = Gry, w których w puli zabrakło strzykawek
balance-exam = Wśród wszystkich badań: { $exam }
