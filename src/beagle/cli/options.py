"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

AsJson = Annotated[bool, Parameter(name="--json", negative="")]
