"""Study with a desk in front of an anthracite aluminium casement pair; city beyond."""

from parts import *

PICTURES = {"alu-casement-anthracite": {"prefilter": False, "samples": 16, "grade": {"exposure": 0.6, "contrast": 0.8}}}
ALU_SASH = fillet([(0, 0), (0.050, 0), (0.054, 0.004), (0.054, 0.060), (0, 0.060)], 0.0022)
ALU_FRAME = fillet([(0, 0), (0.045, 0), (0.045, 0.066), (0, 0.066)], 0.0022)


def sash(w, h, A, G, rb, loc, rz, hinge, handle):
    """Aluminium casement sash with double glazing."""
    e = empty(loc, rz)
    a, b = (-w, 0) if hinge == "R" else (0, w)
    frame(a, b, 0, h, ALU_SASH, A, 0, e)
    frame(a, b, 0, h, fillet([(0.0535, 0.008), (0.0575, 0.009), (0.0575, 0.014), (0.0535, 0.015)], 0.0006, 2), rb, 0, e)
    for y in (0.014, 0.038):
        pane(a + 0.05, b - 0.05, y, 0.05, h - 0.05, G, parent=e)
    lever(e, (a + 0.026) if hinge == "R" else (b - 0.026), 0, h * 0.40, handle)
    return e


def build():
    A = alu("anthracite", (0.040, 0.044, 0.050), 0.36)
    G, rb = glass("g", (0.985, 0.99, 0.988)), rubber()
    wall = plaster((0.62, 0.57, 0.50), "wall", 0.09)
    floor = wood("floor", (0.36, 0.23, 0.14), (0.22, 0.135, 0.08), (1.6, 0.15), 0.36, "X")
    X0, X1, Z0, Z1 = -1.0, 1.0, 0.92, 2.32
    room(-2.6, 2.4, -4.6, 0, 2.85, wall, floor, plaster((0.83, 0.82, 0.80), "ceil", 0.03), (X0, X1, Z0, Z1), 0.28)
    y = 0.12
    frame(X0, X1, Z0, Z1, ALU_FRAME, A, y)
    box(-0.024, 0.024, y, y + 0.066, Z0 + 0.04, Z1 - 0.04, A, 0.002)
    blk = metal("blk", (0.05, 0.05, 0.052), 0.35)
    h, w = Z1 - Z0 - 0.07, (X1 - X0) / 2 - 0.035 - 0.004
    sash(w, h, A, G, rb, (X0 + 0.035, y - 0.012, Z0 + 0.035), 0, "L", blk)
    sash(w, h, A, G, rb, (X1 - 0.035, y - 0.012, Z0 + 0.035), math.radians(20), "R", blk)
    box(
        X0 - 0.03,
        X1 + 0.03,
        -0.03,
        y,
        Z0 - 0.03,
        Z0,
        wood("sill", (0.34, 0.20, 0.11), (0.20, 0.115, 0.06), grout=False),
        0.004,
    )
    # desk under the window
    oak = wood("oak", (0.36, 0.22, 0.12), (0.22, 0.13, 0.065), grout=False, rough=0.36)
    box(-0.95, 0.95, -0.80, -0.06, 0.715, 0.75, oak, 0.006, 3)
    for x in (-0.88, 0.88):
        for yy in (-0.74, -0.12):
            box(x - 0.02, x + 0.02, yy - 0.02, yy + 0.02, 0, 0.715, A, 0.003)
    box(0.30, 0.86, -0.76, -0.14, 0.60, 0.70, oak, 0.004)
    desk_lamp((-0.70, -0.28, 0.75), blk, 0.2)
    # open laptop
    e = empty((0.02, -0.46, 0.752), 0.06)
    al = Mat("lap", (0.52, 0.52, 0.54), 0.32, 1).material
    box(-0.16, 0.16, -0.11, 0.11, 0, 0.012, al, 0.004, 3, e)
    box(-0.14, 0.14, -0.02, 0.09, 0.0121, 0.0125, Mat("keys", (0.02, 0.02, 0.02), 0.5).material, 0, parent=e)
    lid = empty((0, 0.11, 0.012))
    lid.parent = e
    lid.rotation_euler = (math.radians(-16), 0, 0)
    box(-0.16, 0.16, -0.003, 0.003, 0, 0.215, al, 0.003, 3, lid)
    box(-0.15, 0.15, -0.0038, -0.003, 0.012, 0.205, Mat("scr", (0.05, 0.07, 0.09), 0.12).material, 0, parent=lid)
    books(0.62, -0.38, 0.75, [(0.40, 0.16, 0.09), (0.62, 0.56, 0.45), (0.12, 0.17, 0.18)], 0.25, 0.17, 0.24)
    lathe(
        [(0, 0.004), (0.03, 0), (0.036, 0.004), (0.043, 0.09), (0.0405, 0.09), (0.033, 0.012), (0, 0.01)],
        Mat("cup", (0.72, 0.69, 0.63), 0.3).material,
        (-0.36, -0.52, 0.75),
    )
    plant((0.72, 0.03, Z0), 0.62, Mat("pot", (0.42, 0.19, 0.11), 0.7).material)
    chair((-0.10, -1.18, 0), math.radians(160), fabric("ch", (0.17, 0.18, 0.17)), metal("cm", (0.12, 0.12, 0.12), 0.35))
    # bookshelf on the left wall
    box(-2.60, -2.57, -1.9, -0.35, 0, 2.3, Mat("shelfback", (0.10, 0.085, 0.07), 0.7).material, 0)
    for k in range(7):
        z = 0.02 + k * 0.37
        box(-2.58, -2.24, -1.92, -0.33, z, z + 0.03, oak, 0.003)
    for yy in (-1.92, -1.13, -0.36):
        box(-2.58, -2.24, yy, yy + 0.03, 0, 2.27, oak, 0.003)
    rs = random.Random(4)
    cols = [
        (0.55, 0.48, 0.38),
        (0.38, 0.15, 0.085),
        (0.12, 0.17, 0.18),
        (0.62, 0.56, 0.46),
        (0.20, 0.23, 0.18),
        (0.45, 0.30, 0.15),
    ]
    cm = [Mat("sb%d" % i, c, 0.6).material for i, c in enumerate(cols)]
    for k in range(1, 6):
        for a, b in ((-1.88, -1.15), (-1.09, -0.38)):
            yy = a + 0.02
            end = a + (b - a) * rs.uniform(0.45, 0.95)
            while yy < end:
                t, hh = rs.uniform(0.018, 0.045), rs.uniform(0.20, 0.30)
                box(
                    -2.54,
                    -2.30 - rs.uniform(0, 0.03),
                    yy,
                    yy + t,
                    0.05 + k * 0.37,
                    0.05 + k * 0.37 + hh,
                    rs.choice(cm),
                    0.002,
                )
                yy += t + 0.002
    floor_lamp((1.75, -0.45, 0), 1.55, blk, 3.5)
    box(-1.3, 1.3, -2.6, -0.9, 0.001, 0.012, fabric("rug", (0.40, 0.30, 0.22), 190), 0.005)
    C = sheer("curt", (0.86, 0.83, 0.77), 0.72)
    curtain(1.12, 1.52, -0.08, 0.03, 2.6, C, 6, 0.04, 4)
    cylinder((-1.6, -0.08, 2.62), (1.7, -0.08, 2.62), 0.011, blk)
    curtain(-1.52, -1.12, -0.08, 0.03, 2.6, C, 6, 0.04, 9)
    city(130, -34, 150, width=460)
    daylight(33, 62, 5.6, 0.34, 0.7, color=(1, 0.89, 0.74))
    area((0.2, -4.2, 2.5), (0, 0, 1.0), (3.6, 2), 120, (1, 0.95, 0.88), glossy=False)
    area((0, 0.45, 1.7), (0, -3, 0.6), (1.8, 1.3), 16, (0.95, 0.97, 1), glossy=False)
    camera((0.95, -3.15, 1.40), (-0.16, 0, 1.40), 28, 4.0, (0, -0.1, 1.3), level=True, shift=(0, -0.02))
    bpy.context.scene.camera.data.clip_end = 2000
