"""The image of deploy/Dockerfile, made without a daemon or a registry: it serves, as a user without rights."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import beagle
from tools.commands import wheel_check
from tools.debian import NotHere
from tools.image import SAID_ELSEWHERE, Image, instructions, make_base


def test_every_instruction_can_be_followed() -> None:
    words = {word for word, _ in instructions()}
    assert {"FROM", "COPY", "RUN", "USER", "HEALTHCHECK", "ENTRYPOINT"} <= words
    assert [word for word in words - {*SAID_ELSEWHERE} if not hasattr(Image, f"do_{word.lower()}")] == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root may change the root folder")
def test_the_image_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEAGLE_NATIVE_KIND", "parts")  # the wheel of a release takes a quarter of an hour
    try:
        make_base(tmp_path / "base.tar")
    except NotHere as error:
        pytest.skip(str(error))
    image = Image(tmp_path, tmp_path / "base.tar", wheel_check.build(tmp_path / "dist"), COMPILER="")
    image.build()
    assert beagle.__version__ in image.inside("beagle", "--version").stdout
    assert image.inside("id", "-u").stdout == "10001\n"
    assert image.inside("touch", "/opt/beagle/mine").returncode != 0
    assert image.serve().startswith("ready")
