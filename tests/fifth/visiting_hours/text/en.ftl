### Visiting Hours in English.

game-title = Visiting Hours
game-pitch = Everybody has somebody to visit, and nobody has washed their hands. Keep four wards open until the last visitor has gone home.

option-day = The day
option-day-short = Weekday
    .rule = Twelve visitors come; nobody knows which four stay at home.
option-day-long = Sunday
    .rule = All sixteen visitors come.
option-hands = The visitors in your hands
option-hands-closed = closed
    .rule = Nobody sees or says which visitors the others are going to let in.
option-hands-open = open
    .rule = Everybody sees all visitors but those in the queue.

colleague-nurse = Ward nurse
    .rule = cleans where it is dirtiest and thinks of the visitors in its own hand

## The wards. Forms: .cap at the beginning of a sentence.

ward-maternity = the maternity ward
    .cap = The maternity ward
    .short = Maternity
ward-surgery = the surgical ward
    .cap = The surgical ward
    .short = Surgery
ward-children = the children’s ward
    .cap = The children’s ward
    .short = Children
ward-geriatrics = the geriatric ward
    .cap = The geriatric ward
    .short = Geriatrics

germs =
    { $count ->
        [one] { $count } germ
       *[other] { $count } germs
    }

do-wash = Disinfect { $ward }
do-soap = Put out soap in { $ward }
do-rest = Have a cup of tea
do-admit =
    { $count ->
        [one] Let a visitor into { $ward }: { $count } germ
       *[other] Let a visitor into { $ward }: { $count } germs
    }

group-wash = Disinfect
group-soap = Soap
group-rest = Break
group-admit = Visitor

cost-soap =
    { $count ->
        [one] The last bar of soap
       *[other] One of the { $count } bars of soap
    }

log-begin = The doors open: { $count } visitors are going to come.
log-wash =
    { $count ->
        [one] { $seat } disinfects { $ward }: { $count } germ is gone.
       *[other] { $seat } disinfects { $ward }: { $count } germs are gone.
    }
log-soap = { $seat } puts out soap in { $ward }.
log-rest = { $seat } has a cup of tea.
log-admit =
    { $count ->
        [one] { $seat } lets a visitor into { $ward }, with { $count } germ.
       *[other] { $seat } lets a visitor into { $ward }, with { $count } germs.
    }
log-washed-in = { $seat } lets a visitor into { $ward }, who uses up the soap and brings nothing in.
log-draw =
    { $count ->
        [one] The next in the queue for { $seat } wants to see { $ward }, with { $count } germ.
       *[other] The next in the queue for { $seat } wants to see { $ward }, with { $count } germs.
    }
log-draw-unseen = The next in the queue goes to { $seat }.
log-closed = { $ward_cap } has to be closed.
log-clean = The last visitor goes home.
log-turn = { $seat } is on duty.

ask-work = { $seat }: disinfect a ward, put out soap, or have a cup of tea.
ask-visit = { $seat }: which visitor do you let in?
ask-nothing = Visiting hours are over.

outcome-clean = All wards stayed open. You have won.
outcome-closed = { $ward_cap } had to be closed. You have lost.
result-clean = all wards open
result-closed = a ward closed

why-over = Visiting hours are over.
why-watching = Whoever only watches does not work here.
why-not-your-turn = { $seat } is on duty now.
why-work-first = First do some work, then let a visitor in.
why-not-held =
    { $count ->
        [one] You hold no visitor with { $count } germ for { $ward }.
       *[other] You hold no visitor with { $count } germs for { $ward }.
    }
why-visitor-waits = You have done your work; now a visitor wants to come in.
why-clean = { $ward_cap } is clean already.
why-soap-there = There is soap in { $ward } already.
why-no-soap = The cupboard is empty: all soap has been put out.
why-least-harm = This visitor does the least harm: { $ward }.
why-heavy = I hold somebody who would close { $ward }.
why-dirtiest = { $ward_cap } is the dirtiest.
why-all-clean = It is as clean as it can be.

## The picture in the terminal.

cli-visiting-hours-to-come = Visitors to come: { $count }
cli-visiting-hours-soap = Soap: { $count }
cli-visiting-hours-soap-out = soap
cli-visiting-hours-closed = closed
cli-visiting-hours-unseen =
    { $count ->
        [one] { $count } visitor
       *[other] { $count } visitors
    }
