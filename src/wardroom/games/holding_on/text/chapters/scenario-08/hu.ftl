### 8. forgatókönyv

event-x1 = Az ő hangja
    .text = Halk nesz a vonalban, és Billy arca csupa figyelem.

scenario-08-title = Az üres szék
scenario-08-intro-1 = Nell most már vasárnaponként telefonál, és azt kérdezi, hogyan lélegzik. Mást nem kérdez. Van valami, aminek egyikük sem megy a közelébe, és ennek a valaminek szék formája van.
scenario-08-intro-2 = „Összecsukhatósak” – mondja egyik este. „Fémből. Nyolcvanat raktak ki belőle a díszteremben.” Olyan sokáig hallgat, hogy azt hiszitek, elaludt. „A színpadról látni, melyik üres. Erre sose gondoltam, amíg ki nem józanodtam. Hogy a színpadról látszik.”
scenario-08-setup = Nell megmondta, mikor lehet elérni: naponta egyszer, mielőtt munkába indul. Fel fogja venni; már nem ez a kérdés. Az a kérdés, mit visz magával Billy a telefonhoz. Használhat vagy árthat neki, a lázlapon így is, úgy is meglátjátok.
scenario-08-rules = A kapcsolatlapka és Nell száma játékban van. Kezdő lap: egy homályos emlék „A fiók” sorában. A homályos pakliba bekerül „Az ő hangja” esemény. Érvényes az emlékek súlya: a pluszjel 1-gyel javítja, a mínuszjel 1-gyel rontja Billy állapotát, és azt a tiszta emléket, amelynek a párja játékban van, le kell rakni. A három híváskártya sorrendje adott, és mindegyik hívást felveszik. Orvos naponta legfeljebb egyszer telefonálhat, amint a célkártya négy emlékéből egy kitisztult.
scenario-08-goal = Menjetek el Billyvel az üres székig: legalább három tiszta emlék a négy bemutatott közül, és három beszélgetés Nell-lel.
scenario-08-win = „Évekig fenntartottam neked” – mondja Nell, és ti is halljátok, mert kérte, hogy maradjatok. „A koncerteken, az évzárókon. Az esküvőn ültetőkártya volt rajta, a neveddel.” Billy nem védekezik. „Mit játszottál?” – kérdezi. „Akkor először.” És kis idő múlva, a világ túlsó feléről, Nell eldúdolja neki.
scenario-08-death = Az utolsó hívás búgó hangba vész. Nellnek csütörtököt mondtatok, és most kedd van. Így hát ti hívjátok, mindnyájan egyetlen kagyló körül, és amikor kimondtátok, azt kérdezi, miről beszélt Billy a végén. Van mit felelnetek, és igaz is: „Önről.”
scenario-08-transfer = Nell olyan osztályt hív, ahonnan Billyt már elvitték. A központ emeletről emeletre kapcsolja, és mire valaki megtalálja, késő van, és a telefonzsinór nem ér el az ágyig. Egy héttel később hallotok róla. Azóta valaki vett egy hosszabb zsinórt.
scenario-08-voice-1 = „A koncertről akarnak beszélni” – mondja Nell, mielőtt befejeznétek a köszönést. „Ő krákog, mielőtt hazudik. Krákog?” Nem, mondjátok. „Akkor meghallgatom” – feleli. „Tíz percem van.”
scenario-08-voice-2 = Ezúttal Nell beszél. A bőröndről az előszobában. Hogy hallgatózott az ajtaja mögött, és számolta az apja lépteit, hogy biztosan meglegyen mind. Billy egyszer sem szól közbe. A végén Nell egészen más hangon mondja: „Nem tudom, miért kiabálok. Jól hallasz te engem.”
scenario-08-voice-3 = „Küldtem neked meghívót” – mondja Nell. „Itt van nálam” – feleli ő, és tényleg ott van; ma reggel vettétek ki a táskájából. Kést kér. Nell a vonal túlsó végén hallgatja, ahogy felhasad a papír, tizenhárom év késéssel.
scenario-08-beat-1 = „Az ablaknál állt – mondja –, hogy ne lássa, ahogy elmegyek. Vagy hogy lássa. Sosem tudtam, mit mutatott az az üveg.”
scenario-08-beat-2 = A fényképet a vizeskancsónak támasztjátok. Három pénztárcát szolgált ki. „Ada” – olvassa a hátuljáról, pedig kívülről tudhatja. „Most tízéves lehet.”

## Emlékek, amelyekről innentől többet tudni.

scene-programme-8 = Eső veri a szélvédőt az iskola díszterme előtt. Odabent egy hegedűs kislány egyetlen széket keres a szemével.
scene-case-8 = Az előszoba. Billy a bőrönddel, Nell ajtaja csukva, Ruth az ablaknál, háttal neki.
scene-ink-8 = Billy egy fehér borítékot visz a fiókhoz. Nell esküvői meghívója. Nem bontotta fel.
