# What is explained when it happens for the first time: two sentences, at most 35 words.

first-epidemic = An Epidemic hits one new city hard and moves the infection rate up. The infection discards return to the top of their deck, so the same cities will be struck again soon.
first-outbreak = No city can hold a fourth cube of one colour: instead, there is an outbreak, and every connected city gets a cube. At the eighth outbreak the team loses.
first-cure = This disease is cured: one treatment now removes all its cubes from a city. It still spreads until its last cube is gone.
first-eradicated = The last cube of this cured disease is gone: it’s eradicated. From now on its infection cards do nothing.
first-asked = A teammate would like to do something that needs your consent, with your card or your pawn. Agree or refuse; it costs you no action.
first-too-many-cards = Your hand limit is seven, so discard down to seven. Keep the colours you have most of, and play an Event rather than lose it.
first-medic-clears = The { role-medic } removes all cubes of a cured disease on arriving anywhere, without an action. Passing through a city is enough.
first-spared = The city gets no cubes, because something protects it. A { role-medic }, a { role-quarantine-specialist } or an eradicated disease can do that.
first-infection = After every turn infection cards are turned up, and each adds a cube to its city. Watch the cities with three: one more means an outbreak.
