### Miért döntöttek így a Karantén gépi munkatársai – egy mondatban.
### $tile egy lapka, $colour egy páciens vagy kórterem színe, $owner egy játékos (sosem kap ragot).

why-lay = A { $colour } kórterem jól illik ide, és marad hely a bővítésre.
why-opening = Jó kezdés: tömör alaprajz, sok irányba nyíló átjárókkal.
why-draw = Jobb akkor tervezni, amikor már minden kocka ismert.
why-end = Ebben a fordulóban nem maradt több hasznos tennivaló.
why-cafeteria = Egy plusz akció ingyen van.
why-queue-own = A { $colour } páciens a saját várólistámon ér nekem a legtöbbet.
why-queue-other = Ezen a várólistán jön nekem a legjobbkor a { $colour } páciens: { $owner }.
why-infect = A karantén itt hátráltatja legjobban ({ $owner }): { $tile }.
why-infect-own = Itt okozza a karantén a legkisebb kárt: { $tile }.
why-spread = Ha { $tile_t } is eléri a karantén, tovább tart a takarítás.
why-no-spread = Nem éri meg hagyni, hogy a láz továbbterjedjen.
why-cure = A { $colour } páciensek gyógyítása pénzt és pontot hoz, és ágyakat szabadít fel.
why-emergency = A Baleseti osztály legyen szabad, mire a következő páciens érkezik.
why-admit = Van szabad ágy a várólista elején állóknak.
why-build-ward = Több ágy, és beleillik az alaprajzba: ez a kórterem megtérül ({ $tile }).
why-build-room = Ennyiért { $tile_t } megéri megvenni.
why-contract = Ilyen áron aligha veszi meg előttem más { $tile_t }.
why-take = Senki sem volt gyorsabb, és az elvétele nem kerül akcióba: { $tile }.
why-place = Most már jó helye van a kórházban: { $tile }.
why-disinfect = Megér egy akciót fertőtleníteni { $tile_t }.
why-pathology = Egyetlen akcióval több kocka is eltűnik.
why-pharmacy = A Gyógyszertár egy befogadást és egy gyógyítást takarít meg.
why-gift-shop = Most egy { $colour } kocka a leghasznosabb a dobozból.
why-marker = Egy későbbre eltett jelző most mindennél többet ér.
why-extra = Egy plusz akció most megéri a jelzőt.
why-move = Ha a { $colour } páciens máshol áll, gyorsabban halad a sor.
why-triage = Az új sorrendben egyszerre több pácienst lehet befogadni.
why-rebuild = A lapkák máshol több kartonozót tesznek teljessé.
why-cancel = Ez nem érné meg, jobb mást tenni.
why-best = Így áll a legjobban a kórházam.
