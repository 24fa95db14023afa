"""The font files that pictures are lettered with, and their licence; README.md says whence."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
