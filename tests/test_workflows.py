"""What runs on GitHub is well formed, and gives nobody more rights than it needs."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / ".github"
HERE = Path(sys.executable).parent


@pytest.mark.parametrize(
    ("schema", "folder", "files"),
    [
        ("github-workflows", "workflows", "*.yml"),
        ("github-issue-forms", "ISSUE_TEMPLATE", "[!c]*.yml"),
        ("github-issue-config", "ISSUE_TEMPLATE", "config.yml"),
    ],
)
def test_github_can_read_it(schema: str, folder: str, files: str) -> None:
    found = sorted((ROOT / folder).glob(files))
    assert found
    schema = f"vendor.{schema}"
    command = [str(HERE / "check-jsonschema"), "--builtin-schema", schema, *map(str, found)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_no_workflow_can_be_turned_against_the_project() -> None:
    command = [str(HERE / "zizmor"), "--offline", "--no-progress", str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
