# Pierwsza lekcja: najwyżej 35 słów w kroku i w każdym jedna myśl.

lesson-first = Pierwsze tury
    .rule = Przez trzy tury jesteś Sanitariuszem i wynajdujesz lekarstwo.

lesson-first-goal = Po świecie szerzą się cztery choroby. Z kolegą tworzycie jeden zespół: wynajdźcie lekarstwa na wszystkie cztery, a wygracie razem.
lesson-first-drive = Jesteś Sanitariuszem w Atlancie. Tura to cztery akcje. Jazda wzdłuż linii do sąsiedniego miasta kosztuje jedną. W Waszyngtonie są dwa znaczniki: jedź tam.
lesson-first-treat = Znaczniki to chorzy. Leczenie kosztuje jedną akcję i usuwa jeden znacznik. Sanitariusz usuwa od razu wszystkie jednego koloru. Lecz chorobę w Waszyngtonie.
lesson-first-fly = Karta miasta to także bilet: odrzuć ją, a za jedną akcję jesteś w tym mieście. W Tokio są dwa czerwone znaczniki, a ty masz jego kartę. Leć!
lesson-first-tokyo = Została jedna akcja: lecz chorobę w Tokio. Po czwartej akcji dobierasz dwie karty, a choroby się szerzą. Wszystko dzieje się samo.
lesson-first-infected = Masz nowe karty: Chicago i Ho Chi Minh. Potem dwie karty infekcji dołożyły po znaczniku w Essen i Tajpej. Tak jest po każdej turze.
lesson-first-meet = Badacz przyjechał do San Francisco i leczył tam dwa razy, po jednym znaczniku. Dołącz do niego: linia z Tokio wychodzi poza brzeg mapy i wraca z drugiej strony.
lesson-first-five = Na lekarstwo trzeba pięciu kart jednego koloru i stacji badawczej. Masz trzy niebieskie. Badacz ma następne.
lesson-first-take = W tym samym mieście można dzielić się wiedzą: przekazać kartę tego miasta. Badacz może oddać dowolną kartę miasta. Weź Atlantę za jedną akcję.
lesson-first-fifth = Akcję płaci ten, czyja jest tura, bez względu na to, czy kartę daje, czy bierze. Weź także Essen: to piąta niebieska karta.
lesson-first-chicago = Teraz potrzebna jest stacja badawcza. Jedyna stoi w Atlancie. Ostatnią akcją jedź do Chicago, w pół drogi.
lesson-first-epidemic = Epidemia! Poziom zachorowań przesuwa się dalej; z czasem oznacza więcej infekcji w turze. Najniższa karta infekcji to Manila: od razu trzy znaczniki.
lesson-first-intensify = Potem odrzucone karty infekcji są tasowane i wracają na wierzch stosu. Miasta, które już ucierpiały, wkrótce ucierpią znowu.
lesson-first-discard = Na ręce wolno mieć siedem kart, a masz osiem. Odrzuć jedną, ale nie niebieską.
lesson-first-danger = W mieście nigdy nie ma więcej niż trzech znaczników jednego koloru. W Londynie są trzy niebieskie. Patrz, co się stanie, gdy Londyn wypadnie znowu.
lesson-first-outbreak = Badacz wyleczył Manilę, ale wypadł Londyn: rozprzestrzenienie! Zamiast czwartego znacznika każdy sąsiad Londynu dostał jeden. Ósme rozprzestrzenienie to przegrana.
lesson-first-again = Twoja tura, cztery akcje. I tak stoisz w Chicago: zanim ruszysz dalej, lecz tu chorobę.
lesson-first-station = Każdy może zbudować stację badawczą za kartę miasta, w którym stoi. Ale w Atlancie, tuż obok, już jedna jest: jedź tam.
lesson-first-cure = Stacja badawcza i pięć niebieskich kart: wynajdź lekarstwo.
lesson-first-cured = Niebieska choroba jest uleczalna! Odtąd każdy, kto ją leczy, usuwa z miasta wszystkie niebieskie znaczniki. Jeszcze trzy lekarstwa i wygrywacie.
lesson-first-losing = Przegrywacie razem: przy ósmym rozprzestrzenieniu, gdy zabraknie znaczników jednego koloru albo gdy nie będzie już dwóch kart do dobrania.

## Odpowiedzi na to, czego lekcja jeszcze nie chce

lesson-first-no-cubes-there = Można, ale nikt tam nie choruje. Jedź tam, gdzie są znaczniki: dwa lub trzy w mieście to już niebezpieczeństwo.
lesson-first-save-cards = To kosztuje kartę. Do sąsiedniego miasta dojedziesz bez niej, więc oszczędzaj karty na dalekie drogi i na lekarstwo.
lesson-first-share-later = Karty wymienicie trochę później. Najpierw zrób coś ze znacznikami.
lesson-first-treat-first = Wtedy znaczniki by tu zostały. Skoro już tu jesteś, najpierw lecz chorobę.
lesson-first-too-far = Jazda do Tokio zajęłaby kilka tur. Z kartą jesteś tam od razu.
lesson-first-no-pass = Wtedy przepadną akcje, które ci zostały. Wykorzystaj je.
lesson-first-meet-first = To oddala cię od Badacza, a jego karty są ci potrzebne. Jedź do San Francisco.
lesson-first-save-blue = To kosztowałoby potrzebną kartę albo zaprowadziłoby cię nie tam, gdzie trzeba. Pięć niebieskich to lekarstwo: zachowaj je.
lesson-first-essen-next = Essen też będzie dobre, za chwilę. Najpierw weź Atlantę.
lesson-first-take-blue = Lekcja liczy na inną kartę. Weź tę, którą wymienia.
lesson-first-stay-and-take = Karty przekazuje się tylko w tym samym mieście. Zostań, aż będziesz mieć wszystko, czego trzeba.
lesson-first-keep-blue = To niebieska karta, a na lekarstwo trzeba wszystkich pięciu. Wybierz kartę innego koloru.
lesson-first-other-way = Tędy nie dojedziesz do stacji badawczej. Jedź przez Chicago do Atlanty.
lesson-first-hand-full = Masz już siedem kart, więcej nie wolno. Pięć z nich jest niebieskich: tyle wystarczy.
lesson-first-treat-on-the-way = Zaraz! Leczenie po drodze trwa chwilę, a znacznik w Chicago by został.
lesson-first-cure-first = Stoisz w stacji badawczej z pięcioma niebieskimi kartami. Najpierw wynajdź lekarstwo.
