# People one plays with

web-company = People you have played with
web-company-all = Show all
web-company-listed = They see when I’m here and can invite me
web-companion-here = here now
web-companion-blocked = blocked
web-companion-play = Play again
web-companion-invite = Invite
web-companion-invited = Invited
web-companion-block = Block
web-companion-unblock = Unblock
web-companion-block-about = { $name } will no longer see you here, can’t invite you, and can’t come to tables you open. They aren’t told.
web-invitation = { $name } is inviting you to play. Game: { $game }.
web-invitation-come = Join
web-invitation-decline = No, thanks
web-problem-unknown-companion = You haven’t played with this person.
web-problem-not-invited = This person can’t be invited.
