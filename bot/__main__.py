"""`python -m bot`: serve Discord, or without a token the sandbox."""

import asyncio
import logging
import sys

from bot.process import run
from bot.settings import BadSetting, Settings


def main() -> int:
    """Run until told to stop; 2 for settings that make no sense."""
    try:
        settings = Settings.read()
        logging.basicConfig(
            level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
        )
        return asyncio.run(run(settings))
    except BadSetting as bad:
        sys.stderr.write(f"{bad}\n")
        return 2


if __name__ == "__main__":
    sys.exit(main())
