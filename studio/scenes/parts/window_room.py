"""A room around one window or door, seen from inside; the product, the furniture and the view are parameters."""

import bpy

from parts.camera import camera
from parts.finishes import metal
from parts.furnishing import furnish
from parts.glass import glass, glass_edge, pane
from parts.light import area
from parts.opening import opening
from parts.room import curtain, room
from parts.shapes import box, cylinder
from parts.stone import marble, plaster
from parts.surfaces import sheer
from parts.views import view as outside
from parts.walls_and_floors import floor as named_floor
from parts.walls_and_floors import wall as named_wall


def window_room(
    rows,
    size,
    sill=0.85,
    system="upvc",
    colour="white",
    style="reading",
    wall="sand",
    floor="oak boards",
    view="high garden",
    side=1,
    curtains=True,
    turn=0.5,
    near=1.0,
    high=2.85,
    lift=0.0,
    aim=0.0,
    juliet=False,
    accent="rust",
):
    w, h = size
    x0, x1, z0, z1 = -w / 2, w / 2, sill, sill + h
    half, reveal = max(2.7, w / 2 + 1.9), 0.12
    span = near * max(2.5, w * 1.5 + 0.9, 1.5 * (h * 1.25 + 0.3))
    distance = span * 28 / 36
    ceiling = plaster((0.82, 0.81, 0.79), "ceil", 0.03)
    wall_mat = named_wall(wall)
    room(
        -half,
        half,
        -max(5.0, distance + 1.4),
        0,
        max(high, z1 + 0.35),
        wall_mat,
        named_floor(floor),
        ceiling,
        (x0, x1, max(0, z0 - 0.02), z1),
        0.30,
    )
    opening(x0, x1, z0, z1, reveal, rows, system, colour, "LRTB" if sill else "LRT")
    if sill:
        sill_board = marble("sill", (0.74, 0.71, 0.66), (0.5, 0.46, 0.42), grout=False, rough=0.15)
        box(x0 - 0.04, x1 + 0.04, -0.035, reveal, z0 - 0.03, z0 + 0.002, sill_board, 0.005)
    elif not juliet:
        terrace = named_floor("grey" if floor == "terracotta" else "terracotta")
        box(-half, half, 0.30, 2.6, -0.12, -0.012, terrace, 0)
    if juliet:
        juliet_glass(x0 - 0.14, x1 + 0.14)
    furnish(style, x0, x1, sill, side, accent)
    if curtains:
        hang_curtains(x0, x1, min(z1 + 0.4, high - 0.2))
    outside(view, w, h, (0, (z0 + z1) / 2))
    area((0.4 * side, -4.4, 2.4), (0, 0, 1.0), (4, 2), 120, (1, 0.95, 0.88), glossy=False)
    eye = 1.38
    centre = 0.62 * (z0 + z1) / 2 + 0.38 * 1.15 + lift
    camera(
        (-turn * side * distance * 0.55, -distance, eye),
        (0.16 * side + aim, 0, eye),
        28,
        6.3,
        (0, 0, 1.4),
        level=True,
        shift=(0, (centre - eye) / span),
    )
    bpy.context.scene.camera.data.clip_end = 2000


def hang_curtains(x0, x1, top):
    cloth = sheer("curt", (0.88, 0.85, 0.80), 0.68)
    curtain(x1 + 0.10, x1 + 0.58, -0.10, 0.03, top, cloth, 7, 0.04, 4)
    curtain(x0 - 0.58, x0 - 0.10, -0.10, 0.03, top, cloth, 7, 0.04, 7)
    cylinder(
        (x0 - 0.75, -0.10, top + 0.02), (x1 + 0.75, -0.10, top + 0.02), 0.012, metal("rod", (0.10, 0.08, 0.06), 0.4)
    )


def juliet_glass(x0, x1, y=0.40):
    """Glass guard fixed to the wall outside, instead of a balcony."""
    steel = metal("juliet", (0.60, 0.60, 0.61), 0.24)
    pane(x0, x1, y, 0.02, 1.08, glass("juliet_glass", (0.955, 0.982, 0.972), 1.2), 0.0135, glass_edge())
    box(x0, x1, y - 0.018, y + 0.018, 1.075, 1.105, steel, 0.008, 3)
    for x in (x0 + 0.06, x1 - 0.06):
        for z in (0.2, 0.9):
            cylinder((x, 0.30, z), (x, y + 0.012, z), 0.022, steel, 32, 0.002)
