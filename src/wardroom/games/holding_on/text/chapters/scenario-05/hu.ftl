### 5. forgatókönyv. Alakok: .acc tárgyeset, .there hol csöng a telefon.

contact-nell = Nell
    .acc = Nellt
    .there = Sydneyben

scenario-05-title = Az első hívás
scenario-05-intro-1 = Az útlevéltok bélésében egy cédulát találtok; annyiszor hajtották össze, hogy olyan puha lett, mint a vászon. Egy név és egy szám, az ő keze írása: Nell. A papír régi. A számot kétszer javították, különböző tintával.
scenario-05-intro-2 = „Ez a jó” – mondja. „Minden évben utánanéztem. Az utolsó számjegyet sosem tárcsáztam.” Elmagyarázzátok, hogy valamelyikőtök tárcsázhatna, és tarthatná a kagylót, hogy neki ne kelljen. Egy egész délután gondolkodik rajta. „Akkor előbb tudják meg, kiért telefonálnak” – mondja.
scenario-05-setup = A folyosói telefon most az ágya mellett áll; a zsinór éppen odáig ér. Hogy odaát otthon lesz-e valaki, azt senki sem tudja, és nem volna rendjén telefonálni, amíg nem tudtok róla legalább egy keveset. Három kép mintha hozzá vezetne. A lámpának támasztjátok őket.
scenario-05-rules = A kapcsolatlapka a betegpakli mellett van. Az éjjeliszekrényben hat megkevert híváskártya van: három hívást felvesznek, hármat nem. Amint legalább egy Nellről szóló tiszta emlék a rácson van, egy orvos telefonálhat; minden hívásnál a legfelső kártyát fordítjátok fel. A Nellhez vezető három homályos kép látható.
scenario-05-goal = Érjétek el, hogy háromszor megszólaljon Nell hangja, és rakjatok le legalább két tiszta emléket a „Déli fény” éveiből.
scenario-05-win = Harmadszorra Nell már a második csengésre felveszi. Keveset beszél. A kagylót Billy füléhez tartjátok, és ő is keveset mond: hogy milyen az idő, hogy hívják az osztályt. A mondatok között lélegzet hallatszik a világ mindkét végén. Amikor lejár az idő, Nell nem teszi le. Billy mondja ki: „Hát akkor. Jó éjt, Nell.” A számot olyan helyre teszitek, ahonnan nem veszhet el.
scenario-05-death = Egy házban a világ túlsó felén üres szobában csöng a telefon. Mire végre lesz, aki fölvegye, már más hírt kell közölnötök vele. Mindegyikőtök külön gyakorolta, hogyan mondja, és most kiderül, hogy mind ugyanazokat a szavakat választottátok.
scenario-05-transfer = A szám az íróasztalotokon marad. Már nem ti gondozzátok, és nem a ti dolgotok tárcsázni. Valaki egy bögrét állít a cédulára, hogy el ne fújja a huzat. Hetekig ott van, és senki sem mozdítja el a bögrét.
scenario-05-voice-1 = „Tessék?” Óvatos női hang. Elmondjátok, honnan hívjátok, és kit gondoztok. A csendben vízcsap csobogása hallatszik. „Hívat?” – kérdezi, és mielőtt őszinte választ találnátok: „Nem. Ne mondják meg. Hívjanak fel még egyszer.”
scenario-05-voice-2 = Összeírta, mit szeretne tudni, és felolvassa: vannak-e fájdalmai, egyedül van-e, dúdol-e még, ha dolga akad a kezének. Az első kettőre tudtok felelni. A harmadikért be kell néznetek hozzá. „Igen” – mondjátok. Halljátok, ahogy leírja.
scenario-05-voice-3 = „Adják oda neki” – mondja. Billy füléhez teszitek a kagylót. Ami ezután elhangzik, nem rátok tartozik. Az infúziót nézitek, az ablakot, az infúziót. Amikor elfordítja a fejét, visszaveszitek a kagylót. Meleg.
scenario-05-silence-1 = Tizenegyszer csöng ki. Egy gépi hang üzenetet kér. Készültetek vele, de úgy hangzik, mintha árulnátok valamit. Így hát az osztály nevét és a számot hagyjátok meg, kétszer, lassan.
scenario-05-silence-2 = Nem veszik fel. Ott hajnali négy van; valaki elszámolta az időeltolódást. Billy megkönnyebbül, és nem titkolja. „Akkor majd holnap” – mondja. Ezt a szót eddig nem használta.
scenario-05-silence-3 = Csöng, amíg a központ meg nem szakítja. Billy számolta. „A kert – mondja. – Ilyenkor a kertben van.” Senki sem mondta neki, hogy van kertje. Még egy darabig ébren marad, hátha bejön a házba.
scenario-05-beat-1 = Kinyújtja a mutatóujját, és nézi. „Ebbe kapaszkodott” – mondja. „Volt idő, amikor az egész keze épp csak körülérte.”

## Emlékek, amelyekről innentől többet tudni.

scene-rain-5 = A házasságkötő terem lépcsőjén Billy Ruth fölé tartja az esernyőt, magának nem jut belőle.
scene-fingers-5 = Billy a kórház ablakának dől, karjában egy kis csomag. A lánya, Nell, kétórás.
scene-ink-5 = Billy egy fehér borítékot visz a fiókhoz. Nell keze írása. Nem bontotta fel.
scene-date-5 = Billy a lámpa alatt egy fényképpel: hároméves kislány nevet a tengerparton. Az unokája. Sosem találkoztak.
