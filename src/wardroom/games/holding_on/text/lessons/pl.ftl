# Lekcje: najwyżej 35 słów w kroku i w każdym jedna myśl.

lesson-first = Pierwszy dzień
    .rule = Poprowadź dzień na oddziale i posłuchaj, co pamięta Billy.

lesson-first-goal = Billy Kerr ma sześćdziesiąt lat, zostało mu kilka dni życia; nikt nie wie, kim jest. Opiekujecie się nim i wygrywacie razem. Pięć znaków u góry to okresy jego życia: z każdego potrzeba jednego wyraźnego wspomnienia.
lesson-first-you = Dziś kierujesz zmianami; twój jest żółty lekarz. Poranna karta ma dwa miejsca i oba trzeba obsadzić. O zmianie decyduje lekarz przydzielony jako pierwszy. Przydziel swojego.
lesson-first-nurse = Drugie miejsce. Lekarze należą do graczy, pielęgniarki do kierownika zmiany. Kółka pod pionkami zapełnia zmęczenie, gdy ktoś pracuje za długo; na razie są puste. Przydziel pierwszą pielęgniarkę.
lesson-first-care = Każda czerwona kropla zabiera 1 punkt zdrowia. Opieka medyczna zakrywa krople żetonami. Przy paliatywnej słuchacie i dostajecie to, co pokazuje jej pole. Nie można wybrać obu. Wybierz opiekę paliatywną.
lesson-first-token = Zdrowie spadło do 27; pole daje żeton i wspomnienie. Żetonem płaci tylko jego właściciel, więc nigdy się go nie przekazuje. Ten weź dla siebie.
lesson-first-talk = Teraz ktoś siada przy Billym. To, co usłyszy, jest mglistym wspomnieniem: karta leży zakryta do wieczora. Porozmawiaj z nim: dotknij swojego żółtego lekarza.
lesson-first-leave = Znasz jedno zdanie wspomnienia; obrazu do wieczora nikt nie zobaczy. Teraz kierownik może wysłać kogoś na urlop: dziś go nie będzie, za to jutro wróci bez zmęczenia. Nikt nie jest zmęczony. Wybierz Gotowe.
lesson-first-blue = Kto pracował, zostaje na swojej zmianie do wieczora. Popołudniowa karta ma dwa miejsca i dwie czerwone krople. Najpierw przydziel niebieskiego lekarza: wtedy zdecyduje drugi gracz.
lesson-first-green = Teraz przydziel zielonego lekarza: obaj lekarze mają czym zapłacić, po jednym żetonie. Potem patrz, co zdecyduje drugi gracz.
lesson-first-medical = Opieka medyczna: gdy na każdej kropli leży żeton, zdrowie zostaje na 27; każda niezakryta zabiera 1 punkt. Raz dziennie jest obowiązkowa, inaczej dostajecie ostrzeżenie. Drugie oznacza przegraną.
lesson-first-cover = Noc ma dwa miejsca, a została jedna pielęgniarka. Przeniesienie kogoś z popołudnia męczy; zastępstwo, czyli jedna osoba za dwie, też. Asystent pomaga dziś, potem odchodzi. Wezwij go.
lesson-first-night = Pełna obsada nocnej zmiany dała żeton. Gdy nie ma lekarza, decyduje kierownik. Ta karta jest stabilna: bez czerwonych kropli, więc słuchanie nic nie kosztuje. Wybierz opiekę paliatywną.
lesson-first-either = Moneta albo chmura: każdy z tych dwóch znaków daje żeton albo mgliste wspomnienie, jak wolisz. Wybierasz dwa razy. Weź mgliste wspomnienie (1 z 2).
lesson-first-again = Jeszcze raz, za drugi znak: znowu weź mgliste wspomnienie (2 z 2).
lesson-first-second-talk = O obu wspomnieniach rozmawia z Billym jedna osoba. Niech to będzie druga pielęgniarka.
lesson-first-street = Wieczór. Kto nie pracował, dostaje dwa żetony; dziś pracowali wszyscy. Odkrywacie wspomnienia. Gładki obrębek to skraj siatki, tu z lewej i od góry. Połóż to wspomnienie na miejscu 1.
lesson-first-drawer = Każdy okres ma swój rząd, a każde wspomnienie jedno właściwe miejsce. Tu obrębek jest z prawej. Połóż to wspomnienie na miejscu 6.
lesson-first-boatyard = Znowu obrębek z lewej. Połóż to wspomnienie na miejscu 1 i spójrz na ścieg między tą kartą a kartą nad nią.
lesson-first-arranged = Ścieg biegnie z karty na kartę: to prawdziwi sąsiedzi. Zanim wybierzesz Gotowe, karty w rzędzie można zamieniać, do dwudziestu razy w ciągu wieczoru. Te karty pasują. Wybierz Gotowe.
lesson-first-ask = Drugi dzień: co rano kierownikiem zostaje następny gracz. Billy jest stabilny i jesteś przy nim. Za żeton lekarz może wypytać o okres, z którego coś jest już w siatce. Wypytaj o { period-1 }.
lesson-first-enough = Masz wyraźne wspomnienie, zakryte do wieczora. To był łut szczęścia: rząd pokazywał, że może wypaść jedno z sześciu wspomnień albo jedno z dwóch wydarzeń. Ostatni żeton zachowaj i o nic więcej nie pytaj.
lesson-first-match = Drugi wieczór. Widzisz swoje wyraźne wspomnienie: siedzący chłopiec z kulką. Połóż je na mglistej karcie z tym samym chłopcem i tym samym ściegiem.
lesson-first-done = Jeden z pięciu okresów jest wyraźny. Wyraźne wspomnienie bez mglistego odpowiednika wraca do talii. Przegrywacie, gdy zdrowie spadnie do 0, przy drugim ostrzeżeniu albo po trzynastu dniach.

## Odpowiedzi na to, czego lekcja jeszcze nie chce

lesson-first-doctor-first = Pielęgniarka też może pracować. Ale o zmianie decyduje lekarz przydzielony jako pierwszy: zacznij od swojego.
lesson-first-yourself = Wtedy o tej zmianie decydowałby ktoś inny. Dziś zacznij od swojego lekarza.
lesson-first-the-first = Obie pielęgniarki mogą to samo, ale w tej lekcji pracuje pierwsza.
lesson-first-doctors-later = Jeśli rano weźmiesz dwóch lekarzy, zabraknie ludzi na resztę dnia. Weź pielęgniarkę.
lesson-first-listen-first = Żeton ochroniłby zdrowie Billy’ego. Ale nikt by go nie słuchał i niczego byście się nie dowiedzieli. Pora na opiekę medyczną przyjdzie po południu.
lesson-first-take-it = Żeton przydałby się też w puli pielęgniarek. Ale jutro zapłacisz nim za pytanie.
lesson-first-you-talk = Pielęgniarka też mogłaby rozmawiać, a wspomnienie trafiłoby na podkładkę. Tym razem usiądź przy Billym ty.
lesson-first-nobody-tired = Nikt nie jest zmęczony, a dziś potrzebni są wszyscy.
lesson-first-blue-first = Najpierw przydziel niebieskiego lekarza, żeby decyzja należała do niego. Pozostałych przydzielisz później.
lesson-first-two-doctors = Pielęgniarka nie ma czym zapłacić, a ktoś musi jeszcze zostać na noc.
lesson-first-tires = Tak też można, ale to męczy, a każdy żeton zmęczenia od razu kosztuje żeton opieki albo wspomnienie. Asystent się nie męczy.
lesson-first-nothing-to-cover = Na stabilnej karcie żeton poprawia zdrowie o 1. Ale opieka medyczna już dziś była, a wspomnienia by przepadły.
lesson-first-memories-today = Żeton też się przyda. Ale wieczorem chcecie układać wspomnienia.
lesson-first-the-nurse = Asystent też mógłby rozmawiać, ale w tej lekcji robi to pielęgniarka.
lesson-first-left-hem = Obrębek z lewej oznacza, że dalej w lewo nic nie ma. Połóż to wspomnienie na miejscu 1.
lesson-first-right-hem = Obrębek z prawej oznacza, że dalej w prawo nic nie ma. Połóż to wspomnienie na miejscu 6.
lesson-first-they-fit = Obrębki i ściegi pasują. Zostaw karty tak, jak leżą.
lesson-first-ask-street = O ten okres też można wypytać Billy’ego. Tym razem wypytaj go o { period-1 }.
lesson-first-ask-first = Masz żeton, a karta jest stabilna: to dobra chwila na pytanie.
lesson-first-keep-one = Można by zapytać za ostatni żeton, ale lepiej go zachowaj: jutro będzie nowa karta.
lesson-first-other-boy = Tam chłopiec idzie, a ścieg jest inny. Porównaj jeszcze raz.
lesson-first-it-is-here = Odpowiednik jest w siatce. Poszukaj siedzącego chłopca.

## Naleganie, kierowanie, telefon

lesson-talk = Kierowanie rozmową
    .rule = Naleganie, kierowanie i wydarzenia; najlepiej po pierwszym scenariuszu.

lesson-talk-why = Od drugiego scenariusza szukacie określonych wspomnień, tu z { period-1 }, a lekarze mogą kierować rozmową. Dziś grasz w pojedynkę, dwoma lekarzami.
lesson-talk-sit = Rano pracuje żółty lekarz. Usiądź przy Billym: wybierz opiekę paliatywną.
lesson-talk-insist = Billy zaczyna od okresu „{ period-4 }”. Po cytacie lekarz może za żeton poprosić o coś innego; usłyszana karta wraca do talii. Szukasz { period-1 }: nalegaj.
lesson-talk-leave = Teraz Billy mówi o { period-1 }. Nalegać wolno wiele razy, póki jest czym płacić. Jest południe i nikt nie potrzebuje urlopu. Wybierz Gotowe.
lesson-talk-guide = Teraz niebieski lekarz rozmawia o dwóch wspomnieniach. Kto kieruje, płaci żeton przed pierwszą kartą i wskazuje okres, z którego mgliste wspomnienie jest w grze. Skieruj rozmowę na { period-1 }.
lesson-talk-event = Najpierw trafiło się wydarzenie. Liczy się jako jedna z dwóch kart, chyba że każe się zignorować; jego skutek zależy od zdrowia. W jednej rozmowie można albo kierować, albo nalegać.
lesson-talk-phone = Później pojawia się telefon. Zamiast opiekować się Billym, jeden lekarz na zmianie może dzwonić, jeśli ma mniej niż 2 żetony zmęczenia. Rozmowa odbywa się po rozpatrzeniu karty pacjenta.

lesson-talk-listen = Opieka medyczna oznacza rezygnację ze wspomnienia. Najpierw chcesz posłuchać.
lesson-talk-not-this-one = Można by wysłuchać tego wspomnienia. Ale do celu potrzeba wspomnień z { period-1 }, a ty masz żeton.
lesson-talk-all-needed = Nikt nie jest zmęczony, a jest was dziś niewielu.
lesson-talk-steer = Wtedy wybierałby Billy. Za żeton to ty wskazujesz, o czym mówi.

## Zmęczenie i urlop

lesson-rest = Zmęczeni ludzie
    .rule = Zmęczenie, jego cena i urlop, który je zdejmuje.

lesson-rest-why = Jest południe drugiego dnia, a kierownikiem jesteś ty. W nocy brakowało ludzi i druga pielęgniarka została na kolejną zmianę. Kropka pod nią to 1 żeton zmęczenia. Zostanie, póki nie zdejmie go urlop.
lesson-rest-send = Teraz, między rankiem a popołudniem, możesz wysyłać na urlop ludzi z pokoju socjalnego, ale nigdy swojego lekarza. Dziś nie będą już pracować. Wyślij drugą pielęgniarkę.
lesson-rest-enough = Pielęgniarka odpoczywa. Wszyscy inni są wypoczęci i dziś potrzebni. Wybierz Gotowe.
lesson-rest-night = Noc: jedno miejsce, a pokój socjalny jest pusty. Teraz brakuje pielęgniarki. Kogo przenosisz z popołudnia, ten dostaje 1 żeton zmęczenia. Przenieś swojego lekarza.
lesson-rest-price = Zmęczenie od razu kosztuje: żeton opieki albo wspomnienie z ręki. Kto nie ma nic, nie płaci. Chcesz zachować to, co powiedział Billy: oddaj żeton.
lesson-rest-limits = Przy 2 żetonach zmęczenia lekarz nie wypytuje ani nie telefonuje. Lekarz z 3, a pielęgniarka z 2 żetonami opuszcza cały następny dzień; jeśli to lekarz jutrzejszego kierownika, dostajecie też ostrzeżenie.
lesson-rest-back = Wieczór: druga pielęgniarka wraca bez zmęczenia. Twój lekarz pozostanie zmęczony, póki inny kierownik nie wyśle go na urlop. Wysyłaj na urlop wcześnie, w dni, gdy można się bez kogoś obejść.

lesson-rest-rested = Pierwsza pielęgniarka nie jest zmęczona. Urlop nic by nie dał, a po południu jest potrzebna.
lesson-rest-tired-tonight = Jeszcze jedna taka noc i druga pielęgniarka będzie przemęczona. Dziś ludzi wystarczy: wyślij ją na urlop.
lesson-rest-only-two = Asystent też by pomógł, a asystenci nigdy się nie męczą. Ale jest ich tylko dwóch, każdy na jeden dzień. Zachowaj ich na gorsze noce.
lesson-rest-nurses-sooner = Pielęgniarka jest przemęczona już przy 2 żetonach zmęczenia, lekarz dopiero przy 3. Przenieś swojego lekarza.
lesson-rest-keep-it = Można by oddać wspomnienie: wróciłoby do talii i nikt by go nie obejrzał. Ale wieczorem chcesz je wyłożyć. Oddaj żeton.
