"""uPVC casement pair, one sash open, in a beige room with a garden."""

from parts import *

PICTURES = {"window-upvc": {"size": (1600, 1067), "samples": 32, "grade": {"exposure": 0.5}}}


def build():
    P = upvc()
    G = glass(tint=(0.985, 0.99, 0.988))
    Rb = rubber()
    Sp = Mat("spacer", (0.25, 0.25, 0.26), 0.4, 1).material
    H = metal("satin", (0.62, 0.61, 0.60), 0.27)
    wall = plaster((0.50, 0.47, 0.40), bump=0.10)
    rev = plaster((0.84, 0.83, 0.81), "reveal", 0.08)
    X, Z0, Z1 = 0.86, 0.86, 2.22
    D = 0.30
    for b in ((-5, -X, 0, D, 0, 4), (X, 5, 0, D, 0, 4), (-X, X, 0, D, Z1, 4), (-X, X, 0, D, 0, Z0 - 0.03)):
        box(*b, wall, 0.004)
    box(-X - 0.05, X + 0.05, -0.045, D - 0.17, Z0 - 0.03, Z0, Mat("sill", (0.83, 0.83, 0.82), 0.22).material, 0.006, 4)
    box(-X, X, D - 0.06, D + 0.08, Z0 - 0.03, Z0 - 0.005, Mat("sillout", (0.7, 0.7, 0.7), 0.4).material, 0.003)
    yf = 0.15
    frame(-X, X, Z0, Z1, FRAME, P, yf)
    box(-0.032, 0.032, yf, yf + 0.07, Z0 + 0.05, Z1 - 0.05, P, 0.003)  # mullion
    sh = Z1 - Z0 - 0.072
    upvc_sash(X - 0.036 - 0.012, sh, (P, G, Rb, Sp), (-X + 0.036, yf - 0.014, Z0 + 0.036), 0, "L", True, H)
    upvc_sash(
        X - 0.036 - 0.012, sh, (P, G, Rb, Sp), (X - 0.036, yf - 0.014, Z0 + 0.036), math.radians(24), "R", True, H
    )
    box(-5, 5, -6, -5.9, 0, 3, wall, 0)
    box(-5, 5, -6, 0, -0.05, 0, wood("floor"), 0)
    box(-5, 5, -6, 0.3, 2.75, 2.9, rev, 0)
    box(-5.1, -5, -6, 0, 0, 3, wall, 0)
    box(5, 5.1, -6, 0, 0, 3, wall, 0)
    plant((-0.52, 0.035, Z0), 0.92, Mat("pot", (0.74, 0.71, 0.66), 0.35).material)
    books(-0.16, 0.03, Z0, [(0.10, 0.16, 0.20), (0.55, 0.45, 0.32)], rz=1.2)
    lathe(
        [
            (0, 0.004),
            (0.026, 0.0),
            (0.034, 0.004),
            (0.040, 0.05),
            (0.041, 0.085),
            (0.0385, 0.085),
            (0.037, 0.05),
            (0.030, 0.012),
            (0, 0.010),
        ],
        Mat("cup", (0.33, 0.40, 0.40), 0.25).material,
        (-0.155, 0.03, Z0 + 0.052),
    )
    curtain(0.92, 1.34, -0.10, 0.05, 2.52, sheer(op=0.72, c=(0.86, 0.83, 0.78)), 6, 0.04, 3)
    cylinder((-1.6, -0.10, 2.54), (1.7, -0.10, 2.54), 0.011, metal("rod", (0.12, 0.11, 0.10), 0.35))
    curtain(-1.36, -0.98, -0.10, 0.05, 2.52, sheer("sh2", op=0.72, c=(0.86, 0.83, 0.78)), 6, 0.04, 9)
    gm = garden(3.2, z=-0.5, xr=12)
    grass(-6, 8, 1.2, 7.5, gm, -0.5, n=2600)
    daylight(36, 74, 6.2, 0.36, 0.8, color=(1, 0.90, 0.76))
    area((-1.0, -3.6, 2.5), (0, 0, 1.4), (4, 2), 150, (1, 0.95, 0.88), glossy=False)
    camera((-0.85, -2.35, 1.56), (0.03, 0.1, 1.53), 35, 2.8, (0.1, 0.05, 1.5), level=True)
    bpy.context.scene.camera.data.shift_y = -0.012
