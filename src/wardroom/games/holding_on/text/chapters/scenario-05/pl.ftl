### Scenariusz 5. Formy: .gen dopełniacz, .there gdzie dzwoni telefon.

contact-nell = Nell
    .gen = Nell
    .there = w Sydney

scenario-05-title = Pierwszy telefon
scenario-05-intro-1 = Pod podszewką okładki paszportu Billy’ego znajdujecie karteczkę, składaną tyle razy, że zrobiła się miękka jak płótno. Jego ręką imię i numer: Nell. Papier jest stary. Numer poprawiano dwukrotnie, różnymi atramentami.
scenario-05-intro-2 = „Numer jest dobry” – mówi Billy. „Sprawdzałem go co roku. Nigdy nie wykręciłem ostatniej cyfry”. Tłumaczycie, że ktoś z was mógłby to zrobić i potrzymać słuchawkę, żeby on nie musiał. Myśli o tym całe popołudnie. „To najpierw się dowiedzcie, w czyim imieniu dzwonicie” – mówi.
scenario-05-setup = Telefon z korytarza stoi teraz przy łóżku Billy’ego; kabel akurat sięga. Czy tam, daleko, ktoś będzie w domu, nie wiadomo, a nie wypada dzwonić, póki nie wie się choć trochę o Nell. Trzy obrazki zdają się do niej prowadzić. Opieracie je o lampę.
scenario-05-rules = Kafel kontaktu leży obok talii pacjenta. W szafce przy łóżku jest potasowany stos sześciu kart rozmów: na trzech ktoś odbiera, na trzech nikt. Gdy w siatce jest co najmniej jedno wyraźne wspomnienie o Nell, lekarz może telefonować; dzwoniąc, odkrywacie wierzchnią kartę. Pokazane są trzy mgliste obrazy, które do Nell prowadzą.
scenario-05-goal = Usłyszcie głos Nell trzy razy i ułóżcie co najmniej dwa wyraźne wspomnienia z okresu „Światło południa”.
scenario-05-win = Za trzecim razem Nell odbiera po drugim sygnale. Mówi niewiele. Trzymacie Billy’emu słuchawkę przy uchu i on też mówi niewiele: o pogodzie, o tym, jak nazywa się oddział. Między zdaniami słychać oddech na obu końcach świata. Kiedy czas mija, ona się nie rozłącza. To on mówi: „No. Dobranoc, Nell”. Odkładacie numer tam, gdzie się nie zgubi.
scenario-05-death = W domu po drugiej stronie świata dzwoni telefon w pustym pokoju. Kiedy Nell wreszcie będzie mogła odebrać, będziecie mieli dla niej inną wiadomość. Każde z was osobno ćwiczyło, jak to powiedzieć, i teraz okazuje się, że wszyscy wybraliście te same słowa.
scenario-05-transfer = Numer zostaje na waszym biurku. Nie jesteście już zespołem Billy’ego i nie wam go wykręcać. Ktoś stawia na karteczce kubek, żeby jej nie zwiało. Leży tak całymi tygodniami i nikt kubka nie rusza.
scenario-05-voice-1 = „Tak?” Kobiecy głos, ostrożny. Mówicie, skąd dzwonicie i kim się opiekujecie. W ciszy słychać wodę lecącą z kranu. „Prosił o mnie?” – pyta, a zanim znajdziecie uczciwą odpowiedź, dodaje: „Nie. Nie mówcie. Zadzwońcie jeszcze raz”.
scenario-05-voice-2 = Nell spisała sobie, co chce wiedzieć, i czyta po kolei: czy go boli, czy jest sam, czy wciąż nuci, kiedy ma zajęte ręce. Na dwa pierwsze pytania odpowiadacie. Żeby odpowiedzieć na trzecie, trzeba pójść i sprawdzić. „Tak” – mówicie jej. Słychać, jak to zapisuje.
scenario-05-voice-3 = „Dajcie mi go” – mówi Nell. Przykładacie Billy’emu słuchawkę do ucha. To, co potem pada, nie jest dla was. Patrzycie na kroplówkę, na okno, na kroplówkę. Kiedy odwraca głowę, zabieracie słuchawkę. Jest ciepła.
scenario-05-silence-1 = Jedenaście sygnałów. Nagranie prosi, żeby zostawić wiadomość. Przygotowaliście ją, ale brzmi, jakby ktoś coś sprzedawał. Zostawiacie więc nazwę oddziału i numer, dwa razy, powoli.
scenario-05-silence-2 = Nikt nie odbiera. U Nell jest czwarta nad ranem; ktoś źle policzył godziny. Billy czuje ulgę i jej nie ukrywa. „No to jutro” – mówi. Tego słowa dotąd nie używał.
scenario-05-silence-3 = Telefon dzwoni, aż centrala przerywa połączenie. Billy liczył sygnały. „Ogród” – mówi. „O tej porze będzie w ogrodzie”. Nikt mu nie mówił, że ona ma ogród. Nie śpi jeszcze przez chwilę, na wypadek gdyby weszła do domu.
scenario-05-beat-1 = Billy wyciąga palec wskazujący i patrzy na niego. „Tego się trzymała” – mówi. „Był czas, kiedy ledwo obejmowała go całą dłonią”.

## Wspomnienia, o których odtąd wiadomo więcej.

scene-rain-5 = Na schodach urzędu stanu cywilnego Billy trzyma parasol nad Ruth, a nad sobą wcale.
scene-fingers-5 = Billy, oparty o szpitalne okno, trzyma w ramionach zawiniątko. Jego córka Nell ma dwie godziny.
scene-ink-5 = Billy niesie do szuflady białą kopertę, zaadresowaną ręką Nell. Nie zajrzał do środka.
scene-date-5 = Billy pod lampą, ze zdjęciem w ręku: trzyletnia dziewczynka śmieje się na plaży. Jego wnuczka. Nigdy się nie spotkali.
