### The rules book: how the game is explained to those who want to read before or between playing.

book-story = O czym jest ta gra
book-story-theme = Cztery choroby wybuchły jednocześnie, każda w innej części świata. Jesteście małym zespołem lekarzy, badaczy i planistów, który ma je powstrzymać: leczycie, ratujecie najbardziej zagrożone miejsca i pracujecie nad czterema lekarstwami.
book-story-together = Wygrywacie albo przegrywacie razem i nikt nikogo nie wyprzedza. Rozmawiajcie o wszystkim: czyje karty do siebie pasują, kto ma dokąd lecieć, co zaraz może pójść źle. W twojej turze ostatnie słowo należy jednak do ciebie.

book-table = Co widać na stole
book-table-map = Mapa pokazuje 48 miast w czterech kolorach i linie, które je łączą. Miasta, między którymi biegnie linia, są połączone; nic innego nie liczy się jako sąsiedztwo.
book-picture-table = Stół w środku gry: miasta ze znacznikami, pionki, stacje badawcze i stosy kart przy krawędzi.
book-table-cubes = Znaczniki w mieście to chorzy: jeden oznacza parę przypadków, trzy – miasto na skraju katastrofy. Każdego koloru są 24 znaczniki, a usunięte wracają do zasobów.
book-table-decks = Są dwa stosy. Ze stosu kart gry dobieracie karty na rękę. Stos kart infekcji decyduje, które miasta zachorują.
book-table-tracks = Zagrożenie mierzą dwa tory: poziom zachorowań mówi, ile kart infekcji odkrywa się w turze, a drugi tor liczy rozprzestrzenienia, do ośmiu.
book-table-hand = Na ręce masz karty miast, każdą w kolorze swojego miasta, oraz zdarzenia. Karta miasta przydaje się na dwa sposoby: teraz do lotu albo później do lekarstwa.
book-picture-hand = Ręka gracza: karty miast w ich kolorach. Pięć kart jednego koloru to lekarstwo.
book-table-card = Zatrzymaj wskaźnik na dowolnej rzeczy albo jej dotknij, a otworzy się jej karta: co to jest, w jakim jest stanie, co możesz zrobić, a czego nie i dlaczego. Przycisk „W zasadach” prowadzi stamtąd do tej instrukcji.

book-setup = Zanim zacznie się gra
book-setup-program = Wszystko rozkłada program; wy wybieracie tylko poziom trudności. Oto, co robi:
book-setup-atlanta = Wszystkie pionki zaczynają w { city-atlanta.loc }, gdzie stoi pierwsza stacja badawcza. Pięć następnych czeka w zasobach.
book-setup-infected = Program odkrywa dziewięć kart infekcji: trzy miasta dostają po 3 znaczniki, trzy po 2 i trzy po 1. Te karty trafiają jako pierwsze na stos odrzuconych, więc wczesna epidemia przywoła właśnie te miasta.
book-setup-hands = Każdy dostaje postać i karty na rękę: po 4 przy dwóch graczach, po 3 przy trzech, po 2 przy czterech.
book-setup-first = Zaczyna gracz, który ma kartę najludniejszego miasta.

book-turn = Tura
book-turn-phases = Każda tura ma trzy części, zawsze w tej kolejności:
book-turn-order = Najpierw działasz ty, możesz więc zapobiec temu, co zrobią karty infekcji. Epidemia może jednak przyjść wcześniej: jeśli się da, nie zostawiaj miast z trzema znacznikami.
book-turn-decide = Gra nie podsuwa akcji, które niczego by nie zmieniły, a twoich akcji nie zużyje nikt inny. { role-dispatcher } porusza cudzymi pionkami, ale płaci za to własnymi akcjami.
book-turn-example = Przykład: jedziesz do { city-chicago }, leczysz niebieską chorobę, jedziesz dalej do { city-san-francisco } i znów leczysz. Cztery akcje, dwa znaczniki mniej; potem dobierasz dwie karty i chorują kolejne miasta.

book-moving = Podróże
book-moving-intro = Każdy z tych ruchów to jedna akcja i kończy się w innym mieście. W jednym mieście może stać kilka pionków, a kolor miasta nigdy nie zamyka drogi.
book-picture-moving = Z { city-atlanta.gen } lądem i morzem ruszysz tylko wzdłuż linii. Do każdej innej podróży potrzebna jest karta albo druga stacja badawcza.
book-moving-thrift = Jazda nic nie kosztuje, lot kosztuje kartę. Zanim polecisz, zastanów się, czy ta karta nie jest częścią czyjegoś lekarstwa.

book-work = Praca na miejscu
book-work-intro = Te cztery rzeczy robisz tam, gdzie stoi twój pionek. Każda to jedna akcja.
book-work-cure = Lekarstwo wymaga stacji badawczej w twoim mieście i kart na twojej ręce. Kolor miasta nie ma znaczenia: lekarstwo na czerwoną chorobę można wynaleźć w niebieskiej { city-atlanta.loc }. Gdy masz więcej kart, niż trzeba, wybierasz, które zatrzymać.
book-work-share = Przekazywanie kart jest najtrudniejsze. Oba pionki muszą stać dokładnie w mieście z tej karty; tylko { role-researcher } może dać dowolną kartę miasta. Umówcie się turę wcześniej, a oszczędzicie sobie drogi.

book-cards = Karty i limit ręki
book-cards-draw = Po akcjach dobierasz dwie karty naraz. Karty miast i zdarzenia bierzesz na rękę. Epidemię rozpatruje się od razu i nie dobiera się nic w zamian.
book-cards-limit = Limit sprawdza się na końcu dobierania, po wszystkich epidemiach, a także u gracza, który dostał kartę. Wybierasz kartę po karcie; zdarzenie zagrane zamiast odrzucenia działa normalnie. Kiedy indziej nikt nie może ot tak odrzucać kart.

book-infection = Infekcje i rozprzestrzenianie
book-infection-cards = Na koniec tury karty infekcji odkrywa się jedna po drugiej; każdą rozpatruje się do końca przed następną.
book-picture-outbreak = Miasto z trzema znacznikami ma obwódkę: jeszcze jeden i choroba rozprzestrzeni się na wszystkie połączone z nim miasta.
book-infection-marker = Każde rozprzestrzenienie się choroby przesuwa znacznik na torze o jedno pole. Miasto zachowuje swoje trzy znaczniki, więc kolejna karta może znów wywołać to samo.
book-infection-colours = Liczą się tylko znaczniki tej choroby, która się rozprzestrzenia. W jednym mieście mogą być znaczniki różnych kolorów, najwyżej po trzy każdego.

book-epidemics = Epidemie
book-epidemics-when = W każdej części stosu kart gry jest jedna epidemia. Gdy ktoś ją dobierze, dzieją się trzy rzeczy:
book-epidemics-increase = Wzrost: poziom zachorowań rośnie o jedno pole; nowy obowiązuje już w tej turze.
book-epidemics-infect = Infekcja: odkrywa się kartę ze spodu stosu infekcji. Jej miasto dopełnia się do trzech znaczników; jeśli miało choć jeden, choroba raz się z niego rozprzestrzenia.
book-epidemics-intensify = Nasilenie: odrzucone karty infekcji, razem z tą, tasuje się i kładzie na wierzch stosu.
book-epidemics-why = Na trzecim kroku opiera się cała gra. Po epidemii wiecie, które miasta wypadną, nie wiecie tylko, w jakiej kolejności. Najpierw leczcie te z trzema znacznikami.
book-epidemics-two = Dwie epidemie naraz rozpatruje się jedną po drugiej. Po drugiej na wierzchu leży karta miasta, które właśnie zostało dopełnione, i jeszcze w tej turze choroba się z niego rozprzestrzeni, jeśli nikt temu nie zapobiegnie.

book-cured = Choroba uleczalna i wyeliminowana
book-cured-active = Choroba jest aktywna, dopóki nie wynaleziono lekarstwa. Samo lekarstwo nie usuwa żadnego znacznika.
book-cured-gain = Lekarstwo ułatwia leczenie: jedna akcja usuwa z miasta wszystkie znaczniki tego koloru. Wyeliminowanie choroby cieszy, ale do wygranej nigdy nie jest potrzebne.

book-events = Zdarzenia

book-roles = Postacie
book-roles-intro = Nie ma dwóch takich samych postaci, a zdolność każdej z nich działa przez całą grę.
book-roles-pairs = Niektóre postacie dobrze współpracują: { role-researcher } zaopatruje w karty Naukowca; { role-dispatcher } wozi Sanitariusza od jednego miasta do drugiego; { role-contingency-planner } może zagrać dobre zdarzenie dwa razy.

book-end = Koniec gry
book-end-win = Wygrywacie w chwili wynalezienia czwartego lekarstwa, choćby po siedmiu rozprzestrzenieniach i z planszą pełną znaczników. Przegrywacie od razu, gdy zdarzy się jedna z tych trzech rzeczy:
book-end-outbreaks = Znacznik na torze rozprzestrzenień dochodzi do 8.
book-end-cubes = Trzeba położyć znacznik, a w zasobach nie ma już żadnego w tym kolorze. Same puste zasoby nie oznaczają przegranej.
book-end-deck = Trzeba dobrać karty, a w stosie jest ich mniej niż dwie. Dwie ostatnie wolno jeszcze dobrać: następny gracz ma wtedy jeszcze swoje akcje.
book-end-last = Punktów nie ma: wygrana o włos to wygrana.

book-options = Opcje tego stołu
book-options-intro = Opcje wybieracie przy otwieraniu stołu. W trakcie gry pomoc pokazuje, co zostało wybrane.
book-options-solo = W pojedynkę grasz co najmniej dwiema postaciami, z odkrytymi kartami. Komputerowi współpracownicy mogą zająć każde miejsce, znają karty swojego zespołu, ale nie kolejność w stosach, i zawsze zgadzają się na ruch i na wymianę.

book-questions = Dlaczego nie mogę…?
book-questions-give = Dlaczego nie mogę oddać tej karty?
    .answer = Bo nie jest to karta miasta, w którym jesteście, albo jesteście w różnych miastach. Tylko { role-researcher } daje dowolną kartę miasta. Zdarzeń nie przekazuje się nigdy.
book-questions-cure = Mam pięć czerwonych kart. Dlaczego nie mogę wynaleźć lekarstwa?
    .answer = W twoim mieście musi stać stacja badawcza. Zdarzenia nie liczą się jako karty miast, a każde lekarstwo wynajduje się tylko raz.
book-questions-event = Dlaczego nie mogę teraz zagrać zdarzenia?
    .answer = Właśnie trwa akcja albo rozpatrywanie karty. Następna okazja będzie przed dobraniem kart, przed infekcjami albo między nimi. Zdarzenia, które nic by nie zmieniło, też nie można zagrać.
book-questions-build = Dlaczego nie mogę tu budować?
    .answer = Potrzebna jest karta dokładnie tego miasta, chyba że grasz Kierownikiem budowy, a w mieście nie może jeszcze stać stacja badawcza.
book-questions-outbreak = Lekarstwo jest, a choroba i tak się rozprzestrzeniła. Dlaczego?
    .answer = Uleczalna choroba szerzy się dalej. Przestaje na dobre dopiero wtedy, gdy zniknie jej ostatni znacznik.
book-questions-discard = Dlaczego nie mogę wyrzucić niepotrzebnej karty?
    .answer = Karty opuszczają rękę tylko jako zapłata, jako zagrane zdarzenie albo wtedy, gdy jest ich więcej niż siedem.
book-questions-hidden = Dlaczego widzę tylko rewersy kart innych graczy?
    .answer = Przy 5 i 6 epidemiach ręce są zakryte, chyba że przed grą wybrano inaczej. Mówić sobie wolno o wszystkim.
book-questions-refuse = Ktoś nie zgodził się na ruch swoim pionkiem. Co teraz?
    .answer = Poruszanie cudzym pionkiem i dzielenie się wiedzą wymagają zgody drugiego gracza. Akcja nie przepada; zaproponuj coś innego.
book-questions-stop = Czy muszę wykorzystać wszystkie cztery akcje?
    .answer = Nie. Możesz skończyć w każdej chwili; dobieranie i infekcje i tak nastąpią.

book-summary = Wszystko na jednej stronie
book-summary-turn = Do 4 akcji:
book-summary-move = Ruch: jazda za darmo; lot do miasta za jego kartę; lot dokądkolwiek za kartę miasta, w którym jesteś; lot ze stacji do stacji za darmo.
book-summary-treat = Leczenie: 1 znacznik albo wszystkie w kolorze choroby uleczalnej.
book-summary-build = Budowa: karta twojego miasta za stację badawczą.
book-summary-share = Dzielenie się wiedzą: karta miasta, w którym jesteście razem.
book-summary-cure = Lekarstwo: w stacji badawczej 5 kart jednego koloru.
book-summary-draw = Potem dobierz 2 karty; na ręce może zostać najwyżej 7.
book-summary-infect = Potem odkryj tyle kart infekcji, ile wynosi poziom zachorowań. Czwarty znacznik to rozprzestrzenienie: po jednym znaczniku w każdym połączonym mieście.
book-summary-win = Cztery lekarstwa to wygrana. Osiem rozprzestrzenień, brak znacznika albo pusty stos to przegrana.
