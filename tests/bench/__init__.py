"""How fast Parlor is: `make bench`. Every figure is a ratio to a rival timed in the same run."""
