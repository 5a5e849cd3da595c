"""Ways to furnish the space around an opening. Each gets the opening's x0, x1 and sill height, and the free side (-1 or 1)."""

import math

from parts.finishes import alu, chrome, metal
from parts.furniture import bed, cushion, dining_chair, dining_table, sofa
from parts.material import Mat
from parts.pot_plants import plant
from parts.shapes import box, cylinder, empty, lathe, softbox, tube
from parts.small_things import books, bowl, desk_lamp, floor_lamp, fruit, pendant, table_lamp
from parts.stone import marble
from parts.surfaces import fabric, wood

CLAY = (0.42, 0.19, 0.11)
ACCENTS = {
    "rust": (0.42, 0.20, 0.11),
    "teal": (0.10, 0.19, 0.20),
    "olive": (0.23, 0.25, 0.13),
    "ochre": (0.56, 0.38, 0.14),
    "oat": (0.58, 0.52, 0.43),
    "plum": (0.25, 0.11, 0.13),
}


def furnish(style, x0, x1, sill, side, accent="rust"):
    STYLES[style](x0, x1, sill, side, ACCENTS[accent])


def reading(x0, x1, sill, side, accent):
    x = (x1 + 0.25) if side > 0 else (x0 - 0.25)
    armchair((x, -0.95, 0), math.radians(28 * side), fabric("chair", accent), timber())
    floor_lamp((x + 0.62 * side, -0.40, 0), 1.55, glow=2.2)
    side_table((x - 0.68 * side, -0.80, 0))
    books(x - 0.68 * side, -0.80, 0.50, [(0.62, 0.56, 0.45), (0.12, 0.17, 0.18)], 0.4, 0.15, 0.21)
    rug(x - 0.5 * side, -1.35, 2.3, 1.7, (0.50, 0.43, 0.35))
    plant((x0 - 0.55 if side > 0 else x1 + 0.55, -0.28, 0), 1.2, pot())


def bedroom(x0, x1, sill, side, accent):
    linen, throw, pillow = (
        fabric("linen", (0.74, 0.72, 0.68)),
        fabric("throw", accent),
        fabric("pil", (0.42, 0.18, 0.09)),
    )
    base = fabric("bedbase", (0.36, 0.32, 0.27))
    edge = (x1 + 1.35) if side > 0 else (x0 - 1.35)
    bed((edge - 2.2 * side, -1.55, 0), math.radians(-90 * side), linen, throw, pillow, base, 1.7, 2.1)
    box(edge - 0.46 * side, edge - 0.02 * side, -0.50, -0.10, 0.14, 0.50, timber(), 0.006, 3)
    table_lamp((edge - 0.24 * side, -0.30, 0.50), 0.52, glow=3.0)
    rug((x0 + x1) / 2, -2.2, 2.6, 2.0, (0.55, 0.50, 0.43))
    plant((x0 - 0.5 if side > 0 else x1 + 0.5, -0.28, 0), 1.2, pot())


def desk(x0, x1, sill, side, accent):
    middle = (x0 + x1) / 2
    oak, black = timber(), alu("deskmetal", (0.03, 0.03, 0.032), 0.4)
    box(middle - 0.85, middle + 0.85, -0.76, -0.06, 0.715, 0.75, oak, 0.006, 3)
    for x in (middle - 0.78, middle + 0.78):
        for y in (-0.70, -0.12):
            box(x - 0.02, x + 0.02, y - 0.02, y + 0.02, 0, 0.715, black, 0.003)
    desk_lamp(
        (middle - 0.62 * side, -0.28, 0.75), metal("lampblack", (0.05, 0.05, 0.052), 0.35), 0.2 if side > 0 else 2.9
    )
    books(middle + 0.52 * side, -0.36, 0.75, [CLAY, (0.62, 0.56, 0.45), (0.12, 0.17, 0.18)], 0.25, 0.17, 0.24)
    cup((middle + 0.15 * side, -0.42, 0.75))
    dining_chair((middle, -1.0, 0), math.radians(165), fabric("deskseat", accent), oak)
    rug(middle, -1.6, 2.4, 1.7, (0.40, 0.30, 0.22))
    plant((x1 + 0.5 if side > 0 else x0 - 0.5, -0.28, 0), 1.2, pot())


def seat(x0, x1, sill, side, accent):
    """Cushioned bench below the window."""
    top, oak = min(sill - 0.06, 0.46), timber()
    a, b = x0 - 0.1, x1 + 0.1
    box(a, b, -0.52, -0.01, 0.0, top - 0.08, oak, 0.004)
    count = max(2, round((b - a) / 0.6))
    for k in range(1, count):
        x = a + (b - a) * k / count
        box(x - 0.002, x + 0.002, -0.524, -0.5, 0.03, top - 0.10, Mat("gap", (0.03, 0.02, 0.015), 0.8).material, 0)
    softbox(a, b, -0.53, -0.01, top - 0.08, top, fabric("pad", (0.62, 0.56, 0.46)), 0.03)
    for k, (x, colour) in enumerate(
        ((a + 0.3, (0.44, 0.18, 0.09)), (a + 0.66, (0.60, 0.44, 0.22)), (b - 0.32, (0.14, 0.22, 0.23)))
    ):
        cushion(
            (x, -0.14, top + 0.19), (0.40, 0.38, 0.20), fabric(f"c{k}", colour), (math.radians(72), 0, 0.12 * (1 - k))
        )
    books(b - 0.75, -0.28, top, [(0.55, 0.48, 0.38), (0.12, 0.18, 0.20)], 0.4, 0.16, 0.22)
    plant((x1 + 0.55 if side > 0 else x0 - 0.55, -0.28, 0), 1.2, pot())


def sofa_below(x0, x1, sill, side, accent):
    middle = (x0 + x1) / 2
    cloth, accent = fabric("fab1", (0.56, 0.50, 0.42)), fabric("fab2", accent)
    fabric("fab3", (0.14, 0.22, 0.23))
    sofa((middle - 1.15, -1.08, 0), 0, cloth, accent, 2.3, timber())
    side_table((middle - 1.5 * side, -0.5, 0))
    table_lamp((middle - 1.5 * side, -0.5, 0.50), 0.46, glow=3)
    rug(middle, -1.7, 3.0, 2.0, (0.52, 0.46, 0.38))
    plant((middle + 1.62 * side, -0.28, 0), 1.2, pot())


def kitchen(x0, x1, sill, side, accent):
    """Counter with sink and tap below the window."""
    a, b, top = x0 - 2.2, x1 + 2.2, min(0.90, sill - 0.02)
    front = Mat("front", (0.115, 0.155, 0.135), 0.42).material
    box(a, b, -0.60, -0.002, 0.10, top - 0.04, front, 0.002)
    box(a, b, -0.54, -0.002, 0.0, 0.10, Mat("plinth", (0.03, 0.03, 0.03), 0.6).material, 0)
    x = a
    steel = metal("pulls", (0.60, 0.45, 0.24), 0.28)
    while x < b:
        box(x - 0.0015, x + 0.0015, -0.602, -0.59, 0.11, top - 0.05, Mat("gap", (0.02, 0.02, 0.02), 0.8).material, 0)
        box(x + 0.18, x + 0.42, -0.622, -0.612, top - 0.125, top - 0.115, steel, 0.003)
        x += 0.6
    box(
        a,
        b,
        -0.625,
        -0.002,
        top - 0.04,
        top,
        marble("counter", (0.74, 0.72, 0.68), (0.42, 0.38, 0.34), grout=False, rough=0.12),
        0.004,
    )
    middle = (x0 + x1) / 2
    box(
        middle - 0.34,
        middle + 0.34,
        -0.50,
        -0.14,
        top - 0.002,
        top + 0.0015,
        Mat("bowlrim", (0.10, 0.10, 0.10), 0.3, 1).material,
        0,
    )
    tap = chrome()
    tube(
        [(middle, -0.09, top), (middle, -0.09, top + 0.26)]
        + [
            (middle, -0.09 - 0.09 * (1 - math.cos(t)), top + 0.26 + 0.09 * math.sin(t))
            for t in (0.4, 0.8, 1.2, 1.6, 2.0, 2.4, 2.8, 3.1)
        ]
        + [(middle, -0.27, top + 0.20)],
        0.011,
        tap,
    )
    cylinder((middle + 0.07, -0.09, top), (middle + 0.07, -0.09, top + 0.06), 0.012, tap)
    bowl(
        (x0 - 0.45 if side < 0 else x1 + 0.45, -0.32, top), Mat("kbowl", (0.66, 0.60, 0.50), 0.4).material, 0.15, 0.085
    )
    fruit(
        (x0 - 0.45 if side < 0 else x1 + 0.45, -0.32, top + 0.025),
        7,
        Mat("orange", (0.75, 0.27, 0.03), 0.42).material,
        0.036,
        0.075,
    )
    jars(x1 + 0.30 if side < 0 else x0 - 0.62, -0.16, top)
    plant((middle + 0.52 * side, -0.10, top), 0.55, pot())
    box(middle - 0.62, middle - 0.42, -0.20, -0.17, top, top + 0.30, timber(), 0.006)


def bathroom(x0, x1, sill, side, accent):
    """Vanity, basin and mirror beside a high window."""
    x = (x1 + 0.75) if side > 0 else (x0 - 0.75)
    oak, white = timber(), Mat("basin", (0.86, 0.86, 0.85), 0.12).material
    slab = marble("slab", (0.80, 0.79, 0.77), (0.33, 0.32, 0.32), (1.2, 2.8), 0.08, 1.1, grout=False)
    box(x - 0.55, x + 0.55, -0.50, -0.002, 0.44, 0.80, oak, 0.003)
    box(x - 0.57, x + 0.57, -0.52, -0.002, 0.80, 0.835, slab, 0.004)
    lathe(
        [
            (0, 0.02),
            (0.10, 0),
            (0.17, 0.03),
            (0.205, 0.11),
            (0.21, 0.13),
            (0.20, 0.13),
            (0.16, 0.045),
            (0.09, 0.022),
            (0, 0.02),
        ],
        white,
        (x, -0.28, 0.835),
    )
    tap = chrome()
    cylinder((x, -0.06, 0.83), (x, -0.06, 1.10), 0.014, tap)
    cylinder((x, -0.06, 1.09), (x, -0.22, 1.09), 0.012, tap)
    mirror = lathe([(0, 0), (0.36, 0)], metal("mirror", (0.93, 0.94, 0.94), 0.0), (x, -0.022, 1.62), 96)
    mirror.rotation_euler = (math.pi / 2, 0, 0)
    rim = lathe(
        [(0.36, 0), (0.372, 0), (0.372, 0.022), (0.36, 0.022)],
        metal("mfr", (0.04, 0.04, 0.04), 0.35),
        (x, -0.002, 1.62),
        96,
    )
    rim.rotation_euler = (math.pi / 2, 0, 0)
    plant((x + 0.40, -0.26, 0.835), 0.55, pot())
    rail = x0 - 0.42 if side > 0 else x1 + 0.42
    cylinder((rail - 0.25, -0.07, 1.25), (rail + 0.25, -0.07, 1.25), 0.008, tap)
    for dx in (-0.23, 0.23):
        cylinder((rail + dx, -0.07, 1.25), (rail + dx, 0, 1.25), 0.008, tap)
    softbox(rail - 0.17, rail + 0.17, -0.086, -0.054, 0.72, 1.262, fabric("towel", (0.70, 0.56, 0.42), 260), 0.012)


def dining(x0, x1, sill, side, accent):
    middle = (x0 + x1) / 2
    oak, dark = timber(), wood("dark", (0.16, 0.09, 0.05), (0.09, 0.05, 0.028), grout=False)
    dining_table((middle, -1.35, 0), 1.9, 0.9, oak, oak)
    cloth = fabric("dseat", accent)
    for x in (-0.5, 0.5):
        dining_chair((middle + x, -0.72, 0), 0.05, cloth, dark)
        dining_chair((middle + x, -1.98, 0), math.pi + 0.1 * x, cloth, dark)
    bowl((middle + 0.2, -1.35, 0.75), Mat("dbowl", (0.72, 0.69, 0.63), 0.4).material, 0.16, 0.085)
    fruit((middle + 0.2, -1.35, 0.775), 7, Mat("lime", (0.20, 0.34, 0.04), 0.4).material, 0.036, 0.08)
    pendant((middle, -1.35, 1.75), 1.1, metal("brass", (0.62, 0.42, 0.18), 0.25), 14, 0.2)
    rug(middle, -1.35, 2.9, 2.0, (0.42, 0.30, 0.21))
    plant((x1 + 0.45 if side > 0 else x0 - 0.45, -0.28, 0), 1.2, pot())


def console(x0, x1, sill, side, accent):
    middle, oak = (x0 + x1) / 2, timber()
    x = (x1 + 0.65) if side > 0 else (x0 - 0.65)
    box(x - 0.5, x + 0.5, -0.40, -0.03, 0.74, 0.78, oak, 0.005)
    for dx in (-0.45, 0.45):
        for y in (-0.37, -0.07):
            box(x + dx - 0.02, x + dx + 0.02, y - 0.02, y + 0.02, 0, 0.74, oak, 0.004)
    vase((x - 0.22, -0.2, 0.78))
    books(x + 0.2, -0.2, 0.78, [(0.55, 0.48, 0.38), CLAY], 0.3, 0.17, 0.24)
    plant((x0 - 0.5 if side > 0 else x1 + 0.5, -0.28, 0), 1.2, pot())
    rug(middle, -1.5, 2.6, 1.6, (0.46, 0.34, 0.25))


def bare(x0, x1, sill, side, accent):
    """Nothing but a plant, for openings that need the floor free."""
    plant((x1 + 0.5 if side > 0 else x0 - 0.5, -0.28, 0), 1.2, pot())


STYLES = {f.__name__: f for f in (reading, bedroom, desk, seat, sofa_below, kitchen, bathroom, dining, console, bare)}


# ---- single pieces


def armchair(loc, rz, cloth, legs):
    e = empty(loc, rz)
    softbox(-0.30, 0.30, -0.36, 0.30, 0.26, 0.42, cloth, 0.06, e)
    back = softbox(-0.37, 0.37, 0.22, 0.38, 0.24, 0.86, cloth, 0.07, e)
    back.rotation_euler = (math.radians(-9), 0, 0)
    for x in (-0.37, 0.37):
        softbox(x - 0.075, x + 0.075, -0.36, 0.34, 0.20, 0.58, cloth, 0.05, e)
        for y in (-0.28, 0.28):
            cylinder((x * 0.9, y, 0), (x * 0.86, y * 0.9, 0.22), 0.014, legs, 14, parent=e, r2=0.020)
    cushion(
        (0.02, 0.12, 0.60), (0.42, 0.40, 0.16), fabric("cc", (0.62, 0.54, 0.42)), (math.radians(70), 0, 0.1), parent=e
    )


def side_table(loc):
    x, y, z = loc
    lathe([(0, 0.478), (0.21, 0.478), (0.218, 0.486), (0.218, 0.494), (0.21, 0.5), (0, 0.5)], timber(), loc, 64)
    for k in range(3):
        a = k * 2.09
        cylinder(
            (x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), z),
            (x + 0.12 * math.cos(a), y + 0.12 * math.sin(a), z + 0.48),
            0.011,
            timber(),
            14,
        )


def rug(x, y, w, d, colour):
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, 0.001, 0.013, fabric("rug", colour, 190), 0.005)


def vase(loc):
    outline = [
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
    ]
    lathe(outline, Mat("vase", (0.10, 0.17, 0.20), 0.25).material, loc)


def jars(x, y, z):
    for k, (r, h, colour) in enumerate(
        ((0.055, 0.20, (0.66, 0.58, 0.46)), (0.05, 0.15, CLAY), (0.045, 0.12, (0.20, 0.26, 0.22)))
    ):
        lathe(
            [(0, 0), (r, 0), (r, h * 0.86), (r * 0.9, h * 0.9), (r * 0.92, h * 0.9), (r * 0.92, h), (0, h)],
            Mat(f"jar{k}", colour, 0.35).material,
            (x + k * 0.14, y, z),
        )


def cup(loc):
    lathe(
        [(0, 0.004), (0.03, 0), (0.036, 0.004), (0.043, 0.09), (0.0405, 0.09), (0.033, 0.012), (0, 0.01)],
        Mat("cup", (0.72, 0.69, 0.63), 0.3).material,
        loc,
    )


def timber():
    return wood("furniture", (0.36, 0.22, 0.12), (0.22, 0.13, 0.065), grout=False, rough=0.36)


def pot():
    return Mat("pot", CLAY, 0.75).material
