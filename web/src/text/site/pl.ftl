# Strona, która gra bez serwera

web-site-loading = Rozkładam stoły…
web-site-elsewhere = Wardroom jest otwarty w innej karcie. Zamknij ją, żeby grać dalej tutaj.
web-site-failed = Przeglądarka nie zdołała uruchomić gry. Odśwież stronę albo spróbuj w innej przeglądarce.
web-problem-needs-server = Do tego potrzeba innych osób, a więc serwera: zainstaluj Wardroom i uruchom „wardroom serve”.
