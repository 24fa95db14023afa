"""Requests to Discord, scheduled: within its limits, urgent ones first, fair to all."""
