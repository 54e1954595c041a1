### The mail with which somebody signs in. $site is the address of the server.

sign-in-mail-title = Sign in to Wardroom
sign-in-mail = Someone, most likely you, wants to sign in to Wardroom ({ $site }) on another device. Open the link on that device; it works once and for an hour.
sign-in-mail-nameless = Guest
sign-in-mail-not = If it wasn’t you, just ignore this: without the link nobody can get in.
