"""Players' names and an English voice for tests."""

from games.words import translator

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
SAY = translator(NAMES)
