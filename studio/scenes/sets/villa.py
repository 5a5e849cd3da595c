"""Modern villa at dusk: warm plaster, red sandstone, backlit jaali, slim glazing lit from inside, reflecting pool."""

from parts import *

PICTURES = {
    "villa-facade-dusk": {"size": (1600, 1067), "samples": 32, "grade": {"exposure": 0.75, "bloom": 0.1}},
    # The part of the picture that the hero film begins with, larger than the film.
    "hero-poster": {
        "size": (1920, 1080),
        "samples": 5,
        "grade": {"exposure": 0.75, "bloom": 0.1},
        "args": {"lens": 31.245, "shift": (-0.0078, 0.0581)},
    },
}
WARM = (1.0, 0.70, 0.40)


def ground_floor(metal_black, glass_mat, plaster_in, oak):
    """Living and dining room behind the big glazing, x -2.2..5.6."""
    fl, cl = 0.15, 2.95
    box(-2.4, 5.8, -0.2, 5.6, 0.0, fl, oak, 0)
    box(-2.4, 5.8, 0.0, 5.6, cl, 3.15, plaster_in, 0)
    box(-2.4, 5.8, 5.5, 5.6, fl, cl, plaster((0.62, 0.50, 0.38), "backwall", 0.05), 0)
    panel = wood("panel", (0.36, 0.21, 0.11), (0.20, 0.11, 0.055), grout=False, axis="Z")
    for i in range(34):
        box(1.6 + i * 0.1, 1.66 + i * 0.1, 5.42, 5.5, fl, cl, panel, 0.003)
    box(-1.6, 0.6, 5.44, 5.5, 1.0, 2.1, Mat("canvas", (0.55, 0.24, 0.12), 0.8).material, 0.004)
    box(-1.4, 0.0, 5.43, 5.45, 1.15, 1.9, Mat("canvas2", (0.80, 0.66, 0.45), 0.8).material, 0.0)
    slim_glazing(-2.2, 5.6, fl, cl, 4, metal_black, glass_mat, 0.05)
    sofa(
        (0.6, 3.6, fl),
        math.pi,
        fabric("sofa", (0.52, 0.46, 0.38)),
        fabric("cush", (0.42, 0.16, 0.08)),
        2.4,
        metal_black,
    )
    lathe([(0, 0.33), (0.44, 0.33), (0.46, 0.345), (0.44, 0.36), (0, 0.36)], oak, (-0.6, 1.9, fl))
    cylinder((-0.6, 1.9, fl), (-0.6, 1.9, fl + 0.33), 0.05, metal_black)
    box(2.6, 4.9, 1.9, 2.9, fl + 0.72, fl + 0.76, panel, 0.006)
    for x in (2.8, 4.7):
        box(x - 0.04, x + 0.04, 2.0, 2.8, fl, fl + 0.72, metal_black, 0.004)
    seat = fabric("seat", (0.16, 0.15, 0.14))
    for x in (3.1, 3.75, 4.4):
        for y, side in ((1.65, -1), (3.1, 1)):
            softbox(x - 0.22, x + 0.22, y - 0.22, y + 0.22, fl + 0.42, fl + 0.48, seat, 0.025)
            softbox(x - 0.21, x + 0.21, y + side * 0.19, y + side * 0.24, fl + 0.48, fl + 0.86, seat, 0.02)
            for dx in (-0.18, 0.18):
                for dy in (-0.18, 0.18):
                    cylinder((x + dx, y + dy, fl), (x + dx, y + dy, fl + 0.43), 0.012, metal_black, 10)
    for x in (3.2, 3.75, 4.3):
        pendant((x, 2.4, 2.0), 0.95, metal("brass", (0.62, 0.42, 0.18), 0.25), 26, 0.15)
    plant((5.1, 0.75, fl), 2.6, Mat("potA", (0.55, 0.50, 0.45), 0.6).material)
    plant((-1.8, 0.8, fl), 2.2, Mat("potB", (0.08, 0.08, 0.08), 0.6).material)
    C = sheer("curtA", (0.90, 0.84, 0.74), 0.6)
    curtain(-2.15, -1.55, 0.3, fl, cl, C, 8, 0.04, 2)
    curtain(5.1, 5.55, 0.3, fl, cl, C, 6, 0.04, 5)
    for x in (-1.0, 1.2, 3.75):
        area((x, 2.6, cl - 0.03), (x, 2.6, 0), (1.6, 1.6), 105, WARM, glossy=False)
    area((3.2, 5.2, 2.9), (3.2, 5.5, 0.6), (3.2, 0.08), 45, WARM, glossy=False)


def upper_floor(metal_black, glass_mat, plaster_in, oak):
    """Cantilevered bedroom box with balcony, x 0.4..7.4, z 3.35..6.25."""
    z0, z1 = 3.55, 6.05
    box(0.6, 7.2, 0.0, 4.6, z0 - 0.05, z0, oak, 0)
    box(0.6, 7.2, 4.5, 4.6, z0, z1, plaster((0.66, 0.54, 0.42), "backwall2", 0.05), 0)
    box(0.6, 7.2, 0.2, 4.6, z1, z1 + 0.05, plaster_in, 0)
    slim_glazing(0.6, 7.2, z0, z1, 4, metal_black, glass_mat, 0.1)
    C = sheer("curtB", (0.92, 0.86, 0.76), 0.7)
    curtain(0.65, 2.1, 0.36, z0, z1, C, 16, 0.04, 8)
    curtain(6.3, 7.15, 0.36, z0, z1, C, 10, 0.04, 9)
    head = fabric("head", (0.30, 0.24, 0.19))
    softbox(3.2, 5.2, 4.3, 4.45, z0, z0 + 1.25, head, 0.04)
    softbox(3.3, 5.1, 2.3, 4.3, z0 + 0.25, z0 + 0.6, fabric("bed", (0.75, 0.72, 0.67)), 0.06)
    for x in (2.9, 5.5):
        lathe(
            [(0.10, 0), (0.16, -0.22), (0.155, -0.22), (0.095, 0)],
            emit("shade", (1, 0.72, 0.42), 7),
            (x, 4.1, z0 + 1.05),
            32,
        )
    for x in (2.4, 5.2):
        area((x, 2.2, z1 - 0.03), (x, 2.2, 0), (1.6, 1.6), 85, WARM, glossy=False)


def build(lens=30.5, shift=(0, 0.085)):
    black = alu("alu", (0.018, 0.018, 0.02), 0.4)
    G = glass("villa_glass", (0.97, 0.985, 0.98), 1.0)
    plast = plaster((0.66, 0.52, 0.38), "warm_plaster", 0.12)
    white = plaster((0.78, 0.74, 0.68), "inside", 0.04)
    red = sandstone("red", (0.40, 0.15, 0.085), (0.62, 0.31))
    red_plain = sandstone("red_plain", (0.46, 0.19, 0.11), (9, 9))
    oak = wood("oak", (0.40, 0.25, 0.14), (0.24, 0.14, 0.075), (2.4, 0.18), 0.4)
    soffit = wood("soffit", (0.36, 0.20, 0.10), (0.22, 0.115, 0.055), (3.2, 0.14), 0.45)
    stone = marble("paving", (0.40, 0.36, 0.31), (0.30, 0.27, 0.23), (1.2, 0.6), 0.45, 0.7)
    ground_floor(black, G, white, oak)
    upper_floor(black, G, white, oak)
    # --- plaster volumes
    box(-2.4, 7.6, 5.6, 5.8, 0, 6.6, plast, 0.005)
    box(5.6, 5.9, -0.1, 5.6, 0.0, 3.15, plast, 0.005)  # end wall of the living room
    box(0.3, 7.5, -1.55, 4.7, 3.2, 3.5, plast, 0.006)  # upper floor slab (balcony)
    box(0.32, 7.48, -1.53, 0.0, 3.185, 3.2, soffit, 0)
    box(-2.6, 7.9, -1.75, 5.9, 6.25, 6.5, plast, 0.006)  # roof slab
    box(-2.58, 7.88, -1.73, 0.1, 6.238, 6.25, soffit, 0)
    box(7.2, 7.5, -1.5, 4.7, 3.5, 6.25, plast, 0.006)  # fin
    box(0.3, 0.6, -0.2, 4.7, 3.5, 6.25, plast, 0.006)
    box(0.6, 7.2, 0.05, 0.4, 6.05, 6.25, plast, 0.003)
    box(-2.4, 0.3, 0.0, 0.3, 3.15, 6.25, plast, 0.006)  # blind bay beside the tower
    box(-2.4, -2.2, 0.0, 5.6, 0, 6.25, plast, 0.004)
    # --- sandstone tower with jaali and entrance
    box(-6.2, -5.15, -0.9, 4.5, 0, 7.0, red, 0.008)
    box(-2.75, -2.25, -0.9, 4.5, 0, 7.0, red, 0.008)
    box(-5.15, -2.75, -0.9, -0.5, 6.3, 7.0, red, 0.008)
    box(-5.15, -2.75, -0.9, -0.5, 2.55, 2.85, red, 0.008)
    box(-6.2, -2.25, 4.3, 4.5, 0, 7.0, red, 0.0)
    box(-6.2, -2.25, -0.5, 4.5, 6.8, 7.0, white, 0.0)
    jaali(-5.05, -2.85, 2.95, 6.2, red_plain, -0.75, 0.07, 0.235)
    box(-5.15, -2.75, 0.9, 1.0, 2.5, 6.8, plaster((0.80, 0.60, 0.40), "stairwall", 0.02), 0)
    area((-3.95, 0.2, 4.6), (-3.95, -2, 4.6), (2.0, 3.2), 55, WARM, glossy=False)
    area((-3.95, 0.3, 6.5), (-3.95, 0.95, 3.4), (1.8, 0.2), 60, WARM, glossy=False)
    # entrance recess: timber door with slim sidelight
    box(-5.15, -2.75, 0.35, 0.45, 0.15, 2.55, plaster((0.70, 0.54, 0.38), "porch", 0.04), 0)
    door = wood("door", (0.30, 0.155, 0.075), (0.17, 0.085, 0.04), (3, 0.18), 0.4, "Z")
    box(-4.75, -3.65, 0.26, 0.34, 0.15, 2.5, door, 0.004)
    slim_glazing(-3.6, -3.05, 0.15, 2.5, 1, black, G, 0.27, 0.03, 0.07)
    box(-3.6, -3.05, 0.345, 0.35, 0.15, 2.5, emit("sidelight", WARM, 0.7), 0)
    box(-3.76, -3.74, 0.19, 0.23, 0.75, 1.85, metal("pull", (0.62, 0.45, 0.22), 0.25), 0.004)
    box(-5.15, -2.75, -0.9, 0.4, 0.0, 0.15, stone, 0.006)
    area((-3.95, -0.2, 2.5), (-3.95, -0.2, 0), (1.4, 0.3), 22, WARM, glossy=False)
    # --- balcony railing
    rail_glass = glass("rail", (0.95, 0.98, 0.97), 1.2)
    x = 0.35
    for _ in range(4):
        pane(x + 0.01, x + 1.7, -1.48, 3.5, 4.5, rail_glass, 0.012)
        x += 1.71
    box(0.32, 7.2, -1.51, -1.45, 3.5, 3.56, black, 0.003)
    box(0.32, 7.2, -1.50, -1.46, 4.49, 4.52, black, 0.006)
    # downlights in both soffits
    spot = emit("spot", (1, 0.78, 0.5), 30)
    for z, xs in ((3.18, (1.2, 2.9, 4.6, 6.6)), (6.233, (-1.4, 1.4, 3.2, 5.0, 6.7))):
        for x in xs:
            lathe([(0, 0), (0.045, 0)], spot, (x, -0.85, z), 24)
            area((x, -0.85, z - 0.02), (x, -0.85, 0), (0.12, 0.12), 14, WARM, glossy=False, spread=math.radians(110))
    # --- ground: plinth, terrace, pool, path, lawn
    box(-2.3, 8.6, -3.4, 0.05, -0.1, 0.15, stone, 0.01)
    box(-2.0, 8.3, -3.8, -3.4, -0.1, 0.0, stone, 0.01)
    box(-5.6, -2.08, -14.5, -0.9, -0.1, 0.012, stone, 0.006)
    coping = concrete("coping", (0.36, 0.33, 0.30), 0.6)
    for q in ((-2.1, 8.2, -4.1, -3.8), (-2.1, 8.2, -9.1, -8.8), (-2.1, -1.8, -8.8, -4.1), (7.9, 8.2, -8.8, -4.1)):
        box(*q, -0.1, 0.015, coping, 0.008)
    box(-1.8, 7.9, -8.8, -4.1, -0.15, -0.05, water(), 0)
    soil = Mat("soil", (0.035, 0.055, 0.015), 0.95).material
    for q in (
        (-40, -5.6, -30, 40),
        (-5.6, 40, -30, -14.5),
        (-5.6, -2.1, -40, -14.5),
        (8.2, 40, -30, 40),
        (-2.1, 8.2, -14.5, -9.1),
        (-5.6, 9, 5.8, 40),
    ):
        box(*q, -0.3, -0.02, soil, 0)
    blades = leaf_material("grass", (0.045, 0.11, 0.015), (0.12, 0.20, 0.04), 0.5)
    grass(-2.1, 8.9, -14.1, -9.1, blades, -0.02, n=4200)
    grass(-11.6, -5.6, -13.5, -1.5, blades, -0.02, n=2800)
    grass(8.2, 14.2, -12, -1, blades, -0.02, n=2800)
    # --- planting
    trees, bushes = foliage(5)
    for x, y, k, s in (
        (-10.5, 3.5, 1, 1.15),
        (-8.7, -1.6, 0, 0.85),
        (10.6, 2.2, 2, 1.1),
        (11.5, -3.4, 0, 0.95),
        (-13, 8, 2, 1.5),
        (-4, 13, 1, 1.35),
        (2, 14, 2, 1.3),
        (8, 13, 1, 1.35),
        (14, 9, 2, 1.5),
        (18, 2, 1, 1.3),
        (-18, 1, 0, 1.4),
    ):
        place_copy(trees[k], (x, y, -0.1), s=s)
    for i in range(9):
        place_copy(bushes[i % 3], (-7.0 - 0.35 * random.random(), -8.5 + i * 1.0, -0.1), s=random.uniform(0.55, 0.9))
    for i in range(8):
        place_copy(
            bushes[(i + 1) % 3], (9.1 + 0.5 * random.random(), -7.5 + i * 1.05, -0.1), s=random.uniform(0.6, 1.1)
        )
    for i in range(8):
        place_copy(
            bushes[i % 3], (-8.3 + i * 0.32 - 1.2, -0.4 + 0.3 * random.random(), -0.1), s=random.uniform(0.7, 1.2)
        )
    for i in range(26):  # tree line that closes the horizon
        place_copy(
            trees[(i * 2) % 3],
            (-42 + i * 3.4 + random.uniform(-1, 1), 22 + random.uniform(0, 6), -0.5),
            s=random.uniform(1.0, 1.5),
        )
    for i in range(30):
        place_copy(bushes[i % 3], (-26 + i * 1.8, 16 + random.uniform(-1, 3), -0.3), s=random.uniform(3.0, 4.6))
    for x in (-1.6, 7.6):
        plant((x, -1.3, 0.15), 3.0, Mat("potT%g" % x, (0.42, 0.20, 0.12), 0.75).material)
    # garden lights: washers on the sandstone, bollards along the path
    for x in (-5.65, -2.5):
        area((x, -1.35, 0.05), (x, -0.9, 3.0), (0.35, 0.08), 24, WARM, glossy=False)
    bollard = emit("bollard", (1, 0.74, 0.45), 9)
    for y in (-11.5, -8.3, -5.1):
        for x in (-5.75, -2.2):
            cylinder((x, y, 0), (x, y, 0.34), 0.03, black, 16)
            cylinder((x, y, 0.28), (x, y, 0.325), 0.031, bollard, 16)
    world_dusk(0.95, glow_az=-55)
    sun(7, -120, 0.35, 20, (1.0, 0.72, 0.55))
    camera((-4.6, -15.8, 1.75), (0.75, 0, 1.75), lens, None, level=True, shift=shift)
