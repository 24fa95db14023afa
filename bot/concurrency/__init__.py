"""Locks by key, background tasks and retries: one of each, for all of the bot."""
