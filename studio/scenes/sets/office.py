"""Office with a meeting room behind a front of glass or panels."""

from parts import *
from parts.partitions import front

PICTURES = {
    "office-partition": {"size": (1600, 1067), "samples": 32, "grade": {"exposure": 0.75}},
    "partition-acoustic": {
        "samples": 16,
        "grade": {"exposure": 0.75},
        "args": {"style": "double glazed", "side": "left"},
    },
    "frameless-single-glazed-partition": {"grade": {"exposure": 0.75}, "args": {"style": "frameless", "side": "left"}},
    "acoustic-laminated-glass-partition": {"grade": {"exposure": 0.75}, "args": {"style": "laminated"}},
    "curved-glass-partition": {"grade": {"exposure": 0.75}, "args": {"style": "curved", "floor": "terrazzo"}},
    "double-glazed-partition-with-blinds": {"grade": {"exposure": 0.75}, "args": {"style": "blinds", "side": "left"}},
    "patch-fitting-toughened-glass-front": {
        "grade": {"exposure": 0.75},
        "args": {"style": "patch", "floor": "terrazzo", "side": "front"},
    },
    "sliding-glass-door-partition": {
        "grade": {"exposure": 0.75},
        "args": {"style": "hanging", "floor": "terrazzo", "side": "left"},
    },
    "stacking-glass-wall": {
        "grade": {"exposure": 0.75},
        "args": {"style": "stacking", "floor": "oak", "side": "front"},
    },
    "acoustic-meeting-pod": {"grade": {"exposure": 0.75}, "args": {"style": "pod", "side": "left", "floor": "oak"}},
    "half-height-counter-screen": {"grade": {"exposure": 0.75}, "args": {"style": "counter", "floor": "terrazzo"}},
    "accordion-mesh-partition": {
        "grade": {"exposure": 0.75},
        "args": {"style": "lattice", "floor": "terrazzo", "side": "left"},
    },
    "industrial-grid-partition": {
        "grade": {"exposure": 0.75},
        "args": {
            "floor": "terrazzo",
            "rows": [
                (
                    1,
                    "2.4 fixed fluted grid=3x6 | 1.0 left glass grid=2x6 open=-38 | 1.0 right glass grid=2x6 | 2.4 fixed fluted grid=3x6",
                )
            ],
        },
    },
    "switchable-privacy-glass-partition": {
        "grade": {"exposure": 0.75},
        "args": {
            "side": "left",
            "colour": "anthracite",
            "rows": [
                (
                    1,
                    "1.6 fixed frosted | 1.6 fixed frosted | 1.1 left glass open=-34 | 1.6 fixed glass | 1.6 fixed glass",
                )
            ],
        },
    },
    "demountable-glass-partition": {
        "grade": {"exposure": 0.75},
        "args": {
            "colour": "white",
            "floor": "terrazzo",
            "rows": [
                (
                    1,
                    "1.0 fixed panel | 1.5 fixed glass | 1.5 fixed glass | 1.1 right glass open=-32 | 1.5 fixed glass | 1.0 fixed panel",
                )
            ],
        },
    },
    "aluminium-cabin-front": {
        "grade": {"exposure": 0.75},
        "args": {
            "side": "left",
            "colour": "champagne",
            "floor": "terrazzo",
            "rows": [
                (0.2, "1 fixed glass | 1 fixed glass | 1 fixed glass | 1 fixed glass | 1 fixed glass"),
                (0.46, "1 fixed frosted | 1 fixed glass | 1 fixed glass | 1 fixed glass | 1 fixed frosted"),
                (0.34, "1 fixed panel | 1 fixed panel | 1 fixed panel | 1 fixed panel | 1 fixed panel"),
            ],
        },
    },
    "solid-insulated-acoustic-partition": {
        "grade": {"exposure": 0.75},
        "args": {
            "colour": "anthracite",
            "rows": [
                (0.2, "1 fixed glass | 1 fixed glass | 1 fixed glass | 1 fixed glass"),
                (0.8, "1 fixed clay-felt | 1 fixed clay-felt | 1 left clay-felt open=-34 | 1 fixed clay-felt"),
            ],
        },
    },
    "slatted-timber-acoustic-partition": {
        "grade": {"exposure": 0.75},
        "args": {
            "side": "left",
            "colour": "black",
            "floor": "terrazzo",
            "rows": [
                (0.2, "1 fixed glass | 1 fixed glass | 1 fixed glass | 1 fixed glass"),
                (0.8, "1 fixed slats | 1 fixed slats | 1 left slats open=-36 | 1 fixed slats"),
            ],
        },
    },
    "folding-panel-partition": {
        "grade": {"exposure": 0.8},
        "args": {
            "colour": "walnut",
            "rows": [
                (
                    1,
                    "1 fold-left slats open=38 | 1 fold-left slats | 1 fold-left slats | 1 fold-left slats | 1 fold-left slats | 1 fold-left slats | 1 fold-left slats",
                )
            ],
        },
    },
    "sliding-folding-glass-partition": {
        "grade": {"exposure": 0.75},
        "args": {
            "side": "left",
            "colour": "bronze",
            "floor": "terrazzo",
            "rows": [
                (
                    1,
                    "1 fold-right glass open=-64 | 1 fold-right glass | 1 fold-right glass | 1 fold-right glass | 1 fold-right glass | 1 fold-right glass",
                )
            ],
        },
    },
    "operable-acoustic-wall": {
        "grade": {"exposure": 0.8},
        "args": {
            "side": "left",
            "colour": "anthracite",
            "rows": [
                (
                    1,
                    "1 fixed felt | 1 fixed felt | 1 fixed felt | 1 left felt open=-48 handle=no | 1 fixed felt | 1 fixed felt",
                )
            ],
        },
    },
}


def build(style="black framed", rows=None, colour="black", side="right", floor="oak"):
    A = alu("alu", (0.015, 0.015, 0.016), 0.4)
    rb = rubber()
    ml = metal("cm", (0.55, 0.55, 0.56), 0.25)
    ceil = plaster((0.80, 0.80, 0.79), "ceil", 0.03)
    cp = fabric("carpet", (0.115, 0.12, 0.13), 170, 0.95, 0.2)
    wf = (
        wood("oakfl", (0.46, 0.32, 0.20), (0.30, 0.19, 0.11), (1.8, 0.19), 0.38, "Y")
        if floor == "oak"
        else marble("terrazzo", (0.40, 0.39, 0.37), (0.30, 0.28, 0.26), (1.2, 1.2), 0.20, 3.0)
    )
    box(-6, 6, -6, 0, -0.1, 0, wf, 0)
    box(-6, 6, 0, 5, -0.1, 0, cp, 0)
    box(-6, 6, -6, 5, 2.8, 3.0, ceil, 0)
    box(-6.1, -6, -6, 5, 0, 3, ceil, 0)
    sl = wood("slat", (0.44, 0.29, 0.17), (0.27, 0.165, 0.09), grout=False, axis="Z")
    for i in range(64):
        box(-4.42, -4.385, -6 + i * 0.095, -6 + i * 0.095 + 0.055, 0, 2.8, sl, 0.003)
    box(-4.5, -4.42, -6, 5, 0, 2.8, Mat("blk", (0.012, 0.012, 0.012), 0.8).material, 0)
    for i in range(52):
        box(-4.42, -4.385, 0.06 + i * 0.095, 0.06 + i * 0.095 + 0.055, 0, 2.8, sl, 0.003)
    conc = concrete("conc", (0.46, 0.455, 0.44), 0.7)
    box(3.4, 3.6, -6, 5, 0, 3, conc, 0)
    # window wall behind meeting room
    box(-6, 3.4, 4.9, 5.1, 0, 0.75, ceil, 0.003)
    box(-6, 3.4, 4.9, 5.1, 2.6, 3, ceil, 0.003)
    for x in (-6, -4.1, -2.2, -0.3, 1.6, 3.35):
        box(x - 0.03, x + 0.03, 4.92, 5.05, 0.75, 2.6, A, 0.003)
    box(-6, 3.4, 4.92, 5.05, 0.75, 0.80, A, 0.003)
    box(-6, 3.4, 4.92, 5.05, 2.55, 2.6, A, 0.003)
    front(style, rows, colour=colour)
    # meeting room
    tb = wood("tbl", (0.44, 0.30, 0.18), (0.28, 0.18, 0.10), grout=False)
    box(-3.3, 0.2, 1.9, 3.1, 0.715, 0.745, tb, 0.006, 3)
    for x in (-2.8, -0.3):
        box(x - 0.05, x + 0.05, 2.1, 2.9, 0, 0.715, A, 0.004)
    F = fabric("cf", (0.06, 0.07, 0.075))
    F2 = fabric("cf2", (0.32, 0.17, 0.08))
    for i, x in enumerate((-2.8, -1.95, -1.1, -0.25)):
        chair((x, 1.62, 0), math.pi + random.uniform(-0.25, 0.25), F, ml)
        chair((x, 3.4, 0), random.uniform(-0.25, 0.25), F, ml)
    for x in (-2.5, -1.5, -0.5):
        e3 = empty((x, 2.5, 0))
        cylinder((0, 0, 2.0), (0, 0, 2.8), 0.003, rb, parent=e3)
        lathe(
            [(0.03, 0.16), (0.06, 0.15), (0.17, 0.02), (0.18, 0), (0.17, 0), (0.05, 0.14)],
            Mat("lamp", (0.03, 0.03, 0.03), 0.4).material,
            (0, 0, 1.82),
            parent=e3,
        )
        lathe([(0, 0.03), (0.06, 0.03)], emit("bulb", (1, 0.82, 0.6), 14), (0, 0, 1.84), parent=e3)
    box(-1.7, -1.35, 2.3, 2.55, 0.746, 0.760, Mat("lap", (0.5, 0.5, 0.52), 0.3, 1).material, 0.004)
    books(-0.7, 2.5, 0.746, [(0.1, 0.2, 0.3), (0.7, 0.68, 0.62)], 0.3)
    lathe(
        [(0, 0.004), (0.03, 0), (0.036, 0.004), (0.043, 0.09), (0.0405, 0.09), (0.033, 0.012), (0, 0.01)],
        Mat("cup", (0.8, 0.8, 0.78), 0.3).material,
        (-2.2, 2.35, 0.746),
    )
    box(3.28, 3.4, 1.2, 3.8, 1.0, 2.3, Mat("tv", (0.01, 0.01, 0.012), 0.12).material, 0.006)
    plant((2.75, -0.55, 0), 2.7, Mat("pp", (0.70, 0.68, 0.64), 0.6).material)
    plant((2.9, 4.3, 0), 2.2, Mat("pp2", (0.05, 0.05, 0.05), 0.6).material)
    # corridor bench
    softbox(1.55, 3.1, -2.9, -2.35, 0.32, 0.45, F2, 0.04)
    box(1.6, 3.05, -2.85, -2.4, 0.27, 0.32, tb, 0.006)
    for x in (1.7, 2.95):
        box(x - 0.015, x + 0.015, -2.8, -2.45, 0, 0.27, A, 0.003)
    # linear lights
    le = emit("lin", (1, 0.95, 0.88), 9)
    for x in (-3.6, -1.2, 1.2):
        box(x - 0.03, x + 0.03, -5, -0.4, 2.785, 2.80, le, 0)
    for x in (-2.6, 0.0):
        box(x - 0.03, x + 0.03, 1, 4.4, 2.785, 2.80, le, 0)
    world_hdri("city.exr", 1.6, rz=2.0)
    area((-1.3, 5.6, 1.9), (-1.3, 0, 1.0), (9, 2.4), 240, (0.92, 0.96, 1), glossy=False)
    sun(32, 25, 2.2, 1.0, (1, 0.9, 0.78))
    area((-1, -5.0, 2.75), (-1, -3, 0), (6, 2), 70, (1, 0.96, 0.9), glossy=False)
    if side == "left":
        camera((-2.35, -3.3, 1.40), (0.15, 0.4, 1.40), 25, 5.6, (0, 0, 1.3), level=True, shift=(0, -0.03))
    elif side == "front":
        camera((0.35, -3.7, 1.40), (0.05, 0, 1.40), 25, 5.6, (0, 0, 1.3), level=True, shift=(0, -0.03))
    else:
        camera((1.75, -3.55, 1.40), (-0.75, 0.6, 1.30), 24, 5.6, (0, 0, 1.3), level=True, shift=(0, -0.03))
