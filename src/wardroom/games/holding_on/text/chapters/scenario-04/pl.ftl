### Scenariusz 4

scenario-04-title = Ile to waży
scenario-04-intro-1 = Nie każde wspomnienie służy choremu. Zaczynacie to widzieć w odczytach: po jednych opowieściach tętno jest równe przez wiele godzin, po innych Billy leży twarzą do ściany. W karcie nie ma na to rubryki. Ktoś ją dorysował, od linijki.
scenario-04-intro-2 = „Nie wybierajcie samych przyjemnych” – mówi Billy. „Zauważyłbym”. Psycholożka, która przychodzi w czwartki, kiwa głową, gdy jej to powtarzacie. Ma rację, mówi. Dopilnujcie tylko, żeby nie zasypiał z tymi drugimi na wierzchu.
scenario-04-setup = Od teraz zapisujecie jedno i drugie: co Billy opowiedział i co to z nim zrobiło. Plus na marginesie, minus na marginesie. Minusów nikt nie lubi stawiać. Ale co zaczął, to chce odłożyć na miejsce, a wy obiecaliście nie odwracać wzroku.
scenario-04-rules = Przygotowanie do gry się nie zmienia. Ciężar wspomnień: gdy kładziecie wyraźne wspomnienie, przyjemne (plus) poprawia stan zdrowia Billy’ego o 1, a przykre (minus) pogarsza go o 1. Kto trzyma wyraźne wspomnienie, którego odpowiednik jest w grze, musi je położyć.
scenario-04-goal = Niech dobre i złe będą razem: co najmniej pięć wyraźnych wspomnień, w tym przyjemnych co najmniej o dwa więcej niż przykrych.
scenario-04-win = Najpierw Billy się śmieje, z czegoś, co zdarzyło się w deszczu. Potem płacze, nad czymś innym albo nad tym samym, a wy podajecie mu chusteczkę i patrzycie razem z nim w okno. Potem śpi siedem godzin bez przerwy, dłużej niż kiedykolwiek. Rano mówi: „To jeden ciężar. Zawsze myślałem, że dwa”.
scenario-04-death = To było za ciężkie na jedną noc. Co Billy zaczął podnosić, tego nie zdążył już odłożyć. Wszyscy wracacie myślą do tych godzin i nie znajdujecie chwili, w której należało mu przerwać. Nie chciał, żeby przerywać. Powiedział: „Tylko tę jedną dokończę”.
scenario-04-transfer = Na nowym oddziale Billy pyta o was. Mówią wam to w stołówce, życzliwie, jak się przekazuje pozdrowienia. Nic im jeszcze nie opowiedział; mówi, że czeka na tamtych. Patrzycie w talerze. Na pożegnanie nie było czasu.
scenario-04-beat-1 = Po tym wspomnieniu Billy chce, żeby zgasić światło. Siedzicie w ciemności, aż jego oddech odnajdzie rytm. „Szuflada” – mówi w końcu. „Wszystko szło do jednej szuflady”.
scenario-04-beat-2 = Serce Billy’ego wydaje to, co mu zostało. Przysuwacie krzesło bliżej i mówicie mniej. On chyba przyjmuje to tak, jak należy: jako wyraz szacunku.
scenario-04-beat-3 = Dyrektor przejrzał karty. Nie jest nieuprzejmy. Oddział to nie konfesjonał, mówi, a zasady nie wzięły się znikąd. Wiecie, skąd się wzięły. Wiecie też, kto leży w sali czwartej.
