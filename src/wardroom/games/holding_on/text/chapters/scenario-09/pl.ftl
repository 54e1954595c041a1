### Scenariusz 9. Formy: .ins narzędnik.

regret-fire = pożar
    .ins = pożarem
regret-letter = list
    .ins = listem
regret-seat = puste miejsce
    .ins = pustym miejscem

scenario-09-title = Trzy wyrzuty sumienia
scenario-09-intro-1 = „Mam trzy – mówi Billy – jak w bajce”. Unosi trzy palce i patrzy na nie: piec, list, krzesło. O każdym już słyszeliście. Opowiedział, co się stało. Tego, co chciałby powiedzieć, jeszcze nie powiedział.
scenario-09-intro-2 = Kapelan uważa, że chodzi o przebaczenie, psycholożka, że o porządek. Sprzątaczka, która zna go tak długo jak wy, uważa, że ktoś musi po prostu przy tym siedzieć. Uznajecie, że wszyscy troje mają rację, i zmieniacie się na krześle.
scenario-09-setup = Na trzech kartach Billy kazał wam zapisać po jednym słowie; leżą w szafce, zakryte. Z każdej z tych historii jeden wyraźny obrazek wisi już nad biurkiem. Do reszty potrzebuje spokojnej zmiany, kogoś z was na krześle i godziny, która nie należy do nikogo innego.
scenario-09-rules = Jedno wspomnienie każdego wyrzutu sumienia, mgliste razem z wyraźnym odpowiednikiem, leży od początku w swoim rzędzie. W szafce przy łóżku leżą trzy karty wyrzutów sumienia. Obowiązuje ciężar wspomnień: plus poprawia stan zdrowia o 1, minus pogarsza go o 1, a wyraźne wspomnienie, którego odpowiednik jest w grze, trzeba położyć. Wyrzut sumienia jest gotowy, gdy wyraźne są co najmniej dwa z jego czterech wspomnień. Na stabilnej karcie, gdy lekarze mogą wypytywać, przydzielony lekarz mający mniej niż 2 żetony zmęczenia może położyć na tej karcie dwa własne żetony i razem z Billym zmierzyć się z gotowym wyrzutem sumienia. Z czym Billy raz się zmierzy, to ma już za sobą.
scenario-09-goal = Razem z Billym zmierzcie się z trzema wyrzutami sumienia: z pożarem, listem i pustym miejscem.
scenario-09-win = Trzy rzeczy zostały powiedziane. W pokoju nic się nie zmieniło: ani dzbanek, ani roleta, ani światło na podłodze. Tylko monitor jest cichszy albo tak się wydaje, bo przestaliście go nasłuchiwać. Billy śpi z otwartymi dłońmi. Na szafce leżą trzy odwrócone karty. Chowacie je do jego rzeczy; jeszcze raz będą potrzebne.
scenario-09-death = Billy zaczął już drugie zdanie. Choć raz byliście przy nim wszyscy i po nikogo nie trzeba było biec. Możliwe, że je dokończył; wargi poruszały się jeszcze chwilę. Słów nikt z was nie słyszał. Na korytarzu zgadzacie się, że dokończył.
scenario-09-transfer = Krzesło przy łóżku Billy’ego jest puste. Widać to przez szybę tamtego oddziału, gdy ktoś z was przechodzi pod jakimś pozorem. Ktoś powinien tam siedzieć. Nie macie czego szukać na tym korytarzu. Następnego dnia pozór jest lepszy i zostajecie o minutę dłużej.
scenario-09-regret-fire = „Jamie – mówi do pustego krzesła – to był mój piec. Miałeś szesnaście lat, nie powinieneś był być odważniejszy ode mnie. Miałem te słowa gotowe i wypłynąłem z nimi w morze. Teraz ci je oddaję”. Zapisujecie to z datą, a on podpisuje.
scenario-09-regret-letter = „Aldo – mówi – doręczone. Najpierw byłem pijany, a potem się tego wstydziłem, i to trwało dłużej. Ona mówi, że wciąż jesteś jej winien rower”. Słucha, jakby ktoś mu odpowiadał. „Prosiłem, żeby ci darowała”.
scenario-09-regret-seat = „Nell – mówi – byłem tam. W samochodzie, z wyłączonymi wycieraczkami. Początek słyszałem przez ścianę. Myślałem, że ktoś w takim stanie nie ma prawa wejść. To ty miałaś o tym zdecydować, a ja nie zapytałem”. Krzesło stoi całkiem blisko łóżka. Cały czas tam stało.
scenario-09-beat-1 = Billy pyta, jaki dziś dzień. Piątek, mówicie. „No to w piątek zrobię to najtrudniejsze” – mówi i nie zdradza, co to takiego.
scenario-09-beat-2 = Billy nie utrzyma już kubka. Myśl utrzyma jeszcze do końca, mówi, a gdyby go pytano, sam wybrałby taką kolejność.
scenario-09-beat-3 = List od dyrektora, dwie linijki, każde słowo na miejscu. Ktoś przypina go na tablicy. Ktoś inny przypina obok rysunek: krawężnik, stopień, drzwi, okno, komin.
