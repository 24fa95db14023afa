"""Drawings to pixels: images of operations, cut, cached, pasted, and reduced to 256 colours."""
