# Deals that are given to friends as a challenge.

web-challenge = Challenge
web-challenge-give = Challenge friends with this deal
web-challenge-give-about = Whoever has the link gets the same deal at a table of their own. Results open up to those who have finished.
web-challenge-link = Link of the challenge
web-challenge-open = See the challenge
web-challenge-yours = Your challenge: send friends this link.
web-challenge-by = { $name } challenges you to play the same deal.
web-challenge-about = You get a table of your own; nothing about the deal is known beforehand. The first game you begin counts, and those who have finished too will see your name and your result.
web-challenge-hidden = You will see how others fared once you have finished your own game.
web-challenge-see = This was a challenge: see how others fared
web-chat-challenge = This deal was given as a challenge. The first game you begin with it counts.
web-problem-unknown-challenge = There is no such challenge; perhaps whoever gave it has withdrawn it.
web-problem-no-challenge = A game that goes on from another one or belongs to a campaign cannot be given as a challenge.
