# The lessons: at most 35 words a step, and one idea in each.

lesson-first = The first day
    .rule = Manage a day on the ward, and hear what Billy remembers.

lesson-first-goal = Billy Kerr is sixty and has days to live; nobody knows who he is. You care for him and win together. The five marks above are periods of his life: each needs one clear memory.
lesson-first-you = Today you are the shift manager; your doctor is the yellow one. The morning card has two places, and both must be filled. The doctor placed first decides for the shift. Assign yours.
lesson-first-nurse = The second place. Doctors belong to players, nurses to the manager of the day. The circles below people fill with fatigue if they work too long; all are empty now. Assign the first nurse.
lesson-first-care = Each red drop costs Billy 1 health. Medical care covers drops with tokens. Palliative care lets them fall and listens: then the staff get what its box shows. Never both. Choose palliative care.
lesson-first-token = Health fell to 27; the box gives a token and a memory. A token pays for what its holder does for Billy, so it is never handed on. Take this one yourself.
lesson-first-talk = Now someone sits down with Billy. What he tells is a hazy memory: a card that stays face down until the evening. Talk with him yourself: tap your yellow doctor.
lesson-first-leave = You heard its one sentence; nobody sees its picture before the evening. Now the manager may send people on leave: away today, all fatigue gone tomorrow. Nobody is tired. Choose Done.
lesson-first-blue = Who has worked stays on that shift until the evening. The afternoon card has two places and two red drops. Assign the blue doctor first: your colleague decides then.
lesson-first-green = Now the green doctor: both have a token to pay with. Then watch what your colleague decides.
lesson-first-medical = Medical care: a token on each drop, so health stays at 27; an uncovered drop costs 1. It is due once a day, or there is a warning, top right. The second warning loses.
lesson-first-cover = Night: two places, and only one nurse was left. Moving someone over from the afternoon tires them; so does standing in, one person for two. An assistant helps today, then leaves. Call one.
lesson-first-night = A fully staffed night earned a token. Without a doctor, the manager decides. This card is stable: no red drops, so listening costs nothing. Choose palliative care.
lesson-first-either = Coin or cloud: each of these two signs gives a token or a hazy memory, as you like. You choose twice. Take a hazy memory (1 of 2).
lesson-first-again = Once more, for the second sign: take a hazy memory again (2 of 2).
lesson-first-second-talk = One person talks with Billy about both. Let the second nurse do it.
lesson-first-street = Evening. Who didn’t work gains two tokens; today nobody. Now turn up the memories. The plain hem is the border of the grid, here left and above. Put it on place 1.
lesson-first-drawer = Each period has its row, and each memory one true place. Here the hem is on the right. Put it on place 6.
lesson-first-boatyard = A hem on the left again. Put it on place 1, and look at the stitches between this card and the one above.
lesson-first-arranged = The stitches go on from card to card: true neighbours. Before you choose Done, memories may change places within their row, up to twenty times an evening. These fit. Choose Done.
lesson-first-ask = Day two: every morning the next player manages. Billy is stable, and you are there: for a token, a doctor may ask about a period with a memory in the grid. Ask about Tern Street.
lesson-first-enough = You hold a clear memory, hidden until the evening. It was luck: six memories and two events could have come, as the row showed. Keep your last token: no more questions.
lesson-first-match = The second evening. You see your clear memory: a boy, sitting, with a marble. Lay it on the hazy card with the same boy and the same stitches.
lesson-first-done = One of five periods is clear. Without its hazy twin in the grid, a clear memory goes back. Billy’s health at 0, a second warning, or thirteen days gone by, and it is over.

## Answers to what the lesson does not want yet

lesson-first-doctor-first = A nurse can go too. But the doctor placed first decides for the shift: begin with your own.
lesson-first-yourself = That colleague would then decide about this shift. Today begin with your own doctor.
lesson-first-the-first = Both nurses can do the same. This lesson counts on the first one.
lesson-first-doctors-later = Two doctors in the morning would leave too few for the rest of the day. Take the nurse.
lesson-first-listen-first = That would keep his health, for a token. But then nobody would listen, and you would learn nothing. The afternoon is for medical care.
lesson-first-take-it = The nurses’ pool could use it as well. You will need it tomorrow, to ask a question.
lesson-first-you-talk = The nurse could talk too, and the memory would lie on the pad. This time sit down yourself.
lesson-first-nobody-tired = Nobody is tired, and everyone is needed today.
lesson-first-blue-first = First the blue doctor, so that your colleague decides. The others follow.
lesson-first-two-doctors = The nurse has no token to pay with, and the night still needs someone.
lesson-first-tires = That would help too, but it tires, and each point of fatigue costs a token or a memory at once. An assistant never tires.
lesson-first-nothing-to-cover = On a stable card a token raises health by 1. But medical care was given today, and the memories would be lost.
lesson-first-memories-today = A token is useful too. This evening you want memories to lay out.
lesson-first-the-nurse = The assistant could talk as well. This lesson counts on the nurse.
lesson-first-left-hem = The hem on the left says that nothing lies further left. It belongs on place 1.
lesson-first-right-hem = The hem on the right says that nothing lies further right. It belongs on place 6.
lesson-first-they-fit = Here the hems and stitches fit. Leave them as they lie.
lesson-first-ask-street = That could be asked too. This time ask about Tern Street.
lesson-first-ask-first = You have a token, and the card is stable: a good moment to ask.
lesson-first-keep-one = You could, for your last token. Keep it: tomorrow brings another card.
lesson-first-other-boy = There the boy walks, and the stitches are others. Compare again.
lesson-first-it-is-here = Its twin lies in the grid. Look for the sitting boy.

## Insisting, guiding, the phone

lesson-talk = Steering a talk
    .rule = Insisting, guiding and events; best after the first scenario.

lesson-talk-why = From the second scenario on you look for certain memories, here those of Tern Street, and doctors may steer a talk. You are alone today, with two doctors.
lesson-talk-sit = The yellow doctor has the morning. Sit down with Billy: choose palliative care.
lesson-talk-insist = Billy begins with “The drawer”. After a quotation a doctor may pay a token and ask for something else; that card goes back. You look for Tern Street: insist.
lesson-talk-leave = Now he speaks of Tern Street. As long as you can pay, you may insist again and again. It is noon; nobody needs leave. Choose Done.
lesson-talk-guide = Another talk, the blue doctor’s, about two memories. Guiding costs a token before the first card, and names a period of which a hazy memory is in play. Guide to Tern Street.
lesson-talk-event = An event came first. It counts as one of the two cards, unless it says to ignore it; what it does depends on Billy’s health. Never guide and insist in one talk.
lesson-talk-phone = Later there is a telephone. Instead of caring, one doctor a shift may be put on it, if not too tired: less than 2 fatigue. The call comes after the patient card.

lesson-talk-listen = Medical care would forgo the memory. You want to listen first.
lesson-talk-not-this-one = You could listen to this one. But the goal asks for Tern Street, and you have a token.
lesson-talk-all-needed = Nobody is tired, and there are few of you today.
lesson-talk-steer = Then Billy would choose. With a token you choose what he speaks of.

## Fatigue and leave

lesson-rest = Tired people
    .rule = Fatigue, what it costs, and leave, which takes it away.

lesson-rest-why = Noon of the second day, and you manage. Last night there were too few people, and the second nurse stayed on. The dot below her is 1 fatigue. It stays until leave takes it.
lesson-rest-send = Now, between morning and afternoon, you may send people from the break room on leave, but never your own doctor. They are away for the rest of the day. Send the second nurse.
lesson-rest-enough = She rests now. All the others are rested, and you need them today. Choose Done.
lesson-rest-night = Night: one place, and nobody is left in the break room. Here you miss the nurse. Whoever is moved over from the afternoon gets 1 fatigue. Move your own doctor.
lesson-rest-price = Fatigue has its price at once: a care token, or a memory in hand. Whoever has neither pays nothing. You want to keep what Billy told you: give up a token.
lesson-rest-limits = With 2 fatigue a doctor can neither ask nor phone. With 3, a nurse with 2, they are overworked and miss the next day; the doctor of tomorrow’s manager brings a warning as well.
lesson-rest-back = Evening: the second nurse is back, without any fatigue. Your doctor stays tired until another manager gives him leave. Give leave early, on days that can do without someone.

lesson-rest-rested = The first nurse isn’t tired. Leave would bring nothing, and she is needed this afternoon.
lesson-rest-tired-tonight = One more night like that, and the second nurse would be overworked. Today there are enough people: send her on leave.
lesson-rest-only-two = An assistant would come and never tires. But there are only two in all, and each for one day. Keep them for worse nights.
lesson-rest-nurses-sooner = A nurse is overworked at 2 fatigue, a doctor only at 3. Move your doctor.
lesson-rest-keep-it = You may, and the card would go back without being looked at. But tonight you want to lay it out. Give up a token.
