### Co komunikator pokazuje z linku z zaproszeniem. $game to gra, $host to osoba, która zaprasza.

invitation-title = { $host } zaprasza do gry { $game }
invitation-of-guest = Zaproszenie do gry { $game }
invitation-seats =
    { $free ->
        [one] Jedno wolne miejsce z { $seats }. Wystarczy otworzyć link, konto niepotrzebne.
        [few] { $free } wolne miejsca z { $seats }. Wystarczy otworzyć link, konto niepotrzebne.
       *[other] { $free } wolnych miejsc z { $seats }. Wystarczy otworzyć link, konto niepotrzebne.
    }
