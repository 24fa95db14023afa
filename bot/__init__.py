"""Everything that talks to people."""
