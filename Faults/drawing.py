"""Draws faults: as many of each operator in each target as there can be, no two in the same text."""

import random
from dataclasses import dataclass
from pathlib import Path

from sites import OPERATORS, Finder, Site

# Of the double: what moves screens, and tells them so.
TRANSITIONS = (
    "Transitions", "Presentation", "Navigation", "Tabs", "Controllers/Appearance.swift", "Controllers/Containment.swift",
)
TARGETS = {
    "CairnTree": ("Sources/CairnTree",),
    "Cairn": ("Sources/Cairn",),
    "CairnUIKit": ("Sources/CairnUIKit",),
    "UIKit": tuple("Sources/HeadlessUIKit/" + part for part in TRANSITIONS),
}


@dataclass(frozen=True)
class Fault:
    number: int
    target: str
    file: str
    site: Site

    @property
    def key(self):
        """What stays the same when lines move, or another seed draws it."""
        site = self.site
        return (self.file, site.declaration, site.operator, site.text, site.faulty)


def files(root: Path, target: str) -> list[Path]:
    found = []
    for place in TARGETS[target]:
        path = root / place
        found += [path] if path.is_file() else sorted(path.rglob("*.swift"))
    return found


class Drawing:
    """Deals faults, cell by cell; a cell is an operator in a target."""

    def __init__(self, root: Path, seed: int, targets=tuple(TARGETS)):
        self.random = random.Random(seed)
        self.taken: dict[str, list[Site]] = {}
        self.number = 0
        self.cells = {}
        for target in targets:
            for file in files(root, target):
                name = str(file.relative_to(root))
                for site in Finder(file.read_bytes()).find():
                    self.cells.setdefault((target, site.operator), {}).setdefault(name, []).append(site)
        self.order = [(target, operator) for operator in OPERATORS for target in targets]

    def draw(self, count: int) -> list[Fault]:
        """The next faults, going on round the cells where the last call stopped."""
        drawn = []
        while len(drawn) < count and any(self.cells.values()):
            if self.number % len(self.order) == 0:
                self.random.shuffle(self.order)
            cell = self.order[self.number % len(self.order)]
            self.number += 1
            fault = self._draw_from(cell)
            if fault:
                drawn.append(fault)
        return drawn

    def again(self, faults: list[Fault]) -> list[Fault]:
        """Others in the cells of those that could not be compiled."""
        drawn = []
        for fault in faults:
            self.number += 1
            other = self._draw_from((fault.target, fault.site.operator))
            if other:
                drawn.append(other)
        return drawn

    def _draw_from(self, cell):
        # First a file, then a place in it: or the longest files would have most of the faults.
        candidates = self.cells.get(cell, {})
        while candidates:
            name = self.random.choice(sorted(candidates))
            site = candidates[name].pop(self.random.randrange(len(candidates[name])))
            if not candidates[name]:
                del candidates[name]
            taken = self.taken.setdefault(name, [])
            if all(site.end <= other.start or other.end <= site.start for other in taken):
                taken.append(site)
                return Fault(self.number, cell[0], name, site)
        return None
