"""Shower enclosures for the corner x 0..1.5, y -1..0; metal, glass, glass edge, height, front line."""

import math

from parts.glass import curved_pane, pane
from parts.material import Mat
from parts.profiles import extrude, fillet, frame
from parts.shapes import box, cylinder, empty, tube


def black_grid(black, G, ed, H, fy):
    """Black-framed walk-in screen: gridded front panel, plain side panel, open entry."""
    prof = fillet([(0, 0), (0.026, 0), (0.026, 0.03), (0, 0.03)], 0.002)
    w = 0.92
    frame(0.0, w, 0.012, H, prof, black, fy - 0.015)
    for z in (0.54, 1.06, 1.58):
        box(0.02, w - 0.02, fy - 0.012, fy + 0.012, z - 0.010, z + 0.010, black, 0.0015)
    box(w / 2 - 0.010, w / 2 + 0.010, fy - 0.012, fy + 0.012, 0.03, H - 0.02, black, 0.0015)
    pane(0.02, w - 0.02, fy, 0.03, H - 0.02, G)
    e = empty((1.495, -1.0, 0), math.pi / 2)
    frame(0.0, 1.0, 0.012, H, prof, black, -0.015, e)
    for z in (0.54, 1.06, 1.58):
        box(0.02, 0.98, -0.012, 0.012, z - 0.010, z + 0.010, black, 0.0015, parent=e)
    box(0.49, 0.51, -0.012, 0.012, 0.03, H - 0.02, black, 0.0015, parent=e)
    pane(0.02, 0.98, 0, 0.03, H - 0.02, G, parent=e)
    box(w, 1.495, fy - 0.012, fy + 0.012, H - 0.026, H, black, 0.002)  # brace bar over the entry


def hinged_corner(ch, G, ed, H, fy):
    """Frameless corner: fixed panel, hinged door (ajar), side panel, chrome header."""
    pane(0.004, 0.62, fy, 0.016, H, G, 0.010, ed)
    e = empty((0.628, fy, 0.016), math.radians(-32))
    pane(0.0, 0.80, 0, 0.006, H - 0.016, G, 0.010, ed, e)
    s = pane(-0.5, 0.5, 0, 0.016, H, G, 0.010, ed)
    s.location = (1.495, -0.5, (H + 0.016) / 2)
    s.rotation_euler = (0, 0, math.pi / 2)
    for z in (0.30, 1.82):  # glass-glass hinges
        box(-0.045, 0.045, -0.011, 0.011, z - 0.045, z + 0.045, ch, 0.003, 3, e)
        box(0.56 - 0.02, 0.628 - 0.003, fy - 0.011, fy + 0.011, z + 0.016 - 0.045, z + 0.016 + 0.045, ch, 0.003, 3)
        cylinder((0, 0, z - 0.045), (0, 0, z + 0.045), 0.011, ch, 24, 0.001, e)
    tube(
        [
            (0.72, -0.005, 0.86),
            (0.72, -0.055, 0.86),
            (0.72, -0.06, 0.88),
            (0.72, -0.06, 1.24),
            (0.72, -0.055, 1.26),
            (0.72, -0.005, 1.26),
        ],
        0.0095,
        ch,
        e,
    )
    tube(
        [
            (0.72, 0.005, 0.86),
            (0.72, 0.055, 0.86),
            (0.72, 0.06, 0.88),
            (0.72, 0.06, 1.24),
            (0.72, 0.055, 1.26),
            (0.72, 0.005, 1.26),
        ],
        0.0095,
        ch,
        e,
    )
    box(0, 0.64, fy - 0.009, fy + 0.009, 0.012, 0.022, ch, 0.001)
    box(1.486, 1.504, -1.0, 0, 0.012, 0.022, ch, 0.001)
    box(0, 1.505, fy - 0.012, fy + 0.012, H - 0.008, H + 0.022, ch, 0.004)  # header/brace
    box(1.483, 1.507, -1.0, 0, H - 0.008, H + 0.022, ch, 0.004)


def walk_in_panel(ch, G, ed, H, fy):
    """One pane in a floor channel, held by a bar to the back wall; nothing to open."""
    pane(0.004, 1.16, fy, 0.012, H, G, 0.010, ed)
    box(0, 1.16, fy - 0.010, fy + 0.010, 0.010, 0.026, ch, 0.001)
    box(0.0, 0.018, fy - 0.012, fy + 0.012, 0.012, H, ch, 0.002)
    cylinder((1.08, fy, H - 0.02), (1.08, 0, H - 0.02), 0.010, ch, 32, 0.001)
    box(1.055, 1.105, fy - 0.016, fy + 0.016, H - 0.05, H + 0.012, ch, 0.003, 3)
    cylinder((1.08, -0.012, H - 0.02), (1.08, 0, H - 0.02), 0.028, ch, 40, 0.002)


def sliding_corner(ch, G, ed, H, fy):
    """Fixed pane and a rolling door on a round bar, with a side pane."""
    side_pane(G, ed, H)
    pane(0.004, 0.78, fy + 0.012, 0.016, H - 0.06, G, 0.010, ed)
    pane(0.36, 1.16, fy - 0.012, 0.024, H - 0.02, G, 0.010, ed)
    cylinder((0, fy, H + 0.03), (1.49, fy, H + 0.03), 0.013, ch, 40)
    for x in (0.52, 1.0):
        cylinder((x, fy - 0.030, H + 0.062), (x, fy + 0.012, H + 0.062), 0.034, ch, 48, 0.003)
        cylinder((x, fy - 0.034, H - 0.08), (x, fy - 0.004, H - 0.08), 0.020, ch, 40, 0.002)
        box(x - 0.012, x + 0.012, fy - 0.030, fy - 0.022, H - 0.09, H + 0.06, ch, 0.002)
    for x in (0.10, 0.68):
        cylinder((x, fy + 0.0, H + 0.03), (x, fy + 0.026, H - 0.10), 0.012, ch, 24)
    for s in (-1, 1):
        cylinder((1.08, fy - 0.012, 1.05), (1.08, fy - 0.012 + s * 0.03, 1.05), 0.030, ch, 48, 0.003)
    for q in ((0, 1.49, fy - 0.012, fy + 0.022), (1.483, 1.507, -1.0, 0)):
        box(*q, 0.010, 0.020, ch, 0.001)


def quadrant(ch, G, ed, H, fy):
    """Curved cubicle: two straight panes, two bent doors, white tray."""
    white = Mat("tray", (0.84, 0.84, 0.83), 0.16).material
    r, c, low = 0.55, 0.47, 0.12
    arc = [(c + r * math.cos(t), -c - r * math.sin(t)) for t in [k * math.pi / 48 for k in range(25)]]
    outline = [(c + r, -0.004), *arc, (0.004, -c - r)]
    top = [(x, y, H) for x, y in outline]
    foot = [(x, y, low) for x, y in outline]
    for path in (top, foot):
        tube(path, 0.014, ch, None, 6)
    floor = [(0.0, 0.0)] + [(x + 0.03 * (x - 0.3), y + 0.03 * (y + 0.3)) for x, y in outline]
    extrude(floor, low, white, (), (0, 0, low / 2), None, 0.004)
    turn = math.radians
    pane_at(c + r, -c, c + r, -0.004, low, H, G)
    pane_at(0.004, -c - r, c, -c - r, low, H, G)
    curved_pane((c, -c), r, turn(-90), turn(-47), low, H, G)
    curved_pane((c, -c), r - 0.03, turn(-33), turn(8), low, H, G)
    for t in (-47, -33):
        x, y = c + r * math.cos(turn(t)), -c + r * math.sin(turn(t))
        cylinder((x, y, low), (x, y, H), 0.009, ch, 20)
        cylinder((x, y, 0.98), (x + 0.05 * math.cos(turn(t)), y + 0.05 * math.sin(turn(t)), 0.98), 0.016, ch, 32, 0.003)
    for x, y in ((c + r, -c), (c, -c - r), (c + r, -0.012), (0.012, -c - r)):
        cylinder((x, y, low), (x, y, H), 0.011, ch, 20)


def bath_screen(ch, G, ed, H, fy):
    """Bath along the back wall with a screen of two panes, the outer one folded in."""
    white = Mat("bath", (0.85, 0.85, 0.84), 0.12).material
    w, d, h = 1.72, 0.76, 0.56
    box(0, w, -d, -d + 0.07, 0, h, white, 0.02, 4)
    box(0, w, -0.07, 0, 0, h, white, 0.02, 4)
    box(0, 0.10, -d + 0.03, -0.03, 0, h - 0.001, white, 0.005, 4)
    box(w - 0.10, w - 0.004, -d + 0.03, -0.03, 0, h - 0.001, white, 0.005, 4)
    box(0.02, w - 0.02, -d + 0.02, -0.02, 0.05, 0.14, white, 0)
    e = empty((0.02, -d + 0.035, h + 0.006))
    pane(0.0, 0.50, 0, 0.0, 1.42, G, 0.006, ed, e)
    k = empty((0.508, 0, 0), math.radians(52))
    k.parent = e
    pane(0.0, 0.48, 0, 0.0, 1.42, G, 0.006, ed, k)
    box(-0.018, 0.006, -0.012, 0.012, 0, 1.42, ch, 0.002, parent=e)
    cylinder((0.504, 0, 0), (0.504, 0, 1.42), 0.008, ch, 20, parent=e)
    for z in (0.2, 1.2):
        cylinder((0.504, 0, z - 0.04), (0.504, 0, z + 0.04), 0.012, ch, 24, 0.001, e)
    cylinder((1.45, -0.20, h), (1.45, -0.20, h + 0.16), 0.012, ch)
    cylinder((1.45, -0.20, h + 0.15), (1.45, -0.34, h + 0.13), 0.011, ch)


def side_pane(G, ed, H):
    s = pane(-0.5, 0.5, 0, 0.016, H, G, 0.010, ed)
    s.location = (1.495, -0.5, (H + 0.016) / 2)
    s.rotation_euler = (0, 0, math.pi / 2)


def pane_at(xa, ya, xb, yb, z0, z1, G):
    """Upright pane between two points of the plan."""
    e = empty((xa, ya, 0), math.atan2(yb - ya, xb - xa))
    pane(0, math.hypot(xb - xa, yb - ya), 0, z0, z1, G, parent=e)


ENCLOSURES = {
    "frameless": hinged_corner,
    "black grid": black_grid,
    "walk-in": walk_in_panel,
    "sliding": sliding_corner,
    "quadrant": quadrant,
    "bath": bath_screen,
}
