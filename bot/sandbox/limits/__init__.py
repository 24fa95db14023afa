"""What Discord refuses of what a bot sends: one module for each kind of thing."""
