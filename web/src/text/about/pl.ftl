### Kto opiekuje się stołami i serwerem i kto przy nich jest, po polsku.

web-problem-blocked = Nie masz już dostępu do tego stołu.
web-chat-asked-to-leave = { $name } już tu nie gra; dalej gra komputerowy współpracownik.
web-chat-older = Wcześniejsze wiadomości
web-chat-show = Pokaż na planszy: { $name }
web-chat-heard = Czyje wiadomości czytam
web-report = Zgłoś kogoś
web-report-about = Zgłoszenie z wybraną wiadomością przeczyta osoba, która prowadzi ten serwer. Przy stole nikt się o nim nie dowie.
web-report-whom = Kogo zgłaszasz
web-report-line = Wiadomość
web-report-no-line = Nie chodzi o wiadomość
web-report-why = Co jest nie w porządku
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy. Zgłoszenie przeczyta osoba, która prowadzi ten serwer.
web-sat-down = { $name } dosiada się do stołu.
web-came-back = { $name } znów jest przy stole.
web-went-away = { $name } nie jest już przy stole.
web-arrival-now =
    { $count ->
        [0] Na tym urządzeniu grasz teraz jako { $name }. Gdy przejdziesz dalej, to imię zniknie stąd; przywróci je twój osobisty link.
        [one] Na tym urządzeniu grasz teraz jako { $name }, przy jednym stole. Gdy przejdziesz dalej, ten stół stąd zniknie; przywróci go twój osobisty link.
       *[other] Na tym urządzeniu grasz teraz jako { $name }, przy { $count } stołach. Gdy przejdziesz dalej, te stoły stąd znikną; przywróci je twój osobisty link.
    }

## Opieka nad stołem

web-host-table = Zarządzanie stołem
web-host-tools = { $name } – możliwości
web-host-swap = Zamień miejsca { $one } i { $other }
web-host-leave = Wyproś od stołu
web-host-leave-about = { $name } traci miejsce. W trwającej partii zajmuje je komputerowy współpracownik, a przejąć je może każdy, kto ma zaproszenie.
web-host-block = Zablokuj
web-host-block-about = { $name } traci miejsce i nie może wrócić, nawet jako widz. Link z zaproszeniem zmieni się, bo { $name } zna stary.
web-host-host = Przekaż stół
web-host-host-about = Od teraz tym stołem zamiast ciebie opiekuje się { $name }.

## Listy stołów

web-table-only = Tylko stoły jednej gry
web-table-all-games = Wszystkie gry
web-groups = Znowu w tym samym gronie
web-group-games =
    { $count ->
        [one] Jedna wspólna partia: { $game }, { $ago }
        [few] { $count } wspólne partie, ostatnia: { $game }, { $ago }
       *[other] { $count } wspólnych partii, ostatnia: { $game }, { $ago }
    }
web-group-again = Zagrajcie znowu

## O serwerze

web-about = O tym serwerze
web-about-imprint = Kto prowadzi serwer i ochrona danych
web-about-nobody = Osoba, która prowadzi ten serwer, nic tu o sobie nie napisała.
web-about-kept = Co o tobie przechowujemy
web-about-person = Imię, jeśli je podasz, i ciasteczko, po którym rozpoznajemy tę przeglądarkę. Nie ma haseł ani zewnętrznych skryptów śledzących.
web-about-devices = O każdym urządzeniu, na którym trwa twoja sesja: jaka to przeglądarka i jaki system i kiedy urządzenie było tu ostatnio. Jeśli utworzysz klucze dostępu, także ich klucze publiczne, którymi nikt się nie zaloguje.
web-about-tables = Stoły, przy których siedzisz, z twoimi ruchami i tym, co piszesz na czatach. Widzą to wszyscy przy stole. Zgłoszenie zostaje, dopóki nie zajmie się nim osoba, która prowadzi serwer.
web-about-notices = Tylko jeśli chcesz dostawać powiadomienia o swojej kolei: adres e-mail albo adres usługi powiadomień twojej przeglądarki, a także godziny bez powiadomień.
web-about-litter =
    { $days ->
        [one] Stoły, przy których partia się nie zaczęła, i partie, od których wszyscy odeszli, są usuwane po jednym dniu.
       *[other] Stoły, przy których partia się nie zaczęła, i partie, od których wszyscy odeszli, są usuwane po { $days } dniach.
    }
web-about-keep =
    { $days ->
        [one] Każdy stół, przy którym od jednego dnia nic się nie dzieje, jest usuwany.
       *[other] Każdy stół, przy którym od { $days } dni nic się nie dzieje, jest usuwany.
    }
web-about-keep-ever = Zakończone partie zostają, dopóki ktoś ich nie usunie.
web-about-yours = W ustawieniach, w części „Moje dane”, możesz pobrać wszystkie swoje dane, wylogować inne urządzenia albo usunąć wszystko o sobie.
web-about-version = Wardroom { $version }
