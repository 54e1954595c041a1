### Notices of turns, tables over days, the own data, and being offline.

## Notices

web-notices-about = One notice for each of your turns, also when this page is closed. Nothing else is sent.
web-notices-here = This browser can only notify you while the page is open.
web-notices-mail = By e-mail
web-notices-mail-address = E-mail address
web-notices-mail-ask = Send me a link
web-notices-mail-asked = Open the link we have sent to { $address }; until then there are no mails.
web-notices-mail-on = Mails go to { $address }.
web-notices-mail-off = No more mails
web-notices-quiet = Quiet hours
web-notices-quiet-from = from
web-notices-quiet-until = until
web-mail-confirmed = E-mail confirmed
web-mail-confirmed-about = From now on you get a mail when it is your turn and you are away.
web-mail-stopped = No more mails
web-mail-stopped-about = Nothing more will be sent to this address.
web-mail-confirm = Confirm your e-mail address
web-mail-confirm-do = Confirm
web-mail-stop = No more mails to this address?
web-mail-stop-do = No more mails
web-to-home = Home

## Tables over days

web-pace = Pace
web-pace-live = Live
web-pace-hour = An hour a move
web-pace-day = A day a move
web-pace-three-days = Three days a move
web-pace-never = No hurry
web-pace-about-live = Whoever is away can be replaced by a colleague after half a minute.
web-pace-about-days = Only when somebody takes longer may the others let a colleague stand in.
web-pace-about-never = Nobody is replaced; the table waits.
web-hook = Tell our chat whose turn it is
web-hook-about = The address of a webhook: Discord, Slack, Mattermost, Matrix. It stays secret.
web-hook-address = Webhook address
web-hook-save = Tell the chat
web-hook-on = A chat at { $host } is told whose turn it is.
web-hook-off = No longer tell the chat
web-recap = Since your last turn
web-recap-earlier = { $count ->
    [one] One earlier turn
   *[other] { $count } earlier turns
}
web-recap-more = { $count ->
    [one] One turn before those is in the log.
   *[other] { $count } turns before those are in the log.
}
web-recap-board = Show it on the board

## The own data

web-my-data = My data
web-my-data-about = What this server knows about you: your name, your seats, moves and chat, and how to notify you.
web-my-data-download = Download
web-sign-out-others = Sign out other devices
web-sign-out-others-about = Every other device has to come in by a new personal link. The old link is void.
web-sign-out-others-do = Sign them out
web-sign-out-others-done = Other devices are signed out, and your personal link is a new one.
web-forget-me = Delete everything about me
web-forget-me-about = Your name, your chat and your tables are deleted for good. In games that go on a colleague takes your seat. This cannot be undone.
web-forget-me-do = Delete it all

## Offline

web-offline = You are offline. The tables are waiting; as soon as the network is back, so are they.
web-newer = There is a newer version of this page.
web-newer-load = Load it
web-incomplete = A part of this page could not be loaded.
web-incomplete-load = Load it again

## Why something was refused.

web-problem-pace = The pace of this table leaves that person more time.
web-problem-bad-address = Nothing can be sent to this address.
web-problem-no-mail = This server cannot send mail now.
web-problem-old-link = This link is no longer valid.
web-holiday = I am on holiday
web-holiday-about = Until then no notices are sent, and your turns do not run out of time. Those you play with see it.
web-holiday-until = Last day
web-holiday-stand-in = A computer colleague may play for me
web-player-holiday = on holiday until { $until }
web-row-holiday = { $name } (on holiday until { $until })
web-status-holiday = { $name } is on holiday until { $until }
web-missed-holiday = { $name } is on holiday until { $until }.
