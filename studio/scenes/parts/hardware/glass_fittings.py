"""Fittings that hold glass: spigots, standoffs, patches, shower hinges, clamps, floor springs."""

import math

from parts.finishes import alu, brushed, chrome, metal
from parts.hardware.glass_samples import foot, sheet
from parts.hardware.studio import rounded_path, screw, studio
from parts.material import Mat
from parts.profiles import extrude
from parts.shapes import box, cylinder, empty, lathe, tube


def spigot():
    """Square and round spigot, one holding a piece of glass."""
    e = empty((-0.035, 0.02, 0), math.radians(-30))
    steel = brushed()
    cylinder((0, 0, 0), (0, 0, 0.010), 0.052, steel, 96, 0.002, e)
    box(-0.026, 0.026, -0.026, -0.0075, 0.009, 0.165, steel, 0.004, 4, e)
    box(-0.026, 0.026, 0.0075, 0.026, 0.009, 0.165, steel, 0.004, 4, e)
    box(-0.026, 0.026, -0.0076, 0.0076, 0.009, 0.07, steel, 0.001, 2, e)
    for z in (0.095, 0.138):
        cylinder((0, -0.0285, z), (0, -0.025, z), 0.0065, chrome(), 32, 0.0006, e)
    g = empty((0.04, 0, 0.072))
    g.parent = e
    sheet(g, 0, 0.20, 0.20, 0.012)
    k = empty((0.085, -0.085, 0), math.radians(10))
    black = alu("black", (0.016, 0.016, 0.017), 0.34)
    cylinder((0, 0, 0), (0, 0, 0.009), 0.046, black, 96, 0.002, k)
    box(-0.022, 0.022, -0.022, -0.007, 0.008, 0.12, black, 0.004, 4, k)
    box(-0.022, 0.022, 0.007, 0.022, 0.008, 0.12, black, 0.004, 4, k)
    box(-0.022, 0.022, -0.0072, 0.0072, 0.008, 0.045, black, 0.001, 2, k)
    studio((0.015, 0.0, 0.10), 0.95, 74, 0.40, side=-0.20, scale=1.5)


def standoffs():
    """Point fixings of two lengths, one taken apart."""
    steel = brushed()
    for x, y, length in ((-0.07, 0.02, 0.052), (0.0, 0.05, 0.034)):
        cylinder((x, y, 0), (x, y, length), 0.025, steel, 96, 0.0015)
        cylinder((x, y, length), (x, y, length + 0.003), 0.024, Mat("washer", (0.03, 0.03, 0.03), 0.6).material, 64)
        cylinder((x, y, length + 0.003), (x, y, length + 0.013), 0.025, steel, 96, 0.0015)
    cylinder((0.05, -0.03, 0), (0.05, -0.03, 0.040), 0.025, steel, 96, 0.0015)
    cylinder((0.05, -0.03, 0.040), (0.05, -0.03, 0.074), 0.005, metal("thread", (0.55, 0.54, 0.52), 0.3), 40)
    for k in range(14):
        lathe(
            [(0.0048, 0), (0.0056, 0.0009), (0.0048, 0.0018)],
            metal("t", (0.5, 0.5, 0.49), 0.3),
            (0.05, -0.03, 0.046 + k * 0.0019),
            32,
        )
    lathe([(0, 0), (0.025, 0), (0.025, 0.010), (0.0235, 0.0115), (0, 0.0115)], steel, (0.115, 0.0, 0), 96)
    ring = lathe(
        [(0.006, 0), (0.024, 0), (0.024, 0.003), (0.006, 0.003)],
        Mat("ring", (0.03, 0.03, 0.03), 0.6).material,
        (0.092, -0.085, 0),
        64,
    )
    ring.rotation_euler = (0, 0, 0.3)
    studio((0.018, 0.0, 0.022), 0.58, 72, 0.34, side=-0.14)


def patch():
    """Bottom patch on the corner of a glass door, with its floor spring's spindle."""
    e = empty((-0.04, 0.02, 0), math.radians(-28))
    steel = brushed()
    g = empty((0.115, 0, 0.02))
    g.parent = e
    sheet(g, 0, 0.26, 0.24, 0.012)
    for y0, y1 in ((-0.021, -0.0062), (0.0062, 0.021)):
        box(-0.016, 0.15, y0, y1, 0.006, 0.060, steel, 0.002, 3, e)
    box(-0.016, 0.0, -0.0062, 0.0062, 0.006, 0.060, steel, 0.001, 2, e)
    for x in (0.03, 0.12):
        cylinder((x, -0.0225, 0.033), (x, -0.020, 0.033), 0.007, chrome(), 32, 0.0005, e)
    cylinder((0.03, 0, 0), (0.03, 0, 0.008), 0.013, chrome(), 48, 0.001, e)
    studio((0.045, 0.0, 0.105), 0.88, 74, 0.36, side=-0.16, scale=1.4)


def shower_hinge():
    """Wall-to-glass hinge in chrome and in black."""
    for x, y, rz, mat in (
        (-0.055, 0.03, -30, chrome()),
        (0.065, -0.05, -30, alu("black", (0.016, 0.016, 0.017), 0.34)),
    ):
        e = empty((x, y, 0), math.radians(rz))
        box(-0.0285, 0.0285, 0.020, 0.030, 0.0, 0.09, mat, 0.002, 3, e)
        box(-0.022, 0.022, -0.004, 0.022, 0.020, 0.070, mat, 0.003, 3, e)
        box(-0.0285, 0.0285, -0.070, -0.006, 0.0, 0.09, mat, 0.0025, 3, e)
        cylinder((0, -0.006, 0.002), (0, -0.006, 0.088), 0.010, mat, 48, 0.001, e)
        for z in (0.018, 0.072):
            for dx in (0.0288, -0.0288):
                cylinder((dx, -0.045, z), (dx * 1.03, -0.045, z), 0.006, chrome(), 32, 0.0004, e)
    studio((0.01, 0.0, 0.042), 0.60, 74, 0.30, side=-0.16)


def floor_spring():
    """Floor spring with its cover plate beside it."""
    e = empty((-0.01, 0.035, 0), math.radians(24))
    cast = Mat("cast", (0.10, 0.105, 0.11), 0.5, metal=0.6).material
    box(-0.14, 0.14, -0.032, 0.032, 0.0, 0.044, cast, 0.004, 3, e)
    box(-0.148, 0.148, -0.042, 0.042, 0.036, 0.040, metal("case", (0.50, 0.50, 0.50), 0.34), 0.001, 2, e)
    cylinder((-0.085, 0, 0.044), (-0.085, 0, 0.052), 0.020, chrome(), 64, 0.001, e)
    box(-0.0985, -0.0715, -0.0065, 0.0065, 0.052, 0.072, chrome(), 0.001, 2, e)
    for x in (0.04, 0.075):
        cylinder((x, 0.012, 0.044), (x, 0.012, 0.047), 0.0075, metal("valve", (0.60, 0.48, 0.26), 0.3), 32, 0.0006, e)
    for x in (-0.13, 0.13):
        screw(x, 0.030, 0.0408, 0.005, chrome(), e)
    k = empty((0.05, -0.085, 0), math.radians(24))
    box(-0.148, 0.148, -0.043, 0.043, 0.0, 0.0016, brushed(), 0.0006, 2, k)
    cylinder(
        (-0.085, 0, 0.0010), (-0.085, 0, 0.0019), 0.022, Mat("hole", (0.015, 0.015, 0.015), 0.7).material, 64, 0, k
    )
    studio((0.015, -0.02, 0.018), 0.80, 72, 0.46, side=-0.16, scale=1.3)


def glass_clamps():
    """D-shaped clamps with their rubber, one on the edge of a pane."""
    black = alu("black", (0.016, 0.016, 0.017), 0.34)
    rubber = Mat("rub", (0.02, 0.02, 0.02), 0.6).material
    for x, y, z, rz, mat in ((-0.04, 0.02, 0.045, -34, brushed()), (0.05, -0.085, 0.0, -18, black)):
        e = empty((x, y, z), math.radians(rz))
        for s in (-1, 1):
            box(-0.024, 0.024, s * 0.008, s * 0.020, 0, 0.046, mat, 0.006, 5, e)
            box(-0.022, 0.018, s * 0.0062, s * 0.0082, 0.003, 0.043, rubber, 0.0006, 2, e)
        box(-0.024, -0.010, -0.009, 0.009, 0, 0.046, mat, 0.004, 4, e)
        for h in (0.012, 0.034):
            cylinder((0.006, -0.0212, h), (0.006, -0.0190, h), 0.0042, chrome(), 32, 0.0004, e)
    g = empty((-0.04, 0.02, 0), math.radians(-34))
    sheet(g, 0.065, 0.14, 0.13, 0.010)
    foot(g, 0.065, 0.14)
    studio((0.014, 0.0, 0.055), 0.60, 74, 0.28, side=-0.14)


def wall_clamp():
    """Square jaws that hold a fixed pane to the wall."""
    e = empty((-0.03, 0.02, 0), math.radians(-28))
    gold = metal("gold", (0.66, 0.49, 0.27), 0.28)
    rubber = Mat("rub", (0.02, 0.02, 0.02), 0.6).material
    box(-0.075, -0.045, -0.06, 0.06, 0.0, 0.175, Mat("wallbit", (0.62, 0.58, 0.52), 0.8).material, 0.002, 2, e)
    sheet(e, 0.045, 0.16, 0.165, 0.010)
    for z in (0.025, 0.100):
        box(-0.045, -0.036, -0.019, 0.019, z, z + 0.045, gold, 0.001, 3, e)
        for s in (-1, 1):
            box(-0.037, 0.008, s * 0.0072, s * 0.019, z, z + 0.045, gold, 0.0015, 3, e)
            box(-0.034, 0.006, s * 0.0052, s * 0.0074, z + 0.003, z + 0.042, rubber, 0.0004, 2, e)
        cylinder((-0.014, -0.0205, z + 0.0225), (-0.014, -0.0185, z + 0.0225), 0.0055, gold, 32, 0.0005, e)
    studio((0.0, 0.0, 0.085), 0.74, 74, 0.32, side=-0.16, scale=1.2)


def h_pull():
    """A bar on each face of a glass door, joined through the pane."""
    e, steel = empty((0, 0.02, 0), math.radians(-34)), brushed()
    sheet(e, 0.02, 0.17, 0.26, 0.012)
    foot(e, 0.02, 0.17)
    for s in (-1, 1):
        cylinder((-0.02, s * 0.052, 0.018), (-0.02, s * 0.052, 0.242), 0.0125, steel, 64, 0.0015, e)
        for z in (0.06, 0.20):
            cylinder((-0.02, s * 0.006, z), (-0.02, s * 0.044, z), 0.0085, steel, 48, 0.0006, e)
            cylinder((-0.02, s * 0.0062, z), (-0.02, s * 0.010, z), 0.015, steel, 64, 0.0008, e)
    studio((0.0, 0.0, 0.125), 0.98, 74, 0.40, side=-0.16, scale=1.5)


def pull_bars():
    """Pair of long pull bars for a glass door."""
    for x, y, mat in ((-0.02, 0.055, brushed()), (0.045, -0.055, alu("black", (0.016, 0.016, 0.017), 0.34))):
        e = empty((x, y, 0), math.radians(30))
        cylinder((-0.20, 0, 0.052), (0.20, 0, 0.052), 0.0125, mat, 64, 0.0015, e)
        for dx in (-0.13, 0.13):
            cylinder((dx, 0, 0.0), (dx, 0, 0.046), 0.0085, mat, 48, 0.0006, e)
            lathe([(0, 0), (0.016, 0), (0.016, 0.004), (0.0085, 0.006)], mat, (dx, 0, 0), 64, e)
    studio((0.012, 0.0, 0.028), 0.92, 72, 0.50, side=-0.18, scale=1.5)


def handrail_bracket():
    """Tube handrail on a wall bracket."""
    steel = brushed()
    e = empty((0, 0.02, 0), math.radians(26))
    cylinder((-0.17, -0.075, 0.105), (0.17, -0.075, 0.105), 0.0212, steel, 96, 0.001, e)
    for x in (-0.17, 0.17):
        cylinder((x * 1.0, -0.075, 0.105), (x * 1.012, -0.075, 0.105), 0.0208, chrome(), 64, 0.001, e)
    cylinder((0, 0.0, 0.045), (0, 0.006, 0.045), 0.036, steel, 96, 0.001, e)
    tube(
        [(0, 0.0, 0.045), (0, -0.04, 0.045), (0, -0.060, 0.050), (0, -0.072, 0.062), (0, -0.075, 0.086)],
        0.008,
        steel,
        e,
    )
    box(-0.03, 0.03, -0.087, -0.063, 0.0815, 0.0855, steel, 0.001, 2, e)
    box(-0.09, 0.09, 0.006, 0.030, 0.0, 0.10, Mat("wallbit", (0.62, 0.58, 0.52), 0.8).material, 0.002, 2, e)
    studio((0.0, -0.01, 0.065), 0.72, 72, 0.30, side=-0.20, scale=1.2)


def tube_handrail():
    """A bend of round rail with its end cap, and a cut length that shows the wall of the tube."""
    steel, r = brushed(), 0.0212
    bend = rounded_path([(-0.15, 0.10, r), (0.03, 0.10, r), (0.11, -0.02, r)], 0.07, 16)
    tube(bend, r, steel, None, 16)
    cap = empty((-0.15, 0.10, r))
    cap.rotation_euler = (0, -math.pi / 2, 0)
    dome = [(0.0205, -0.001), (0.0205, 0.002), (0.017, 0.0045), (0.009, 0.0062), (0, 0.0066)]
    lathe(dome, chrome(), (0, 0, 0), 96, cap)
    turns = [k * math.pi / 48 for k in range(96)]
    ring = lambda radius: [(radius * math.cos(a), radius * math.sin(a)) for a in turns]
    e = empty((-0.06, -0.06, r), math.radians(-52))
    cut = extrude(ring(r), 0.16, steel, (ring(r - 0.002),), (0, 0, 0), e, 0.0002)
    cut.rotation_euler = (math.pi / 2, 0, 0)
    studio((-0.015, 0.0, 0.02), 0.74, 66, 0.44, side=-0.12, scale=1.3)
