### Scenario 7. Forms: .there where somebody is called.

contact-lucia = Lucia
    .there = in Trieste

scenario-07-title = The Letter
scenario-07-intro-1 = He is lighter by one story, and now you see that another has been standing behind it. “I’m a postman,” he says out of nowhere. “The worst there ever was. One letter. Nearly thirty years.”
scenario-07-intro-2 = At the bottom of his bag, wrapped in a clean shirt, lies an envelope. You put it into the bedside locker and do not ask. He has seen that you have seen it. “It isn’t mine,” he says. “I can’t tell you about it until I’ve told you about him.”
scenario-07-setup = The envelope stays in the locker, and nobody touches it. First comes the man who gave it to him; then, if he can bear it, the envelope itself; and only then the telephone. It is a long way to ring. Anyone who tries will need both hands and a good deal of patience.
scenario-07-rules = The contact tile is in play. Head start: one hazy memory of “Southern light”. A pair of cards of “The drawer”, hazy and clear, is in the bedside locker: when the head-start memory becomes clear, the hazy one goes into its row and the clear one into the deck. There is also a stack of three call cards; on one of them somebody answers. A doctor may phone once the memory from the locker is clear, and each call costs the caller two tokens. The goal card shows four hazy pictures.
scenario-07-goal = Deliver the letter: at least three of the four memories shown must become clear, the one from the locker among them, and Lucia must answer the telephone.
scenario-07-win = One of the nurses has Italian from her grandmother. She reads Aldo’s letter over the telephone, slowly, all of it: a harbour, a debt of one bicycle, a summer, a goodbye. It takes four minutes. Then Lucia asks for the man who kept it. You hold the receiver for him. “Grazie,” says a very old voice. “You have kept it dry.”
scenario-07-death = The seal stays unbroken. Among his things is an envelope that belongs neither to him nor to you, and you stand in the corridor and talk quietly about who has the right to open it. In the end you leave it as it is, buy the stamps, and walk to the post office together.
scenario-07-transfer = During the transfer the letter gets lost. For two days nobody can find it, and he stops asking. Then a porter brings it up, pressed flat as a leaf, from under a mattress in the storeroom. You send it after him, and with it a note you have all written on: here it is, it only took a detour.
scenario-07-voice-1 = “Pronto?” The voice is thin and quite calm. You say the name Aldo and nothing else, because it is the only word you are sure of. At the other end a chair is drawn up. “Parli,” she says. Speak.
scenario-07-silence-1 = It rings in Trieste. You picture a corridor, tiles, a black telephone on a shelf. Nobody comes. He counts along with his fingers on the blanket, and at twelve he shakes his head.
scenario-07-silence-2 = The line is engaged, then engaged again, then dead. “She’s a great one for talking,” he says. “He told me. You had to queue.” He looks at the envelope. “It’ll keep. God knows it’s used to it.”
scenario-07-beat-1 = “He closed my fingers over it himself,” he says, and does it again, one finger after another. “You’d do a thing like that for a man, you’d think. You’d walk to Italy.”
scenario-07-letter = The envelope lies on the blanket. Lucia Ferri, a street in Trieste, the ink gone brown. Below the address, in a newer hand, is a telephone number: he had found it out himself, once, and gone no further. “You’ll have to open it,” he says. “She mightn’t be able to wait for the post.” He turns away so as not to see it done; then he turns back, and watches.

## Memories of which more is told from here on.

scene-lunch-7 = On an upturned crate sits Aldo Ferri, engineer of the Manly ferry, breaking his bread in two.
scene-hand-7 = Billy leaves a sickroom with his hat and a letter. Aldo, too weak to lift his head, has asked him to take it to his sister Lucia.
scene-rooms-7 = On a bare mantelpiece leans Aldo’s letter to Lucia. The seal is unbroken.
