"""What there is: people, channels, messages, interactions, commands, sessions; plain state."""
