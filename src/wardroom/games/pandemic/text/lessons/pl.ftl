# Pierwsza lekcja: najwyżej 35 słów w kroku i w każdym jedna myśl.

lesson-first = Pierwsze tury
    .rule = Przez trzy tury grasz Sanitariuszem i wynajdujesz lekarstwo.

lesson-first-goal = Po świecie szerzą się cztery choroby. Ty i drugi gracz tworzycie jeden zespół: wynajdźcie lekarstwa na wszystkie cztery, a wygracie.
lesson-first-drive = Jesteś Sanitariuszem w { city-atlanta.loc }. Tura to cztery akcje, a jazda wzdłuż linii do sąsiedniego miasta kosztuje jedną z nich. W { city-washington.loc } są dwa znaczniki: jedź tam.
lesson-first-treat = Znaczniki to chorzy. Leczenie kosztuje jedną akcję i usuwa jeden znacznik. { role-medic } usuwa od razu wszystkie jednego koloru. Lecz chorobę w { city-washington.loc }.
lesson-first-fly = Karta miasta to bilet: odrzuć ją, a za jedną akcję znajdziesz się w tym mieście, choćby na końcu świata. W { city-tokyo } są dwa czerwone znaczniki, a ty masz kartę tego miasta. Leć!
lesson-first-tokyo = Została jedna akcja: lecz chorobę w { city-tokyo }. Po czwartej akcji gra sama dobierze dla ciebie dwie karty, a choroby będą się szerzyć.
lesson-first-infected = Masz nowe karty: { city-chicago } i { city-ho-chi-minh-city }. Potem dwie karty infekcji dołożyły po znaczniku w { city-essen } i { city-taipei }. Tak jest po każdej turze.
lesson-first-meet = { role-researcher } przyjechał do { city-san-francisco } i dwa razy leczył tam chorobę: usunął dwa znaczniki. Dołącz do niego: linia { city-tokyo.z } wychodzi poza brzeg mapy i wraca z drugiej strony.
lesson-first-five = Na lekarstwo trzeba pięciu kart jednego koloru i stacji badawczej: jedyna stoi w { city-atlanta.loc }. Masz trzy niebieskie karty. { role-researcher } ma jeszcze trzy; potrzebujesz dwóch z nich.
lesson-first-take = Gracze w tym samym mieście mogą dzielić się wiedzą: przekazać sobie jego kartę. { role-researcher } może oddać dowolną kartę miasta. Weź za jedną akcję { city-atlanta.acc }: tam dojedziesz i bez karty.
lesson-first-fifth = Akcję zużywa ten, czyja jest tura, bez względu na to, czy kartę daje, czy bierze. Weź piątą niebieską kartę, { city-essen } albo { city-madrid }: druga zostanie Badaczowi jako bilet do Europy.
lesson-first-chicago = Teraz trzeba się dostać do stacji badawczej w { city-atlanta.loc }. Ostatnią akcją jedź do { city-chicago }: to połowa drogi.
lesson-first-epidemic = Epidemia! Poziom zachorowań rośnie; z czasem oznacza to więcej infekcji w turze. Karta ze spodu stosu infekcji to { city-manila }: od razu trzy znaczniki.
lesson-first-intensify = Potem odrzucone karty infekcji są tasowane i wracają na wierzch stosu. Miasta, które już ucierpiały, wkrótce ucierpią znowu.
lesson-first-discard = Na ręce wolno mieć siedem kart, a masz osiem. Odrzuć jedną, ale zachowaj pięć niebieskich: razem dadzą lekarstwo.
lesson-first-danger = W mieście nigdy nie ma więcej niż trzech znaczników jednego koloru. W { city-london.loc } są trzy niebieskie. Zobacz, co się stanie, gdy { city-london } wypadnie znowu.
lesson-first-outbreak = { role-researcher } usunął chorobę { city-manila.z }, ale wypadł { city-london }: rozprzestrzenienie! Zamiast czwartego znacznika każdy sąsiad { city-london.gen } dostał jeden. Ósme rozprzestrzenienie to przegrana.
lesson-first-again = Twoja tura, cztery akcje. Skoro i tak stoisz w { city-chicago }, najpierw lecz tu chorobę, a potem ruszaj dalej.
lesson-first-station = Każdy może zbudować stację badawczą za kartę miasta, w którym stoi. Ale w { city-atlanta.loc }, tuż obok, już jedna jest: jedź tam.
lesson-first-cure = Stacja badawcza i pięć niebieskich kart: wynajdź lekarstwo.
lesson-first-cured = Niebieska choroba jest uleczalna! Odtąd każdy, kto ją leczy, usuwa z miasta wszystkie niebieskie znaczniki. Jeszcze trzy lekarstwa i wygrywacie.
lesson-first-losing = Przegrywacie razem: przy ósmym rozprzestrzenieniu, gdy zabraknie znaczników któregoś koloru albo gdy nie będzie już dwóch kart do dobrania.

## Odpowiedzi na to, czego lekcja jeszcze nie chce

lesson-first-no-cubes-there = Możesz tam pojechać, ale nikt tam nie choruje. Jedź tam, gdzie są znaczniki: dwa lub trzy w mieście to już niebezpieczeństwo.
lesson-first-fewer-cubes = Tam jest tylko jeden znacznik, a tam, dokąd kieruje cię lekcja, dwa. Im więcej znaczników w mieście, tym większe niebezpieczeństwo.
lesson-first-save-cards = Taki ruch kosztuje kartę. Do sąsiedniego miasta dojedziesz bez niej, więc oszczędzaj karty na dalekie podróże i na lekarstwo.
lesson-first-share-later = Kartami podzielicie się trochę później. Najpierw zrób coś ze znacznikami.
lesson-first-treat-first = Wtedy znaczniki by tu zostały. Skoro już tu jesteś, najpierw lecz chorobę.
lesson-first-too-far = Jazda do { city-tokyo } zajęłaby kilka tur. Z kartą jesteś tam od razu.
lesson-first-no-pass = Wtedy przepadną akcje, które ci zostały. Wykorzystaj je.
lesson-first-meet-first = Ten ruch oddala cię od Badacza, a jego karty są ci potrzebne. Jedź do { city-san-francisco }.
lesson-first-save-blue = Ten ruch kosztowałby potrzebną kartę albo zaprowadziłby cię nie tam, gdzie trzeba. Pięć niebieskich kart to lekarstwo: zachowaj je.
lesson-first-blue-next = To też niebieska karta, przyda się za chwilę. Najpierw weź { city-atlanta.acc }: tam dojedziesz i bez karty.
lesson-first-not-blue = Ta karta nie jest niebieska. Na lekarstwo trzeba pięciu kart jednego koloru, a najwięcej masz niebieskich: weź niebieską.
lesson-first-stay-and-take = Karty przekazuje się tylko w tym samym mieście. Zostań, aż będziesz mieć wszystko, czego trzeba.
lesson-first-keep-blue = To niebieska karta, a na lekarstwo trzeba wszystkich pięciu. Wybierz kartę innego koloru.
lesson-first-other-way = Tędy nie dojedziesz do stacji badawczej. Jedź przez { city-chicago } do { city-atlanta.gen }.
lesson-first-hand-full = Masz już siedem kart, więcej nie wolno. Pięć z nich jest niebieskich: tyle wystarczy.
lesson-first-treat-on-the-way = Zaraz! Leczenie po drodze to tylko chwila, a bez niego znacznik w { city-chicago } zostanie.
lesson-first-cure-first = Stoisz w stacji badawczej z pięcioma niebieskimi kartami. Najpierw wynajdź lekarstwo.

## Postacie i zdarzenia

lesson-roles = Postacie i zdarzenia
    .rule = Przez jedną turę grasz Logistykiem i zagrywasz zdarzenie.

lesson-roles-role = Każdy ma postać, która nagina jedną z zasad. Jesteś Logistykiem: poruszasz cudzymi pionkami jak własnym. Drugi gracz to { role-operations-expert }.
lesson-roles-treat = Bez Sanitariusza leczenie usuwa jeden znacznik. W { city-atlanta.loc } są dwa: lecz tu chorobę.
lesson-roles-send = W { city-johannesburg.loc } są znaczniki, a ty masz kartę tego miasta. Zapłać nią za kogoś innego: niech { role-operations-expert } tam poleci.
lesson-roles-join = { role-dispatcher } może też bez karty przenieść dowolny pionek tam, gdzie stoi inny. Dołącz do Kierownika budowy w { city-johannesburg.loc }.
lesson-roles-last = Czwarta akcja: lecz chorobę w { city-johannesburg.loc }.
lesson-roles-event = Zdarzenia nie kosztują akcji. Zagrywasz je w każdej chwili, także w cudzej turze, byle nie w trakcie rozpatrywania karty. Gra zapyta o to przed dobraniem kart: zagraj kartę { card-airlift }.
lesson-roles-whom = Ta karta przenosi dowolny pionek do dowolnego miasta. Wybierz Kierownika budowy.
lesson-roles-where = W { city-karachi } są trzy czarne znaczniki: jeszcze jeden i choroba się rozprzestrzeni. Niech { role-operations-expert } tam poleci.
lesson-roles-station = { role-operations-expert } leczył dwa razy i zbudował w { city-karachi } stację badawczą. Nie potrzebuje do tego karty.
lesson-roles-others = Sprawdź postać w panelu gracza, a dowiesz się, co potrafi. Dwie postacie, które do siebie pasują, są warte więcej niż dwie silne.

lesson-roles-event-later = Zachowaj tę kartę na chwilę, gdy najbardziej się przyda. To już niedługo.
lesson-roles-treat-here = Stoisz tam, gdzie są znaczniki: najpierw lecz chorobę.
lesson-roles-no-pass = Wtedy przepadną akcje, które ci zostały. Wykorzystaj je.
lesson-roles-send-colleague = Możesz polecieć własnym pionkiem. Ale { role-dispatcher } może wysłać kogoś innego, a potem dołączyć do niego bez karty.
lesson-roles-johannesburg = Ta karta prowadzi gdzie indziej. W { city-johannesburg.loc } są dwa znaczniki.
lesson-roles-too-slow = Jazda potrwa za długo. Jest szybsza droga.
lesson-roles-one-stays = Jeden znacznik może na razie zostać. Gdzie indziej jest gorzej.
lesson-roles-no-need = Kartę przekazuje się komuś, kto zbiera jej kolor. Teraz ważniejsze są znaczniki.
lesson-roles-other-way = W ten sposób { role-operations-expert } wróciłby tam, skąd przyleciał. Przenieś własny pionek.
lesson-roles-for-nothing = Taki ruch kosztuje kartę. Do innego pionka { role-dispatcher } dołącza bez karty.
lesson-roles-event-soon = Zdarzenie zagrasz za chwilę. Najpierw wykorzystaj ostatnią akcję.
lesson-roles-good-moment = To dobra chwila: nie masz już akcji, ale zdarzenie ich nie wymaga.
lesson-roles-colleague-flies = Możesz polecieć własnym pionkiem. Ale { role-operations-expert } ma następną turę i od razu może tam leczyć.
lesson-roles-three-cubes = Nigdzie nie jest tak groźnie jak w { city-karachi }, gdzie są trzy znaczniki.
