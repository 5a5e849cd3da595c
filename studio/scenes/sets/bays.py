"""Bay, bow and corner windows: several openings that meet at an angle."""

from parts import *
from parts.furnishing import armchair, rug, side_table, timber
from parts.grouping import placed

PICTURES = {
    "bay-window": {
        "grade": {"exposure": 0.7},
        "args": {
            "facets": [(0.85, 48, "1 left glass"), (1.6, 0, "1 fixed glass"), (0.85, -48, "1 right glass open=-24")],
            "wall": "sage",
            "floor": "oak boards",
            "view": "low garden",
        },
    },
    "bow-window": {
        "grade": {"exposure": 0.7},
        "args": {
            "facets": [
                (0.68, 40, "1 fixed glass"),
                (0.68, 20, "1 left glass open=-26"),
                (0.68, 0, "1 fixed glass"),
                (0.68, -20, "1 right glass"),
                (0.68, -40, "1 fixed glass"),
            ],
            "colour": "oak",
            "wall": "rose",
            "floor": "kota stone",
            "view": "low garden",
            "side": -1,
        },
    },
    "corner-window": {
        "grade": {"exposure": 0.7},
        "args": {
            "facets": [
                (2.0, 45, "0.65 left glass | 1.2 fixed glass"),
                (2.0, -45, "1.2 fixed glass | 0.65 right glass open=-24"),
            ],
            "colour": "anthracite",
            "wall": "linen",
            "floor": "oak boards",
            "view": "high garden",
            "corner": True,
            "style": "armchair",
        },
    },
    "alu-corner-sliding-door": {
        "grade": {"exposure": 0.5},
        "args": {
            "facets": [
                (3.0, 45, "1 fixed glass track=1 | 1 slide-left glass track=0 open=0.82 handle=no"),
                (3.0, -45, "1 slide-right glass track=0 open=0.82 handle=no | 1 fixed glass track=1"),
            ],
            "system": "alu",
            "colour": "anthracite",
            "wall": "stone",
            "floor": "marble",
            "view": "west garden",
            "corner": True,
            "sill": 0,
            "height": 2.5,
            "style": "armchair",
        },
    },
}


def build(
    facets, wall, floor, view, colour="white", system="upvc", sill=0.55, height=1.6, corner=False, side=1, style=None
):
    h, wall_mat = 2.85, named_wall(wall)
    if corner:  # panes at a right angle mirror each other
        glass("clear", (0.985, 0.99, 0.988), 0.3)
    ceiling = plaster((0.82, 0.81, 0.79), "ceil", 0.03)
    run = sum(w * math.cos(math.radians(turn)) for w, turn, _ in facets)
    points = [(-run / 2, 0.0)]
    for w, turn, _ in facets:
        x, y = points[-1]
        points.append((x + w * math.cos(math.radians(turn)), y + w * math.sin(math.radians(turn))))
    deep = max(y for _, y in points)
    back = -4.6
    box(-6, 6, back, deep, -0.1, 0, named_floor(floor), 0)
    box(-6, 6, back, deep + 0.4, h, h + 0.2, ceiling, 0)
    box(-6, 6, back - 0.1, back, 0, h, wall_mat, 0)
    for number, ((x, y), (w, turn, cells)) in enumerate(zip(points, facets)):
        sides = "LRTB" if sill else ("LT", "RT")[number]
        placed((x, y, 0), math.radians(turn), lambda: facet(w, sill, height, h, cells, system, colour, wall_mat, sides))
    if corner:
        for (x, y), turn in ((points[0], 45), (points[-1], -45)):
            away = -1 if turn > 0 else 1
            placed((x, y, 0), math.radians(turn), lambda: box(0, away * 5, 0, 0.28, 0, h, wall_mat, 0))
        if sill:
            box(-0.07, 0.07, deep - 0.10, deep + 0.04, sill, sill + height, finish(colour)[0], 0.003)
    else:
        for s in (-1, 1):
            box(s * run / 2, s * 6, 0, 0.28, 0, h, wall_mat, 0)
            box(s * 3.1, s * 3.2, back, 0, 0, h, wall_mat, 0)
        window_seat(points, sill)
    if style == "armchair":
        corner_chair(deep)
    plant((-1.15 if corner else side * (run / 2 + 0.35), -0.3, 0), 1.2, Mat("pot", (0.42, 0.19, 0.11), 0.75).material)
    outside(view, run * 0.8, height, (0, sill + height / 2))
    area((0.4 * side, -4.2, 2.5), (0, 0, 1.0), (4, 2), 120, (1, 0.95, 0.88), glossy=False)
    span = run * 1.35 + 0.6
    distance = span * 26 / 36 - (0.2 if corner else 0)
    eye = (-0.42 * side * (0.4 if corner else 1), -distance, 1.42)
    camera(eye, (0.05 * side, deep, 1.42), 26, 6.3, (0, deep / 2, 1.4), level=True, shift=(0, -0.02))


def facet(w, sill, height, h, cells, system, colour, wall_mat, sides):
    """One opening with the wall below and above it, in its own x 0..w."""
    top = sill + height
    if sill:
        box(-0.03, w + 0.03, 0.001, 0.26, -0.1, sill, wall_mat, 0)
        box(
            -0.02,
            w + 0.02,
            -0.02,
            0.10,
            sill - 0.02,
            sill + 0.003,
            marble("sill", (0.74, 0.71, 0.66), (0.5, 0.46, 0.42), grout=False),
            0.003,
        )
    box(0, w, 0.0, 0.26, top, h, wall_mat, 0)
    opening(0.012, w - 0.012, sill, top, 0.06, [(1, cells)], system, colour, sides)
    post = finish(colour)[0]
    for x in (0.0, w) if sill else ():
        cylinder((x, 0.085, sill), (x, 0.085, top), 0.045, post, 32)


def window_seat(points, sill):
    """Upholstered seat that fills the bay."""
    oak = wood("seat", (0.36, 0.22, 0.12), (0.22, 0.13, 0.065), grout=False, rough=0.36)
    inside = [(x * 0.985, y - 0.015) for x, y in points]
    top = sill - 0.12
    extrude([*inside, (inside[-1][0], -0.25), (inside[0][0], -0.25)], top, oak, (), (0, 0, top / 2))
    extrude(
        [*inside, (inside[-1][0], -0.27), (inside[0][0], -0.27)],
        0.07,
        fabric("pad", (0.62, 0.55, 0.45)),
        (),
        (0, 0, top + 0.036),
        None,
        0.012,
    )
    for k, (x, colour) in enumerate(
        ((-0.75, (0.44, 0.18, 0.09)), (-0.35, (0.60, 0.44, 0.22)), (0.78, (0.14, 0.22, 0.23)))
    ):
        y = min(y for px, y in points if abs(px) < 0.95) - 0.20
        cushion((x, y, top + 0.26), (0.40, 0.38, 0.20), fabric(f"c{k}", colour), (math.radians(70), 0, 0.2 * (1 - k)))
    books(0.25, -0.02, top + 0.07, [(0.55, 0.48, 0.38), (0.12, 0.18, 0.20)], 0.4, 0.16, 0.22)


def corner_chair(deep):
    armchair((0.55, deep - 1.75, 0), math.radians(20), fabric("chair", (0.42, 0.20, 0.11)), timber())
    side_table((-0.25, deep - 1.6, 0))
    books(-0.25, deep - 1.6, 0.50, [(0.62, 0.56, 0.45), (0.12, 0.17, 0.18)], 0.4, 0.15, 0.21)
    rug(0.1, deep - 2.1, 2.4, 1.8, (0.50, 0.43, 0.35))
