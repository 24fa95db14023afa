"""`python -m bot`: serve Discord, or without a token the sandbox."""

import asyncio
import logging
import sys

from bot.process import run
from bot.settings import BadSetting, Settings
from bot.store import Unavailable


def main() -> int:
    """Run until told to stop; 2 for settings that make no sense, 1 where nothing can be done."""
    try:
        settings = Settings.read()
        logging.basicConfig(
            level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
        )
        return asyncio.run(run(settings))
    except BadSetting as bad:
        sys.stderr.write(f"{bad}\n")
        return 2
    except Unavailable as error:
        sys.stderr.write(f"DATABASE_URL: {error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
