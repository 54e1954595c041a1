# People one plays with

web-company = Osoby, z którymi grasz
web-company-all = Pokaż wszystkie
web-company-listed = Widzą, kiedy tu jestem, i mogą mnie zapraszać
web-companion-here = teraz tutaj
web-companion-blocked = zablokowana osoba
web-companion-play = Zagraj znowu
web-companion-invite = Zaproś
web-companion-invited = Zaproszenie wysłane
web-companion-block = Zablokuj
web-companion-unblock = Odblokuj
web-companion-block-about = { $name } nie będzie cię tu widzieć, nie zaprosi cię i nie wejdzie do stołów, które otworzysz. Nie dostanie o tym wiadomości.
web-invitation = { $name } zaprasza cię do gry. Gra: { $game }.
web-invitation-come = Dołącz
web-invitation-decline = Nie, dziękuję
web-problem-unknown-companion = Z tą osobą jeszcze nie było wspólnej partii.
web-problem-not-invited = Tej osoby nie można zaprosić.
