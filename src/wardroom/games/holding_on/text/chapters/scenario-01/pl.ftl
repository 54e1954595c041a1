### Scenariusz 1

scenario-01-title = Kim jest Billy Kerr?
scenario-01-intro-1 = Nocna zmiana dobiega końca, gdy wzywa was ordynatorka. Na jej biurku leży jedna kartka: Billy Kerr, lat sześćdziesiąt, zasłabł w samolocie z Sydney do Londynu. Serce zrobiło, co mogło. To kwestia dni, mówi, może dwóch tygodni. Potem odwraca kartkę w waszą stronę i wskazuje rubrykę „najbliższa rodzina”. Jest pusta.
scenario-01-intro-2 = Billy leży przy oknie w sali czwartej, a w kieszonce na piersi ma drugą kartę pokładową: podróż miała się skończyć nie w Londynie, lecz w Belfaście. Mówicie mu, gdzie jest. Opowiadacie o pogodzie, o locie, o rzece pod wzgórzem. Drugiego wieczoru, kiedy ktoś wygładza koc, odzywa się: „Była taka ulica”. I zasypia.
scenario-01-setup = Pokój jest gotowy: łóżko, krzesło, okno, karta na haczyku. Rano, po południu i w nocy ktoś tu będzie, żeby zadbać o ciało chorego albo usiąść i posłuchać. Nic więcej nie trzeba przygotowywać. I tak będzie co robić.
scenario-01-rules = Przygotowanie do gry się nie zmienia i nie ma żadnych dodatkowych zasad.
scenario-01-goal = Życie ma więcej niż jeden rozdział. Ułóżcie co najmniej jedno wyraźne wspomnienie z każdego z pięciu okresów.
scenario-01-win = Ulica, szkutnia, port pełen światła, szuflada, droga do domu: przypinacie nad biurkiem pięć małych kart i cofacie się o krok. To tylko zarys, ale zarys tego jednego człowieka i nikogo innego. Zastanawiają was ci inni. Na tych obrazkach zawsze ktoś jest albo stoi tuż poza kadrem, a Billy nie wypowiedział ani jednego imienia.
scenario-01-death = Billy odchodzi między jednym obchodem a drugim, przy opuszczonej do połowy rolecie. W formularzu wciąż czeka rubryka dla tych, których trzeba zawiadomić. Zostawiacie ją pustą, bo musicie, i długo nikt nie odkłada długopisu. Ktoś gdzieś jeszcze nic nie wie. Chcielibyście, żeby usłyszał to od was.
scenario-01-transfer = Polecenie przychodzi przez telefon: inny oddział, natychmiast. Billy jest w pół zdania, kiedy zwalniają hamulce łóżka. „I wtedy my dwaj…” – mówi do was ponad ramieniem sanitariusza. Drzwi windy się zamykają. Przez cały wieczór próbujecie to zdanie dokończyć.
