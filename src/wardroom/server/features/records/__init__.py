"""Looking through record files."""
