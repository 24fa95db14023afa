"""The state: people, channels, messages, interactions, commands, sessions."""
