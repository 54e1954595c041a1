"""What a game may bring along besides its rules: small types, a file for each part."""
