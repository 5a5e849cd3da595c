"""The multi-point lock."""

import math

from parts.finishes import metal
from parts.hardware.studio import screw, slotted_bar, studio
from parts.material import Mat
from parts.shapes import box, empty, lathe


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
