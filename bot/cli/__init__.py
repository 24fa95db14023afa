"""The command line: what can be asked for, and what is then done."""
