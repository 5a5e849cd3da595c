"""Openings that are not rectangular: outlines, walls with a hole, frames that follow an outline."""

import math

from mathutils import Vector

from parts.profiles import extrude
from parts.shapes import fix_normals, mesh


def circle(x, z, r, steps=96):
    return [
        (x + r * math.cos(2 * math.pi * k / steps), z + r * math.sin(2 * math.pi * k / steps)) for k in range(steps)
    ]


def gable(x0, x1, z0, eaves, top):
    return [(x0, z0), (x1, z0), (x1, eaves), ((x0 + x1) / 2, top), (x0, eaves)]


def inset(outline, by):
    """The same outline, moved inwards; corners stay mitred."""
    out = []
    for k, p in enumerate(outline):
        before, here, after = Vector(outline[k - 1]), Vector(p), Vector(outline[(k + 1) % len(outline)])
        d1, d2 = (here - before).normalized(), (after - here).normalized()
        n1, n2 = Vector((-d1.y, d1.x)), Vector((-d2.y, d2.x))
        out.append(tuple(here + (n1 + n2) * by / max(0.2, 1 + n1.dot(n2))))
    return out


def wall_with_hole(x0, x1, h, outline, mat, y=0.0, depth=0.3):
    wall = extrude([(x0, 0), (x1, 0), (x1, h), (x0, h)], depth, mat, (outline,), (0, y + depth / 2, 0))
    wall.rotation_euler = (math.pi / 2, 0, 0)
    return wall


def outline_frame(outline, face, depth, mat, y):
    """Frame of rectangular section along an outline in the XZ plane."""
    inner, n = inset(outline, face), len(outline)
    rings = [(outline, y), (inner, y), (inner, y + depth), (outline, y + depth)]
    v = [(x, yy, z) for ring, yy in rings for x, z in ring]
    f = [
        (a * n + k, a * n + (k + 1) % n, b * n + (k + 1) % n, b * n + k)
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))
        for k in range(n)
    ]
    o = mesh("outline_frame", v, f, mat, True, None, 30)
    fix_normals(o)
    bevel = o.modifiers.new("b", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = 0.002, 2, "ANGLE"
    return inner


def outline_pane(outline, mat, y):
    o = mesh("pane", [(x, y, z) for x, z in outline], [tuple(range(len(outline)))], mat)
    o.visible_shadow = o.visible_diffuse = False
    return o
