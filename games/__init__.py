"""The rules: pure, deterministic, and free of anything but the standard library."""
