"""Rooms under a roof light: sun on a lime-washed wall, timber ceiling boards."""

from parts import *
from parts.rooflights import rooflight

PICTURES = {
    "skylight-dining": {"size": (1600, 1067), "samples": 20, "grade": {"exposure": 0.6, "contrast": 0.8}},
    "ridge-skylight": {
        "grade": {"exposure": 0.6, "contrast": 0.8},
        "args": {
            "light": "ridge",
            "hole": (-1.7, 1.7, -2.6, -0.8),
            "style": "sofa_below",
            "tone": "sage",
            "pitch": 0.17,
        },
    },
    "pyramid-skylight": {
        "grade": {"exposure": 0.6, "contrast": 0.8},
        "args": {
            "light": "pyramid",
            "hole": (-1.0, 1.0, -2.6, -0.7),
            "colour": "bronze",
            "style": "reading",
            "tone": "clay",
            "pitch": 0.19,
        },
    },
    "walk-on-skylight": {
        "grade": {"exposure": 0.7, "contrast": 0.8},
        "args": {
            "light": "walk-on",
            "hole": (-1.3, 1.3, -2.6, -0.8),
            "style": "console",
            "tone": "stone",
            "pitch": 0.17,
        },
    },
    "electric-opening-skylight": {
        "grade": {"exposure": 0.6, "contrast": 0.8},
        "args": {
            "light": "opening",
            "hole": (-1.5, 1.5, -2.2, -0.8),
            "colour": "white",
            "style": "desk",
            "tone": "mint",
            "pitch": 0.17,
        },
    },
    "retractable-courtyard-skylight": {
        "grade": {"exposure": 0.5, "contrast": 0.8},
        "args": {
            "light": "retracted",
            "hole": (-2.2, 2.2, -3.4, -0.6),
            "colour": "anthracite",
            "style": "court",
            "tone": "sandstone",
            "pitch": 0.11,
        },
    },
}


def build(light="flat", hole=(-1.5, 1.5, -2.0, -0.72), colour="black", style="long table", tone=None, pitch=0.075):
    wall = named_wall(tone) if tone else plaster((0.66, 0.50, 0.34), "limewash", 0.14)
    side = plaster((0.80, 0.77, 0.71), "side", 0.06)
    boards = wood("boards", (0.44, 0.29, 0.17), (0.30, 0.185, 0.10), (3.6, 0.14), 0.5, "Y")
    floor = marble("floor", (0.50, 0.45, 0.38), (0.36, 0.31, 0.26), (0.9, 0.9), 0.22, 0.8)
    black = alu("alu", (0.02, 0.02, 0.022), 0.4)
    h, top = 3.0, 3.42
    # room x -3..3, y -5..0; roof light x -1.5..1.5, y -1.95..-0.75
    box(-3, 3, -6, 0.1, -0.1, 0, floor, 0)
    box(-3.1, 3.1, 0, 0.15, 0, top, wall, 0)
    box(-3.15, -3, -6, 0.1, 0, top, side, 0)
    box(-3, 3, -6.1, -6, 0, top, side, 0)
    a, b, c, d = hole
    for q in ((-3, a, -6, 0), (b, 3, -6, 0), (a, b, -6, c), (a, b, d, 0)):
        box(*q, h, h + 0.04, boards, 0)
        box(*q, h + 0.04, top, side, 0)
    for q in (
        (a - 0.001, a + 0.015, c, d),
        (b - 0.015, b + 0.001, c, d),
        (a, b, c - 0.001, c + 0.015),
        (a, b, d - 0.015, d + 0.001),
    ):
        box(*q, h - 0.012, top, Mat("shaft", (0.84, 0.82, 0.78), 0.7).material, 0)
    rooflight(light, a, b, c, d, top, colour)
    G = glass("sideglass", (0.97, 0.985, 0.98))
    # right wall with a tall garden window
    box(3, 3.15, -6, -3.9, 0, top, side, 0)
    box(3, 3.15, -1.0, 0.1, 0, top, side, 0)
    box(3, 3.15, -3.9, -1.0, 2.5, top, side, 0)
    e = empty((3.03, -3.9, 0), math.pi / 2)
    slim_glazing(0, 2.9, 0.02, 2.5, 2, black, G, -0.08, 0.035, 0.08, parent=e)
    if style == "long table":
        long_table(black)
    elif style == "court":
        court()
    else:
        furnish(style, -1.1, 1.1, 0.9, 1)
    # daylight: high sun through the roof light onto the back wall
    trees, bushes = foliage(4)
    for k, (x, y, s) in enumerate(((7, -2.5, 0.9), (8.5, -5, 1.0), (9.5, 0.5, 1.1), (12, -3, 1.3), (13, -7, 1.3))):
        place_copy(trees[k % 3], (x, y, -0.3), s=s)
    for i in range(9):
        place_copy(bushes[i % 3], (5.0 + 0.6 * (i % 2), -6.5 + i * 0.9, -0.2), s=random.uniform(0.9, 1.4))
    box(3.2, 40, -30, 30, -0.4, -0.12, Mat("lawn", (0.07, 0.12, 0.03), 0.95).material, 0)
    daylight(56, 158, 7.5, 0.40, 0.5, color=(1, 0.90, 0.74), angle=0.7)
    area((0, -5.6, 2.7), (0, -1, 0.8), (4, 1.6), 90, (1, 0.95, 0.88), glossy=False)
    area((3.4, -2.4, 1.4), (-1, -2.0, 0.9), (2.6, 2.2), 40, (0.95, 0.98, 1), glossy=False)
    camera((0.55, -5.4, 1.42), (-0.12, 0, 1.42), 23, None, level=True, shift=(0, pitch))


def court():
    """Plants and a bench under the open sky."""
    for x, size, seed in ((-2.3, 1.5, 11), (2.2, 1.6, 23), (-1.3, 1.2, 31)):
        bougainvillea((x, -0.55, 0), size, seed=seed)
    teak = wood("bench", (0.36, 0.22, 0.12), (0.22, 0.13, 0.065), grout=False)
    box(-0.7, 1.0, -0.75, -0.33, 0.38, 0.44, teak, 0.006)
    for x in (-0.6, 0.9):
        box(x - 0.025, x + 0.025, -0.72, -0.36, 0, 0.38, teak, 0.004)
    cushion((-0.35, -0.48, 0.60), (0.42, 0.40, 0.15), fabric("cu", (0.60, 0.44, 0.22)), (math.radians(70), 0, 0.1))
    plant((1.45, -0.5, 0), 1.6, Mat("pot2", (0.40, 0.18, 0.105), 0.75).material)


def long_table(black):
    """Dining table for seven, sideboard, rug and a plant."""
    oak = wood("oak", (0.40, 0.25, 0.13), (0.25, 0.145, 0.07), grout=False, rough=0.38)
    dark = wood("dark", (0.16, 0.09, 0.05), (0.09, 0.05, 0.028), grout=False)
    dining_table((0, -1.45, 0), 2.3, 1.0, oak, oak)
    seat = fabric("seat", (0.52, 0.46, 0.37))
    for x in (-0.72, 0.0, 0.72):
        dining_chair((x, -2.12, 0), math.pi + random.uniform(-0.12, 0.12), seat, dark)
        dining_chair((x, -0.82, 0), random.uniform(-0.08, 0.08), seat, dark)
    dining_chair((-1.5, -1.45, 0), math.pi / 2, seat, dark)
    # on the table
    clay = Mat("clay", (0.42, 0.19, 0.11), 0.65).material
    bowl((0.28, -1.42, 0.75), Mat("bowl", (0.72, 0.69, 0.63), 0.4).material, 0.17, 0.09)
    fruit((0.28, -1.42, 0.775), 7, Mat("orange", (0.75, 0.27, 0.03), 0.42).material, 0.038, 0.085)
    lathe(
        [
            (0, 0),
            (0.055, 0),
            (0.085, 0.05),
            (0.09, 0.11),
            (0.055, 0.19),
            (0.03, 0.235),
            (0.038, 0.255),
            (0.033, 0.255),
            (0.024, 0.23),
            (0, 0.2),
        ],
        clay,
        (-0.32, -1.40, 0.75),
    )
    lf = leaf_material("sprig", (0.05, 0.12, 0.03), (0.14, 0.24, 0.07), 0.4)
    bark = Mat("twig", (0.12, 0.08, 0.05), 0.9).material
    pts = []
    for k in range(6):
        an, ln = k * 1.05, 0.30 + 0.05 * (k % 3)
        p = [
            (
                -0.32 + 0.02 * math.cos(an) + 0.5 * t * t * ln * math.cos(an),
                -1.40 + 0.5 * t * t * ln * math.sin(an),
                0.95 + ln * t * 1.15,
            )
            for t in np.linspace(0, 1, 7)
        ]
        tube(p, 0.0028, bark, None, 2)
        pts += p[2:]
    v, f = leaf_cards(220, np.array(pts) + np.random.normal(size=(len(pts), 3)) * 0.012, 0.055, up=0.5)
    mesh_np("sprig", v, f, lf)
    for x in (-0.75, 0.75):
        lathe(
            [(0, 0), (0.125, 0), (0.135, 0.012), (0.12, 0.008), (0, 0.006)],
            Mat("plate", (0.74, 0.72, 0.68), 0.3).material,
            (x, -1.72, 0.75),
            64,
        )
    # sideboard with objects, wall art niche
    box(-2.95, -2.45, -3.6, -1.6, 0.18, 0.80, dark, 0.006)
    for yy in (-3.5, -1.7):
        box(-2.9, -2.5, yy - 0.03, yy + 0.03, 0, 0.18, black, 0.003)
    lathe(
        [
            (0, 0),
            (0.09, 0),
            (0.13, 0.10),
            (0.12, 0.24),
            (0.05, 0.33),
            (0.06, 0.37),
            (0.05, 0.37),
            (0.04, 0.33),
            (0, 0.3),
        ],
        Mat("jar", (0.10, 0.16, 0.17), 0.3).material,
        (-2.68, -1.95, 0.80),
    )
    books(-2.66, -2.6, 0.80, [(0.62, 0.55, 0.44), (0.40, 0.16, 0.09), (0.14, 0.16, 0.17)], 0.3, 0.2, 0.28)
    plant((2.45, -0.55, 0), 2.1, Mat("pot", (0.40, 0.18, 0.105), 0.75).material)
    box(-1.9, 1.9, -2.75, -0.25, 0.001, 0.012, fabric("rug", (0.42, 0.30, 0.21), 190), 0.005)
