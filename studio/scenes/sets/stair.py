"""Straight flight with oak treads, point-fixed glass railing and a timber handrail."""

from parts import *

PICTURES = {"stair-railing": {"samples": 16, "grade": {"exposure": -0.35, "contrast": 0.9}}}


def build():
    wall = plaster((0.58, 0.47, 0.36), "wall", 0.12)
    white = plaster((0.80, 0.78, 0.74), "white", 0.05)
    ceil = plaster((0.84, 0.83, 0.81), "ceil", 0.03)
    oak = wood("oak", (0.42, 0.26, 0.14), (0.27, 0.155, 0.08), grout=False, axis="Y", rough=0.34)
    rail_oak = wood("rail", (0.38, 0.22, 0.11), (0.24, 0.13, 0.06), grout=False, axis="X", rough=0.34)
    floor = marble("floor", (0.58, 0.52, 0.44), (0.38, 0.32, 0.26), (1.2, 1.2), 0.10, 0.8)
    steel = metal("steel", (0.62, 0.62, 0.63), 0.24)
    G, edge = glass("g", (0.965, 0.985, 0.978), 1.2), Mat("edge", (0.26, 0.36, 0.33), 0.15).material
    # shell
    box(-5, 5, -6, 0.1, -0.1, 0, floor, 0)
    box(-5, 5, 0, 0.15, 0, 5.6, wall, 0)
    box(-5.1, -5, -6, 0.1, 0, 5.6, white, 0)
    box(-5, 5, -6.1, -6, 0, 5.6, white, 0)
    box(-5, 5, -6, 0.1, 5.5, 5.6, ceil, 0)
    box(5, 5.1, -6, 0.1, 0, 5.6, white, 0)
    # flight: 15 risers, along +x against the wall
    n, rise, go, x0, y0, y1 = 15, 0.172, 0.275, -1.75, -1.12, 0.0
    saw = []
    for k in range(n):
        saw += [(x0 + k * go, k * rise), (x0 + k * go, (k + 1) * rise - 0.04)]
    top_x, top_z = x0 + n * go, n * rise
    saw += [(top_x, top_z - 0.04), (top_x, top_z - 0.34)]
    saw += [(x0 + 0.42, 0.0)]
    body = extrude(saw, y1 - y0, white)
    body.rotation_euler = (math.pi / 2, 0, 0)
    body.location = (0, (y0 + y1) / 2, 0)
    for k in range(n):
        x = x0 + k * go
        box(x - 0.025, x + go + 0.004, y0 - 0.012, y1, (k + 1) * rise - 0.04, (k + 1) * rise, oak, 0.005, 3)
    # upper landing
    box(top_x, 5, -6, 0.0, top_z - 0.34, top_z - 0.02, white, 0.004)
    box(top_x - 0.02, 5, -6, 0.0, top_z - 0.02, top_z, oak, 0.002)
    # glass: parallelogram panes following the slope, outside the stringer
    s = rise / go
    yg = y0 - 0.045
    line = lambda x: (x - x0) * s + rise  # nosing line

    def sloped_pane(xa, xb, low=-0.28, high=0.86):
        q = [(xa, yg, line(xa) + low), (xb, yg, line(xb) + low), (xb, yg, line(xb) + high), (xa, yg, line(xa) + high)]
        o = mesh("pane", q, [(0, 1, 2, 3)], G)
        o.visible_shadow = o.visible_diffuse = False
        for i, j in ((0, 3), (1, 2)):
            a, b = Vector(q[i]), Vector(q[j])
            box(a.x - 0.001, a.x + 0.001, yg - 0.006, yg + 0.006, a.z, b.z, edge, 0).visible_shadow = False
        for t in (0.14, 0.86):  # point fixings
            x = xa + t * (xb - xa)
            for dz in (-0.08, -0.21):
                cylinder((x, yg - 0.022, line(x) + dz), (x, y0, line(x) + dz), 0.022, steel, 32, 0.002)
        return o

    edges = np.linspace(x0 + 0.06, top_x - 0.05, 5)
    for a, b in zip(edges[:-1], edges[1:]):
        sloped_pane(a + 0.008, b - 0.008)
    # timber handrail on the glass, with a level return at the bottom
    prof = fillet(
        [(-0.024, -0.02), (0.024, -0.02), (0.030, 0.012), (0.018, 0.034), (-0.018, 0.034), (-0.030, 0.012)], 0.008, 4
    )

    def rail(p, q):
        p, q = Vector(p), Vector(q)
        d = (q - p).normalized()
        up = d.cross(Vector((0, 1, 0))) * -1
        v = [tuple(c + Vector((0, 1, 0)) * a + up * b) for c in (p, q) for a, b in prof]
        m = len(prof)
        f = [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)] + [
            tuple(reversed(range(m))),
            tuple(range(m, 2 * m)),
        ]
        o = mesh("rail", v, f, rail_oak, True, None, 40)
        fix_normals(o)

    za, zb = line(edges[0]) + 0.87, line(edges[-1]) + 0.87
    rail((edges[0] - 0.10, yg, za - 0.10 * s), (edges[-1] + 0.03, yg, zb + 0.03 * s))
    # landing balustrade
    for a, b in ((-1.2, -2.5), (-2.52, -3.8), (-3.82, -5.1)):
        o = mesh(
            "pane",
            [
                (top_x - 0.03, a, top_z - 0.25),
                (top_x - 0.03, b, top_z - 0.25),
                (top_x - 0.03, b, top_z + 1.0),
                (top_x - 0.03, a, top_z + 1.0),
            ],
            [(0, 1, 2, 3)],
            G,
        )
        o.visible_shadow = o.visible_diffuse = False
    box(top_x - 0.06, top_x, -6, -1.16, top_z + 0.99, top_z + 1.045, rail_oak, 0.012, 4)
    # under and beside the stair
    bench = wood("bench", (0.34, 0.20, 0.11), (0.20, 0.115, 0.06), grout=False)
    box(0.75, 2.25, -1.62, -1.20, 0.36, 0.42, bench, 0.006)
    for x in (0.85, 2.15):
        box(x - 0.02, x + 0.02, -1.58, -1.24, 0, 0.36, bench, 0.004)
    cushion((1.05, -1.41, 0.55), (0.42, 0.40, 0.16), fabric("c1", (0.44, 0.18, 0.09)), (math.radians(70), 0, 0.15))
    books(1.8, -1.41, 0.42, [(0.60, 0.54, 0.43), (0.14, 0.18, 0.18)], 0.4, 0.18, 0.25)
    plant((-2.30, -0.50, 0), 2.0, Mat("pot", (0.42, 0.19, 0.11), 0.75).material)
    # framed pictures climbing with the stair
    fr = Mat("pfr", (0.05, 0.04, 0.035), 0.4).material
    for k, (x, w, h) in enumerate(((-1.05, 0.42, 0.55), (-0.15, 0.55, 0.42), (0.78, 0.42, 0.55))):
        z = line(x) + 1.30
        box(x - w / 2, x + w / 2, -0.022, 0, z - h / 2, z + h / 2, fr, 0.003)
        box(
            x - w / 2 + 0.02,
            x + w / 2 - 0.02,
            -0.024,
            -0.02,
            z - h / 2 + 0.02,
            z + h / 2 - 0.02,
            Mat("pm%d" % k, (0.80, 0.77, 0.70), 0.8).material,
            0,
        )
        box(
            x - w / 4,
            x + w / 4,
            -0.026,
            -0.022,
            z - h / 4,
            z + h / 4,
            Mat("pa%d" % k, ((0.50, 0.22, 0.11), (0.22, 0.28, 0.24), (0.60, 0.44, 0.24))[k], 0.8).material,
            0,
        )
    # tall window on the left gives the sun, roof void is lit softly
    black = alu("alu", (0.02, 0.02, 0.022), 0.4)
    daylight(22, -158, 5.0, 0.38, 0.6, color=(1, 0.90, 0.76), angle=0.8)
    # opening in the wall behind the camera: replace it by a glazed front
    for o in list(bpy.context.scene.objects):
        if o.type == "MESH" and abs(o.location.y + 6.05) < 0.01 and o.dimensions.x > 9:
            bpy.data.objects.remove(o)
    for q in ((-5, -4.2, 0, 5.6), (4.2, 5, 0, 5.6), (-4.2, 4.2, 4.9, 5.6)):
        box(q[0], q[1], -6.1, -6, q[2], q[3], white, 0)
    for x in (-4.2, -2.1, 0, 2.1, 4.2):
        box(x - 0.03, x + 0.03, -6.1, -6.0, 0, 4.9, black, 0)
    box(-4.2, 4.2, -6.1, -6.0, 2.6, 2.66, black, 0)
    area((-1.0, -5.6, 2.6), (0, 0, 1.4), (6, 3), 130, (0.97, 0.98, 1), glossy=False)
    area((-0.5, -2.6, 5.3), (0, -1, 1), (3, 2), 60, (1, 0.96, 0.9), glossy=False)
    camera((-1.95, -4.75, 1.45), (0.12, 0, 1.45), 25, None, level=True, shift=(0, 0.03))
