"""Bathroom with a corner shower or a bath."""

from parts import *
from parts.shower_enclosures import ENCLOSURES

PICTURES = {
    "shower-frameless": {"size": (1600, 1067), "samples": 32, "grade": {"exposure": 0.35}},
    "shower-black-framed": {
        "prefilter": False,
        "samples": 16,
        "grade": {"exposure": 0.55},
        "args": {"style": "black grid", "tile": "slate", "black": True},
    },
    "walk-in-shower-panel": {"grade": {"exposure": 0.5}, "args": {"style": "walk-in", "tile": "sand", "black": True}},
    "straight-sliding-shower": {"grade": {"exposure": 0.5}, "args": {"style": "sliding", "tile": "blue"}},
    "quadrant-shower-cubicle": {"grade": {"exposure": 0.4}, "args": {"style": "quadrant", "tile": "sage"}},
    "folding-bath-screen": {"grade": {"exposure": 0.45}, "args": {"style": "bath", "tile": "rose"}},
}
TILES = {
    "green": ((0.135, 0.215, 0.185), (0.075, 0.26), (0.34, 0.36, 0.34), 0.0, 0.12, 0.30),
    "slate": ((0.15, 0.148, 0.143), (0.60, 0.30), (0.30, 0.295, 0.285), 0.5, 0.24, 0.10),
    "sand": ((0.46, 0.38, 0.29), (0.60, 1.20), (0.40, 0.33, 0.26), 0.5, 0.30, 0.06),
    "blue": ((0.10, 0.17, 0.24), (0.10, 0.10), (0.36, 0.37, 0.38), 0.0, 0.12, 0.34),
    "sage": ((0.34, 0.39, 0.34), (0.20, 0.075), (0.46, 0.47, 0.44), 0.5, 0.12, 0.16),
    "rose": ((0.44, 0.26, 0.20), (0.13, 0.13), (0.50, 0.44, 0.39), 0.0, 0.16, 0.22),
}


def build(style="frameless", tile="green", black=False):
    ch = metal("blackfit", (0.030, 0.030, 0.032), 0.30) if black else chrome()
    G = glass("sg", tint=(0.97, 0.988, 0.98), refl=1.1)
    ed = glass_edge()
    *look, vary = TILES[tile]
    tw = tiles("tw", *look, "XZ", vary, 0.0018)
    tw2 = tiles("tw2", *look, "YZ", vary, 0.0018)
    mb = marble("mb", (0.80, 0.79, 0.77), (0.33, 0.32, 0.32), (1.2, 2.8), 0.08, 1.1, grout=False)
    fl = marble("fl", (0.44, 0.43, 0.41), (0.30, 0.29, 0.28), (0.8, 0.8), 0.24, 0.8)
    ft = tiles("ft", (0.17, 0.175, 0.18), (0.05, 0.05), (0.30, 0.30, 0.30), 0.0, 0.35, "XY", 0.18, 0.002)
    # room: back wall y=0, left wall x=0; shower occupies x0..1.5,y-1.0..0
    box(-0.1, 4, 0, 0.1, 0, 2.8, tw, 0)
    box(-0.1, 0, -4.5, 0, 0, 2.8, tw2, 0)
    box(0, 4, -4.5, 0, -0.1, 0, fl, 0)
    if style not in ("bath", "quadrant"):
        box(0.0, 1.5, -1.02, 0, -0.0, 0.012, ft, 0)
    box(-0.1, 4, -4.5, 0.1, 2.65, 2.8, plaster((0.85, 0.85, 0.84), "ceil", 0.02), 0)
    box(4, 4.1, -4.5, 0, 0, 2.8, plaster((0.76, 0.74, 0.70), "w2", 0.05), 0)
    box(0, 4, -4.6, -4.5, 0, 2.8, plaster((0.42, 0.40, 0.37), "w3", 0.05), 0)
    box(
        1.2, 2.1, -4.5, -4.46, 0, 2.1, wood("dr", (0.36, 0.22, 0.12), (0.20, 0.115, 0.06), grout=False, axis="Z"), 0.004
    )
    box(1.5, 4, -0.10, 0, 0, 2.65, mb, 0.002)  # marble slab wall behind vanity
    # niche
    box(0.42, 1.08, -0.004, 0.0, 1.12, 1.50, mb, 0.001)
    box(0.45, 1.05, -0.006, -0.002, 1.15, 1.47, Mat("nin", (0.12, 0.12, 0.12), 0.4).material, 0.0)
    # glass: fixed side panel (x=1.5) front: fixed + door at y=-1.02
    H = 2.1
    fy = -1.0
    ENCLOSURES[style](ch, G, ed, H, fy)
    # rain shower + riser + mixer on left wall
    y = -0.5
    cylinder((0, y, 2.22), (0.40, y, 2.22), 0.012, ch)
    cylinder((0, y, 2.22), (0.012, y, 2.22), 0.03, ch, bev=0.002)
    cylinder((0.40, y, 2.22), (0.40, y, 2.17), 0.012, ch)
    lathe([(0, 0.02), (0.03, 0.02), (0.14, 0.008), (0.15, 0.006), (0.15, 0), (0, 0)], ch, (0.40, y, 2.145))
    box(0, 0.045, y - 0.14, y + 0.14, 1.06, 1.11, ch, 0.012, 5)
    for k in (-0.16, 0.16):
        cylinder(
            (0.022, y + k - 0.02 * (1 if k > 0 else -1), 1.085),
            (0.022, y + k + 0.02 * (1 if k > 0 else -1), 1.085),
            0.026,
            ch,
            40,
            0.004,
        )
    cylinder((0.05, y + 0.22, 1.2), (0.05, y + 0.22, 1.86), 0.010, ch)
    for z in (1.22, 1.84):
        cylinder((0, y + 0.22, z), (0.05, y + 0.22, z), 0.012, ch)
    pts = [
        (
            0.07 + 0.06 * math.sin(t * 3.1) * math.sin(t * 3.14),
            y + 0.22 - 0.20 * t + 0.12 * math.sin(t * 3.14),
            1.70 - 0.58 * math.sin(t * 1.57) - 0.35 * math.sin(t * 3.14),
        )
        for t in [i / 24 for i in range(25)]
    ]
    tube(pts, 0.007, metal("hose", (0.7, 0.7, 0.7), 0.25))
    cylinder((0.085, y + 0.22, 1.62), (0.10, y + 0.22, 1.80), 0.012, ch)
    cylinder((0.085, y + 0.22, 1.78), (0.135, y + 0.22, 1.755), 0.045, ch, bev=0.004)
    for i, (c, r, h) in enumerate(
        (((0.62, 0.45, 0.25), 0.028, 0.15), ((0.75, 0.74, 0.70), 0.03, 0.12), ((0.12, 0.14, 0.13), 0.026, 0.17))
    ):
        lathe(
            [(0, 0), (r, 0), (r, h * 0.8), (r * 0.45, h * 0.9), (r * 0.4, h), (0, h)],
            Mat("btl%d" % i, c, 0.25).material,
            (0.62 + i * 0.09, -0.05, 1.152),
        )
    box(0.45, 1.05, -0.11, 0, 1.135, 1.152, mb, 0.003)
    # drain, vanity, mirror, towel, plant
    box(0.45, 1.05, -0.16, -0.09, 0.0125, 0.0145, metal("drain", (0.55, 0.55, 0.55), 0.25), 0.001)
    wd = wood("van", (0.36, 0.22, 0.12), (0.20, 0.115, 0.06), grout=False)
    box(2.0, 3.6, -0.62, -0.10, 0.42, 0.80, wd, 0.003)
    box(1.98, 3.62, -0.64, -0.10, 0.80, 0.835, mb, 0.004)
    for x in (2.8,):
        box(x - 0.001, x + 0.001, -0.622, -0.61, 0.42, 0.80, rubber(), 0)
    lathe(
        [
            (0, 0.02),
            (0.10, 0.0),
            (0.17, 0.03),
            (0.205, 0.11),
            (0.21, 0.13),
            (0.20, 0.13),
            (0.16, 0.045),
            (0.09, 0.022),
            (0, 0.02),
        ],
        Mat("basin", (0.86, 0.86, 0.85), 0.12).material,
        (2.55, -0.36, 0.835),
    )
    cylinder((2.55, -0.16, 0.83), (2.55, -0.16, 1.10), 0.014, ch)
    cylinder((2.55, -0.16, 1.09), (2.55, -0.33, 1.09), 0.012, ch)
    mi = metal("mirror", (0.93, 0.94, 0.94), 0.0)
    o = lathe([(0, 0), (0.42, 0)], mi, (2.6, -0.125, 1.62), 96)
    o.rotation_euler = (math.pi / 2, 0, 0)
    o = lathe(
        [(0.42, -0.0), (0.435, 0), (0.435, 0.022), (0.42, 0.022)],
        metal("mfr", (0.04, 0.04, 0.04), 0.35),
        (2.6, -0.105, 1.62),
        96,
    )
    o.rotation_euler = (math.pi / 2, 0, 0)
    plant((3.25, -0.38, 0.835), 0.9)
    tf = fabric("towel", (0.80, 0.77, 0.71), 260)
    if style == "frameless":  # towel bar on the side panel
        curtain(-0.95, -0.62, 1.56, 0.75, 1.33, tf, 2, 0.010, 5, axis="Y")
        cylinder((1.56, -1.0, 1.335), (1.56, -0.2, 1.335), 0.009, ch)
        for yy in (-0.98, -0.22):
            cylinder((1.5, yy, 1.335), (1.56, yy, 1.335), 0.009, ch)
    world_hdri("studio.exr", 0.10)
    area((2.1, -2.0, 2.62), (2.1, -2.0, 0), (2.0, 0.5), 34, (1, 0.95, 0.89))
    area((0.75, -0.5, 2.63), (0.75, -0.5, 0), (0.9, 0.35), 24, (1, 0.94, 0.86))
    area((3.95, -2.9, 1.5), (0.6, -0.4, 1.1), (1.5, 1.9), 85, (0.93, 0.97, 1))
    area((2.6, -0.2, 2.4), (2.6, -0.1, 1), (1.2, 0.05), 7, (1, 0.88, 0.72))
    eye = (2.75, -3.40, 1.36) if black else (2.95, -3.55, 1.38)
    camera(eye, (0.92, -0.35, 1.10), 27, 6.3, (1.0, -0.9, 1.1), level=True, shift=(0, -0.045))
