"""Which pictures exist: the PICTURES of every module in sets/ with what they have in COMMON, read without Blender."""

import ast
from pathlib import Path

SETS = Path(__file__).parent / "sets"
DEFAULTS = {
    "size": (1200, 800),
    "samples": 6,
    "noise": 0.06,
    "refractive": False,
    "prefilter": False,
    "args": {},
    "grade": {},
}


def pictures():
    """Name -> settings and the set that builds it."""
    return {
        name: {**DEFAULTS, **table(module, "COMMON"), **settings, "set": module.stem}
        for module in sorted(SETS.glob("*.py"))
        for name, settings in table(module, "PICTURES").items()
    }


def table(module, name):
    for node in ast.parse(module.read_text()).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", None) == name:
            return ast.literal_eval(node.value)
    return {}
