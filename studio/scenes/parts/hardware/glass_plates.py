"""One kind of glass each: a plate standing in a slot of timber."""

import math

from parts.glass import fluted_glass, glass, pane
from parts.hardware.studio import studio
from parts.infill import frosted
from parts.material import Mat
from parts.shapes import box, empty, lathe
from parts.surfaces import wood

CLEAR, GREEN = (0.915, 0.955, 0.940), (0.20, 0.33, 0.29)
WHITE_EDGE, MILK = (0.52, 0.60, 0.60), (0.74, 0.76, 0.76)

# Layers of (thickness in mm, tint, colour of the edge, what the body is, how much it mirrors)
PLATES = {
    "toughened-8": [(8, CLEAR, GREEN, "clear", 1)],
    "toughened-10": [(10, CLEAR, GREEN, "clear", 1)],
    "toughened-12": [(12, CLEAR, GREEN, "clear", 1)],
    "laminated": [(5, CLEAR, GREEN, "clear", 1), (1.5, CLEAR, MILK, "clear", 0), (5, CLEAR, GREEN, "clear", 1)],
    "laminated-toughened": [
        (6, CLEAR, GREEN, "clear", 1),
        (1.5, CLEAR, MILK, "clear", 0),
        (6, CLEAR, GREEN, "clear", 1),
    ],
    "acoustic": [
        (8, CLEAR, GREEN, "clear", 1),
        (2.2, CLEAR, (0.30, 0.44, 0.58), "clear", 0),
        (6, CLEAR, GREEN, "clear", 1),
    ],
    "low-e": [(6, (0.80, 0.90, 0.86), (0.10, 0.26, 0.24), "clear", 2.6)],
    "tinted": [(6, (0.52, 0.38, 0.26), (0.12, 0.07, 0.04), "clear", 1)],
    "reflective": [(6, (0.34, 0.40, 0.46), (0.08, 0.13, 0.15), "clear", 6.5)],
    "etched": [(8, CLEAR, (0.30, 0.38, 0.36), "etched", 1)],
    "fluted": [(6, CLEAR, (0.20, 0.30, 0.27), "fluted", 1)],
    "low-iron": [(10, (0.995, 0.997, 0.996), WHITE_EDGE, "clear", 1)],
    "back-painted": [(6, CLEAR, GREEN, "clear", 1), (0.6, (0.24, 0.33, 0.27), (0.24, 0.33, 0.27), "painted", 0)],
    "switchable": [
        (5, CLEAR, GREEN, "clear", 1),
        (1.0, MILK, (0.58, 0.34, 0.18), "etched", 0),
        (5, CLEAR, GREEN, "clear", 1),
    ],
}


def plate(kind):
    layers = PLATES[kind]
    thick = sum(layer[0] for layer in layers) / 1000
    stand = wood("stand", (0.30, 0.17, 0.09), (0.19, 0.10, 0.05), grout=False, rough=0.45, scale=4)
    root = empty((-0.02, 0.035, 0), math.radians(-32))
    box(-0.075, 0.075, -0.026, -thick / 2 - 0.0006, 0, 0.022, stand, 0.003, 3, root)
    box(-0.075, 0.075, thick / 2 + 0.0006, 0.026, 0, 0.022, stand, 0.003, 3, root)
    box(-0.0745, 0.0745, -0.025, 0.025, 0, 0.006, stand, 0.001, 2, root)
    upright = empty((0, 0, 0.007))
    upright.parent = root
    stack(upright, layers, 0.062, 0.15)
    if kind == "fluted":
        vase(root)
    studio((-0.012, 0.03, 0.072), 0.62, 84, 0.28, side=-0.14)


def vase(root):
    """Something behind the plate, for flutes to break up."""
    clay = Mat("clay", (0.40, 0.13, 0.06), 0.6).material
    outline = [(0, 0), (0.020, 0), (0.030, 0.03), (0.032, 0.06), (0.024, 0.095), (0.015, 0.115), (0.018, 0.128)]
    lathe(outline, clay, (0.0, 0.075, 0), 64, root)


def stack(e, layers, half, h):
    y = -sum(layer[0] for layer in layers) / 2000
    for number, (mm, tint, edge, kind, mirror) in enumerate(layers):
        t = mm / 1000
        body(e, number, y + t / 2, half, h, tint, kind, mirror)
        rim = Mat(f"rim{number}", edge, 0.12).material
        for x in (-half, half):
            box(x - 0.0004, x + 0.0004, y, y + t, 0, h, rim, 0, parent=e)
        for z in (0, h):
            box(-half, half, y, y + t, z - 0.0004, z + 0.0004, rim, 0, parent=e)
        y += t


def body(e, number, y, half, h, tint, kind, mirror):
    if kind == "fluted":
        fluted_glass(-half, half, 0, h, y, e, 0.010, 0.0018)
    elif kind == "painted":
        pane(-half, half, y, 0, h, Mat("paint", tint, 0.3).material, parent=e)
    elif kind == "etched":
        pane(-half, half, y, 0, h, frosted(), parent=e)
    elif mirror:
        pane(-half, half, y, 0, h, glass(f"body{number}", tint, mirror), parent=e)
