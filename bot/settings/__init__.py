"""Settings: what there is to set, and what was set for this process."""

from bot.settings.registry import SETTINGS, Caps
from bot.settings.settings import NOBODY, BadSetting, Cluster, Operator, Settings

__all__ = ["NOBODY", "SETTINGS", "BadSetting", "Caps", "Cluster", "Operator", "Settings"]
