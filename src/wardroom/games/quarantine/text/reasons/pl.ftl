### Dlaczego współpracownicy w grze Quarantine tak wybrali – jednym zdaniem.
### $tile to kafelek, $colour to kolor pacjenta albo sali, $owner to gracz (zawsze w mianowniku).

why-lay = Sala chorych pasuje tutaj i zostaje miejsce na rozbudowę.
why-opening = Dobry początek: zwarty układ z przejściami na wiele stron.
why-draw = Lepiej planować, gdy znane są wszystkie kostki.
why-end = W tej turze nie zostało już nic pożytecznego do zrobienia.
why-cafeteria = Dodatkowa akcja nic nie kosztuje.
why-queue-own = W mojej kolejce { $colour } pacjent przyda mi się najbardziej.
why-queue-other = W tej kolejce { $colour } pacjent jest dla mnie najkorzystniejszy: { $owner }.
why-infect = Tutaj kwarantanna najbardziej utrudni grę ({ $owner }): { $tile }.
why-infect-own = Tutaj kwarantanna zaszkodzi najmniej: { $tile }.
why-spread = Gdy kwarantanna obejmie też { $tile_acc }, sprzątanie potrwa dłużej.
why-no-spread = Rozprzestrzenianie gorączki się nie opłaca.
why-cure = Leczenie { $colour_gpl } pacjentów daje pieniądze, punkty i wolne łóżka.
why-emergency = Oddział ratunkowy powinien być wolny, zanim nadejdzie następny pacjent.
why-admit = Dla początku kolejki są wolne łóżka.
why-build-ward = Więcej łóżek i dobre miejsce w szpitalu – ten zakup się zwróci: { $tile }.
why-build-room = Za tę cenę warto kupić { $tile_acc }.
why-contract = Przy takiej cenie mało kto zdąży kupić { $tile_acc } przede mną.
why-take = Nikt nie był szybszy, a zabranie kafelka nie kosztuje akcji: { $tile }.
why-place = Jest teraz dobre miejsce na { $tile_acc }.
why-disinfect = Warto poświęcić akcję, żeby zdezynfekować { $tile_acc }.
why-pathology = Jedna akcja usuwa kilka kostek.
why-pharmacy = Apteka oszczędza przyjęcie i leczenie.
why-gift-shop = Najlepiej wziąć teraz z pudełka { $colour_kostke } kostkę.
why-marker = Znacznik na później jest teraz wart najwięcej.
why-extra = Dodatkowa akcja w tej turze jest warta znacznika.
why-move = Gdy { $colour } pacjent stanie gdzie indziej, kolejka ruszy szybciej.
why-triage = W nowej kolejności można przyjąć więcej pacjentów naraz.
why-rebuild = W innym miejscu te kafelki utworzą więcej kartotek.
why-cancel = To się nie opłaca, lepiej zrobić coś innego.
why-best = Tak mój szpital stoi najlepiej.
