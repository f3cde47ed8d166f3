"""Compiles the rules with mypyc: python -m tools.commands.native [--force]

Which modules: `[tool.beagle] native` in pyproject.toml.  Work files: build/native.  The binaries are put beside their
sources, and src/beagle/_native.py uses them only while all of them are fresh.

Without a C compiler this says so and leaves the rules interpreted; BEAGLE_NATIVE=required makes that an error.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "beagle"


class NativeError(Exception):
    """The rules could not be compiled."""


class NoCompiler(NativeError):
    """This machine has no C compiler."""


def compile_rules(force: bool = False) -> None:
    """Bring every binary up to date, or raise NativeError."""
    sources = _loader().sources_to_compile(ROOT)
    if not sources:
        raise NativeError("[tool.beagle] native in pyproject.toml names no module")
    if not force and _up_to_date():
        print(f"native: {len(sources)} modules up to date", flush=True)
        return
    if not has_compiler():
        raise NoCompiler("no C compiler found (cc, gcc or clang)")
    if force:
        shutil.rmtree(_work(), ignore_errors=True)
    print(f"native: compiling {len(sources)} modules", end=" … ", flush=True)
    start = time.time_ns()
    _run_worker()
    _publish(start)
    print(f"{(time.time_ns() - start) / 1e9:.0f} s", flush=True)


def has_compiler() -> bool:
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (named, "cc", "gcc", "clang"))


def _loader() -> ModuleType:
    """src/beagle/_native.py, read without importing the package whose binaries we are about to replace."""
    spec = spec_from_file_location("beagle_native_loader", PACKAGE / "_native.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _work() -> Path:
    """One folder per Python and mypy, so that changing either starts from scratch."""
    return ROOT / "build" / "native" / f"{sys.implementation.cache_tag}-mypy-{version('mypy')}"


def _recipe() -> str:
    """What the binaries depend on besides the text of their sources."""
    names = [str(path.relative_to(ROOT)) for path in _loader().sources_to_compile(ROOT)]
    return "\n".join([f"native.py {crc32(Path(__file__).read_bytes()):x}", *names])


def _up_to_date() -> bool:
    done = _work() / "done"
    return _loader().fresh(ROOT) and done.exists() and done.read_text("utf-8") == _recipe()


def _run_worker() -> None:
    """mypyc and the C compiler write a lot and may end the process: they get their own process, and a log."""
    log = _work() / "log.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        command = [sys.executable, "-m", "tools.commands.native", "--worker"]
        failed = subprocess.run(command, cwd=ROOT, stdout=out, stderr=out).returncode
    if failed:
        print("failed", flush=True)
        tail = "\n".join(log.read_text("utf-8", errors="replace").splitlines()[-40:])
        raise NativeError(f"{tail}\nfull log: {log.relative_to(ROOT)}")


def _worker() -> None:
    """Translate to C and build into the work folder; unchanged modules are not built again."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    cache = _work() / "cache"
    shutil.rmtree(cache, ignore_errors=True)  # mypyc 2.4 loses the layout of i64 fields of classes it reads from it
    sources = [str(path.relative_to(ROOT)) for path in _loader().sources_to_compile(ROOT)]
    extensions = mypycify(
        ["--cache-dir", str(cache), *sources],
        opt_level="3",
        debug_level="0",
        separate=True,  # one C file per module: only what changed is compiled again
        target_dir=str(_work() / "c"),
    )
    build = Distribution({"name": "beagle", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib = str(_work() / "lib")
    build.build_temp = str(_work() / "temp")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    wanted = {Path(build.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    for left_over in set(_binaries(_work() / "lib")) - wanted:
        left_over.unlink()


def _publish(start: int) -> None:
    """Put the binaries beside their sources, with the timestamps of the sources they were built from, and drop all
    others.

    A source edited during compilation is then newer than its binary, and _native.py checks that.
    """
    built = {PACKAGE.parent / path.relative_to(_work() / "lib"): path for path in _binaries(_work() / "lib")}
    for stale in set(_binaries(PACKAGE)) - set(built):
        stale.unlink()
    for target, path in built.items():
        fresh = target.with_suffix(".new")
        shutil.copyfile(path, fresh)
        fresh.chmod(0o755)
        os.utime(fresh, ns=(start, start))
        fresh.replace(target)  # a process that runs the old binary keeps it
    (_work() / "done").write_text(_recipe(), "utf-8")


def _binaries(folder: Path) -> list[Path]:
    return [path.resolve() for path in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--force", action="store_true", help="build everything again")
    parser.add_argument("--strict", action="store_true", help="fail if there is no C compiler")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        _worker()
        return 0
    try:
        compile_rules(arguments.force)
    except NoCompiler as error:
        print(f"native: {error}; the rules stay interpreted, 10 to 30 times slower", file=sys.stderr)
        return int(arguments.strict or os.environ.get("BEAGLE_NATIVE") == "required")
    except NativeError as error:
        print(f"native: not compiled\n{error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
