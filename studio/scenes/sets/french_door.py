"""White uPVC French double door, one leaf open, to a balcony with terracotta floor and pot plants."""

from parts import *

PICTURES = {"french-door-upvc": {"samples": 28, "grade": {"exposure": 0.5}}}


def leaf(w, h, mats, loc, rz, hinge, handle):
    """Door leaf = tall sash with a mid rail."""
    e = upvc_sash(w, h, mats, loc, rz, hinge, True, handle)
    a, b = (-w, 0) if hinge == "R" else (0, w)
    box(a + 0.06, b - 0.06, 0.002, 0.064, 0.62, 0.72, mats[0], 0.004, 3, e)
    return e


def build():
    white = upvc()
    mats = (white, glass("g", (0.985, 0.99, 0.988)), rubber(), Mat("spacer", (0.25, 0.25, 0.26), 0.4, 1).material)
    wall = plaster((0.40, 0.43, 0.36), "sage", 0.10)
    ceil = plaster((0.83, 0.82, 0.80), "ceil", 0.03)
    floor = terracotta("terr_in", size=(0.4, 0.4))
    X, H = 0.86, 2.28
    room(-2.8, 2.8, -5, 0, 2.9, wall, floor, ceil, (-X, X, 0, H), 0.30)
    satin = metal("satin", (0.62, 0.61, 0.60), 0.27)
    y = 0.10
    frame(-X, X, 0, H, FRAME, white, y, sides="LRT")
    box(-X, X, y, y + 0.075, 0, 0.02, metal("sill", (0.55, 0.55, 0.55), 0.35), 0.003)
    w, h = X - 0.036 - 0.004, H - 0.036 - 0.022
    leaf(w, h, mats, (-X + 0.036, y - 0.014, 0.022), 0, "L", satin)
    leaf(w, h, mats, (X - 0.036, y - 0.014, 0.022), math.radians(30), "R", satin)
    # skirting and picture-rail-free walls: thin white skirting only
    sk = Mat("skirt", (0.82, 0.82, 0.80), 0.4).material
    box(-2.8, -X, -0.014, 0, 0, 0.11, sk, 0.003)
    box(X, 2.8, -0.014, 0, 0, 0.11, sk, 0.003)
    # balcony
    box(-4, 4, 0.30, 2.1, -0.12, -0.015, terracotta("terr_out", size=(0.3, 0.3), color=(0.48, 0.20, 0.105)), 0)
    iron = alu("iron", (0.02, 0.02, 0.022), 0.5)
    box(-4, 4, 2.0, 2.12, -0.25, 0.06, plaster((0.72, 0.66, 0.56), "kerb", 0.1), 0.01)
    box(-4, 4, 2.03, 2.075, 1.02, 1.05, iron, 0.006)
    box(-4, 4, 2.04, 2.07, 0.12, 0.14, iron, 0.002)
    for i in range(72):
        x = -3.95 + i * 0.11
        cylinder((x, 2.055, 0.06), (x, 2.055, 1.03), 0.007, iron, 10)
    bougainvillea((-0.48, 1.55, -0.015), 1.15, seed=11)
    bougainvillea((1.35, 1.6, -0.015), 1.05, seed=23)
    bougainvillea((-1.7, 1.5, -0.015), 1.2, seed=31)
    plant((0.62, 1.62, -0.015), 1.9, Mat("pot1", (0.46, 0.19, 0.105), 0.8).material)
    # cane chair and side table on the balcony
    cane = wood("cane", (0.46, 0.29, 0.14), (0.30, 0.17, 0.08), grout=False)
    e = empty((0.05, 1.35, -0.015), math.radians(150))
    softbox(-0.27, 0.27, -0.26, 0.26, 0.36, 0.42, cane, 0.02, e)
    softbox(-0.25, 0.25, -0.25, 0.24, 0.42, 0.49, fabric("seat", (0.72, 0.66, 0.55)), 0.03, e)
    for sx in (-0.26, 0.26):
        tube([(sx, -0.24, 0), (sx, -0.25, 0.58), (sx, -0.20, 0.61), (sx, 0.26, 0.62)], 0.014, cane, e, 4)
        tube([(sx, 0.26, 0), (sx, 0.27, 0.5), (sx, 0.36, 0.92)], 0.014, cane, e, 4)
    for k in range(9):
        t = 0.46 + k * 0.052
        tube([(-0.26, 0.26 + (t - 0.46) * 0.22, t), (0.26, 0.26 + (t - 0.46) * 0.22, t)], 0.008, cane, e, 3)
    # room: console with vase, rug, curtain
    C = sheer("curt", (0.88, 0.85, 0.79), 0.7)
    curtain(-1.72, -1.02, -0.10, 0.02, 2.6, C, 9, 0.04, 4)
    curtain(1.05, 1.55, -0.10, 0.02, 2.6, C, 7, 0.04, 8)
    cylinder((-1.95, -0.10, 2.62), (1.95, -0.10, 2.62), 0.012, metal("rod", (0.10, 0.08, 0.06), 0.4))
    oak = wood("console", (0.36, 0.22, 0.12), (0.22, 0.13, 0.07), grout=False)
    box(1.72, 2.72, -0.44, -0.05, 0.74, 0.78, oak, 0.005)
    for x in (1.78, 2.66):
        for yy in (-0.40, -0.09):
            box(x - 0.02, x + 0.02, yy - 0.02, yy + 0.02, 0, 0.74, oak, 0.004)
    lathe(
        [
            (0, 0),
            (0.06, 0),
            (0.10, 0.06),
            (0.105, 0.13),
            (0.07, 0.22),
            (0.04, 0.27),
            (0.05, 0.30),
            (0.045, 0.30),
            (0.033, 0.27),
            (0, 0.25),
        ],
        Mat("vase", (0.10, 0.17, 0.20), 0.25).material,
        (2.02, -0.24, 0.78),
    )
    books(2.42, -0.24, 0.78, [(0.60, 0.52, 0.40), (0.45, 0.16, 0.10), (0.15, 0.17, 0.18)], 1.3, 0.17, 0.24)
    box(-1.1, 1.2, -2.6, -0.75, 0.001, 0.012, fabric("rug", (0.58, 0.52, 0.43), 200), 0.005)
    garden(4.6, z=-3.2, xr=13)
    daylight(38, -38, 6.0, 0.36, 0.8, color=(1, 0.90, 0.76))
    area((0.3, -4.6, 2.5), (0, 0, 1.0), (4, 2), 150, (1, 0.95, 0.88), glossy=False)
    camera((-0.95, -3.55, 1.36), (0.16, 0, 1.36), 30, 6.3, (0, 0, 1.2), level=True, shift=(0, -0.03))
