"""Releases: what is looked at before an upload, and the notes that go with it."""
