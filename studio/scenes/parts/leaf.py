"""Leaves of a window or door and how they move: hinged, tilted, sliding, folding."""

import math

from parts.infill import dark, infill
from parts.profiles import fillet, frame, frame_grained
from parts.sashes import lever
from parts.shapes import box, cylinder, empty, tube

SEAL = 0.0035
DOOR_HEIGHT = 1.75
DOOR_HANDLE = 1.02


def leaf(e, w, h, s, skin, cell):
    """One framed leaf in e's own x 0..w, z 0..h."""
    frame_grained(0, w, 0, h, s.sash, skin, 0, e)
    seal = [(s.face - 0.0005, 0.018), (s.face + SEAL, 0.019), (s.face + SEAL, 0.023), (s.face - 0.0005, 0.024)]
    if len(s.panes) > 1 and cell["fill"] in ("glass", "frosted"):
        frame(0, w, 0, h, fillet(seal, 0.0008, 2), dark(), 0, e)
        spacer = [(s.face - 0.002, 0.027), (s.face + 0.010, 0.027), (s.face + 0.010, 0.041), (s.face - 0.002, 0.041)]
        frame(0, w, 0, h, spacer, dark(), 0, e)
    edge = s.face - 0.004
    infill(e, edge, w - edge, edge, h - edge, cell["fill"], s.panes, skin, s.thick, cell["grid"])


def bead(e, w, h, s, skin):
    """Glazing bead of a fixed light; returns how far it reaches in."""
    reach = s.face * 0.45
    frame_grained(
        0, w, 0, h, fillet([(0, 0), (reach - 0.008, 0), (reach, 0.012), (reach, 0.05), (0, 0.05)], 0.002), skin, 0, e
    )
    return reach - 0.004


def hinge(x0, x1, z0, z1, y, cell, s, skin, metal):
    """Hinged at the left, the right, the top or the bottom (tilt); positive angles open into the room."""
    w, h, angle, opens = x1 - x0, z1 - z0, math.radians(cell["open"]), cell["opens"]
    front = y - s.proud
    if opens in ("top", "bottom") or opens.startswith("tilt"):
        up = opens == "top"
        pivot = empty((x0, front, z1 if up else z0))
        pivot.rotation_euler = (-angle if up else angle, 0, 0)
        e = empty((0, 0, -h if up else 0))
        e.parent = pivot
        leaf(e, w, h, s, skin, cell)
        if cell["handle"]:
            side = opens.split("-")[-1]
            spot = {"left": (w - s.face * 0.42, h * 0.47), "right": (s.face * 0.42, h * 0.47)}.get(
                side, (w / 2, s.face * 0.5)
            )
            flat_lever(e, *spot, metal) if side in ("top", "bottom") else lever(e, spot[0], 0, spot[1], metal)
        return e
    left = opens == "left"
    pivot = empty((x0 if left else x1, front, z0), -angle if left else angle)
    e = empty((0 if left else -w, 0, 0))
    e.parent = pivot
    leaf(e, w, h, s, skin, cell)
    if cell["handle"]:
        at = DOOR_HANDLE if h > DOOR_HEIGHT else h * 0.47
        x = w - s.face * 0.42 if left else s.face * 0.42
        door_lever(e, x, at, metal, -1 if left else 1) if h > DOOR_HEIGHT else lever(e, x, 0, at, metal)
    edge = 0.0 if left else w
    for z in (0.16, h - 0.16) if h < DOOR_HEIGHT else (0.2, h / 2, h - 0.2):
        cylinder((edge, -0.006, z - 0.045), (edge, -0.006, z + 0.045), 0.0075, skin[0], 24, 0.002, e)
    return e


def flat_lever(e, x, z, metal):
    """Lever lying along the bottom rail of a top-hung sash."""
    box(x - 0.036, x + 0.036, -0.011, 0, z - 0.0145, z + 0.0145, metal, 0.006, 4, e)
    cylinder((x, -0.042, z), (x, -0.008, z), 0.0095, metal, 32, 0.001, e)
    box(x - 0.013, x + 0.122, -0.052, -0.038, z - 0.0095, z + 0.0095, metal, 0.0065, 5, e)


def door_lever(e, x, z, metal, side):
    """Lever on a long plate with a keyhole, on both faces."""
    box(x - 0.015, x + 0.015, -0.009, 0, z - 0.14, z + 0.09, metal, 0.005, 4, e)
    cylinder((x, -0.05, z), (x, -0.006, z), 0.009, metal, 32, 0.001, e)
    box(x - 0.008 * side, x + 0.125 * side, -0.058, -0.043, z - 0.010, z + 0.010, metal, 0.0065, 5, e)
    cylinder((x, -0.0105, z - 0.085), (x, -0.006, z - 0.085), 0.0085, metal, 32, 0.001, e)


def slide(edges, z0, z1, y, cells, s, skin, metal):
    """Leaves on parallel tracks; the room-side track is 0. `open` is the share of its own width a leaf has moved."""
    overlap, step = s.face * 0.5, s.thick * 0.62
    tracks = 1 + max(track_of(k, cell) for k, cell in enumerate(cells))
    for t in range(tracks):
        yy = y + 0.004 + t * step + step / 2
        box(edges[0], edges[-1], yy - 0.004, yy + 0.004, z0 - 0.004, z0 + 0.010, metal, 0.001)
    for k, cell in enumerate(cells):
        a = edges[k] - (overlap if k else 0)
        b = edges[k + 1] + (overlap if k < len(cells) - 1 else 0)
        way = {"right": 1, "left": -1}.get(cell["opens"].split("-")[-1], 0)
        a0 = a + way * cell["open"] * (b - a)
        parallel = cell["opens"].startswith("parallel")
        front = -0.085 if parallel else 0.002 + track_of(k, cell) * step
        if parallel:
            box(edges[0], edges[-1], y - 0.085, y - 0.020, z0 - 0.030, z0 - 0.006, skin[1], 0.003)
        e = empty((a0, y + front, z0 + 0.006))
        e.scale = (1, step / s.thick * 0.96, 1)
        leaf(e, b - a, z1 - z0 - 0.012, s, skin, cell)
        if cell["handle"] and way:
            pull(e, (s.face * 0.5) if way > 0 else (b - a - s.face * 0.5), z1 - z0, metal)


def track_of(k, cell):
    if cell["track"] is not None:
        return cell["track"]
    return k % 2


def pull(e, x, h, metal):
    """D handle on a sliding leaf."""
    z = DOOR_HANDLE - 0.1 if h > DOOR_HEIGHT else h * 0.42
    length = 0.26 if h > DOOR_HEIGHT else 0.16
    bow = [(0, 0), (-0.040, 0.006), (-0.044, 0.02), (-0.044, length - 0.02), (-0.040, length - 0.006), (0, length)]
    tube([(x, dy, z + dz) for dy, dz in bow], 0.0065, metal, e)


def fold(spans, z0, z1, y, cells, s, skin, metal):
    """Leaves hinged to each other in a zigzag, stacking towards `fold-left` or `fold-right`; `open` of the first is the angle."""
    angle = math.radians(cells[0]["open"])
    out = -1 if cells[0]["open"] < 0 else 1
    angle = abs(angle)
    left = cells[0]["opens"] == "fold-left"
    order = range(len(spans)) if left else reversed(range(len(spans)))
    way = 1 if left else -1
    x, yy = (spans[0][0] if left else spans[-1][1]), y + 0.004
    for number, k in enumerate(order):
        w = spans[k][1] - spans[k][0] - 0.003
        swing = angle if number % 2 == 0 else -angle
        swing *= out
        pivot = empty((x, yy, z0 + 0.006), (swing if left else -swing))
        e = empty((0 if left else -w, -s.thick / 2, 0))
        e.parent = pivot
        leaf(e, w, z1 - z0 - 0.012, s, skin, cells[k])
        for z in (0.22, (z1 - z0) / 2, z1 - z0 - 0.22):
            cylinder((x, yy, z0 + z - 0.04), (x, yy, z0 + z + 0.04), 0.009, metal, 20)
        if cells[k]["handle"] and number == len(spans) - 1:
            lever(
                e,
                (w - s.face * 0.42) if left else s.face * 0.42,
                0,
                DOOR_HANDLE if z1 - z0 > DOOR_HEIGHT else (z1 - z0) * 0.45,
                metal,
            )
        x += way * (w + 0.003) * math.cos(angle)
        yy += out * (w * math.sin(angle)) * (1 if number % 2 == 0 else -1)
