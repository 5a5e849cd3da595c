"""Locks, stays and small sealing parts."""

import math

from parts.finishes import alu, brushed, chrome, metal
from parts.hardware.studio import screw, slotted_bar, studio
from parts.material import Mat
from parts.profiles import extrude, fillet
from parts.shapes import box, cylinder, empty, lathe


def plate_steel():
    return metal("plate", (0.40, 0.395, 0.38), 0.24)


def zinc():
    return metal("zinc", (0.62, 0.60, 0.56), 0.32)


def rubber(colour=(0.016, 0.016, 0.017)):
    return Mat("rubber", colour, 0.55).material


def cam(e, x, z):
    lathe(
        [(0, 0.011), (0.0052, 0.011), (0.006, 0.0102), (0.006, 0.0078), (0.0038, 0.007), (0.0036, 0), (0, 0)],
        chrome(),
        (x, 0, z),
        48,
        e,
    )


def espagnolette():
    """Two locking rods for windows, one with its gearbox in view."""
    for x, y, length in ((-0.005, 0.035, 0.17), (0.02, -0.035, 0.14)):
        e = empty((x, y, 0), math.radians(30))
        slotted_bar(
            -length,
            length,
            0,
            0.0215,
            0.016,
            0.0026,
            plate_steel(),
            [(-length + 0.015, 0.0024), (length - 0.015, 0.0024)],
            e,
            [(-length * 0.6, 0.02, 0.0034), (length * 0.6, 0.02, 0.0034)],
        )
        box(-0.03, 0.03, -0.0065, 0.0065, 0, 0.020, metal("case", (0.32, 0.315, 0.31), 0.38), 0.0015, 3, e)
        box(-0.004, 0.004, -0.0068, -0.006, 0.005, 0.013, Mat("hub", (0.02, 0.02, 0.02), 0.7).material, 0, parent=e)
        for dx in (-length * 0.6, length * 0.6):
            cam(e, dx, 0.0226)
    studio((0.0, -0.005, 0.012), 0.66, 76, 0.40, side=-0.14, scale=1.2)


def thumb_turn():
    """Profile cylinder with a turning knob on the room side."""
    nickel, brass = metal("nickel", (0.66, 0.65, 0.62), 0.22), metal("brass", (0.62, 0.44, 0.20), 0.25)
    e = empty((0.0, 0.0, 0.0), math.radians(-32))
    for x0, x1 in ((-0.036, -0.006), (0.006, 0.036)):
        cylinder((x0, 0, 0.026), (x1, 0, 0.026), 0.0085, nickel, 64, 0.0006, e)
        box(x0, x1, -0.005, 0.005, 0.0, 0.026, nickel, 0.0022, 4, e)
    box(-0.008, 0.008, -0.0048, 0.0048, 0.0005, 0.010, nickel, 0.0008, 3, e)
    cylinder((-0.0055, 0, 0.026), (0.0055, 0, 0.026), 0.0075, brass, 48, 0.0004, e)
    box(-0.0048, 0.0048, -0.003, 0.003, 0.026, 0.040, brass, 0.001, 3, e)
    cylinder((-0.052, 0, 0.026), (-0.036, 0, 0.026), 0.0055, nickel, 48, 0.0004, e)
    box(-0.064, -0.050, -0.0035, 0.0035, 0.012, 0.040, nickel, 0.003, 5, e)
    studio((-0.006, 0.0, 0.020), 0.36, 80, 0.20, side=-0.10, scale=0.8)


def hook_lock():
    """Lock of a sliding sash with its hook out, and the keep."""
    e = empty((-0.03, 0.02, 0), math.radians(30))
    box(-0.070, 0.070, -0.008, 0.008, 0.0, 0.030, metal("case", (0.32, 0.315, 0.31), 0.38), 0.002, 3, e)
    slotted_bar(
        -0.095,
        0.095,
        0,
        0.0315,
        0.022,
        0.003,
        plate_steel(),
        [(-0.083, 0.0026), (0.083, 0.0026)],
        e,
        [(0.0, 0.05, 0.0052)],
    )
    hook = extrude(
        fillet(
            [
                (-0.018, 0),
                (0.004, 0),
                (0.006, 0.026),
                (0.022, 0.026),
                (0.022, 0.017),
                (0.030, 0.017),
                (0.030, 0.036),
                (-0.012, 0.036),
            ],
            0.003,
            4,
        ),
        0.005,
        chrome(),
        (),
        (0, 0, 0.030),
        e,
        0.0006,
    )
    hook.rotation_euler = (math.pi / 2, 0, 0)
    for x in (-0.083, 0.083):
        screw(x, 0, 0.0332, 0.004, chrome(), e)
    k = empty((0.055, -0.065, 0), math.radians(30))
    slotted_bar(
        -0.055,
        0.055,
        0,
        0.0018,
        0.024,
        0.003,
        plate_steel(),
        [(-0.043, 0.0026), (0.043, 0.0026)],
        k,
        [(0.0, 0.040, 0.0056)],
    )
    studio((0.012, -0.008, 0.018), 0.56, 74, 0.34, side=-0.12)


def shoot_bolts():
    """Pair of bolts for the second leaf, with their guides."""
    for x, y, flip in ((-0.01, 0.04, 1), (0.02, -0.035, -1)):
        e = empty((x, y, 0), math.radians(28))
        slotted_bar(-0.15, 0.15, 0, 0.0018, 0.020, 0.0026, plate_steel(), [(-0.138, 0.0024), (0.138, 0.0024)], e)
        cylinder((-0.10 * flip, 0, 0.0125), (0.185 * flip, 0, 0.0125), 0.0060, chrome(), 48, 0.0012, e)
        for dx in (-0.05, 0.06, 0.12):
            box(dx - 0.009, dx + 0.009, -0.0095, 0.0095, 0.003, 0.021, zinc(), 0.003, 4, e)
        cylinder((-0.085 * flip, 0, 0.018), (-0.085 * flip, 0, 0.034), 0.005, zinc(), 40, 0.0008, e)
    studio((0.0, 0.0, 0.012), 0.66, 66, 0.40, side=-0.12, scale=1.1)


def lock_keep():
    """Keeps with an insert that slides to tighten the sash."""
    for x, y, length in ((-0.035, 0.03, 0.050), (0.04, -0.03, 0.075)):
        e = empty((x, y, 0), math.radians(28))
        slotted_bar(
            -length,
            length,
            0,
            0.0018,
            0.026,
            0.0030,
            plate_steel(),
            [(-length + 0.012, 0.0026), (length - 0.012, 0.0026)],
            e,
            [(0, 0.036, 0.0066)],
        )
        box(-0.016, 0.016, -0.0085, -0.004, 0.001, 0.010, zinc(), 0.0012, 3, e)
        for dx in (-length + 0.012, length - 0.012):
            screw(dx, 0, 0.0036, 0.004, chrome(), e)
    studio((0.003, 0.0, 0.004), 0.44, 70, 0.32, side=-0.10)


def tilt_turn_hinges():
    """Lower corner hinge and the scissor arm above."""
    coat = alu("bronze", (0.085, 0.052, 0.032), 0.36)
    e = empty((-0.05, 0.03, 0), math.radians(-30))
    for z0, z1 in ((0.0, 0.0395), (0.0405, 0.085)):
        cylinder((0, 0, z0), (0, 0, z1), 0.0085, coat, 64, 0.001, e)
    cylinder((0, 0, 0.039), (0, 0, 0.041), 0.0075, chrome(), 48, 0, e)
    for x0, x1, z0, z1 in ((0.004, 0.05, 0.0, 0.035), (-0.05, -0.004, 0.045, 0.080)):
        box(x0, x1, -0.006, 0.006, z0, z1, coat, 0.003, 4, e)
        for z in (z0 + 0.010, z1 - 0.010):
            face = empty(((x0 + x1) / 2, -0.0062, z))
            face.parent = e
            face.rotation_euler = (math.pi / 2, 0, 0)
            screw(0, 0, 0, 0.0034, chrome(), face)
    k = empty((0.05, -0.035, 0), math.radians(20))
    slotted_bar(
        -0.13,
        0.11,
        0,
        0.0015,
        0.018,
        0.0028,
        plate_steel(),
        [(-0.115, 0.0024), (0.095, 0.0024)],
        k,
        [(0.03, 0.05, 0.003)],
    )
    arm = empty((-0.06, 0, 0.006), math.radians(18))
    arm.parent = k
    slotted_bar(-0.010, 0.16, 0, 0, 0.015, 0.0026, plate_steel(), [(0.06, 0.002)], arm)
    lathe([(0, 0.004), (0.004, 0.0036), (0.0046, 0), (0, 0)], chrome(), (0, 0, 0.001), 40, arm)
    studio((0.01, 0.0, 0.022), 0.58, 72, 0.34, side=-0.12)


def restrictor():
    """Arm that stops a sash at a hand's breadth, and its stud."""
    e = empty((-0.02, 0.02, 0), math.radians(24))
    slotted_bar(-0.12, 0.12, 0, 0.0045, 0.016, 0.0026, plate_steel(), [(0.105, 0.0026)], e, [(-0.05, 0.10, 0.0034)])
    lathe(
        [(0, 0.014), (0.0062, 0.0135), (0.0066, 0.011), (0.0040, 0.010), (0.0040, 0), (0, 0)],
        chrome(),
        (-0.085, 0, 0),
        48,
        e,
    )
    k = empty((0.03, -0.045, 0), math.radians(24))
    slotted_bar(-0.045, 0.045, 0, 0.0018, 0.022, 0.0026, plate_steel(), [(-0.034, 0.0026), (0.034, 0.0026)], k)
    cylinder((0, 0, 0.002), (0, 0, 0.014), 0.0045, chrome(), 40, 0.0006, k)
    for x in (-0.034, 0.034):
        screw(x, 0, 0.0034, 0.0038, chrome(), k)
    studio((0.0, 0.0, 0.004), 0.46, 70, 0.32, side=-0.10)


def wind_stay():
    """Telescopic stay that holds an open sash."""
    e = empty((0, 0.01, 0), math.radians(26))
    cylinder((-0.17, 0, 0.014), (0.04, 0, 0.014), 0.0075, brushed(), 64, 0.0008, e)
    cylinder((0.04, 0, 0.014), (0.19, 0, 0.014), 0.0050, chrome(), 64, 0.0006, e)
    cylinder((0.030, 0, 0.014), (0.046, 0, 0.014), 0.0092, metal("collar", (0.05, 0.05, 0.05), 0.4), 48, 0.0012, e)
    cylinder((0.038, 0, 0.022), (0.038, 0, 0.034), 0.0052, metal("knurl", (0.05, 0.05, 0.05), 0.45), 24, 0.0008, e)
    for x in (-0.185, 0.20):
        box(x - 0.016, x + 0.016, -0.013, 0.013, 0, 0.003, plate_steel(), 0.001, 2, e)
        box(x - 0.005, x + 0.005, -0.004, 0.004, 0.003, 0.018, plate_steel(), 0.0015, 3, e)
        for dy in (-0.008, 0.008):
            screw(x + 0.010, dy, 0.0034, 0.0026, chrome(), e)
    studio((0.005, 0.005, 0.010), 0.74, 66, 0.45, side=-0.14, scale=1.2)


def door_brush():
    """Bottom brush in its aluminium holder."""
    e = empty((0, 0.03, 0), math.radians(26))
    box(-0.14, 0.14, -0.006, 0.006, 0.030, 0.052, alu("holder", (0.30, 0.30, 0.31), 0.34), 0.0015, 3, e)
    bristle = Mat("bristle", (0.035, 0.035, 0.037), 0.8).material
    box(-0.1385, 0.1385, 0.0008, 0.0034, 0.003, 0.031, bristle, 0, parent=e)  # the rows behind
    for k in range(150):
        x = -0.138 + k * 0.00185
        cylinder(
            (x, 0, 0.032), (x + 0.0006 * math.sin(k * 2.1), 0.0012 * math.sin(k * 1.3), 0.0), 0.0006, bristle, 6, 0, e
        )
        cylinder(
            (x + 0.0009, 0.0014, 0.032), (x + 0.0009, 0.002 + 0.001 * math.sin(k), 0.0005), 0.0006, bristle, 6, 0, e
        )
    for x in (-0.10, 0.0, 0.10):
        slot = empty((x, -0.0065, 0.044))
        slot.parent = e
        slot.rotation_euler = (math.pi / 2, 0, 0)
        screw(0, 0, 0, 0.0034, chrome(), slot)
    studio((0.0, 0.01, 0.024), 0.56, 70, 0.26, side=-0.12)


def dust_block():
    for x, y in ((-0.03, 0.02), (0.035, -0.022)):
        e = empty((x, y, 0), math.radians(28))
        box(-0.024, 0.024, -0.014, 0.014, 0, 0.016, rubber(), 0.003, 4, e)
        for k in range(16):
            dx = -0.021 + k * 0.0028
            box(
                dx,
                dx + 0.0018,
                -0.012,
                0.012,
                0.016,
                0.027 + 0.001 * math.sin(k * 2.3),
                Mat("pile", (0.10, 0.10, 0.105), 0.95).material,
                0.0004,
                2,
                e,
            )
    studio((0.003, 0, 0.012), 0.33, 80, 0.20, side=-0.10, scale=0.8)


def foam_can():
    """Can of installation foam with its gun adapter."""
    tin, band = metal("tin", (0.48, 0.47, 0.45), 0.3), Mat("band", (0.10, 0.13, 0.14), 0.35).material
    stripe = Mat("stripe", (0.62, 0.20, 0.04), 0.4).material
    lathe(
        [
            (0, 0),
            (0.031, 0),
            (0.0325, 0.003),
            (0.0325, 0.148),
            (0.029, 0.160),
            (0.016, 0.170),
            (0.014, 0.176),
            (0, 0.176),
        ],
        tin,
        (0, 0.02, 0),
        96,
    )
    lathe([(0.0327, 0.020), (0.0329, 0.020), (0.0329, 0.128), (0.0327, 0.128)], band, (0, 0.02, 0), 96)
    lathe([(0.0329, 0.100), (0.0331, 0.100), (0.0331, 0.112), (0.0329, 0.112)], stripe, (0, 0.02, 0), 96)
    lathe(
        [(0, 0.176), (0.012, 0.176), (0.012, 0.192), (0.006, 0.196), (0, 0.196)],
        Mat("valve", (0.03, 0.03, 0.03), 0.4).material,
        (0, 0.02, 0),
        64,
    )
    foam = Mat("foam", (0.66, 0.54, 0.30), 0.85).material
    for k in range(26):
        x = 0.035 + 0.0046 * k * 0.8
        lathe(
            [(0, 0.016), (0.007, 0.014), (0.0105, 0.007), (0.009, 0), (0, 0)],
            foam,
            (x, -0.055 + 0.003 * math.sin(k * 1.7), 0.0005 * (k % 3)),
            20,
        )
    studio((0.03, 0.0, 0.085), 0.80, 74, 0.32, side=-0.14, scale=1.3)


def joint_tape():
    """Roll of pre-compressed tape with its end swelling."""
    foam = Mat("tape", (0.045, 0.046, 0.05), 0.9).material
    for turn in range(9):
        r = 0.030 + turn * 0.0046
        lathe([(r, 0), (r + 0.0042, 0), (r + 0.0042, 0.020), (r, 0.020)], foam, (-0.015, 0.015, 0), 128)
    lathe(
        [(0.0275, 0), (0.0298, 0), (0.0298, 0.020), (0.0275, 0.020)],
        Mat("core", (0.60, 0.54, 0.44), 0.7).material,
        (-0.015, 0.015, 0),
        96,
    )
    e = empty((-0.015, 0.015 - 0.0712, 0))
    extrude([(0, 0.0002), (0.135, -0.003), (0.135, 0.009), (0, 0.0044)], 0.0194, foam, (), (0, 0, 0.0097), e)
    studio((0.012, -0.005, 0.008), 0.50, 68, 0.36, side=-0.10)


def weep_cap():
    for x, y, colour in (
        (-0.04, 0.025, (0.80, 0.80, 0.79)),
        (0.005, 0.0, (0.085, 0.052, 0.032)),
        (0.05, -0.025, (0.018, 0.018, 0.019)),
    ):
        e = empty((x, y, 0), math.radians(28))
        m = Mat("cap", colour, 0.35).material
        box(-0.020, 0.020, -0.0075, 0.0075, 0, 0.0035, m, 0.002, 4, e)
        box(-0.016, 0.016, -0.0045, 0.0045, 0.0035, 0.009, m, 0.002, 4, e)
        box(
            -0.014, 0.014, -0.0052, -0.0042, 0.0042, 0.0078, Mat("mouth", (0.02, 0.02, 0.02), 0.7).material, 0, parent=e
        )
    studio((0.003, 0, 0.004), 0.30, 80, 0.19, side=-0.08, scale=0.75)


def wedge_set():
    """Wedges, pads and a gasket that hold railing glass in its channel."""
    grey = Mat("wedge", (0.10, 0.10, 0.105), 0.45).material
    for k in range(3):
        e = empty((-0.06 + 0.05 * k, 0.035 - 0.02 * k, 0), math.radians(32))
        o = extrude(
            fillet([(0, 0), (0.014, 0), (0.006, 0.060), (0, 0.060)], 0.0012, 3),
            0.06,
            grey if k != 1 else Mat("pad", (0.62, 0.20, 0.05), 0.45).material,
            (),
            (0, 0, 0),
            e,
            0.0004,
        )
        o.rotation_euler = (math.pi / 2, 0, 0)
    e = empty((0.02, -0.065, 0), math.radians(20))
    box(-0.11, 0.11, -0.006, 0.006, 0, 0.008, rubber(), 0.003, 4, e)
    studio((0.005, 0.0, 0.022), 0.52, 74, 0.30, side=-0.12)
