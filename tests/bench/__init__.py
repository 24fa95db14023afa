"""How fast Parlor is, and how light: `make bench`.

Speeds are set beside a rival timed in the same run, so that they read as ratios on any machine.
"""
