"""Lines of text in any script: what of it can be drawn, in which fonts, in which order."""
