# What is explained when it happens for the first time: two sentences, at most 35 words.

first-last-round = Ostatni kafelek sprzedany: wszyscy inni mają jeszcze po jednej turze, bez kostek. Połóż odłożone pomieszczenia i spróbuj opróżnić kolejkę, bo jedno i drugie daje punkty.
first-last-patients = W woreczku nie ma już pacjentów: wszyscy inni mają jeszcze po jednej turze, bez kostek. Wylecz, kogo się da, bo każde dwie kostki w zasobach to punkt.
first-fever = Szara kostka obejmuje twój kafelek kwarantanną: nikogo się tam nie przyjmuje ani nie leczy, a pomieszczenie nie działa. Zdezynfekuj go za jedną akcję, a znów zacznie działać.
first-fever-elsewhere = Kafelek objęty kwarantanną do niczego nie służy, dopóki ktoś go nie zdezynfekuje. Następna szara kostka w tym szpitalu musi leżeć obok niego.
first-fever-spreads = Kafelek należy do pełnej dyżurki, więc gorączka może objąć jeszcze jeden kafelek tej dyżurki. Dalej już nie idzie.
first-early-grey = W pierwszej turze każdego gracza szara kostka trafia obok rynku, a dobiera się inną. Od drugiej tury obejmuje kafelek kwarantanną.
first-contract = Kontrakt nadaje pomieszczeniu cenę do końca gry. Kto go zawarł, od następnej tury może wziąć jeden kafelek za darmo; inni mogą go kupować.
first-contract-price = Ktoś kupił kafelek z twojego kontraktu, dostajesz więc znacznik dodatkowej akcji. Oddaj go w swojej turze za dodatkową akcję.
first-cure = Wyleczeni pacjenci to teraz kostki w twoich zasobach. Płacisz nimi za kontrakty, pomieszczenia i dodatkowe sale, a na koniec gry każde dwie to punkt.
first-room = Cztery kafelki w kwadracie tworzą dyżurkę, a każda pełna dyżurka to punkt. Kładź więc kafelki blisko siebie, przejściem do przejścia.
first-line = Pacjent z woreczka staje na końcu dowolnej kolejki, twojej albo rywala. Przyjmuje się tylko pierwszego, do wolnej sali w jego kolorze.
