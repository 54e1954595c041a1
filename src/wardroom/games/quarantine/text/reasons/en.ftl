### Why the colleagues of Quarantine chose what they chose, in one sentence.
### $tile is a tile, $colour the colour of a patient or a ward, $owner is a player.

why-lay = The { $colour } ward fits here and leaves room to grow.
why-opening = A good start: compact, with doors to many sides.
why-draw = It is better to plan when all cubes are known.
why-end = Nothing useful is left to do this turn.
why-cafeteria = One more action costs nothing.
why-queue-own = In my own line the { $colour } patient is of most use to me.
why-queue-other = In the line of { $owner } the { $colour } patient serves me best.
why-infect = With { $tile_the } quarantined, { $owner } is held up the most.
why-infect-own = On { $tile_the } the grey cube does the least harm.
why-spread = With { $tile_the } quarantined too, cleaning up takes longer.
why-no-spread = It does not pay to let the fever spread.
why-cure = Curing { $colour } patients brings money and points and frees their beds.
why-emergency = The Emergency Room should be free before the next patient comes.
why-admit = Beds are free for the front of the line.
why-build-ward = More beds, and it fits the floor plan: { $tile_the } pays for itself.
why-build-room = At this price { $tile_the } is a bargain.
why-contract = At this price hardly anyone can buy { $tile_the } before me.
why-take = Nobody was quicker, and taking { $tile_the } costs no action.
why-place = There is a good place for { $tile_the } now.
why-disinfect = It is worth an action to have { $tile_the } clean.
why-pathology = Several cubes go with a single action.
why-pharmacy = The Pharmacy spares an admission and a cure.
why-gift-shop = A { $colour } cube from the box is the most useful now.
why-marker = A marker for later is worth more than anything else now.
why-extra = One more action is worth the marker this turn.
why-move = With the { $colour } patient in another place the line moves faster.
why-triage = In the new order more patients can be admitted at once.
why-rebuild = The tiles complete more nurses’ stations elsewhere.
why-cancel = This would not pay; better to do something else.
why-best = This leaves my hospital in the best position.
