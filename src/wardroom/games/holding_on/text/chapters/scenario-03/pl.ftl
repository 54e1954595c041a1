### Scenariusz 3

scenario-03-title = Kogo zawiadomić
scenario-03-intro-1 = Ordynatorka stuka palcem w pustą rubrykę. „Wymienił jedno imię. Nikt nie przechodzi przez życie tylko z jednym”. Na jego oczach przeglądacie kieszenie marynarki: ogryzek ołówka, tablica pływów sprzed lat, klucz, który niczego tu nie otwiera.
scenario-03-intro-2 = „Nie ma nikogo” – mówi Billy. A po paru minutach, do sufitu: „Nikogo, do kogo miałbym prawo”. To już inne zdanie i wszyscy w pokoju je słyszeli. Kiedyś były dłonie, które trzymał. Dobrze byłoby wiedzieć czyje.
scenario-03-setup = Jeden obrazek Billy dał wam sam, bez pytania; leży na biurku, pod lampą. Wokół przypinacie to, co wypłynęło mimochodem: siedem zarysów, niewiele więcej niż cienie na rolecie. Poznalibyście je, gdyby zaczął o nich mówić.
scenario-03-rules = Na dobry początek: jedno mgliste wspomnienie z okresu „Tern Street” leży od razu w swoim rzędzie; jego wyraźny odpowiednik jest w talii. Karta celu pokazuje siedem mglistych obrazów, żebyście wiedzieli, czego szukać.
scenario-03-goal = Znajdźcie ludzi, którzy chcieliby wiedzieć, gdzie jest Billy: co najmniej trzy wyraźne wspomnienia z siedmiu pokazanych.
scenario-03-win = Są ludzie, którzy chcieliby wiedzieć, gdzie jest Billy. Choć krzesła są puste, niemal czuć ich w pokoju: ktoś kiedyś na niego czekał i może czeka nadal. Wpisujecie do formularza to, co macie, ołówkiem: jedno imię, a obok kilka słów zamiast pozostałych. Billy patrzy na ołówek. „Nie zadzwonicie do nich” – mówi. Nie jest to do końca prośba. Nikt nie odpowiada i nikt niczego nie wymazuje.
scenario-03-death = Nie ma numeru, pod który można zadzwonić. Wiecie, że Billy był kochany, słyszeliście to w przerwach między słowami. Ale przerwa nie mieści się w formularzu i nikt nie wykręci jej na tarczy. Kiedy zakład pogrzebowy pyta o rodzinę, mówicie: „Na razie to my”.
scenario-03-transfer = Dokumenty wędrują na następny oddział z jednym imieniem, do którego nie ma adresu. Dokładacie kartkę pisaną ręcznie, wszystko, co waszym zdaniem wiecie, i wkładacie ją na sam wierzch. Czy ktoś czyta pierwszą stronę takiej teczki, nie wiadomo. Macie nadzieję, że tamci są równie ciekawi jak wy.
scenario-03-beat-1 = „Bałem się, że go upuszczę – mówi – więc uklęknąłem”. Pokazuje wam jak, samymi rękami, i przez chwilę coś w nich jest.
scenario-03-beat-2 = Przesypia większość dnia. O czwartej nad ranem pielęgniarka zastaje go z otwartymi oczami i poruszającymi się wargami. Billy przechodzi od imienia do imienia jak ktoś, kto przed wyjściem sprawdza zamki. Ona mu nie przerywa.

## Wspomnienia, o których odtąd wiadomo więcej.

scene-feather-3 = Sześcioletni Billy klęczy na podłodze w kuchni, żeby na pewno nie upaść. Właśnie podali mu na ręce brata, Jamiego.
scene-word-3 = W ciemnej sieni matka unosi Billy’emu podbródek: cokolwiek się stanie, masz dbać o Jamiego. Chłopiec kiwa głową.
scene-tins-3 = Przy warsztacie stoi Jamie w kombinezonie o dwa numery za dużym. Billy pokazuje mu, jak trzymać drewniany młotek.
scene-page-3 = List z Belfastu; pismo postarzało się tak samo jak pismo Billy’ego. Jamie pisze: wróć do domu.
