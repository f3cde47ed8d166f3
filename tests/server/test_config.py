"""Settings: from the environment, overridden by flags, with errors that say where and what."""

from pathlib import Path
from typing import Any

import pytest

from beagle.server.config import Settings, SettingsError, data_folder, is_loopback, is_origin, read_settings


def test_what_is_not_said_has_a_careful_default() -> None:
    settings = read_settings({})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.trusted_proxy, settings.origins) == ("127.0.0.1", 8017, False, ())
    assert settings.loopback


def test_the_environment_speaks_and_flags_override_it() -> None:
    environ = {
        "BEAGLE_PORT": "9000",
        "BEAGLE_HOST": "0.0.0.0",
        "BEAGLE_ORIGINS": "https://a.example, http://b.example:8080/",
        "BEAGLE_ROOT_PATH": "/games/beagle/",
        "BEAGLE_TRUSTED_PROXY": "yes",
        "BEAGLE_BOT_DELAY": "0",
        "BEAGLE_STANDING_DELAY": "0.5-2",
        "BEAGLE_LOG_FORMAT": "json",
        "BEAGLE_LIMITS": "0",
        "BEAGLE_PURE": "1",  # not ours
    }
    settings = read_settings(environ, port=None, host="127.0.0.1")
    assert (settings.port, settings.host) == (9000, "127.0.0.1")
    assert settings.origins == ("https://a.example", "http://b.example:8080")
    assert (settings.root_path, settings.trusted_proxy) == ("/games/beagle", True)
    assert (settings.bot_delay, settings.standing_delay) == ((0, 0), (0.5, 2))
    assert (settings.log_format, settings.limits) == ("json", 0)
    assert read_settings(environ, port=1, trusted_proxy=False).trusted_proxy is False


@pytest.mark.parametrize(
    ("environ", "flags", "said"),
    [
        ({"BEAGLE_PORT": "many"}, {}, r"BEAGLE_PORT: expected `int`.*\(given: many\)"),
        ({}, {"port": 70000}, r"--port: expected `int` <= 65535 \(given: 70000\)"),
        ({"BEAGLE_ORIGINS": "games.example"}, {}, "BEAGLE_ORIGINS: expected something like https://"),
        ({"BEAGLE_ORIGINS": "https://a.example/path"}, {}, "BEAGLE_ORIGINS: expected"),
        ({"BEAGLE_BOT_DELAY": "2-1"}, {}, "BEAGLE_BOT_DELAY: write the shorter delay first"),
        ({"BEAGLE_BOT_DELAY": "soon"}, {}, "BEAGLE_BOT_DELAY: expected `float`"),
        ({"BEAGLE_TRUSTED_PROXY": "perhaps"}, {}, "BEAGLE_TRUSTED_PROXY: expected yes or no"),
        ({"BEAGLE_LOG_FORMAT": "xml"}, {}, "BEAGLE_LOG_FORMAT: expected console or json"),
        ({}, {"root_path": "beagle"}, "--root-path: expected a path like /beagle"),
        ({}, {"root_path": "/a\r\nb"}, "--root-path: expected a path"),
        ({"BEAGLE_DOCS": "/nowhere"}, {}, "BEAGLE_DOCS: expected the folder that ./run docs makes"),
    ],
)
def test_an_error_says_where_and_what(environ: dict[str, str], flags: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        read_settings(environ, **flags)


def test_a_flag_that_does_not_exist_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="unknown settings: prot"):
        read_settings({}, prot=1)


def test_the_data_folder() -> None:
    home = Path.home()
    assert data_folder({"BEAGLE_DATA": "~/games"}, "linux") == home / "games"
    assert data_folder({}, "linux") == home / ".local/share/beagle"
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/beagle")
    assert data_folder({}, "darwin") == home / "Library/Application Support/Beagle"
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/Beagle")
    assert Settings(data="/elsewhere").folder == Path("/elsewhere")


@pytest.mark.parametrize("text", ["https://a.example", "http://127.0.0.1:8017", "http://[::1]:8017"])
def test_origins(text: str) -> None:
    assert is_origin(text)


NO_ORIGINS = """
* null a.example https://a.example/ https://a.example:443 https://u@a.example ftp://a.example https://A.example
https://a.example?x https://a.example#x https://a:b https://[::1
"""


@pytest.mark.parametrize("text", ["", *NO_ORIGINS.split()])
def test_no_origins(text: str) -> None:
    assert not is_origin(text)


def test_loopback() -> None:
    assert all(map(is_loopback, ["127.0.0.1", "127.8.9.1", "::1", "[::1]", "localhost", "a.localhost"]))
    assert not any(map(is_loopback, ["0.0.0.0", "::", "192.168.1.5", "localhost.example", "", "beagle"]))


def test_a_store_that_is_named_is_meant() -> None:
    """First what the command names, then our own variable, then the one that other programs share."""
    ours, shared = "postgresql://db/ours", "postgresql://db/shared"
    environ = {"BEAGLE_DATABASE": ours, "DATABASE_URL": shared}
    assert read_settings({"DATABASE_URL": shared}).database == shared
    assert read_settings(environ).database == ours
    assert read_settings(environ, database=shared).database == shared
    assert read_settings(environ, data="folder").database == ""
