### Powiadomienia o turze, stoły na wiele dni, własne dane i brak sieci.

## Powiadomienia

web-notices-about = Jedno powiadomienie na każdą twoją turę, także przy zamkniętej stronie. Nic poza tym.
web-notices-here = Ta przeglądarka powiadomi cię tylko wtedy, gdy strona jest otwarta.
web-notices-mail = E-mailem
web-notices-mail-address = Adres e-mail
web-notices-mail-ask = Wyślij mi link
web-notices-mail-asked = Otwórz link, który wysłaliśmy na adres { $address }; do tego czasu nie wysyłamy e-maili.
web-notices-mail-on = Wysyłamy e-maile na adres { $address }.
web-notices-mail-off = Wyłącz e-maile
web-notices-quiet = Bez powiadomień
web-notices-quiet-from = od
web-notices-quiet-until = do
web-mail-confirmed = Adres potwierdzony
web-mail-confirmed-about = Od teraz będziesz dostawać e-mail za każdym razem, gdy przyjdzie twoja kolej, a nie będzie cię przy stole.
web-mail-stopped = E-maile wyłączone
web-mail-stopped-about = Na ten adres nic więcej nie wyślemy.
web-mail-confirm = Potwierdź adres e-mail
web-mail-confirm-do = Potwierdź
web-mail-stop = Nie wysyłać już nic na ten adres?
web-mail-stop-do = Nie wysyłaj
web-to-home = Strona główna

## Stoły na wiele dni

web-pace = Tempo
web-pace-live = Na żywo
web-pace-hour = Godzina na ruch
web-pace-day = Dzień na ruch
web-pace-three-days = Trzy dni na ruch
web-pace-never = Bez pośpiechu
web-pace-about-live = Nieobecną osobę już po pół minuty może zastąpić współpracownik.
web-pace-about-days = Gdy ktoś przekroczy czas na ruch, pozostali mogą wyznaczyć zastępstwo.
web-pace-about-never = Nikogo się nie zastępuje: stół czeka na każdego.
web-hook = Powiadamiaj na naszym czacie, czyja kolej
web-hook-about = Adres webhooka: Discord, Slack, Mattermost, Matrix. Pozostaje tajny.
web-hook-address = Adres webhooka
web-hook-save = Powiadamiaj na czacie
web-hook-on = Na czacie pod adresem { $host } widać, czyja kolej.
web-hook-off = Nie powiadamiaj na czacie
web-recap = Od twojej ostatniej tury
web-recap-earlier = { $count ->
    [one] Jedna wcześniejsza tura
    [few] { $count } wcześniejsze tury
   *[other] { $count } wcześniejszych tur
}
web-recap-more = { $count ->
    [one] Jedna wcześniejsza tura jest w dzienniku.
    [few] { $count } wcześniejsze tury są w dzienniku.
   *[other] { $count } wcześniejszych tur jest w dzienniku.
}
web-recap-board = Pokaż na planszy

## Własne dane

web-my-data = Moje dane
web-my-data-about = Co ten serwer o tobie wie: imię, miejsca, ruchy, czat i sposób powiadamiania.
web-my-data-download = Pobierz
web-sign-out-others = Wyloguj inne urządzenia
web-sign-out-others-about = Na każdym innym urządzeniu trzeba będzie wejść przez nowy osobisty link. Stary przestanie działać.
web-sign-out-others-do = Wyloguj urządzenia
web-sign-out-others-done = Inne urządzenia są wylogowane, a osobisty link jest nowy.
web-forget-me = Usuń wszystko o mnie
web-forget-me-about = Twoje imię, czat i stoły znikną na zawsze. W trwających partiach twoje miejsce zajmie współpracownik. Tego nie da się cofnąć.
web-forget-me-do = Usuń wszystko

## Brak sieci

web-offline = Brak połączenia z siecią. Stoły wrócą, gdy tylko wróci połączenie.
web-newer = Jest nowsza wersja tej strony.
web-newer-load = Wczytaj
web-incomplete = Nie udało się wczytać części tej strony.
web-incomplete-load = Wczytaj ponownie

## Dlaczego odmówiono.

web-problem-pace = Przy tempie tego stołu ta osoba ma jeszcze czas.
web-problem-bad-address = Na ten adres nie można nic wysłać.
web-problem-no-mail = Ten serwer nie może teraz wysłać e-maila.
web-problem-old-link = Ten link jest już nieważny.
web-holiday = Jestem na urlopie
web-holiday-about = Podczas urlopu nie wysyłamy powiadomień, a czas na twoje ruchy nie płynie. Osoby, z którymi grasz, widzą, że masz urlop.
web-holiday-until = Ostatni dzień urlopu
web-holiday-stand-in = Może mnie zastąpić komputerowy współpracownik
web-player-holiday = na urlopie do { $until }
web-row-holiday = { $name } (urlop do { $until })
web-status-holiday = { $name }: urlop do { $until }
web-missed-holiday = { $name } jest na urlopie do { $until }.
