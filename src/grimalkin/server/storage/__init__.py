"""What the server keeps: SQLite in a file by default, PostgreSQL by a URL."""
