### Scenario 9

regret-fire = the fire
regret-letter = the letter
regret-seat = the empty seat

scenario-09-title = Three Regrets
scenario-09-intro-1 = “I’ve three,” he says, “as in a story.” He holds up three fingers and looks at them: a stove, a letter, a chair. You have heard about each of them. He has told you what happened. What he would have liked to say, he has yet to say.
scenario-09-intro-2 = The chaplain thinks that it is a question of forgiveness, the psychologist that it is a question of order. The cleaner, who has known him as long as you have, thinks that somebody has to sit there while he does it. You decide that all three are right, and take turns in the chair.
scenario-09-setup = He has had you write a word on each of three cards, and they lie in the locker, face down. Of each story one picture already hangs clear above the desk. For the rest he needs a quiet shift, one of you in the chair, and an hour that belongs to nobody else.
scenario-09-rules = One memory of each regret starts in its row, the hazy card together with its clear twin. Three regret cards are in the bedside locker. The weight of memories applies: a plus raises health by 1, a minus lowers it by 1, and a clear memory whose twin is in play has to be laid. A regret is ready when at least two of its four memories are clear. On a stable card, when doctors may ask questions, an assigned doctor with less than 2 fatigue may put two of their own tokens on the card and face the regret with Billy. A regret once faced stays faced.
scenario-09-goal = Face all three regrets with him: the fire, the letter, the empty seat.
scenario-09-win = Three things have been said. Nothing in the room has changed, not the jug, not the blind, not the light on the floor. Only the monitor is quieter, or it seems so, because you have stopped listening for it. He sleeps with open hands. Three cards lie turned over on the locker. You put them with his things; they will be needed once more.
scenario-09-death = He had begun the second sentence. You were all there, for once, and nobody had to be fetched. It is possible that he finished it; his lips went on a little. None of you heard the words. You agree, in the corridor, that he finished it.
scenario-09-transfer = The chair by his bed is empty. You see it through the glass of the other ward, when one of you passes on some pretext. Somebody should be sitting there. You have no business in that corridor. The next day the pretext is a better one, and you stay a minute longer.
scenario-09-regret-fire = “Jamie,” he says to the empty chair, “it was my stove. You were sixteen, you’d no business to be braver than me. I had the words ready, and I went to sea with them. I’m giving you them now.” You write it down, with the date, and he signs.
scenario-09-regret-letter = “Aldo,” he says, “it’s delivered. First I was drunk, and then I was ashamed of it, and that took longer. She says you still owe her a bicycle.” He listens, as though somebody had answered. “I asked her to let you off.”
scenario-09-regret-seat = “Nell,” he says, “I was there. In the car, with the wipers off. I heard the beginning through the wall. I thought, a man in that state has no right to come in. It was for you to say, and I never asked.” The chair is quite close to the bed. It has been all along.
scenario-09-beat-1 = He asks what day it is. Friday, you say. “Then I’ll do the hard one on Friday,” he says, and does not tell you which one that is.
scenario-09-beat-2 = He can no longer hold a cup. He can still hold a thought to its end, he says, and if he had been asked he would have chosen that order.
scenario-09-beat-3 = A letter from the director, two lines, correct in every word. Somebody pins it to the board. Somebody else pins a drawing beside it: kerb, step, door, window, chimney.
