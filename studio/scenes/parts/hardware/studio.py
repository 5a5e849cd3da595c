"""Seamless paper, soft boxes, and what many items share: screws, slotted strips, rounded paths."""

import math

import numpy as np
from mathutils import Vector

from parts.camera import camera
from parts.light import area
from parts.material import Mat
from parts.profiles import extrude
from parts.shapes import box, lathe, mesh
from parts.sky import world_hdri


def sweep(color=(0.72, 0.665, 0.585)):
    """Seamless paper: floor curving up into a wall."""
    prof = (
        [(-2.5, 0), (0.35, 0)]
        + [(0.35 + 0.45 * math.sin(a), 0.45 - 0.45 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 15)[1:]]
        + [(0.8, 2.6)]
    )
    n = len(prof)
    v = [(x, y, z) for x in (-4, 4) for y, z in prof]
    mesh(
        "sweep",
        v,
        [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)],
        Mat("paper", color, 0.6).material,
        True,
        None,
        60,
    )


def studio(target=(0, 0, 0.04), dist=0.55, lens=60, height=0.28, side=-0.16, fstop=16, scale=1.0):
    """Three soft boxes, dim studio HDRI, camera looking down at the item. scale enlarges the light set."""
    sweep()
    s = scale
    world_hdri("studio.exr", 0.38, rz=1.2)
    area((-0.62 * s, -0.22 * s, 0.60 * s), target, (0.42 * s, 0.55 * s), 5.4 * s * s, (1, 0.96, 0.90))
    area((0.60 * s, -0.60 * s, 0.42 * s), target, (0.22 * s, 0.6 * s), 3.4 * s * s, (0.95, 0.97, 1))
    area((0.1 * s, 0.42 * s, 0.80 * s), target, (0.9 * s, 0.28 * s), 6.5 * s * s, (1, 0.99, 0.97))
    camera((side, -dist, height), target, lens, fstop, target)


def rounded_path(pts, r=0.02, n=8):
    """Round the corners of an open 3D polyline."""
    P = [Vector(p) for p in pts]
    out = [tuple(P[0])]
    for a, p, b in zip(P, P[1:], P[2:]):
        k = min(r, (a - p).length * 0.48, (b - p).length * 0.48)
        s, e = p + (a - p).normalized() * k, p + (b - p).normalized() * k
        out += [tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * p + t * t * e) for t in np.linspace(0, 1, n)]
    return out + [tuple(P[-1])]


def screw(x, y, z, r, mat, parent=None):
    """Countersunk cross-head screw seen from above."""
    lathe([(0, 0.0006), (r * 0.25, 0.0006), (r * 0.8, 0.0004), (r, -0.0004), (0, -0.0004)], mat, (x, y, z), 32, parent)
    dark = Mat("slot", (0.03, 0.03, 0.03), 0.6).material
    for a, b in ((r * 0.6, r * 0.12), (r * 0.12, r * 0.6)):
        box(x - a, x + a, y - b, y + b, z + 0.0003, z + 0.00075, dark, 0, parent=parent)


def slotted_bar(x0, x1, y, z, w, t, mat, holes=(), parent=None, slots=()):
    """Flat steel strip with rounded ends, round holes (x, r) and slots (x, length, r)."""
    r = w / 2
    cap = lambda cx, a0: [
        (cx + r * math.cos(a0 + k * math.pi / 10), r * math.sin(a0 + k * math.pi / 10)) for k in range(11)
    ]
    poly = cap(x1 - r, -math.pi / 2) + cap(x0 + r, math.pi / 2)
    cut = [
        [(hx + hr * math.cos(k * math.pi / 12), hr * math.sin(k * math.pi / 12)) for k in range(24)] for hx, hr in holes
    ]
    for sx, sl, sr in slots:
        cut.append(
            [
                (
                    sx + sl / 2 + sr * math.cos(-math.pi / 2 + k * math.pi / 8),
                    sr * math.sin(-math.pi / 2 + k * math.pi / 8),
                )
                for k in range(9)
            ]
            + [
                (
                    sx - sl / 2 + sr * math.cos(math.pi / 2 + k * math.pi / 8),
                    sr * math.sin(math.pi / 2 + k * math.pi / 8),
                )
                for k in range(9)
            ]
        )
    return extrude(poly, t, mat, cut, (0, y, z), parent, 0.00015)
