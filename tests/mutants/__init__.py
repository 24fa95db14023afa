"""Mutation testing of `bot/`: the share of planted faults that the tests notice."""
