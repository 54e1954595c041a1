### Powiadomienia o turze: wiadomości push, e-maile i wpisy na czacie grupy.
### $title to gra, $names to inne osoby przy stole, $name to osoba, na którą czekają.

notice-nobody = Gość
notice-title = Twoja kolej: { $title }
notice-with = Przy stole: { $names }.
notice-alone = Stół czeka na ciebie.
notice-chat = { $name }: twoja kolej. { $title }: { $link }

notice-invited = { $name } zaprasza cię do gry.
notice-invited-to = Gra: { $title }.

## E-maile

notice-mail = Twoja kolej w Wardroomie. Gra: { $title }.
notice-mail-once = Na jedną turę wysyłamy jeden e-mail, a następny dopiero wtedy, gdy wrócisz do stołu.
notice-mail-stop = Zrezygnuj z e-maili:
notice-confirm-title = Potwierdź adres e-mail
notice-confirm = Ktoś, zapewne ty, chce dostawać na ten adres wiadomość, gdy przyjdzie jego kolej w Wardroomie ({ $site }). Jeśli to ty, otwórz ten link:
notice-confirm-not = Jeśli to nie ty, nic nie rób: niczego więcej tu nie wyślemy.
