### The screens of Holding On in English.

## The content note

web-holding-on-note = Before you begin
web-holding-on-note-1 = This game is about a man who is dying, and about the people who look after him. It deals with illness, death, grief, drinking and a broken family: quietly, and never to shock.
web-holding-on-note-2 = You can read its story page by page, or play without the pages opening on their own. They stay in the book under “Story”, and you can change your mind at any time.
web-holding-on-note-read = Start with the story
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
web-holding-on-page-setup = On the ward
web-holding-on-page-rules = Setup and rules
web-holding-on-page-goal = Goal
web-holding-on-page-win = Result
web-holding-on-page-death = The end
web-holding-on-page-transfer = The end
web-holding-on-page-beat = From the ward, day { $day }
web-holding-on-page-call = Day { $day }: a call to { $contact } { $contact_there }
web-holding-on-page-arrival = Day { $day }: someone is at the door
web-holding-on-page-back = Back
web-holding-on-page-on = Read on
web-holding-on-book-close = To the ward
web-holding-on-open-pages = Open new pages automatically

## The room

web-holding-on-day = Day { $day } of { $days }
web-holding-on-medical-given = Medical care was given today
web-holding-on-eithers-left =
    { $count ->
        [one] { $count } reward to choose.
       *[other] { $count } rewards to choose.
    }
web-holding-on-tokens-left =
    { $count ->
        [one] { $count } token to give.
       *[other] { $count } tokens to give.
    }
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
web-holding-on-place-free = An open place
web-holding-on-bedside = At the bed
web-holding-on-said = What was said this shift
web-holding-on-evening = In the evening
web-holding-on-arrange-how = Drag memories within their rows until the stitches meet, or leave them as they are.
web-holding-on-swaps =
    { $count ->
        [one] { $count } swap left this evening
       *[other] { $count } swaps left this evening
    }
web-holding-on-face-down = Still face down: { $hazy } hazy, { $clear } clear.
web-holding-on-team = The team
web-holding-on-manager = Shift manager
web-holding-on-at-once = { $action }: { $count } at once
# $text is a sentence that Billy says.
web-holding-on-quoted = “{ $text }”
web-holding-on-next-card = The next card:
web-holding-on-chance =
    What may come up: { $memories ->
        [one] { $memories } memory
       *[other] { $memories } memories
    }, { $count ->
        [one] { $count } event
       *[other] { $count } events
    }.

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
       *[other] { $count } tokens or memories, in any mix
    }
web-holding-on-rewards = palliative care: { $rewards }
web-holding-on-fatigue = { $count } fatigue
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
web-holding-on-seam-help = Mark matching edges
web-holding-on-look-at = Look closer. { $name }
web-holding-on-closer = A closer look
web-holding-on-compare-how = Tap another memory to compare the two.
web-holding-on-seam-fits = The stitches meet.
web-holding-on-row-whole = “{ $period }” has become one picture.
web-holding-on-put-how = Drag it to a space in its row, or choose the space. You can move it later.
web-holding-on-match-how = Only you can see it. Compare Billy and the stitches, then choose its hazy twin.
web-holding-on-match-others = { $staff_cap } compares a clear memory of “{ $period }” with the hazy ones.
web-holding-on-slot = Space { $slot }
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
web-holding-on-object-bag = with a kitbag
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
web-holding-on-object-ticket = with a boarding pass
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
web-holding-on-condition-period =
    { $count ->
        [one] A clear memory of “{ $period }”
       *[other] { $count } clear memories of “{ $period }”
    }
web-holding-on-condition-any =
    { $count ->
        [one] A clear memory
       *[other] { $count } clear memories
    }
web-holding-on-condition-count =
    { $count ->
        [one] One of the memories shown is clear
       *[other] { $count } of the memories shown are clear
    }
web-holding-on-condition-run = { $count } clear memories of “{ $period }” joined in a row
web-holding-on-condition-balance = { $count } more pleasant memories than unpleasant ones
web-holding-on-condition-heard =
    { $count ->
        [one] A call that { $contact } answers
       *[other] { $count } calls that { $contact } answers
    }
web-holding-on-condition-faced = { $count ->
    [one] One regret faced
   *[other] { $count } regrets faced
}
web-holding-on-condition-arrived = { $contact } has arrived
web-holding-on-somebody = Someone
web-holding-on-somebody-else = Someone else
web-holding-on-somebody-heard =
    { $count ->
        [one] An answered call
       *[other] { $count } answered calls
    }
web-holding-on-somebody-arrived = Someone has arrived
web-holding-on-somebody-else-arrived = Someone else has arrived
web-holding-on-short-count = Clear memories
web-holding-on-short-balance = More pleasant than unpleasant
web-holding-on-short-faced = Regrets
web-holding-on-progress = ({ $reached } of { $count })
web-holding-on-reached = reached
web-holding-on-not-reached = not reached yet
web-holding-on-shown = Hazy memories to look for
web-holding-on-decks = What may still come
web-holding-on-deck =
    { $name }: { $count ->
        [one] { $count } memory
       *[other] { $count } memories
    }, plus these events (effects at Billy’s current health)
web-holding-on-arrived = is here
web-holding-on-line =
    { $heard ->
        [0] not heard yet
        [1] heard once
       *[other] heard { $heard } times
    }; { $cards ->
        [one] { $cards } call left
       *[other] { $cards } calls left
    }, { $voices } to be answered
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

## What a choice means

web-holding-on-rule-phone = The doctor makes the call after the patient card and gives no care this shift.
web-holding-on-rule-call-assistant = For this day only; afterwards the assistant is gone for good.
web-holding-on-rule-move = From the previous shift; costs 1 fatigue.
web-holding-on-rule-move-free = Costs no fatigue: assistants never tire, and in a game with two doctors, the manager’s own may work one extra shift a day.
web-holding-on-rule-stand-in = Also fills an empty place; costs 1 fatigue.
web-holding-on-rule-medical = Unstable or critical: each deterioration not covered by a token costs 1 health. Stable: 1 token raises health by 1.
web-holding-on-rule-medical-worse = Tokens cover symbols; each deterioration left uncovered costs 1 health.
web-holding-on-rule-medical-stable = 1 token raises Billy’s health by 1.
web-holding-on-rule-palliative = Every deterioration costs 1 health, then the staff receive the rewards.
web-holding-on-rule-palliative-free = This card costs no health; the staff receive the rewards.
web-holding-on-rule-guide = 1 token: every memory in this talk will be from this period.
web-holding-on-rule-insist = 1 token: this memory is put aside and another one is drawn.
web-holding-on-rule-query = 1 token: a clear memory from this period, unless an event comes first.
web-holding-on-rule-face = 2 tokens on the card; once faced, always faced.
web-holding-on-rule-send = Back in the evening without fatigue; no tokens tonight.
web-holding-on-rule-match = A memory laid on the wrong one goes back into the deck.
web-holding-on-rule-no-match = The memory goes back into the deck without being shown.

## The position in sentences

web-holding-on-position-day = Day { $day } of { $days }, { $shift }. Shift manager: the player with { $staff }.
web-holding-on-position-health = Billy’s health is { $health } out of 30, in the { $band } band.
web-holding-on-position-warnings = { $count } of { $most } warnings.
web-holding-on-position-medical-given = Medical care has been given today.
web-holding-on-position-medical-due = Medical care hasn’t been given yet today.
web-holding-on-position-decks =
    Hazy deck: { $hazy ->
        [one] { $hazy } card
       *[other] { $hazy } cards
    }, clear deck: { $clear ->
        [one] { $clear } card
       *[other] { $clear } cards
    }; { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in the supply.
web-holding-on-position-shift = { $shift_cap }: { $card }. Staff: { $team }.
web-holding-on-position-pawn = { $staff_cap }: { $where }, { $count } fatigue.
web-holding-on-position-purse =
    { $staff_cap }: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }; memories in hand: { $hazy } hazy, { $clear } clear.
web-holding-on-position-row = “{ $period }”: { $cells }.
web-holding-on-position-up = Turned up: { $face }
web-holding-on-position-held = Your clear memory: { $face }

## The curve of a scenario

web-holding-on-curve-health = Billy’s health
web-holding-on-curve-clear = clear memories

## Cards of things

web-holding-on-thing-tokens =
    { $count ->
        [one] { $count } care token.
       *[other] { $count } care tokens.
    }
web-holding-on-thing-row = Memories: { $clear } clear, { $hazy } hazy.
web-holding-on-thing-calls = Calls left: { $cards }, of which { $voices } will be answered. Price in tokens: { $price }.
web-holding-on-thing-regret = Clear memories: { $clear } of { $wanted }. Price in tokens: { $price }.
web-holding-on-billy = Billy Kerr
web-holding-on-billy-who = Your patient. He is sixty and has days to live, and nobody knows who he is: only his memories can tell.
# $names are people of his life.
web-holding-on-billy-people = People you know from his life: { $names }.
web-holding-on-billy-nobody = You don’t know anyone from his life yet.
# $names are what he regrets.
web-holding-on-billy-regrets = What weighs on him: { $names }.
web-holding-on-billy-story =
    You have finished { $count ->
        [one] one chapter
       *[other] { $count } chapters
    } of his story.

## Signs

web-holding-on-sign-token = Care token
    .rule = Covers a symbol during medical care, and pays for questions and for guiding a talk.
web-holding-on-sign-worse = Deterioration
    .rule = Costs 1 health, unless medical care covers it with a token.
web-holding-on-sign-steady = Stable
    .rule = Medical care with a token raises Billy’s health by 1.
web-holding-on-sign-hazy = Hazy memory
    .rule = Palliative care lets Billy speak of one; in the evening it is turned up and placed.
web-holding-on-sign-clear = Clear memory
    .rule = The answer to a question; in the evening it is laid on its hazy twin.
web-holding-on-sign-either = Token or memory
    .rule = The staff choose one of the two.
web-holding-on-sign-ask = Question
    .rule = Once care has been given, of either kind, the doctors on this shift may ask Billy questions.
web-holding-on-sign-event = Event
    .rule = Can come up instead of a memory; its effect depends on Billy’s health.
web-holding-on-sign-phone = Telephone
    .rule = Someone who can be called, or a doctor on the phone.
web-holding-on-sign-tired = Fatigue
    .rule = Anyone whose row is full is overworked and misses the whole next day.
web-holding-on-sign-double = Standing in
    .rule = This person fills an empty place as well as their own.
web-holding-on-sign-warning = Warning
    .rule = Given for a day without medical care or a place left empty; the second one loses the scenario.
web-holding-on-sign-joined = Joined memories
    .rule = Neighbours whose stitches meet.
web-holding-on-sign-plus = Pleasant
    .rule = A clear memory that does him good.
web-holding-on-sign-minus = Unpleasant
    .rule = A clear memory that weighs on him.
web-holding-on-sign-letter = A letter
    .rule = The initial of the person this memory is about.
web-holding-on-sign-regret = Regret
    .rule = This memory belongs to something Billy has to face.
web-holding-on-sign-arrived = At the door
    .rule = Someone is on the way to Billy, or has arrived.
