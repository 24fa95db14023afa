"""Dou Dizhu: two peasants against one landlord, and who is out first wins for its side."""

from games.dou_dizhu.options import Options
from games.dou_dizhu.rules import DouDizhu

__all__ = ["DouDizhu", "Options"]
