"""`parlor`, or `python -m bot`. All else is imported where Ctrl+C is a sentence already."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Carry out a command line, and return the exit code; 130 if Ctrl+C ended it."""
    try:
        from bot.cli.arguments import read

        asked = read(arguments, "python -m bot" if __name__ == "__main__" else "parlor")
        from bot.cli.commands import carry_out  # takes seconds, which --help need not

        return carry_out(asked)
    except ModuleNotFoundError as missing:
        sys.stderr.write(
            f"This Python has no {missing.name}, which Parlor needs. Run make play first, and then"
            " .venv/bin/python -m bot.\n"
        )
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return 130


if __name__ == "__main__":
    sys.exit(main())
