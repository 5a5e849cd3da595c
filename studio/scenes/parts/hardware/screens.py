"""Fly screens: shutters, pleated and roll-up mesh, spline."""

import math

from parts.finishes import alu, metal
from parts.glass import insect_mesh
from parts.hardware.rollers import wheel
from parts.hardware.studio import studio
from parts.material import Mat
from parts.profiles import fillet, frame
from parts.shapes import box, cylinder, empty, lathe, mesh, tube


def sliding_shutter():
    """Small model of a mesh shutter with its wheels."""
    e = shutter(alu("coat", (0.62, 0.61, 0.59), 0.34), 0.010)
    for x in (-0.055, 0.055):
        wheel((x, 0.0, 0.002), 0.010, 0.007, e)
    box(-0.088, -0.080, -0.012, -0.006, 0.085, 0.125, metal("pull", (0.05, 0.05, 0.05), 0.4), 0.002, 3, e)


def hinged_shutter():
    """Small model of a mesh shutter with its hinges and a knob."""
    coat = alu("coat", (0.085, 0.052, 0.032), 0.36)
    e = shutter(coat)
    for z in (0.045, 0.175):
        cylinder((0.092, -0.008, z - 0.014), (0.092, -0.008, z + 0.014), 0.0042, coat, 32, 0.0004, e)
        box(0.070, 0.092, -0.0085, -0.0065, z - 0.012, z + 0.012, coat, 0.0005, 2, e)
    lathe(
        [(0, 0), (0.004, 0), (0.004, 0.006), (0.007, 0.009), (0.007, 0.013), (0, 0.014)], coat, (0, 0, 0), 40, knob(e)
    )


def knob(e):
    k = empty((-0.080, -0.006, 0.105))
    k.parent = e
    k.rotation_euler = (math.pi / 2, 0, 0)
    return k


def shutter(coat, lift=0.0):
    e = empty((0, 0.03, lift))
    e.rotation_euler = (math.radians(-8), 0, math.radians(26))
    frame(-0.09, 0.09, 0.0, 0.21, fillet([(0, -0.006), (0.018, -0.006), (0.018, 0.006), (0, 0.006)], 0.001), coat, 0, e)
    box(-0.075, 0.075, -0.003, 0.003, 0.102, 0.108, coat, 0.0008, 2, e)
    veil(e, [(-0.075, 0.0005, 0.015), (0.075, 0.0005, 0.015), (0.075, 0.0005, 0.196), (-0.075, 0.0005, 0.196)])
    studio((0.0, 0.02, 0.105), 0.74, 70, 0.28, side=-0.16, scale=1.2)
    return e


def veil(e, corners, cover=0.42):
    return mesh("veil", corners, [(0, 1, 2, 3)], insect_mesh("veil", cover), False, e)


def pleated():
    """Pleats half drawn between two rails."""
    coat = alu("coat", (0.042, 0.046, 0.052), 0.36)
    e = empty((0.0, 0.03, 0.0), math.radians(24))
    for z in (0.0, 0.185):
        box(-0.12, 0.12, -0.014, 0.014, z, z + 0.012, coat, 0.0015, 3, e)
    for x in (-0.12, 0.035):
        box(x, x + 0.010, -0.013, 0.013, 0.012, 0.185, coat, 0.0012, 3, e)
    box(0.045, 0.049, -0.016, 0.016, 0.080, 0.120, metal("pull", (0.60, 0.60, 0.60), 0.28), 0.001, 3, e)
    x, side = -0.110, 1
    while x < 0.034:
        a, b = (x, 0.009 * side), (x + 0.0048, -0.009 * side)
        veil(e, [(*a, 0.012), (*b, 0.012), (*b, 0.185), (*a, 0.185)], 0.5)
        x, side = x + 0.0048, -side
    studio((0.0, 0.02, 0.092), 0.74, 70, 0.30, side=-0.16, scale=1.2)


def roll_up():
    """Cassette with the mesh drawn half way down."""
    coat = Mat("coat", (0.80, 0.79, 0.77), 0.3).material
    e = empty((0, 0.03, 0), math.radians(24))
    box(-0.11, 0.11, -0.022, 0.022, 0.160, 0.204, coat, 0.006, 5, e)
    for x in (-0.110, 0.100):
        box(x, x + 0.010, -0.010, 0.010, 0.0, 0.160, coat, 0.001, 2, e)
    veil(e, [(-0.100, 0, 0.052), (0.100, 0, 0.052), (0.100, 0, 0.160), (-0.100, 0, 0.160)], 0.46)
    box(-0.100, 0.100, -0.006, 0.006, 0.040, 0.053, coat, 0.002, 3, e)
    box(-0.100, 0.100, -0.002, 0.002, 0.032, 0.040, Mat("brush", (0.03, 0.03, 0.03), 0.9).material, 0.0005, 2, e)
    studio((0.0, 0.02, 0.100), 0.74, 70, 0.30, side=-0.16, scale=1.2)


def spline():
    """Coil of the ribbed cord that holds mesh in its groove."""
    cord = Mat("cord", (0.05, 0.05, 0.052), 0.5).material
    turns, path = 5.5, []
    for k in range(int(turns * 48)):
        t = k / 48
        a, r = 2 * math.pi * t, 0.046 + 0.0016 * math.sin(7 * t)
        path.append((r * math.cos(a), r * math.sin(a), 0.0045 + 0.0070 * t))
    a = 2 * math.pi * turns
    path += [
        (
            path[-1][0] - math.sin(a) * 0.10 * u,
            path[-1][1] + math.cos(a) * 0.10 * u,
            max(0.0045, path[-1][2] * (1 - 2 * u)),
        )
        for u in (k / 20 for k in range(1, 21))
    ]
    tube(path, 0.0036, cord, None, 6)
    studio((0.0, -0.005, 0.018), 0.50, 68, 0.36, side=-0.10)
