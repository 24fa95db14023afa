"""A match apart from its people's messages: its state, its log, its lobby, its ratings."""
