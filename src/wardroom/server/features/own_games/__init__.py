"""All games of a person: listed, taken along, shared, deleted."""
