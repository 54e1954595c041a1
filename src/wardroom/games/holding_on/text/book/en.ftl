### The rulebook: how the game is explained, for reading before a game or between games.
### It names nobody whom the story has not named in its first scenario.

book-story = The story and the goal
book-story-theme = A man is brought to your ward. He has no papers, hardly a visitor, and not much time. You look after him, day and night, and bit by bit he tells you who he was.
book-story-campaign = Ten scenarios make up his story. They are played in order, each with its own goal and sometimes with a new rule. A lost one can be tried again as often as you like, and a finished one can be replayed at any time.

book-table = What you see on the table
book-table-room = The room is the ward: the patient card for the current shift, the staff places on it, and the people who are not working just now.
book-picture-room = A shift: the patient card with its symbols, the places beside it, and Billy’s health above.
book-table-health = Billy’s health runs from 30 down to 0. Its colour decides how kind the events in a conversation are.
book-table-card = Each patient card is unstable, stable or critical. It shows how many staff it needs, how far Billy’s health may fall, and what you gain if you sit down with him.
book-table-grid = The grid of memories has five rows, one for each period of his life, with six spaces each. This is where his story comes together, hazy first, then clear.
book-table-cards = Hover over a person or a thing, or tap it: its card says what it is, what state it is in, what you can do with it, and what you can’t and why. “In the rules” leads from there into this book.

book-setup = Before the first day
book-setup-program = The program sets everything up the same way for each scenario:
book-setup-staff = All doctors and two nurses wait in the break room, two medical assistants beside it. The first shift manager is chosen at random.
book-setup-tokens = Each doctor has 1 care token, the nurse pool none. Billy’s health is 28.
book-setup-decks = There are 39 patient cards (three for each of the thirteen days), a deck of hazy memories and a deck of clear ones. Each memory deck includes five events.
book-setup-read = Then the first pages are read: what has happened, what is new, and what you are looking for.

book-day = A day
book-day-reveal = The manager turns up the patient card. Nobody knows what the next shift will bring.
book-day-staff = The manager assigns people to its places.
book-day-night = At night a fully staffed card earns a token.
book-day-care = The staff give medical or palliative care.
book-day-ask = On a stable card the doctors may then ask Billy about a period. If someone is on the phone, the call comes last.

book-staff = Staff and cover
book-picture-staff = The people of the ward, with their tokens and their fatigue.
book-staff-senior = The first doctor on the card is senior on that shift and settles what the staff cannot agree on: what kind of care, who talks, who receives what. Without a doctor the shift manager does so.

book-care = Care
book-care-kinds = The three kinds of card call for different care:
book-care-unstable = Unstable: cover its symbols with tokens, or accept the loss and listen.
book-care-stable = Stable: nothing gets worse. Spend one token to improve his health a little, or just talk; either way, you may ask him questions.
book-care-critical = Critical: there is only medical care, and no time for questions.
book-care-balance = Medical care keeps him alive; palliative care lets him speak. You need both, and each day at least one shift must give medical care with a token.

book-tokens = Care tokens
book-tokens-what = Tokens are your time and your trust. They pay for medical care, for questions, and for some of what comes up in a conversation.
book-tokens-limit = A doctor can hold at most 6, and there are 24 in all. Tokens can’t be passed on.
book-tokens-pool = The nurse pool has no limit. It pays for medical care whenever a nurse or an assistant is on the card, but never for questions.

book-talk = Talking to Billy

book-query = Asking about a period
book-query-why = Hazy memories only show what to look for. For the goal you need the clear ones, and he gives you those only when asked.

book-evening = The evening
book-picture-memories = The grid in the evening: rows are periods, and stitches that continue on the next card show true neighbours.
book-evening-provisional = Where you put a hazy memory is only a guess. You may move it on any evening.

book-fatigue = Fatigue and leave
book-fatigue-rest = Timely leave is cheaper than overwork. Managers cannot send their own doctor on leave, nor anyone who worked that morning.

book-warnings = Warnings

book-phone = Phoning
book-phone-place = The caller is put on the phone while the shift is being staffed, one per shift. It is work like any other: a caller receives no tokens in the evening.

book-signs = The signs

book-end = How it ends
book-end-win = A scenario is won the moment its goal is met. Any of these loses it:
book-end-health = Billy’s health reaches 0, even in the middle of a shift.
book-end-deck = A new day has to start and no patient cards are left. The thirteenth day can still be won.
book-end-nobody = Nobody is left to put on a shift.
book-end-warning = You receive a second warning.
book-end-again = Each attempt starts from scratch; memories are not kept.

book-options = Player count and options

book-questions = Why can’t we…?
book-questions-cover = Why can’t we call an assistant now?
    .answer = You get cover only when the break room cannot fill the card. Everyone there goes to work first.
book-questions-both = Can we give medical care and still receive the memories?
    .answer = No. Medical care gives up everything that palliative care would bring. Questions on a stable card are possible after either.
book-questions-pool = Why can’t we use the nurse pool?
    .answer = It can be used only if a nurse or an assistant is on this card, and never for a question.
book-questions-ask = Why can’t I ask about this period?
    .answer = There must already be a hazy memory of it in the grid, the card must be stable, and you need a token of your own and less than 2 fatigue.
book-questions-face = Why can’t I look at the memory I was given?
    .answer = All memories stay face down until the evening. The back tells you the period and what he said.
book-questions-back = Why did a clear memory go back into the deck?
    .answer = Its hazy twin was not in play. Collect more hazy memories of that period first.
book-questions-leave = Why can’t someone go on leave now?
    .answer = Leave is granted between morning and afternoon, to doctors and nurses in the break room, but never to the manager’s own doctor.
book-questions-pass = Can I give a token to someone else?
    .answer = No. Only when a shift hands out rewards do the staff decide who receives them.
book-questions-morning = Why can’t someone from the morning work at night?
    .answer = You can only move people over from the shift immediately before. In a two-doctor game, the manager’s own doctor may do both: one extra shift a day is allowed.

book-summary = One-page summary
book-summary-day = Three shifts a day. In each:
book-summary-staff = Fill the card from the break room; if that isn’t enough, call assistants, move people over or let them stand in, which tires them.
book-summary-medical = Medical care: tokens cover symbols, the rest cost health. At least once a day.
book-summary-palliative = Palliative care: health falls by 1 for each symbol; then come tokens and hazy memories.
book-summary-query = Stable card: pay one of the doctor’s tokens per question; draw a clear memory from a period already in the grid.
book-summary-evening = Evening: 2 tokens for everyone who did not work; place the hazy memories, match the clear ones.
book-summary-end = You win by reaching the goal. You lose at health 0, after thirteen days, without staff, or with two warnings.
