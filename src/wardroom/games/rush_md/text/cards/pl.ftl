### Epidemie, prace badawcze i cele. .rule mówi, czego wymaga lub co daje praca badawcza.

epidemic-false-alarm = Fałszywy alarm
epidemic-mild-cold = Lekkie przeziębienie
epidemic-passing-rash = Przejściowa wysypka
epidemic-influenza = Grypa
epidemic-whooping-cough = Krztusiec
epidemic-scarlet-fever = Szkarlatyna
epidemic-pink-eye = Zapalenie spojówek
epidemic-measles = Odra
epidemic-stomach-flu = Grypa żołądkowa
epidemic-food-poisoning = Zatrucie w stołówce
epidemic-pneumonia = Zapalenie płuc
epidemic-hepatitis = Żółtaczka pokarmowa
epidemic-meningitis = Zapalenie opon mózgowych
epidemic-malaria = Zawleczona malaria

research-full-clinic = Pełna przychodnia
    .rule = Zadanie, 1 punkt umiejętności: wyleczcie w tej rundzie co najmniej 4 Pacjentów zwykłych.
research-busy-laboratory = Pracowite laboratorium
    .rule = Zadanie, 1 punkt umiejętności: wykonajcie w tej rundzie co najmniej 4 badania.
research-right-dose = Właściwa dawka
    .rule = Zadanie, 1 punkt umiejętności: w tej rundzie nikomu nie podawajcie za dużo.
research-first-things-first = Najpierw najpilniejsi
    .rule = Zadanie, 1 punkt umiejętności: nie popełnijcie w tej rundzie błędu medycznego u Pacjenta w stanie krytycznym.
research-full-house = Komplet
    .rule = Zadanie, 1 punkt umiejętności: niech na koniec fazy akcji wszystkie sześć łóżek będzie zajętych.
research-containment = Ognisko opanowane
    .rule = Zadanie, 1 punkt umiejętności: niech w tej rundzie żaden Pacjent nie zostanie bez leczenia podczas epidemii.
research-transplant-study = Badanie przeszczepów
    .rule = Zadanie, 2 punkty umiejętności: podajcie w tej rundzie co najmniej 3 różne rodzaje narządów.
research-surgical-series = Seria zabiegów
    .rule = Zadanie, 2 punkty umiejętności: podajcie w tej rundzie co najmniej 5 narządów.
research-bedside-trial = Badanie przy łóżku
    .rule = Zadanie, 2 punkty umiejętności: wyleczcie w tej rundzie co najmniej 3 Pacjentów do hospitalizacji.
research-screening-day = Dzień badań
    .rule = Zadanie, 2 punkty umiejętności: wykonajcie w tej rundzie co najmniej 6 badań.
research-ward-study = Badanie oddziałowe
    .rule = Zadanie, 3 punkty umiejętności: wyleczcie w tej rundzie co najmniej 5 Pacjentów do hospitalizacji.
research-shift-study = Badanie dyżurów
    .rule = Zadanie, 3 punkty umiejętności: w tej rundzie każdą Pielęgniarkę postawcie na polu co najmniej 6 razy.
research-open-doors = Otwarte drzwi
    .rule = Akcja Pielęgniarki: przyjmij do 4 Pacjentów.
research-double-round = Podwójny obchód
    .rule = Akcja Lekarza: hospitalizuj do 2 Pacjentów.
research-shared-clinic = Wspólny gabinet
    .rule = Akcja ogólna: lecz kolejno 2 Pacjentów zwykłych.
research-ward-round = Obchód
    .rule = Akcja Pielęgniarki: lecz kolejno 2 Pacjentów, których łóżka stoją na Oddziałach.
research-bulk-order = Duże zamówienie
    .rule = Akcja Pielęgniarki: odłóż do magazynu 2 różne rodzaje leków.
research-blood-drive = Zbiórka krwi
    .rule = Akcja ogólna: odłóż do magazynu 5 jednostek krwi.
research-organ-network = Bank narządów
    .rule = Akcja Lekarza: odłóż do magazynu 3 dowolne narządy.
research-mobile-laboratory = Przenośne laboratorium
    .rule = Akcja Lekarza: wykonaj jedno badanie poza rezonansem bez przestawiania łóżka.
research-steady-hand = Pewna ręka
    .rule = Akcja Pielęgniarki: podawaj leki w Sali operacyjnej bez pęsety.
research-scrub-nurse = Instrumentariuszka
    .rule = Akcja Pielęgniarki: podawaj narządy w Sali operacyjnej.

objective-a =
    { $reputation ->
        [one] { $reputation } punkt reputacji
        [few] { $reputation } punkty reputacji
       *[many] { $reputation } punktów reputacji
    }
objective-b =
    { objective-a } i { $count ->
        [one] { $count } wypisany Pacjent
       *[other] { $count } wypisanych Pacjentów
    }
objective-c =
    { objective-a } i { $count ->
        [one] { $count } wypisany Pacjent do hospitalizacji
       *[other] { $count } wypisanych Pacjentów do hospitalizacji
    }
objective-d =
    { objective-a } i na koniec { $count ->
        [one] { $count } punkt umiejętności
        [few] { $count } punkty umiejętności
       *[many] { $count } punktów umiejętności
    }
