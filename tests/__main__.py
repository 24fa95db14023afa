"""`python -m tests`: everything that has to hold, and one closing summary."""

import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(sys.executable).parent  # of ruff, mypy and lint-imports, installed beside python
WORKERS = (os.cpu_count() or 1) + 1  # many tests wait for other processes

CHECKS: dict[str, list[Path | str]] = {
    "format": [HERE / "ruff", "format", "--check", "."],
    "lint": [HERE / "ruff", "check", "."],
    "types": [HERE / "mypy"],
    "layers": [HERE / "lint-imports"],
    "tests": [sys.executable, "-m", "pytest", "-q", f"-n={WORKERS}", "--dist=worksteal"],
}


def main() -> int:
    """Run every check, also behind one that failed; 1 if any did."""
    lines, failed = [], False
    for name, command in CHECKS.items():
        began = time.monotonic()
        code = subprocess.run([str(part) for part in command]).returncode
        failed |= code != 0
        outcome = f"failed ({code})" if code else "ok"
        lines.append(f"  {name:8}{outcome:12}{time.monotonic() - began:6.0f} s")
    sys.stdout.write("\n".join(["", "Everything that has to hold:", *lines, ""]))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
