"""Pictures: a Scene in, bytes out."""
