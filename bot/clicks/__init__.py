"""Clicks: the function that answers a button, and the deadline."""
