"""Aluminium windows in rooms, each named after its product."""

from parts import window_room

PICTURES = {
    "alu-27mm-sliding-window-with-mesh": {
        "grade": {"exposure": 0.85},
        "args": {
            "accent": "teal",
            "rows": [(1, "1 slide-right mesh track=1 | 1 slide-left glass track=0")],
            "size": (1.8, 1.35),
            "system": "alu",
            "colour": "bronze",
            "style": "desk",
            "wall": "mint",
            "floor": "oak boards",
            "view": "high garden",
            "side": 1,
        },
    },
    "alu-top-hung-window": {
        "grade": {"exposure": 0.85},
        "args": {
            "rows": [(0.45, "1 top glass open=-22"), (0.55, "1 fixed glass")],
            "size": (1.2, 1.65),
            "sill": 0.75,
            "system": "alu",
            "colour": "anthracite",
            "style": "console",
            "wall": "concrete",
            "floor": "dark boards",
            "view": "skyline",
            "side": -1,
            "curtains": False,
        },
    },
    "alu-louvre-ventilator": {
        "grade": {"exposure": 0.9},
        "args": {
            "rows": [(0.35, "1 fixed panel"), (0.65, "1 louvre frosted")],
            "size": (0.6, 0.9),
            "sill": 1.25,
            "system": "alu",
            "colour": "silver",
            "style": "bathroom",
            "wall": "grey tiles",
            "floor": "grey",
            "view": "high garden",
            "side": 1,
            "curtains": False,
        },
    },
    "alu-fixed-double-height-glazing": {
        "samples": 20,
        "grade": {"exposure": 0.6},
        "args": {
            "near": 0.84,
            "accent": "olive",
            "rows": [
                (0.16, "1 fixed glass | 1 top glass open=-16 | 1 fixed glass"),
                (0.42, "1 fixed glass | 1 fixed glass | 1 fixed glass"),
                (0.42, "1 fixed glass | 1 fixed glass | 1 fixed glass"),
            ],
            "size": (3.3, 5.4),
            "sill": 0,
            "system": "alu",
            "colour": "black",
            "high": 5.9,
            "style": "reading",
            "wall": "linen",
            "floor": "marble",
            "view": "west garden",
            "side": 1,
            "curtains": False,
        },
    },
}
build = window_room
