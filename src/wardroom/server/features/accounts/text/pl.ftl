### The mail with which somebody signs in. $site is the address of the server.

sign-in-mail-title = Logowanie do Wardroomu
sign-in-mail = Ktoś, najpewniej ty, chce się zalogować do Wardroomu ({ $site }) na innym urządzeniu. Otwórz link na tym urządzeniu; działa raz i tylko przez godzinę.
sign-in-mail-nameless = Gość
sign-in-mail-not = Jeśli to nie ty, po prostu zignoruj tę wiadomość: bez linku nikt się nie zaloguje.
