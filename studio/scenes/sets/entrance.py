"""House entrance in the evening: aluminium door leaf with long pull, glazed sidelight, split-face stone wall."""

from parts import *

PICTURES = {
    "entrance-door": {"samples": 20, "grade": {"exposure": 0.3, "bloom": 0.09}},
    "upvc-main-door-with-sidelights": {
        "grade": {"exposure": 0.35, "bloom": 0.09},
        "args": {"door": "sidelights", "tone": (0.46, 0.33, 0.22), "block": (0.62, 0.31)},
    },
    "alu-pivot-main-door": {
        "grade": {"exposure": 0.35, "bloom": 0.09},
        "args": {"door": "pivot", "tone": (0.20, 0.195, 0.19), "block": (1.2, 0.6), "height": 2.78},
    },
}
WARM = (1.0, 0.70, 0.42)


def build(door="boards", tone=(0.34, 0.26, 0.19), block=(0.46, 0.15), height=2.42):
    stone = sandstone("stone", tone, block)
    plast = plaster((0.60, 0.50, 0.39), "plaster", 0.12)
    anth = alu("anth", (0.030, 0.033, 0.037), 0.42)
    G = glass("g", (0.96, 0.98, 0.975), 1.0)
    step = marble("step", (0.36, 0.34, 0.31), (0.28, 0.26, 0.24), (1.5, 0.75), 0.4, 0.7)
    x0, x1, H, D = -0.98, 0.98, height, 0.34
    # walls: stone left and right, plaster gable far left, canopy above
    box(-3.0, x0, 0, D, -0.5, 3.9, stone, 0)
    box(x1, 2.3, 0, D, -0.5, 3.9, stone, 0)
    box(x0, x1, 0, D, H, 3.9, stone, 0)
    box(2.3, 6.0, -0.5, 0.4, -0.5, 3.9, plast, 0.006)
    box(-7.0, -3.0, -0.35, 0.4, -0.5, 3.9, plast, 0.006)
    soffit = wood("soffit", (0.34, 0.19, 0.095), (0.21, 0.11, 0.055), (3.2, 0.12), 0.45)
    box(-2.4, 2.3, -1.6, 0.0, 2.92, 3.10, anth, 0.006)
    box(-2.38, 2.28, -1.58, 0.0, 2.905, 2.92, soffit, 0)
    DOORS[door](x0, x1, H, 0.15, anth, G)
    # hall behind the sidelight
    hall = plaster((0.72, 0.62, 0.50), "hall", 0.04)
    box(-2.0, 2.2, 3.4, 3.5, 0, 2.7, hall, 0)
    box(-2.1, -2.0, D, 3.5, 0, 2.7, hall, 0)
    box(2.2, 2.3, D, 3.5, 0, 2.7, hall, 0)
    box(-2.1, 2.3, D, 3.5, 2.6, 2.7, hall, 0)
    box(-2.1, 2.3, 0.08, 3.5, -0.1, 0.0, wood("hallfl", grout=True), 0)
    con = wood("con", (0.34, 0.20, 0.10), (0.2, 0.11, 0.055), grout=False)
    box(0.5, 1.9, 3.0, 3.35, 0.78, 0.82, con, 0.004)
    box(0.55, 0.6, 3.02, 3.33, 0, 0.78, con, 0.004)
    table_lamp((0.92, 3.15, 0.82), 0.56, glow=9)
    plant((1.35, 3.15, 0.82), 0.9, Mat("pt", (0.15, 0.2, 0.22), 0.4).material)
    area((0.4, 1.8, 2.57), (0.4, 1.8, 0), (1.2, 1.2), 75, WARM, glossy=False)
    # steps, landing, house number, mat
    box(-1.98, 1.98, -1.5, 0.15, -0.16, 0.0, step, 0.008)
    box(-2.4, 2.4, -1.95, 0.0, -0.32, -0.16, step, 0.008)
    box(-9, 9, -9, -1.6, -0.5, -0.32, marble("court", (0.33, 0.30, 0.27), (0.26, 0.24, 0.21), (0.9, 0.45), 0.5, 0.7), 0)
    box(-9, -2.1, -1.6, 0.0, -0.5, -0.32, Mat("bed", (0.05, 0.04, 0.03), 0.95).material, 0)
    box(2.1, 9, -1.6, 0.0, -0.5, -0.32, Mat("bed2", (0.05, 0.04, 0.03), 0.95).material, 0)
    box(-0.80, 0.25, -0.62, -0.06, 0.001, 0.016, fabric("mat", (0.16, 0.12, 0.085), 160), 0.004)
    # wall lamps: up/down cylinders with real light
    for x in (-1.42, 1.42):
        cylinder((x, -0.075, 1.72), (x, -0.075, 1.98), 0.045, anth, 32, 0.003)
        box(x - 0.02, x + 0.02, -0.05, 0.0, 1.82, 1.88, anth, 0.003)
        for z, tz in ((1.985, 4.5), (1.715, -1.0)):
            area((x, -0.075, z), (x, -0.06, tz), (0.06, 0.06), 13, WARM, glossy=False, spread=math.radians(100))
    spot = emit("spot", (1, 0.8, 0.55), 26)
    for x in (-0.7, 0.7):
        lathe([(0, 0), (0.04, 0)], spot, (x, -0.75, 2.902), 24)
        area((x, -0.75, 2.89), (x, -0.7, 0), (0.1, 0.1), 24, WARM, glossy=False, spread=math.radians(120))
    # planters and garden
    pot = concrete("pot", (0.30, 0.29, 0.28), 0.7)
    trees, bushes = foliage(9)
    for x in (-1.62, 1.72):
        box(x - 0.21, x + 0.21, -0.62, -0.20, -0.0, 0.52, pot, 0.012, 3)
        k = place_copy(bushes[2], (x, -0.41, 0.36), s=0.70)
    for i in range(7):
        place_copy(bushes[i % 3], (-2.7 - i * 0.6, -0.85 - 0.2 * random.random(), -0.36), s=random.uniform(0.55, 0.9))
        place_copy(
            bushes[(i + 1) % 3], (2.8 + i * 0.6, -0.95 - 0.2 * random.random(), -0.36), s=random.uniform(0.55, 0.9)
        )
    for x, y2, s in ((-6, 5, 1.1), (5.5, 6, 1.2), (1, 9, 1.4), (-3, 8, 1.3)):
        place_copy(trees[1], (x, y2, -0.4), s=s)
    world_dusk(0.75, glow_az=-140)
    sun(9, -140, 0.5, 18, (1.0, 0.74, 0.56))
    camera((-1.05, -5.0, 1.30), (0.02, 0, 1.30), 30, None, level=True, shift=(0, 0.022))


def boarded_door(x0, x1, H, y, anth, G):
    """Aluminium leaf with level timber boards, long pull and one glazed sidelight."""
    prof = fillet([(0, 0), (0.06, 0), (0.06, 0.075), (0, 0.075)], 0.003)
    frame(x0, x1, 0.0, H, prof, anth, y)
    xm = 0.36  # mullion between leaf and sidelight
    box(xm - 0.03, xm + 0.03, y, y + 0.075, 0.06, H - 0.06, anth, 0.003)
    timber = wood("timber", (0.26, 0.135, 0.065), (0.13, 0.065, 0.03), grout=False, axis="X", rough=0.42)
    lx0, lx1 = x0 + 0.055, xm - 0.025
    box(lx0, lx1, y - 0.012, y + 0.06, 0.03, H - 0.055, anth, 0.004)
    n = 9
    hz = (H - 0.055 - 0.03 - 0.16) / n
    for k in range(n):  # horizontal boards with shadow gaps
        z = 0.03 + 0.08 + k * hz
        box(lx0 + 0.075, lx1 - 0.075, y - 0.022, y - 0.008, z + 0.006, z + hz - 0.006, timber, 0.003, 3)
    ss = metal("ss", (0.62, 0.60, 0.57), 0.24)
    px = lx1 - 0.115
    cylinder((px, y - 0.085, 0.55), (px, y - 0.085, 1.85), 0.016, ss, 32, 0.002)
    for z in (0.68, 1.72):
        cylinder((px, y - 0.085, z), (px, y - 0.01, z), 0.009, ss, 20)
    cylinder((lx1 - 0.038, y - 0.022, 1.02), (lx1 - 0.038, y - 0.01, 1.02), 0.024, ss, 32, 0.002)
    box(
        lx1 - 0.055,
        lx1 - 0.021,
        y - 0.018,
        y - 0.01,
        1.10,
        1.22,
        Mat("reader", (0.012, 0.012, 0.014), 0.15).material,
        0.004,
    )
    for v in (0.03, 0.05):
        pane(xm + 0.028, x1 - 0.058, y + v, 0.058, H - 0.058, G)


def door_with_sidelights(x0, x1, H, y, anth, G):
    """Panelled leaf between two frosted sidelights, barred light above."""
    rows = [
        (0.15, "1 fixed glass | 1 fixed glass | 1 fixed glass"),
        (0.85, "0.23 fixed frosted | 0.54 left panel grid=2x3 | 0.23 fixed frosted"),
    ]
    opening(x0, x1, 0, H, y, rows, "upvc", "oak")


def pivot_door(x0, x1, H, y, anth, G):
    """Wide timber leaf turning on a pivot, standing ajar, with a fluted sidelight."""
    frame(x0, x1, 0, H, bar(0.05, 0.09, 0.003), anth, y)
    xm = 0.50
    box(xm - 0.025, xm + 0.025, y, y + 0.09, 0.05, H - 0.05, anth, 0.003)
    fluted_glass(xm + 0.024, x1 - 0.048, 0.048, H - 0.048, y + 0.045)
    w = xm - 0.03 - (x0 + 0.055)
    timber = wood("pivot", (0.25, 0.13, 0.062), (0.13, 0.066, 0.031), grout=False, axis="Z", rough=0.4)
    e = empty((x0 + 0.055 + w * 0.24, y + 0.045, 0.02), math.radians(-17))
    left, right = -w * 0.24, w * 0.76
    box(left, right, -0.03, 0.03, 0, H - 0.075, anth, 0.004, parent=e)
    count = 9
    for k in range(count):
        a, b = left + (right - left) * k / count, left + (right - left) * (k + 1) / count
        box(a + 0.003, b - 0.003, -0.042, 0.042, 0.012, H - 0.088, timber, 0.003, 3, e)
    brass = metal("brass", (0.58, 0.42, 0.22), 0.28)
    cylinder((right - 0.16, -0.10, 0.35), (right - 0.16, -0.10, 2.15), 0.017, brass, 32, 0.002, e)
    for z in (0.55, 1.25, 1.95):
        cylinder((right - 0.16, -0.10, z), (right - 0.16, -0.03, z), 0.009, brass, 20, 0, e)


DOORS = {"boards": boarded_door, "sidelights": door_with_sidelights, "pivot": pivot_door}
