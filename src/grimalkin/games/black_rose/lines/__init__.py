"""What the instructions of cards do."""
