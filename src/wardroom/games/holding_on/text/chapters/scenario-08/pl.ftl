### Scenariusz 8

event-x1 = Jej głos
    .text = Cichy dźwięk w słuchawce i cała jego twarz słucha.

scenario-08-title = Puste miejsce
scenario-08-intro-1 = Nell dzwoni teraz w niedziele i pyta, jak Billy’emu się oddycha. O nic więcej. Jest coś, do czego żadne z nich się nie zbliża, i ma to kształt krzesła.
scenario-08-intro-2 = „Składane” – mówi któregoś wieczoru Billy. „Metalowe. W auli ustawiali ich osiemdziesiąt”. Milczy tak długo, jakby zasnął. „Ze sceny widać, które jest puste. Nie przyszło mi to do głowy, póki nie wytrzeźwiałem. Że ze sceny to widać”.
scenario-08-setup = Nell powiedziała, kiedy można ją zastać: raz dziennie, zanim wyjdzie do pracy. Odbierze; nie o to już chodzi. Chodzi o to, z czym Billy podejdzie do telefonu. Może mu to pomóc albo zaszkodzić i tak czy owak zobaczycie to w karcie.
scenario-08-rules = W grze są kafel kontaktu i numer Nell. Na dobry początek: jedno mgliste wspomnienie z okresu „Szuflada”. Do talii mglistych wspomnień dokładacie wydarzenie „Jej głos”. Obowiązuje ciężar wspomnień: plus poprawia stan zdrowia o 1, minus pogarsza go o 1, a wyraźne wspomnienie, którego odpowiednik jest w grze, trzeba położyć. Trzy karty rozmów leżą po kolei i na każdej ktoś odbiera. Lekarz może telefonować najwyżej raz dziennie, gdy tylko jedno z czterech wspomnień z karty celu jest wyraźne.
scenario-08-goal = Dojdźcie z Billym do pustego miejsca: co najmniej trzy wyraźne wspomnienia z czterech pokazanych i trzy rozmowy z Nell.
scenario-08-win = „Trzymałam je wolne przez lata” – mówi Nell, a wy też to słyszycie, bo prosił, żebyście zostali. „Koncerty, rozdania świadectw. Na weselu leżała na nim winietka z twoim imieniem”. Billy się nie broni. „Co ty wtedy grałaś?” – pyta. „Za pierwszym razem”. I po chwili, z drugiej strony świata, ona mu to nuci.
scenario-08-death = Ostatnia rozmowa kończy się sygnałem w słuchawce. Powiedzieliście Nell: w czwartek, a jest wtorek. Dzwonicie więc sami, wszyscy nad jedną słuchawką, i kiedy już to powiecie, ona pyta, o czym mówił na końcu. Możecie jej odpowiedzieć, i to zgodnie z prawdą: „O tobie”.
scenario-08-transfer = Nell dzwoni na oddział, na którym Billy’ego już nie ma. Centrala odsyła ją z piętra na piętro, a kiedy wreszcie ktoś go odnajduje, jest późno i kabel telefonu nie sięga łóżka. Dowiadujecie się o tym po tygodniu. Ktoś kupił już dłuższy kabel.
scenario-08-voice-1 = „Chcecie rozmawiać o koncercie” – mówi Nell, zanim zdążycie się przywitać. „On chrząka, zanim skłamie. Chrząka?” Nie, odpowiadacie. „To go wysłucham” – mówi. „Mam dziesięć minut”.
scenario-08-voice-2 = Tym razem mówi Nell. O walizce w przedpokoju. O tym, jak słuchała za drzwiami i liczyła jego kroki, żeby mieć pewność, że to już wszystkie. Billy ani razu jej nie przerywa. Na koniec Nell odzywa się zupełnie innym głosem: „Nie wiem, czemu krzyczę. Przecież dobrze mnie słyszysz”.
scenario-08-voice-3 = „Wysłałam ci zaproszenie” – mówi Nell. „Mam je tutaj” – odpowiada Billy, i ma; rano wyjęliście je z jego torby. Prosi o nóż. Po drugiej stronie ona słucha, jak nóż rozcina papier, o trzynaście lat za późno.
scenario-08-beat-1 = „Stała przy oknie – mówi Billy – żeby nie patrzeć, jak odchodzę. Albo żeby patrzeć. Nigdy nie wiedziałem, co było widać w tej szybie”.
scenario-08-beat-2 = Opieracie zdjęcie o dzbanek z wodą. Billy nosił je kolejno w trzech portfelach. „Ada” – czyta z odwrotu, choć musi to znać na pamięć. „Będzie miała już dziesięć lat”.

## Wspomnienia, o których odtąd wiadomo więcej.

scene-programme-8 = Deszcz na przedniej szybie przed szkolną aulą. W środku dziewczynka ze skrzypcami szuka wzrokiem w rzędach jednego miejsca.
scene-case-8 = Przedpokój. Billy z walizką, zamknięte drzwi Nell, Ruth przy oknie, odwrócona plecami.
scene-ink-8 = Billy niesie do szuflady białą kopertę. To zaproszenie na ślub Nell. Nie otworzył go.
