"""What `wardroom admin` looks up and changes, and what is deleted by itself."""
