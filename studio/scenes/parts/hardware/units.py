"""Cut corners of sealed units: panes, spacer and edge seal, and what may stand between the panes."""

import math

from parts.finishes import alu
from parts.hardware.glass_samples import sheet
from parts.hardware.studio import studio
from parts.material import Mat
from parts.shapes import box, empty

SPACERS = {"aluminium": ((0.55, 0.55, 0.55), 0.32, 1), "black": ((0.02, 0.02, 0.021), 0.5, 0)}
# Panes and gaps in millimetres from front to back, the spacer, what stands in the first gap
UNITS = {
    "6-12-6": ((6, 12, 6), "black", None),
    "laminated": ((5, 1, 5, 12, 6), "aluminium", None),
    "triple": ((5, 12, 5, 12, 5), "black", None),
    "blinds": ((5, 22, 5), "aluminium", "slats"),
    "georgian": ((5, 14, 5), "aluminium", "bars"),
}


def unit(kind):
    build_up, spacer, inside = UNITS[kind]
    root = empty((-0.05, 0.02, 0), math.radians(-34))
    colour, rough, metallic = SPACERS[spacer]
    bar = Mat("spacer", colour, rough, metal=metallic).material
    seal = Mat("seal", (0.014, 0.014, 0.015), 0.55).material
    w = h = 0.15
    y = -sum(build_up) / 2000
    for number, mm in enumerate(build_up):
        t = mm / 1000
        if number % 2 == 0:
            e = empty((w / 2, y + t / 2, 0))
            e.parent = root
            sheet(e, 0.0001 * number, w, h, t)
        elif mm > 2:
            gap(root, y, y + t, w, h, bar, seal)
            if inside:
                FILLS[inside](root, y + t / 2, w, h)
        else:
            box(0, w, y, y + t, 0, h, None, 0, parent=root).hide_render = True
            for q in ((0, w, 0, 0.0009), (0, 0.0009, 0, h)):
                box(q[0], q[1], y, y + t, q[2], q[3], Mat("film", (0.74, 0.76, 0.76), 0.3).material, 0, parent=root)
        y += t
    studio((0.02, -0.01, 0.066), 0.60, 74, 0.27, side=-0.08)


def edge_seal():
    """The front pane set back, so that spacer, butyl line and outer sealant lie open."""
    root = empty((-0.05, 0.02, 0), math.radians(-34))
    w = h = 0.15
    for x0, y, z0 in ((0, 0.009, 0), (0.0175, -0.0096, 0.0175)):
        e = empty(((x0 + w) / 2, y, z0))
        e.parent = root
        sheet(e, 0, w - x0, h - z0, 0.005)
    bar = Mat("spacer", (0.55, 0.55, 0.55), 0.32, metal=1).material
    silicone, butyl = Mat("silicone", (0.13, 0.13, 0.135), 0.5).material, Mat("butyl", (0.01, 0.01, 0.01), 0.4).material
    for depth, mat, outer, inner in (
        (0.0066, silicone, 0.0, 0.012),
        (0.0060, bar, 0.0125, 0.0225),
        (0.0070, butyl, 0.0150, 0.0200),
    ):
        for x0, x1, z0, z1 in ((outer, w, outer, inner), (outer, inner, inner, h)):
            box(x0, x1, -depth, 0.0064, z0, z1, mat, 0.0004, parent=root)
    studio((0.0, -0.01, 0.055), 0.56, 90, 0.27, side=-0.10)


def gap(root, y0, y1, w, h, bar, seal):
    for q in ((0, w, 0, 0.006), (0, 0.006, 0, h)):
        box(q[0], q[1], y0, y1, q[2], q[3], seal, 0.0004, parent=root)
    for q in ((0.007, w, 0.007, 0.015), (0.007, 0.015, 0.007, h)):
        box(q[0], q[1], y0 + 0.0004, y1 - 0.0004, q[2], q[3], bar, 0.0008, parent=root)


def slats(root, y, w, h):
    coat = alu("slat", (0.58, 0.57, 0.55), 0.42)
    for k in range(13):
        slat = empty((w / 2 + 0.01, y, 0.026 + k * 0.0098))
        slat.parent = root
        slat.rotation_euler = (math.radians(28), 0, 0)
        box(-w / 2 + 0.008, w / 2 - 0.011, -0.0062, 0.0062, -0.0002, 0.0002, coat, 0, parent=slat)
    for x in (0.045, 0.12):
        box(x - 0.0004, x + 0.0004, y - 0.0004, y + 0.0004, 0.015, h, coat, 0, parent=root)


def bars(root, y, w, h):
    coat = Mat("bar", (0.80, 0.79, 0.77), 0.35).material
    box(0.078, 0.092, y - 0.004, y + 0.004, 0.015, h, coat, 0.0012, 3, root)
    box(0.015, w, y - 0.0038, y + 0.0038, 0.078, 0.092, coat, 0.0012, 3, root)


FILLS = {"slats": slats, "bars": bars}
