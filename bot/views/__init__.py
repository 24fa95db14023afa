"""What messages look like, and their buttons."""
