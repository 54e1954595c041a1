### A Visiting Hours képernyői magyarul.

web-visiting-hours-to-come = Még jön: { $count } látogató
web-visiting-hours-soap = Szappan: { $count }
web-visiting-hours-soap-out = szappan kitéve
web-visiting-hours-closed = bezárt
web-visiting-hours-unseen = { $count } látogató
web-visiting-hours-brought = behozott bacik
web-visiting-hours-washed = eltüntetett bacik

web-visiting-hours-help = Látogatási idő
web-visiting-hours-help-1 = Tartsatok nyitva mind a négy osztályt, amíg az utolsó látogató be nem jutott. Ahol négynél több baci van, az az osztály bezár, és vesztettetek.
web-visiting-hours-help-2 = Amikor te jössz, előbb fertőtleníts egy osztályt, tégy ki szappant, vagy igyál egy teát. A szappan az ajtónál megfogja a következő látogató bacijait.
web-visiting-hours-help-3 = Aztán engedd be a két látogatód egyikét, és vedd magadhoz a sorban következőt.
