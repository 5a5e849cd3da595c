"""Plants in pots."""

import math

import numpy as np

from parts.foliage import blob_points, leaf_cards
from parts.material import Mat
from parts.shapes import empty, lathe, mesh, mesh_np, tube
from parts.surfaces import leaf_material


def plant(loc, s=1, pot=None):
    """Pot plant with long leaves."""
    lf = leaf_material("pl" + str(loc[0]), (0.018, 0.055, 0.014), (0.055, 0.125, 0.032), 0.36)
    e = empty(loc)
    pm = pot or Mat("pot", (0.62, 0.60, 0.57), 0.55).material
    lathe(
        [
            (0, 0),
            (0.075 * s, 0),
            (0.082 * s, 0.01 * s),
            (0.105 * s, 0.19 * s),
            (0.108 * s, 0.20 * s),
            (0.100 * s, 0.20 * s),
            (0.095 * s, 0.17 * s),
            (0, 0.17 * s),
        ],
        pm,
        parent=e,
    )
    lathe([(0, 0.172 * s), (0.096 * s, 0.172 * s)], Mat("soil2", (0.03, 0.02, 0.015), 1).material, parent=e)
    rs = np.random.RandomState(int(abs(loc[0]) * 100) + 5)
    V = []
    Fc = []
    base = 0
    for k in range(26):
        az = rs.rand() * 6.28
        ln = (0.22 + 0.32 * rs.rand()) * s
        tilt = 0.15 + 0.75 * rs.rand()
        wd = 0.035 * s * (0.7 + 0.6 * rs.rand())
        n = 9
        for i in range(n):
            t = i / (n - 1)
            bend = tilt * (0.4 + 1.25 * t)
            r = ln * t * math.sin(bend) * 0.95
            zz = 0.17 * s + ln * t * math.cos(bend * 0.85) * 1.05
            ww = wd * max(0.03, math.sin(math.pi * min(1, 0.08 + t * 0.93)) ** 0.8) if t > 0.25 else 0.0035 * s
            cx, cy = r * math.cos(az), r * math.sin(az)
            sx, sy = -math.sin(az), math.cos(az)
            V += [
                (cx + sx * ww, cy + sy * ww, zz + 0.25 * ww),
                (cx, cy, zz - 0.1 * ww),
                (cx - sx * ww, cy - sy * ww, zz + 0.25 * ww),
            ]
            if i:
                a = base + 3 * (i - 1)
                Fc += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
        base += 3 * n
    o = mesh("plant", V, Fc, lf, True, e, 180)
    o.modifiers.new("s", "SUBSURF").render_levels = 1
    return e


def bougainvillea(loc, s=1.0, pot=None, n=3200, seed=11):
    """Pot plant with green leaves and magenta bracts."""
    rs = np.random.RandomState(seed)
    e = empty(loc)
    lathe(
        [
            (0, 0),
            (0.10 * s, 0),
            (0.11 * s, 0.01 * s),
            (0.15 * s, 0.27 * s),
            (0.165 * s, 0.275 * s),
            (0.165 * s, 0.31 * s),
            (0.145 * s, 0.31 * s),
            (0.135 * s, 0.26 * s),
            (0, 0.26 * s),
        ],
        pot or Mat("clay%d" % seed, (0.45, 0.18, 0.10), 0.8).material,
        parent=e,
    )
    blobs = [
        (
            rs.uniform(-0.30, 0.30) * s,
            rs.uniform(-0.28, 0.28) * s,
            rs.uniform(0.45, 1.05) * s,
            rs.uniform(0.10, 0.2) * s,
        )
        for _ in range(20)
    ]
    green = leaf_material("boug_g", (0.03, 0.09, 0.015), (0.11, 0.20, 0.04), 0.4)
    pink = leaf_material("boug_p", (0.32, 0.015, 0.09), (0.62, 0.05, 0.20), 0.5)
    v, f = leaf_cards(n, blob_points(n, blobs, 0.3), 0.06 * s)
    mesh_np("boug", v, f, green).parent = e
    top = [b for b in blobs if b[2] > 0.6 * s] or blobs
    v, f = leaf_cards(n // 2, blob_points(n // 2, top, 0.8), 0.05 * s, asp=0.8)
    mesh_np("bougp", v, f, pink).parent = e
    bark = Mat("stem%d" % seed, (0.10, 0.07, 0.045), 0.9).material
    for b in blobs[:9]:
        tube([(0, 0, 0.26 * s), (b[0] * 0.4, b[1] * 0.4, 0.26 * s + b[2] * 0.4), b[:3]], 0.006 * s, bark, e, 2)
    return e
