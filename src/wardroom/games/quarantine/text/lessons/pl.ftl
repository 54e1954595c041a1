# Pierwsza lekcja: najwyżej 35 słów w kroku i w każdym jedna myśl.

lesson-first = Własny szpital
    .rule = Zbuduj szpital, wylecz pierwszych pacjentów i otwórz pierwsze pomieszczenie.

lesson-first-goal = Każdy prowadzi swój szpital. Na końcu punkt daje każde pomieszczenie specjalne, każda dyżurka, każde dwie kostki wyleczonych i pusta kolejka. Kto ma najwięcej punktów, wygrywa.
lesson-first-yellow = Szpital zaczyna się od holu. Połóż nad nim żółtą salę chorych. Przejście kafelka musi zawsze trafić na przejście, tak żeby dało się dojść do holu.
lesson-first-red = Teraz połóż czerwoną salę chorych na prawo od holu.
lesson-first-green = Cztery kafelki w kwadracie, bez względu na rodzaj, tworzą dyżurkę: to punkt. Zamknij kwadrat zieloną salą chorych.
lesson-first-blue = Niebieska sala chorych trafia na lewo. Pole przed wejściem zawsze zostaje puste: tam czekają pacjenci.
lesson-first-ready = Szpital stoi i ma jedną dyżurkę. Otwórz go.
lesson-first-draw = Rywal też już zbudował. W turze musisz dobrać z woreczka cztery kostki i możesz wykonać do czterech akcji. Dobierz pierwszą kostkę.
lesson-first-queue = Żółty pacjent. Dobrany pacjent staje na końcu dowolnej kolejki. Twoja żółta sala jest wolna, więc wybierz swoją.
lesson-first-admit = Po żółtym przyszli niebieski, zielony i czerwony. Przyjęcie: pierwszy z kolejki trafia do wolnej sali w swoim kolorze, potem następny, a wszystko to jedna akcja.
lesson-first-next = Nikt nikogo nie wyprzedza: wejść może tylko pierwszy. Przyjmij niebieskiego; zielony i czerwony pójdą za nim.
lesson-first-cure = Wszyscy czterej leżą w salach. Leczenie: za jedną akcję wszyscy twoi pacjenci jednego koloru stają się kostkami w zasobach. Wylecz żółtych.
lesson-first-again = Trzecią akcją wylecz niebieskich. Kostkami z zasobów płaci się za pomieszczenia.
lesson-first-contract = Pomieszczenie można kupić dopiero, gdy ma cenę. Kontraktem ustalasz cenę i rezerwujesz pomieszczenie. Wybierz Stołówkę.
lesson-first-price = Cena to co najmniej dwie kostki z twoich zasobów. Kto później zechce tego pomieszczenia, zapłaci tymi samymi kolorami. Połóż żółtą kostkę.
lesson-first-agreed = Leży też niebieska: dwie wystarczą. Zawrzyj kontrakt.
lesson-first-end = Cztery kostki dobrane, cztery akcje wykonane. Zakończ turę. Od następnej tury jeden kafelek z kontraktu jest twój, za darmo.
lesson-first-take = Rywal dobierał, przyjmował i leczył. Teraz weź Stołówkę ze swojego kontraktu: to nie kosztuje akcji.
lesson-first-cell = Połóż ją na lewo, nad holem: z holem, niebieską i żółtą salą zamknie drugi kwadrat.
lesson-first-rotation = Obróć ją tak, żeby przejście trafiło na przejście. Oba ułożenia są dobre.
lesson-first-more = Pomieszczenie specjalne i druga dyżurka: dwa punkty więcej. Do kolejki dołączył niebieski pacjent. Dobierz następną kostkę.
lesson-first-fever = Szara kostka to gorączka: obejmuje kwarantanną kafelek dowolnego szpitala. Nikogo się tam nie przyjmuje ani nie leczy. Wybierz kafelek rywala.
lesson-first-rival = Zielony pacjent trafił do kolejki rywala, czerwony do twojej. Gorączka szerzy się tylko obok kwarantanny. Dezynfekcja kafelka kosztuje jedną akcję.
lesson-first-free = Czerwona sala jest zajęta. Wylecz czerwonych, a łóżko znów będzie wolne.
lesson-first-beds = Teraz przyjmij niebieskiego pacjenta; czerwony pójdzie za nim i kolejka będzie pusta.
lesson-first-score = Świetnie! Gdy ktoś zdobędzie ostatni kafelek albo w woreczku zabraknie pacjentów, pozostali mają jeszcze jedną turę. Potem liczy się punkty.

## Odpowiedzi na to, czego lekcja jeszcze nie chce

lesson-first-own-line = Tak można obciążyć rywala. Ale masz wolne łóżko w tym kolorze, a pacjenci to twój dochód.
lesson-first-in-order = Stoją już w dobrej kolejności: dla każdego jest wolna sala. Przestawianie kosztowałoby akcję.
lesson-first-use-actions = Niewykorzystane akcje przepadają. Najpierw zużyj te, które masz.
lesson-first-other-room = Można by i tak. W tej lekcji zarezerwuj Stołówkę: pasuje do twojego planu.
lesson-first-save-cubes = Dodatkowa sala też kosztuje dwie kostki. Potrzebujesz ich na kontrakt.
lesson-first-other-cube = Potrzebne będą obie kostki. Zacznij od żółtej.
lesson-first-no-square = Tam by pasowała, ale nie zamknie kwadratu. Dyżurka to punkt.
lesson-first-asleep = Odłożony kafelek nic nie robi i nic nie jest wart. Połóż go.
lesson-first-own-house = To objęłoby kwarantanną twój własny kafelek. Wybierz kafelek rywala.
lesson-first-bed-first = Czerwony pacjent musiałby czekać, bo czerwona sala jest zajęta. Najpierw wylecz czerwonych.
lesson-first-other-cell = Tam też by pasowała. W tym planie użyj sali i miejsca, które wymienia lekcja.
lesson-first-turn-it = Najpierw ją obróć: potrzebuje przejścia u góry, żeby następny kafelek znalazł drogę.
lesson-first-keep-it = To zaczęłoby cały plan od nowa. Jak dotąd jest dobry: idź dalej.
