"""Cylinders, door levers, hinges, brushes, cartridges, thresholds."""

import math

from parts.finishes import alu, brushed, chrome, metal
from parts.hardware.studio import screw, studio
from parts.material import Mat
from parts.profiles import extrude, fillet
from parts.shapes import box, cylinder, empty, lathe, tube


def key_cylinder():
    """Profile cylinder with two dimple keys."""
    nickel, brass = metal("nickel", (0.66, 0.65, 0.62), 0.22), metal("brass", (0.62, 0.44, 0.20), 0.25)
    e = empty((-0.03, 0.03, 0.0), math.radians(28))
    for x0, x1 in ((-0.036, -0.006), (0.006, 0.036)):
        cylinder((x0, 0, 0.026), (x1, 0, 0.026), 0.0085, nickel, 64, 0.0006, e)
        box(x0, x1, -0.005, 0.005, 0.0, 0.026, nickel, 0.0022, 4, e)
    box(-0.008, 0.008, -0.0048, 0.0048, 0.0005, 0.010, nickel, 0.0008, 3, e)
    cylinder((-0.0055, 0, 0.026), (0.0055, 0, 0.026), 0.0075, brass, 48, 0.0004, e)
    box(-0.0048, 0.0048, -0.003, 0.003, 0.026, 0.040, brass, 0.001, 3, e)
    cylinder((-0.0372, 0, 0.026), (-0.0358, 0, 0.026), 0.0062, brass, 48, 0.0003, e)
    box(-0.0376, -0.0370, -0.0012, 0.0012, 0.0222, 0.0298, Mat("slot", (0.02, 0.02, 0.02), 0.6).material, 0, parent=e)
    for x, y, rz in ((0.05, -0.015, 150), (0.035, -0.055, 185)):
        k = empty((x, y, 0.0015), math.radians(rz))
        bow = fillet([(-0.030, -0.012), (-0.008, -0.012), (-0.008, 0.012), (-0.030, 0.012)], 0.006, 6)
        hole = [(-0.024 + 0.0028 * math.cos(t * 0.3), 0.0028 * math.sin(t * 0.3)) for t in range(21)]
        extrude(bow, 0.0026, nickel, (hole,), (0, 0, 0), k, 0.0003)
        box(-0.009, 0.028, -0.0042, 0.0042, -0.0012, 0.0012, nickel, 0.0005, 2, k)
        for n in range(5):
            dot = lathe(
                [(0, 0), (0.0013, 0)],
                Mat("dimple", (0.22, 0.22, 0.21), 0.4, metal=1).material,
                (0.002 + n * 0.005, 0.0014 * (1 if n % 2 else -1), 0.00125),
                20,
                k,
            )
            dot.parent = k
    studio((0.006, -0.005, 0.014), 0.36, 78, 0.22, side=-0.10, scale=0.8)


def door_lever_set():
    """Levers on long backplates, for a left and a right leaf."""
    black = alu("black", (0.016, 0.016, 0.017), 0.36)
    for x, y, mat, hand in ((-0.045, 0.03, brushed(), -1), (0.045, -0.03, black, 1)):
        e = empty((x, y, 0), math.radians(-36))
        plate = fillet([(-0.016, -0.115), (0.016, -0.115), (0.016, 0.115), (-0.016, 0.115)], 0.005, 5)
        extrude(plate, 0.008, mat, (), (0, 0, 0.005), e, 0.001)
        cylinder((0, 0.05, 0.008), (0, 0.05, 0.050), 0.0095, mat, 48, 0.001, e)
        grip = fillet([(-0.012, -0.0095), (0.115, -0.0085), (0.115, 0.0085), (-0.012, 0.0095)], 0.008, 7)
        extrude([(u * hand, v) for u, v in grip], 0.011, mat, (), (0, 0.05, 0.056), e, 0.0024)
        cylinder((0, -0.045, 0.009), (0, -0.045, 0.0105), 0.0085, chrome(), 48, 0.0004, e)
        box(-0.0052, 0.0052, -0.064, -0.045, 0.009, 0.0102, chrome(), 0.002, 3, e)
        for yy in (-0.102, 0.102):
            screw(0, yy, 0.0102, 0.0042, chrome(), e)
    studio((0.018, 0.0, 0.022), 0.62, 62, 0.42, side=-0.14, scale=1.1)


def door_hinge():
    """Adjustable door hinge in white and in steel."""
    for x, y, mat in ((-0.05, 0.03, Mat("white", (0.80, 0.80, 0.79), 0.28).material), (0.06, -0.035, brushed())):
        e = empty((x, y, 0), math.radians(-34))
        cylinder((0, -0.055, 0.013), (0, 0.055, 0.013), 0.0115, mat, 64, 0.0008, e)
        for yy in (-0.018, 0.018):
            cylinder(
                (0, yy - 0.0004, 0.013),
                (0, yy + 0.0004, 0.013),
                0.0118,
                Mat("ring", (0.06, 0.06, 0.06), 0.5).material,
                64,
                0,
                e,
            )
        box(0.006, 0.058, -0.055, -0.019, 0.0, 0.012, mat, 0.002, 3, e)
        box(0.006, 0.058, 0.019, 0.055, 0.0, 0.012, mat, 0.002, 3, e)
        box(-0.058, -0.006, -0.017, 0.017, 0.0, 0.012, mat, 0.002, 3, e)
        for px, py in ((0.042, -0.037), (0.042, 0.037), (-0.042, 0.0)):
            screw(px, py, 0.0122, 0.0042, chrome(), e)
    studio((0.008, 0.0, 0.010), 0.46, 74, 0.32, side=-0.12)


def brush_strip():
    """Roll of wool-pile weather strip."""
    back, pile = Mat("back", (0.30, 0.30, 0.30), 0.5).material, Mat("pile", (0.055, 0.057, 0.06), 0.95)
    pile.set("Sheen", 0.8)
    for turn in range(7):
        r = 0.034 + turn * 0.0075
        lathe([(r, 0), (r + 0.0008, 0), (r + 0.0008, 0.007), (r, 0.007)], back, (-0.01, 0.015, 0), 128)
        lathe(
            [
                (r + 0.0012, 0.0008),
                (r + 0.0058, 0.0012),
                (r + 0.0062, 0.0035),
                (r + 0.0058, 0.0058),
                (r + 0.0012, 0.0062),
            ],
            pile.material,
            (-0.01, 0.015, 0),
            128,
        )
    e = empty((-0.01, 0.015 - r, 0), 0)  # the end leaves the outermost turn
    box(0.0, 0.15, -0.0008, 0.0, 0, 0.007, back, 0, parent=e)
    box(0.0, 0.15, -0.0062, -0.0012, 0.0008, 0.0062, pile.material, 0.0018, 3, e)
    studio((0.02, -0.005, 0.0), 0.48, 66, 0.36, side=-0.10)


def silicone():
    """Cartridge of sealant with its nozzle, and a drawn bead."""
    body, cap = Mat("tube", (0.74, 0.72, 0.68), 0.32).material, Mat("cap", (0.62, 0.20, 0.04), 0.4).material
    e = empty((0.0, 0.03, 0.024), math.radians(26))
    cylinder((-0.12, 0, 0), (0.075, 0, 0), 0.0235, body, 96, 0.0012, e)
    cylinder((-0.1205, 0, 0), (-0.112, 0, 0), 0.0245, cap, 96, 0.001, e)
    cylinder((0.075, 0, 0), (0.083, 0, 0), 0.0235, body, 96, 0.001, e, 0.010)
    cylinder((0.083, 0, 0), (0.090, 0, 0), 0.009, body, 48, 0.0005, e)
    cylinder((0.090, 0, 0), (0.172, 0, 0), 0.0105, cap, 64, 0.0005, e, 0.0028)
    cylinder((-0.07, 0, 0), (0.035, 0, 0), 0.02365, Mat("label", (0.10, 0.13, 0.14), 0.35).material, 96, 0, e)
    cylinder((-0.045, 0, 0), (-0.038, 0, 0), 0.02375, cap, 96, 0, e)
    bead = [(-0.09 + 0.013 * k, -0.075 + 0.006 * math.sin(k * 0.9), 0.003) for k in range(15)]
    tube(bead, 0.0036, Mat("bead", (0.70, 0.70, 0.69), 0.25).material)
    studio((0.015, -0.01, 0.016), 0.62, 70, 0.36, side=-0.12, scale=1.1)


def threshold():
    """Low aluminium threshold with a thermal break, cut."""
    mm = 0.001
    outer = [
        (0, 0),
        (72, 0),
        (72, 8),
        (66, 20),
        (62, 20),
        (62, 11),
        (44, 11),
        (44, 15),
        (40, 15),
        (40, 11),
        (34, 11),
        (34, 20),
        (30, 20),
        (4, 12),
        (0, 10),
    ]
    skin = [(a * mm, b * mm) for a, b in fillet(outer, 1.2, 4)]
    hollow = lambda x0, x1, z1: [(a * mm, b * mm) for a, b in fillet([(x0, 2), (x1, 2), (x1, z1), (x0, z1)], 1.0, 3)]
    holes = [hollow(3, 15, 9), hollow(17, 32, 9.2), hollow(44, 58, 8.8), hollow(60, 69.5, 7)]
    coat, cut = alu("anod", (0.30, 0.30, 0.31), 0.34), Mat("cut", (0.70, 0.70, 0.70), 0.3, metal=1).material
    root = empty((-0.04, 0.12, 0), math.radians(-28))
    e = empty((0, 0, 0))
    e.parent = root
    e.rotation_euler = (math.pi / 2, 0, 0)
    extrude(skin, 0.26, coat, holes, (0, 0, 0), e, 0.0001)
    extrude(skin, 0.0004, cut, holes, (0, 0, 0.1303), e)
    box(
        33.6 * mm,
        40.4 * mm,
        -0.1308,
        0.13,
        1.0 * mm,
        10.6 * mm,
        Mat("break", (0.03, 0.03, 0.032), 0.5).material,
        0,
        parent=root,
    )
    box(
        44.6 * mm,
        61.4 * mm,
        -0.13,
        0.13,
        11 * mm,
        13 * mm,
        Mat("seal", (0.02, 0.02, 0.02), 0.6).material,
        0.0008,
        parent=root,
    )
    studio((0.03, 0.02, 0.008), 0.50, 66, 0.30, side=0.06)
