"""Living room with three slim aluminium sliding panels, pool terrace and garden."""

from parts import *

PICTURES = {
    "living-slider": {"size": (1600, 1067), "samples": 32, "grade": {"exposure": 0.25}},
    "living-golden-hour": {"prefilter": False, "samples": 16, "args": {"mood": "golden"}, "grade": {"exposure": 0.3}},
}


def build(mood="day"):
    open_frac = 0.0 if mood == "golden" else 1.0  # golden hour: doors closed
    A = alu("alu", (0.020, 0.021, 0.023), 0.36)
    G = glass(tint=(0.985, 0.992, 0.988), refl=1.0)
    wall = plaster((0.80, 0.785, 0.76), bump=0.06)
    ceil = plaster((0.84, 0.84, 0.83), "ceil", 0.03)
    fl = marble("floor", (0.62, 0.555, 0.475), (0.34, 0.27, 0.21), (1.2, 1.2), 0.06, 0.8, gold=(0.50, 0.38, 0.26))
    W, H = 3.3, 2.7
    box(-4.5, 4.5, -7, 0.06, -0.1, 0, fl, 0)
    box(-4.5, 4.5, -7, 0.3, 2.95, 3.2, ceil, 0.0)
    box(-4.6, -4.5, -7, 0.3, 0, 3, wall, 0)
    box(4.5, 4.6, -7, 0.3, 0, 3, wall, 0)
    box(-4.5, 4.5, -7.1, -7, 0, 3, wall, 0)
    box(-4.5, -W, 0, 0.3, 0, 3, wall, 0.003)
    box(W, 4.5, 0, 0.3, 0, 3, wall, 0.003)
    box(-W, W, 0, 0.3, H, 3, wall, 0.003)
    # outer frame + 3 tracks
    frame(-W, W, -0.0, H, fillet([(0, 0), (0.035, 0), (0.035, 0.17), (0, 0.17)], 0.003), A, 0.06)
    for k in range(3):
        box(
            -W + 0.03,
            W - 0.03,
            0.083 + k * 0.052,
            0.089 + k * 0.052,
            0.034,
            0.046,
            metal("rail", (0.6, 0.6, 0.6), 0.3),
            0.001,
        )
    n = 3
    pw = (2 * W - 0.07) / n + 0.02
    off = [0, pw - 0.03, 2 * (pw - 0.03)]
    for i in range(3):
        e = empty((-W + 0.035 + off[i] - (0.0 if i < 2 else (pw - 0.08) * open_frac), 0.066 + 0.052 * i, 0.036))
        slider_panel(e, pw, H - 0.072, A, G)
        if i == 2:
            box(0.010, 0.022, -0.022, 0.0, 0.85, 1.25, metal("pull", (0.05, 0.05, 0.05), 0.3), 0.003, parent=e)
    # terrace
    deck = marble("terr", (0.34, 0.31, 0.27), (0.24, 0.22, 0.19), (0.8, 0.8), 0.5, 0.7)
    [
        box(*q, -0.12, -0.015, deck, 0)
        for q in ((-9, 9, 0.3, 1.65), (-9, -5.6, 1.65, 4.6), (2.3, 9, 1.65, 4.6), (-5.6, 2.3, 4.4, 4.6))
    ]
    gm = garden(8.5, True, -0.06, xr=15)
    grass(-7, 7, 4.6, 11.0, gm, -0.06, n=4200)
    # pool
    pw_ = Mat("water", (0.02, 0.25, 0.30), 0.04, spec=0.25)
    v = pw_.coords(obj="world")
    nz = pw_.noise(v, 4, 3, 0.5, 0.6)
    pw_.bump(nz.outputs[0], 0.25, 0.05)
    box(-5.5, 2.2, 1.9, 4.3, -0.10, -0.055, pw_.material, 0)
    cop = concrete("coping", (0.42, 0.40, 0.37), 0.6)
    for b in ((-5.8, 2.5, 1.62, 1.9), (-5.8, 2.5, 4.3, 4.58), (-5.8, -5.5, 1.9, 4.3), (2.2, 2.5, 1.9, 4.3)):
        box(*b, -0.06, 0.0, cop, 0.008)

    tk = wood("teak", (0.42, 0.25, 0.13), (0.26, 0.14, 0.07), grout=False)
    for lx in (3.35, 4.35):  # loungers on the terrace
        e = empty((lx, 2.2, 0))
        box(-0.32, 0.32, -0.2, 1.75, 0.20, 0.24, tk, 0.006, parent=e)
        softbox(-0.31, 0.31, -0.18, 1.1, 0.24, 0.33, fabric("lg%g" % lx, (0.74, 0.72, 0.68)), 0.03, e)
        o = softbox(-0.31, 0.31, 1.08, 1.78, 0.26, 0.35, MATS["lg%g" % lx], 0.03, e)
        o.rotation_euler = (math.radians(28), 0, 0)
        o.location.z += 0.14
        for x in (-0.27, 0.27):
            for y in (-0.1, 1.6):
                box(x - 0.025, x + 0.025, y - 0.025, y + 0.025, -0.015, 0.2, tk, 0.004, parent=e)
    # furniture
    F1 = fabric("fab1", (0.56, 0.52, 0.46))
    F2 = fabric("fab2", (0.30, 0.16, 0.09))
    fabric("fab3", (0.16, 0.20, 0.19))
    W_ = wood("oak", (0.38, 0.24, 0.13), (0.22, 0.13, 0.07), grout=False)
    leg = metal("leg", (0.03, 0.03, 0.03), 0.35)
    sofa((2.55, -1.0, 0), math.radians(-90), F1, F2, 2.5, leg)
    e = empty((1.30, -2.3, 0))
    lathe(
        [(0, 0.33), (0.44, 0.33), (0.455, 0.335), (0.46, 0.345), (0.455, 0.355), (0.44, 0.36), (0, 0.36)],
        W_,
        parent=e,
        seg=96,
    )
    for a in (0, 2.1, 4.2):
        cylinder(
            (0.30 * math.cos(a), 0.30 * math.sin(a), 0),
            (0.22 * math.cos(a), 0.22 * math.sin(a), 0.335),
            0.014,
            leg,
            16,
            parent=e,
        )
    books(1.23, -2.35, 0.36, [(0.70, 0.66, 0.58), (0.12, 0.13, 0.14)], 0.5, 0.2, 0.27)
    lathe(
        [
            (0, 0),
            (0.05, 0),
            (0.075, 0.04),
            (0.08, 0.09),
            (0.06, 0.15),
            (0.035, 0.19),
            (0.033, 0.215),
            (0.04, 0.23),
            (0.036, 0.23),
            (0.028, 0.2),
            (0, 0.2),
        ],
        Mat("vase", (0.70, 0.66, 0.60), 0.6).material,
        (1.48, -2.15, 0.36),
    )
    rug = fabric("rug", (0.55, 0.52, 0.47), 200)
    box(0.35, 3.3, -3.8, -0.9, 0.001, 0.014, rug, 0.006)
    C = sheer("curt", (0.88, 0.86, 0.82), 0.68)
    curtain(-4.25, -3.35, -0.14, 0.02, 2.9, C, 10, 0.05, 4)
    curtain(3.4, 4.3, -0.14, 0.02, 2.9, C, 10, 0.05, 6)
    plant((-3.0, -0.75, 0), 2.6, Mat("pot2", (0.10, 0.10, 0.10), 0.6).material)
    box(-4.5, 4.5, -0.42, -0.40, 2.86, 2.95, ceil, 0.001)
    if mood == "golden":
        world_sky(9, -50, 0.26, cloud_amt=0.7, dust=1.2)
        sun(27, -46, 5.2, 1.0, (1, 0.64, 0.33))
        area((0, -5.5, 2.7), (0, -2, 0), (5, 2), 95, (1, 0.90, 0.78), glossy=False)
        area((0, 0.7, 1.5), (0, -3, 1.0), (6, 2.4), 35, (1, 0.93, 0.85), glossy=False)
        camera((3.0, -5.35, 1.35), (-0.35, 0, 1.35), 24, 5.6, (0, -0.2, 1.2), level=True, shift=(0, -0.06))
    else:
        daylight(37, -40, 5.6, 0.30, 0.8, color=(1, 0.90, 0.77))
        area((0, -5.5, 2.7), (0, -2, 0), (5, 2), 150, (1, 0.94, 0.86), glossy=False)
        area((0, 0.7, 1.5), (0, -3, 1.0), (6, 2.4), 60, (0.93, 0.97, 1), glossy=False)
        camera((-1.25, -5.05, 1.42), (0.42, 0, 1.30), 22, 5.6, (0, -0.2, 1.2), level=True, shift=(0, -0.055))
