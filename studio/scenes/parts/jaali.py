"""Perforated stone screen."""

import math

import numpy as np

from parts.shapes import box, mesh_np


def jaali(x0, x1, z0, z1, mat, y=0.0, thick=0.06, cell=0.2, parent=None, star=(0.44, 0.29)):
    """Perforated stone screen: square grid of eight-pointed star openings, with a solid border."""
    nx, nz = max(1, round((x1 - x0) / cell)), max(1, round((z1 - z0) / cell))
    cx, cz = (x1 - x0) / nx, (z1 - z0) / nz
    ang = np.arange(16) * math.pi / 8
    ray = np.stack([np.cos(ang), np.sin(ang)], 1)
    hole = ray * np.where(np.arange(16) % 2 == 0, star[0], star[1])[:, None]
    rim = ray * (0.5 / np.abs(ray).max(1))[:, None]
    ring = np.concatenate([hole, rim])  # 32 points of one cell
    verts, faces = [], []
    i = np.arange(16)
    j = (i + 1) % 16
    quads = np.concatenate(
        [
            np.stack([i, j, j + 16, i + 16], 1),  # front
            np.stack([i + 48, j + 48, j + 32, i + 32], 1),  # back
            np.stack([i, i + 32, j + 32, j], 1),  # inner walls
        ]
    )
    for a in range(nx):
        for b in range(nz):
            p = ring * [cx, cz] + [x0 + (a + 0.5) * cx, z0 + (b + 0.5) * cz]
            for depth in (0, thick):
                verts.append(np.stack([p[:, 0], np.full(32, y + depth), p[:, 1]], 1))
            faces.append(quads + 64 * (a * nz + b))
    o = mesh_np("jaali", np.concatenate(verts), np.concatenate(faces), mat)
    b = 0.07
    for q in ((x0 - b, x0, z0 - b, z1 + b), (x1, x1 + b, z0 - b, z1 + b), (x0, x1, z0 - b, z0), (x0, x1, z1, z1 + b)):
        k = box(q[0], q[1], y - 0.015, y + thick + 0.015, q[2], q[3], mat, 0.004)
        if parent:
            k.parent = parent
    if parent:
        o.parent = parent
    return o
