"""Discord's side of a bot's requests: messages posted, changed and deleted, answers taken."""
