"""What a bot that fails would give away, if failures told more than where they happened."""

SECRET = "the hand is full of catnip"
