# What is explained when it happens for the first time: two sentences, at most 35 words.

first-epidemic = An Epidemic hits one new city hard and moves the infection rate on. The discarded infection cards return to the top of their deck, so the same cities are struck again soon.
first-outbreak = No city holds a fourth cube of one colour: it breaks out, and every connected city gets a cube instead. At the eighth outbreak the team loses.
first-cure = This disease is cured: one treatment now removes all its cubes from a city. It still spreads until its last cube is gone.
first-eradicated = Not one cube of this cured disease is left: it is eradicated. Its infection cards do nothing from now on.
first-asked = A team-mate would like to do something that needs your consent, with your card or your pawn. Agree or refuse; it costs you no action.
first-too-many-cards = You may hold seven cards, so discard what is over. Keep the colours of which you have many, and rather play an Event than lose it.
first-medic-clears = The Medic removes all cubes of a cured disease wherever he arrives, without an action. Passing through a city is enough.
first-spared = The city gets no cube, because something protects it. A Medic, a Quarantine Specialist or an eradicated disease can do that.
first-infection = After every turn infection cards are turned up, and each puts a cube into its city. Watch the cities with three: one more and they break out.
