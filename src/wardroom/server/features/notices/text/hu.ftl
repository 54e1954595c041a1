### Értesítések arról, ki jön: push üzenetek, e-mailek, sorok egy csoport csevegésében.
### $title a játék, $names a többiek az asztalnál, $name az, akire várnak.

notice-nobody = Vendég
notice-title = Te jössz: { $title }
notice-with = Az asztalnál: { $names }.
notice-alone = Rád vár az asztal.
notice-chat = { $name }: te jössz. { $title }: { $link }

notice-invited = { $name } játszani hív.
notice-invited-to = A játék: { $title }.

## E-mailek

notice-mail = Te jössz a Wardroomban. A játék: { $title }.
notice-mail-once = Körönként egy e-mailt küldünk, és újabbat csak akkor, ha közben benéztél az asztalhoz.
notice-mail-stop = Nem kérek több e-mailt:
notice-confirm-title = Erősítsd meg az e-mail-címedet
notice-confirm = Valaki, valószínűleg te, e-mailt szeretne kapni erre a címre, amikor rá kerül a sor a Wardroomban ({ $site }). Ha így van, nyisd meg ezt a linket:
notice-confirm-not = Ha nem te voltál, nincs teendőd: erre a címre nem küldünk több e-mailt.
