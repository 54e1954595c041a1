# Being the same person on every device

web-account = Your devices
web-account-about = Be the same person on every device. You don’t need any of this to play.
web-account-open = Passkeys, signing in

## Passkeys

web-passkeys = Passkeys
web-passkeys-about = With a passkey you can sign in on any of your devices, with your fingerprint, your face or a PIN. There is no password to remember.
web-passkey-create = Create a passkey
web-passkey-made = Created { $day }
web-passkey-used = Last used { $ago }
web-passkey-unused = Not used yet
web-passkey-synced = Synced with your other devices
web-passkey-here-only = On one device only
web-passkey-remove = Remove
web-passkey-remove-about = Nobody will be able to sign in with this passkey any more. Delete it from your device as well.
web-passkeys-none = This server can’t use passkeys: they need an address with https, and its operator hasn’t set one.
web-passkeys-elsewhere = Passkeys work at this server’s proper address:
web-passkeys-unknown = This browser doesn’t support passkeys.

## Signing in

web-sign-in = Sign in on this device
web-sign-in-about = Already playing on another device? Sign in, and this one has your tables too.
web-sign-in-passkey = Sign in with a passkey
web-sign-in-mail = Or get a link by e-mail, at an address you have confirmed
web-sign-in-mail-send = Send the link
web-sign-in-mail-sent = If this address has been confirmed here, a link is on its way. It works for an hour.
web-sign-in-mail-yours = Your confirmed address is { $address }.
web-sign-in-mail-none = You haven’t confirmed an address yet. You can do that in the settings, under notices.
web-arrival-mailed = This link was sent to you by e-mail. It works once, and you’ll play as yourself here, at all your tables.

## Devices

web-devices = Where you’re signed in
web-devices-about = If you don’t recognise a device, or no longer have it, sign it out.
web-device-here = This device
web-device-seen = Last here { $ago }
web-device-since = Signed in since { $day }
web-device-unknown = Unknown device
web-device-sign-out = Sign out
web-device-sign-out-about = It will need a passkey or a link to get back in. If your personal link might be on it, sign out all other devices instead: that gives you a new link.

## Refusals

web-problem-no-passkeys = This server can’t use passkeys.
web-problem-bad-passkey = That didn’t work; please try again.
web-problem-unknown-passkey = This server doesn’t know that passkey. It may have been removed.
web-problem-copied-passkey = That passkey may have been copied, so it was refused. Sign in another way and remove it.
web-problem-too-many-passkeys = You have as many passkeys as you can have here, or this one already.
web-problem-unknown-device = That device has been signed out already.
web-problem-passkey-cancelled = Cancelled; nothing has changed.
web-problem-passkey-there = This device already has a passkey of yours.
web-problem-passkey-failed = Your browser couldn’t use a passkey here.
