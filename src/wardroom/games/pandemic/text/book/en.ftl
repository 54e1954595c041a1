### The rulebook: how the game is explained, for reading before a game or between games.

book-story = The story and the goal
book-story-theme = Four diseases have broken out at the same time, each in its own part of the world. You are the small team sent to stop them: doctors, researchers and planners who treat the sick, hold the line in the worst places, and work on four cures.
book-story-together = You win or lose as one team, and nobody is ahead of anyone else. Talk about everything: whose cards belong together, who should fly where, what may go wrong next. On your turn, though, the final decision is yours.

book-table = What you see on the table
book-table-map = The map shows 48 cities in four colours and the lines that connect them. Two cities with a line between them are connected; nothing else counts as near.
book-picture-table = The table in the middle of a game: cities with cubes, pawns, research stations, and the decks along the edge.
book-table-cubes = The pieces in a city are its cubes: one for a few sick people, three for a city on the brink. There are 24 cubes of each colour, and those you remove go back to the supply.
book-table-decks = There are two decks. The player deck provides the cards in your hands. The infection deck decides which cities are infected.
book-table-tracks = Two tracks measure the trouble: the infection rate says how many infection cards are turned up each turn, and the outbreak track counts to eight.
book-table-hand = Your hand holds City cards, each in the colour of its city, and Events. City cards are good for two things: flights now, and cures later.
book-picture-hand = A hand: City cards in the colours of their cities. Five of one colour make a cure.
book-table-card = Hover over something, or tap it, and its card opens: what it is, what state it is in, what you can do with it, and what you can’t and why. “In the rules” leads from there into this book.

book-setup = Before the first turn
book-setup-program = The program lays everything out; you only choose how hard it should be. This is what it does:
book-setup-atlanta = All pawns start in { city-atlanta }, where the first research station is. Five more are in the supply.
book-setup-infected = Nine infection cards are turned up: three cities get 3 cubes, three get 2 and three get 1. These nine cards are the first discards, so an early Epidemic brings exactly these cities back.
book-setup-hands = Everyone gets a role and a starting hand: 4 cards each with two players, 3 with three, 2 with four.
book-setup-first = The player with the card of the most populous city goes first.

book-turn = A turn
book-turn-phases = Every turn has three parts, always in this order:
book-turn-order = Your own actions come first, so you can still prevent what the infection cards would do. But an Epidemic may come before them: don’t leave a city at three cubes if you can help it.
book-turn-decide = Actions that would change nothing are not offered, and nobody else can use up your actions. The { role-dispatcher } can move other pawns, but only by spending the { role-dispatcher }’s own actions.
book-turn-example = An example: you drive to { city-chicago }, treat blue, drive on to { city-san-francisco } and treat blue again. Four actions, two cubes fewer; then you draw two cards, and the cities are infected.

book-moving = Getting around
book-moving-intro = Each of these moves is one action and ends in another city. Several pawns may be in one city, and you can move through cities of any colour.
book-picture-moving = From { city-atlanta } by land or sea you move only along the lines. For everything else you need a card or a second research station.
book-moving-thrift = Driving is free, flying costs a card. Before you fly, ask whether that card is part of someone’s cure.

book-work = Actions in a city
book-work-intro = These four actions happen where your pawn is.
book-work-cure = A cure needs a research station under your pawn and the cards in your own hand. The colour of the city does not matter: red can be cured in blue { city-atlanta }. If you have more than you need, you choose which to keep.
book-work-share = Sharing is the hardest part. Both pawns must be in the very city that the card shows; only the { role-researcher } may give any City card. Plan your meeting a turn ahead and you’ll save each other a trip.

book-cards = Cards and the hand limit
book-cards-draw = After your actions you draw two cards together. City cards and Events go into your hand. An Epidemic is resolved at once, and is not replaced by another card.
book-cards-limit = The limit applies at the end of the draw, once all Epidemics are resolved, and also to any player who receives a card. You choose card by card; an Event you play instead of discarding still works. At other times nobody may simply discard cards.

book-infection = Infections and outbreaks
book-infection-cards = At the end of the turn the infection cards are turned up one by one, each resolved completely before the next.
book-picture-outbreak = A city with three cubes, ringed: one more means an outbreak, which puts a cube in every city along its lines.
book-infection-marker = Each outbreak moves the marker one step. The city itself keeps its three cubes, so another card can set off another outbreak there.
book-infection-colours = Only cubes of the outbreak’s colour count. A city can hold cubes of several colours, up to three of each.

book-epidemics = Epidemics
book-epidemics-when = There is one Epidemic somewhere in each part of the player deck. When it is drawn, three things happen:
book-epidemics-increase = Increase: the infection rate goes up one step. It applies this very turn.
book-epidemics-infect = Infect: the bottom card of the infection deck is turned up. Its city is filled to three cubes; if it had any before, there is also an outbreak there.
book-epidemics-intensify = Intensify: the infection discards, including this card, are shuffled and put back on top.
book-epidemics-why = The third step is what makes the game. After an Epidemic you know which cities will come up, just not in which order. Treat those with three cubes first.
book-epidemics-two = Two Epidemics in one draw are resolved one after the other. After the second one the top card shows the city that has just been filled, and there is an outbreak there the same turn unless someone prevents it.

book-cured = Cured and eradicated
book-cured-active = A disease is active until its cure is discovered. The cure itself removes no cubes.
book-cured-gain = A cure pays off when you treat: one action clears a city of that colour. Eradicating is welcome, but you never need it to win.

book-events = Events

book-roles = Roles
book-roles-intro = No two roles are alike, and each power lasts all game.
book-roles-pairs = Some work well together: the { role-researcher } feeds the { role-scientist } with cards; the { role-dispatcher } carries the { role-medic } from one cured city to the next; the { role-contingency-planner } plays a good Event twice.

book-end = How it ends
book-end-win = You win the instant the fourth cure is discovered, even with seven outbreaks and cubes everywhere. You lose at once when one of these happens:
book-end-outbreaks = The outbreak marker reaches 8.
book-end-cubes = A cube must be placed and its colour has run out. An empty supply alone does not lose the game.
book-end-deck = You must draw and fewer than two player cards are left. Drawing the last two is still allowed: the next player then gets one more set of actions.
book-end-last = There are no points: a narrow win is a win.

book-options = Options at this table
book-options-intro = You choose these when you open a table. During a game the help shows what was chosen.
book-options-solo = Alone you play two or more roles, with open hands. Computer colleagues can take any seat. They know the hands of their team, but never what a deck will bring, and they always agree to a move or an exchange.

book-questions = Why can’t I…?
book-questions-give = Why can’t I give this card away?
    .answer = Because it does not show the city you are both in, or because you are not in the same city. Only the { role-researcher } may give any City card. Events are never passed on.
book-questions-cure = I have five red cards. Why can’t I cure red?
    .answer = You need a research station in your city. Events do not count as City cards, and a disease can be cured only once.
book-questions-event = Why can’t I play my Event now?
    .answer = A card or an action is being resolved. Your next chance comes before the draw, before the infections, or between one infection and the next. An Event that would change nothing can’t be played either.
book-questions-build = Why can’t I build here?
    .answer = You need the card of this very city, unless you are the { role-operations-expert }, and there must be no research station in it yet.
book-questions-outbreak = Why was there an outbreak even though I had cured the disease?
    .answer = A cured disease keeps spreading. Only when its last cube is gone does it stop for good.
book-questions-discard = Why can’t I discard a card I don’t need?
    .answer = Cards leave a hand only as a payment, as an Event, or when there are more than seven.
book-questions-hidden = Why do I see only the backs of other hands?
    .answer = With 5 or 6 Epidemics hands are hidden, unless the table chose otherwise. You may still tell each other everything.
book-questions-refuse = Someone refused to be moved. What now?
    .answer = You need another player’s consent to move their pawn or to share a card with them. The action is not spent; propose something else.
book-questions-stop = Must I use all four actions?
    .answer = No. You may end your actions at any time; you still draw cards and infect cities afterwards.

book-summary = One-page summary
book-summary-turn = Up to 4 actions:
book-summary-move = Move: drive for free; fly to a city for its card; fly anywhere for the card of your city; fly from station to station for free.
book-summary-treat = Treat: 1 cube, or all of a cured colour.
book-summary-build = Build: the card of your city for a research station.
book-summary-share = Share: the card of the city you are both in.
book-summary-cure = Cure: at a research station, 5 cards of one colour.
book-summary-draw = Then draw 2 cards and keep at most 7.
book-summary-infect = Then infect as many cities as the rate says. A fourth cube is an outbreak: one cube in every connected city.
book-summary-win = With four cures you win. With eight outbreaks, a cube you can’t place or an empty deck you lose.
