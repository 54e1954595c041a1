### Notices of turns, as push messages, mails and lines in a group's chat.
### $title is a game, $names are other people at the table, $name is whose turn it is.

notice-nobody = Guest
notice-title = Your turn: { $title }
notice-with = At the table with { $names }.
notice-alone = Your table is waiting for you.
notice-chat = { $name }: your turn. { $title }: { $link }

## Mails

notice-mail = It is your turn at Wardroom. The game: { $title }.
notice-mail-once = You get one mail for a turn, and no other until you have been at the table.
notice-mail-stop = No more mails, please:
notice-confirm-title = Confirm your mail address
notice-confirm = Somebody, most likely you, would like to get mail at this address whenever it is their turn at Wardroom ({ $site }). If that is so, open this link:
notice-confirm-not = If it was not you, you need not do anything: nothing more will be sent here.
