"""A drawing to pixels: what each operation looks like, cut and kept, laid, and in 256 colours."""
