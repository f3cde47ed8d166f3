"""Hatchling calls this for a wheel: build the pages, compile the rules and pack the binaries beside their sources.

Never for an editable install, where the sources change under the binaries.  Without a compiler the wheel is pure
Python; BEAGLE_NATIVE=required makes that an error.
"""

import os
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.tool("web", "--quiet").check_returncode()
        build_data["artifacts"].append("src/beagle/server/pages/**")  # git ignores them, a wheel must not
        compiled = self.tool("native", "--strict")
        if compiled.returncode:
            if os.environ.get("BEAGLE_NATIVE") == "required":
                compiled.check_returncode()
            self.app.display_warning("a pure Python wheel, 10 to 30 times slower")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += ["src/beagle/**/*.so", "src/beagle/**/*.pyd"]  # Linux and macOS; Windows

    def tool(self, name: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        """One of our commands, with the Python that builds."""
        return subprocess.run([sys.executable, "-m", f"tools.commands.{name}", *arguments], cwd=self.root)
