"""Books, bowls, fruit and lamps."""

import math

import numpy as np

from parts.finishes import metal
from parts.material import Mat
from parts.shapes import box, cylinder, empty, lathe, tube
from parts.surfaces import emit


def books(x, y, z, cols, rz=0.2, w=0.15, d=0.21):
    """Stack of books."""
    for i, c in enumerate(cols):
        h = 0.022 + 0.008 * (i % 2)
        e = empty((x, y, z), rz + 0.12 * i)
        box(-w / 2, w / 2, -d / 2, d / 2, 0, 0.0025, Mat("bk%d" % i, c, 0.55).material, 0.0008, parent=e)
        box(-w / 2, w / 2, -d / 2, d / 2, h - 0.0025, h, Mat("bkc%d" % i, c, 0.55).material, 0.0008, parent=e)
        box(-w / 2, -w / 2 + 0.003, -d / 2, d / 2, 0, h, Mat("bks%d" % i, c, 0.55).material, 0.001, parent=e)
        box(
            -w / 2 + 0.003,
            w / 2 - 0.004,
            -d / 2 + 0.004,
            d / 2 - 0.004,
            0.0025,
            h - 0.0025,
            Mat("pg%d" % i, (0.78, 0.75, 0.68), 0.9).material,
            0,
            parent=e,
        )
        z += h


def bowl(loc, mat, r=0.14, h=0.09):
    """Turned bowl."""
    lathe(
        [
            (0, 0.012),
            (r * 0.4, 0.0),
            (r * 0.45, 0.006),
            (r * 0.8, h * 0.5),
            (r, h),
            (r * 0.97, h),
            (r * 0.76, h * 0.5),
            (r * 0.3, 0.016),
            (0, 0.014),
        ],
        mat,
        loc,
        64,
    )


def fruit(loc, n, mat, r=0.036, spread=0.07, seed=1):
    """Fruit heaped in a bowl."""
    rs = np.random.RandomState(seed)
    for k in range(n):
        a, d = k * 2.4, spread * (k / n) ** 0.5
        prof = [(r * math.sin(t), r * (1 - math.cos(t)) * 0.95) for t in np.linspace(0.02, math.pi - 0.02, 14)]
        lathe(
            prof,
            mat,
            (loc[0] + d * math.cos(a), loc[1] + d * math.sin(a), loc[2] + 0.012 * rs.rand() + (0.035 if k < 2 else 0)),
            24,
        )


def pendant(loc, drop, mat, bulb=14, r=0.16, color=(1, 0.80, 0.55)):
    """Hanging lamp; loc is the bottom centre of the shade."""
    x, y, z = loc
    cylinder((x, y, z + 0.14), (x, y, z + drop), 0.003, mat, 12)
    lathe(
        [(0.02, 0.17), (r * 0.35, 0.155), (r * 0.95, 0.02), (r, 0), (r * 0.96, 0), (r * 0.3, 0.145)], mat, (x, y, z), 48
    )
    lathe([(0, 0.03), (r * 0.45, 0.03)], emit("bulb", color, bulb), (x, y, z + 0.02), 32)


def table_lamp(loc, h=0.5, base=None, glow=5.0):
    """Bedside lamp: turned base and a softly glowing linen shade."""
    base = base or Mat("lampbase", (0.30, 0.14, 0.08), 0.4).material
    lathe(
        [
            (0, 0),
            (0.07, 0),
            (0.075, 0.012),
            (0.05, 0.03),
            (0.065, h * 0.22),
            (0.05, h * 0.42),
            (0.015, h * 0.5),
            (0.012, h * 0.62),
            (0, h * 0.62),
        ],
        base,
        loc,
        48,
    )
    lathe(
        [(0.15, h * 0.55), (0.115, h), (0.113, h), (0.148, h * 0.55)], emit("lampshade", (1, 0.76, 0.50), glow), loc, 48
    )


def floor_lamp(loc, h=1.55, mat=None, glow=5.0):
    """Standing lamp with a glowing shade."""
    x, y, z = loc
    mat = mat or metal("lampmetal", (0.04, 0.04, 0.04), 0.35)
    lathe([(0, 0), (0.15, 0), (0.15, 0.012), (0.012, 0.02), (0.010, h), (0, h)], mat, loc, 48)
    lathe(
        [(0.21, 0), (0.17, 0.26), (0.168, 0.26), (0.208, 0)],
        emit("floorshade", (1, 0.80, 0.56), glow),
        (x, y, z + h - 0.16),
        48,
    )


def desk_lamp(loc, mat, rz=0.0):
    """Jointed desk lamp."""
    e = empty(loc, rz)
    lathe([(0, 0), (0.085, 0), (0.085, 0.012), (0, 0.018)], mat, parent=e)
    tube([(0, 0, 0.01), (-0.04, 0, 0.30), (0.16, 0, 0.46)], 0.007, mat, e, 4)
    o = lathe(
        [(0.018, 0.06), (0.05, 0.04), (0.075, -0.05), (0.071, -0.05), (0.045, 0.035)], mat, (0.17, 0, 0.45), 40, e
    )
    o.rotation_euler = (0, math.radians(-18), 0)
    return e
