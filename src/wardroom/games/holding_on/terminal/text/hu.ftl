### A Holding On képe a terminálban, magyarul.

cli-holding-on-scenario = { $number }. forgatókönyv
cli-holding-on-day =
    { $day ->
        [0] Az első nap előtt
       *[other] { $day }. nap
    }
cli-holding-on-health = { $gauge } { $count }
cli-holding-on-manager = Műszakvezető: { $who }
cli-holding-on-shift-now = most
cli-holding-on-shift-over = véget ért
cli-holding-on-unseen = még nincs felfordítva
cli-holding-on-crew = szolgálatban: { $who }
cli-holding-on-places = { $count } szabad hely
cli-holding-on-phone = a telefonnál: { $who }
cli-holding-on-staff = Személyzet
cli-holding-on-out = játékon kívül
cli-holding-on-tokens = { $count } jelző
cli-holding-on-fatigue = fáradtság { $gauge }
cli-holding-on-deck = { $memories } emlék, { $happenings } esemény
cli-holding-on-goal-count = { $reached }/{ $number } tiszta
cli-holding-on-goal-run = { $reached }/{ $number } összevarrva
cli-holding-on-goal-balance = kellemes emlékek többlete: { $reached }/{ $number }
cli-holding-on-goal-heard = { $reached }/{ $number } felvett hívás
cli-holding-on-goal-faced = { $reached }/{ $number } megbánással néztetek szembe
cli-holding-on-goal-arrived = { $reached }/{ $number } megérkezett
# $what: az időszak vagy a személy, akiről szó van.
cli-holding-on-about = { $goal } ({ $what })
cli-holding-on-speaks = Billy: „{ $quote }”
cli-holding-on-held = kézben { $hazy } homályos, { $clear } tiszta emlék
cli-holding-on-no-memories = még nincsenek

# Amit a betegkártya mutat.
cli-holding-on-card = „{ $card }” ({ $kind }, { $symbols ->
    [0] romlás nélkül
   *[other] { $symbols } romlás
}; a beszélgetés jutalma: { $rewards })
cli-holding-on-card-critical = „{ $card }” ({ $kind }, { $symbols } romlás, csak orvosi ellátás)
cli-holding-on-reward-tokens = { $count } jelző
cli-holding-on-reward-hazy = { $count } emlék
cli-holding-on-reward-either = { $count ->
    [one] jelző vagy emlék
   *[other] { $count } jelző vagy emlék, vegyesen is
}

## Oldalak.

cli-holding-on-about-map = a nap, a személyzet, a cél és az emlékek
cli-holding-on-about-rules = a szabályok egy oldalon; „szabályok ápoló”: csak az ápolókról szóló rész
# After the list of commands: the signs of the picture.
cli-holding-on-signs = Jelek: ● fáradtság; ▐ 6 ▌ egy emlék és a száma, „+” kellemes, „-” kellemetlen; kötőjel két emlék között: összeillenek; a színes emlék tiszta, a többi homályos.

## Leckék ott, ahol a böngésző szavai a mozdulatairól és a képeiről szólnak.

cli-lesson-first-goal = Billy Kerr hatvanéves, és napjai vannak hátra. Senki sem tudja, kicsoda. Együtt gondoskodtok róla, és együtt győztök. A célt a személyzet alatt olvashatod: Billy életének mind az öt szakaszából kell egy tiszta emlék.
cli-lesson-first-nurse = Következik a második hely. Az orvosok a játékosoké, az ápolók a mindenkori műszakvezetőé. A „fáradtság” utáni körök akkor telnek meg, ha valaki túl sokat dolgozik; most mind üres. Oszd be az első ápolót.
cli-lesson-first-care = A kártya minden jele 1-gyel rontja Billy állapotát. Orvosi ellátásnál jelzőkkel fedhetitek le a jeleket. Palliatív ellátásnál meghallgatjátok Billyt, és megkapjátok, amit a kártya ígér. Egyszerre csak az egyik lehet. Válaszd a palliatív ellátást.
cli-lesson-first-token = Billy állapota 27-re romlott; a kártya egy jelzőt és egy emléket ad. A jelzővel mindenki azért fizet, amit ő maga tesz Billyért, ezért senki sem adhatja tovább. Ezt te vedd el.
cli-lesson-first-talk = Most valaki leül Billy mellé. Amit tőle hall, az homályos emlék: a lap estig képpel lefelé marad. Beszélgess vele te: válaszd a sárga orvosodat.
cli-lesson-first-blue = Aki dolgozott, estig a műszakjában marad. A délutáni kártyán két hely van, és két jel, amely rontja Billy állapotát. Előbb a kék orvost oszd be: így a társad dönt.
cli-lesson-first-medical = Orvosi ellátás: minden jelre került egy jelző, így Billy állapota 27 marad; egy fedetlen jel 1-gyel rontaná. Naponta egyszer kötelező, különben figyelmeztetést kaptok; ezek száma fent látható. A másodiknál vége a játéknak.
cli-lesson-first-night = A teljes létszámú éjszaka egy jelzőt hozott. Ha nincs ott orvos, a műszakvezető dönt. Ez a kártya stabil: semmi sem romlik, Billyt meghallgatni semmibe sem kerül. Válaszd a palliatív ellátást.
cli-lesson-first-either = Két jelző vagy emlék, vegyesen is: kétszer választasz. Vegyél el egy homályos emléket (1/2).
cli-lesson-first-again = Még egyszer: most is egy homályos emléket vegyél el (2/2).
cli-lesson-first-street = Este van. Aki nem dolgozott, két jelzőt kap; ma mindenki dolgozott. Most felfordítjátok az emlékeket. Ezen a lapon a rács széle bal oldalt van. Tedd az 1. helyre.
cli-lesson-first-drawer = Minden életszakasznak külön sora, minden emléknek egy igazi helye van. Ezen a lapon a rács széle jobb oldalt van. Tedd a 6. helyre.
cli-lesson-first-boatyard = Ezen a lapon a rács széle megint bal oldalt van. Tedd az 1. helyre. A két emlék közötti vonal azt mutatja, hogy összeillenek.
cli-lesson-first-arranged = A Kész előtt soron belül megcserélheted az emlékeket, esténként legfeljebb húszszor. Most jó a sorrend. Válaszd ezt: Kész.
cli-lesson-first-match = Második este. Látod a tiszta emlékedet: egy ülő fiú, üveggolyóval. Tedd az 1. helyen lévő homályosra, amelyen ugyanez a fiú látható.
cli-lesson-rest-why = A második napon dél van, és te vezeted az osztályt. Az éjjel kevesen voltatok, ezért a második ápoló tovább maradt. A neve utáni teli kör 1 fáradtság. Addig marad ott, amíg az ápoló szabadságra nem megy.
