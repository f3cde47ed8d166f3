"""Hatchling calls this for a wheel: build the pages, compile the rules and pack the binaries beside their sources.

Never for an editable install, where the sources change under the binaries.  Without a compiler the wheel is pure
Python; BEAGLE_NATIVE=required makes that an error.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.commands.native import NativeError, compile_rules

from tools.commands import web


class WheelHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web.build()
        build_data["artifacts"].append("src/beagle/server/pages/**")  # git ignores them, a wheel must not
        try:
            compile_rules()
        except NativeError as error:
            if os.environ.get("BEAGLE_NATIVE") == "required":
                raise
            self.app.display_warning(f"a pure Python wheel, 10 to 30 times slower: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append("src/beagle/**/*.so")
