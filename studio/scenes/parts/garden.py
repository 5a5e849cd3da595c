"""Lawn, hedge, bushes and trees behind a window."""

import math
import random

import bpy
import numpy as np

from parts.foliage import bush, place_copy, tree
from parts.material import Mat
from parts.shapes import box, mesh_np
from parts.surfaces import leaf_material


def grass(x0, x1, y0, y1, mat, z=0, cell=1.0, n=5200, h=0.055):
    """Lawn of 1 m tiles with real blades."""
    p = []
    for q in range(3):
        c = np.random.rand(n, 3) * [cell, cell, 0] - [cell / 2, cell / 2, 0]
        ang = np.random.rand(n) * 6.28
        lean = np.random.normal(size=(n, 2)) * 0.35
        hh = h * (0.5 + np.random.rand(n))
        w = 0.0022 + 0.0015 * np.random.rand(n)
        s = np.stack([np.cos(ang) * w, np.sin(ang) * w, 0 * w], 1)
        tip = c + np.stack([lean[:, 0] * hh, lean[:, 1] * hh, hh], 1)
        mid = c + np.stack([lean[:, 0] * hh * 0.35, lean[:, 1] * hh * 0.35, hh * 0.55], 1)
        v = np.stack([c - s, c + s, mid + s * 0.7, mid - s * 0.7, tip], 1).reshape(-1, 3)
        b = np.arange(n) * 5
        f = np.concatenate(
            [np.stack([b, b + 1, b + 2], 1), np.stack([b, b + 2, b + 3], 1), np.stack([b + 3, b + 2, b + 4], 1)]
        )
        o = mesh_np("gr", v, f, mat, False)
        p.append(o)
    x = x0 + cell / 2
    while x < x1:
        y = y0 + cell / 2
        while y < y1:
            k = random.choice(p).copy()
            bpy.context.scene.collection.objects.link(k)
            k.location = (x, y, z)
            k.rotation_euler = (0, 0, random.choice((0, 1, 2, 3)) * math.pi / 2)
            k.scale = (1.02, 1.02, random.uniform(0.85, 1.15))
            y += cell
        x += cell


def garden(y0=6, ground=True, z=0, xr=14, seed=3):
    """Hedge, bushes and two rows of trees from y0 outwards; returns the grass material."""
    random.seed(seed)
    np.random.seed(seed)
    lf = leaf_material("leafA", (0.04, 0.11, 0.018), (0.15, 0.26, 0.05))
    lf2 = leaf_material("leafB", (0.07, 0.12, 0.018), (0.24, 0.30, 0.07))
    lf3 = leaf_material("leafC", (0.03, 0.08, 0.02), (0.09, 0.17, 0.04))
    bk = Mat("bark", (0.09, 0.065, 0.045), 0.9).material
    t1 = tree(5.2, 1.9, 26000, 0.12, lf, bk)
    t2 = tree(6.5, 2.3, 30000, 0.13, lf2, bk)
    t3 = tree(7.5, 2.4, 30000, 0.13, lf3, bk)
    b1 = bush(0.8, 9000, 0.07, lf)
    b2 = bush(0.7, 8000, 0.06, lf2)
    for o in (t1, t2, t3, b1, b2):
        o.location = (0, -400, -50)
    for i in range(11):
        place_copy(
            random.choice((t1, t2, t3)),
            (-xr + 2 * xr * i / 10 + random.uniform(-0.9, 0.9), y0 + 5 + random.uniform(0, 5), z),
            s=random.uniform(0.8, 1.25),
        )
    for i in range(10):
        place_copy(
            random.choice((t3, t1)),
            (-xr * 1.6 + 3.2 * xr * i / 9 + random.uniform(-1, 1), y0 + 13 + random.uniform(0, 4), z),
            s=random.uniform(1.1, 1.6),
        )
    for i in range(24):
        place_copy(
            random.choice((b1, b2)),
            (-xr + 2 * xr * i / 23 + random.uniform(-0.3, 0.3), y0 + 3.4 + random.uniform(-0.4, 0.9), z - 0.05),
            s=random.uniform(0.7, 1.35),
        )
    for i in range(26):
        place_copy(
            random.choice((b1, b2)),
            (-xr * 1.7 + 3.4 * xr * i / 25 + random.uniform(-0.6, 0.6), y0 + 8.5 + random.uniform(0, 4.5), z - 0.2),
            s=random.uniform(2.3, 4.2),
        )
    hb = [(random.uniform(-1, 1), random.uniform(-0.22, 0.22), random.uniform(0.15, 1.25), 0.26) for _ in range(46)]
    hd = bush(1, 15000, 0.05, lf3, "hedge", hb)
    hd.location = (0, -400, -50)
    for i in range(int(xr * 1.3)):
        place_copy(hd, (-xr * 1.3 + 2 * i, y0 + 4.6, z), rz=random.choice((0, math.pi)), s=random.uniform(1.0, 1.12))
    if ground:
        gm = leaf_material("grass", (0.05, 0.12, 0.015), (0.13, 0.22, 0.04), 0.5)
        soil = Mat("soil", (0.05, 0.085, 0.02), 0.95).material
        box(-40, 40, y0 - 6, 60, z - 0.2, z - 0.005, soil, 0)
        return gm
