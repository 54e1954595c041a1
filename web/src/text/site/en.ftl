# A site that plays without a server

web-site-loading = Setting up the tables…
web-site-elsewhere = Wardroom is open in another tab. Close it there to carry on playing here.
web-site-failed = Your browser couldn’t set up the tables. Reload the page, or try another browser.
web-problem-needs-server = You need other people for this, and that takes a server: install Wardroom and run “wardroom serve”.

## What is different there

web-site-pitch = Play alone or with others around one screen, with computer teammates and rivals. No account, no server: all of it runs in this browser.
web-site-tables = Tables
web-site-together = Playing with others
web-site-together-about = Here you play alone or share one screen. To play with people on other devices, install Wardroom and run “wardroom serve”; you can take your games and campaigns there as files.
web-site-to-server = Go to the tables on this server
web-site-kept = Your games stay in this browser and work offline. Clearing its site data deletes them, so save the ones you want to keep as files.
web-site-about = About this page
web-site-about-kept = Your name, games and notes are stored in this browser only. Nothing is sent anywhere, and there are no accounts, cookies or trackers.
web-site-seats = Every seat is yours or a computer colleague’s. Friends on other devices need a server.
web-site-save = Save this game as a file
web-site-save-about = Open the file here or on a server under “Open a record file” and continue from any moment. It contains the cards still to come.
web-site-share = This game exists only in this browser. Saved as a file, it opens anywhere, even on a server.
web-site-challenge = The link contains the setup: anyone who opens it on this site can play the same one. Results stay in each browser, so tell each other how it went.
web-site-daily = Each game has one daily setup, the same in every browser that plays without a server. The first game you start counts; play it alone or with computer colleagues. Anything after that is practice.
