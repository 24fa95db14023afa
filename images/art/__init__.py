"""Everything that is seen, drawn from paths: cards and their faces, and what is no card."""
