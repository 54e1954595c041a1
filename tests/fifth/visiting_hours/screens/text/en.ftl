### The screens of Visiting Hours in English.

web-visiting-hours-to-come = Visitors to come: { $count }
web-visiting-hours-soap = Soap: { $count }
web-visiting-hours-soap-out = soap is out
web-visiting-hours-closed = closed
web-visiting-hours-unseen =
    { $count ->
        [one] { $count } visitor
       *[other] { $count } visitors
    }
web-visiting-hours-brought = germs brought in
web-visiting-hours-washed = germs washed away

web-visiting-hours-help = Visiting Hours
web-visiting-hours-help-1 = Keep all four wards open until the last visitor has been let in. A ward with more than four germs is closed, and you have lost.
web-visiting-hours-help-2 = In your turn first disinfect a ward, put out soap, or have a cup of tea. Soap stops the next visitor’s germs at the door.
web-visiting-hours-help-3 = Then let in one of your two visitors and take the next one from the queue.
