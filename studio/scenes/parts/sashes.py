"""Sashes, levers and rows of panes that slide or stand still."""

from parts.glass import pane
from parts.profiles import fillet, frame, frame_grained
from parts.shapes import box, cylinder, empty, tube

SASH = fillet(
    [
        (0, 0),
        (0.050, 0),
        (0.0505, 0.003, 0.0008),
        (0.0525, 0.003, 0.0008),
        (0.053, 0.0008, 0.0008),
        (0.058, 0.0008),
        (0.074, 0.017),
        (0.074, 0.050),
        (0.060, 0.066),
        (0, 0.066),
    ],
    0.0025,
)
FRAME = fillet([(0, 0), (0.046, 0), (0.050, 0.006), (0.050, 0.075), (0, 0.075)], 0.003)
GASKET = fillet([(0.0735, 0.0175), (0.0780, 0.0185), (0.0780, 0.0215), (0.0735, 0.0225)], 0.0008, 2)
SPACER = [(0.072, 0.0265), (0.086, 0.0265), (0.086, 0.0415), (0.072, 0.0415)]
SLIDE_FRAME = fillet(
    [
        (0, 0),
        (0.048, 0),
        (0.048, 0.028),
        (0.042, 0.028),
        (0.042, 0.034),
        (0.048, 0.034),
        (0.048, 0.070),
        (0.042, 0.070),
        (0.042, 0.076),
        (0.048, 0.076),
        (0.048, 0.108),
        (0, 0.108),
    ],
    0.0018,
)
SLIDE_SASH = fillet([(0, 0), (0.050, 0), (0.060, 0.010), (0.060, 0.028), (0.052, 0.036), (0, 0.036)], 0.003)


def upvc_sash(w, h, mats, loc, rz=0, hinge="R", handle=True, handmat=None):
    """uPVC casement or door sash with double glazing, gasket, hinges and handle; mats = (profile, glass, rubber, spacer)."""
    P, G, Rb, Sp = mats
    e = empty(loc, rz)
    x0, x1 = (-w, 0) if hinge == "R" else (0, w)
    frame(x0, x1, 0, h, SASH, P, 0, e)
    frame(x0, x1, 0, h, GASKET, Rb, 0, e)
    frame(x0, x1, 0, h, SPACER, Sp, 0, e)
    for v in (0.0245, 0.0435):
        pane(x0 + 0.070, x1 - 0.070, v, 0.070, h - 0.070, G, 0.004, parent=e)
    if handle:
        lever(e, (x0 + 0.030) if hinge == "R" else (x1 - 0.030), 0, h * 0.47, handmat, 1 if hinge == "R" else -1)
    hx = x1 if hinge == "R" else x0
    for z in (0.16, h - 0.16):
        cylinder(
            (hx + 0.004 * (1 if hinge == "R" else -1), -0.006, z - 0.045),
            (hx + 0.004 * (1 if hinge == "R" else -1), -0.006, z + 0.045),
            0.0075,
            P,
            24,
            0.002,
            e,
        )
    return e


def lever(e, x, y, z, m, side=1):
    """Lever handle on a sash."""
    box(x - 0.0145, x + 0.0145, y - 0.011, y, z - 0.036, z + 0.036, m, 0.006, 4, e)
    cylinder((x, y - 0.042, z), (x, y - 0.008, z), 0.0095, m, 32, 0.001, e)
    b = box(x - 0.0095, x + 0.0095, y - 0.052, y - 0.038, z - 0.122, z + 0.013, m, 0.0065, 5, e)
    return b


def sliding_window(x0, x1, z0, z1, y, grain, glass_mat, rubber_mat, handle_mat, open_left=0.0, mesh_mat=None):
    """Two-track uPVC sliding window with an optional mesh sash. grain = (vertical, horizontal) frame materials.

    open_left: fraction by which the left (room side) sash is slid to the right.
    """
    frame_grained(x0, x1, z0, z1, SLIDE_FRAME, grain, y)
    inner = 0.040
    w = (x1 - x0) / 2 - inner + 0.030
    h = z1 - z0 - 2 * inner
    left = x0 + inner + open_left * (w - 0.06)
    for sx, sy in ((left, y - 0.004), (x1 - inner - w, y + 0.036)):
        e = empty((sx, sy, z0 + inner))
        frame_grained(0, w, 0, h, SLIDE_SASH, grain, 0, e)
        frame(
            0,
            w,
            0,
            h,
            fillet([(0.0595, 0.011), (0.063, 0.012), (0.063, 0.026), (0.0595, 0.027)], 0.0006, 2),
            rubber_mat,
            0,
            e,
        )
        pane(0.056, w - 0.056, 0.014, 0.056, h - 0.056, glass_mat, parent=e)
        pane(0.056, w - 0.056, 0.024, 0.056, h - 0.056, glass_mat, parent=e)
        if sy < y:  # D handle and flush lock on the room-side sash
            tube(
                [
                    (0.03, 0.0, h * 0.42),
                    (0.03, -0.028, h * 0.42 + 0.006),
                    (0.03, -0.030, h * 0.42 + 0.02),
                    (0.03, -0.030, h * 0.42 + 0.14),
                    (0.03, -0.028, h * 0.42 + 0.154),
                    (0.03, 0.0, h * 0.42 + 0.16),
                ],
                0.006,
                handle_mat,
                e,
            )
            box(w - 0.042, w - 0.018, -0.006, 0.002, h * 0.46, h * 0.46 + 0.13, handle_mat, 0.003, 3, e)
    if mesh_mat:
        e = empty((x0 + inner, y + 0.078, z0 + inner))
        prof = fillet([(0, 0), (0.038, 0), (0.038, 0.022), (0, 0.022)], 0.002)
        frame_grained(0, w, 0, h, prof, grain, 0, e)
        pane(0.034, w - 0.034, 0.011, 0.034, h - 0.034, mesh_mat, parent=e)


def slider_panel(e, w, h, A, G, fw=0.028, d=0.042):
    """Slim sliding leaf."""
    pr = fillet([(0, 0), (fw, 0), (fw, d), (0, d)], 0.0025)
    frame(0, w, 0, h, pr, A, 0, e, gap=0.0001)
    pane(fw - 0.006, w - fw + 0.006, d / 2, fw - 0.006, h - fw + 0.006, G, 0.008, parent=e)


def slim_glazing(x0, x1, z0, z1, n, frame_mat, glass_mat, y=0.0, face=0.032, depth=0.09, transom=None, parent=None):
    """Row of n fixed panes in one slim metal frame; transom: height of an optional horizontal bar."""
    frame(x0, x1, z0, z1, fillet([(0, 0), (face, 0), (face, depth), (0, depth)], 0.0025), frame_mat, y, parent)
    w = (x1 - x0) / n
    for k in range(1, n):
        box(
            x0 + k * w - face / 2,
            x0 + k * w + face / 2,
            y,
            y + depth,
            z0 + face,
            z1 - face,
            frame_mat,
            0.002,
            parent=parent,
        )
    if transom:
        box(x0 + face, x1 - face, y, y + depth, transom - face / 2, transom + face / 2, frame_mat, 0.002, parent=parent)
    for k in range(n):
        pane(
            x0 + k * w + 0.004,
            x0 + (k + 1) * w - 0.004,
            y + depth / 2,
            z0 + face * 0.5,
            z1 - face * 0.5,
            glass_mat,
            parent=parent,
        )
