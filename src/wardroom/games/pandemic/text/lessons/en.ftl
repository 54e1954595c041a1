# The first lesson: at most 35 words a step, and one idea in each.

lesson-first = Your first turns
    .rule = Be the { role-medic } for three turns and discover a cure.

lesson-first-goal = Four diseases are spreading across the world. You and your colleague are one team: discover the cures for all four, and you win together.
lesson-first-drive = You’re the { role-medic }, in { city-atlanta }. A turn has four actions. Driving along a line to the next city costs one. { city-washington } has two cubes: drive there.
lesson-first-treat = Cubes are sick people. Treating costs one action and removes one cube, but the { role-medic } removes all of one colour. Treat { city-washington }.
lesson-first-fly = A City card is a ticket: discard it, and one action takes you to its city, however far. { city-tokyo } has two red cubes and you have its card. Fly there.
lesson-first-tokyo = One action left: treat { city-tokyo }. After your fourth action you automatically draw two cards and the diseases spread.
lesson-first-infected = You drew { city-chicago } and { city-ho-chi-minh-city }. Then two infection cards put one cube each in { city-essen } and { city-taipei }. This happens after every turn.
lesson-first-meet = The { role-researcher } came to { city-san-francisco } and treated the disease there twice, one cube each time. Join your colleague: the line from { city-tokyo } continues across the edge of the map.
lesson-first-five = A cure takes five cards of one colour, at a research station: the only one is in { city-atlanta }. You have three blue cards. The { role-researcher } has three more; you need two of them.
lesson-first-take = In the same city you can share knowledge: hand over the card of that city. The { role-researcher } can give any City card. Take { city-atlanta }, for one action: you can drive there without it.
lesson-first-fifth = Sharing is the current player’s action, whichever way the card goes. Take your fifth blue card, { city-essen } or { city-madrid }: the other stays with the { role-researcher } as a ticket to Europe.
lesson-first-chicago = Now for the research station in { city-atlanta }. Use your last action to drive to { city-chicago }, halfway there.
lesson-first-epidemic = You drew an Epidemic! The infection rate moves up: later this means more cities per turn. The bottom infection card is { city-manila }: three cubes at once.
lesson-first-intensify = Then the infection discards are shuffled and go back on top of their deck. Cities that were hit before will be hit again, and soon.
lesson-first-discard = Your hand limit is seven, and you have eight cards. Discard one, but keep the five blue ones: together they make the cure.
lesson-first-danger = A city never holds more than three cubes of a colour. { city-london } has three blue ones. Watch what happens if { city-london } is drawn again.
lesson-first-outbreak = The { role-researcher } cleared { city-manila }, but { city-london } was drawn: an outbreak! { city-london } didn’t get a fourth cube; instead, every city connected to it got one. The eighth outbreak loses the game.
lesson-first-again = Your turn, four actions. You’re in { city-chicago } anyway: treat it before you move on.
lesson-first-station = Anyone can build a research station with the card of the city they’re in. { city-atlanta } already has one and is next door: drive there.
lesson-first-cure = A research station and five blue cards: discover the cure.
lesson-first-cured = The blue disease is cured! From now on anyone who treats blue removes all blue cubes from the city. Three more cures, and you win.
lesson-first-losing = You lose together: at the eighth outbreak, when a colour runs out of cubes to place, or when you can’t draw two cards.

## Answers to what the lesson does not want yet

lesson-first-no-cubes-there = You could, but nobody is sick there. Go where the cubes are: two or three in a city are dangerous.
lesson-first-fewer-cubes = That city has only one cube; the one in this step has two. The more cubes in a city, the greater the danger.
lesson-first-save-cards = That costs a card. You can reach the city next door without one, so save your cards for long trips and for a cure.
lesson-first-share-later = Sharing cards comes a little later. First do something about the cubes.
lesson-first-treat-first = That would leave the cubes here. Treat them first, now that you’ve come all this way.
lesson-first-too-far = Driving to { city-tokyo } would take several turns. With its card you’re there at once.
lesson-first-no-pass = That would waste your remaining actions. Use them.
lesson-first-meet-first = That leads away from the { role-researcher }, whose cards you need. Go to { city-san-francisco }.
lesson-first-save-blue = That would cost a card you need, or take you the wrong way. Five blue ones make the cure: keep them.
lesson-first-blue-next = That card is blue too: take it next. First take { city-atlanta }: you can drive there without it.
lesson-first-not-blue = That card isn’t blue. A cure takes five of one colour, and you have more blue than anything else: take a blue one.
lesson-first-stay-and-take = You can share cards only in the same city. Stay until you have what you need.
lesson-first-keep-blue = That’s a blue card, and you need all five for the cure. Choose one of another colour.
lesson-first-other-way = That doesn’t lead to the research station. Go to { city-atlanta } by way of { city-chicago }.
lesson-first-hand-full = You already have seven cards, the hand limit. Five of them are blue: that’s enough.
lesson-first-treat-on-the-way = Soon! Treating on the way is quick, and otherwise the cube in { city-chicago } stays behind.
lesson-first-cure-first = You’re at a research station with five blue cards. Discover the cure first.

## Roles and events

lesson-roles = Roles and events
    .rule = Be the { role-dispatcher } for a turn, and play an Event.

lesson-roles-role = Every role bends a rule. You’re the { role-dispatcher }: you can move other players’ pawns as if they were yours. Your colleague is the { role-operations-expert }.
lesson-roles-treat = Without the { role-medic }, treating removes only one cube. { city-atlanta } has two: treat it.
lesson-roles-send = { city-johannesburg } has cubes, and you have its card. Spend it on your colleague: fly the { role-operations-expert } there.
lesson-roles-join = The { role-dispatcher } can also move any pawn to a city with another pawn, without a card. Join your colleague in { city-johannesburg }.
lesson-roles-last = Your fourth action: treat { city-johannesburg }.
lesson-roles-event = Events cost no action. Play them at any time, even on others’ turns, but not while a card is being resolved. You’re asked before cards are drawn: play the { card-airlift }.
lesson-roles-whom = The { card-airlift } takes any pawn to any city. Choose your colleague.
lesson-roles-where = { city-karachi } has three black cubes, one away from an outbreak. Fly the { role-operations-expert } there.
lesson-roles-station = Your colleague treated twice and built a research station in { city-karachi }. The { role-operations-expert } needs no card for that.
lesson-roles-others = Open a player’s panel and ask about the role to read what it can do. Two roles that work well together beat two strong ones.

lesson-roles-event-later = Save the { card-airlift } for the moment when it helps most. It’s coming soon.
lesson-roles-treat-here = There are cubes where you are: treat them first.
lesson-roles-no-pass = That would waste your remaining actions. Use them.
lesson-roles-send-colleague = You could fly yourself. But as the { role-dispatcher } you can send your colleague, and follow without a card.
lesson-roles-johannesburg = That card leads elsewhere. { city-johannesburg } has two cubes.
lesson-roles-too-slow = Driving takes too long. There’s a quicker way.
lesson-roles-one-stays = One cube can stay for now. Other places are worse.
lesson-roles-no-need = Share a card when someone is collecting its colour. For now the cubes come first.
lesson-roles-other-way = That would bring your colleague back. Move your own pawn instead.
lesson-roles-for-nothing = That costs a card. The { role-dispatcher } joins another pawn without one.
lesson-roles-event-soon = In a moment. Use your last action first.
lesson-roles-good-moment = This is a good moment: you have no actions left, but an Event doesn’t need one.
lesson-roles-colleague-flies = You could fly yourself. But your colleague goes next and can treat there at once.
lesson-roles-three-cubes = Nothing there is as dangerous as the three cubes in { city-karachi }.
