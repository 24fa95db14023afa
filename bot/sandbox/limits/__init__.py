"""Discord's limits on requests of a bot: one module for each kind."""
