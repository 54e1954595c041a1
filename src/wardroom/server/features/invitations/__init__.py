"""What a messenger shows of an invite link before anybody has opened it."""
