"""Telling people of their turn when the page is closed: Web Push, mail, and a group's chat.

`Notices` looks every few seconds for people who are waited for and away, lets the store decide that
each turn is told once, and delivers what was decided: `web_push` encrypts for a browser, `mail`
speaks to an SMTP server, `outgoing` posts to other servers without being led astray. `words` has
the sentences, in the language of the person who reads them.
"""
