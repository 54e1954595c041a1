# Pierwsza lekcja: najwyżej 35 słów w kroku i w każdym jedna myśl.

lesson-first = Własny szpital
    .rule = Zbuduj szpital, wylecz pierwszych pacjentów i otwórz pierwsze pomieszczenie.

lesson-first-goal = Każdy prowadzi swój szpital. Na końcu punkt daje każde pomieszczenie specjalne, każda dyżurka, każde dwie kostki wyleczonych i pusta kolejka. Kto ma najwięcej punktów, wygrywa.
lesson-first-yellow = Szpital zaczyna się od holu. Połóż nad nim żółtą salę chorych, na polu z przerywaną ramką: tam sama się obróci, żeby przejścia się spotkały. „Obróć (R)” obraca ją ręcznie.
lesson-first-red = Teraz połóż czerwoną salę chorych na prawo od holu. Jedno z jej przejść musi trafić na przejście, żeby dało się dojść do holu; inne mogą prowadzić na ścianę.
lesson-first-green = Cztery kafelki w kwadracie, bez względu na rodzaj, tworzą dyżurkę: to punkt. Zamknij kwadrat zieloną salą chorych.
lesson-first-blue = Niebieska sala chorych trafia na lewo od holu. Pole przed wejściem zawsze zostaje puste: tam czekają pacjenci.
lesson-first-ready = Szpital stoi i ma jedną dyżurkę. Naciśnij „{ do-open }”.
lesson-first-draw = Rywal też już zbudował. W turze musisz dobrać z woreczka cztery kostki i możesz wykonać do czterech akcji. Dobierz pierwszą kostkę.
lesson-first-queue = Żółty pacjent. Dobrany pacjent staje na końcu dowolnej kolejki. Twoja żółta sala jest wolna, więc przy swojej kolejce naciśnij „Tutaj”.
lesson-first-admit = Po żółtym przyszli niebieski, zielony i czerwony. Naciśnij „Przyjmij 4”: pierwszy z kolejki trafia do wolnej sali w swoim kolorze, potem następny, wszyscy za jedną akcję. Nikt się nie wpycha.
lesson-first-cure = Wszyscy czterej leżą w salach. Leczenie: za jedną akcję wszyscy twoi pacjenci jednego koloru stają się kostkami w zasobach. Wylecz żółtych.
lesson-first-again = Trzecią akcją wylecz niebieskich. Kostkami z zasobów płaci się za pomieszczenia.
lesson-first-contract = Pomieszczenie można kupić dopiero, gdy ma cenę. Kontraktem ustalasz cenę i rezerwujesz pomieszczenie. Wybierz { tile-cafeteria.acc }.
lesson-first-price = Cena to co najmniej dwie kostki z twoich zasobów. Kto później zechce kupić to pomieszczenie, zapłaci kostkami w tych samych kolorach. Połóż żółtą kostkę.
lesson-first-agreed = Niebieska kostka też już leży: dwie wystarczą. Naciśnij „{ do-set-price }”, żeby zawrzeć kontrakt.
lesson-first-end = Cztery kostki dobrane, cztery akcje wykonane. Zakończ turę. Od następnej tury jeden kafelek z kontraktu jest twój, za darmo.
lesson-first-take = Rywal dobierał, przyjmował i leczył. Teraz weź { tile-cafeteria.acc } ze swojego kontraktu: to nie kosztuje akcji.
lesson-first-cell = Połóż { tile-cafeteria.acc } na lewo od żółtej sali: z holem, niebieską i żółtą salą zamknie drugi kwadrat.
lesson-first-rotation = Obróć kafelek tak, żeby przejście trafiło na przejście. Oba ułożenia są dobre.
lesson-first-more = Pomieszczenie specjalne i druga dyżurka: dwa punkty więcej. Ale w kolejce stanął dobrany za ciebie niebieski pacjent: punkt za pustą kolejkę przepadł. Dobierz następną kostkę.
lesson-first-fever = Szara kostka to gorączka: obejmuje kwarantanną kafelek dowolnego szpitala; nikogo się tam nie przyjmuje ani nie leczy. Dotknij szpitala rywala, potem czerwonej sali.
lesson-first-spread = Następna szara kostka musi w tym szpitalu trafić obok pierwszej. W dyżurce może objąć od razu dwa z czterech kafelków. Dezynfekcja kafelka kosztuje jedną akcję.
lesson-first-rival = Zielony pacjent, a twoja zielona sala jest zajęta. Naciśnij imię rywala, żeby go tam odesłać: pierwszy, czerwony pacjent nie ma teraz sali, więc tamta kolejka stoi.
lesson-first-free = Ostatni, czerwony pacjent został dobrany za ciebie i stoi w twojej kolejce. Czerwona sala jest zajęta: wylecz czerwonych, a łóżko znów będzie wolne.
lesson-first-beds = Teraz naciśnij „Przyjmij 2”: niebieski i czerwony znajdą łóżka. Kolejka będzie pusta i znów da punkt.
lesson-first-score = Świetnie! Gdy ktoś zdobędzie ostatni kafelek albo w woreczku zabraknie pacjentów, pozostali mają jeszcze jedną turę. Potem liczy się punkty.

## Odpowiedzi na to, czego lekcja jeszcze nie chce

lesson-first-own-line = Tak można przyblokować rywala. Ale masz wolne łóżko w tym kolorze, a pacjenci to twój dochód.
lesson-first-in-order = Pacjenci stoją już w dobrej kolejności: dla każdego jest wolna sala. Przestawianie kosztowałoby akcję.
lesson-first-use-actions = Niewykorzystane akcje przepadają. Najpierw zużyj te, które masz.
lesson-first-other-room = Tak też można, ale w tej lekcji zarezerwuj { tile-cafeteria.acc }: pasuje do twojego planu.
lesson-first-save-cubes = Dodatkowa sala też kosztuje dwie kostki. Swoich kostek potrzebujesz na kontrakt.
lesson-first-other-cube = Potrzebne będą obie kostki. Zacznij od żółtej.
lesson-first-no-square = Tam kafelek by pasował, ale nie zamknie kwadratu. Dyżurka to punkt.
lesson-first-asleep = Odłożony kafelek nic nie robi i nic nie jest wart. Połóż go.
lesson-first-own-house = W ten sposób kwarantanna objęłaby twój własny kafelek. Wybierz kafelek rywala.
lesson-first-no-bed = Twoja zielona sala jest zajęta: ten pacjent tylko zablokowałby twoją kolejkę.
lesson-first-their-first = Tam gorączka zaszkodzi mniej. Pierwszy w kolejce rywala jest czerwony: bez czerwonej sali czeka cała kolejka.
lesson-first-bed-first = Czerwony pacjent musiałby czekać, bo czerwona sala jest zajęta. Najpierw wylecz czerwonych.
lesson-first-other-cell = Tam sala też by pasowała. W tym planie połóż salę, o której mówi lekcja, na wskazanym miejscu.
lesson-first-turn-it = Najpierw obróć kafelek: potrzebuje przejścia u góry, żeby dało się do niego dołączyć następny.
lesson-first-keep-it = Wtedy cały plan trzeba by zacząć od nowa. Jak dotąd jest dobry: idź dalej.

## Przebudowa i pomieszczenia specjalne

lesson-rooms = Przebudowa i pomieszczenia specjalne
    .rule = Obróć salę, użyj mocy pomieszczenia i pozbądź się gorączki.

lesson-rooms-cure = To szpital z pierwszej lekcji, zostały ci dwie akcje. Sali z pacjentem nie można ruszyć: najpierw wylecz zielonego.
lesson-rooms-rebuild = Przejścia zielonej sali nie prowadzą nigdzie dalej. Za jedną akcję, raz na turę, można przebudować: podnieść do dwóch pustych kafelków i ułożyć je na nowo. Przebuduj.
lesson-rooms-lift = Podnieś zieloną salę. W trakcie przebudowy szpital może być w rozsypce; liczy się tylko to, co na końcu.
lesson-rooms-put = Połóż zieloną salę z powrotem.
lesson-rooms-cell = Zielona sala mogłaby leżeć gdzie indziej, ale tu domyka kwadrat, a więc dyżurkę. Połóż ją na dawnym miejscu.
lesson-rooms-rotation = Teraz obróć salę tak, by przejście prowadziło na zewnątrz, w prawo albo w dół: tam dołączysz następne pomieszczenia.
lesson-rooms-finished = Można by podnieść drugi kafelek. Jeden wystarczy: zakończ przebudowę.
lesson-rooms-end = Akcje się skończyły. Zakończ turę.
lesson-rooms-marker = Pomieszczenie specjalne daje punkt, a póki jest czyste, także moc. { tile-cafeteria } na początku każdej twojej tury daje znacznik dodatkowej akcji. Weź go.
lesson-rooms-disinfect = Rywal objął kwarantanną twoją zieloną salę: nikogo się tam nie przyjmuje ani nie leczy i nie można jej przebudować. Dezynfekcja kosztuje akcję. Zdezynfekuj salę.
lesson-rooms-use = Znacznik to dodatkowa akcja w dowolnej twojej turze. Użyj go, a znowu będziesz mieć cztery akcje.
lesson-rooms-powers = Podejrzyj pomieszczenie na rynku, a dowiesz się, jaką ma moc. Działa ono tylko w twoim szpitalu: odłożone nie działa i nie daje punktu.

lesson-rooms-green-ward = Tę salę zostaw: zawadza zielona.
lesson-rooms-patient-there = W zielonej sali leży pacjent, więc nie można jej jeszcze podnieść.
lesson-rooms-use-actions = Masz jeszcze akcje. Na następną turę nie przejdą.
lesson-rooms-their-trouble = Wolno dezynfekować nawet szpital rywala. Ale to byłby prezent.
lesson-rooms-better-use = Znacznik to akcja odłożona na później. Teraz lepiej wykorzystać ją od razu.
lesson-rooms-one-action = Ten ruch zabrałby ostatnią akcję. Zostaw ją na przebudowę.
lesson-rooms-go-on = Znowu byłoby tak jak na początku. Działaj dalej.
lesson-rooms-one-is-enough = Wolno podnieść dwa kafelki. Tu wystarczy jeden.
lesson-rooms-asleep = Odłożony kafelek nie działa: nie należy do szpitala.
lesson-rooms-keep-square = Tam sala rozbiłaby kwadrat, a z nim twoją dyżurkę.
lesson-rooms-as-before = Tak sala leżała przedtem. Obróć ją.
lesson-rooms-it-is-free = Znacznik nic nie kosztuje, a jest wart całej akcji.
lesson-rooms-clean-first = Tak też można. Ale najpierw usuń kwarantannę: z tej sali gorączka szerzy się na sąsiednie kafelki.
lesson-rooms-marker-next = Znacznik przyda się za chwilę. Najpierw zdezynfekuj salę.
lesson-rooms-marker-now = Tak też można. Ale najpierw zobacz, co daje znacznik.
