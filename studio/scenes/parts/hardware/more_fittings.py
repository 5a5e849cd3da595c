"""More fittings for frameless glass: upper patches, locks, hinges, rollers, spider, brackets."""

import math

from parts.finishes import alu, brushed, chrome, metal
from parts.hardware.glass_samples import foot, sheet
from parts.hardware.studio import studio
from parts.material import Mat
from parts.shapes import box, cylinder, empty, lathe, tube


def black():
    return alu("black", (0.016, 0.016, 0.017), 0.34)


def held(e, x, z, w, h):
    """A piece of 12 mm glass in the fitting."""
    if z == 0:
        foot(e, x, w)
    g = empty((x, 0, z))
    g.parent = e
    sheet(g, 0, w, h, 0.012)


def jaws(e, x0, x1, z0, z1, mat, screws=()):
    """Two plates that clamp the glass."""
    for y0, y1 in ((-0.021, -0.0062), (0.0062, 0.021)):
        box(x0, x1, y0, y1, z0, z1, mat, 0.002, 3, e)
    for x, z in screws:
        cylinder((x, -0.0225, z), (x, -0.020, z), 0.007, chrome(), 32, 0.0005, e)


def top_patch():
    e = empty((-0.04, 0.02, 0), math.radians(-28))
    steel = brushed()
    held(e, 0.115, 0.0, 0.26, 0.20)
    jaws(e, -0.016, 0.15, 0.150, 0.206, steel, ((0.03, 0.178), (0.12, 0.178)))
    box(-0.016, 0.0, -0.0062, 0.0062, 0.150, 0.206, steel, 0.001, 2, e)
    cylinder((0.025, 0, 0.206), (0.025, 0, 0.222), 0.009, chrome(), 48, 0.001, e)
    studio((0.045, 0.0, 0.108), 0.88, 74, 0.36, side=-0.16, scale=1.4)


def over_panel_patch():
    """Holds the pane above the door and carries its upper pivot."""
    e = empty((-0.06, 0.02, 0), math.radians(-28))
    mat = black()
    held(e, 0.11, 0.115, 0.26, 0.12)
    held(e, 0.122, 0, 0.228, 0.085)
    jaws(e, -0.02, 0.15, 0.100, 0.152, mat, ((0.02, 0.126), (0.12, 0.126)))
    cylinder((0.045, 0, 0.086), (0.045, 0, 0.102), 0.014, chrome(), 48, 0.001, e)
    jaws(e, 0.0, 0.15, 0.040, 0.088, mat, ((0.03, 0.064), (0.12, 0.064)))
    box(0.0, 0.008, -0.0062, 0.0062, 0.040, 0.088, mat, 0.001, 2, e)
    studio((0.04, 0.0, 0.11), 0.88, 74, 0.36, side=-0.16, scale=1.4)


def patch_lock():
    e = empty((-0.05, 0.02, 0), math.radians(-28))
    steel = brushed()
    held(e, 0.11, 0.02, 0.25, 0.21)
    jaws(e, -0.016, 0.15, 0.006, 0.066, steel, ((0.125, 0.036),))
    box(-0.016, 0.0, -0.0062, 0.0062, 0.006, 0.066, steel, 0.001, 2, e)
    cylinder((0.045, -0.030, 0.036), (0.045, -0.020, 0.036), 0.0105, chrome(), 64, 0.0008, e)
    box(0.0440, 0.0460, -0.0306, -0.0296, 0.030, 0.042, Mat("slot", (0.02, 0.02, 0.02), 0.6).material, 0, parent=e)
    box(0.020, 0.034, -0.005, 0.005, 0.0, 0.008, chrome(), 0.001, 2, e)
    studio((0.045, 0.0, 0.100), 0.88, 74, 0.36, side=-0.16, scale=1.4)


def hydraulic_hinge():
    e = empty((-0.05, 0.02, 0), math.radians(-28))
    steel = brushed()
    held(e, 0.12, 0.03, 0.24, 0.20)
    jaws(e, -0.018, 0.165, 0.012, 0.090, steel, ((0.145, 0.03), (0.145, 0.072)))
    cylinder((0.0, -0.026, 0.051), (0.13, -0.026, 0.051), 0.012, steel, 64, 0.001, e)
    box(-0.05, 0.05, -0.034, 0.034, 0.0, 0.006, steel, 0.0015, 3, e)
    for x in (-0.038, 0.038):
        cylinder((x, -0.02, 0.006), (x, -0.02, 0.0075), 0.006, chrome(), 32, 0.0004, e)
    studio((0.045, 0.0, 0.100), 0.88, 74, 0.36, side=-0.16, scale=1.4)


def glass_lever_lock():
    e = empty((-0.05, 0.02, 0), math.radians(-28))
    mat = black()
    held(e, 0.10, 0.0, 0.22, 0.24)
    jaws(e, 0.03, 0.19, 0.075, 0.155, mat, ())
    cylinder((0.145, -0.06, 0.125), (0.145, -0.02, 0.125), 0.009, mat, 48, 0.0008, e)
    tube([(0.145, -0.060, 0.125), (0.132, -0.062, 0.125), (0.030, -0.062, 0.125)], 0.009, mat, e, 8)
    cylinder((0.145, -0.0235, 0.094), (0.145, -0.0205, 0.094), 0.009, chrome(), 48, 0.0005, e)
    box(0.190, 0.197, -0.006, 0.006, 0.09, 0.14, chrome(), 0.001, 2, e)
    studio((0.05, 0.0, 0.115), 0.88, 74, 0.36, side=-0.16, scale=1.4)


def glass_to_glass_hinge():
    e = empty((-0.02, 0.03, 0), math.radians(-26))
    mat = black()
    for side in (-1, 1):
        g = empty((side * 0.075, 0, 0))
        g.parent = e
        sheet(g, 0, 0.14, 0.165, 0.010)
        box(side * 0.007, side * 0.062, -0.018, -0.005, 0.045, 0.135, mat, 0.0025, 3, e)
        box(side * 0.007, side * 0.062, 0.005, 0.018, 0.045, 0.135, mat, 0.0025, 3, e)
        for z in (0.062, 0.118):
            cylinder((side * 0.042, -0.0195, z), (side * 0.042, -0.0175, z), 0.006, brushed(), 32, 0.0004, e)
    foot(e, 0, 0.29, 0.010)
    cylinder((0, -0.009, 0.047), (0, -0.009, 0.133), 0.0085, mat, 48, 0.001, e)
    studio((0.0, 0.0, 0.085), 0.76, 74, 0.32, side=-0.16, scale=1.2)


def shower_rollers():
    """Two wheels on a round rail that carry a glass leaf."""
    steel = brushed()
    e = empty((-0.02, 0.03, 0), math.radians(-24))
    cylinder((-0.17, -0.03, 0.155), (0.17, -0.03, 0.155), 0.0125, steel, 64, 0.001, e)
    g = empty((0, 0, 0.0))
    g.parent = e
    sheet(g, 0, 0.30, 0.125, 0.010)
    foot(e, 0, 0.30, 0.010)
    for x in (-0.08, 0.08):
        cylinder((x, -0.046, 0.190), (x, -0.014, 0.190), 0.025, steel, 64, 0.003, e)
        cylinder((x, -0.049, 0.190), (x, -0.045, 0.190), 0.012, chrome(), 48, 0.001, e)
        box(x - 0.011, x + 0.011, -0.014, -0.006, 0.075, 0.195, steel, 0.003, 3, e)
        cylinder((x, -0.018, 0.095), (x, -0.005, 0.095), 0.015, steel, 48, 0.002, e)
    studio((0.0, 0.0, 0.105), 0.86, 74, 0.34, side=-0.14, scale=1.3)


def stabiliser():
    """Round bar from the wall to the edge of a pane."""
    e = empty((0.0, 0.03, 0), math.radians(24))
    mat = black()
    box(-0.185, -0.165, -0.05, 0.05, 0.0, 0.145, Mat("wallbit", (0.62, 0.58, 0.52), 0.8).material, 0.002, 2, e)
    cylinder((-0.165, 0, 0.105), (-0.157, 0, 0.105), 0.020, mat, 64, 0.001, e)
    cylinder((-0.160, 0, 0.105), (0.125, 0, 0.105), 0.0085, mat, 64, 0.001, e)
    k = empty((0.135, 0, 0.0), math.pi / 2)
    k.parent = e
    sheet(k, 0, 0.11, 0.105, 0.008)
    box(0.120, 0.150, -0.014, 0.014, 0.085, 0.120, mat, 0.003, 3, e)
    studio((-0.01, 0.0, 0.07), 0.80, 74, 0.34, side=-0.16, scale=1.3)


def spider():
    """Four-armed fitting that holds the corners of four panes."""
    steel = brushed()
    e = empty((0, 0.02, 0.09))
    e.rotation_euler = (math.radians(-8), 0, math.radians(-24))
    cylinder((0, -0.012, 0), (0, 0.05, 0), 0.022, steel, 64, 0.003, e)
    for sx in (-1, 1):
        for sz in (-1, 1):
            tube([(0, 0, 0), (sx * 0.03, -0.004, sz * 0.03), (sx * 0.072, -0.010, sz * 0.072)], 0.0095, steel, e, 8)
            cylinder((sx * 0.072, -0.034, sz * 0.072), (sx * 0.072, 0.002, sz * 0.072), 0.016, steel, 64, 0.002, e)
            cylinder((sx * 0.072, -0.040, sz * 0.072), (sx * 0.072, -0.034, sz * 0.072), 0.0185, chrome(), 64, 0.002, e)
    studio((0.0, 0.0, 0.09), 0.72, 74, 0.26, side=-0.14, scale=1.2)


def glass_bracket():
    """Hand-rail bracket fixed through the pane."""
    steel = brushed()
    e = empty((0, 0.03, 0), math.radians(24))
    g = empty((0, 0, 0))
    g.parent = e
    sheet(g, 0, 0.26, 0.12, 0.0135)
    cylinder((0, -0.016, 0.085), (0, -0.007, 0.085), 0.026, steel, 64, 0.001, e)
    tube(
        [(0, -0.012, 0.085), (0, -0.045, 0.085), (0, -0.058, 0.090), (0, -0.062, 0.108), (0, -0.062, 0.124)],
        0.0075,
        steel,
        e,
    )
    box(-0.03, 0.03, -0.074, -0.050, 0.121, 0.125, steel, 0.001, 2, e)
    cylinder((-0.16, -0.062, 0.146), (0.16, -0.062, 0.146), 0.0212, steel, 96, 0.001, e)
    studio((0.0, -0.01, 0.085), 0.80, 74, 0.32, side=-0.18, scale=1.2)


def baluster_post():
    coat = alu("coat", (0.040, 0.044, 0.050), 0.36)
    e = empty((0, 0.03, 0), math.radians(-28))
    box(-0.055, 0.055, -0.055, 0.055, 0.0, 0.010, coat, 0.003, 3, e)
    box(-0.022, 0.022, -0.022, 0.022, 0.008, 0.235, coat, 0.003, 3, e)
    box(-0.026, 0.026, -0.026, 0.026, 0.006, 0.020, coat, 0.002, 3, e)
    for x in (-0.04, 0.04):
        for y in (-0.04, 0.04):
            lathe([(0, 0.004), (0.005, 0.0035), (0.0065, 0), (0, 0)], chrome(), (x, y, 0.010), 32, e)
    for z in (0.07, 0.19):
        box(0.022, 0.050, -0.010, 0.010, z - 0.012, z + 0.012, metal("clip", (0.60, 0.60, 0.60), 0.28), 0.003, 3, e)
    studio((0.01, 0.0, 0.11), 0.90, 74, 0.36, side=-0.16, scale=1.4)
