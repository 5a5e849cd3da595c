"""Office fronts along y=0, from x -4.3 to 3.4 and from the floor to the ceiling."""

import math

from parts.finishes import alu, chrome, metal
from parts.glass import curved_pane, glass, pane
from parts.material import Mat
from parts.opening import opening
from parts.profiles import fillet, frame
from parts.shapes import box, cylinder, empty, softbox, tube
from parts.stone import marble
from parts.surfaces import emit, fabric, wood

LEFT, RIGHT, TOP = -4.3, 3.4, 2.8


def front(style=None, rows=None, system="partition", colour="black"):
    """A named front, or one from rows of cells."""
    if rows:
        opening(LEFT, RIGHT, 0, TOP, -0.0275, rows, system, colour, "LRT")
    else:
        FRONTS[style]()


def timber_leaf(e, w, h, oak, steel):
    """Flush timber door leaf with lever handles, hinge side at local x=0."""
    box(0, w, -0.022, 0.022, 0, h, oak, 0.003, 3, e)
    for s in (-1, 1):
        cylinder((w - 0.075, s * 0.022, 1.02), (w - 0.075, s * 0.030, 1.02), 0.026, steel, 40, 0.002, e)
        tube(
            [
                (w - 0.075, s * 0.025, 1.02),
                (w - 0.075, s * 0.068, 1.02),
                (w - 0.090, s * 0.074, 1.02),
                (w - 0.205, s * 0.074, 1.02),
            ],
            0.0095,
            steel,
            e,
        )


def framed_leaf(e, w, coat, G):
    """Glass door leaf in a slim frame with a long pull on both sides, hinge side at local x=0."""
    frame(0, w, 0, 2.105, fillet([(0, 0), (0.045, 0), (0.045, 0.04), (0, 0.04)], 0.002), coat, -0.02, e, gap=0.0001)
    pane(0.04, w - 0.04, 0, 0.04, 2.06, G, 0.010, parent=e)
    for s in (-1, 1):
        path = [(w - 0.022, s * y, z) for y, z in ((0.02, 0.75), (0.065, 0.75), (0.065, 1.45), (0.02, 1.45))]
        tube(path, 0.011, metal("pull", (0.55, 0.55, 0.55), 0.22), e)


def black_framed():
    framed(False)


def double_glazed():
    framed(True)


def framed(acoustic):
    """Black frame with a door; acoustic: two panes 80 mm apart and a timber leaf."""
    A, G = black(), sheet()
    fr = fillet([(0, 0), (0.028, 0), (0.028, 0.055), (0, 0.055)], 0.0022)
    deep = fillet([(0, 0), (0.032, 0), (0.032, 0.10), (0, 0.10)], 0.0022)
    mods = [(-4.3, -3.0), (-3.0, -1.7), (-1.7, -0.4), (0.62, 1.95), (1.95, 3.4)]
    for a, b in mods:
        if acoustic:  # two panes, 80 mm apart, in a deep frame; no transom
            frame(a, b, 0, 2.8, deep, A, -0.05, gap=0.0001)
            for y in (-0.040, 0.040):
                pane(a + 0.02, b - 0.02, y, 0.02, 2.78, G, 0.012)
        else:
            frame(a, b, 0, 2.8, fr, A, -0.0275, gap=0.0001)
            pane(a + 0.02, b - 0.02, 0, 0.02, 2.78, G, 0.012)
            box(a + 0.01, b - 0.01, -0.02, 0.02, 2.12, 2.145, A, 0.002)
    a, b = -0.4, 0.62
    frame(a, b, 0, 2.8, fr, A, -0.0275, gap=0.0001, sides="LRT")
    box(a, b, -0.0275, 0.0275, 2.12, 2.16, A, 0.002)
    pane(a + 0.02, b - 0.02, 0, 2.15, 2.78, G, 0.012)
    e = empty((a + 0.032, 0, 0.006), math.radians(14 if acoustic else 38))
    w = b - a - 0.064
    if acoustic:
        timber_leaf(
            e,
            w,
            2.105,
            wood("leaf", (0.40, 0.25, 0.14), (0.25, 0.15, 0.08), grout=False, axis="Z", rough=0.4),
            metal("pull", (0.55, 0.55, 0.55), 0.22),
        )
    else:
        framed_leaf(e, w, A, G)
    # frosted manifestation band
    fm = Mat("fband", (0.85, 0.87, 0.87), 0.5)
    fm.set("Alpha", 0.34)
    for a_, b_ in mods:
        z = 1.0
        for k in range(4):
            box(a_ + 0.03, b_ - 0.03, -0.0075, -0.0065, z, z + 0.035 - 0.006 * k, fm.material, 0)
            z += 0.06


def frameless():
    """Panes butt-jointed between slim channels, with a glass door on patch fittings."""
    G, silver = sheet(), alu("channel", (0.50, 0.50, 0.51), 0.34)
    a, b = -0.55, 0.45
    for x0, x1, count in ((LEFT, a, 3), (b, RIGHT, 3)):
        w = (x1 - x0) / count
        for k in range(count):
            pane(x0 + k * w + 0.002, x0 + (k + 1) * w - 0.002, 0, 0.01, TOP - 0.01, G, 0.012, edge())
        for z in (0.0, TOP - 0.035):
            box(x0, x1, -0.014, 0.014, z, z + 0.035, silver, 0.002)
    pane(a + 0.004, b - 0.004, 0, 2.22, TOP - 0.01, G, 0.012, edge())
    box(a, b, -0.014, 0.014, TOP - 0.035, TOP, silver, 0.002)
    patch_door(a + 0.006, b - a - 0.012, 34)
    film(((LEFT, a), (b, RIGHT)))


def laminated():
    """Laminated panes with soft joints between deep bronze channels, and a framed leaf that seals."""
    G, coat = sheet(), alu("channel", (0.085, 0.052, 0.032), 0.36)
    joint = Mat("joint", (0.62, 0.66, 0.65), 0.35).material
    a, b = -0.55, 0.47
    for x0, x1 in ((LEFT, a), (b, RIGHT)):
        w = (x1 - x0) / 3
        for k in range(3):
            pane(x0 + k * w + 0.002, x0 + (k + 1) * w - 0.002, 0, 0.02, TOP - 0.02, G, 0.0128, edge())
            box(x0 + k * w - 0.002, x0 + k * w + 0.002, -0.008, 0.008, 0.05, TOP - 0.05, joint, 0)
        for z in (0.0, TOP - 0.06):
            box(x0, x1, -0.018, 0.018, z, z + 0.06, coat, 0.002)
    frame(
        a,
        b,
        0,
        TOP,
        fillet([(0, 0), (0.034, 0), (0.034, 0.06), (0, 0.06)], 0.002),
        coat,
        -0.03,
        gap=0.0001,
        sides="LRT",
    )
    box(a, b, -0.03, 0.03, 2.12, 2.16, coat, 0.002)
    pane(a + 0.02, b - 0.02, 0, 2.15, TOP - 0.02, G, 0.012)
    framed_leaf(empty((a + 0.036, 0, 0.006), math.radians(30)), b - a - 0.072, coat, G)
    film(((LEFT, a), (b, RIGHT)))


def patch_door(x, w, degrees, hinge=1):
    """Glass leaf on patch fittings with a long pull, hinged at x."""
    ch, e = chrome(), empty((x, 0, 0.008), math.radians(degrees) * hinge)
    a, b = (0, w) if hinge > 0 else (-w, 0)
    pane(a, b, 0, 0, 2.20, sheet(), 0.012, edge(), e)
    side = 0.075 * hinge
    for z in (0.0, 2.15):
        box(0, side * 2.2, -0.016, 0.016, z, z + 0.05, ch, 0.003, 3, e)
    bar = (b - 0.07) if hinge > 0 else (a + 0.07)
    for s in (-1, 1):
        cylinder((bar, s * 0.05, 0.65), (bar, s * 0.05, 1.55), 0.013, ch, 32, 0.002, e)
        for z in (0.8, 1.4):
            cylinder((bar, 0, z), (bar, s * 0.05, z), 0.008, ch, 20, 0, e)


def patch_front():
    """Shop front: two patch-fitted doors between fixed panes, glass above."""
    G, ch = sheet(), chrome()
    for x0, x1 in ((LEFT, -2.2), (-2.2, -1.15), (1.05, 2.1), (2.1, RIGHT)):
        pane(x0 + 0.002, x1 - 0.002, 0, 0.01, TOP - 0.01, G, 0.012, edge())
    for x0, x1 in ((-1.15, -0.05), (-0.05, 1.05)):
        pane(x0 + 0.002, x1 - 0.002, 0, 2.23, TOP - 0.01, G, 0.012, edge())
    patch_door(-1.14, 1.08, 40)
    patch_door(1.04, 1.08, 0, -1)
    for x in (-1.15, 1.05, -0.05):
        box(x - 0.09, x + 0.09, -0.016, 0.016, 2.20, 2.26, ch, 0.003, 3)
    for z in (0.0, TOP - 0.035):
        for x0, x1 in ((LEFT, -1.15), (1.05, RIGHT)):
            box(x0, x1, -0.016, 0.016, z, z + 0.035, ch, 0.002)


def curved():
    """Bent panes round the meeting table, with an open bay to walk in."""
    G, silver = sheet(), alu("channel", (0.50, 0.50, 0.51), 0.34)
    centre, r = (-1.5, 1.9), 2.62
    for k in range(6):
        start, end = 188 + k * 27.5, 188 + (k + 1) * 27.5 - 0.5
        if k == 4:
            continue
        curved_pane(centre, r, math.radians(start), math.radians(end), 0.01, TOP - 0.01, G)
        for z in (0.018, TOP - 0.018):
            path = [math.radians(start + (end - start) * t / 16) for t in range(17)]
            tube([(centre[0] + r * math.cos(t), centre[1] + r * math.sin(t), z) for t in path], 0.017, silver, None, 4)
        for t in (start, end):
            x, y = centre[0] + r * math.cos(math.radians(t)), centre[1] + r * math.sin(math.radians(t))
            cylinder((x, y, 0.02), (x, y, TOP - 0.02), 0.004, edge(), 12)


def blinds():
    """Double glazing with slatted blinds between the panes."""
    A, G, slat = alu("alu", (0.045, 0.048, 0.053), 0.4), sheet(), alu("slat", (0.58, 0.57, 0.55), 0.45)
    deep = fillet([(0, 0), (0.032, 0), (0.032, 0.10), (0, 0.10)], 0.0022)
    modules = ((LEFT, -3.0, 38), (-3.0, -1.7, 38), (-1.7, -0.4, 82), (0.62, 1.95, 82), (1.95, RIGHT, 38))
    for x0, x1, tilt in modules:
        frame(x0, x1, 0, TOP, deep, A, -0.05, gap=0.0001)
        for y in (-0.040, 0.040):
            pane(x0 + 0.02, x1 - 0.02, y, 0.02, TOP - 0.02, G, 0.012)
        for k in range(58):
            e = empty(((x0 + x1) / 2, 0, 0.06 + k * 0.0465), 0)
            e.rotation_euler = (math.radians(tilt), 0, 0)
            half = (x1 - x0) / 2 - 0.045
            box(-half, half, -0.0006, 0.0006, -0.0125, 0.0125, slat, 0, parent=e)
    a, b = -0.4, 0.62
    frame(a, b, 0, TOP, deep, A, -0.05, gap=0.0001, sides="LRT")
    box(a + 0.03, b - 0.03, -0.03, 0.03, 2.12, TOP - 0.03, alu("panel", (0.50, 0.49, 0.47), 0.5), 0.002)
    leaf_wood = wood("leaf", (0.40, 0.25, 0.14), (0.25, 0.15, 0.08), grout=False, axis="Z", rough=0.4)
    timber_leaf(empty((a + 0.036, 0, 0.006)), b - a - 0.072, 2.105, leaf_wood, metal("pull", (0.55, 0.55, 0.55), 0.22))


def hanging():
    """Frameless panes with one leaf rolling on a rail."""
    G, steel = sheet(), metal("rail", (0.60, 0.60, 0.61), 0.24)
    for x0, x1 in ((LEFT, -3.0), (-3.0, -1.7), (-1.7, -0.35), (1.05, 2.2), (2.2, RIGHT)):
        pane(x0 + 0.002, x1 - 0.002, 0, 0.01, TOP - 0.01, G, 0.012, edge())
        for z in (0.0, TOP - 0.03):
            box(x0, x1, -0.014, 0.014, z, z + 0.03, steel, 0.002)
    pane(-0.348, 1.048, 0, 2.32, TOP - 0.01, G, 0.012, edge())
    pane(-1.15, 0.36, -0.045, 0.02, 2.34, G, 0.012, edge())
    cylinder((-2.0, -0.045, 2.43), (1.25, -0.045, 2.43), 0.0125, steel, 32)
    for x in (-0.85, 0.05):
        cylinder((x, -0.068, 2.475), (x, -0.022, 2.475), 0.038, steel, 48, 0.003)
        box(x - 0.014, x + 0.014, -0.066, -0.056, 2.20, 2.48, steel, 0.003)
        cylinder((x, -0.066, 2.22), (x, -0.034, 2.22), 0.022, steel, 40, 0.002)
    for s in (-0.095, 0.005):
        cylinder((0.27, s, 0.78), (0.27, s, 1.38), 0.012, steel, 32, 0.002)
    film(((LEFT, -0.35), (1.05, RIGHT)))


def stacking():
    """Glass panels hanging from a ceiling track: two in place, four parked side by side at the right."""
    G, silver = sheet(), alu("channel", (0.50, 0.50, 0.51), 0.34)
    box(LEFT, RIGHT, -0.045, 0.045, TOP - 0.05, TOP, silver, 0.003)
    for k in range(2):
        panel(empty((LEFT + 0.02 + k * 1.28, 0, 0)), G, silver)
    for k in range(4):
        panel(empty((0.75 + k * 0.14, -0.62, 0), math.radians(86)), G, silver)


def panel(e, G, silver, w=1.26):
    pane(0.004, w - 0.004, 0, 0.09, TOP - 0.15, G, 0.012, edge(), e)
    for z in (0.01, TOP - 0.15):
        box(0, w, -0.022, 0.022, z, z + 0.085, silver, 0.004, 3, e)
    cylinder((w / 2, 0, TOP - 0.06), (w / 2, 0, TOP - 0.02), 0.014, silver, 20, 0, e)


def pod():
    """Meeting pod for two, standing free in the room."""
    x0, x1, y0, y1, h = 0.1, 2.3, -0.55, 0.95, 2.25
    shell, cloth = black(), fabric("podcloth", (0.30, 0.34, 0.31), 300, 0.95, 0.2)
    box(x0, x1, y0, y1, 0.0, 0.09, shell, 0.006, 3)
    box(x0, x1, y0, y1, h - 0.10, h, shell, 0.006, 3)
    for x in (x0, x1 - 0.09):
        box(x, x + 0.09, y0, y1, 0.09, h - 0.10, shell, 0.006, 3)
    box(x0 + 0.09, x1 - 0.09, y1 - 0.08, y1, 0.09, h - 0.10, cloth, 0)
    box(x0 + 0.09, x0 + 0.10, y0 + 0.06, y1, 0.09, h - 0.10, cloth, 0)
    box(x1 - 0.10, x1 - 0.09, y0 + 0.06, y1, 0.09, h - 0.10, cloth, 0)
    opening(
        x0 + 0.09,
        x1 - 0.09,
        0.09,
        h - 0.10,
        y0 + 0.02,
        [(1, "0.9 fixed glass | 1.1 right glass open=-26")],
        "partition",
        "black",
    )
    seat = fabric("podseat", (0.46, 0.22, 0.11))
    for a, b in ((x0 + 0.12, x0 + 0.60), (x1 - 0.60, x1 - 0.12)):
        softbox(a, b, y0 + 0.25, y1 - 0.10, 0.34, 0.48, seat, 0.04)
        box(a, b, y0 + 0.27, y1 - 0.12, 0.09, 0.34, shell, 0.004)
    box(
        (x0 + x1) / 2 - 0.28, (x0 + x1) / 2 + 0.28, y0 + 0.35, y1 - 0.08, 0.78, 0.81, wood("podtop", grout=False), 0.005
    )
    cylinder(((x0 + x1) / 2, (y0 + y1) / 2, 0.09), ((x0 + x1) / 2, (y0 + y1) / 2, 0.78), 0.03, shell)
    box(x0 + 0.5, x1 - 0.5, y0 + 0.5, y1 - 0.4, h - 0.106, h - 0.1, emit("podlight", (1, 0.90, 0.76), 7), 0)


def counter():
    """Reception counter with a half-height glass screen."""
    oak, G = wood("counter", (0.40, 0.25, 0.14), (0.25, 0.15, 0.08), grout=False, axis="Z"), sheet()
    top = marble("countertop", (0.74, 0.72, 0.68), (0.42, 0.38, 0.34), grout=False, rough=0.12)
    x0, x1, y = -3.2, 1.0, -0.75
    box(x0, x1, y, y + 0.06, 0, 1.02, oak, 0.003)
    for k in range(60):
        x = x0 + 0.02 + k * 0.07
        box(x, x + 0.04, y - 0.022, y, 0.08, 1.0, oak, 0.003)
    box(x0 - 0.05, x1 + 0.05, y - 0.12, y + 0.62, 1.02, 1.06, top, 0.005)
    for k in range(3):
        a, b = x0 + 0.05 + k * 1.37, x0 + 0.05 + k * 1.37 + 1.34
        pane(a, b, y + 0.12, 1.17 if k == 1 else 1.062, 1.86, G, 0.010, edge())
        box(a, b, y + 0.108, y + 0.132, 1.855, 1.88, black(), 0.003)
        for x in (a + 0.16, b - 0.16):
            box(x - 0.02, x + 0.02, y + 0.10, y + 0.14, 1.06, 1.20, chrome(), 0.004, 3)


def lattice():
    """Steel lattice that closes like an accordion, two thirds drawn."""
    coat = black()
    box(LEFT, RIGHT, -0.03, 0.03, TOP - 0.06, TOP, coat, 0.003)
    box(LEFT, RIGHT, -0.02, 0.02, 0, 0.006, coat, 0)
    pitch, x, bars = 0.145, LEFT + 0.05, []
    while x < 1.3:
        bars.append(x)
        x += pitch
    bars += [1.3 + 0.035 * k for k in range(8)]
    for a, b in zip(bars, [*bars[1:], None]):
        box(a - 0.008, a + 0.008, -0.012, 0.012, 0.02, TOP - 0.06, coat, 0.002)
        for level in range(9) if b else ():
            z = 0.16 + level * 0.285
            for start, end in ((0, 0.24), (0.24, 0)):
                tube(
                    [(a, 0.014 if start else -0.014, z + start), (b, 0.014 if start else -0.014, z + end)],
                    0.0055,
                    coat,
                    None,
                    1,
                )


def film(spans):
    """Frosted bands, so that nobody walks into the glass."""
    band = Mat("fband", (0.85, 0.87, 0.87), 0.5)
    band.set("Alpha", 0.34)
    for x0, x1 in spans:
        for k in range(3):
            box(x0 + 0.01, x1 - 0.01, -0.0075, -0.0065, 1.0 + 0.06 * k, 1.035 + 0.054 * k, band.material, 0)


def black():
    return alu("alu", (0.015, 0.015, 0.016), 0.4)


def sheet():
    return glass("og", tint=(0.982, 0.99, 0.987), refl=1.25)


def edge():
    return Mat("sheet_edge", (0.22, 0.34, 0.31), 0.15).material


FRONTS = {
    "black framed": black_framed,
    "double glazed": double_glazed,
    "frameless": frameless,
    "patch": patch_front,
    "laminated": laminated,
    "curved": curved,
    "blinds": blinds,
    "hanging": hanging,
    "stacking": stacking,
    "pod": pod,
    "counter": counter,
    "lattice": lattice,
}
