### Scenario 6

event-x2 = Smoke
    .text = He turns his face away and says that something is burning.

scenario-06-title = The Boathouse
scenario-06-intro-1 = Since the calls he has slept badly. At night he says the name Jamie, and asks you to shut the window because of the smoke. There is no smoke. You check every time, and every time you shut the window.
scenario-06-intro-2 = There was a promise, that much you know: a dark hall, his mother’s hand under his chin. Whatever came after it he walks around, as one walks around a hole in the floor. “Don’t let me tell it well,” he says. “I’ve told it well for nearly forty years. To myself.”
scenario-06-setup = One picture you have already: a lamp and a promise. He has asked that nobody should cheer him up afterwards, and you pass it on at every change of shift. What he is going to tell you now will cost him something, and there is nothing on the trolley for that.
scenario-06-rules = Head start: one hazy memory of “Tern Street”. The event “Lighter for the telling” is taken out of the clear deck, and “Smoke” goes in. The weight of memories, unpleasant ones only: each clear memory with a minus that is laid lowers Billy’s health by 1, and anyone who holds one whose twin is in play has to lay it. The goal card shows four hazy pictures.
scenario-06-goal = Stay with him until he comes to the night of the fire: at least three of the four memories shown must become clear.
scenario-06-win = He asks you to sit up straight, as if it were a hearing. “The stove was mine to see to,” he says. “I left it burning and went out. Jamie was sixteen. He said it was him, and I let him.” Nobody speaks. A machine ticks. He waits for the verdict, and none comes. “That’s all,” he says at last, astonished. “That’s the whole of it.”
scenario-06-death = The fire stays his alone. You have seen its light on his face often enough to know that it was there and that he stood close to it. What he was going to say he takes with him. You open the window, because he always asked you to shut it.
scenario-06-transfer = On the new ward they call him an easy patient. He has fallen silent there, eats what he is given, and looks at the door. You meet one of his nurses on the stairs. “Does he ever talk?” she asks. “Yes,” you say, and do not know where to begin.
scenario-06-beat-1 = “Ten minutes,” he says. “You could see every star there was.” His hand goes to the rail and lets go again. “Cedar burns sweet. Nobody tells you that.”
scenario-06-beat-2 = He spells the name for you, letter by letter, as if you were taking it down: J, A, M, I, E. “So that it’s written somewhere,” he says, “that he didn’t.”
scenario-06-beat-3 = He is too weak for long sentences now. He uses short ones. It turns out that more fits into them.

## Memories of which more is told from here on.

scene-shavings-6 = Quinlan’s boatyard, first day. Billy leans on a broom taller than himself and breathes in tar and cedar.
scene-stars-6 = Billy walks back along the shore with a lantern. Behind the windows of the boathouse the light is far too bright.
scene-sentence-6 = In Quinlan’s office Jamie says: it was me. Billy sits with his cap in his hands and lets him say it.
