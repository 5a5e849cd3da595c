"""A room with one opening, and curtains."""

import math

import numpy as np

from parts.shapes import box, mesh


def room(x0, x1, y0, y1, h, wall, floor, ceil, opening=None, depth=0.3, front=None):
    """Simple room. The far wall (at y1, thickness depth) has one opening (x0,x1,z0,z1); front: material of the wall behind the camera.

    The wall pieces have no bevel on purpose: bevelled pieces show joint lines on a plain wall.
    """
    box(x0, x1, y0, y1 + depth, -0.1, 0, floor, 0)
    box(x0 - 0.1, x1 + 0.1, y0, y1 + depth, h, h + 0.2, ceil, 0)
    box(x0 - 0.1, x0, y0, y1 + depth, 0, h, wall, 0)
    box(x1, x1 + 0.1, y0, y1 + depth, 0, h, wall, 0)
    box(x0, x1, y0 - 0.1, y0, 0, h, front or wall, 0)
    if opening:
        a, b, c, d = opening
        box(x0, a, y1, y1 + depth, 0, h, wall, 0)
        box(b, x1, y1, y1 + depth, 0, h, wall, 0)
        box(a, b, y1, y1 + depth, d, h, wall, 0)
        if c > 0:
            box(a, b, y1, y1 + depth, 0, c, wall, 0)
    else:
        box(x0, x1, y1, y1 + depth, 0, h, wall, 0)


def curtain(x0, x1, y, z0, z1, mat, folds=9, amp=0.035, seed=1, axis="X"):
    """Pleated curtain."""
    rs = np.random.RandomState(seed)
    nx = folds * 14
    nz = 24
    v = []
    f = []
    ph = np.cumsum(rs.rand(nx + 1) * 0.0 + 1) * 2 * math.pi * folds / nx
    jit = np.interp(np.arange(nx + 1), np.linspace(0, nx, folds + 1), rs.normal(size=folds + 1) * 0.9)
    for k in range(nz + 1):
        t = k / nz
        for i in range(nx + 1):
            u = i / nx
            am = amp * (0.55 + 0.45 * t) * (1 + 0.35 * jit[i])
            xx = x0 + (x1 - x0) * u + 0.25 * amp * math.sin(ph[i] * 0.5 + 3 * t + jit[i])
            yy = y + am * math.sin(ph[i] + 0.5 * jit[i] + 0.25 * t * jit[i])
            v.append((xx, yy, z1 - (z1 - z0) * t) if axis == "X" else (yy, xx, z1 - (z1 - z0) * t))
    for k in range(nz):
        for i in range(nx):
            a = k * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    o = mesh("curtain", v, f, mat, True, None, 180)
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = s.render_levels = 1
    return o
