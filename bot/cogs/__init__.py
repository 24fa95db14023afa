"""Commands and presses, one feature a file, thin."""
