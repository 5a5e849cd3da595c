"""Rollers and tracks."""

import math

import bpy

from parts.finishes import alu, metal
from parts.hardware.studio import studio
from parts.material import Mat
from parts.profiles import extrude, fillet
from parts.shapes import box, cylinder, empty, lathe


def wheel(loc, r=0.0165, w=0.010, parent=None, nylon=None, hub=None):
    """Grooved roller, axis along local Y."""
    nylon = nylon or Mat("nylon", (0.045, 0.045, 0.048), 0.38).material
    prof = [
        (0.004, -w / 2),
        (r, -w / 2),
        (r, -w * 0.30),
        (r * 0.86, -w * 0.12),
        (r * 0.86, w * 0.12),
        (r, w * 0.30),
        (r, w / 2),
        (0.004, w / 2),
    ]
    o = lathe(prof, nylon, loc, 64, parent)
    o.rotation_euler = (math.pi / 2, 0, 0)
    x, y, z = loc
    cylinder(
        (x, y - w * 0.75, z),
        (x, y + w * 0.75, z),
        0.0045,
        hub or metal("hub", (0.66, 0.66, 0.66), 0.2),
        32,
        0.0005,
        parent,
    )
    return o


def roller_unit(loc, rz, parent=None):
    """Tandem roller with steel side plates and an adjusting screw."""
    e = empty(loc, rz)
    if parent:
        e.parent = parent
    zinc = Mat("zinc%g" % loc[0], (0.62, 0.60, 0.56), 0.32, metal=1).material
    for y in (-0.0085, 0.0085):
        p = fillet(
            [(-0.046, 0.010), (0.046, 0.010), (0.046, 0.026), (0.030, 0.034), (-0.030, 0.034), (-0.046, 0.026)],
            0.004,
            5,
        )
        holes = [
            [
                (cx + 0.0032 * math.cos(k * math.pi / 10), 0.0225 + 0.0032 * math.sin(k * math.pi / 10))
                for k in range(20)
            ]
            for cx in (0.0,)
        ]
        o = extrude(p, 0.0016, zinc, holes, (0, y, 0), e, 0.0002)
        o.rotation_euler = (math.pi / 2, 0, 0)
    box(-0.028, 0.028, -0.0092, 0.0092, 0.0322, 0.0338, zinc, 0.0004, 2, e)
    for x in (-0.026, 0.026):
        wheel((x, 0, 0.0165), parent=e)
        for y in (-0.0100, 0.0100):
            cylinder((x, y - 0.0010, 0.0165), (x, y + 0.0010, 0.0165), 0.0042, zinc, 32, 0.0005, e)
    cylinder((0.046, 0, 0.024), (0.060, 0, 0.024), 0.0034, metal("adj", (0.55, 0.48, 0.30), 0.3), 32, 0.0004, e)
    return e


def roller():
    roller_unit((-0.012, 0.02, 0), math.radians(28))
    e = empty((0.050, -0.045, 0.0), math.radians(-35))
    wheel((0, 0, 0.0), parent=e)
    e.rotation_euler = (math.radians(90), 0, 0)
    e.location = (0.052, -0.048, 0.0075)
    studio((0.006, 0, 0.014), 0.33, 82, 0.17, side=-0.10, scale=0.8)


def sliding_track():
    """Three-track aluminium bottom frame, cut section, with a roller unit on one rail."""
    mm = 0.001
    A = alu("anod", (0.30, 0.30, 0.31), 0.34)
    cut = Mat("cut", (0.70, 0.70, 0.70), 0.3, metal=1).material
    poly = [
        (0, 0),
        (118, 0),
        (118, 46),
        (115.5, 46),
        (115.5, 20),
        (100, 20),
        (100, 33),
        (101.5, 35),
        (100, 37),
        (97, 37),
        (95.5, 35),
        (97, 33),
        (97, 20),
        (60.5, 20),
        (60.5, 33),
        (62, 35),
        (60.5, 37),
        (57.5, 37),
        (56, 35),
        (57.5, 33),
        (57.5, 20),
        (21, 20),
        (21, 33),
        (22.5, 35),
        (21, 37),
        (18, 37),
        (16.5, 35),
        (18, 33),
        (18, 20),
        (2.5, 20),
        (2.5, 46),
        (0, 46),
    ]
    P = [(a * mm, b * mm) for a, b in fillet(poly, 0.5, 3)]
    R = lambda x0, x1: [(a * mm, b * mm) for a, b in fillet([(x0, 2.2), (x1, 2.2), (x1, 17.6), (x0, 17.6)], 1.5, 4)]
    H = [R(2.4, 38.5), R(41, 77), R(79.5, 115.6)]
    root = empty((-0.055, 0.10, 0), 0)
    root.rotation_euler = (math.pi / 2, 0, 0)
    extrude(P, 0.26, A, H, (0, 0, 0), root, 0.0001)
    extrude(P, 0.0004, cut, H, (0, 0, 0.1303), root)
    roller_unit((-0.055 + 0.059, 0.015, 0.0225), math.pi / 2)
    g = empty((0, 0, 0))
    g.rotation_euler = (0, 0, math.radians(-24))
    root.parent = g
    for o in bpy.context.scene.objects:
        if o.type == "EMPTY" and o.parent is None and o is not g and o is not root:
            o.parent = g
    studio((0.012, 0.0, 0.022), 0.50, 64, 0.30, side=0.05, scale=1.0)
