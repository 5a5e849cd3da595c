"""Bedroom with a fitted wardrobe behind slim sliding doors."""

from parts import *

PICTURES = {
    "slim-wardrobe-sliding-door": {"grade": {"exposure": 0.9}},
}


def build():
    wall, ceiling = named_wall("sand"), plaster((0.82, 0.81, 0.79), "ceil", 0.03)
    room(-2.6, 2.9, -5.0, 0, 2.75, wall, named_floor("oak boards"), ceiling)
    oak = wood("carcass", (0.36, 0.22, 0.12), (0.22, 0.13, 0.065), grout=False, rough=0.4)
    x0, x1, h, front = -2.35, 0.45, 2.45, -0.64
    box(x0 - 0.04, x0, front, 0, 0, h + 0.04, oak, 0.003)
    box(x1, x1 + 0.04, front, 0, 0, h + 0.04, oak, 0.003)
    box(x0 - 0.04, x1 + 0.04, front, 0, h, h + 0.04, oak, 0.003)
    box(x0, x1, -0.03, -0.004, 0, h, oak, 0)
    cells = (
        "1 slide-right frosted track=0 handle=no | 1 slide-left timber track=1 | 1 slide-left frosted track=0 open=0.42"
    )
    opening(x0, x1, 0, h, front - 0.01, [(1, cells)], "slim", "bronze", "LRT")
    for z in (0.45, 1.95):
        box(x0, x1, front + 0.12, -0.03, z, z + 0.025, oak, 0.002)
    for k, colour in enumerate(
        ((0.42, 0.19, 0.11), (0.62, 0.56, 0.45), (0.14, 0.22, 0.23), (0.70, 0.66, 0.58), (0.20, 0.24, 0.20))
    ):
        x = 0.02 + k * 0.075
        softbox(x, x + 0.05, -0.55, -0.16, 0.95, 1.78, fabric(f"coat{k}", colour), 0.02)
    cylinder((x0, -0.34, 1.85), (x1, -0.34, 1.85), 0.012, metal("rod", (0.60, 0.60, 0.61), 0.25))
    area((-0.9, -0.3, h - 0.05), (-0.9, -0.3, 0), (2.4, 0.1), 26, (1, 0.86, 0.66), glossy=False)
    linen, base = fabric("linen", (0.74, 0.72, 0.68)), fabric("bedbase", (0.36, 0.32, 0.27))
    bed(
        (1.25, -1.9, 0),
        math.radians(-90),
        linen,
        fabric("throw", (0.42, 0.19, 0.11)),
        fabric("pil", (0.14, 0.22, 0.23)),
        base,
        1.7,
        1.6,
    )
    box(2.35, 2.85, -0.75, -0.25, 0.12, 0.48, oak, 0.005)
    table_lamp((2.6, -0.5, 0.48), 0.5, glow=4)
    box(-1.9, 0.9, -2.6, -1.0, 0.001, 0.013, fabric("rug", (0.50, 0.43, 0.35), 190), 0.005)
    world_hdri("interior.exr", 0.35, rz=1.0)
    area((-2.5, -3.4, 1.5), (0.5, -0.8, 1.0), (1.8, 1.9), 95, (0.95, 0.97, 1), glossy=False)
    area((0.3, -4.6, 2.4), (0, 0, 1.0), (4, 1.6), 70, (1, 0.95, 0.88), glossy=False)
    camera((0.75, -4.1, 1.38), (-0.55, 0, 1.38), 27, None, level=True, shift=(0, -0.045))
