# What is explained when it happens for the first time: two sentences, at most 35 words.

first-epidemic = Epidemia mocno uderza w jedno nowe miasto i podnosi poziom zachorowań. Odrzucone karty infekcji wracają na wierzch stosu, więc te same miasta wkrótce ucierpią znowu.
first-outbreak = Czwarty znacznik jednego koloru nie zmieści się w mieście: choroba się rozprzestrzenia, a każde połączone miasto dostaje po znaczniku. Przy ósmym rozprzestrzenieniu zespół przegrywa.
first-cure = Ta choroba jest uleczalna: jedno leczenie usuwa teraz z miasta wszystkie jej znaczniki. Szerzy się jednak, dopóki nie zniknie ostatni.
first-eradicated = Nie ma już ani jednego znacznika tej uleczalnej choroby: jest wyeliminowana. Jej karty infekcji nie mają odtąd żadnego skutku.
first-asked = Ktoś z zespołu chce zrobić coś z twoją kartą albo twoim pionkiem i pyta o zgodę. Zgódź się albo odmów; nie kosztuje to akcji.
first-too-many-cards = Na ręce wolno mieć siedem kart, nadmiar trzeba odrzucić. Zachowaj kolory, których masz dużo, a zdarzenie lepiej zagrać, niż stracić.
first-medic-clears = { role-medic }, gdziekolwiek przybędzie, usuwa bez akcji wszystkie znaczniki uleczalnej choroby. Wystarczy, że przejeżdża przez miasto.
first-spared = Tym razem miasto nie dostaje znacznika. Chroni je { role-medic } albo { role-quarantine-specialist }, albo choroba jest już wyeliminowana.
first-infection = Po każdej turze odkrywa się karty infekcji, a każda dokłada znacznik w swoim mieście. Pilnuj miast z trzema: jeszcze jeden i choroba się rozprzestrzeni.
