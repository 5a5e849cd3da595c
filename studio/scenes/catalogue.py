"""Which pictures exist: the PICTURES of every module in sets/, read without Blender."""

import ast
from pathlib import Path

SETS = Path(__file__).parent / "sets"
DEFAULTS = {
    "size": (1200, 800),
    "samples": 8,
    "noise": 0.06,
    "refractive": False,
    "prefilter": False,
    "args": {},
    "grade": {},
}


def pictures():
    """Name -> settings and the set that builds it."""
    return {
        name: {**DEFAULTS, **settings, "set": module.stem}
        for module in sorted(SETS.glob("*.py"))
        for name, settings in pictures_of(module).items()
    }


def pictures_of(module):
    for node in ast.parse(module.read_text()).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", None) == "PICTURES":
            return ast.literal_eval(node.value)
    return {}
