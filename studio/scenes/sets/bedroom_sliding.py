"""Bedroom with a two-track sliding uPVC window in golden-oak laminate, with mesh sash; morning light."""

from parts import *

PICTURES = {"upvc-sliding-window": {"samples": 20, "grade": {"exposure": 0.8}}}


def build():
    wall = plaster((0.60, 0.55, 0.47), "wall", 0.08)
    ceil = plaster((0.82, 0.81, 0.79), "ceil", 0.03)
    floor = wood("floor", (0.40, 0.27, 0.17), (0.25, 0.155, 0.09), (1.8, 0.19), 0.36, "X")
    x0, x1, z0, z1 = -0.95, 1.15, 0.80, 2.20
    room(-2.7, 2.6, -5.0, 0.0, 2.85, wall, floor, ceil, (x0, x1, z0, z1), 0.30)
    oak = oak_laminate()
    sliding_window(
        x0,
        x1,
        z0,
        z1,
        0.10,
        oak,
        glass("g", (0.985, 0.99, 0.988)),
        rubber(),
        metal("satin", (0.55, 0.54, 0.52), 0.28),
        0.42,
        insect_mesh(cover=0.26),
    )
    box(
        x0 - 0.04,
        x1 + 0.04,
        -0.035,
        0.10,
        z0 - 0.03,
        z0,
        marble("sill", (0.74, 0.71, 0.66), (0.5, 0.46, 0.42), grout=False, rough=0.15),
        0.005,
    )
    # bed along the left wall
    linen, throw, pil = (
        fabric("linen", (0.74, 0.72, 0.68)),
        fabric("throw", (0.36, 0.15, 0.075)),
        fabric("pil", (0.20, 0.25, 0.23)),
    )
    base = fabric("bedbase", (0.36, 0.32, 0.27))
    bed((-0.30, -1.55, 0), math.radians(90), linen, throw, pil, base, 1.7, 2.1)
    softbox(-2.69, -2.55, -2.55, -0.55, 0.1, 1.18, base, 0.05)
    side = wood("side", (0.36, 0.22, 0.12), (0.22, 0.13, 0.07), grout=False)
    box(-2.66, -2.22, -0.50, -0.10, 0.14, 0.50, side, 0.006, 3)
    box(-2.218, -2.21, -0.48, -0.12, 0.315, 0.322, rubber(), 0)
    table_lamp((-2.42, -0.30, 0.50), 0.52, glow=3.0)
    box(-2.695, -2.67, -1.95, -1.15, 1.45, 2.05, Mat("fr", (0.10, 0.07, 0.05), 0.4).material, 0.003)
    art = Mat("art", (0.7, 0.6, 0.5), 0.8)
    n = art.noise(art.coords((1, 2.2, 1.4), obj="world"), 1.3, 2, 0.4, 1.5)
    art.to(
        art.ramp(
            n.outputs[0],
            [
                (0.36, (0.72, 0.62, 0.48)),
                (0.46, (0.50, 0.20, 0.10)),
                (0.55, (0.70, 0.45, 0.22)),
                (0.63, (0.13, 0.20, 0.21)),
            ],
            "CONSTANT",
        ),
        "Base Color",
    )
    box(-2.672, -2.664, -1.91, -1.19, 1.49, 2.01, art.material, 0)
    # window seat bench and rug
    softbox(0.35, 1.55, -0.52, -0.08, 0.36, 0.46, fabric("bench", (0.50, 0.40, 0.29)), 0.035)
    for x in (0.45, 1.45):
        for y in (-0.47, -0.13):
            cylinder((x, y, 0), (x, y, 0.37), 0.016, side, 14)
    books(0.62, -0.28, 0.46, [(0.55, 0.48, 0.38), (0.12, 0.18, 0.20)], 0.4, 0.16, 0.22)
    box(-0.9, 1.7, -2.9, -0.8, 0.001, 0.013, fabric("rug", (0.55, 0.50, 0.43), 200), 0.005)
    plant((2.25, -0.40, 0), 1.7, Mat("pot", (0.40, 0.17, 0.10), 0.75).material)
    C = sheer("curt", (0.88, 0.85, 0.80), 0.66)
    curtain(1.28, 1.86, -0.10, 0.03, 2.62, C, 8, 0.04, 4)
    curtain(-1.62, -1.06, -0.10, 0.03, 2.62, C, 8, 0.04, 7)
    cylinder((-1.8, -0.10, 2.64), (2.0, -0.10, 2.64), 0.012, metal("rod", (0.10, 0.08, 0.06), 0.4))
    garden(7.0, z=-3.4, xr=14)
    daylight(27, 33, 6.6, 0.36, 0.8, color=(1, 0.87, 0.70))
    area((0.6, -4.6, 2.4), (0, 0, 1.0), (4, 2), 120, (1, 0.95, 0.88), glossy=False)
    area((0.1, 0.45, 1.5), (-0.6, -3, 0.6), (2.0, 1.3), 26, (0.95, 0.97, 1), glossy=False)
    camera((1.40, -3.55, 1.36), (-0.30, 0, 1.36), 28, 6.3, (0, 0, 1.4), level=True, shift=(0, -0.045))
