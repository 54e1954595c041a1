### Jak wygląda wyważona gra w Ostry Dyżur – dla laboratorium.

# $count to liczba graczy.
balance-wins =
    { $count ->
        [one] Wygrana jednego gracza
       *[other] Wygrana { $count } graczy
    } { $difficulty ->
        [easy] na poziomie łatwym
        [hard] na poziomie trudnym
       *[normal] na poziomie normalnym
    }
balance-objective = Wygrana na poziomie normalnym przy celu { $letter }
balance-points = Przegrana na poziomie normalnym przez utratę ostatniego punktu umiejętności
balance-nurses = Odsetek czasu, w którym sypie się piasek Pielęgniarki
balance-doctors = Odsetek czasu, w którym sypie się piasek Lekarza
balance-epidemics = Epidemie, którym przeciwdziałano (średnio na partię)
balance-deaths = Zgony w partii na poziomie normalnym (średnio)
balance-empty = Partie, w których czegoś zabrakło w puli
balance-syringes = Partie, w których w puli zabrakło strzykawek
balance-exam = Udział wśród wszystkich badań: { $exam }
