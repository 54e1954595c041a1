"""One file for each change of the database, never changed after a release."""
