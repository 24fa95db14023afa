"""What there is in the sandbox, in memory and without any web."""
