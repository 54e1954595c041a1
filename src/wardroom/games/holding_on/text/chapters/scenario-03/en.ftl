### Scenario 3

scenario-03-title = Someone to Tell
scenario-03-intro-1 = The consultant taps on the empty line of the form. “He has said one name. Nobody goes through a life with only the one.” You look through his jacket while he watches: a stub of pencil, a tide table years out of date, a key that fits nothing here.
scenario-03-intro-2 = “There’s nobody,” he says. And a few minutes later, to the ceiling: “Nobody I’ve a right to.” That is a different sentence, and everyone in the room has heard it. There were hands he held, once. It would help to know whose.
scenario-03-setup = One picture he has given you without being asked; it lies on the desk, under the lamp. Around it you pin what has come up in passing, seven outlines, hardly more than shadows on a blind. You would know them again if he came to speak of them.
scenario-03-rules = Head start: one hazy memory of “Tern Street” starts in its row; its clear twin is in the deck. The goal card shows seven hazy pictures, so that you know what to look for.
scenario-03-goal = Find people who would want to know where he is: at least three of the seven memories shown must become clear.
scenario-03-win = There are people who would want to know where he is. They are almost in the room, though the chairs are empty: somebody who waited for him once, and perhaps still does. You write on the form what you have, in pencil: one name, and beside it a few words in place of the others. He watches the pencil. “You’ll not ring them,” he says. It is not quite a request. Nobody answers, and nobody rubs anything out.
scenario-03-death = There is no number to ring. You know that he was loved; you have heard it in the pauses. But a pause does not fit on a form, and nobody can dial it. When the undertaker asks for the family you say: “For now, that is us.”
scenario-03-transfer = The file goes on to the next ward with one name in it and no address. You add a page in your own hand, everything you believe you know, and put it at the very front. Whether anyone reads the front page of such a file you cannot say. You hope that they are as curious as you were.
scenario-03-beat-1 = “I was afraid I’d drop him,” he says, “so I knelt.” He shows you how, with his arms only, and for a moment there is something in them.
scenario-03-beat-2 = He sleeps through most of the day. At four in the morning the night nurse finds him awake, his lips moving. He goes through names like a man checking the locks before he leaves. She does not interrupt.

## Memories of which more is told from here on.

scene-feather-3 = Billy, six years old, kneels on the kitchen floor so as not to fall. They have just put his brother Jamie in his arms.
scene-word-3 = In the dark hall his mother holds his chin: whatever comes, you look after Jamie. Billy nods.
scene-tins-3 = Jamie stands beside him at the bench in overalls two sizes too big. Billy shows him how to hold the mallet.
scene-page-3 = A letter from Belfast in a hand that has grown old like his own. Jamie writes: come home.
