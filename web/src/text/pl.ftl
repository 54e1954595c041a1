### Rama po polsku.

web-title = Wardroom
web-your-turn = Twoja kolej
web-turn-of = Tura: { $name }. { $question }
web-you-are-asked = Pytanie do ciebie
web-loading = Chwileczkę…
web-close = Zamknij
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-saved = Zapisano
web-menu = Więcej
web-menu-table = Ten stół
web-menu-own = Moje ustawienia
web-to-front-page = Strona główna
web-main-navigation = Nawigacja główna
web-skip-to-content = Przejdź do treści
web-skip-to-board = Przejdź do planszy
web-skip-to-actions = Przejdź do akcji
web-server-silent = Serwer nie odpowiada; próbujemy ponownie…
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-whole = Pokaż całość
web-picture-pan = Obraz – przesuwaj strzałkami

## Strona główna

web-front-headline = Szpitalne planszówki przy jednym stole
web-front-pitch = W pojedynkę, ze znajomymi albo z komputerowymi współpracownikami. Bez konta: otwórz stół, wyślij link i graj.
web-your-name = Twoje imię
web-guest = Gość
web-games = Gry
web-play-now = Graj teraz
web-with-friends = Ze znajomymi
web-set-up = Dostosuj
web-not-built = Jeszcze niegotowe
web-your-tables = Twoje stoły
web-your-campaigns = Twoje kampanie
web-your-tables-none = Nie siedzisz przy żadnym stole.
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie szuka towarzystwa.
web-finished-tables = Zakończone partie
web-site-offer = Bez internetu
web-site-offer-about = Te same gry w samej przeglądarce, bez serwera i bez internetu. Wystarczy raz otworzyć stronę, póki jest połączenie.
web-site-offer-go = Graj offline
web-records = Zapisy partii
web-records-about = Po każdej partii zostaje zapis: mały plik tekstowy. Otwórz go, żeby obejrzeć partię ruch po ruchu. Tu otworzysz też zapisane kampanie.
web-record-open = Otwórz plik z zapisem
web-record-drop = albo upuść go tutaj
web-record-other = Otwórz inny zapis
web-record-damaged = Plik jest uszkodzony; widać to, co dało się odczytać.

web-shelf-players = { $range } graczy
web-shelf-pandemic = Pandemic
web-shelf-pandemic-pitch = Zespół specjalistów przeciwko czterem chorobom.
web-shelf-pandemic-kind = razem · 45 minut
web-shelf-pandemic-goal = Cel: razem wynaleźć cztery lekarstwa, zanim dojdzie do ósmego rozprzestrzenienia albo zabraknie znaczników lub kart.
web-shelf-holding-on = Ostatnie chwile
web-shelf-holding-on-pitch = Zespół oddziału opiekuje się umierającym i składa w całość historię jego życia.
web-shelf-holding-on-kind = razem · 60 minut na rozdział
web-shelf-holding-on-goal = Cel: razem zebrać wspomnienia, których wymaga rozdział, zanim Billy’emu zabraknie sił, a wam dni.
web-shelf-quarantine = Quarantine
web-shelf-quarantine-pitch = Zbuduj szpital, wylecz pacjentów z kolejki pod drzwiami i nie wpuść gorączki.
web-shelf-quarantine-kind = przeciwko sobie · 60 minut
web-shelf-quarantine-goal = Cel: zdobyć najwięcej punktów za pomieszczenia specjalne, pełne dyżurki, kostki wyleczonych i pustą kolejkę.
web-shelf-rush-md = Ostry Dyżur
web-shelf-rush-md-pitch = Cztery minuty na rundę i prawdziwy piasek w klepsydrach: ostry dyżur na pełnych obrotach.
web-shelf-rush-md-kind = razem, na czas lub bez zegara · 40 minut
web-shelf-rush-md-goal = Cel: w cztery rundy razem osiągnąć to, czego wymaga karta celu; każdy Pacjent musi dostać dokładnie to, czego potrzebuje.

## Poczekalnia i listy stołów

web-lobby = Poczekalnia
web-people-here =
    { $count ->
        [one] Jest tu { $count } osoba.
        [few] Są tu { $count } osoby.
       *[many] Jest tu { $count } osób.
    }
web-open-a-table = Nowy stół: { $game }
web-nobody-yet = Jeszcze nikogo
web-status-playing = Partia trwa
web-status-over = Koniec
web-continue = Graj dalej
web-sit-down = Usiądź
web-watch = Oglądaj
web-look-back = Powtórka

## Nowy stół

web-new-table = { $game }: nowy stół
web-seats = Miejsca
web-seats-count = Ilu graczy?
web-seat-number = Miejsce { $number }
web-seat-me = Ja ({ $name })
web-seat-for-somebody = Wolne: dla każdego, kto przyjdzie
web-colleagues = Komputerowi współpracownicy
web-seat-open = Wolne miejsce
web-options = Opcje
web-presets = Tryb gry
web-presets-own = Własny wybór opcji.
web-public = Pokaż stół w poczekalni
web-public-about = Każdy może się dosiąść albo oglądać.
web-private-about = Dosiąść się i oglądać mogą tylko osoby, które mają link.
web-open-table = Otwórz stół
web-begin = Zacznij
web-begin-watching = Zacznij i oglądaj
web-begin-about =
    { $count ->
        [one] Gdy zaczniesz, wolne miejsce zajmie komputerowy współpracownik.
       *[other] Gdy zaczniesz, wolne miejsca zajmą komputerowi współpracownicy.
    }
web-campaign = Kampania
web-campaign-new = Zacznij nową kampanię
web-campaign-alone =
    { $finished ->
        [0] Tylko moja, dopiero zaczęta
        [one] Tylko moja, ukończony { $finished } scenariusz
        [few] Tylko moja, ukończone { $finished } scenariusze
       *[many] Tylko moja, ukończonych { $finished } scenariuszy
    }
web-campaign-with =
    { $finished ->
        [0] Wspólna: { $names }; dopiero zaczęta
        [one] Wspólna: { $names }; ukończony { $finished } scenariusz
        [few] Wspólna: { $names }; ukończone { $finished } scenariusze
       *[many] Wspólna: { $names }; ukończonych { $finished } scenariuszy
    }
web-campaign-save = Zapisz tę kampanię do pliku
web-campaign-leave = Opuść tę kampanię
web-campaign-leave-sure = Opuść na dobre
web-campaign-leave-about = Nie zobaczysz już jej rozdziałów, a wrócić można tylko z nowym zaproszeniem. Pozostali grają dalej; w rozpoczętych partiach zachowujesz miejsce.
web-campaign-on = Kontynuuj kampanię
web-no-such-game = W tę grę nie można tu grać.
web-waiting-room = { $game }: czekamy na graczy
web-invite = Zaproszenie
web-invite-about = Kto otworzy ten link, może się dosiąść; konto nie jest potrzebne.
web-invite-campaign = Kto się dosiądzie, należy odtąd do tej kampanii i widzi jej rozdziały; może ją w każdej chwili opuścić.
web-invite-link = Link z zaproszeniem
web-invite-only-here = Ten link działa tylko na tym komputerze. Żeby wpuścić innych, uruchom Wardroom z opcją --host 0.0.0.0 i otwórz go pod adresem tego komputera w waszej sieci; link będzie wtedy prowadził pod ten adres.
web-scan-code = Pokaż kod do zeskanowania
web-scan-code-about = Link z zaproszeniem jako kod QR
web-share-link = Udostępnij
web-share-invite = Zagraj z nami w { $game }!
web-invites-you =
    { $count ->
        [one] { $names } zaprasza cię do gry.
       *[other] { $names } zapraszają cię do gry.
    }
web-invite-watch = Link do tego stołu
web-waits-for-host = Partia zacznie się, gdy wszystkie miejsca będą zajęte, albo wcześniej, jeśli tak zdecyduje osoba, która otworzyła stół.
web-no-seat-free = Nie ma wolnych miejsc

web-colleague-gentle = Łagodny
    .rule = gra rozsądnie i myli się jak człowiek
web-colleague-good = Dobry
    .rule = dobrze planuje i myśli o innych
web-colleague-strong = Mocny
    .rule = gra najlepiej, jak umie
web-colleague-random = Marzyciel
    .rule = wybiera losowo
# Dwoje graczy o tym samym imieniu odróżnia numer miejsca.
web-numbered-name = { $name } { $number }

## Stół

web-board = Plansza
web-actions = Akcje
web-column = Akcje, dziennik, czat i pomoc
web-column-close = Zamknij panel
web-bar = Następny krok
web-goal = Cel
web-tab-hand = Ręka
web-tab-players = Gracze
web-log = Dziennik
web-chat = Czat
web-help = Pomoc
web-clock = Zegar
web-watching = Oglądasz partię.
web-thinking = { $name } myśli…
web-status-reading = { $name } czyta
web-seconds = { $count } s
web-go-on = Dalej
web-skip-motion = Pomiń
web-waiting-for = Czekamy na ruch: { $names }.
web-other-asked = { $name } podejmuje decyzję.
web-thing-more =
    Na liście akcji { $count ->
        [one] jest jeszcze { $count } możliwość
        [few] są jeszcze { $count } możliwości
       *[many] jest jeszcze { $count } możliwości
    }.
web-actions-past = Oglądasz wcześniejszy moment partii.
web-actions-moving = Chwileczkę…
web-which-one = Co wybierasz?
web-all-actions = Wszystkie akcje
web-find-action = Znajdź akcję
web-step-back = Wróć do poprzedniego pytania
web-steps-whole = Wszystkie { $count } możliwości naraz
web-find-none = Nie ma takiej akcji.
web-confirm = Na pewno?
web-confirm-do = Zatwierdź
web-confirm-not = Jeszcze nie
web-confirm-final = Tego nie da się cofnąć.
web-first-steps = Wybierz to, co podświetlone; „Wszystkie akcje” to pełna lista ruchów.
web-first-steps-heard = Strzałki przechodzą między możliwymi ruchami, a klawisz P opisuje sytuację.
web-confirm-said = { $action } – na pewno?
web-confirm-how = Naciśnij jeszcze raz, aby zatwierdzić, albo Escape, aby zrezygnować.
web-done = Gotowe: { $action }
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-do = Zagraj tak
web-hint-reveal = Pokaż
web-plan = Plan
web-plan-step = Zagraj ten krok
web-plan-all = Zagraj wszystkie kroki
web-plan-stopped = Plan kończy się przed krokiem „{ $step }”: sytuacja jest inna, niż zakładał.
web-plan-stopped-why = Plan kończy się tutaj: krok „{ $step }” nie jest teraz możliwy. { $why }
web-hint-thinking = Współpracownik zastanawia się nad twoją sytuacją…
web-hint-none = Na razie lepiej poczekać.
web-other-table-calls = Czeka na ciebie inny stół
web-link-lost = Połączenie przerwane; próbujemy ponownie…
web-link-ended = Ten stół nie jest już dla ciebie dostępny.

web-player-you = ty
web-player-here = przy stole
web-player-away = nie ma przy stole
web-player-away-since = nie ma przy stole od { $when }
web-player-colleague = komputerowy współpracownik ({ $kind })
web-player-stand-in = w zastępstwie: { $kind }
web-player-asked = decyduje
web-player-thinking = myśli
web-player-change = Zmień, kto tu gra.
# What is heard of a player: $facts is a list such as “you, deciding”.
web-player-heard = { $name }: { $facts }.
web-missed = Czekamy na: { $name } (nieobecność od { $when })
web-stand-in-from = Zastępstwo można wyznaczyć od { $when }
web-let-stand-in = Wyznacz zastępstwo: { $kind }
web-take-back-seat = Wracam do gry
web-give-back-seat = Zwróć miejsce

web-the-deal = Rozdanie
web-took-back = { $name } cofa ruch.
web-reason = Dlaczego: { $reason }
web-reason-of = { $name } – powód: { $reason }
web-look-here = Pokaż ten moment
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-colleague-replaced = Jeden ze współpracowników odpadł; dalej gra za niego Marzyciel.
web-chat-colleague-simpler = Jeden ze współpracowników odpadł; dalej gra za niego prostszy współpracownik.
web-chat-answer-please = Dobrze, zajmę się tym.
web-chat-answer-left = Zostawiam to tobie.
web-chat-answer-wait = Chwilę poczekam.
web-chat-answer-not-now = Nie teraz – coś innego jest pilniejsze.
web-chat-say = Napisz coś
web-chat-send = Wyślij

web-replay = Powtórka
web-replay-turn-back = Poprzednia tura
web-replay-turn-next = Następna tura
web-replay-back = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-run = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-moment = Moment partii
web-replay-at = Ruch { $at } z { $plies }
web-replay-now = Wróć do gry
web-see-as = Widok
web-see-as-spectator = Widz

web-leave = Odejdź od stołu
web-leave-about = Twoje miejsce przejmie komputerowy współpracownik. Dopóki partia trwa, możesz wrócić.
web-leave-sure = Odejdź

## Po grze

web-game-over = Koniec gry.
web-curve = Przebieg partii
web-turning-points = Punkty zwrotne
web-rematch = Zagraj jeszcze raz
web-rematch-same-deal = To samo rozdanie
web-rematch-join = Do następnej partii
web-record-download = Pobierz zapis
web-ending-winners =
    { $count ->
        [one] Wygrywa: { $names }
       *[other] Wygrywają: { $names }
    }
web-ending-replay = Obejrzyj partię
web-ending-close = Pokaż planszę
web-ending-open = Jak poszło
web-ending-feat = Twój najlepszy ruch
web-ending-challenge = Rzuć wyzwanie znajomym
web-ending-share-about = Wyślij to zdanie tam, gdzie rozmawiasz ze znajomymi.
web-ending-line = Zdanie do wklejenia
web-ending-picture = Obrazek planszy
web-ending-boast = Właśnie skończyła się moja partia { $game }. Pójdzie ci lepiej?
web-next-again = Jeszcze raz
web-next-harder = Stopień wyżej
web-next-easier = Stopień niżej
web-next-daily = Teraz: dzisiejsze wyzwanie
web-next-play = Zagraj w to teraz
web-next-level = przeciwnicy: { $level }
web-chance-team = Drużyny komputerowe (poziom: { $level }) wygrywają { $share } na 100 takich partii.
web-chance-rivals = Dobry gracz wygrywa z przeciwnikami tego poziomu ({ $level }) { $share } na 100 partii.
web-best-new = Twój rekord!
web-best-won = Takie partie: { $games }, wygrane: { $won }.
web-best-points = Twój najlepszy wynik: { $points } pkt. Takie partie: { $games }, wygrane: { $won }.
web-front-new = Pierwszy raz tutaj?
web-front-start = Zacznij od gry { $game }: { $minutes } min nauki w praktyce.
web-chance-share = { $share }% wygranych
web-games-by-rival = Przeciw komu
web-games-against = { $points } pkt, przeciwnicy: { $names }
web-games-stood-in = grał głównie zastępca, nie liczy się
web-games-points = { $game }: najlepszy wynik { $best } pkt, średni { $mean } pkt.

## Pomoc

web-help-options = Ten stół
web-help-keys = Klawisze
web-help-position = Sytuacja opisana słowami
web-position = Sytuacja
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = Przechodzą między możliwymi ruchami.
web-key-shift-arrows = Shift + ← ↑ ↓ →
web-key-shift-arrows-about = Pokazują wszystko na stole, także to, czego nie można wybrać.
web-key-enter = Enter
web-key-enter-about = Wybiera; jeśli ruchu nie da się cofnąć, naciśnij dwa razy.
web-key-escape = Esc
web-key-escape-about = Anuluje wybór.
web-key-thing = I
web-key-thing-about = Mówi, czym jest wskazana rzecz i co można z nią zrobić.
web-key-position = P
web-key-position-about = Opisuje sytuację słowami.
web-key-undo = U
web-key-undo-about = Cofa twój ostatni ruch, o ile nic nowego nie wyszło na jaw.
web-key-hint = H
web-key-hint-about = Prosi współpracownika o podpowiedź.
web-key-pause = B
web-key-pause-about = Prosi o przerwę albo ją kończy.
web-key-log = L
web-key-log-about = Otwiera dziennik.
web-key-help = ?
web-key-help-about = Otwiera pomoc.
web-key-replay = , .
web-key-replay-about = Pokazują poprzedni i następny ruch.

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Animacje
web-motion-slow = Wolne
web-motion-usual = Zwykłe
web-motion-fast = Szybkie
web-motion-off = Wyłączone
web-sound = Dźwięk
web-volume = Głośność
web-read-out = Czytnik ekranu odczytuje
web-read-out-all = Wszystko
web-read-out-summary = Moje ruchy i podsumowanie
web-read-out-turn = Tylko moją kolej
web-keys = Skróty klawiszowe
web-notices = Powiadom mnie, gdy przyjdzie moja kolej
web-notices-declined = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-personal-link = Osobisty link
web-personal-link-about = Żeby grać dalej na innym urządzeniu, otwórz na nim swój osobisty link. Nie pokazuj go nikomu.
web-personal-link-make = Utwórz osobisty link
web-arrival = Graj dalej na tym urządzeniu
web-arrival-about = Ten link należy do jednej osoby. Kto go otworzy, gra dalej jako ona przy wszystkich jej stołach.
web-arrival-go = Dalej
web-lost = Nic tu nie ma
web-lost-about = Pod tym adresem nie ma żadnej strony.

## Dlaczego odmówiono.

web-problem-offline = Serwer nie odpowiada. Spróbuj za chwilę.
web-problem-odd = Coś poszło nie tak.
web-problem-malformed = Serwer nie zrozumiał tego polecenia.
web-problem-too-large = Tekst albo plik jest za długi.
web-problem-too-many-sockets = Za dużo połączeń naraz; zamknij kilka kart przeglądarki.
web-problem-too-fast = Za szybko; poczekaj chwilę.
web-problem-unknown-host = Serwer nie zna tego adresu; musi go podać osoba prowadząca serwer.
web-problem-foreign-origin = Ta strona nie należy do serwera.
web-problem-nobody = Serwer już cię nie pamięta; wczytaj stronę ponownie.
web-problem-bad-link = Ten osobisty link jest nieważny.
web-problem-unknown-page = Pod tym adresem nic nie ma.
web-problem-wrong-method = Serwer nie zrozumiał tego polecenia.
web-problem-unknown-game = W tę grę nie można tu grać.
web-problem-unknown-table = Takiego stołu nigdy nie było albo już go nie ma.
web-problem-unknown-campaign = Nie ma takiej kampanii albo do niej nie należysz.
web-problem-unknown-language = Nie ma tekstów w tym języku.
web-problem-unknown-seat = Przy stole nie ma takiego miejsca.
web-problem-unknown-ply = Partia nie zaszła tak daleko.
web-problem-unknown-colleague = Nie ma takiego współpracownika.
web-problem-impossible-option = Tak nie da się przygotować gry.
web-problem-locked = Ten rozdział jest jeszcze zamknięty; kampania nie zaszła tak daleko.
web-problem-bad-name = Imię musi mieć co najmniej jedną literę i nie może być za długie.
web-problem-private = To prywatny stół: potrzebujesz linku z zaproszeniem.
web-problem-full = To miejsce jest zajęte.
web-problem-seated = Już siedzisz przy tym stole.
web-problem-not-seated = Nie siedzisz przy tym stole, więc możesz tylko oglądać.
web-problem-open-talk = W tej grze wszystko, co się mówi przy stole, słyszą wszyscy.
web-problem-not-yours = Może to zrobić tylko osoba, która otworzyła stół.
web-problem-not-your-seat = To miejsce należy do kogoś innego.
web-problem-here = Osoba z tego miejsca jest przy stole albo dopiero co odeszła.
web-problem-not-begun = Partia jeszcze się nie zaczęła.
web-problem-begun = Partia już się zaczęła.
web-problem-over = Partia już się skończyła.
web-problem-not-over = Partia jeszcze się nie skończyła.
web-problem-too-many = Siedzisz przy zbyt wielu stołach; najpierw skończ partię albo odejdź od któregoś.
web-problem-old-edition = Ten stół przygotowano według starszego wydania zasad.
web-problem-stale = Tymczasem coś się wydarzyło; spójrz jeszcze raz i wybierz od nowa.
web-problem-illegal = Zasady nie pozwalają teraz na ten ruch.
web-problem-unknown-action = W tej grze nie ma takiej akcji.
web-problem-not-undoable = Tego ruchu nie można już cofnąć.
web-problem-no-hint = Nikt teraz nie może podpowiedzieć.
web-problem-bad-record = Tego zapisu nie da się odczytać.
web-problem-bad-campaign = Tego pliku kampanii nie da się odczytać.
web-problem-no-room = Serwer jest pełny; rozpoczęte partie toczą się dalej.
web-problem-storage = Serwer nie może teraz niczego zapisać; nic się nie zmieniło.
web-problem-closing = Serwer zaraz uruchomi się ponownie; stół sam wróci.
web-problem-broken = Na serwerze coś poszło nie tak; błąd został zapisany.

## Towarzystwo: kto siedzi, czeka, ogląda i rozmawia.

web-table-name = Nazwa stołu
web-table-name-about = Pozwala odróżnić stół od innych; nie jest konieczna.
web-table-search = Szukaj wśród swoich stołów
web-table-search-none = Żaden stół nie pasuje.
web-running-tables = Partie do oglądania
web-more-tables = Pokaż starsze partie
web-row-waits = Czekamy na: { $names }
web-row-opened = Otwarty { $ago }
web-row-moved = Ostatni ruch { $ago }
web-row-over = Zakończona { $ago }
web-row-seats = Zajęte miejsca: { $taken } z { $seats }
web-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
web-ready = Możemy zaczynać
web-not-ready = Jeszcze chwila
web-player-ready = może zaczynać
web-player-not-ready = jeszcze chwila
web-waits-until-begun = Partia zacznie się, gdy zdecyduje o tym osoba, która otworzyła stół.
web-begin-unready = Czekamy jeszcze na gotowość: { $names }
web-sit-here = Przesiądź się tutaj
web-arrange-seat = Zmień miejsce { $number }
web-arrange-short = Miejsce
web-arrange-keep = Bez zmian
web-arrange-open = Zostaw miejsce wolne
web-arrange-colleague = Współpracownik: { $kind }
web-asked-to-leave = Nie masz już miejsca przy tym stole.
web-seat-played-by = Kto gra na miejscu { $number }?
web-role-wish = Postać na miejscu { $number }
web-role-wish-short = Postać
web-role-any = Losowo
web-options-change = Zmień opcje
web-options-keep = Użyj tych opcji
web-watchers = Widzowie
web-watchers-silent = Tylko oglądają
web-watchers-aside = Rozmawiają między sobą
web-watchers-table = Rozmawiają ze wszystkimi
web-watching-now = Oglądają: { $names }
web-late = Partia już trwa, więc tylko oglądasz.
web-take-over = Przejmij miejsce: { $name }
web-ask-undo = Poproś o cofnięcie
web-ask-undo-about = Samodzielnie nie cofniesz tego ruchu: wyszło na jaw coś nowego albo ktoś inny już zagrał. Możesz zapytać pozostałych.
web-asks-undo =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniego ruchu.
       *[other] { $name } prosi o cofnięcie ostatnich { $count } ruchów.
    }
web-asked-undo = Prośba wysłana; pozostali muszą się zgodzić.
web-agree = Zgoda
web-decline = Raczej nie
web-calls = Szybkie wiadomości
web-call-mine = Biorę to
web-call-yours = { $name }: weź to, proszę
web-call-nobodys = Na razie nikt tego nie robi
web-call-please = Proszę, zajmij się tym
web-call-wait = Czekaj
web-call-help = Potrzebuję tu pomocy
web-call-yes = Zgoda
web-call-no = Raczej nie
web-call-thanks = Dzięki
web-called = { $name }: { $call }
web-point = Pokaż wszystkim
web-pointed = { $name } wskazuje: { $thing }.
web-chat-new = Nowe
web-chat-spectator = { $name } (widz)
web-chat-aside = Tylko dla widzów
web-chat-whom = Do
web-chat-everyone = wszystkich
web-chat-to = Tylko do: { $name }
web-chat-to-you = Tylko do ciebie
web-note = Moje notatki
web-note-about = Notatki widzisz tylko ty.
web-note-kept = Zapisano; notatki widzisz tylko ty.
web-chat-left = { $name } odchodzi od stołu; dalej gra komputerowy współpracownik.
web-chat-stand-in = Za nieobecną osobę ({ $name }) gra komputerowy współpracownik.
web-chat-stood-in = { $by } prosi o zastępstwo: za nieobecną osobę ({ $name }) gra komputerowy współpracownik.
web-chat-own-stand-in = { $name } na razie oddaje grę komputerowemu współpracownikowi.
web-chat-back = { $name } znów gra osobiście.
web-chat-back-since = { $name } znów gra osobiście. W zastępstwie grał komputerowy współpracownik, od { $since }.
web-chat-took-over = { $name } przejmuje grę od komputerowego współpracownika.
web-chat-asks-back =
    { $count ->
        [one] { $name } prosi o cofnięcie ostatniego ruchu.
       *[other] { $name } prosi o cofnięcie ostatnich { $count } ruchów.
    }
web-chat-declines = { $name } nie zgadza się na cofnięcie.
web-private-title = Stół prywatny
web-private-how = Poproś kogoś z graczy o link z zaproszeniem. Wklej go tutaj albo otwórz w tej karcie.
web-private-enter = Wejdź
web-private-wrong = To nie jest link z zaproszeniem do tego stołu.
web-problem-banned = Nie masz już dostępu do tego serwera.
web-problem-asked = Trwa jeszcze inne głosowanie.
