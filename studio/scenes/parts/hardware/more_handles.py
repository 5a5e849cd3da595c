"""Handles of other kinds: locking, cockspur, tilt-and-turn, flush, patio, folding."""

import math

from parts.finishes import alu, brushed, chrome, metal
from parts.hardware.studio import rounded_path, screw, studio
from parts.material import Mat
from parts.profiles import extrude, fillet
from parts.shapes import box, cylinder, empty, lathe, tube


def rectangle(w, h, r, n=6):
    return fillet([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, n)


def white():
    return Mat("white", (0.80, 0.80, 0.79), 0.28).material


def black():
    return alu("black", (0.016, 0.016, 0.017), 0.36)


def bronze():
    return alu("bronze", (0.085, 0.052, 0.032), 0.36)


def window_lever(loc, rz, mat, turn=0, key=False):
    """Rose with a lever; turn in degrees, with a key barrel if asked."""
    e = empty(loc, rz)
    extrude(rectangle(0.031, 0.072, 0.0145), 0.009, mat, (), (0, 0, 0.0055), e, 0.001)
    cylinder((0, 0, 0.009), (0, 0, 0.036), 0.0098, mat, 48, 0.0012, e)
    grip = empty((0, 0, 0), math.radians(turn))
    grip.parent = e
    bar = fillet([(-0.010, -0.014), (0.010, -0.014), (0.0085, 0.115), (-0.0085, 0.115)], 0.0085, 8)
    extrude(bar, 0.010, mat, (), (0, 0, 0.043), grip, 0.0024)
    if key:
        cylinder((0, 0, 0.047), (0, 0, 0.0515), 0.0062, chrome(), 48, 0.0005, e)
        box(
            -0.0008, 0.0008, -0.0038, 0.0038, 0.0512, 0.0518, Mat("slot", (0.02, 0.02, 0.02), 0.6).material, 0, parent=e
        )


def key_locking_handle():
    window_lever((-0.04, 0.005, 0), math.radians(-52), white(), key=True)
    window_lever((0.05, -0.04, 0), math.radians(-52), bronze(), key=True)
    k = empty((-0.045, -0.075, 0.0015), math.radians(25))
    nickel = metal("nickel", (0.66, 0.65, 0.62), 0.22)
    extrude(rectangle(0.018, 0.018, 0.006), 0.0024, nickel, (), (0, 0, 0), k, 0.0003)
    box(0.008, 0.026, -0.002, 0.002, -0.001, 0.001, nickel, 0.0004, 2, k)
    studio((0.018, -0.01, 0.018), 0.54, 86, 0.32)


def tilt_turn_handle():
    """Closed, turned and tilted: the same lever down, level and up."""
    for x, y, turn in ((-0.115, 0.03, 180), (-0.05, 0.08, -90), (0.085, -0.055, 0)):
        window_lever((x, y, 0), math.radians(-30), brushed(), turn)
    studio((-0.012, 0.005, 0.02), 0.66, 68, 0.44, side=-0.12, scale=1.1)


def cockspur():
    for x, y, mat in ((-0.04, 0.03, white()), (0.05, -0.03, black())):
        e = empty((x, y, 0), math.radians(-40))
        extrude(rectangle(0.024, 0.062, 0.004), 0.010, mat, (), (0, 0, 0.006), e, 0.001)
        cylinder((0, 0, 0.010), (0, 0, 0.026), 0.010, mat, 48, 0.001, e)
        bar = fillet([(-0.009, -0.010), (0.009, -0.010), (0.007, 0.095), (-0.007, 0.095)], 0.006, 7)
        extrude(bar, 0.009, mat, (), (0, 0, 0.030), e, 0.002)
        box(-0.034, -0.006, -0.007, 0.007, 0.014, 0.024, mat, 0.003, 4, e)
        for yy in (-0.023, 0.023):
            screw(0, yy, 0.0115, 0.0034, chrome(), e)
    studio((0.015, 0.01, 0.014), 0.48, 84, 0.30)


def flush_pull():
    for x, y, mat in ((-0.045, 0.03, brushed()), (0.045, -0.03, black())):
        e = empty((x, y, 0), math.radians(-38))
        ring = rectangle(0.036, 0.150, 0.012)
        extrude(ring, 0.006, mat, (rectangle(0.024, 0.110, 0.010),), (0, 0, 0.004), e, 0.0010)
        extrude(
            rectangle(0.026, 0.112, 0.010), 0.001, Mat("recess", (0.05, 0.05, 0.05), 0.5).material, (), (0, 0, 0.001), e
        )
        for yy in (-0.065, 0.065):
            screw(0, yy, 0.0082, 0.0034, chrome(), e)
    studio((0.0, 0.0, 0.006), 0.50, 74, 0.38)


def two_prong():
    """Lever lying on its grip, so that the two prongs show."""
    e = empty((-0.02, 0.02, 0), math.radians(-48))
    mat = white()
    extrude(
        fillet([(-0.010, -0.014), (0.010, -0.014), (0.0085, 0.115), (-0.0085, 0.115)], 0.0085, 8),
        0.010,
        mat,
        (),
        (0, 0, 0.0075),
        e,
        0.0024,
    )
    cylinder((0, 0, 0.012), (0, 0, 0.034), 0.0098, mat, 48, 0.001, e)
    extrude(rectangle(0.031, 0.072, 0.0145), 0.009, mat, (), (0, 0, 0.039), e, 0.001)
    for yy in (-0.011, 0.011):
        box(-0.0025, 0.0025, yy - 0.005, yy + 0.005, 0.043, 0.070, metal("zinc", (0.60, 0.60, 0.58), 0.3), 0.001, 3, e)
    window_lever((0.07, -0.05, 0), math.radians(-48), mat)
    studio((0.022, -0.005, 0.026), 0.54, 84, 0.32)


def lift_slide_lever():
    for x, y, mat in ((-0.04, 0.035, brushed()), (0.05, -0.04, black())):
        e = empty((x, y, 0), math.radians(-34))
        extrude(rectangle(0.034, 0.110, 0.012), 0.009, mat, (), (0, -0.06, 0.0055), e, 0.001)
        cylinder((0, -0.04, 0.009), (0, -0.04, 0.048), 0.012, mat, 48, 0.001, e)
        bar = fillet([(-0.014, -0.060), (0.014, -0.060), (0.0125, 0.190), (-0.0125, 0.190)], 0.010, 8)
        extrude(bar, 0.013, mat, (), (0, 0, 0.056), e, 0.003)
        cylinder((0, -0.092, 0.009), (0, -0.092, 0.0112), 0.0085, chrome(), 48, 0.0004, e)
    studio((0.02, 0.02, 0.03), 0.78, 72, 0.48, side=-0.14, scale=1.3)


def patio_handle():
    for x, y, mat in ((-0.045, 0.03, white()), (0.055, -0.035, bronze())):
        e = empty((x, y, 0), math.radians(-34))
        extrude(rectangle(0.036, 0.230, 0.010), 0.010, mat, (), (0, 0, 0.006), e, 0.0015)
        path = rounded_path([(0, -0.085, 0.008), (0, -0.085, 0.055), (0, 0.085, 0.055), (0, 0.085, 0.008)], 0.03, 12)
        tube(path, 0.0105, mat, e, 10)
        cylinder((0, 0.0, 0.010), (0, 0.0, 0.014), 0.010, chrome(), 48, 0.0006, e)
        for yy in (-0.103, 0.103):
            screw(0, yy, 0.0122, 0.004, chrome(), e)
    studio((0.005, 0.0, 0.024), 0.72, 72, 0.46, side=-0.14, scale=1.2)


def fold_flat_lever():
    for x, y, mat, angle in ((-0.04, 0.03, brushed(), 0), (0.05, -0.03, black(), 62)):
        e = empty((x, y, 0), math.radians(-36))
        extrude(rectangle(0.030, 0.170, 0.006), 0.008, mat, (), (0, 0, 0.005), e, 0.001)
        joint = empty((0, -0.05, 0.013))
        joint.parent = e
        joint.rotation_euler = (math.radians(angle), 0, 0)
        cylinder((-0.013, 0, 0), (0.013, 0, 0), 0.0065, mat, 40, 0.0006, joint)
        box(-0.011, 0.011, 0.0, 0.115, -0.0035, 0.0035, mat, 0.003, 4, joint)
        for yy in (-0.075, 0.075):
            screw(0, yy, 0.0095, 0.0036, chrome(), e)
    studio((0.01, 0.0, 0.022), 0.58, 72, 0.38, side=-0.14)


def shower_knob():
    """Knob and towel bar for a glass door."""
    steel = brushed()
    for x, y, mat in ((-0.06, 0.05, metal("gold", (0.66, 0.49, 0.27), 0.24)), (0.01, 0.085, black())):
        lathe(
            [(0, 0), (0.012, 0), (0.010, 0.012), (0.016, 0.026), (0.0165, 0.034), (0.014, 0.038), (0, 0.039)],
            mat,
            (x, y, 0),
            72,
        )
    e = empty((0.03, -0.045, 0), math.radians(20))
    cylinder((-0.14, 0, 0.05), (0.14, 0, 0.05), 0.0095, steel, 64, 0.0012, e)
    for dx in (-0.10, 0.10):
        cylinder((dx, 0, 0), (dx, 0, 0.046), 0.0075, steel, 48, 0.0006, e)
        lathe([(0, 0), (0.014, 0), (0.014, 0.004), (0.0075, 0.006)], steel, (dx, 0, 0), 64, e)
    studio((0.005, 0.01, 0.022), 0.66, 72, 0.38, side=-0.14, scale=1.1)
