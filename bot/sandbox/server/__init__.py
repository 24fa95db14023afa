"""What Discord does with what a bot sends: posts, changes and deletes messages, takes answers."""
