"""Roof lights over the hole a..b (x), c..d (y) whose upper edge is at height z."""

import math

from mathutils import Vector

from parts.finishes import metal
from parts.glass import glass
from parts.infill import frosted
from parts.shapes import box, cylinder, empty, mesh, tube
from parts.systems import finish


def rooflight(style, a, b, c, d, z, colour="black"):
    ROOFLIGHTS[style](a, b, c, d, z, finish(colour)[0])


def flat(a, b, c, d, z, coat):
    """Three panes in a slim frame."""
    curb(a, b, c, d, z, coat)
    for k in (1, 2):
        x = a + k * (b - a) / 3
        box(x - 0.022, x + 0.022, c, d, z - 0.04, z + 0.05, coat, 0.003)
    sheet([(a, c, z), (b, c, z), (b, d, z), (a, d, z)])


def ridge(a, b, c, d, z, coat):
    """Two glazed slopes meeting in a ridge along x."""
    curb(a, b, c, d, z, coat)
    middle, rise = (c + d) / 2, (d - c) * 0.34
    top = z + rise
    tube([(a, middle, top), (b, middle, top)], 0.035, coat, None, 2)
    for y in (c, d):
        sheet([(a, y, z), (b, y, z), (b, middle, top), (a, middle, top)])
        for k in range(5):
            x = a + 0.03 + (b - a - 0.06) * k / 4
            beam((x, y, z), (x, middle, top), coat, 0.045, 0.08)
    for x in (a, b):
        sheet([(x, c, z), (x, d, z), (x, middle, top)])


def pyramid(a, b, c, d, z, coat):
    """Four triangles rising to a point."""
    curb(a, b, c, d, z, coat)
    corners, tip = [(a, c, z), (b, c, z), (b, d, z), (a, d, z)], ((a + b) / 2, (c + d) / 2, z + (d - c) * 0.42)
    for k, p in enumerate(corners):
        q = corners[(k + 1) % 4]
        sheet([p, q, tip])
        beam(p, tip, coat, 0.05, 0.07)
        beam(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, z), tip, coat, 0.035, 0.06)


def walk_on(a, b, c, d, z, coat):
    """Thick etched panes on steel beams, to be walked on."""
    curb(a, b, c, d, z, coat)
    for t in (1 / 3, 2 / 3):
        box(a + (b - a) * t - 0.03, a + (b - a) * t + 0.03, c, d, z - 0.16, z, coat, 0.003)
    box(a, b, (c + d) / 2 - 0.03, (c + d) / 2 + 0.03, z - 0.16, z - 0.001, coat, 0.003)
    pane = sheet([(a, c, z + 0.01), (b, c, z + 0.01), (b, d, z + 0.01), (a, d, z + 0.01)], frosted())
    pane.visible_diffuse = True


def opening_light(a, b, c, d, z, coat):
    """Three lights, the middle one pushed up by a chain drive."""
    curb(a, b, c, d, z, coat)
    w = (b - a) / 3
    for k in (1, 2):
        box(a + k * w - 0.03, a + k * w + 0.03, c, d, z - 0.05, z + 0.05, coat, 0.003)
    for k in (0, 2):
        sheet([(a + k * w, c, z), (a + (k + 1) * w, c, z), (a + (k + 1) * w, d, z), (a + k * w, d, z)])
    lid = empty((a + w, d, z + 0.055))
    lid.rotation_euler = (math.radians(-24), 0, 0)
    depth = d - c
    for q in (
        (0.01, w - 0.01, -depth, -depth + 0.06),
        (0.01, w - 0.01, -0.06, 0),
        (0.01, 0.07, -depth, 0),
        (w - 0.07, w - 0.01, -depth, 0),
    ):
        box(*q, 0, 0.05, coat, 0.003, parent=lid)
    sheet(
        [(0.03, -depth + 0.03, 0.025), (w - 0.03, -depth + 0.03, 0.025), (w - 0.03, -0.03, 0.025), (0.03, -0.03, 0.025)]
    ).parent = lid
    drive = metal("drive", (0.40, 0.40, 0.41), 0.35)
    x = a + w * 1.5
    box(x - 0.16, x + 0.16, c + 0.05, c + 0.10, z - 0.02, z + 0.03, drive, 0.006, 3)
    lift = depth * math.sin(math.radians(24))
    cylinder((x, c + 0.08, z + 0.02), (x, c + 0.12, z + 0.05 + lift), 0.011, drive, 20)


def retracted(a, b, c, d, z, coat):
    """Three panels on rails; two slid over the third, so that a court lies open to the sky."""
    curb(a, b, c, d, z, coat)
    w = (b - a) / 3
    for y in (c + 0.04, d - 0.04):
        for k in range(3):
            box(a, b, y - 0.012, y + 0.012, z + 0.05 + k * 0.055, z + 0.07 + k * 0.055, coat, 0.002)
    for k in range(3):
        x0, zz = a + 0.16 * k, z + 0.06 + 0.055 * k
        for q in (
            (x0, x0 + w, c, c + 0.05),
            (x0, x0 + w, d - 0.05, d),
            (x0, x0 + 0.05, c, d),
            (x0 + w - 0.05, x0 + w, c, d),
        ):
            box(*q, zz, zz + 0.045, coat, 0.003)
        for t in (1 / 3, 2 / 3):
            y = c + (d - c) * t
            box(x0, x0 + w, y - 0.015, y + 0.015, zz, zz + 0.04, coat, 0.002)
        sheet([(x0, c, zz + 0.02), (x0 + w, c, zz + 0.02), (x0 + w, d, zz + 0.02), (x0, d, zz + 0.02)])


def curb(a, b, c, d, z, coat):
    for q in ((a, a + 0.05, c, d), (b - 0.05, b, c, d), (a, b, c, c + 0.05), (a, b, d - 0.05, d)):
        box(*q, z - 0.05, z + 0.05, coat, 0.003)


def sheet(corners, mat=None):
    o = mesh("roofpane", corners, [tuple(range(len(corners)))], mat or glass("roofglass", (0.97, 0.985, 0.98)))
    o.visible_shadow = o.visible_diffuse = False
    return o


def beam(p, q, coat, width, depth):
    """Glazing bar of rectangular section from p to q."""
    p, q = Vector(p), Vector(q)
    along = q - p
    e = empty(tuple(p))
    e.rotation_mode = "QUATERNION"
    e.rotation_quaternion = along.to_track_quat("Y", "Z")
    box(-width / 2, width / 2, 0, along.length, -depth * 0.8, depth * 0.2, coat, 0.003, parent=e)


ROOFLIGHTS = {
    "flat": flat,
    "ridge": ridge,
    "pyramid": pyramid,
    "walk-on": walk_on,
    "opening": opening_light,
    "retracted": retracted,
}
