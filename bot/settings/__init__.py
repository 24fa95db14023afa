"""Settings: what there is to set, and what was set for this process."""

from bot.settings.registry import SETTINGS, Caps
from bot.settings.settings import BadSetting, Cluster, Settings

__all__ = ["SETTINGS", "BadSetting", "Caps", "Cluster", "Settings"]
