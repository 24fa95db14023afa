"""The Discord bot: everything that talks to people."""

__version__ = "1.0.0"
