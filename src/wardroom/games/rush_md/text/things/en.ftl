### Names of everything in the hospital.

## Items. .a: one of it, .cap: at the beginning of a sentence; .one and .pl: after a number, .any: after “no”.

# So many of a kind, in a list.
counted = { $count ->
    [one] { $count } { $kind_one }
   *[other] { $count } { $kind_pl }
}


kind-orange = orange pill
    .cap = Orange pill
    .a = an orange pill
    .one = orange pill
    .pl = orange pills
    .any = orange pills
kind-white = white pill
    .cap = White pill
    .a = a white pill
    .one = white pill
    .pl = white pills
    .any = white pills
kind-blue = blue pill
    .cap = Blue pill
    .a = a blue pill
    .one = blue pill
    .pl = blue pills
    .any = blue pills
kind-fluids = IV fluids
    .cap = IV fluids
    .a = IV fluids
    .one = unit of IV fluids
    .pl = units of IV fluids
    .any = IV fluids
kind-green = green IV drug
    .cap = Green IV drug
    .a = a unit of the green IV drug
    .one = unit of the green IV drug
    .pl = units of the green IV drug
    .any = green IV drug
kind-yellow = yellow IV drug
    .cap = Yellow IV drug
    .a = a unit of the yellow IV drug
    .one = unit of the yellow IV drug
    .pl = units of the yellow IV drug
    .any = yellow IV drug
kind-blood = blood
    .cap = Blood
    .a = a unit of blood
    .one = unit of blood
    .pl = units of blood
    .any = blood
kind-syringe = syringe
    .cap = Syringe
    .a = a syringe
    .one = syringe
    .pl = syringes
    .any = syringes
kind-heart = heart
    .cap = Heart
    .a = a heart
    .one = heart
    .pl = hearts
    .any = hearts
kind-kidney = kidney
    .cap = Kidney
    .a = a kidney
    .one = kidney
    .pl = kidneys
    .any = kidneys
kind-lung = lung
    .cap = Lung
    .a = a lung
    .one = lung
    .pl = lungs
    .any = lungs
kind-bone = bone
    .cap = Bone
    .a = a bone
    .one = bone
    .pl = bones
    .any = bones

## Hourglasses. .cap: at the beginning of a sentence.

glass-red = the red Doctor
    .cap = The red Doctor
glass-black = the black Doctor
    .cap = The black Doctor
glass-green = the green Doctor
    .cap = The green Doctor
glass-yellow = the yellow Doctor
    .cap = The yellow Doctor
glass-nurse1 = Nurse 1
    .cap = Nurse 1
glass-nurse2 = Nurse 2
    .cap = Nurse 2
glass-nurse3 = Nurse 3
    .cap = Nurse 3
glass-nurse4 = Nurse 4
    .cap = Nurse 4

## Slots. .the: in a sentence.

slot-ADM-N = Patient Admission, Nurse
    .the = the Nurse’s slot in Patient Admission
slot-ADM-D = Patient Admission, Doctor
    .the = the Doctor’s slot in Patient Admission
slot-OPC-1 = Outpatient Clinic 1
    .the = slot 1 of the Outpatient Clinic
slot-OPC-2 = Outpatient Clinic 2
    .the = slot 2 of the Outpatient Clinic
slot-WA-1 = Ward A 1
    .the = slot 1 of Ward A
slot-WA-2 = Ward A 2
    .the = slot 2 of Ward A
slot-WB-1 = Ward B 1
    .the = slot 1 of Ward B
slot-WB-2 = Ward B 2
    .the = slot 2 of Ward B
slot-CUL = Cultures
    .the = Cultures
slot-BLX = Blood Exam
    .the = the Blood Exam
slot-XRY = X-ray
    .the = the X-ray
slot-MRI = MRI
    .the = the MRI
slot-BB = Blood Bank
    .the = the Blood Bank
slot-PH-1 = Pharmacy 1
    .the = slot 1 of the Pharmacy
slot-PH-2 = Pharmacy 2
    .the = slot 2 of the Pharmacy
slot-PH-D = Pharmacy, Doctor
    .the = the Doctor’s slot in the Pharmacy
slot-ORA-D = Operating Room A, Doctor
    .the = the Doctor’s slot in Operating Room A
slot-ORA-N = Operating Room A, Nurse
    .the = the Nurse’s slot in Operating Room A
slot-ORB-D = Operating Room B, Doctor
    .the = the Doctor’s slot in Operating Room B
slot-ORB-N = Operating Room B, Nurse
    .the = the Nurse’s slot in Operating Room B
slot-RS-1 = Research card 1
    .the = Research card 1
slot-RS-2 = Research card 2
    .the = Research card 2
slot-RS-3 = Research card 3
    .the = Research card 3

## Places of patients and of beds. .cap: at the beginning of a sentence.

place-C1 = Clinic 1
    .cap = Clinic 1
place-C2 = Clinic 2
    .cap = Clinic 2
place-C3 = Clinic 3
    .cap = Clinic 3
place-C4 = Clinic 4
    .cap = Clinic 4
place-C5 = Clinic 5
    .cap = Clinic 5
place-C6 = Clinic 6
    .cap = Clinic 6
place-R1 = Admission 1
    .cap = Admission 1
place-R2 = Admission 2
    .cap = Admission 2
place-R3 = Admission 3
    .cap = Admission 3
place-R4 = Admission 4
    .cap = Admission 4
place-R5 = Admission 5
    .cap = Admission 5
place-R6 = Admission 6
    .cap = Admission 6
place-A1 = bed A1
    .cap = Bed A1
place-A2 = bed A2
    .cap = Bed A2
place-A3 = bed A3
    .cap = Bed A3
place-B1 = bed B1
    .cap = Bed B1
place-B2 = bed B2
    .cap = Bed B2
place-B3 = bed B3
    .cap = Bed B3

## A bed by its letter and number.

the-bed = bed { $bed }

area-home = its Ward
area-CUL = Cultures
area-BLX = Blood Exam
area-XRY = X-ray
area-MRI = the MRI
area-ORA = Operating Room A
area-ORB = Operating Room B

tag-clinic = Clinic
tag-ward = Ward
tag-or = Operating Room
tag-epidemic = epidemic

## Patients, exams and their pieces.

type-regular = Regular Patient
type-hospitalized = Hospitalized Patient

condition-mild = Mild
condition-serious = Serious
condition-critical = Critical

sign-infection = Infection
sign-autoimmune = Autoimmune
sign-physical = Physical
sign-neuropsych = Neuropsych

exam-cultures = Cultures
exam-blood-exam = Blood Exam
exam-xray = X-ray
exam-mri = MRI

icon-key = key
icon-leaf = leaf
icon-moon = moon
icon-boat = boat
icon-bell = bell
icon-star = star
icon-fish = fish
icon-kite = kite

disc-0 = the disc in hole 1
disc-1 = the disc in hole 2
disc-2 = the disc in hole 3
disc-3 = the disc in hole 4
disc-4 = the disc in hole 5
disc-5 = the disc in hole 6
disc-6 = the disc in hole 7
disc-red = a red disc from the table
disc-white = a white disc from the table

hole-0 = hole 1
hole-1 = hole 2
hole-2 = hole 3
hole-3 = hole 4
hole-4 = hole 5
hole-5 = hole 6
hole-6 = hole 7
hole-table = the table

mode-gesture = gestures (drag and drop)
mode-steady = steady (taps and keys)
