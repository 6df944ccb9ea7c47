"""The REST interface, one file a subject. Each exports ROUTES."""
