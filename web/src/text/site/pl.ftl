# Strona, która gra bez serwera

web-site-loading = Rozstawiamy stoły…
web-site-elsewhere = Wardroom jest otwarty w innej karcie. Zamknij ją, żeby grać dalej tutaj.
web-site-failed = Przeglądarka nie zdołała uruchomić gry. Odśwież stronę albo spróbuj w innej przeglądarce.
web-problem-needs-server = Do tej funkcji potrzeba innych osób, a więc serwera: zainstaluj Wardroom i uruchom „wardroom serve”.

## Co jest tu inaczej

web-site-pitch = W pojedynkę albo w kilka osób przy jednym ekranie, z komputerowymi współpracownikami. Bez konta i bez serwera: wszystko działa w tej przeglądarce.
web-site-tables = Stoły
web-site-together = Gra z innymi
web-site-together-about = Tutaj gra się w pojedynkę albo w kilka osób przy jednym ekranie. Żeby grać z ludźmi na innych urządzeniach, zainstaluj Wardroom i uruchom „wardroom serve”; partie i kampanie przeniesiesz tam jako pliki.
web-site-to-server = Przejdź do stołów na tym serwerze
web-site-kept = Twoje partie zostają w tej przeglądarce i działają bez internetu. Wyczyszczenie danych strony je usuwa, więc te, które chcesz zachować, zapisz do plików.
web-site-about = O tej stronie
web-site-about-kept = Twoje imię, partie i notatki są przechowywane tylko w tej przeglądarce. Nic nie jest nigdzie wysyłane; nie ma kont, ciasteczek ani śledzenia.
web-site-seats = Na każdym miejscu grasz ty albo komputerowy współpracownik. Do gry ze znajomymi na innych urządzeniach potrzebny jest serwer.
web-site-save = Zapisz tę partię do pliku
web-site-save-about = Otwórz plik tutaj albo na serwerze przez „Otwórz plik z zapisem” i graj dalej od dowolnego momentu. Plik zawiera też karty, które dopiero nadejdą.
web-site-share = Ta partia jest tylko w tej przeglądarce. Zapisaną w pliku otworzysz wszędzie, także na serwerze.
web-site-challenge = Link zawiera rozdanie: każdy, kto otworzy go na tej stronie, może zagrać to samo. Wyniki zostają w przeglądarce każdego z was, więc opowiedzcie sobie, jak poszło.
web-site-daily = Codziennie każda gra ma jedno rozdanie, takie samo w każdej przeglądarce, w której gra się bez serwera. Liczy się pierwsza rozpoczęta partia: w pojedynkę albo z komputerowymi współpracownikami. Każda następna to trening.
