### Scenario 8

event-x1 = Her voice
    .text = A small sound on the line, and his whole face listens.

scenario-08-title = The Empty Seat
scenario-08-intro-1 = Nell rings on Sundays now and asks how he is breathing. That is all she asks. There is something that neither of them goes near, and it has the shape of a chair.
scenario-08-intro-2 = “Folding ones,” he says one evening. “Metal. They put eighty of them out in the school hall.” He is quiet for so long that you think he is asleep. “From the stage you can see which of them is empty. I never thought of that until I was sober. You can see it from the stage.”
scenario-08-setup = Nell has told you when she can be reached, once a day, before she leaves for work. She will answer; that is no longer the question. The question is what he will bring with him to the telephone. It may do him good or harm, and you will see it on the chart either way.
scenario-08-rules = The contact tile and Nell’s number are in play. Head start: one hazy memory of “The drawer”. The event “Her voice” goes into the hazy deck. The weight of memories applies: a plus raises health by 1, a minus lowers it by 1, and a clear memory whose twin is in play has to be laid. The three call cards are in order, and somebody answers on each. A doctor may phone, at most once a day, as soon as one of the four memories on the goal card is clear.
scenario-08-goal = Go with him to the empty seat: at least three of the four memories shown must become clear, and he must talk with Nell three times.
scenario-08-win = “I kept it free for years,” Nell says, and you hear it too, because he has asked you to stay. “Concerts, prize days. At the wedding there was a card on it with your name.” He does not defend himself. “What was it you played?” he asks. “That first time.” And after a while, from the other side of the world, she hums it to him.
scenario-08-death = The last call ends in a dialling tone. You had told her Thursday, and it is Tuesday. So you ring her, all of you round one receiver, and when it has been said she asks what he talked about at the end. You are able to give her an answer, and it is true: “You.”
scenario-08-transfer = She rings a ward he has already left. The switchboard passes her from floor to floor, and by the time somebody finds him it is late, and the telephone cord does not reach the bed. You hear of it a week later. Somebody has since bought a longer cord.
scenario-08-voice-1 = “You want to talk about the concert,” says Nell, before you have finished your greeting. “He clears his throat before he tells a lie. Is he clearing his throat?” He is not, you tell her. “Then I’ll hear him,” she says. “I have ten minutes.”
scenario-08-voice-2 = This time it is she who talks. The suitcase in the hall. How she listened behind her door and counted his steps, to be sure that it was all of them. He does not interrupt once. When it is over she says, in quite another voice: “I don’t know why I’m shouting. You can hear me perfectly well.”
scenario-08-voice-3 = “I sent you an invitation,” she says. “I have it here,” he says, and he has; you took it out of his bag this morning. He asks you for a knife. At the other end she listens to the paper tear, thirteen years late.
scenario-08-beat-1 = “She stood at the window,” he says, “so as not to see me go. Or so as to see it. I never knew which way that glass was showing.”
scenario-08-beat-2 = You lean the photograph against the water jug. It has been through three wallets. “Ada,” he reads from the back, although he must know it by heart. “She’ll be ten now.”

## Memories of which more is told from here on.

scene-programme-8 = Rain on the windscreen in front of a school hall. Inside, a girl with a violin is looking along the rows for one seat.
scene-case-8 = The hall of the house. Billy with his suitcase, Nell’s door closed, Ruth at the window with her back to him.
scene-ink-8 = Billy carries a white envelope to the drawer. It is Nell’s wedding invitation. He has not opened it.
