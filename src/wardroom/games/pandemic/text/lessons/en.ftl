# The first lesson: at most 35 words a step, and one idea in each.

lesson-first = Your first turns
    .rule = Be the Medic for three turns and discover a cure.

lesson-first-goal = Four diseases spread over the world. You and your colleague are one team: discover the cure for all four, and you win together.
lesson-first-drive = You are the Medic, in Atlanta. A turn has four actions. Driving along a line to the next city costs one. Washington has two cubes: drive there.
lesson-first-treat = Cubes are people who are ill. Treating costs one action and takes away one cube. The Medic takes away all of one colour. Treat Washington.
lesson-first-fly = A city card is a ticket: discard it, and one action takes you to its city, however far. Tokyo has two red cubes and you hold its card. Fly there.
lesson-first-tokyo = One action is left: treat Tokyo. After the fourth action you draw two cards and the diseases spread, all by itself.
lesson-first-infected = You drew Chicago and Ho Chi Minh City. Then two infection cards put a cube each into Essen and Taipei. This happens after every turn.
lesson-first-meet = The Researcher came to San Francisco and treated it twice, one cube each time. Join your colleague: the line from Tokyo leads across the edge of the map.
lesson-first-five = A cure takes five cards of one colour, at a research station: the only one stands in Atlanta. You hold three blue cards. The Researcher holds three more; you need two of them.
lesson-first-take = In the same city you may share knowledge: hand over the card of that city. The Researcher may give any city card. Take Atlanta, for one action: you can drive there without it.
lesson-first-fifth = Whoever’s turn it is pays the action, whether the card is given or taken. Take your fifth blue card, Essen or Madrid: the other stays with the Researcher as a ticket to Europe.
lesson-first-chicago = Now to the research station in Atlanta. Use your last action to drive to Chicago, halfway there.
lesson-first-epidemic = You drew an Epidemic! The infection rate moves on: later it means more cities a turn. The bottom infection card is Manila: three cubes at once.
lesson-first-intensify = Then the infection discards are shuffled and laid back on top of their deck. Cities that were hit before will be hit again, and soon.
lesson-first-discard = You may hold seven cards, and have eight. Discard one, but keep the five blue ones: together they make the cure.
lesson-first-danger = A city never holds more than three cubes of a colour. London has three blue ones. Watch what happens if London is drawn again.
lesson-first-outbreak = The Researcher cleared Manila, but London was drawn: an outbreak! Instead of a fourth cube, every neighbour of London got one. The eighth outbreak loses the game.
lesson-first-again = Your turn, four actions. You stand in Chicago anyway: treat it before you go on.
lesson-first-station = Anybody can build a research station with the card of the city they stand in. Atlanta has one and lies next door: drive there.
lesson-first-cure = A research station and five blue cards: discover the cure.
lesson-first-cured = The blue disease is cured! From now on everybody who treats blue takes away all blue cubes of the city. Three more cures, and you win.
lesson-first-losing = You lose together: at the eighth outbreak, when a colour has no cubes left to place, or when no two cards are left to draw.

## Answers to what the lesson does not want yet

lesson-first-no-cubes-there = You could, but nobody is ill there. Go where the cubes are: two or three in a city are a danger.
lesson-first-fewer-cubes = Only one cube is there, and two where the lesson sends you. The more cubes in a city, the greater the danger.
lesson-first-save-cards = That costs a card. A city next door is reached without one, so save your cards for long ways and for a cure.
lesson-first-share-later = Cards change hands a little later. First do something about the cubes.
lesson-first-treat-first = Then the cubes would stay here. Treat them first, since you have come so far.
lesson-first-too-far = It would take several turns to drive to Tokyo. With its card you are there at once.
lesson-first-no-pass = That would give away the actions you have left. Use them.
lesson-first-meet-first = That leads away from the Researcher, whose cards you need. Go to San Francisco.
lesson-first-save-blue = That would cost a card you need, or lead you away. Five blue ones make the cure: keep them.
lesson-first-blue-next = That card is blue too, and its turn comes next. First take Atlanta: you can drive there without it.
lesson-first-not-blue = That card is not blue. A cure takes five of one colour, and blue is what you have most of: take a blue one.
lesson-first-stay-and-take = Cards change hands only in the same city. Stay until you have what you need.
lesson-first-keep-blue = That is a blue card, and you need all five for the cure. Choose one of another colour.
lesson-first-other-way = That does not lead to the research station. Go by way of Chicago to Atlanta.
lesson-first-hand-full = You hold seven cards already, the most that are allowed. Five of them are blue: that is enough.
lesson-first-treat-on-the-way = Soon! Treating on the way is quick, and the cube in Chicago would stay behind.
lesson-first-cure-first = You stand at a research station with five blue cards. Discover the cure first.

## Roles and events

lesson-roles = Roles and events
    .rule = Be the Dispatcher for a turn, and play an Event.

lesson-roles-role = Everybody has a role that bends a rule. You are the Dispatcher: you may move the pawns of others as if they were yours. Your colleague is the Operations Expert.
lesson-roles-treat = Without the Medic a treatment takes away one cube. Atlanta has two: treat it.
lesson-roles-send = Johannesburg has cubes, and you hold its card. Pay with it for your colleague: fly the Operations Expert there.
lesson-roles-join = The Dispatcher can also move any pawn to a city where another one stands, without a card. Join your colleague in Johannesburg.
lesson-roles-last = Your fourth action: treat Johannesburg.
lesson-roles-event = Events cost no action. Play them at any time, in the turns of others too, but not while a card is being resolved. Before cards are drawn you are asked: play the Airlift.
lesson-roles-whom = The Airlift carries any pawn to any city. Choose your colleague.
lesson-roles-where = Karachi has three black cubes, one away from an outbreak. Fly the Operations Expert there.
lesson-roles-station = Your colleague treated twice and built a research station in Karachi. The Operations Expert needs no card for that.
lesson-roles-others = Ask about a role in the panel of its player to read what it can do. Two roles that fit together are worth more than two that are strong.

lesson-roles-event-later = Keep the Airlift for a moment when it saves the most. It comes soon.
lesson-roles-treat-here = You stand where there are cubes: treat them first.
lesson-roles-no-pass = That would give away the actions you have left. Use them.
lesson-roles-send-colleague = You could fly yourself. But as the Dispatcher you can send your colleague, and follow without a card.
lesson-roles-johannesburg = This card leads elsewhere. Johannesburg has two cubes.
lesson-roles-too-slow = Driving, it is far. There is a quicker way.
lesson-roles-one-stays = One cube can stay for now. Elsewhere it is worse.
lesson-roles-no-need = A card changes hands where somebody collects a colour. Now the cubes come first.
lesson-roles-other-way = That would bring your colleague back. Move your own pawn instead.
lesson-roles-for-nothing = That costs a card. The Dispatcher joins another pawn without one.
lesson-roles-event-soon = In a moment. First use your last action.
lesson-roles-good-moment = This is a good moment: no action is left, but an Event needs none.
lesson-roles-colleague-flies = You could fly yourself. But your colleague has the next turn and can treat there at once.
lesson-roles-three-cubes = Nothing there is as dangerous as the three cubes in Karachi.
