"""The environment, and the file beside it."""

import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import BadSetting, Caps, Settings

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / ".env.example"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_without_any_setting_it_is_the_sandbox_with_a_file_of_its_own(file: Path) -> None:
    settings = Settings.read({}, file)
    assert not settings.token
    assert settings.sandbox_port == 8080
    assert settings.database_url.startswith("sqlite")


def test_the_file_is_read(file: Path) -> None:
    file.write_text("DISCORD_TOKEN=from.the.file\nPARLOR_SANDBOX_PORT=9000\n")
    settings = Settings.read({}, file)
    assert (settings.token, settings.sandbox_port) == ("from.the.file", 9000)


def test_the_environment_beats_the_file(file: Path) -> None:
    file.write_text("PARLOR_SANDBOX_PORT=9000\nPARLOR_PACE=3\n")
    settings = Settings.read({"PARLOR_SANDBOX_PORT": "9001"}, file)
    assert (settings.sandbox_port, settings.pace) == (9001, 3)


def test_the_caps_that_a_host_would_turn_have_a_setting(file: Path) -> None:
    caps = Settings.read({"PARLOR_CAP_USER_TABLES": "7", "PARLOR_CAP_MATCHES": "9"}, file).caps
    assert caps == Caps(user_tables=7, matches=9)


def test_an_empty_setting_is_as_good_as_none(file: Path) -> None:
    assert Settings.read({"PARLOR_PACE": " "}, file).pace == 1


def test_a_token_may_stand_in_a_file_of_its_own(tmp_path: Path, file: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("a-secret\n")
    assert Settings.read({"DISCORD_TOKEN_FILE": str(secret)}, file).token == "a-secret"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PARLOR_PACE", "quick"),
        ("PARLOR_PICTURES", "crayons"),
        ("PARLOR_PACE", "-1"),
        ("PARLOR_SANDBOX_PORT", "http"),
        ("PARLOR_LOG", "LOUD"),
        ("PARLOR_CAP_MATCHES", "0"),
        ("PARLOR_CAP_USER_TABLES", "many"),
        ("CLUSTER", "1"),
        ("CLUSTER", "3/3"),
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN_FILE", "/no/such/file"),
        ("PARLOR_DISCORD_URL", "localhost:8080"),
        ("PARLOR_REST_PROXY", "http://"),
        ("PARLOR_REST_PROXY", "http://rest:many"),
        ("PARLOR_BEACON", "ftp://host/chain"),
    ],
)
def test_nonsense_is_refused_with_the_name_of_the_setting(
    name: str, value: str, file: Path
) -> None:
    with pytest.raises(BadSetting, match=name):
        Settings.read({name: value}, file)


SERVER = {"DATABASE_URL": "postgresql+asyncpg://somewhere/parlor"}


def test_a_process_of_a_cluster_has_its_shards(file: Path) -> None:
    one = Settings.read({"CLUSTER": "1/3", **SERVER}, file).cluster
    assert one == (1, 3, 3)
    assert one.own == [1]
    more = Settings.read({"CLUSTER": "1/3", "PARLOR_SHARDS": "8", **SERVER}, file).cluster
    assert more
    assert more.own == [1, 4, 7]
    assert Settings.read(SERVER, file).cluster is None


def test_no_process_of_a_cluster_is_without_shards(file: Path) -> None:
    with pytest.raises(BadSetting, match="PARLOR_SHARDS"):
        Settings.read({"CLUSTER": "1/3", "PARLOR_SHARDS": "2", **SERVER}, file)


def test_a_cluster_needs_a_database_for_all(file: Path) -> None:
    with pytest.raises(BadSetting, match="DATABASE_URL"):
        Settings.read({"CLUSTER": "0/2"}, file)


def test_a_number_must_be_one_that_can_be_waited_for(file: Path) -> None:
    for value in ("nan", "inf"):
        with pytest.raises(BadSetting, match="PARLOR_PACE"):
            Settings.read({"PARLOR_PACE": value}, file)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://u:hunter2@h/x",
        "mysql://u:hunter2@h/x",
        "u:hunter2@h",
        "sqlite:///:memory:",
        "sqlite+aiosqlite://",
    ],
)
def test_a_database_must_be_one_that_can_be_spoken_to(url: str, file: Path) -> None:
    with pytest.raises(BadSetting, match=r"DATABASE_URL .* must be like") as refused:
        Settings.read({"DATABASE_URL": url}, file)
    assert "hunter2" not in str(refused.value)


def test_no_level_of_the_log_tells_hands_seeds_or_tokens(file: Path) -> None:
    assert Settings.read({"PARLOR_LOG": "info"}, file).log_level == "INFO"
    with pytest.raises(BadSetting, match="PARLOR_LOG"):
        Settings.read({"PARLOR_LOG": "DEBUG"}, file)


@pytest.mark.parametrize("port", ["8080.5", "70000"])
def test_a_port_must_be_one(port: str, file: Path) -> None:
    with pytest.raises(BadSetting, match="PARLOR_SANDBOX_PORT"):
        Settings.read({"PARLOR_SANDBOX_PORT": port}, file)


def test_the_token_is_never_shown() -> None:
    settings = Settings.read({"DISCORD_TOKEN": "a-secret"}, Path("no-such-file"))
    assert settings.token == "a-secret"
    assert "a-secret" not in repr(settings)


@pytest.mark.parametrize("token", [b"", b" \n", b"two words\n", b"\xff\xfe\x00\x01"])
def test_a_token_file_that_holds_no_token_is_refused_and_does_not_start_the_sandbox(
    token: bytes, tmp_path: Path, file: Path
) -> None:
    (tmp_path / "token").write_bytes(token)
    with pytest.raises(BadSetting, match="DISCORD_TOKEN_FILE"):
        Settings.read({"DISCORD_TOKEN_FILE": str(tmp_path / "token")}, file)


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1"])
def test_a_file_of_settings_in_another_encoding_is_refused(encoding: str, file: Path) -> None:
    file.write_text("PARLOR_OPERATOR=Zoë\n", encoding=encoding)
    with pytest.raises(BadSetting, match="UTF-8"):
        Settings.read({}, file)


def test_a_misspelled_setting_is_named_with_the_one_that_was_meant(file: Path) -> None:
    (notice,) = Settings.read({"PARLOR_METRIC_PORT": "9100"}, file).notices
    assert "PARLOR_METRIC_PORT" in notice
    assert "PARLOR_METRICS_PORT" in notice


def test_shards_of_a_bot_that_is_alone_are_named_as_without_effect(file: Path) -> None:
    (notice,) = Settings.read({"PARLOR_SHARDS": "4"}, file).notices
    assert notice.startswith("PARLOR_SHARDS")


def test_the_example_sets_what_is_the_default_anyway() -> None:
    assert Settings.read({}, EXAMPLE) == Settings()


@pytest.mark.parametrize(
    ("file", "variable"),
    [
        ("Dockerfile", r"\bENV (\w+)="),
        ("compose.yaml", r"\b((?:CLUSTER|(?:DATABASE|DISCORD|PARLOR)_\w+)):"),
        ("deploy/parlor.service", r"^Environment=(\w+)="),
    ],
)
def test_what_starts_the_bot_gives_it_settings_that_there_are(file: str, variable: str) -> None:
    given = set(re.findall(variable, (ROOT / file).read_text("utf-8"), re.MULTILINE))
    assert given
    assert given <= dotenv_values(EXAMPLE).keys()
