"""Errors of a change that was not stored because of what is stored already."""


class Conflict(Exception):
    """The match, or solo, has changed since it was read: nothing was stored. Load it and decide."""


class DuplicateClick(Exception):
    """This click is stored already, and was not stored again."""
