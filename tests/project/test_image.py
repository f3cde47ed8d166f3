"""The image of deploy/Dockerfile, built without a daemon or a registry: it serves, as a user without rights."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import beagle
from tools.commands import wheel_check
from tools.debian import NotHere
from tools.environments import ROOT
from tools.image import Builder


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root builds an image without a daemon")
def test_the_image_serves(tmp_path: Path) -> None:
    try:
        builder = Builder(tmp_path)
    except NotHere as error:
        pytest.skip(str(error))
    if not list((ROOT / "dist").glob("*.whl")):
        wheel_check.build(ROOT / "dist")
    builder.make_base()
    builder.build()
    assert beagle.__version__ in builder.inside("beagle", "--version")
    assert builder.inside("id", "-u") == "10001"
    assert builder.run().startswith("ready")
