"""Furniture for balconies and terraces."""

import math

from parts.finishes import metal
from parts.furniture import cushion
from parts.material import Mat
from parts.shapes import box, cylinder, empty, lathe, softbox
from parts.small_things import books
from parts.surfaces import fabric, wood


def lounge_corner():
    """Lounge chair with cushions and a round table with a cup and a book."""
    ss = metal("tablefoot", (0.62, 0.62, 0.63), 0.22)
    F = fabric("lf", (0.72, 0.69, 0.63))
    tk = wood("teak", (0.40, 0.22, 0.11), (0.24, 0.12, 0.06), grout=False)
    e = empty((1.15, -1.75, 0), math.radians(200))
    for xx in (-0.36, 0.36):
        box(xx - 0.022, xx + 0.022, -0.40, 0.42, 0.26, 0.30, tk, 0.008, 3, e)
        box(xx - 0.022, xx + 0.022, -0.40, -0.355, 0, 0.56, tk, 0.008, 3, e)
        box(xx - 0.022, xx + 0.022, 0.36, 0.405, 0, 0.56, tk, 0.008, 3, e)
        box(xx - 0.035, xx + 0.035, -0.43, 0.44, 0.55, 0.575, tk, 0.008, 3, e)
    box(-0.36, 0.36, -0.38, 0.38, 0.25, 0.28, tk, 0.004, 2, e)
    softbox(-0.335, 0.335, -0.38, 0.36, 0.285, 0.43, F, 0.05, e)
    cushion((0, 0.30, 0.64), (0.66, 0.54, 0.20), F, (math.radians(70), 0, 0), parent=e)
    cushion(
        (0.05, 0.16, 0.60), (0.42, 0.40, 0.16), fabric("lf2", (0.10, 0.19, 0.24)), (math.radians(62), 0, 0.2), parent=e
    )
    e2 = empty((0.12, -1.25, 0))
    lathe(
        [(0, 0.42), (0.22, 0.42), (0.228, 0.428), (0.22, 0.436), (0, 0.436)],
        Mat("tt", (0.06, 0.06, 0.06), 0.35).material,
        parent=e2,
    )
    cylinder((0, 0, 0), (0, 0, 0.42), 0.02, ss, parent=e2)
    lathe([(0, 0), (0.15, 0), (0.15, 0.012), (0, 0.016)], Mat("tt2", (0.06, 0.06, 0.06), 0.35).material, parent=e2)
    lathe(
        [(0, 0.004), (0.03, 0), (0.036, 0.004), (0.043, 0.09), (0.0405, 0.09), (0.033, 0.012), (0, 0.01)],
        Mat("cup", (0.75, 0.73, 0.70), 0.3).material,
        (0.06, -1.22, 0.436),
    )
    books(0.17, -1.31, 0.436, [(0.6, 0.3, 0.2)], 0.7, 0.13, 0.19)
