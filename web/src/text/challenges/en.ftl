# Deals that are given to friends as a challenge.

web-challenge = Challenge
web-challenge-give = Challenge friends with this setup
web-challenge-give-about = Anyone with the link gets the same setup at their own table. Everyone who has finished can see the results.
web-challenge-link = Challenge link
web-challenge-open = View the challenge
web-challenge-yours = Your challenge: send this link to friends.
web-challenge-by = { $name } challenges you to play the same setup.
web-challenge-about = You get your own table; nothing about the setup is revealed beforehand. The first game you start counts, and everyone else who has finished will see your name and your result.
web-challenge-hidden = You’ll see how others did once you have finished your own game.
web-challenge-see = This was a challenge: see how others did
web-chat-challenge = This setup was sent as a challenge. The first game you start with it counts.
web-problem-unknown-challenge = This challenge doesn’t exist; it may have been withdrawn.
web-problem-no-challenge = A game that continues another one or belongs to a campaign can’t be sent as a challenge.
