"""Gong Zhu, chase the pig: take no hearts and no queen of spades, but the jack of diamonds."""

from games.gong_zhu.rules import GongZhu, Options

__all__ = ["GongZhu", "Options"]
