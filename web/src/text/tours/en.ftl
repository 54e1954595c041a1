# Guided replays: one leads through a finished game, others follow and talk.

web-tour-lead = Lead others through this game
web-tour-lead-about = Whoever opens the link sees the moment you look at, and you can talk.
web-tour-leading = You lead: those who follow see the moment you look at.
web-tour-following = { $name } leads; you follow.
web-tour-alone = You are looking around on your own; { $name } leads.
web-tour-leader-gone = Whoever led has gone.
web-tour-ended = The guided replay has ended. You can go on looking by yourself.
web-tour-link = Link for those who follow
web-tour-not-shared = Only its players can open this game as long as it is not shared.
web-tour-people = Others here
web-tour-hand-over = Hand over
web-tour-take = Take the lead
web-tour-back = Follow again
web-tour-end = End the guided replay
web-tour-talk-about = Nothing said here is kept.
web-problem-unknown-tour = This guided replay has ended, or the link is not complete.
web-problem-not-following = They do not follow any more.
web-problem-not-leading = Somebody else leads now.
