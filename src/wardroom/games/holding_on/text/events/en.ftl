### The five events of each memory deck. The attribute .text is what happens at the bed.

event-h1 = Far away
    .text = He looks past you at something that is not in the room.
event-h2 = A door opens
    .text = One story leads straight into the next, and he follows it.
event-h3 = Short of breath
    .text = He stops in the middle of a word and waits for air.
event-h4 = Coaxing
    .text = He says it is nothing. The way he says it, it is not nothing.
event-h5 = A hand held
    .text = Nobody talks for a while. That is enough.
event-c1 = Something else
    .text = You asked about one thing; he answers about another.
event-c2 = Not today
    .text = He shakes his head and turns to the window.
event-c3 = Too much
    .text = His voice gives out before the memory does.
event-c4 = All at once
    .text = After a long silence everything wants to be told at the same time.
event-c5 = Lighter for the telling
    .text = He breathes out as if he had put something down.
