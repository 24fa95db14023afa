"""Gong Zhu, chase the pig: take no hearts and no queen of spades, but the jack of diamonds."""

from games.gong_zhu.earlier import FirstVersion
from games.gong_zhu.rules import GongZhu
from games.gong_zhu.state import Options

GongZhu.earlier = (FirstVersion,)

__all__ = ["GongZhu", "Options"]
