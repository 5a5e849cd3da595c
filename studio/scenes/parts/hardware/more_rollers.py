"""Small parts of sliding sashes: wheels, carriages, guides, blocks."""

import math

from parts.finishes import alu, chrome, metal
from parts.hardware.rollers import wheel
from parts.hardware.sections import section
from parts.hardware.studio import screw, studio
from parts.material import Mat
from parts.profiles import extrude, fillet
from parts.shapes import box, cylinder, empty


def nylon(colour=(0.045, 0.045, 0.048)):
    return Mat("moulded", colour, 0.4).material


def zinc():
    return metal("zinc", (0.62, 0.60, 0.56), 0.32)


def single_wheel():
    cased(nylon(), None)


def stainless_wheel():
    cased(metal("wheel", (0.66, 0.66, 0.66), 0.16), metal("hub", (0.60, 0.46, 0.24), 0.25))


def cased(tyre, hub):
    """One wheel in a steel case, and a bare wheel beside it."""
    e = empty((-0.014, 0.014, 0), math.radians(30))
    for y in (-0.0085, 0.0085):
        side = extrude(
            fillet([(-0.026, 0.008), (0.026, 0.008), (0.026, 0.034), (-0.026, 0.034)], 0.004, 5),
            0.0016,
            zinc(),
            (),
            (0, y, 0),
            e,
            0.0002,
        )
        side.rotation_euler = (math.pi / 2, 0, 0)
    box(-0.024, 0.024, -0.0092, 0.0092, 0.0322, 0.0338, zinc(), 0.0004, 2, e)
    wheel((0, 0, 0.0165), parent=e, nylon=tyre, hub=hub)
    cylinder((0.026, 0, 0.024), (0.040, 0, 0.024), 0.0034, metal("adj", (0.55, 0.48, 0.30), 0.3), 32, 0.0004, e)
    lying = empty((0.040, -0.034, 0.0075))
    lying.rotation_euler = (math.radians(90), 0, 0)
    wheel((0, 0, 0), parent=lying, nylon=tyre, hub=hub)
    studio((0.008, -0.004, 0.014), 0.30, 82, 0.16, side=-0.09, scale=0.8)


def lift_slide_carriage():
    e = empty((0, 0.01, 0), math.radians(26))
    for y in (-0.011, 0.011):
        box(-0.115, 0.115, y - 0.0012, y + 0.0012, 0.016, 0.046, zinc(), 0.0008, 2, e)
    box(-0.10, 0.10, -0.011, 0.011, 0.042, 0.047, zinc(), 0.001, 2, e)
    for x in (-0.088, -0.050, 0.050, 0.088):
        wheel((x, 0, 0.0165), parent=e, nylon=nylon())
    box(0.105, 0.20, -0.004, 0.004, 0.028, 0.036, zinc(), 0.001, 2, e)
    studio((0.03, 0.005, 0.018), 0.60, 74, 0.34, side=-0.12)


def head_track():
    """A head track on its back, the hanging carriage drawn half out of it."""
    e = section("head-track")
    box(-0.012, 0.012, -0.165, -0.060, 0.018, 0.036, zinc(), 0.002, 3, e)
    for y in (-0.150, -0.085):
        for x in (-0.026, 0.026):
            axle = empty((x, y, 0.0245), math.pi / 2)
            axle.parent = e
            wheel((0, 0, 0), 0.017, 0.012, axle, nylon((0.55, 0.54, 0.51)))
        cylinder((-0.032, y, 0.0245), (0.032, y, 0.0245), 0.004, chrome(), 32, 0.0004, e)
    cylinder((0, -0.117, 0.034), (0, -0.117, 0.118), 0.006, chrome(), 48, 0.0008, e)
    cylinder((0, -0.117, 0.036), (0, -0.117, 0.043), 0.011, zinc(), 6, 0.0006, e)


def mesh_roller():
    for x, y, rz in ((-0.025, 0.018, 28), (0.032, -0.020, 28)):
        e = empty((x, y, 0), math.radians(rz))
        box(-0.022, 0.022, -0.0065, 0.0065, 0.008, 0.022, nylon((0.07, 0.07, 0.073)), 0.003, 4, e)
        wheel((0, 0, 0.0085), 0.0085, 0.007, e, nylon((0.55, 0.54, 0.51)))
        box(-0.006, 0.006, -0.003, 0.003, 0.022, 0.030, zinc(), 0.0008, 2, e)
    studio((0.004, 0, 0.011), 0.26, 82, 0.15, side=-0.08, scale=0.7)


def anti_lift_block():
    for x, y, colour in ((-0.03, 0.02, (0.045, 0.045, 0.048)), (0.035, -0.02, (0.70, 0.69, 0.66))):
        e = empty((x, y, 0), math.radians(24))
        block(
            e,
            fillet(
                [(-0.030, 0), (0.030, 0), (0.030, 0.010), (0.018, 0.018), (-0.018, 0.018), (-0.030, 0.010)], 0.002, 4
            ),
            0.022,
            nylon(colour),
        )
        for dx in (-0.014, 0.014):
            screw(dx, 0, 0.0184, 0.0034, chrome(), e)
    studio((0.004, 0, 0.008), 0.34, 78, 0.22, side=-0.10, scale=0.8)


def block(e, outline, depth, mat):
    """A moulded block with this side view."""
    o = extrude(outline, depth, mat, (), (0, 0, 0), e, 0.0006)
    o.rotation_euler = (math.pi / 2, 0, 0)
    return o


def buffer():
    for x, y in ((-0.028, 0.018), (0.030, -0.018)):
        e = empty((x, y, 0), math.radians(28))
        box(-0.020, 0.020, -0.010, 0.010, 0, 0.010, zinc(), 0.0015, 3, e)
        cylinder(
            (0, 0, 0.010), (0, 0, 0.030), 0.0105, Mat("rubber", (0.016, 0.016, 0.017), 0.55).material, 64, 0.003, e
        )
        for dx in (-0.0155, 0.0155):
            screw(dx, 0, 0.0104, 0.0026, chrome(), e)
    studio((0.002, 0, 0.012), 0.30, 80, 0.18, side=-0.09, scale=0.75)


def top_guide():
    for x, y, colour in ((-0.028, 0.018, (0.045, 0.045, 0.048)), (0.032, -0.020, (0.70, 0.69, 0.66))):
        e = empty((x, y, 0), math.radians(28))
        outline = [
            (-0.030, 0),
            (0.030, 0),
            (0.030, 0.009),
            (0.008, 0.009),
            (0.008, 0.024),
            (-0.008, 0.024),
            (-0.008, 0.009),
            (-0.030, 0.009),
        ]
        block(e, fillet(outline, 0.0016, 4), 0.018, nylon(colour))
        box(
            -0.0085,
            0.0085,
            -0.0025,
            0.0025,
            0.010,
            0.0245,
            Mat("felt", (0.30, 0.30, 0.31), 0.95).material,
            0.0005,
            2,
            e,
        )
    studio((0.003, 0, 0.010), 0.34, 80, 0.21, side=-0.10, scale=0.8)


def damper():
    """Soft-close cylinder in its case, with the catch."""
    e = empty((0, 0.02, 0), math.radians(28))
    box(-0.115, 0.075, -0.012, 0.012, 0, 0.024, alu("case", (0.30, 0.30, 0.31), 0.34), 0.003, 4, e)
    box(-0.095, 0.060, -0.0045, 0.0045, 0.0238, 0.0246, Mat("slit", (0.02, 0.02, 0.02), 0.7).material, 0, parent=e)
    box(0.020, 0.046, -0.004, 0.004, 0.020, 0.036, nylon(), 0.002, 3, e)
    cylinder((0.075, 0, 0.012), (0.125, 0, 0.012), 0.0036, chrome(), 40, 0.0004, e)
    k = empty((0.02, -0.055, 0), math.radians(28))
    box(-0.03, 0.03, -0.010, 0.010, 0, 0.004, zinc(), 0.001, 2, k)
    box(-0.005, 0.005, -0.005, 0.005, 0.004, 0.020, zinc(), 0.0015, 3, k)
    studio((0.01, 0, 0.012), 0.48, 74, 0.28, side=-0.11)


def floor_guide():
    for x, y, mat in ((-0.03, 0.02, metal("steel", (0.62, 0.62, 0.62), 0.28)), (0.035, -0.022, nylon())):
        e = empty((x, y, 0), math.radians(28))
        box(-0.032, 0.032, -0.016, 0.016, 0, 0.004, mat, 0.0012, 3, e)
        box(-0.022, 0.022, -0.003, 0.003, 0.004, 0.024, mat, 0.0015, 3, e)
        for dx in (-0.026, 0.026):
            screw(dx, 0.009, 0.0044, 0.003, chrome(), e)
            screw(dx, -0.009, 0.0044, 0.003, chrome(), e)
    studio((0.003, 0, 0.009), 0.36, 80, 0.22, side=-0.10, scale=0.8)
