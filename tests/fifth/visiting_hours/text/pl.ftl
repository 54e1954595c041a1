### Visiting Hours po polsku.

game-title = Godziny odwiedzin
game-pitch = Każdy ma kogo odwiedzić, a nikt nie umył rąk. Utrzymajcie cztery oddziały otwarte, aż ostatni gość pójdzie do domu.

option-day = Dzień
option-day-short = dzień powszedni
    .rule = Przychodzi dwunastu gości; nikt nie wie, którzy czterej zostali w domu.
option-day-long = niedziela
    .rule = Przychodzi wszystkich szesnastu gości.
option-hands = Goście na ręce
option-hands-closed = zakryci
    .rule = Nikt nie widzi ani nie mówi, kogo wpuszczą inni.
option-hands-open = odkryci
    .rule = Wszyscy widzą wszystkich gości oprócz tych w kolejce.

colleague-nurse = Oddziałowa
    .rule = sprząta tam, gdzie najbrudniej, i pamięta o gościach na własnej ręce

## Oddziały. Formy: .cap na początku zdania, .loc „na oddziale”, .acc „na oddział”.

ward-maternity = porodówka
    .cap = Porodówka
    .short = Porodówka
    .loc = na porodówce
    .acc = na porodówkę
    .obj = porodówkę
ward-surgery = chirurgia
    .cap = Chirurgia
    .short = Chirurgia
    .loc = na chirurgii
    .acc = na chirurgię
    .obj = chirurgię
ward-children = pediatria
    .cap = Pediatria
    .short = Pediatria
    .loc = na pediatrii
    .acc = na pediatrię
    .obj = pediatrię
ward-geriatrics = geriatria
    .cap = Geriatria
    .short = Geriatria
    .loc = na geriatrii
    .acc = na geriatrię
    .obj = geriatrię

germs =
    { $count ->
        [one] { $count } zarazek
        [few] { $count } zarazki
       *[many] { $count } zarazków
    }

do-wash = Zdezynfekuj { $ward_obj }
do-soap = Wyłóż mydło { $ward_loc }
do-rest = Napij się herbaty
do-admit =
    { $count ->
        [one] Wpuść gościa { $ward_acc }: { $count } zarazek
        [few] Wpuść gościa { $ward_acc }: { $count } zarazki
       *[many] Wpuść gościa { $ward_acc }: { $count } zarazków
    }

group-wash = Dezynfekcja
group-soap = Mydło
group-rest = Przerwa
group-admit = Gość

cost-soap =
    { $count ->
        [one] Ostatnie mydło
        [few] Jedno z { $count } mydeł
       *[many] Jedno z { $count } mydeł
    }

log-begin =
    { $count ->
        [few] Drzwi się otwierają: przyjdzie { $count } gości.
       *[many] Drzwi się otwierają: przyjdzie { $count } gości.
    }
log-wash =
    { $count ->
        [one] { $seat } dezynfekuje { $ward_obj }: o { $count } zarazek mniej.
        [few] { $seat } dezynfekuje { $ward_obj }: o { $count } zarazki mniej.
       *[many] { $seat } dezynfekuje { $ward_obj }: o { $count } zarazków mniej.
    }
log-soap = { $seat } wykłada mydło { $ward_loc }.
log-rest = { $seat } pije herbatę.
log-admit =
    { $count ->
        [one] { $seat } wpuszcza gościa { $ward_acc }: { $count } zarazek.
        [few] { $seat } wpuszcza gościa { $ward_acc }: { $count } zarazki.
       *[many] { $seat } wpuszcza gościa { $ward_acc }: { $count } zarazków.
    }
log-washed-in = { $seat } wpuszcza gościa { $ward_acc }; mydło się kończy, ale żaden zarazek nie wchodzi.
log-draw =
    { $count ->
        [one] Następny w kolejce ({ $seat }) idzie { $ward_acc }: { $count } zarazek.
        [few] Następny w kolejce ({ $seat }) idzie { $ward_acc }: { $count } zarazki.
       *[many] Następny w kolejce ({ $seat }) idzie { $ward_acc }: { $count } zarazków.
    }
log-draw-unseen = Następnego z kolejki bierze { $seat }.
log-closed = Oddział zamknięty: { $ward }.
log-clean = Ostatni gość idzie do domu.
log-turn = Dyżur ma { $seat }.

ask-work = { $seat }: zdezynfekuj oddział, wyłóż mydło albo napij się herbaty.
ask-visit = { $seat }: kogo wpuszczasz?
ask-nothing = Koniec odwiedzin.

outcome-clean = Wszystkie oddziały pozostały otwarte. Wygrana!
outcome-closed = Trzeba było zamknąć oddział: { $ward }. Przegrana.
result-clean = oddziały otwarte
result-closed = oddział zamknięty

why-over = Odwiedziny się skończyły.
why-watching = Kto tylko patrzy, ten tu nie pracuje.
why-not-your-turn = Dyżur ma teraz { $seat }.
why-work-first = Najpierw zrób coś na oddziałach, potem wpuść gościa.
why-not-held =
    { $count ->
        [one] Nie masz gościa { $ward_acc } z { $count } zarazkiem.
        [few] Nie masz gościa { $ward_acc } z { $count } zarazkami.
       *[many] Nie masz gościa { $ward_acc } z { $count } zarazkami.
    }
why-visitor-waits = Praca zrobiona; teraz gość chce wejść.
why-clean = { $ward_cap } jest już czysta.
why-soap-there = Mydło leży już { $ward_loc }.
why-no-soap = Szafka jest pusta: całe mydło wyłożone.
why-least-harm = Ten gość zaszkodzi najmniej: { $ward }.
why-heavy = Mam kogoś, kto zamknąłby { $ward_obj }.
why-dirtiest = { $ward_cap } jest najbrudniejsza.
why-all-clean = Czyściej już nie będzie.

## Obraz w terminalu.

cli-visiting-hours-to-come = Goście, którzy jeszcze przyjdą: { $count }
cli-visiting-hours-soap = Mydło: { $count }
cli-visiting-hours-soap-out = mydło
cli-visiting-hours-closed = zamknięte
cli-visiting-hours-unseen =
    { $count ->
        [one] { $count } gość
        [few] { $count } goście
       *[many] { $count } gości
    }
