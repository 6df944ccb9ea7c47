"""What lines of cards do: each primitive of the vocabulary is one class."""
