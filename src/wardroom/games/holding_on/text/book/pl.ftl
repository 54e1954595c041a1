### The rules book: how the game is explained to those who want to read before or between playing.
### It names nobody whom the story has not named in its first scenario.

book-story = O czym jest ta gra
book-story-theme = Na wasz oddział trafia mężczyzna. Nie ma dokumentów, prawie nikt go nie odwiedza i nie zostało mu wiele czasu. Opiekujecie się nim dniem i nocą, a on kawałek po kawałku opowiada wam, kim był.
book-story-campaign = Na historię Billy’ego Kerra składa się dziesięć scenariuszy. Gra się je po kolei, każdy ma własny cel, a czasem nową zasadę. Przegrany można powtarzać do woli, a do ukończonego wrócić w każdej chwili.

book-table = Co widać na stole
book-table-room = Pokój to wasz oddział: karta pacjenta na bieżącą zmianę, miejsca dla personelu i ludzie, którzy akurat nie pracują.
book-picture-room = Zmiana: karta pacjenta z symbolami, obok miejsca dla personelu, u góry zdrowie Billy’ego.
book-table-health = Zdrowie Billy’ego liczy się w dół, od 30 do 0. Kolor strefy decyduje, jak łaskawe są wydarzenia w rozmowie.
book-table-card = Każda karta pacjenta jest niestabilna, stabilna albo krytyczna. Pokazuje, ile osób potrzeba, o ile może spaść zdrowie Billy’ego i co zyskacie, jeśli zamiast go leczyć, przy nim usiądziecie.
book-table-grid = Siatka wspomnień ma pięć rzędów, po jednym na każdy okres życia Billy’ego, a w każdym sześć miejsc. Tu składa się jego historia: najpierw mgliście, potem wyraźnie.
book-table-cards = Najedź wskaźnikiem na dowolną osobę lub rzecz albo jej dotknij: karta powie, co to jest, w jakim jest stanie, co można zrobić, a czego nie i dlaczego. Przycisk „W zasadach” prowadzi stamtąd do tej instrukcji.

book-setup = Przed pierwszym dniem
book-setup-program = Program przygotowuje wszystko tak samo w każdym scenariuszu:
book-setup-staff = Wszyscy lekarze i dwie pielęgniarki czekają w pokoju socjalnym, dwaj asystenci medyczni obok. Pierwszego kierownika zmiany wskazuje los.
book-setup-tokens = Każdy lekarz ma 1 żeton opieki, pula pielęgniarek jest pusta. Zdrowie Billy’ego wynosi 28.
book-setup-decks = W grze jest 39 kart pacjenta (po trzy na każdy z trzynastu dni) oraz talia mglistych i talia wyraźnych wspomnień. W każdej z tych dwóch talii jest pięć wydarzeń.
book-setup-read = Potem czytacie pierwsze strony: o tym, co się stało, co jest nowe i czego szukacie.

book-day = Dzień
book-day-reveal = Kierownik odkrywa kartę pacjenta. Nikt nie wie, co przyniesie następna zmiana.
book-day-staff = Kierownik obsadza miejsca na karcie.
book-day-night = W nocy w pełni obsadzona karta daje żeton.
book-day-care = Personel zapewnia opiekę medyczną albo paliatywną.
book-day-ask = Przy stabilnej karcie lekarze mogą wypytać Billy’ego o jakiś okres; na samym końcu odbywa się rozmowa telefoniczna, jeśli ktoś jest przy telefonie.

book-staff = Personel i zastępstwa
book-picture-staff = Ludzie z oddziału, ich żetony i zmęczenie.
book-staff-senior = Lekarz przydzielony jako pierwszy jest na tej zmianie starszym członkiem personelu i rozstrzyga, gdy nie ma zgody: jaką wybrać opiekę, kto rozmawia i kto co dostaje. Bez lekarza decyduje kierownik zmiany.

book-care = Opieka
book-care-kinds = Każdy z trzech rodzajów kart wymaga innej opieki:
book-care-unstable = Karta niestabilna: zakryjcie symbole żetonami albo pogódźcie się ze stratą i słuchajcie.
book-care-stable = Karta stabilna: nic się nie pogarsza. Możecie za jeden żeton trochę poprawić zdrowie Billy’ego albo po prostu z nim rozmawiać; tak czy inaczej wolno go wypytywać.
book-care-critical = Karta krytyczna: w grę wchodzi tylko opieka medyczna, na pytania nie ma czasu.
book-care-balance = Opieka medyczna utrzymuje Billy’ego przy życiu, paliatywna pozwala mu mówić. Potrzebujecie obu. Codziennie na co najmniej jednej zmianie trzeba zapewnić opiekę medyczną i wydać na nią żeton.

book-tokens = Żetony opieki
book-tokens-what = Żetony to wasz czas i zaufanie. Płaci się nimi za opiekę medyczną, za pytania i za część tego, co wyniknie w rozmowie.
book-tokens-limit = Lekarz może mieć najwyżej 6 żetonów, a w całej grze są 24. Nie można ich sobie przekazywać.
book-tokens-pool = Pula pielęgniarek nie ma limitu. Płaci za opiekę medyczną, gdy na karcie jest pielęgniarka lub asystent, ale nigdy za pytania.

book-talk = Rozmowa z Billym

book-query = Wypytywanie
book-query-why = Mgliste wspomnienia pokazują tylko, czego szukać. Do celu potrzebne są wyraźne, a takie Billy opowiada dopiero wtedy, gdy go wypytacie.

book-evening = Wieczór
book-picture-memories = Siatka wieczorem: rzędy to okresy, a ścieg, który biegnie dalej na sąsiedniej karcie, wskazuje prawdziwych sąsiadów.
book-evening-provisional = Miejsce, na którym kładziecie mgliste wspomnienie, to tylko domysł. Każdego wieczoru możecie to wspomnienie przełożyć.

book-fatigue = Zmęczenie i urlop
book-fatigue-rest = Urlop w porę kosztuje mniej niż przemęczenie. Kierownik nie może wysłać na urlop własnego lekarza ani nikogo, kto rano pracował.

book-warnings = Ostrzeżenia

book-phone = Telefonowanie
book-phone-place = Lekarza, który ma dzwonić, stawiacie przy telefonie podczas obsadzania zmiany; na każdej zmianie może dzwonić tylko jeden. To praca jak każda inna: kto telefonuje, nie dostaje wieczorem żetonów.

book-signs = Symbole

book-end = Koniec scenariusza
book-end-win = Scenariusz wygrywacie w chwili, gdy osiągniecie cel. Przegrywacie, gdy wydarzy się jedna z tych czterech rzeczy:
book-end-health = Zdrowie Billy’ego spada do 0, nawet w środku zmiany.
book-end-deck = Ma się zacząć nowy dzień, a kart pacjenta już nie ma. Trzynasty dzień można jeszcze wygrać.
book-end-nobody = Do zmiany nie da się przydzielić ani jednej osoby.
book-end-warning = Dostajecie drugie ostrzeżenie.
book-end-again = Każda próba zaczyna się od nowa; zebrane wspomnienia nie przechodzą do następnej.

book-options = Liczba graczy i opcje

book-questions = Dlaczego nie możemy…?
book-questions-cover = Dlaczego nie możemy teraz wezwać asystenta?
    .answer = Na zastępstwo pora dopiero wtedy, gdy pokój socjalny nie wystarcza. Najpierw pracują wszyscy, którzy tam są.
book-questions-both = Czy po opiece medycznej można jeszcze dostać wspomnienia?
    .answer = Nie. Opieka medyczna oznacza rezygnację ze wszystkiego, co dałaby paliatywna. Na stabilnej karcie można wypytywać i po jednej, i po drugiej.
book-questions-pool = Dlaczego nie możemy użyć żetonów pielęgniarek?
    .answer = Można nimi płacić tylko wtedy, gdy na tej karcie jest pielęgniarka lub asystent, i nigdy za pytanie.
book-questions-ask = Dlaczego nie mogę pytać o ten okres?
    .answer = W siatce musi już być mgliste wspomnienie z tego okresu, karta musi być stabilna, a ty musisz mieć własny żeton opieki i mniej niż 2 żetony zmęczenia.
book-questions-face = Dlaczego nie mogę obejrzeć wspomnienia, które trzymam?
    .answer = Wszystkie wspomnienia pozostają zakryte do wieczora. Rewers zdradza okres i słowa Billy’ego.
book-questions-back = Dlaczego wyraźne wspomnienie wróciło do talii?
    .answer = Jego mglistego odpowiednika nie było w grze. Najpierw zbierzcie więcej mglistych wspomnień z tego okresu.
book-questions-leave = Dlaczego nikt nie może teraz iść na urlop?
    .answer = Na urlop wysyła się między poranną a popołudniową zmianą lekarzy i pielęgniarki z pokoju socjalnego, ale nigdy lekarza kierownika.
book-questions-pass = Czy mogę oddać komuś żeton?
    .answer = Nie. Tylko gdy zmiana daje nagrody, personel decyduje, kto je dostanie.
book-questions-morning = Dlaczego ktoś z porannej zmiany nie może pracować w nocy?
    .answer = Przenieść można tylko kogoś z poprzedniej zmiany. Przy dwóch lekarzach ten, który należy do kierownika, może raz dziennie pracować na obu tych zmianach.

book-summary = Wszystko na jednej stronie
book-summary-day = Trzy zmiany dziennie. Na każdej:
book-summary-staff = Obsadźcie kartę osobami z pokoju socjalnego; gdy ich brakuje, wezwijcie asystentów, przenieście kogoś albo niech ktoś zastąpi nieobecnych, a to męczy.
book-summary-medical = Opieka medyczna, przynajmniej raz dziennie: żetony zakrywają symbole, reszta kosztuje zdrowie.
book-summary-palliative = Opieka paliatywna: zdrowie spada o 1 za każdy symbol, potem dostajecie żetony i mgliste wspomnienia.
book-summary-query = Stabilna karta: za każde pytanie lekarz płaci żeton i dostaje wyraźne wspomnienie z okresu, z którego coś jest już w siatce.
book-summary-evening = Wieczór: 2 żetony dla tych, którzy nie pracowali; ułóżcie mgliste wspomnienia, dopasujcie wyraźne.
book-summary-end = Osiągnięty cel to wygrana. Zdrowie 0, koniec trzynastego dnia, brak personelu albo drugie ostrzeżenie to przegrana.
