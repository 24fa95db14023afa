"""Everything that is seen, drawn from paths: cards and their faces, what lies around them."""
