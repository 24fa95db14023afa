"""`python -m tests.bot.wire.with_emojis`: a patient bot that draws its buttons."""

import sys

from bot.__main__ import main
from tests.bot.wire.patient import be_patient

if __name__ == "__main__":
    be_patient()
    sys.exit(main([]))
