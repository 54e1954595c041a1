### Ki viseli gondját az asztaloknak és a szervernek, és ki van ott, magyarul.

web-problem-blocked = Ettől az asztaltól kitiltottak.
web-chat-asked-to-leave = { $name } már nem játszik itt; helyette gépi munkatárs játszik tovább.
web-chat-older = Korábbi üzenetek
web-chat-show = Mutasd a táblán: { $name }
web-chat-heard = Kinek az üzeneteit olvasom
web-report = Valaki bejelentése
web-report-about = A bejelentést a kiválasztott üzenettel együtt a szerver üzemeltetője olvassa el. Az asztalnál senki sem szerez róla tudomást.
web-report-whom = Kit jelentesz be?
web-report-line = Az üzenet
web-report-no-line = Nem üzenetről van szó
web-report-why = Mi a baj?
web-report-send = Bejelentés elküldése
web-report-sent = Köszönjük. A bejelentést a szerver üzemeltetője fogja elolvasni.
web-sat-down = { $name } leült az asztalhoz.
web-came-back = { $name } visszajött.
web-went-away = { $name } elment.
web-arrival-now =
    { $count ->
        [0] Ezen az eszközön most { $name } vagy. Ha folytatod, ez a név innen eltűnik; a személyes linkeddel hozhatod vissza.
       *[other] Ezen az eszközön most { $name } vagy, { $count } asztalnál. Ha folytatod, a neved és az asztalaid innen eltűnnek; a személyes linkeddel hozhatod vissza őket.
    }

## Az asztal gazdája

web-host-table = Az asztal kezelése
web-host-tools = { $name }: lehetőségek
web-host-swap = { $one }. és { $other }. hely cseréje
web-host-leave = Elküldés az asztaltól
web-host-leave-about = { $name } elveszti a helyét. Ha a játék már tart, gépi munkatárs ül a helyére, akitől bárki átveheti, akinek megvan a meghívó.
web-host-block = Kitiltás az asztaltól
web-host-block-about = { $name } elveszti a helyét, és nem jöhet vissza, nézőként sem. A meghívó link megváltozik, mert a régit { $name } ismeri.
web-host-host = Az asztal átadása
web-host-host-about = Mostantól helyetted { $name } lesz az asztal gazdája.

## Asztalok listái

web-table-only = Csak egy játék asztalai
web-table-all-games = Minden játék
web-groups = Újra ugyanazzal a társasággal
web-group-games =
    { $count ->
        [one] Egy közös játszma: { $game }, { $ago }
       *[other] { $count } közös játszma, a legutóbbi: { $game }, { $ago }
    }
web-group-again = Játsszunk újra

## A szerverről

web-about = A szerverről
web-about-imprint = Impresszum és adatvédelem
web-about-nobody = A szerver üzemeltetője nem írt ide magáról semmit.
web-about-kept = Amit rólad megőrzünk
web-about-person = Egy név, ha megadsz ilyet, és egy süti, amelyről felismerjük ezt a böngészőt. Nincs jelszó, és idegen követőkód sincs.
web-about-devices = Minden eszközről, amelyen be vagy jelentkezve: a böngésző és a rendszer neve, és hogy mikor járt itt utoljára. Ha létrehozol azonosítókulcsokat, a nyilvános kulcsuk is; azzal senki sem tud belépni.
web-about-tables = Az asztalok, amelyeknél ülsz, a lépéseid és a csevegésben írt üzeneteid. Ezeket mindenki látja, aki az asztalnál van. A bejelentés addig marad meg, amíg a szerver üzemeltetője nem foglalkozott vele.
web-about-notices = Csak ha értesítést kérsz arról, hogy te jössz: az e-mail-címed vagy a böngésződ értesítési szolgáltatásának címe, és a csendes óráid.
web-about-litter =
    { $days ->
        [one] Az asztalokat, ahol el sem kezdődött a játék, és a játszmákat, amelyeket mindenki otthagyott, egy nap után töröljük.
       *[other] Az asztalokat, ahol el sem kezdődött a játék, és a játszmákat, amelyeket mindenki otthagyott, { $days } nap után töröljük.
    }
web-about-keep =
    { $days ->
        [one] Minden asztalt törlünk, ahol egy napja nem történt semmi.
       *[other] Minden asztalt törlünk, ahol { $days } napja nem történt semmi.
    }
web-about-keep-ever = A befejezett játszmák megmaradnak, amíg valaki nem törli őket.
web-about-yours = A beállításokban, a „Saját adatok” részben mindezt letöltheted, kijelentkeztetheted a többi eszközt, vagy mindent törölhetsz magadról.
web-about-version = Wardroom { $version }
