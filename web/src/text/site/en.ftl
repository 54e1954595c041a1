# A site that plays without a server

web-site-loading = Setting up the tables…
web-site-elsewhere = Wardroom is open in another tab. Close it there to play on here.
web-site-failed = Your browser couldn’t set up the tables. Reload the page, or try another browser.
web-problem-needs-server = This takes other people, and so a server: install Wardroom and run “wardroom serve”.
