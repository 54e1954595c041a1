# Ta sama osoba na każdym urządzeniu

web-account = Twoje urządzenia
web-account-about = Na każdym urządzeniu możesz grać jako ta sama osoba. Do samej gry nie jest to potrzebne.
web-account-open = Klucze i logowanie

## Klucze dostępu

web-passkeys = Klucze dostępu
web-passkeys-about = Dzięki kluczowi dostępu zalogujesz się na każdym swoim urządzeniu odciskiem palca, twarzą albo PIN-em. Nie trzeba pamiętać żadnego hasła.
web-passkey-create = Utwórz klucz dostępu
web-passkey-made = Utworzony: { $day }
web-passkey-used = Ostatnio użyty: { $ago }
web-passkey-unused = Jeszcze nieużywany
web-passkey-synced = Dostępny też na twoich innych urządzeniach
web-passkey-here-only = Tylko na jednym urządzeniu
web-passkey-remove = Usuń
web-passkey-remove-about = Tym kluczem nikt się już nie zaloguje. Usuń go także ze swojego urządzenia.
web-passkeys-none = Ten serwer nie obsługuje kluczy dostępu: potrzebny jest adres z https, a operator żadnego nie ustawił.
web-passkeys-elsewhere = Klucze dostępu działają pod właściwym adresem tego serwera:
web-passkeys-unknown = Ta przeglądarka nie obsługuje kluczy dostępu.

## Logowanie

web-sign-in = Zaloguj się na tym urządzeniu
web-sign-in-about = Grasz już na innym urządzeniu? Zaloguj się, a twoje stoły będą też tutaj.
web-sign-in-passkey = Zaloguj się kluczem dostępu
web-sign-in-mail = Albo poproś o link na potwierdzony adres e-mail
web-sign-in-mail-send = Wyślij link
web-sign-in-mail-sent = Jeśli ten adres został tu potwierdzony, link jest już w drodze. Działa przez godzinę.
web-sign-in-mail-yours = Twój potwierdzony adres to { $address }.
web-sign-in-mail-none = Nie masz jeszcze potwierdzonego adresu. Możesz go podać w ustawieniach, przy powiadomieniach.
web-arrival-mailed = Ten link przyszedł do ciebie e-mailem. Działa raz; zagrasz tu pod swoim imieniem przy wszystkich swoich stołach.

## Urządzenia

web-devices = Zalogowane urządzenia
web-devices-about = Wyloguj urządzenie, którego nie znasz albo już nie masz.
web-device-here = To urządzenie
web-device-seen = Ostatnio tutaj: { $ago }
web-device-since = Zalogowane od: { $day }
web-device-unknown = Nieznane urządzenie
web-device-sign-out = Wyloguj
web-device-sign-out-about = Aby wrócić, będzie potrzebny klucz dostępu albo link. Jeśli jest tam twój osobisty link, wyloguj wszystkie inne urządzenia: dostaniesz wtedy nowy link.

## Dlaczego odmówiono.

web-problem-no-passkeys = Ten serwer nie obsługuje kluczy dostępu.
web-problem-bad-passkey = Nie udało się; spróbuj jeszcze raz.
web-problem-unknown-passkey = Ten serwer nie zna tego klucza dostępu. Być może został usunięty.
web-problem-copied-passkey = Ten klucz dostępu mógł zostać skopiowany, dlatego go odrzucono. Zaloguj się inaczej i usuń go.
web-problem-too-many-passkeys = Masz już tyle kluczy dostępu, ile można tu mieć, albo właśnie ten.
web-problem-unknown-device = To urządzenie jest już wylogowane.
web-problem-passkey-cancelled = Przerwano; nic się nie zmieniło.
web-problem-passkey-there = Na tym urządzeniu masz już klucz dostępu.
web-problem-passkey-failed = Przeglądarka nie mogła tu użyć klucza dostępu.
