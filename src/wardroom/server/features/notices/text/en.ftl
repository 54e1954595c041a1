### Notices of turns, as push messages, mails and lines in a group's chat.
### $title is a game, $names are other people at the table, $name is whose turn it is.

notice-nobody = Guest
notice-title = Your turn: { $title }
notice-with = At the table with { $names }.
notice-alone = Your table is waiting for you.
notice-chat = { $name }: your turn. { $title }: { $link }

notice-invited = { $name } is inviting you to play.
notice-invited-to = Game: { $title }.

## Mails

notice-mail = It’s your turn at Wardroom. Game: { $title }.
notice-mail-once = You get one e-mail per turn, and no more until you’ve been back at the table.
notice-mail-stop = Unsubscribe:
notice-confirm-title = Confirm your e-mail address
notice-confirm = Someone, most likely you, wants e-mail at this address whenever it’s their turn at Wardroom ({ $site }). If that’s right, open this link:
notice-confirm-not = If it wasn’t you, just ignore this: nothing more will be sent here.
