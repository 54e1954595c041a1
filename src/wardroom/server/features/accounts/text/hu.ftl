### The mail with which somebody signs in. $site is the address of the server.

sign-in-mail-title = Belépés a Wardroomba
sign-in-mail = Valaki, valószínűleg te, egy másik eszközön szeretne belépni a Wardroomba ({ $site }). Azon az eszközön nyisd meg a linket; egyszer használható, egy órán át.
sign-in-mail-nameless = Vendég
sign-in-mail-not = Ha nem te voltál, hagyd figyelmen kívül ezt az üzenetet: a link nélkül senki sem tud belépni.
