### Scenariusz 2

scenario-02-title = Tern Street
scenario-02-intro-1 = Wciąż wraca na te same kilka metrów: próg, kuchnia, sień. Nie opowiada po kolei. Lampka rowerowa należy do jednego wieczoru, płyta do innego. Gdy pytacie, co było pierwsze, zamyka oczy, jakby musiał przejść całą ulicę, żeby to sprawdzić.
scenario-02-intro-2 = „Spytajcie o dom” – mówi pewnego pogodnego ranka. „Do dziś znalazłbym po ciemku kontakt”. Zauważacie, że mówi mu się łatwiej, kiedy ktoś poda mu początek nitki. I że nie ma nic przeciwko temu, by którąś historię odsunąć na bok, byle grzecznie.
scenario-02-setup = Umawiacie się, jak to robić. Można podać mu początek nitki. A jeśli chwycił za inną, można mu to powiedzieć, byle łagodnie. Ale nigdy jedno i drugie w tej samej rozmowie: jego trzeba słuchać, a nie oprowadzać.
scenario-02-rules = Przygotowanie do gry się nie zmienia. Od teraz lekarz, który rozmawia z Billym po opiece paliatywnej, może za żeton skupić jego uwagę: albo skierować rozmowę na okres, z którego jakieś mgliste wspomnienie jest już w grze, albo po dobraniu wspomnienia nalegać na inne. Nigdy jedno i drugie w tej samej rozmowie.
scenario-02-goal = Przejdźcie z nim Tern Street: trzy wyraźne wspomnienia z pierwszego okresu na sąsiednich miejscach, zszyte ze sobą.
scenario-02-win = Trzy obrazki leżą krawędź przy krawędzi, a nić biegnie przez nie bez przerwy. Ulica ma już sklep na rogu, zapach węgla i prania. Billy śmieje się z czegoś, co słyszy tylko on. „To nasz Jamie” – mówi i milknie. To pierwsze imię, jakie wam podał. Powtarza je jeszcze raz, cicho, jak ktoś, kto sprawdza klamkę.
scenario-02-death = Opowieść urywa się przed drzwiami wejściowymi. Miał już rękę na klamce, mówił wam o tym tego samego ranka: niebieska farba, łuszcząca się przy zawiasie. Kto stał po drugiej stronie, już się nie dowiecie. Zapisujecie kolor, bo był ostatni i bo Billy był go taki pewien.
scenario-02-transfer = Zajmuje się nim teraz inny zespół. W dokumentach znajdują wasze zapiski: próg, adapter, łódź, strzałki i znaki zapytania, ulica urwana w połowie. Dzwoni młoda koleżanka i pyta, co to znaczy. Zaczynacie wyjaśniać i sami słyszycie, ilu rzeczy jeszcze brakuje.
scenario-02-beat-1 = Prosi o kartkę. Bardzo starannie rysuje pięć kresek: krawężnik, stopień, drzwi, okno, komin. „Numer jedenasty” – mówi. „Nigdy nie był taki prosty”.
scenario-02-beat-2 = Dzień piąty. Ktoś przyniósł z biblioteki stary plan Belfastu. Na nowszych Tern Street już nie ma; chcieliście to zachować dla siebie. Billy długo patrzy na plan. „Nie” – mówi. „Na pewno jej nie zostawili”. Nie wydaje się zaskoczony.
