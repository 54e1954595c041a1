### Scenario 4

scenario-04-title = The Weight of It
scenario-04-intro-1 = Not every memory does him good. You have begun to see it in the readings: after some of his stories his pulse is steady for hours; after others he lies with his face to the wall. There is no column on the chart for that. Somebody has drawn one in, with a ruler.
scenario-04-intro-2 = “You needn’t pick only the nice ones,” he says. “I’d notice.” The psychologist, who comes on Thursdays, nods when you tell her. He is right, she says. But see to it that he does not fall asleep with the other kind on top.
scenario-04-setup = From now on you write down both: what he has told you, and what it did to him. A plus in the margin, a minus in the margin. Nobody likes to draw the minus. But what he has begun he wants to lay in its place, and you have promised not to look away.
scenario-04-rules = The setup does not change. The weight of memories: whenever a clear memory is laid, a pleasant one (plus) raises Billy’s health by 1 and an unpleasant one (minus) lowers it by 1. Anyone who holds a clear memory whose twin is in play has to lay it.
scenario-04-goal = Let the good and the bad belong together: at least five clear memories, among them at least two more pleasant ones than unpleasant ones.
scenario-04-win = First he laughs, about something that happened in the rain. Then he weeps, about something else or the same thing, and you hand him a tissue and look out of the window with him. Then he sleeps, seven hours on end, longer than he ever has here. In the morning he says: “It’s the one load. I always took it for two.”
scenario-04-death = It was too heavy for one night. What he had begun to lift he could not put down in time. You go through the hours again, all of you, and find no point where you should have stopped him. He did not want to be stopped. He said: “Let me just finish this one.”
scenario-04-transfer = On the new ward he asks for you. They tell you in the canteen, kindly, as one passes on a greeting. He has not told them anything yet; he says that he is waiting for the others. You look at your trays. There was no time to say goodbye.
scenario-04-beat-1 = After this one he wants the light off. You stay, in the dark, until his breathing has found its pace. “A drawer,” he says at last. “It all went into the one drawer.”
scenario-04-beat-2 = His heart is spending what it has. You move the chair closer and talk less. He seems to take it as the compliment it is.
scenario-04-beat-3 = The director has read the charts. He is not unkind. A ward is no confessional, he says, and rules have their reasons. You know the reasons. You also know who lies in room four.
