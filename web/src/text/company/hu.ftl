# People one plays with

web-company = Akikkel játszottál
web-company-all = Mindenki mutatása
web-company-listed = Láthatják, ha itt vagyok, és meghívhatnak
web-companion-here = most itt van
web-companion-blocked = letiltva
web-companion-play = Játsszunk újra
web-companion-invite = Meghívás
web-companion-invited = Meghívtad
web-companion-block = Letiltás
web-companion-unblock = Letiltás feloldása
web-companion-block-about = { $name } többé nem lát téged itt, nem hívhat meg, és nem jöhet az asztalokhoz, amelyeket nyitsz. Erről nem kap üzenetet.
web-invitation = { $name } játszani hív. A játék: { $game }.
web-invitation-come = Csatlakozás
web-invitation-decline = Köszönöm, nem
web-problem-unknown-companion = Ezzel az emberrel még nem játszottál.
web-problem-not-invited = Ezt az embert nem lehet meghívni.
