# The lessons: at most 35 words a step, and one idea in each.

lesson-first = The first day
    .rule = Manage a day on the ward, and hear what Billy remembers.

lesson-first-goal = Billy Kerr is sixty and has days to live; nobody knows who he is. You care for him and win together. The five marks above are periods of his life: each needs one clear memory.
lesson-first-you = Today you’re the shift manager; your doctor is the yellow one. The morning card has two places, and both must be filled. The doctor placed first decides for the shift. Assign yours.
lesson-first-nurse = Now the second place. Doctors belong to players, nurses to the day’s manager. The circles below people fill with fatigue if they work too long; all are empty now. Assign the first nurse.
lesson-first-care = Each red drop costs Billy 1 health. Medical care covers drops with tokens. With palliative care Billy gets worse, but you listen: the staff get what its box shows. Never both. Choose palliative care.
lesson-first-token = Health fell to 27; the box gives a token and a memory. A token pays for what its holder does for Billy; it can’t be passed on. Take this one yourself.
lesson-first-talk = Now someone sits down with Billy. What he tells you is a hazy memory: a card that stays face down until the evening. Talk to him yourself: tap your yellow doctor.
lesson-first-leave = You heard the memory’s one sentence; nobody sees its picture before the evening. Now the manager may send people on leave: away today, all fatigue gone tomorrow. Nobody is tired. Choose Done.
lesson-first-blue = Anyone who has worked stays on that shift until the evening. The afternoon card has two places and two red drops. Assign the blue doctor first, so your colleague decides.
lesson-first-green = Now the green doctor: both have a token to pay with. Then watch what your colleague decides.
lesson-first-medical = Medical care: a token on each drop, so health stays at 27; an uncovered drop costs 1. It’s required once a day, or you get a warning, top right. Two and you lose.
lesson-first-cover = Night: two places, and only one nurse was left. Moving someone over from the afternoon tires them; so does standing in, doing the work of two. An assistant helps today, then leaves. Call one.
lesson-first-night = A fully staffed night earns a token. Without a doctor, the manager decides. This card is stable: no red drops, so listening costs nothing. Choose palliative care.
lesson-first-either = Coin or cloud: each of these two signs gives a token or a hazy memory, your choice. You choose twice. Take a hazy memory (1 of 2).
lesson-first-again = Once more, for the second sign: take a hazy memory again (2 of 2).
lesson-first-second-talk = One person talks to Billy about both. Let the second nurse do it.
lesson-first-street = Evening. Those who didn’t work get two tokens; today that’s nobody. Now turn up the memories. The plain hem, here left and top, is the border of the grid: this card goes in space 1.
lesson-first-drawer = Each period has its row, and each memory one true place. Here the hem is on the right. Put it in space 6.
lesson-first-boatyard = A hem on the left again. Put it in space 1, and look at the stitches between this card and the one above.
lesson-first-arranged = The stitches continue from card to card: true neighbours. Before you choose Done, you may swap memories within their row, up to twenty times an evening. These fit. Choose Done.
lesson-first-ask = Day two: every morning the next player becomes manager. Billy is stable, and you’re there: for a token, a doctor may ask about a period with a memory in the grid. Ask about { period-1 }.
lesson-first-enough = You have a clear memory, hidden until the evening. It was luck: six memories and two events could have come, as the row showed. Keep your last token: no more questions.
lesson-first-match = The second evening. You see your clear memory: a boy, sitting, with a marble. Lay it on the hazy card with the same boy and the same stitches.
lesson-first-done = One of five periods is clear. Without its hazy twin in the grid, a clear memory goes back. Billy’s health at 0, a second warning, or thirteen days gone by, and it’s over.

## Answers to what the lesson does not want yet

lesson-first-doctor-first = A nurse can work too. But the doctor placed first decides for the shift: start with your own.
lesson-first-yourself = Then your colleague would decide for this shift. Today start with your own doctor.
lesson-first-the-first = Either nurse could do it, but this lesson uses the first one.
lesson-first-doctors-later = Two doctors in the morning would leave too few for the rest of the day. Take the nurse.
lesson-first-listen-first = That would keep his health up, for a token. But then nobody would listen, and you’d learn nothing. The afternoon is for medical care.
lesson-first-take-it = The nurse pool could use it too. But you’ll need it tomorrow, to ask a question.
lesson-first-you-talk = The nurse could talk too, and the memory would go on the pad. This time sit down yourself.
lesson-first-nobody-tired = Nobody is tired, and everyone is needed today.
lesson-first-blue-first = The blue doctor first, so that your colleague decides. The others follow.
lesson-first-two-doctors = The nurse has no tokens to pay with, and you still need someone for the night.
lesson-first-tires = That would help too, but it’s tiring, and each point of fatigue costs a token or a memory at once. An assistant never tires.
lesson-first-nothing-to-cover = On a stable card a token raises health by 1. But medical care was given today, and the memories would be lost.
lesson-first-memories-today = A token would be useful too, but this evening you want memories to lay out.
lesson-first-the-nurse = The assistant could talk too. This lesson uses the nurse.
lesson-first-left-hem = The hem on the left means nothing goes further left. It belongs in space 1.
lesson-first-right-hem = The hem on the right means nothing goes further right. It belongs in space 6.
lesson-first-they-fit = Here the hems and stitches match. Leave them as they are.
lesson-first-ask-street = You could ask about that too. This time ask about { period-1 }.
lesson-first-ask-first = You have a token, and the card is stable: a good moment to ask.
lesson-first-keep-one = You could, with your last token. Keep it: tomorrow brings another card.
lesson-first-other-boy = That boy is walking, and his stitches are different. Compare again.
lesson-first-it-is-here = Its twin is in the grid. Look for the sitting boy.

## Insisting, guiding, the phone

lesson-talk = Steering the conversation
    .rule = Insisting, guiding and events; best played after the first scenario.

lesson-talk-why = From the second scenario on you look for certain memories, here those of { period-1 }, and doctors may steer a talk. You’re alone today, with two doctors.
lesson-talk-sit = The yellow doctor has the morning shift. Sit down with Billy: choose palliative care.
lesson-talk-insist = Billy starts with “{ period-4 }”. After a quotation a doctor may pay a token and ask for something else; that card goes back. You’re looking for { period-1 }: insist.
lesson-talk-leave = Now he’s talking about { period-1 }. As long as you can pay, you can keep insisting. It’s noon; nobody needs leave. Choose Done.
lesson-talk-guide = Now the blue doctor talks to Billy about two memories. To guide the talk, pay a token first and name a period with a hazy memory in play. Guide it to { period-1 }.
lesson-talk-event = An event came first. It counts as one of the two cards, unless it says to ignore it; what it does depends on Billy’s health. Never guide and insist in one talk.
lesson-talk-phone = In later scenarios there’s a telephone. Instead of giving care, one doctor per shift may be put on it if they have less than 2 fatigue. The call comes after the patient card.

lesson-talk-listen = Medical care would give up the memory. You want to listen first.
lesson-talk-not-this-one = You could listen to this one. But the goal asks for { period-1 }, and you have a token.
lesson-talk-all-needed = Nobody is tired, and you’re short of people today.
lesson-talk-steer = Then Billy would choose. With a token you choose what he talks about.

## Fatigue and leave

lesson-rest = Tired people
    .rule = Fatigue, what it costs, and leave, which removes it.

lesson-rest-why = Noon of the second day, and you’re the manager. Last night there were too few people, and the second nurse stayed on. The dot below her is 1 fatigue. It stays until leave removes it.
lesson-rest-send = Now, between morning and afternoon, you may send people from the break room on leave, but never your own doctor. Anyone on leave is away for the rest of the day. Send the second nurse.
lesson-rest-enough = She’s resting now. All the others are rested, and you need them today. Choose Done.
lesson-rest-night = Night: one place, and nobody is left in the break room. This is where you miss the nurse. Anyone moved over from the afternoon gets 1 fatigue. Move your own doctor.
lesson-rest-price = Fatigue costs something at once: a care token, or a memory in hand. With neither, it costs nothing. You want to keep what Billy told you: give up a token.
lesson-rest-limits = With 2 fatigue a doctor can neither ask nor phone. At 3 (a nurse at 2), they’re overworked and miss the next day; if it’s the doctor of tomorrow’s manager, that also brings a warning.
lesson-rest-back = Evening: the second nurse is back, without any fatigue. Your doctor stays tired until another manager gives them leave. Give leave early, on days when you can spare someone.

lesson-rest-rested = The first nurse isn’t tired. Leave would achieve nothing, and you need her this afternoon.
lesson-rest-tired-tonight = One more night like that, and the second nurse would be overworked. There are enough people today: send her on leave.
lesson-rest-only-two = An assistant could fill in, and assistants never tire. But there are only two in all, each for one day. Save them for worse nights.
lesson-rest-nurses-sooner = A nurse is overworked at 2 fatigue, a doctor only at 3. Move your doctor.
lesson-rest-keep-it = You could, and the card would go back without anyone looking at it. But tonight you want to lay it out. Give up a token.
