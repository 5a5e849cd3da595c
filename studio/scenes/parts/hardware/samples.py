"""Samples: gasket, mesh, profile corner."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from parts.finishes import alu, oak_laminate, rubber
from parts.hardware.studio import studio
from parts.material import Mat
from parts.profiles import extrude, fillet, frame
from parts.shapes import empty, fix_normals, mesh, tube


def gasket_coil():
    rb = Mat("epdm", (0.016, 0.016, 0.017), 0.55, spec=0.35)
    rb.set("Sheen", 0.2)
    prof = bpy.data.curves.new("gprof", "CURVE")
    prof.dimensions = "2D"
    pts = fillet(
        [
            (-0.0035, -0.0042),
            (0.0035, -0.0042),
            (0.0035, -0.0020),
            (0.0012, -0.0012),
            (0.0046, 0.0020),
            (0.0036, 0.0056),
            (0.0, 0.0066),
            (-0.0036, 0.0056),
            (-0.0046, 0.0020),
            (-0.0012, -0.0012),
            (-0.0035, -0.0020),
        ],
        0.0009,
        4,
    )
    s = prof.splines.new("POLY")
    s.points.add(len(pts) - 1)
    for p, q in zip(s.points, pts):
        p.co = (*q, 0, 1)
    s.use_cyclic_u = True
    po = bpy.data.objects.new("gprof", prof)
    bpy.context.scene.collection.objects.link(po)
    po.hide_render = True
    cu = bpy.data.curves.new("coil", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_mode = "OBJECT"
    cu.bevel_object = po
    cu.use_fill_caps = True
    cu.twist_mode = "Z_UP"
    path, turns = [], 6.6
    for k in range(int(turns * 64)):
        t = k / 64
        r = 0.040 + 0.0108 * t
        w = 0.0006 * math.sin(5.3 * t * 2 * math.pi / 3)
        path.append(
            (
                (r + w) * math.cos(2 * math.pi * t),
                (r + w) * math.sin(2 * math.pi * t),
                0.0056 + 0.0006 * math.sin(3 * t),
            )
        )
    a = 2 * math.pi * turns
    end = Vector(path[-1])
    tang = Vector((-math.sin(a), math.cos(a), 0))
    for k in range(1, 26):  # loose end leaving the coil
        u = k / 25
        q = end + tang * 0.11 * u + Vector((math.cos(a), math.sin(a), 0)) * 0.035 * u * u
        path.append((q.x, q.y, 0.0056))
    sp = cu.splines.new("POLY")
    sp.points.add(len(path) - 1)
    for p, q in zip(sp.points, path):
        p.co = (*q, 1)
    sp.use_smooth = True
    o = bpy.data.objects.new("coil", cu)
    bpy.context.scene.collection.objects.link(o)
    cu.materials.append(rb.material)
    o.rotation_euler = (0, 0, math.radians(-95))
    studio((-0.012, -0.008, 0.0), 0.50, 60, 0.36, side=-0.10)


# Pitch and thickness of the wire in millimetres, wire, frame
MESHES = {
    "fibreglass": (1.9, 0.16, ((0.05, 0.05, 0.052), 0.4, 0), (0.62, 0.61, 0.59)),
    "stainless": (1.7, 0.17, ((0.26, 0.26, 0.26), 0.25, 1), (0.040, 0.044, 0.050)),
    "pet": (2.6, 0.34, ((0.03, 0.03, 0.031), 0.55, 0), (0.085, 0.052, 0.032)),
    "micro": (1.25, 0.13, ((0.045, 0.045, 0.047), 0.4, 0), (0.80, 0.79, 0.77)),
    "security": (3.0, 0.42, ((0.025, 0.025, 0.026), 0.38, 1), (0.016, 0.016, 0.018)),
}


def mesh_sample(kind="fibreglass", close=False):
    """Corner of a screen with its woven mesh; fine weaves are seen from close by."""
    pitch, radius, (colour, rough, metallic), coat = MESHES[kind]
    pitch, radius = pitch / 1000, radius / 1000
    wire = Mat("wire", colour, rough, metal=metallic, spec=0.5).material
    A = alu("frame", coat, 0.34)
    e = empty((0.0, 0.03, 0.0), math.radians(24))
    e.rotation_euler = (math.radians(-12), 0, math.radians(24))
    L, H = 0.17, 0.17
    n = int(L / pitch)
    for k in range(n + 1):  # plain weave, over and under
        c = -L / 2 + k * pitch
        zs = np.arange(0, H + pitch, pitch / 2)
        amp = 0.06 * pitch + radius
        tube(
            [(c, amp * (1 if (i // 2 + k) % 2 else -1) if i % 2 == 0 else 0, z) for i, z in enumerate(zs)],
            radius,
            wire,
            e,
            1,
        )
        tube(
            [
                (x - L / 2, amp * (-1 if (i // 2 + k) % 2 else 1) if i % 2 == 0 else 0, k * pitch)
                for i, x in enumerate(np.arange(0, L + pitch, pitch / 2))
            ],
            radius,
            wire,
            e,
            1,
        )
    prof = fillet(
        [(-0.022, -0.007), (0, -0.007), (0, -0.002), (-0.003, 0.0), (0, 0.002), (0, 0.007), (-0.022, 0.007)], 0.0012, 4
    )
    frame(-L / 2, L / 2, 0.0, H, prof, A, 0, e, sides="LB")
    frame(
        -L / 2,
        L / 2,
        0.0,
        H,
        fillet([(-0.001, -0.004), (0.003, -0.004), (0.003, 0.004), (-0.001, 0.004)], 0.0008, 2),
        rubber(),
        0,
        e,
        sides="LB",
    )
    e.location.z = 0.024
    if close:
        studio((-0.048, 0.01, 0.058), 0.62, 165, 0.20, side=-0.16)
    else:
        studio((0.0, 0.02, 0.098), 0.62, 66, 0.20, side=-0.16)


def corner_oak():
    """Mitred corner of a hollow uPVC frame profile, oak laminate outside, white core on the cuts."""
    mm = 0.001
    grain = oak_laminate(3.0, math.radians(30))
    core = Mat("core", (0.80, 0.79, 0.77), 0.5).material
    outer = [
        (a * mm, b * mm)
        for a, b in fillet(
            [(0, 0), (70, 0), (70, 44), (66, 44), (66, 47), (60, 47), (60, 44), (18, 44), (18, 68), (0, 68)], 1.0, 4
        )
    ]
    R = lambda x0, y0, x1, y1: [(a * mm, b * mm) for a, b in fillet([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], 1.2, 4)]
    w = 2.6
    holes = [
        R(w, w, 10, 40),
        R(w, 43, 15.4, 65.2),
        R(12.5, w, 20, 41.4),
        R(22.5, w, 52, 41.4),
        R(54.5, w, 60, 41.4),
        R(62.4, w, 67.4, 41.4),
    ]
    L = 0.19

    def arm(points_to_3d, cut_to_3d, mat):
        for ring, m in [(outer, mat)] + [(h, core) for h in holes]:
            v = [points_to_3d(d, u) for d, u in ring] + [cut_to_3d(d, u) for d, u in ring]
            n = len(ring)
            o = mesh("arm", v, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], m, True, root, 30)
            fix_normals(o)
        return

    root = empty((-0.06, 0.035, 0), math.radians(-30))
    # section: d = depth (along y), u = height above the outer edge. Bottom arm along +x, side arm along +z, mitre at the origin.
    arm(lambda d, u: (u, d, u), lambda d, u: (L, d, u), grain[1])
    arm(lambda d, u: (u, d, u), lambda d, u: (u, d, L), grain[0])
    for rot, loc in (((math.pi / 2, 0, math.pi / 2), (L, 0, 0)), ((0, 0, 0), (0, 0, L))):
        cu = extrude(outer, 0.0006, core, holes, loc, root)
        if rot == (0, 0, 0):  # upper cut: (d, u) -> (y, x)
            cu.matrix_local = Matrix(((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, L - 0.0002), (0, 0, 0, 1)))
        else:  # right cut: (d, u) -> (y, z)
            cu.matrix_local = Matrix(((0, 0, 1, L - 0.0002), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    studio((0.02, 0.0, 0.085), 0.66, 76, 0.30, side=0.16, scale=1.2)
