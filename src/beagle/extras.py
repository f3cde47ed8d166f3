"""Which optional part of the distribution a missing module belongs to.

Playing from Python needs next to nothing; the terminal, the server and the environments for learning programs bring
their own packages, as extras: pip install "beagle-games[cli,server]".
"""

from typing import Final

# By the name under which it is imported: the extra that brings it.  Where two do, the first that a user would want.
MODULES: Final = {
    "cyclopts": "cli",
    "fluent": "cli",
    "rich": "cli",
    "alembic": "server",
    "msgspec": "server",
    "prometheus_client": "server",
    "segno": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "structlog": "server",
    "uvicorn": "server",
    "websockets": "server",
    "resvg_py": "pictures",
    "aiohttp": "notices",
    "aiosmtplib": "notices",
    "pywebpush": "notices",
    "tzdata": "notices",
    "psycopg": "postgres",
    "ray": "ray",
    "gymnasium": "rl",
    "minari": "rl",
    "numpy": "rl",
    "open_spiel": "rl",
    "pettingzoo": "rl",
    "pyspiel": "rl",
    "PIL": "rl",
}


class MissingExtra(ImportError):
    """A part of Beagle was used whose packages aren't installed."""


def extra_of(error: ImportError) -> str:
    """The extra that brings the module that wasn't found; empty if none does: then it is a bug."""
    return MODULES.get((error.name or "").partition(".")[0], "")


def install_line(extra: str) -> str:
    return f'pip install "beagle-games[{extra}]"'


def missing(error: ImportError, what: str) -> ImportError:
    """The error to raise in place of this one: it says what to install."""
    extra = extra_of(error)
    if not extra:
        return error
    return MissingExtra(f"{what} needs {error.name}, which isn't installed: {install_line(extra)}", name=error.name)
