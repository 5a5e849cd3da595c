"""Profiles: rounded outlines, extrusions and mitred frames in the XZ plane, room side towards -Y."""

import bpy
from mathutils import Vector

from parts.shapes import fix_normals, mesh


def fillet(pts, r=0.002, n=4):
    """round every corner of a closed 2D polygon; pts items may be (u,v) or (u,v,r)"""
    out = []
    N = len(pts)
    for i in range(N):
        p = Vector(pts[i][:2])
        a = Vector(pts[i - 1][:2])
        b = Vector(pts[(i + 1) % N][:2])
        rr = pts[i][2] if len(pts[i]) > 2 else r
        d1 = a - p
        d2 = b - p
        k = min(rr, d1.length * 0.45, d2.length * 0.45)
        if k < 1e-6:
            out.append(tuple(p))
            continue
        s = p + d1.normalized() * k
        e = p + d2.normalized() * k
        for j in range(n + 1):
            t = j / n
            out.append(tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * p + t * t * e))
    return out


def extrude(poly, depth, mat, holes=(), loc=(0, 0, 0), parent=None, bev=0.0):
    """2D curve with holes extruded along local Z"""
    cu = bpy.data.curves.new("ex", "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    cu.extrude = depth / 2
    cu.bevel_depth = bev
    cu.bevel_resolution = 1
    for P in [poly, *holes]:
        s = cu.splines.new("POLY")
        s.points.add(len(P) - 1)
        for p, q in zip(s.points, P):
            p.co = (q[0], q[1], 0, 1)
        s.use_cyclic_u = True
    o = bpy.data.objects.new("ex", cu)
    bpy.context.scene.collection.objects.link(o)
    cu.materials.append(mat)
    o.location = loc
    if parent:
        o.parent = parent
    return o


def frame(x0, x1, z0, z1, prof, mat, y=0, parent=None, gap=0.00025, sides="LRTB"):
    """mitred rectangular frame in XZ plane. prof: closed polygon (u inward from outer rect, v along +Y)"""
    P = prof
    n = len(P)
    obs = []

    def C(corner, u):
        sx, sz = corner
        return ((x0 + u) if sx < 0 else (x1 - u), (z0 + u) if sz < 0 else (z1 - u))

    segs = {"B": ((-1, -1), (1, -1)), "R": ((1, -1), (1, 1)), "T": ((1, 1), (-1, 1)), "L": ((-1, 1), (-1, -1))}
    for k in sides:
        c0, c1 = segs[k]
        v = []
        for c, sg in ((c0, 1), (c1, -1)):
            for u, w in P:
                X, Z = C(c, u)
                if k in "BT":
                    X += gap if c[0] < 0 else -gap
                else:
                    Z += gap if c[1] < 0 else -gap
                v.append((X, y + w, Z))
        f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        f += [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
        o = mesh("fr" + k, v, f, mat, True, parent, 30)
        obs.append(o)
        fix_normals(o)
    return obs


def frame_grained(x0, x1, z0, z1, prof, grain, y=0, parent=None, sides="LRTB"):
    """frame() with the wood grain running along each member; grain = (vertical, horizontal) materials."""
    frame(x0, x1, z0, z1, prof, grain[0], y, parent, sides="".join(k for k in "LR" if k in sides))
    frame(x0, x1, z0, z1, prof, grain[1], y, parent, sides="".join(k for k in "TB" if k in sides))
