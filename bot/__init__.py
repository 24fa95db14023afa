"""The Discord bot: everything that talks to people."""

__version__ = "0.1.0"
