### Notices of turns, tables over days, the own data, and being offline.

## Notices

web-notices-about = One notification for each of your turns, even when this page is closed. Nothing else is sent.
web-notices-here = This browser can only notify you while the page is open.
web-notices-mail = By e-mail
web-notices-mail-address = E-mail address
web-notices-mail-ask = Send me a link
web-notices-mail-asked = Open the link we have sent to { $address }; until then you won’t get any e-mails.
web-notices-mail-on = E-mails go to { $address }.
web-notices-mail-off = Stop e-mails
web-notices-quiet = Quiet hours
web-notices-quiet-from = from
web-notices-quiet-until = until
web-mail-confirmed = E-mail confirmed
web-mail-confirmed-about = From now on you’ll get an e-mail when it’s your turn and you’re away.
web-mail-stopped = E-mails stopped
web-mail-stopped-about = Nothing more will be sent to this address.
web-mail-confirm = Confirm your e-mail address
web-mail-confirm-do = Confirm
web-mail-stop = Stop e-mails to this address?
web-mail-stop-do = Stop e-mails
web-to-home = Home

## Tables over days

web-pace = Pace
web-pace-live = Live
web-pace-hour = One hour per move
web-pace-day = One day per move
web-pace-three-days = Three days per move
web-pace-never = No time limit
web-pace-about-live = Anyone who is away can be replaced by a colleague after half a minute.
web-pace-about-days = The others can call in a stand-in only when someone takes longer than that.
web-pace-about-never = Nobody is replaced; the table waits.
web-hook = Post turns to our chat
web-hook-about = The address of a Discord, Slack, Mattermost or Matrix webhook. It’s kept secret.
web-hook-address = Webhook address
web-hook-save = Save webhook
web-hook-on = Turns are posted to a chat at { $host }.
web-hook-off = Stop posting to the chat
web-recap = Since your last turn
web-recap-earlier = { $count ->
    [one] One earlier turn
   *[other] { $count } earlier turns
}
web-recap-more = { $count ->
    [one] One more turn before that is in the log.
   *[other] { $count } more turns before that are in the log.
}
web-recap-board = Show on the board

## The own data

web-my-data = My data
web-my-data-about = What this server knows about you: your name, your seats, moves and messages, and how to notify you.
web-my-data-download = Download
web-sign-out-others = Sign out other devices
web-sign-out-others-about = Every other device will need a new personal link. The old link stops working.
web-sign-out-others-do = Sign them out
web-sign-out-others-done = Other devices have been signed out, and you have a new personal link.
web-forget-me = Delete everything about me
web-forget-me-about = Your name, your messages and your tables are deleted for good. In games in progress a colleague takes your seat. This can’t be undone.
web-forget-me-do = Delete everything

## Offline

web-offline = You’re offline. Your tables will be back as soon as your connection is.
web-newer = A newer version of this page is available.
web-newer-load = Reload
web-incomplete = Part of this page couldn’t be loaded.
web-incomplete-load = Reload

## Why something was refused.

web-problem-pace = At this table’s pace that player still has time.
web-problem-bad-address = Nothing can be sent to this address.
web-problem-no-mail = This server can’t send e-mail right now.
web-problem-old-link = This link is no longer valid.
web-holiday = I’m on holiday
web-holiday-about = While you’re on holiday you get no notifications, and your turns don’t run out of time. The people you play with can see that you’re away.
web-holiday-until = Last day
web-holiday-stand-in = A computer colleague may play for me
web-player-holiday = on holiday until { $until }
web-row-holiday = { $name } (on holiday until { $until })
web-status-holiday = { $name } is on holiday until { $until }
web-missed-holiday = { $name } is on holiday until { $until }.
