"""Every folder has its place, and an import against the order is found: one is planted against every line of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter.application.use_cases import read_user_options
from importlinter.configuration import configure
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.domain.contract import Contract

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "pyproject.toml"
CONTRACTS: list[dict[str, Any]] = tomllib.loads(CONFIG.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
KINDS: dict[str, type[Contract]] = {
    "layers": LayersContract,
    "independence": IndependenceContract,
    "forbidden": ForbiddenContract,
    "acyclic_siblings": AcyclicSiblingsContract,
}


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom, as the linter sees it."""
    return grimp.build_graph(
        "beagle", include_external_packages=True, exclude_type_checking_imports=True, cache_dir=None
    )


@pytest.fixture(scope="module")
def contracts() -> dict[str, Contract]:
    configure()
    options = read_user_options(str(CONFIG))
    made = {}
    for one in options.contracts_options:
        kind = KINDS[one["type"]]
        made[one["name"]] = kind(name=one["name"], session_options=options.session_options, contract_options=one)
    return made


def kept(contract: Contract, graph: grimp.ImportGraph) -> bool:
    return contract.check(deepcopy(graph), verbose=False).kept


def planted(graph: grimp.ImportGraph, importer: str, imported: str) -> grimp.ImportGraph:
    bad = deepcopy(graph)
    bad.add_import(importer=importer, imported=imported)
    return bad


def names(line: str) -> list[str]:
    return [name.strip(" ()") for name in line.replace("|", ":").split(":")]


def siblings(graph: grimp.ImportGraph, package: str) -> list[str]:
    return sorted(module for module in graph.find_children(package) if not graph.is_module_squashed(module))


def plants(contract: dict[str, Any], graph: grimp.ImportGraph) -> Iterator[tuple[str, str]]:
    """Imports that this contract forbids: at least one against each of its lines."""
    if contract["type"] == "layers":
        for container in contract["containers"]:
            floors = [[f"{container}.{name}" for name in names(line)] for line in contract["layers"]]
            there = [[module for module in floor if module in graph.modules] for floor in floors]
            for above, below in pairwise([floor for floor in there if floor]):
                yield below[0], above[0]
            for line, floor in zip(contract["layers"], there, strict=True):
                if "|" in line and len(floor) > 1:
                    yield floor[0], floor[1]
    elif contract["type"] == "independence":
        modules = [module for name in contract["modules"] for module in matching(name, graph)]
        yield from pairwise(modules)
    elif contract["type"] == "forbidden":
        yield from product(contract["source_modules"], contract["forbidden_modules"][:1])
        yield from product(contract["source_modules"][:1], contract["forbidden_modules"][1:])
    else:
        assert contract["type"] == "acyclic_siblings"
        for package in packages(graph):
            first, second = siblings(graph, package)[:2]
            yield from ((first, second), (second, first))  # one of them closes a circle, or both together do


def matching(name: str, graph: grimp.ImportGraph) -> list[str]:
    return siblings(graph, name.removesuffix(".*")) if name.endswith(".*") else [name]


def packages(graph: grimp.ImportGraph) -> list[str]:
    """The folders of the source with more than one module."""
    ours = [module for module in graph.modules if module.split(".")[0] == "beagle"]
    return sorted(module for module in ours if len(siblings(graph, module)) > 1)


def folders() -> set[str]:
    """The folders of the source with Python in them."""
    source = ROOT / "src"
    found = {path.parent.relative_to(source) for path in (source / "beagle").rglob("*.py")}
    return {".".join(folder.parts) for folder in found}


def covered(contracts: list[dict[str, Any]]) -> set[str]:
    """The folders whose modules have an order: by a contract of their own, or by one for the folder and all inside."""
    out: set[str] = set()
    for contract in contracts:
        out |= set(contract.get("containers", []))
        if contract["type"] == "acyclic_siblings":
            skipped = set(contract.get("skip_descendants", []))
            for folder in folders():
                if any(folder == one or folder.startswith(f"{one}.") for one in contract["ancestors"]):
                    out |= {folder} - skipped
    return out


def test_every_folder_is_in_a_contract() -> None:
    assert folders() - covered(CONTRACTS) == set()


def test_a_folder_in_no_contract_is_found() -> None:
    without = [contract for contract in CONTRACTS if contract["type"] != "acyclic_siblings"]
    assert folders() - covered(without)
    skipping = [{**one, "skip_descendants": ["beagle.server.live"]} for one in CONTRACTS if "ancestors" in one]
    assert "beagle.server.live" in folders() - covered(skipping)


def test_a_new_folder_must_be_given_a_place(graph: grimp.ImportGraph, contracts: dict[str, Contract]) -> None:
    """Among the folders of the source, of the server, of a table and of the store."""
    for contract in CONTRACTS:
        if contract.get("exhaustive"):
            for container in contract["containers"]:
                grown = deepcopy(graph)
                grown.add_module(f"{container}.planted")
                assert not kept(contracts[contract["name"]], grown), contract["name"]


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: str(contract["name"]))
def test_an_import_against_the_order_is_found(
    graph: grimp.ImportGraph, contracts: dict[str, Contract], contract: dict[str, Any]
) -> None:
    checked = contracts[contract["name"]]
    assert kept(checked, graph)
    tried = list(plants(contract, graph))
    assert tried
    if contract["type"] == "acyclic_siblings":
        bad = deepcopy(graph)
        for importer, imported in tried:
            bad.add_import(importer=importer, imported=imported)
        assert set(checked.check(bad, verbose=False).metadata["cycle_breakers_by_package"]) == set(packages(graph))
        return
    for importer, imported in tried:
        assert not kept(checked, planted(graph, importer, imported)), f"{importer} may import {imported}"
