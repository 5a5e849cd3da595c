"""Stays and locks."""

import math


from parts.finishes import metal
from parts.hardware.studio import screw, slotted_bar, studio
from parts.material import Mat
from parts.shapes import box, empty, lathe


def friction_hinge():
    st = Mat("stainless", (0.58, 0.58, 0.57), 0.30, metal=1)
    n = st.noise(st.coords((4, 160, 160), obj=True), 3, 3)
    st.bump(n.outputs[0], 0.05, 0.0003)
    st = st.material
    pol = metal("rivet", (0.70, 0.70, 0.69), 0.16)
    e = empty((-0.02, 0.02, 0), math.radians(24))
    # frame track with raised lips
    slotted_bar(
        -0.17,
        0.15,
        0,
        0.0015,
        0.020,
        0.0022,
        st,
        [(-0.155, 0.0024), (-0.06, 0.0024), (0.03, 0.0024), (0.135, 0.0024)],
        e,
        [(0.085, 0.02, 0.0024)],
    )
    for y in (-0.0092, 0.0092):
        box(-0.155, 0.10, y - 0.0008, y + 0.0008, 0.002, 0.0062, st, 0.0004, 2, e)
    box(
        -0.125, -0.085, -0.0082, 0.0082, 0.0028, 0.0066, Mat("shoe", (0.05, 0.05, 0.05), 0.45).material, 0.0012, 3, e
    )  # sliding shoe
    a = empty((-0.105, 0, 0.0075), math.radians(33))
    a.parent = e
    slotted_bar(
        -0.012, 0.235, 0, 0.0010, 0.016, 0.0022, st, [(0.06, 0.0022), (0.15, 0.0022), (0.222, 0.0022)], a
    )  # vent arm
    L = empty((0.118, 0, 0.0045), math.radians(148.9))
    L.parent = e
    slotted_bar(-0.010, 0.145, 0, 0.0, 0.015, 0.0022, st, (), L)  # link, meets the arm at its far rivet
    for p, q in ((a, 0.0), (L, 0.0), (L, 0.135)):
        lathe(
            [(0, 0.0032), (0.0030, 0.0030), (0.0042, 0.0018), (0.0044, 0.0), (0, 0)],
            pol,
            (q, 0, 0.0012 if q == 0 else 0.0048),
            40,
            p,
        )
    b = empty((0.03, -0.075, 0), math.radians(24))  # a second, closed stay
    slotted_bar(-0.17, 0.15, 0, 0.0015, 0.020, 0.0022, st, [(-0.155, 0.0024), (0.135, 0.0024)], b)
    for y in (-0.0092, 0.0092):
        box(-0.155, 0.10, y - 0.0008, y + 0.0008, 0.002, 0.0062, st, 0.0004, 2, b)
    slotted_bar(-0.150, 0.12, 0, 0.0052, 0.0155, 0.0022, st, [(-0.06, 0.0022), (0.03, 0.0022)], b)
    for x in (-0.14, 0.095):
        lathe([(0, 0.0032), (0.0030, 0.0030), (0.0042, 0.0018), (0.0044, 0.0), (0, 0)], pol, (x, 0, 0.0062), 40, b)
    for p in (e, b):
        for x in (-0.155, 0.135):
            screw(x, 0, 0.0028, 0.0036, pol, p)
    studio((0.010, 0.005, 0.0), 0.52, 62, 0.42, side=-0.10)


def multipoint():
    st = Mat("plate", (0.60, 0.595, 0.58), 0.26, metal=1)
    n = st.noise(st.coords((2, 200, 200), obj=True), 3, 3)
    st.bump(n.outputs[0], 0.04, 0.0003)
    st = st.material
    pol, dark = metal("cam", (0.72, 0.71, 0.69), 0.14), Mat("case", (0.32, 0.315, 0.31), 0.38, metal=1).material
    e = empty((0.0, 0.0, 0), math.radians(38))
    slotted_bar(
        -0.24,
        0.24,
        0,
        0.0245,
        0.018,
        0.0028,
        st,
        [(-0.225, 0.0026), (0.225, 0.0026), (-0.05, 0.0026), (0.06, 0.0026)],
        e,
        [(-0.155, 0.026, 0.0036), (0.155, 0.026, 0.0036), (0.0, 0.030, 0.0042)],
    )
    box(-0.042, 0.042, -0.0075, 0.0075, 0.0, 0.0228, dark, 0.0015, 3, e)  # gearbox
    box(-0.20, -0.045, -0.005, 0.005, 0.0185, 0.0228, dark, 0.0006, 2, e)  # drive rods
    box(0.045, 0.20, -0.005, 0.005, 0.0185, 0.0228, dark, 0.0006, 2, e)
    for x in (-0.155, 0.155):  # mushroom cams
        lathe(
            [(0, 0.011), (0.0052, 0.011), (0.0060, 0.0102), (0.0060, 0.0078), (0.0038, 0.0070), (0.0036, 0.0), (0, 0)],
            pol,
            (x, 0, 0.0256),
            48,
            e,
        )
    box(-0.013, 0.013, -0.0038, 0.0038, 0.0235, 0.0385, pol, 0.0016, 4, e)  # hook bolt
    for x in (-0.225, -0.05, 0.06, 0.225):
        screw(x, 0, 0.0262, 0.0040, pol, e)
    o = empty((0.075, -0.11, 0), math.radians(38))  # strike plate
    slotted_bar(
        -0.055, 0.055, 0, 0.0018, 0.026, 0.0028, st, [(-0.043, 0.0026), (0.043, 0.0026)], o, [(0.0, 0.034, 0.0056)]
    )
    for x in (-0.043, 0.043):
        screw(x, 0, 0.0034, 0.0040, pol, o)
    studio((0.0, -0.02, 0.016), 0.72, 60, 0.48, side=-0.14, scale=1.3)
