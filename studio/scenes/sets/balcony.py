"""Balconies and their railings."""

from parts import *
from parts.far_views import look_out
from parts.railings import railing
from parts.terrace import lounge_corner

PICTURES = {
    "balcony-railing": {"size": (1600, 1067), "samples": 32, "grade": {"exposure": 0.45}},
    "balcony-city": {"grade": {"exposure": 0.5}, "args": {"view": "city"}},
    "frameless-spigot-railing": {
        "grade": {"exposure": 0.1},
        "args": {"rail": "spigot", "view": "garden", "floor": "marble"},
    },
    "post-and-rail-aluminium-railing": {
        "grade": {"exposure": 0.2},
        "args": {"rail": "posts", "view": "city", "floor": "kota stone", "end_wall": "sandstone"},
    },
    "aluminium-baluster-railing": {
        "grade": {"exposure": 0.2},
        "args": {"rail": "balusters", "view": "garden", "floor": "terracotta", "colour": "black"},
    },
    "led-handrail-glass-railing": {
        "grade": {"exposure": 0.6, "bloom": 0.12},
        "args": {"rail": "led", "view": "dusk", "floor": "deck", "colour": "bronze", "end_wall": "linen"},
    },
}


def build(view="sea", rail="channel", floor="deck", colour="anthracite", end_wall=None):
    if floor == "deck":
        deck()
    else:
        box(-5, 7, -4.2, 0.03, -0.05, 0, named_floor(floor), 0)
    box(-5, 7, 0.03, 0.24, -0.35, 0.02, concrete("edge", (0.66, 0.65, 0.63)), 0.008)
    if end_wall:
        box(4.6, 4.9, -4.2, 0.24, -0.35, 3.4, named_wall(end_wall), 0)
    railing(rail, -4.6, 4.6 if end_wall else 6.6, 0.12, colour)
    lounge_corner()
    plant((2.6, -0.55, 0), 1.9, Mat("pp", (0.16, 0.16, 0.16), 0.6).material)
    look_out(view)
    area((1, -3.8, 2.2), (1, 0, 0.6), (6, 1.6), 60, (1, 0.94, 0.86), glossy=False)
    if view == "sea":
        camera((-2.35, -2.25, 1.36), (0.95, 0.05, 0.84), 26, 8, (0.5, -0.2, 0.8))
    else:
        camera((-2.15, -2.75, 1.42), (0.75, 0.05, 0.98), 26, 8, (0.5, -0.2, 0.8))
    bpy.context.scene.camera.data.clip_end = 30000


def deck():
    boards = wood("deck2", (0.40, 0.27, 0.17), (0.23, 0.145, 0.09), grout=False, rough=0.5, axis="X")
    y = -3.9
    while y < 0.02:
        box(-5, 7, y, y + 0.138, -0.03, 0, boards, 0.004)
        y += 0.144
