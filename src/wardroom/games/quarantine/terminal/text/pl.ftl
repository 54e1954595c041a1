### Obraz gry Quarantine w terminalu, po polsku.

cli-quarantine-turn =
    { $turn ->
        [0] Budowa szpitali
       *[other] Tura { $turn }
    }
cli-quarantine-patients-left = Pacjenci w woreczku: { $count }
cli-quarantine-tiles-left = Pozostałe kafelki: { $count }
cli-quarantine-drawn = Dobrano:

# Sala na planie, po znaku swojego koloru.
cli-quarantine-ward = sala
# Pacjent z kolejki, którego można przesunąć.
cli-quarantine-place = miejsce { $place }

## Strony.

cli-quarantine-about-map = szpitale, ich kolejki i rynek
cli-quarantine-about-rules = zasady na jednej stronie; „zasady apteka” o jednym pomieszczeniu
# After the list of commands: the signs of the picture.
cli-quarantine-signs = Znaki: ■ żółty, ◆ czerwony, ▲ zielony, ● niebieski, ✕ szara gorączka, · wolne łóżko; przerwa w ścianie to przejście.

## Lekcje tam, gdzie słowa przeglądarki mówią o jej gestach.

cli-lesson-first-yellow = Szpital zaczyna się od holu. Połóż żółtą salę chorych 1 pole na północ od niego. Jej przejścia muszą spotkać się z przejściami holu.
cli-lesson-first-red = Teraz połóż czerwoną salę chorych 1 pole na wschód od holu. Jedno z jej przejść musi trafić na przejście, żeby dało się dojść do holu; inne mogą prowadzić na ścianę.
cli-lesson-first-green = Cztery kafelki w kwadracie, bez względu na rodzaj, tworzą dyżurkę, czyli punkt. Zamknij kwadrat zieloną salą chorych.
cli-lesson-first-blue = Niebieska sala chorych trafia 1 pole na zachód od holu. Pole przed wejściem, na południe od holu, zawsze zostaje puste: tam czekają pacjenci.
cli-lesson-first-ready = Szpital stoi i ma jedną dyżurkę. Wybierz „{ do-open }”.
cli-lesson-first-queue = Żółty pacjent. Dobrany pacjent staje na końcu dowolnej kolejki. Twoja żółta sala jest wolna, więc wybierz własną kolejkę.
cli-lesson-first-admit = Po żółtym przyszli niebieski, zielony i czerwony. Przyjmij pierwszego pacjenta: każdy trafia po kolei do wolnej sali w swoim kolorze, wszyscy za jedną akcję. Nikt się nie wpycha.
cli-lesson-first-agreed = Niebieska kostka też już leży: dwie wystarczą. Wybierz „{ do-set-price }”, żeby zawrzeć kontrakt.
cli-lesson-first-fever = Szara kostka to gorączka: obejmuje kwarantanną kafelek dowolnego szpitala; nikogo się tam nie przyjmuje ani nie leczy. Wybierz czerwoną salę rywala.
cli-lesson-first-rival = Zielony pacjent, a twoja zielona sala jest zajęta. Wybierz kolejkę rywala: pierwszy, czerwony pacjent nie ma teraz sali, więc tamta kolejka stoi.
cli-lesson-first-beds = Teraz znowu przyjmuj: niebieski i czerwony znajdą łóżka. Kolejka będzie pusta i znów da punkt.
cli-lesson-rooms-powers = Przy stole wpisz „zasady” i nazwę pomieszczenia, a dowiesz się, jaką ma moc. Działa ono tylko w twoim szpitalu: odłożone nie działa i nie daje punktu.
