"""What games share between the core and their own rules."""
