"""What runs in containers has no rights that it does not need, and is exactly what was tried."""

import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
EXACT = re.compile(r"[\w/-]+:\d+\.[\d.]+-\w+(-\w+)?\$\{(\w+_DIGEST):\+@\$\2\}")
"""A version that is never built anew under the same name, and room for the digest of one build."""
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
SERVICES = yaml.safe_load(COMPOSE)["services"]


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_may_do_nothing_as_root_and_write_nowhere_but_in_its_volume(name: str) -> None:
    service = SERVICES[name]
    assert service["cap_drop"] == ["ALL"]
    assert service["read_only"]
    assert "/tmp" in service["tmpfs"]
    assert "ports" not in service


@pytest.mark.parametrize("name", SERVICES)
def test_what_a_service_logs_never_fills_the_disk(name: str) -> None:
    bound = SERVICES[name]["logging"]["options"]
    assert bound == {"max-size": "10m", "max-file": "5"}


def test_every_image_is_named_by_its_exact_version() -> None:
    images = [service["image"] for service in SERVICES.values() if "image" in service]
    images += re.findall(r"^FROM (.+)$", (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    assert len(images) == 2
    for image in images:
        assert EXACT.fullmatch(image), image


def test_what_is_installed_in_the_image_has_the_hash_that_was_locked() -> None:
    assert "--require-hashes" in (ROOT / "Dockerfile").read_text("utf-8")


def test_it_is_said_how_to_report_what_is_dangerous() -> None:
    told = " ".join((ROOT / "SECURITY.md").read_text("utf-8").split())
    assert "Do not open a public issue" in told
    assert "**Security**, then **Report a vulnerability**" in told


def test_there_is_no_default_password() -> None:
    assert set(re.findall(r"\$\{POSTGRES_PASSWORD[^}]*\}", COMPOSE)) == {"${POSTGRES_PASSWORD:-}"}
