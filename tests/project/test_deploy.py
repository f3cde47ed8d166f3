"""The files of deploy: what they name exists, and the programs that read them understand them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from beagle.server.config import read_settings
from beagle.server.metrics import Metrics
from beagle.server.store.contract import Counts
from beagle.server.store.postgres.store import PostgresStore
from tests.server.stores import sqlite, table, using
from tests.support.cluster import cluster, programs

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\bbeagle_[a-z_]+")
SECRET = "0123456789abcdef"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def parsed(name: str) -> Any:
    return YAML(typ="safe").load(text_of(name))


def known_metrics() -> set[str]:
    metrics = Metrics()
    metrics.refused("busy")
    metrics.stored(Counts(1, {}, 1))
    lines = metrics.text().decode().splitlines()
    return {re.split(r"[{ ]", line)[0] for line in lines if not line.startswith("#")}


@pytest.mark.parametrize("name", ["alerts.yaml", "dashboard.json"])
def test_every_metric_that_is_watched_exists(name: str) -> None:
    named = set(METRIC.findall(text_of(name)))
    assert len(named) > 3
    assert named - known_metrics() == set()


def test_the_words_of_labels_are_those_that_are_counted() -> None:
    shown = Metrics().text().decode()
    for label, value in re.findall(r'beagle_\w+\{(\w+)="([\w-]+)"\}', text_of("alerts.yaml")):
        assert f'{label}="{value}"' in shown, (label, value)


def test_alerts_say_what_to_do() -> None:
    rules = [rule for group in parsed("alerts.yaml")["groups"] for rule in group["rules"]]
    assert len(rules) > 5
    for rule in rules:
        assert {"alert", "expr", "labels", "annotations"} <= rule.keys()
        assert {"summary", "what_to_do"} == rule["annotations"].keys()


def test_every_panel_of_the_dashboard_asks_something() -> None:
    panels = json.loads(text_of("dashboard.json"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 5
    for panel in panels:
        assert panel["title"]
        assert all(target["expr"] for target in panel["targets"])


def test_compose_fits_its_schema() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, str(DEPLOY / "compose.yaml")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_settings_of_compose_are_settings_of_the_server() -> None:
    """Two servers that know of each other, behind a proxy, with metrics that need a token."""
    services = parsed("compose.yaml")["services"]
    nodes = [name for name, service in services.items() if service.get("image") == "beagle"]
    assert len(nodes) == 2
    assert services["caddy"]["environment"]["NODES"].split() == [f"{name}:8017" for name in nodes]
    given = {"POSTGRES_PASSWORD": "x", "METRICS_TOKEN": SECRET, "SITE": "games.example.org"}
    for name in nodes:
        environ = {key: filled(str(value), given) for key, value in services[name]["environment"].items()}
        settings = read_settings(environ)
        assert settings.nodes
        assert settings.trusted_proxy
        assert settings.metrics_token == SECRET
        assert not settings.metrics
        assert settings.database.startswith("postgresql://")
        assert settings.origins == ("https://games.example.org",)


def filled(text: str, given: dict[str, str]) -> str:
    """With the variables of .env in it, as compose does it."""
    return re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda found: given.get(found[1], found[2] or ""), text)


def test_whatever_must_be_set_is_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", text_of("compose.yaml")))
    assert wanted == set(re.findall(r"^(\w+)=", text_of("example.env"), re.MULTILINE))


def test_metrics_are_off_by_default() -> None:
    settings = read_settings({})
    assert (settings.metrics, settings.metrics_token) == (False, "")


def test_the_image_installs_what_is_locked_and_runs_as_nobody() -> None:
    text = text_of("Dockerfile")
    for name in re.findall(r"-r (requirements/\S+)", text):
        assert (ROOT / name).exists()
    assert text.count("--require-hashes") == 2
    assert text.index("USER 10001") < text.index("ENTRYPOINT")
    environ = dict(re.findall(r"(BEAGLE_\w+)=(\S+)", text))
    assert read_settings(environ).host == "0.0.0.0"
    assert "/readyz" in text


@pytest.mark.parametrize("name", ["beagle@.service", "beagle-backup.service", "beagle-backup.timer"])
def test_systemd_understands_its_units(tmp_path: Path, name: str) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    for unit in DEPLOY.glob("beagle*.*"):
        text = unit.read_text("utf-8").replace("/opt/beagle/bin/beagle", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    tried = name.replace("@", "@8017")
    (tmp_path / tried).write_text((tmp_path / name).read_text("utf-8"), "utf-8")
    done = subprocess.run([analyze, "verify", "--man=no", str(tmp_path / tried)], capture_output=True, text=True)
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line or tried in line]
    assert told == []


# Backups


def back_up(folder: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    paths = [str(programs()), str(Path(sys.executable).parent), os.environ["PATH"]]
    surroundings = {**os.environ, "PATH": os.pathsep.join(paths), "BACKUPS": str(folder), **environ}
    for name in ("BEAGLE_DATABASE", "DATABASE_URL"):
        if name not in environ:
            surroundings.pop(name, None)
    command = ["/bin/sh", str(DEPLOY / "backup.sh")]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True)


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    if sys.platform == "win32":
        pytest.skip("a shell script")
    return tmp_path / "backups"


async def fill(store: Any) -> None:
    await store.add_table(table("t1"), [])


async def ids(store: Any) -> list[str]:
    found: list[str] = await store.ids()
    return found


def test_a_database_is_backed_up_and_restored(tmp_path: Path, backups: Path) -> None:
    def at(address: str) -> Any:
        return lambda folder: PostgresStore(address)

    source, target = cluster().database(tmp_path / "one"), cluster().database(tmp_path / "two", ready=False)
    using(at(source), tmp_path, fill)
    done = back_up(backups, DATABASE_URL=source)
    assert done.returncode == 0, done.stderr
    (file,) = backups.iterdir()
    assert file.name.endswith(".dump")
    subprocess.run([str(programs() / "pg_restore"), f"--dbname={target}", str(file)], check=True)
    assert using(at(target), tmp_path, ids) == ["t1"]


def test_a_folder_is_backed_up_and_old_backups_go(tmp_path: Path, backups: Path) -> None:
    data = tmp_path / "data"
    using(sqlite, data, fill)
    backups.mkdir()
    old, other = backups / "beagle-2020-01-01T000000Z.backup", backups / "mine"
    for file in (old, other):
        file.touch()
        os.utime(file, (1e9, 1e9))
    done = back_up(backups, BEAGLE_DATA=str(data), KEEP_DAYS="14")
    assert done.returncode == 0, done.stderr
    names = sorted(file.name for file in backups.iterdir())
    assert len(names) == 2
    assert names[0].endswith(".backup")
    assert names[1] == "mine"


def test_a_backup_that_fails_deletes_nothing_and_says_so(tmp_path: Path, backups: Path) -> None:
    backups.mkdir()
    old = backups / "beagle-2020-01-01T000000Z.dump"
    old.touch()
    os.utime(old, (1e9, 1e9))
    done = back_up(backups, DATABASE_URL=cluster().address("nothing_there"), KEEP_DAYS="14")
    assert done.returncode != 0
    assert done.stderr
    assert old.exists()
