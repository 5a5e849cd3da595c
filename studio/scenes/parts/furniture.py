"""Sofas, beds, chairs and tables."""

import math
import random

from parts.material import MATS
from parts.shapes import box, cylinder, empty, mesh, softbox, tube


def cushion(loc, size, mat, rot=(0, 0, 0), wr=0.012, parent=None):
    """Soft square cushion."""
    n = 28
    v = []
    f = []
    sx, sy, sz = [a / 2 for a in size]
    rs = random.random() * 10
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u = 2 * i / n - 1
                w = 2 * j / n - 1
                e = (1 - abs(u) ** 3.2) * (1 - abs(w) ** 3.2)
                h = max(e, 0) ** 0.42
                k = 1 - 0.07 * (1 - abs(w)) * abs(u) ** 4
                k2 = 1 - 0.07 * (1 - abs(u)) * abs(w) ** 4
                wri = wr * math.sin(6 * u + rs + 3 * w * u) * math.sin(5 * w + rs) * h
                v.append((u * sx * k2, w * sy * k, side * (sz * h + wri)))
    m = (n + 1) ** 2
    for s in (0, 1):
        for j in range(n):
            for i in range(n):
                a = s * m + j * (n + 1) + i
                q = (a, a + 1, a + n + 2, a + n + 1)
                f.append(q if s == 0 else q[::-1])
    o = mesh("cush", v, f, mat, True, parent, 180)
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0005)
    bm.to_mesh(o.data)
    bm.free()
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    o.location = loc
    o.rotation_euler = rot
    return o


def sofa(loc, rz, F1, F2, L=2.4, legs=None):
    """Two-seat sofa, open side towards local -Y."""
    e = empty(loc, rz)
    D = 0.95
    softbox(0.006, L - 0.006, 0.006, D - 0.006, 0.146, 0.36, F1, 0.04, e)
    softbox(0, 0.17, 0, D, 0.14, 0.60, F1, 0.06, e)
    softbox(L - 0.17, L, 0, D, 0.14, 0.60, F1, 0.06, e)
    softbox(0, L, D - 0.2, D, 0.14, 0.74, F1, 0.07, e)
    n = 2
    w = (L - 0.34) / n
    for i in range(n):
        softbox(0.17 + i * w + 0.004, 0.17 + (i + 1) * w - 0.004, 0.0, D - 0.2, 0.36, 0.50, F1, 0.05, e)
        cushion((0.17 + (i + 0.5) * w, D - 0.27, 0.68), (w * 0.98, 0.46, 0.24), F1, (math.radians(74), 0, 0), parent=e)
    cushion((0.42, D - 0.40, 0.70), (0.46, 0.46, 0.20), F2, (math.radians(66), 0, 0.25), parent=e)
    cushion((L - 0.45, D - 0.42, 0.69), (0.42, 0.42, 0.19), MATS.get("fab3", F2), (math.radians(64), 0, -0.3), parent=e)
    for x in (0.12, L - 0.12):
        for y in (0.1, D - 0.1):
            cylinder((x, y, 0), (x, y, 0.15), 0.018, legs, 16, parent=e)
    return e


def bed(loc, rz, linen, throw, pillow, base, w=1.7, length=2.05):
    """Double bed; head at local y=length, foot at y=0."""
    e = empty(loc, rz)
    softbox(-w / 2, w / 2, 0, length, 0.08, 0.30, base, 0.02, e)
    softbox(-w / 2 + 0.02, w / 2 - 0.02, 0.03, length - 0.02, 0.30, 0.50, linen, 0.07, e)
    softbox(-w / 2 - 0.02, w / 2 + 0.02, 0.0, length * 0.62, 0.22, 0.545, linen, 0.08, e)
    softbox(-w / 2 - 0.03, w / 2 + 0.03, 0.12, length * 0.34, 0.20, 0.56, throw, 0.08, e)
    for x in (-w / 4, w / 4):
        cushion((x, length - 0.30, 0.66), (0.68, 0.46, 0.20), linen, (math.radians(38), 0, 0.05 * x), parent=e)
        cushion((x * 0.9, length - 0.52, 0.66), (0.48, 0.48, 0.18), pillow, (math.radians(52), 0, 0.2 * x), parent=e)
    return e


def chair(loc, rz, F, ml):
    """Swivel chair on castors."""
    e = empty(loc, rz)
    o = softbox(-0.24, 0.24, -0.24, 0.24, 0.42, 0.50, F, 0.035, e)
    o = softbox(-0.23, 0.23, 0.20, 0.265, 0.50, 0.92, F, 0.03, e)
    o.rotation_euler = (math.radians(-9), 0, 0)
    cylinder((0, 0, 0.10), (0, 0, 0.42), 0.022, ml, parent=e)
    for k in range(5):
        a = k * 2 * math.pi / 5
        p = (0.29 * math.cos(a), 0.29 * math.sin(a))
        tube([(0, 0, 0.12), (p[0] * 0.5, p[1] * 0.5, 0.10), (p[0], p[1], 0.07)], 0.014, ml, e, 4)
        cylinder((p[0], p[1] - 0.014, 0.03), (p[0], p[1] + 0.014, 0.03), 0.03, MATS["rubber"], 20, 0.004, e)
    for s in (-1, 1):
        tube(
            [(s * 0.25, 0.10, 0.46), (s * 0.30, 0.08, 0.50), (s * 0.30, 0.04, 0.66), (s * 0.30, -0.14, 0.66)],
            0.012,
            ml,
            e,
            4,
        )


def dining_chair(loc, rz, seat, legs):
    """Simple upholstered dining chair, front towards local -Y."""
    e = empty(loc, rz)
    softbox(-0.23, 0.23, -0.23, 0.23, 0.43, 0.495, seat, 0.03, e)
    o = softbox(-0.22, 0.22, 0.19, 0.245, 0.52, 0.88, seat, 0.028, e)
    o.rotation_euler = (math.radians(-8), 0, 0)
    for sx in (-0.19, 0.19):
        cylinder((sx, -0.19, 0), (sx * 0.95, -0.18, 0.44), 0.014, legs, 14, parent=e, r2=0.017)
        tube([(sx * 1.02, 0.24, 0), (sx, 0.20, 0.44), (sx * 0.95, 0.25, 0.84)], 0.014, legs, e, 4)
    return e


def dining_table(loc, length, width, top, legs, h=0.75):
    """Four-legged table."""
    x, y, z = loc
    box(x - length / 2, x + length / 2, y - width / 2, y + width / 2, z + h - 0.035, z + h, top, 0.008, 3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * (length / 2 - 0.12), y + sy * (width / 2 - 0.12)
            cylinder((px + sx * 0.03, py + sy * 0.03, z), (px, py, z + h - 0.035), 0.022, legs, 18, r2=0.032)
