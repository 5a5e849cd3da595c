"""Slim black sliding doors with fluted glass between a living and a dining room."""

from parts import *

PICTURES = {
    "slim-sliding-interior": {
        "size": (1600, 1067),
        "samples": 16,
        "grade": {"exposure": 0.7, "contrast": 0.8, "wb": (1.03, 1.0, 0.96)},
    },
    "slim-two-panel-sliding-door": {
        "grade": {"exposure": 0.7, "contrast": 0.8},
        "args": {
            "rows": [(1, "1 fixed glass track=1 | 1 slide-left glass open=0.55 track=0")],
            "width": 2.3,
            "deep": "teal",
            "near": 0.8,
        },
    },
    "telescopic-three-panel-slim-door": {
        "grade": {"exposure": 0.7, "contrast": 0.8},
        "args": {
            "rows": [
                (
                    1,
                    "1 fixed glass track=2 | 1 slide-left glass open=0.72 track=1 handle=no | 1 slide-left glass open=1.4 track=0",
                )
            ],
            "width": 3.6,
            "colour": "bronze",
            "deep": "clay",
            "side": -1,
        },
    },
    "slim-grid-sliding-door": {
        "grade": {"exposure": 0.7, "contrast": 0.8},
        "args": {
            "rows": [
                (1, "1 slide-left glass open=0.3 grid=2x5 track=1 | 1 slide-right glass open=0.3 grid=2x5 track=0")
            ],
            "width": 2.6,
            "deep": "indigo",
            "near": 0.82,
            "side": -1,
        },
    },
    "slim-pocket-door": {
        "grade": {"exposure": 0.75, "contrast": 0.8},
        "args": {
            "rows": [(1, "1 slide-right frosted open=0.45 track=0")],
            "width": 1.15,
            "height": 2.25,
            "colour": "anthracite",
            "wall": "sage",
            "deep": "rose",
            "near": 0.76,
            "style": "console",
        },
    },
    "slim-barn-sliding-door": {
        "grade": {"exposure": 0.75, "contrast": 0.8},
        "args": {
            "barn": True,
            "width": 1.15,
            "height": 2.2,
            "wall": "clay",
            "deep": "ochre",
            "near": 0.76,
            "side": -1,
            "style": "console",
        },
    },
}


def barn_door(width, h, A, G):
    """One leaf hanging from a rail in front of the wall, half open."""
    e = door_panel(-width / 2 + 0.62, -0.115, width + 0.12, h + 0.05, A, G, (0.8, 1.6))
    z = h + 0.16
    box(-width / 2 - 0.25, width / 2 + 1.35, -0.104, -0.092, z - 0.02, z + 0.02, A, 0.003)
    for x in (-width / 2 + 0.85, -width / 2 + 0.62 + width - 0.12):
        box(x - 0.018, x + 0.018, -0.122, -0.112, h - 0.06, z + 0.05, A, 0.003)
        cylinder((x, -0.126, z + 0.055), (x, -0.088, z + 0.055), 0.042, A, 48, 0.003)
    for x in (-width / 2 - 0.15, 0.2, width / 2 + 1.2):
        cylinder((x, -0.10, z), (x, -0.05, z), 0.014, A, 24)
    tube(
        [
            (-width / 2 + 0.72, y, zz)
            for y, zz in ((-0.115, 0.9), (-0.16, 0.91), (-0.165, 0.94), (-0.165, 1.26), (-0.16, 1.29), (-0.115, 1.30))
        ],
        0.009,
        A,
    )
    return e


def door_panel(x, y, w, h, A, G, bars=(0.95,), fluted=True):
    """One sliding leaf: 22 mm face, optional crossbars, fluted or clear glass."""
    e = empty((x, y, 0.012))
    fw, d = 0.024, 0.034
    frame(0, w, 0, h, fillet([(0, 0), (fw, 0), (fw, d), (0, d)], 0.002), A, 0, e, gap=0.0001)
    for z in bars:
        box(fw, w - fw, 0.004, d - 0.004, z - 0.010, z + 0.010, A, 0.0015, parent=e)
    if fluted:
        fluted_glass(fw - 0.003, w - fw + 0.003, fw - 0.003, h - fw + 0.003, d / 2, e)
    else:
        pane(fw - 0.003, w - fw + 0.003, d / 2, fw - 0.003, h - fw + 0.003, G, parent=e)
    return e


def four_fluted_leaves(half, h, A, G):
    """Two fixed leaves and two partly opened ones on a head track."""
    box(-half, half, -0.045, 0.085, h + 0.012, h + 0.03, A, 0.002)
    for x in (-half, half - 0.025):
        box(x, x + 0.025, -0.045, 0.085, 0, h + 0.012, A, 0.002)
    box(-half, half, -0.003, 0.003, 0.0, 0.004, A, 0)
    w, inner = 1.185, half - 0.025
    slid = (-inner + 0.50, inner - w - 0.78)
    for x, y in ((-inner, 0.030), (inner - w, 0.030), (slid[0], -0.018), (slid[1], -0.018)):
        door_panel(x, y, w, h, A, G, (0.92,))
    for x in (slid[0] + w - 0.012, slid[1] + 0.012):
        box(x - 0.008, x + 0.008, -0.046, -0.018, 0.98, 1.28, metal("pull", (0.03, 0.03, 0.03), 0.35), 0.003)


def build(
    rows=None,
    width=4.7,
    height=2.62,
    colour="black",
    wall=None,
    deep="deepgreen",
    barn=False,
    near=1.0,
    side=1,
    style=None,
):
    half = width / 2
    A = alu("alu", (0.016, 0.016, 0.018), 0.42)
    G = glass("g", (0.98, 0.99, 0.985))
    wall = named_wall(wall) if wall else plaster((0.70, 0.66, 0.60), "wall", 0.07)
    deep = (
        plaster((0.20, 0.255, 0.225), "deepgreen", 0.10) if deep == "deepgreen" else plaster(WALLS[deep], "far", 0.10)
    )
    ceil = plaster((0.84, 0.83, 0.81), "ceil", 0.03)
    fl = wood("floor", (0.44, 0.30, 0.185), (0.29, 0.185, 0.11), (1.6, 0.14), 0.33, "Y")
    h = height
    box(-3.4, 3.4, -6, 5.0, -0.1, 0, fl, 0)
    box(-3.4, 3.4, -6, 0.10, 2.75, 2.95, ceil, 0)
    box(-3.4, 3.4, 0.10, 5.0, 2.75, 2.95, ceil, 0)
    box(-3.5, -3.4, -6, 5, 0, 2.9, wall, 0)
    box(-3.4, 3.4, -6.1, -6, 0, 2.9, wall, 0)
    box(-3.4, 3.4, 5.0, 5.1, 0, 2.9, deep, 0)
    box(-3.4, -half, -0.06, 0.10, 0, 2.75, wall, 0)
    box(half, 3.4, -0.06, 0.10, 0, 2.75, wall, 0)
    box(-half, half, -0.06, 0.10, h + 0.03, 2.75, wall, 0)
    if barn:
        barn_door(width, h, A, G)
    elif rows:
        opening(-half, half, 0, h + 0.03, -0.045, rows, "slim", colour, "LRT")
    else:
        four_fluted_leaves(half, h, A, G)
    if style:
        furnish(style, -half - 0.75, half + 0.75, 0, -side)
    # dining room
    oak = wood("oak", (0.36, 0.22, 0.12), (0.22, 0.13, 0.065), grout=False, rough=0.36)
    dark = wood("dark", (0.13, 0.075, 0.042), (0.08, 0.045, 0.025), grout=False)
    dining_table((0.1, 2.35, 0), 2.2, 1.0, oak, dark)
    seat = fabric("seat", (0.48, 0.26, 0.14))
    for x in (-0.62, 0.1, 0.82):
        dining_chair((x, 1.68, 0), math.pi + random.uniform(-0.1, 0.1), seat, dark)
        dining_chair((x, 3.02, 0), random.uniform(-0.1, 0.1), seat, dark)
    brass = metal("brass", (0.66, 0.46, 0.20), 0.24)
    for x in (-0.55, 0.1, 0.75):
        pendant((x, 2.35, 1.62), 1.13, brass, 18, 0.14)
    area((0.1, 2.35, 1.6), (0.1, 2.35, 0), (1.4, 0.3), 16, (1, 0.78, 0.52), glossy=False)
    bowl((0.1, 2.35, 0.75), Mat("bowl", (0.74, 0.71, 0.66), 0.35).material, 0.17, 0.08)
    fruit((0.1, 2.35, 0.772), 6, Mat("lime", (0.20, 0.34, 0.04), 0.4).material, 0.034, 0.08)
    box(-1.5, 1.7, 4.55, 4.98, 0.2, 0.78, oak, 0.006)
    for x in (-0.43, 0.63):
        box(x - 0.002, x + 0.002, 4.545, 4.56, 0.2, 0.78, rubber(), 0)
    box(-0.75, 0.95, 4.96, 4.99, 1.15, 2.15, Mat("artfr", (0.05, 0.04, 0.035), 0.4).material, 0.004)
    art = Mat("art", (0.7, 0.6, 0.5), 0.8)
    n = art.noise(art.coords((1.1, 1, 1.5), obj="world", loc=(3.1, 0, 0.4)), 1.1, 2, 0.4, 1.2)
    art.to(
        art.ramp(
            n.outputs[0],
            [
                (0.36, (0.78, 0.68, 0.52)),
                (0.45, (0.62, 0.30, 0.14)),
                (0.53, (0.80, 0.60, 0.36)),
                (0.60, (0.24, 0.10, 0.06)),
            ],
            "CONSTANT",
        ),
        "Base Color",
    )
    box(-0.70, 0.90, 4.945, 4.965, 1.20, 2.10, art.material, 0)
    table_lamp((-1.2, 4.76, 0.78), 0.5, glow=5)
    lathe(
        [
            (0, 0),
            (0.06, 0),
            (0.10, 0.07),
            (0.10, 0.15),
            (0.06, 0.24),
            (0.035, 0.28),
            (0.045, 0.31),
            (0.04, 0.31),
            (0.03, 0.28),
            (0, 0.26),
        ],
        Mat("vase", (0.70, 0.66, 0.58), 0.5).material,
        (1.35, 4.76, 0.78),
    )
    plant((2.6, 4.3, 0), 2.5, Mat("pot2", (0.38, 0.17, 0.10), 0.75).material)
    # windows on the right side of both rooms give the daylight
    for y0, y1 in ((0.8, 4.4), (-4.6, -1.2)):
        e = empty((3.42, y0, 0), math.pi / 2)
        slim_glazing(0, y1 - y0, 0.02, 2.5, 3, A, G, -0.06, 0.035, 0.08, parent=e)
    for q in ((0.10, 0.8), (4.4, 5.0), (-1.2, -0.06), (-6, -4.6)):
        box(3.4, 3.5, *q, 0, 2.9, wall, 0)
    box(3.4, 3.5, -6, 5, 2.5, 2.9, wall, 0)
    C = sheer("curt", (0.90, 0.87, 0.82), 0.6)
    curtain(0.55, 1.2, 3.28, 0.02, 2.7, C, 8, 0.04, 3, axis="Y")
    curtain(-1.5, -0.75, 3.28, 0.02, 2.7, C, 8, 0.04, 5, axis="Y")
    # living room
    sofa(
        (-2.05, -3.75, 0),
        math.radians(90),
        fabric("fab1", (0.58, 0.53, 0.46)),
        fabric("fab2", (0.42, 0.18, 0.09)),
        2.4,
        A,
    )
    box(-2.5, 1.2, -4.6, -1.0, 0.001, 0.013, fabric("rug", (0.60, 0.55, 0.48), 200), 0.005)
    lathe(
        [(0, 0.30), (0.42, 0.30), (0.435, 0.305), (0.44, 0.32), (0.435, 0.335), (0.42, 0.34), (0, 0.34)],
        dark,
        (-0.75, -2.45, 0),
        96,
    )
    cylinder((-0.75, -2.45, 0), (-0.75, -2.45, 0.3), 0.13, dark, 48)
    books(-0.82, -2.5, 0.34, [(0.66, 0.60, 0.50), (0.14, 0.18, 0.17)], 0.5, 0.2, 0.27)
    bowl((-0.55, -2.32, 0.34), Mat("bowl2", (0.42, 0.19, 0.11), 0.5).material, 0.10, 0.06)
    plant((2.80, -0.50, 0), 1.9, Mat("pot", (0.66, 0.62, 0.56), 0.6).material)
    floor_lamp((-2.95, -0.55, 0), 1.55, A, 4)
    trees, bushes = foliage(6)
    for k in range(9):
        place_copy(trees[k % 3], (9 + 2.5 * (k % 3), -9 + k * 2.1, -0.5), s=random.uniform(0.9, 1.3))
        place_copy(bushes[k % 3], (6.2 + 0.7 * (k % 2), -8 + k * 1.9, -0.4), s=random.uniform(1.2, 2.0))
    box(3.6, 60, -40, 40, -0.6, -0.3, Mat("lawn", (0.07, 0.12, 0.03), 0.95).material, 0)
    daylight(36, 70, 5.6, 0.36, 0.7, color=(1, 0.90, 0.76))
    area((3.3, 2.6, 1.4), (-1, 2.5, 0.9), (3.2, 2.2), 95, (0.96, 0.98, 1), glossy=False)
    area((3.3, -2.9, 1.4), (-1, -2.5, 0.9), (3.2, 2.2), 75, (0.96, 0.98, 1), glossy=False)
    area((0, -5.7, 2.5), (0, -1, 0.8), (4, 1.6), 60, (1, 0.95, 0.88), glossy=False)
    distance = 4.75 * near
    camera((0.70 * side, -distance, 1.32), (-0.02, 0, 1.32), 26, None, level=True, shift=(0, -0.062 + 0.3 * (1 - near)))
