"""The layouts of messages, and their buttons."""
