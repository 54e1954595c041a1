### The screens of Holding On in English.

## The content note

web-holding-on-note = Before you begin
web-holding-on-note-1 = This game tells of a man who is dying, and of the people who look after him. It speaks of illness, death, grief, drinking and a broken family: quietly, and never in order to shock.
web-holding-on-note-2 = You can read its story page by page, or play without the pages opening by themselves. They stay in the book under “Story”, and you can change your mind at any time.
web-holding-on-note-read = Begin with the story
web-holding-on-note-skip = Play without the pages
web-holding-on-note-leave = Not now
web-holding-on-note-kept = This note is shown once on each device.

## The book

web-holding-on-story = Story
web-holding-on-book = The story so far
web-holding-on-scenario = Scenario { $number }
web-holding-on-locked = Not unlocked yet
web-holding-on-finished = finished
web-holding-on-page-intro-1 = Confidential
web-holding-on-page-intro-2 = Introduction
web-holding-on-page-setup = Setup and rules
web-holding-on-page-goal = Goal
web-holding-on-page-win = Result
web-holding-on-page-death = The end
web-holding-on-page-transfer = The end
web-holding-on-page-beat = From these days
web-holding-on-page-back = Back
web-holding-on-page-on = Read on
web-holding-on-book-close = To the ward
web-holding-on-open-pages = Open new pages by themselves

## The room

web-holding-on-day = Day { $day } of { $days }
web-holding-on-medical-given = Medical care was given today
web-holding-on-medical-due = Medical care is still due today
web-holding-on-band = in the { $band } band
web-holding-on-pages = What the board shows
web-holding-on-the-day = The day
web-holding-on-memories = Memories
web-holding-on-shift-morning = Morning
web-holding-on-shift-afternoon = Afternoon
web-holding-on-shift-night = Night
web-holding-on-later = Still to come
web-holding-on-medical = Medical care
web-holding-on-palliative = Palliative care
web-holding-on-averted = If averted
web-holding-on-place-free = A place to be filled
web-holding-on-bedside = At the bed
web-holding-on-said = What was said in this shift
web-holding-on-evening = In the evening
web-holding-on-arrange-how = Drag memories within their rows until the stitches meet, or leave them as they lie.
web-holding-on-swaps =
    { $count ->
        [one] { $count } exchange left this evening
       *[other] { $count } exchanges left this evening
    }
web-holding-on-face-down = Still face down: { $hazy } hazy, { $clear } clear.
web-holding-on-team = The team
web-holding-on-manager = Shift manager
web-holding-on-close = Close
# $text is a sentence that Billy says.
web-holding-on-quoted = “{ $text }”

## Cards

web-holding-on-places =
    { $count ->
        [one] { $count } staff place
       *[other] { $count } staff places
    }
web-holding-on-stable-symbol = stable: a token raises health by 1
web-holding-on-deteriorations =
    { $count ->
        [one] { $count } deterioration
       *[other] { $count } deteriorations
    }
web-holding-on-critical-reward = medical care only; a token if all symbols are covered
web-holding-on-reward-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
web-holding-on-reward-hazy =
    { $count ->
        [one] { $count } hazy memory
       *[other] { $count } hazy memories
    }
web-holding-on-reward-either =
    { $count ->
        [one] { $count } token or memory
       *[other] { $count } times a token or a memory
    }
web-holding-on-rewards = palliative care: { $rewards }
web-holding-on-fatigue = fatigue { $count }
web-holding-on-tokens =
    { $count ->
        [one] { $count } care token
       *[other] { $count } care tokens
    }
web-holding-on-held-hazy =
    { $count ->
        [one] { $count } hazy memory, not turned up yet
       *[other] { $count } hazy memories, not turned up yet
    }
web-holding-on-held-clear =
    { $count ->
        [one] { $count } clear memory, not looked at yet
       *[other] { $count } clear memories, not looked at yet
    }
web-holding-on-supply =
    { $count ->
        [one] { $count } token in the supply
       *[other] { $count } tokens in the supply
    }

## Memories

web-holding-on-hazy = hazy
web-holding-on-clear = clear
web-holding-on-seam-help = Mark fitting edges
web-holding-on-look = Look closer
web-holding-on-look-at = Look closer. { $name }
web-holding-on-put-how = Drag it to a place of its row, or choose the place. It can be moved later.
web-holding-on-match-how = Only you see it. Compare Billy and the stitches, then choose its hazy twin.
web-holding-on-match-others = { $staff_cap } compares a clear memory of “{ $period }” with the hazy ones.
web-holding-on-slot = Place { $slot }
web-holding-on-slot-empty = { $place }: empty
web-holding-on-figure = Billy { $pose }, { $facing }, { $object }
web-holding-on-pose-standing = standing
web-holding-on-pose-sitting = sitting
web-holding-on-pose-walking = walking
web-holding-on-pose-kneeling = kneeling
web-holding-on-pose-leaning = leaning
web-holding-on-pose-reaching = reaching out
web-holding-on-facing-left = facing left
web-holding-on-facing-right = facing right
web-holding-on-object-nothing = with empty hands
web-holding-on-object-marble = with a marble
web-holding-on-object-bundle = with a bundle
web-holding-on-object-oar = with an oar
web-holding-on-object-plate = with a plate
web-holding-on-object-lamp = with a lamp
web-holding-on-object-broom = with a broom
web-holding-on-object-mallet = with a mallet
web-holding-on-object-lantern = with a lantern
web-holding-on-object-cap = with a cap
web-holding-on-object-bag = with a bag
web-holding-on-object-bread = with a piece of bread
web-holding-on-object-umbrella = with an umbrella
web-holding-on-object-envelope = with an envelope
web-holding-on-object-hat = with a hat
web-holding-on-object-plane = with a carpenter’s plane
web-holding-on-object-keys = with keys
web-holding-on-object-suitcase = with a suitcase
web-holding-on-object-receiver = with a telephone receiver
web-holding-on-object-cup = with a cup
web-holding-on-object-rule = with a folding rule
web-holding-on-object-photograph = with a photograph
web-holding-on-object-letter = with a letter
web-holding-on-object-ticket = with a ticket
web-holding-on-edge-l = left edge: { $stitches }
web-holding-on-edge-r = right edge: { $stitches }
web-holding-on-edge-t = upper edge: { $stitches }
web-holding-on-edge-b = lower edge: { $stitches }
web-holding-on-hem = hem
web-holding-on-stitch-b = bar
web-holding-on-stitch-s = slant
web-holding-on-stitch-c = cross
web-holding-on-stitch-k = knot

## Goal, decks and locker

web-holding-on-chart = Goal and decks
web-holding-on-condition-period = A clear memory of “{ $period }”
web-holding-on-condition-count =
    { $count ->
        [one] A clear memory of those asked for
       *[other] { $count } clear memories of those asked for
    }
web-holding-on-condition-run = { $count } clear memories joined in a row
web-holding-on-condition-balance = { $count } more pleasant than unpleasant ones
web-holding-on-condition-heard =
    { $count ->
        [one] A call that is answered
       *[other] { $count } calls that are answered
    }
web-holding-on-condition-faced = { $count } regrets faced
web-holding-on-condition-arrived = Somebody has arrived
web-holding-on-reached = reached
web-holding-on-not-reached = not reached yet
web-holding-on-shown = Hazy faces to look for
web-holding-on-decks = What may still come
web-holding-on-deck =
    { $name }: { $count ->
        [one] { $count } memory
       *[other] { $count } memories
    }, and these events as Billy is now
web-holding-on-arrived = is here
web-holding-on-line =
    heard { $heard ->
        [0] not yet
        [1] once
       *[other] { $heard } times
    }; { $cards ->
        [one] { $cards } call left
       *[other] { $cards } calls left
    }, answered { $voices }
web-holding-on-faced = faced
web-holding-on-not-faced = not faced yet
web-holding-on-a-regret = A regret
web-holding-on-an-event = An event of this scenario
web-holding-on-locker-pair = Two cards are set aside.

## Where somebody is

web-holding-on-at-break-room = in the break room
web-holding-on-at-leave = on leave
web-holding-on-at-pad = on the pad
web-holding-on-at-desk = not called yet
web-holding-on-at-out = gone

## Groups of actions

web-holding-on-group-staff = Staff the shift
web-holding-on-group-cover = Cover
web-holding-on-group-phone = Phone
web-holding-on-group-price = The price of fatigue
web-holding-on-group-care = Care
web-holding-on-group-tokens = Tokens
web-holding-on-group-talk = Talk with Billy
web-holding-on-group-query = Ask Billy
web-holding-on-group-leave = Leave
web-holding-on-group-place = Place the memory
web-holding-on-group-match = Match the memory
web-holding-on-group-done = Go on
web-holding-on-group-row-1 = Rearrange “Tern Street”
web-holding-on-group-row-2 = Rearrange “The boatyard”
web-holding-on-group-row-3 = Rearrange “Southern light”
web-holding-on-group-row-4 = Rearrange “The drawer”
web-holding-on-group-row-5 = Rearrange “Homeward”

## What a choice means

web-holding-on-rule-phone = The doctor calls after the patient card and gives no care in this shift (HOL-20.4).
web-holding-on-rule-call-assistant = For this day only; afterwards the assistant is gone for good (HOL-2.3).
web-holding-on-rule-move = From the shift just before; costs 1 fatigue, but none for assistants (HOL-7.3).
web-holding-on-rule-stand-in = Fills an empty place as well; costs 1 fatigue (HOL-7.5).
web-holding-on-rule-medical = Tokens cover symbols; each uncovered one costs 1 health (HOL-8.4).
web-holding-on-rule-palliative = Every deterioration costs 1 health, then the staff receive the rewards (HOL-10.1).
web-holding-on-rule-guide = 1 token: every memory of this talk will be of this period (HOL-19.3).
web-holding-on-rule-insist = 1 token: this memory is put aside and another one is drawn (HOL-19.5).
web-holding-on-rule-query = 1 token: a clear memory of this period, unless an event comes first (HOL-14.4).
web-holding-on-rule-face = 2 tokens on the card; once faced, always faced.
web-holding-on-rule-send = Back in the evening without fatigue; no tokens tonight (HOL-16.9).
web-holding-on-rule-match = A memory laid on the wrong one goes back into the deck (HOL-G.26).
web-holding-on-rule-no-match = The memory goes back into the deck unseen (HOL-15.6).

## The position in sentences

web-holding-on-position-day = Day { $day } of { $days }, { $shift }. The shift manager is the player of { $staff }.
web-holding-on-position-health = Billy’s health is { $health } of 30, in the { $band } band.
web-holding-on-position-warnings = { $count } of { $most } warnings.
web-holding-on-position-medical-given = Medical care has been given today.
web-holding-on-position-medical-due = Medical care has not been given yet today.
web-holding-on-position-decks =
    { $hazy } cards are in the hazy deck, { $clear } in the clear deck, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in the supply.
web-holding-on-position-shift = { $shift }: { $card }. Staff: { $team }.
web-holding-on-position-pawn = { $staff_cap }: { $where }, fatigue { $count }.
web-holding-on-position-purse =
    { $staff_cap }: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }, hazy memories in hand { $hazy }, clear ones { $clear }.
web-holding-on-position-row = “{ $period }”: { $cells }.
web-holding-on-position-up = Turned up: { $face }
web-holding-on-position-held = Your clear memory: { $face }

## The curve of a scenario

web-holding-on-curve-health = Billy’s health
web-holding-on-curve-clear = clear memories

## Help

web-holding-on-help-goal = What it is about
web-holding-on-help-goal-1 = You are the team of a palliative ward. Billy Kerr, sixty, has days to live, and nobody knows who he is. You win together when the goal of the scenario is reached (HOL-1.2).
web-holding-on-help-goal-2 = Goals ask for clear memories. A hazy memory only tells you what to look for (HOL-1.3).
web-holding-on-help-goal-3 = The scenario is lost when his health is at 0, when a new day begins and no patient card is left, when nobody can be put on a shift, or at the second warning (HOL-1.6 to HOL-1.9). It can be tried again as often as you like (HOL-1.10).
web-holding-on-help-day = A day
web-holding-on-help-day-1 = Three shifts: morning, afternoon, night. For each a patient card is turned up, the shift manager fills its places, and the staff give care (HOL-5.3).
web-holding-on-help-day-2 = The pad goes to the next player every morning (HOL-5.2). Whoever was placed first among the doctors decides in that shift (HOL-6.4).
web-holding-on-help-day-3 = Between morning and afternoon the manager may send people on leave (HOL-5.5).
web-holding-on-help-day-4 = In the evening everybody who did not work receives 2 tokens; then the memories of the day are turned up (HOL-5.6, HOL-15.1).
web-holding-on-help-staff = Staff and cover
web-holding-on-help-staff-1 = Every place of the card must be filled, from the break room first (HOL-6.2, HOL-7.1).
web-holding-on-help-staff-2 = If that is not enough: call a medical assistant, move somebody over from the shift just before, or let somebody stand in (HOL-7.2 to HOL-7.5).
web-holding-on-help-staff-3 = A fully staffed night shift earns 1 token before care is chosen (HOL-18.1).
web-holding-on-help-staff-4 = If the shift still cannot be filled you receive a warning and work with those present (HOL-7.8).
web-holding-on-help-care = Care
web-holding-on-help-care-1 = Either medical or palliative care, never both (HOL-8.1).
web-holding-on-help-care-2 = Medical care: each token covers one symbol, each uncovered symbol costs 1 health (HOL-8.4). On a stable card 1 token raises health by 1 (HOL-8.5).
web-holding-on-help-care-3 = Who pays: the doctors on the card, and the nurse pool if a nurse or assistant is there (HOL-8.3).
web-holding-on-help-care-4 = Palliative care: health falls by every symbol of the card, then the staff receive tokens and hazy memories (HOL-10.1, HOL-10.3).
web-holding-on-help-care-5 = Critical cards allow medical care only; if every symbol is covered, one of the staff receives a token (HOL-9.1, HOL-9.2).
web-holding-on-help-talk = Talking with Billy
web-holding-on-help-talk-1 = One of the staff talks with Billy and keeps the hazy memories face down until the evening (HOL-12.5, HOL-12.7).
web-holding-on-help-talk-2 = Events come up in between. What they do depends on Billy’s health: green 30–14, orange 13–8, red 7–4, black 3–0 (HOL-3.2, HOL-13.1).
web-holding-on-help-talk-3 = An event uses up one of the cards due, unless it is ignored (HOL-13.2).
web-holding-on-help-talk-4 = Guiding, from the second scenario on: a doctor pays 1 token and names a period of which a hazy memory is in play (HOL-19.3).
web-holding-on-help-talk-5 = Insisting: having heard the quotation, the doctor pays 1 token and asks for something else (HOL-19.5). Never both in one talk (HOL-19.2).
web-holding-on-help-query = Asking about a period
web-holding-on-help-query-1 = After care on a stable card its doctors may ask, unless they have 2 fatigue (HOL-14.2, HOL-14.3).
web-holding-on-help-query-2 = Each question costs 1 token of their own. Only periods with a memory in the grid can be asked about (HOL-14.4, HOL-14.5).
web-holding-on-help-query-3 = Asking about the same period again, events already met do not return; a new period begins a new conversation (HOL-14.9).
web-holding-on-help-query-4 = Clear memories stay face down until the evening, also for their holder (HOL-14.11).
web-holding-on-help-evening = The evening
web-holding-on-help-evening-1 = First all hazy memories of the day are placed, then the clear ones are compared (HOL-15.1).
web-holding-on-help-evening-2 = Every memory has one true place. Stitches that continue on the next card show true neighbours; a hem is the border of the grid (HOL-15.2).
web-holding-on-help-evening-3 = The holder looks at a clear memory alone and lays it on the hazy one with the same Billy and the same seams (HOL-15.4, HOL-15.5).
web-holding-on-help-evening-4 = Without its twin in play it goes back into the deck unseen, even if the goal needs it (HOL-15.6).
web-holding-on-help-phone = Phoning
web-holding-on-help-phone-1 = Some scenarios let a doctor phone during a shift. The caller gives no care; the call comes after the patient card (HOL-20.2, HOL-20.4, HOL-20.5).
web-holding-on-help-phone-2 = A doctor with 2 fatigue cannot phone (HOL-20.3).
web-holding-on-help-fatigue = Fatigue and leave
web-holding-on-help-fatigue-1 = Being moved and standing in cost 1 fatigue each; it stays until leave takes all of it away (HOL-16.1).
web-holding-on-help-fatigue-2 = Each fatigue costs a token or a memory in hand at once, if there is one (HOL-16.3, HOL-16.5).
web-holding-on-help-fatigue-3 = With 2 fatigue a doctor can neither ask nor phone (HOL-16.7). With 3, a nurse with 2, they are overworked and miss the whole next day (HOL-16.8).
web-holding-on-help-fatigue-4 = Whoever is sent on leave after the morning is back in the evening, rested (HOL-16.9).
web-holding-on-help-warnings = Warnings
web-holding-on-help-warnings-1 = For a day without medical care, for a shift that was not filled, and when the doctor of tomorrow’s manager is overworked (HOL-17.2 to HOL-17.4).
web-holding-on-help-warnings-2 = The second warning loses the scenario at once; warnings are never taken away (HOL-17.1, HOL-17.5).
web-holding-on-help-players = How many you are
web-holding-on-help-players-1 = One person plays two doctors by the rules for two (HOL-21.14).
web-holding-on-help-players-2 = With two doctors the manager’s own may work one extra shift a day without fatigue, even from morning to night (HOL-21.3, HOL-21.4).
web-holding-on-help-players-3 = With four the manager’s doctor stays on the pad all day and receives no tokens in the evening (HOL-21.8, HOL-21.9).
web-holding-on-help-board = Reading this room
web-holding-on-help-board-1 = Whatever is lit can be tapped. The dots below somebody are fatigue. The line above is Billy’s health from the first day to today.
web-holding-on-help-board-2 = Memories are dragged by mouse or finger. By keyboard: arrow keys to the memory, Enter, arrow keys to its new place, Enter.
web-holding-on-help-board-3 = Where stitches fit, the thread is drawn through. “Mark fitting edges” shows which edges in play fit the memory in question.
web-holding-on-help-board-4 = Thread and pattern tell the period: solid, dashed, dotted, double, wavy. The story can be read again at any time.
