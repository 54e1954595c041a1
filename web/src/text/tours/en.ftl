# Guided replays: one leads through a finished game, others follow and talk.

web-tour-lead = Lead others through this game
web-tour-lead-about = Anyone with the link sees the moment you’re looking at, and all of you can talk.
web-tour-leading = You’re leading: everyone following sees the moment you’re looking at.
web-tour-following = { $name } is leading; you’re following.
web-tour-alone = You’re looking around on your own; { $name } is leading.
web-tour-leader-gone = The leader has left.
web-tour-ended = The guided replay has ended. You can keep looking around on your own.
web-tour-link = Link for followers
web-tour-not-shared = Only its players can open this game until it’s shared.
web-tour-people = Also here
web-tour-hand-over = Hand over
web-tour-take = Take the lead
web-tour-back = Follow again
web-tour-end = End the guided replay
web-tour-talk-about = Nothing said here is saved.
web-problem-unknown-tour = This guided replay has ended, or the link is incomplete.
web-problem-not-following = They aren’t following any more.
web-problem-not-leading = Someone else is leading now.
