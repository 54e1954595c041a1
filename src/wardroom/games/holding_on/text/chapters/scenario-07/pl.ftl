### Scenariusz 7. Formy: .gen dopełniacz, .there gdzie dzwoni telefon.

contact-lucia = Lucia
    .gen = Lucii
    .there = w Trieście

scenario-07-title = List
scenario-07-intro-1 = Billy jest lżejszy o jedną historię i dopiero teraz widać, że za nią stała następna. „Jestem listonoszem” – odzywa się ni stąd, ni zowąd. „Najgorszym, jaki był. Jeden list. Prawie trzydzieści lat”.
scenario-07-intro-2 = Na dnie jego torby, zawinięta w czystą koszulę, leży koperta. Wkładacie ją do szafki przy łóżku i o nic nie pytacie. Widział, że widzieliście. „Nie jest moja” – mówi. „Nie mogę o niej opowiedzieć, póki nie opowiem o nim”.
scenario-07-setup = Koperta zostaje w szafce i nikt jej nie rusza. Najpierw człowiek, który dał ją Billy’emu; potem, jeśli Billy to zniesie, sama koperta; a telefon dopiero na końcu. Dzwonić trzeba daleko. Kto się tego podejmie, będzie potrzebował obu rąk i sporo cierpliwości.
scenario-07-rules = Kafel kontaktu jest w grze. Na dobry początek: jedno mgliste wspomnienie z okresu „Światło południa”. Para kart z okresu „Szuflada”, mglista i wyraźna, leży w szafce przy łóżku: gdy wspomnienie z początku stanie się wyraźne, mglista karta trafia do swojego rzędu, a wyraźna do talii. Jest też stos trzech kart rozmów; na jednej ktoś odbiera. Lekarz może telefonować, gdy wspomnienie z szafki jest wyraźne, a każdy telefon kosztuje dzwoniącego dwa żetony. Karta celu pokazuje cztery mgliste obrazy.
scenario-07-goal = Doręczcie list: co najmniej trzy wyraźne wspomnienia z czterech pokazanych, w tym to z szafki, i głos Lucii w słuchawce.
scenario-07-win = Jedna z pielęgniarek zna włoski po babci. Czyta list Alda przez telefon, powoli, do końca: port, nieoddany rower, jakieś lato, pożegnanie. Trwa to cztery minuty. Potem Lucia prosi do telefonu człowieka, który go przechował. Trzymacie Billy’emu słuchawkę. „Grazie” – mówi bardzo stary głos. „Nie zamókł”.
scenario-07-death = Koperta pozostaje zaklejona. Wśród rzeczy Billy’ego jest coś, co nie należy ani do niego, ani do was, i na korytarzu rozmawiacie po cichu o tym, kto ma prawo to otworzyć. W końcu zostawiacie ją tak, jak jest, kupujecie znaczki i razem idziecie na pocztę.
scenario-07-transfer = Podczas przenosin list ginie. Przez dwa dni nikt nie może go znaleźć, a Billy przestaje pytać. Potem salowy przynosi go na górę, sprasowany jak liść, spod materaca w magazynie. Posyłacie go Billy’emu, a razem z nim karteczkę, na której każde z was coś dopisało: oto on, szedł tylko okrężną drogą.
scenario-07-voice-1 = „Pronto?” Głos jest cienki i zupełnie spokojny. Mówicie imię Aldo i nic więcej, bo tylko tego słowa jesteście pewni. Po drugiej stronie ktoś przysuwa krzesło. „Parli” – mówi. Proszę mówić.
scenario-07-silence-1 = W Trieście dzwoni telefon. Wyobrażacie sobie korytarz, kafelki, czarny aparat na półce. Nikt nie podchodzi. Billy liczy sygnały palcami na kocu i przy dwunastym kręci głową.
scenario-07-silence-2 = Zajęte, potem znowu zajęte, potem głucho. „Lubi sobie pogadać” – mówi Billy. „Aldo mi opowiadał. Trzeba było stać w kolejce”. Patrzy na kopertę. „Poczeka. Bóg wie, że przywykł”.
scenario-07-beat-1 = „Sam zamknął mi na tym palce” – mówi Billy i robi to jeszcze raz, palec za palcem. „Człowiek by myślał, że coś takiego się dla kogoś zrobi. Że się pójdzie do Włoch pieszo”.
scenario-07-letter = Koperta leży na kocu. Lucia Ferri, ulica w Trieście, zbrązowiały atrament. Pod adresem, nowszym pismem, numer telefonu: Billy sam go kiedyś odszukał i dalej się nie posunął. „Musicie otworzyć” – mówi. „Ona może nie doczekać poczty”. Odwraca się, żeby tego nie widzieć; potem odwraca się z powrotem i patrzy.

## Wspomnienia, o których odtąd wiadomo więcej.

scene-lunch-7 = Na odwróconej skrzynce siedzi Aldo Ferri, mechanik z promu do Manly, i łamie chleb na dwoje.
scene-hand-7 = Z kapeluszem i listem w ręku Billy wychodzi z pokoju chorego. Aldo, zbyt słaby, by unieść głowę, prosił, żeby zawiózł list jego siostrze Lucii.
scene-rooms-7 = Na pustym gzymsie kominka stoi list Alda do Lucii. Koperta wciąż jest zaklejona.
