"""Hatchling calls this for a wheel: build the pages, compile the rules and pack the binaries beside their sources.

The rules are one C file, compiled with a profile if the compiler is gcc; BEAGLE_NATIVE_KIND=parts packs those of the
tests instead, which are there already.  Never for an editable install, where the sources change under the binaries.
Without a compiler the wheel is pure Python; BEAGLE_NATIVE=required makes that an error.
"""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.tool("web", "--quiet").check_returncode()
        build_data["artifacts"].append("src/beagle/server/pages/**")  # git ignores them, a wheel must not
        compiled = self.tool("native", "--strict", f"--{os.environ.get('BEAGLE_NATIVE_KIND') or 'profile'}")
        if compiled.returncode:
            if os.environ.get("BEAGLE_NATIVE") == "required":
                compiled.check_returncode()
            self.app.display_warning("a pure Python wheel, 10 to 30 times slower")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        where = subprocess.run(
            self.command("native", "--where"), cwd=self.root, capture_output=True, text=True, check=True
        )
        build = Path(where.stdout.strip())
        for binary in build.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            build_data["force_include"][str(binary)] = binary.relative_to(build).as_posix()

    def tool(self, name: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        """One of our commands, with the Python that builds."""
        return subprocess.run(self.command(name, *arguments), cwd=self.root)

    def command(self, name: str, *arguments: str) -> list[str]:
        return [sys.executable, "-m", f"tools.commands.{name}", *arguments]
