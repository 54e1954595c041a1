### Scenario 5. Forms: .there where somebody is called.

contact-nell = Nell
    .there = in Sydney

scenario-05-title = The First Call
scenario-05-intro-1 = In the lining of his passport cover you find a slip of paper, folded so often that it has gone soft as cloth. A name and a number in his own hand: Nell. The paper is old. The number has been corrected twice, in different inks.
scenario-05-intro-2 = “It’s the right one,” he says. “I looked it up every year. I never dialled the last figure.” You explain that one of you could dial, and hold the receiver, so that he need not. He thinks about it for a whole afternoon. “Then you’d better know who you’re ringing for,” he says.
scenario-05-setup = The telephone from the corridor stands by his bed now; the cord just reaches. Whether anybody is at home over there, nobody can say, and it would not be right to ring before you know a little about her. Three pictures seem to lead to her. You prop them against the lamp.
scenario-05-rules = The contact tile is beside the patient deck. The bedside locker holds a shuffled stack of six call cards: on three of them somebody answers, on three nobody does. As soon as at least one clear memory of Nell is in the grid, a doctor may phone; each call turns up the top card. The three hazy pictures that lead to her are shown.
scenario-05-goal = Hear Nell’s voice three times, and lay at least two clear memories of “Southern light”.
scenario-05-win = The third time Nell picks up on the second ring. She says little. You hold the receiver to his ear, and he says little too: the weather, the name of the ward. Between the sentences there is breathing at both ends of the world. When the time is up she does not hang up. It is he who says: “Well. Goodnight, Nell.” You put the number where it cannot get lost.
scenario-05-death = In a house on the other side of the world a telephone rings in an empty room. When at last somebody is there to answer it, you will have other news for her. You have practised how to say it, each of you alone, and now you find that you have all chosen the same words.
scenario-05-transfer = The number stays on your desk. You are not his team any more, and it is not yours to dial. Somebody sets a cup on the slip of paper, so that it will not blow away. It stays there for weeks, and nobody moves the cup.
scenario-05-voice-1 = “Yes?” A woman’s voice, wary. You say where you are calling from and whom you are looking after. In the silence you can hear a tap running. “Is he asking for me?” she says, and before you have found an honest answer: “No. Don’t tell me. Ring again.”
scenario-05-voice-2 = She has made a list of what she wants to know, and reads it out: is he in pain, is he alone, does he still hum when his hands are busy? The first two you can answer. For the third you have to go and look. “Yes,” you tell her. You hear her write it down.
scenario-05-voice-3 = “Put him on,” she says. You lay the receiver against his ear. What is said then is not for you. You look at the drip, the window, the drip. When he turns his head you take the receiver back, and it is warm.
scenario-05-silence-1 = It rings eleven times. A recording asks you to leave a message. You have prepared one, and it sounds like somebody selling something. So you leave the name of the ward and the number, twice, slowly.
scenario-05-silence-2 = No answer. It is four in the morning where she lives; somebody has mixed up the clocks. He is relieved and does not hide it. “Tomorrow, then,” he says. It is a word he has not used before.
scenario-05-silence-3 = It rings until the exchange cuts you off. He has counted along. “The garden,” he says. “This time of day she’d be in the garden.” Nobody has told him that there is one. He stays awake a little longer, in case she comes in.
scenario-05-beat-1 = He holds out his forefinger and looks at it. “She had hold of that,” he says. “There was a time when her whole hand only just went round it.”

## Memories of which more is told from here on.

scene-rain-5 = On the steps of the registry office Billy holds an umbrella over Ruth and none of it over himself.
scene-fingers-5 = Billy leans against the hospital window with a bundle in his arms. His daughter Nell is two hours old.
scene-ink-5 = Billy carries a white envelope to the drawer. It is Nell’s handwriting. He has not opened it.
scene-date-5 = Billy under a lamp with a photograph: a girl of three on a beach, laughing. His granddaughter. They have never met.
