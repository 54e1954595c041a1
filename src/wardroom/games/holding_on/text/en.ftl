### Holding On in English. How the messages are named: docs/texts.md.
### Memories, patients, events and each scenario have folders of their own.

game-title = Holding On: The Troubled Life of Billy Kerr
game-pitch = A palliative team cares for a dying stranger and, memory by memory, learns who he was and whom he still has to call.

## The staff. Forms: .cap at the beginning of a sentence.

staff-yellow = the yellow doctor
    .cap = The yellow doctor
staff-blue = the blue doctor
    .cap = The blue doctor
staff-green = the green doctor
    .cap = The green doctor
staff-red = the red doctor
    .cap = The red doctor
staff-nurse1 = the first nurse
    .cap = The first nurse
staff-nurse2 = the second nurse
    .cap = The second nurse
staff-nurse3 = the third nurse
    .cap = The third nurse
staff-assistant1 = the first medical assistant
    .cap = The first medical assistant
staff-assistant2 = the second medical assistant
    .cap = The second medical assistant
staff-pool = the nurse pool
    .cap = The nurse pool

role-doctor = Doctor
    .rule = Belongs to one player. Gives both kinds of care, may query and phone with less than 2 fatigue, and must go on leave at 3.
role-nurse = Nurse
    .rule = Works for the shift manager. Gives both kinds of care; all nurses share one pool of tokens. Must go on leave at 2 fatigue.
role-medical-assistant = Medical assistant
    .rule = Can be called for one day when you are short of staff, never tires, and does not come back.

## Shifts, periods, bands. Forms of the shifts: .cap at the beginning of a sentence.

shift-morning = morning shift
    .cap = Morning shift
shift-afternoon = afternoon shift
    .cap = Afternoon shift
shift-night = night shift
    .cap = Night shift

period-1 = Tern Street
    .years = 1956–69
period-2 = The boatyard
    .years = 1970–78
period-3 = Southern light
    .years = 1979–88
period-4 = The drawer
    .years = 1989–2003
period-5 = Homeward
    .years = 2004–16

band-green = green
band-orange = orange
band-red = red
band-black = black

kind-unstable = unstable
kind-stable = stable
kind-critical = critical

mark-plus = a pleasant memory
mark-minus = an unpleasant memory

## Small words inside sentences

cost-token = a care token
cost-hazy = a random hazy memory
cost-clear = a random clear memory
reward-token = a care token
reward-hazy = a hazy memory
cause-shift = the shift could not be filled
cause-medical = no medical care was given today
cause-manager = the doctor of tomorrow’s shift manager is overworked

# $count is a number of care tokens.
tokens =
    { $count ->
        [one] { $count } care token
       *[other] { $count } care tokens
    }

## Symbols of events

effect-ignore = ignore it and keep drawing
effect-reflection = a moment of reflection
effect-draw = draw a memory
effect-draw-memory = draw a memory, ignoring events
effect-change-subject = Billy changes the subject
effect-trust-health = trust (a care token for 1 health)
effect-trust-memory = trust (a care token for a memory)
effect-improve = health improves by 1
effect-worsen = health worsens by 1
effect-end = the conversation is over
effect-remove = the event leaves the game

## The board and its labels

board-health = Billy’s health
board-break-room = Break room
board-leave = Leave
board-desk = Assistants
board-pad = Shift manager’s pad
board-supply = Supply
board-pool = Nurse pool
board-warnings = Warnings
board-patients = Patient cards
board-hazy-deck = Hazy memories
board-clear-deck = Clear memories
board-grid = Collected memories
board-goal = Goal
board-locker = Bedside locker
board-contact-tile = Contact tile
board-day = Day

## Options before the game. The attribute .rule says what a choice means.

option-scenario = Scenario
    .rule = The ten scenarios are played in order; a finished one can be played again at any time.
option-scenario-1 = 1
    .rule = For your first evening; no additional rules.
option-scenario-2 = 2
    .rule = Unlocked by finishing scenario 1.
option-scenario-3 = 3
    .rule = Unlocked by finishing scenario 2.
option-scenario-4 = 4
    .rule = Unlocked by finishing scenario 3.
option-scenario-5 = 5
    .rule = Unlocked by finishing scenario 4.
option-scenario-6 = 6
    .rule = Unlocked by finishing scenario 5.
option-scenario-7 = 7
    .rule = Unlocked by finishing scenario 6.
option-scenario-8 = 8
    .rule = Unlocked by finishing scenario 7.
option-scenario-9 = 9
    .rule = Unlocked by finishing scenario 8.
option-scenario-10 = 10
    .rule = Unlocked by finishing scenario 9.
option-mode = Mode
    .rule = How well the ward is staffed.
option-mode-standard = standard
    .rule = Two nurses.
option-mode-gentle = gentle
    .rule = A third nurse from the first day on; the scenario still counts for the campaign.
option-matching = Matching
    .rule = How clear memories find their hazy twins in the evening.
option-matching-attempt = by eye
    .rule = The holder of a clear memory compares the figure and the stitches, then chooses.
option-matching-auto = automatic
    .rule = A clear memory is automatically laid on its twin if the twin is in play.

## How a scenario ends

result-win = the goal is reached
result-loss-health = Billy has died
result-loss-deck = Billy has died
result-loss-staff = Billy has been transferred
result-loss-warnings = Billy has been transferred

outcome-win = { $ending }
outcome-loss-health = { $ending }
outcome-loss-deck = { $ending }
outcome-loss-staff = { $ending }
outcome-loss-warnings = { $ending }

## Choices: what a button says

do-phone = Have { $staff } phone
do-no-phone = Don’t phone
do-assign = Assign { $staff }
do-call-assistant = Call a medical assistant
do-move = Move { $staff } to this shift
do-stand-in = Have { $staff } stand in
do-lose = Give up { $cost }
do-give = Give the token to { $staff }
do-medical = Medical care
do-palliative = Palliative care
do-cover = Place one of { $staff }’s tokens
do-stop = Leave it at that
do-take = Take { $reward }
do-talk = Have { $staff } talk to Billy
do-guide = Guide the talk to “{ $period }”
do-no-guide = Let Billy choose what to talk about
do-accept = Listen to this memory
do-insist = Insist on another one
do-spend = Spend a token
do-decline = Keep the token
do-query = Ask about “{ $period }”
do-face = Help Billy face { $regret }
do-pass = No more questions
do-call = Call { $contact }
do-hang-up = Hang up
do-send = Send { $staff } on leave
do-done = Done
do-serve = { $staff_cap } first
do-put = Space { $slot }
do-swap = “{ $period }”: swap spaces { $slot } and { $other }
do-match = It belongs in space { $slot }
do-no-match = Its hazy twin isn’t here

## Questions: what the status line says

ask-phone = { $seat }, should a doctor phone { $contacts } during this shift?
ask-staff =
    { $seat }, staff the { $shift }: { $count ->
        [one] { $count } place is
       *[other] { $count } places are
    } still open.
ask-tire = { $seat }, { $staff } is tired; what do you give up?
ask-night-bonus = { $seat }, who gets the token for the night?
ask-care = { $seat }, the card is “{ $patient }”. What kind of care does Billy need?
ask-medical =
    { $seat }, place tokens: { $count ->
        [one] { $count } symbol is
       *[other] { $count } symbols are
    } uncovered.
ask-averted = { $seat }, the crisis is averted; who gets the token?
ask-either = { $seat }, a token or a hazy memory?
ask-reward = { $seat }, who gets the token?
ask-talker = { $seat }, who talks to Billy?
ask-guide = { $seat }, steer the conversation?
ask-insist = { $seat }, Billy speaks of “{ $period }”. Listen, or insist on something else?
ask-trust-health = { $seat }, spend a token for Billy’s health?
ask-trust-memory = { $seat }, spend a token for a memory?
ask-query = { $seat }, does { $staff } have a question for Billy?
ask-call = { $seat }, who do you want to call?
ask-leave = { $seat }, send anyone on leave?
ask-serve = { $seat }, there aren’t enough tokens for everyone; who goes first?
ask-place = { $seat }, where in “{ $period }” does this hazy memory belong?
ask-arrange = { $seat }, do you want to rearrange the memories?
ask-match = { $seat }, which hazy memory of “{ $period }” does your clear one match?
ask-rearrange = { $seat }, do you want to rearrange the memories once more?
ask-nothing = The scenario is over: { $result }.

## The log: what happened

log-page = { $page }
log-day = Day { $day }. The player with { $staff } takes the pad.
log-relief = The third nurse has come in for the day.
log-reveal = The { $shift }: “{ $patient }”.
log-phone = { $staff_cap } takes the phone.
log-assign = { $staff_cap } takes the shift.
log-call-assistant = { $staff_cap } is called in.
log-move = { $staff_cap } stays on for the { $shift }.
log-stand-in = { $staff_cap } does the work of someone who is missing.
log-tired = { $staff_cap } is tired now: { $count } fatigue.
log-lose-token = { $staff_cap } gives up a care token.
log-lose-hazy = { $staff_cap } gives up a hazy memory of “{ $period }”.
log-lose-clear = { $staff_cap } gives up a clear memory of “{ $period }”.
log-gain = { $staff_cap } receives a care token.
log-medical = Medical care is given.
log-cover = { $staff_cap } covers a symbol.
log-averted = The crisis is averted.
log-palliative = Someone sits down at the bedside: palliative care.
log-better = Billy is a little better: his health is { $health }.
log-worse = Billy grows weaker: his health falls by { $count } to { $health }.
log-band = Billy’s health is now in the { $band } band.
log-warning =
    { $count ->
        [1] A warning from the hospital director
       *[other] The second warning from the hospital director
    }: { $cause }.
log-talk =
    { $staff_cap } talks to Billy about { $count ->
        [one] { $count } memory
       *[other] { $count } memories
    }.
log-guide = { $staff_cap } guides the talk to “{ $period }”.
log-hazy = From “{ $period }”: “{ $quote }”
log-insist = { $staff_cap } gently asks for something else.
log-event = “{ $event }”: { $effect }.
log-trust = { $staff_cap } draws on Billy’s trust and spends a token.
log-query = { $staff_cap } asks about “{ $period }”.
log-answer = { $staff_cap } receives a clear memory of “{ $period }”.
log-face = { $staff_cap } is with Billy as he faces { $regret }.
log-call = { $staff_cap } calls { $contact } { $contact_there }.
log-hang-up = { $staff_cap } hangs up.
log-send = { $staff_cap } goes on leave.
log-evening = { $staff_cap } had time for Billy today and receives { tokens }.
log-back = { $staff_cap } is back from leave, rested.
log-overworked = { $staff_cap } is overworked and must go on leave.
log-turn-up = A hazy memory of “{ $period }” is turned up.
log-look = Only you see this clear memory of “{ $period }”: { $scene }
log-clear = A memory of “{ $period }” becomes clear. { $scene }
log-no-match = { $staff_cap } puts a clear memory of “{ $period }” back into the deck without showing it.
log-from-locker = A card from the bedside locker joins “{ $period }”.
log-win = { $ending }
log-loss-health = { $ending }
log-loss-deck = { $ending }
log-loss-staff = { $ending }
log-loss-warnings = { $ending }

## The groups in which choices are listed.

group-staff = Staff the shift
group-cover = Cover
group-phone = Phone
group-price = The price of fatigue
group-care = Care
group-tokens = Tokens
group-talk = Talk to Billy
group-query = Ask Billy
group-leave = Leave
group-place = Place the memory
group-match = Match the memory
group-done = Continue
group-row-1 = Rearrange “{ period-1 }”
group-row-2 = Rearrange “{ period-2 }”
group-row-3 = Rearrange “{ period-3 }”
group-row-4 = Rearrange “{ period-4 }”
group-row-5 = Rearrange “{ period-5 }”
group-swap = Rearrange
