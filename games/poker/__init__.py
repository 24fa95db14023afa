"""Poker: the ranking of hands, and the betting that all its games share."""
