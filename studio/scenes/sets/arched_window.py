"""Arched uPVC window in a thick white wall with a jharokha-like reveal and cushioned sill; desert light."""

from parts import *

PICTURES = {"arched-window": {"prefilter": False, "samples": 16, "grade": {"exposure": 0.3, "contrast": 0.85}}}


def arch_points(half, spring, n=28, pointed=0.0):
    """Opening outline from bottom left, up, over the arch, down to bottom right. Semicircular crown above `spring`."""
    pts = [(-half, 0.0), (-half, spring)]
    for k in range(1, n):
        a = math.pi * (1 - k / n)
        x, z = half * math.cos(a), half * math.sin(a)
        pts.append((x, spring + z * (1 + pointed * (1 - abs(x) / half))))
    return pts + [(half, spring), (half, 0.0)]


def arch_sweep(prof, half, spring, mat, y, z0, parent=None):
    """Sweep a (u inward, v depth) profile along the closed arch outline (bottom rail included)."""
    path = arch_points(half, spring)
    n, m = len(path), len(prof)
    P = [Vector(p) for p in path]
    V = []
    for i in range(n):
        d1 = (P[i] - P[i - 1]).normalized()
        d2 = (P[(i + 1) % n] - P[i]).normalized()
        n1, n2 = Vector((d1.y, -d1.x)), Vector((d2.y, -d2.x))
        b = (n1 + n2).normalized()
        k = 1 / max(0.3, b.dot(n1))
        V += [(P[i].x + b.x * u * k, y + v, z0 + P[i].y + b.y * u * k) for u, v in prof]
    F = [
        (i * m + j, i * m + (j + 1) % m, ((i + 1) % n) * m + (j + 1) % m, ((i + 1) % n) * m + j)
        for i in range(n)
        for j in range(m)
    ]
    o = mesh("arch", V, F, mat, True, parent, 30)
    fix_normals(o)
    return o


def arch_wall(x0, x1, z1, half, spring, zs, y0, y1, mat, splay=0.0):
    """Wall slab with an arched hole; splay widens the room side of the reveal."""
    for y, extra in ((y0, splay), (y1, 0.0)):
        o = extrude(
            [(x0, 0), (x1, 0), (x1, z1), (x0, z1)],
            0.001,
            mat,
            [[(px * (half + extra) / half, zs + pz * (1 + extra * 0.45)) for px, pz in arch_points(half, spring, 40)]],
            (0, y, 0),
        )
        o.rotation_euler = (math.pi / 2, 0, 0)
    a = [(px * (half + splay) / half, zs + pz * (1 + splay * 0.45)) for px, pz in arch_points(half, spring, 40)]
    b = [(px, zs + pz) for px, pz in arch_points(half, spring, 40)]
    n = len(a)
    V = [(p[0], y0, p[1]) for p in a] + [(p[0], y1, p[1]) for p in b]
    o = mesh("reveal", V, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], mat, True, None, 40)
    fix_normals(o)


def build():
    white = plaster((0.74, 0.70, 0.63), "limewash", 0.22)
    red = sandstone("red", (0.30, 0.13, 0.082), (9, 9))
    pv = upvc("walnut_upvc", (0.16, 0.085, 0.045))
    G = glass("g", (0.985, 0.99, 0.985))
    half, spring, zs, y0, y1 = 0.72, 1.10, 0.62, 0.0, 0.62
    arch_wall(-3.2, 3.2, 3.3, half, spring, zs, y0, y1, white, 0.16)
    # carved sandstone surround, proud of the wall
    surround = fillet(
        [(-0.13, 0), (-0.13, -0.035), (-0.09, -0.05), (-0.05, -0.03), (-0.02, -0.045), (0.012, -0.03), (0.012, 0)],
        0.006,
        3,
    )
    k = (half + 0.16) / half
    arch_sweep(surround, half + 0.16, spring * 1.072, red, 0.0, zs)
    # sandstone sill shelf on brackets, cushion and pillows
    box(-1.16, 1.16, -0.30, 0.44, zs - 0.075, zs, red, 0.012, 4)
    for x in (-0.85, 0.0, 0.85):
        e = extrude(
            fillet([(0, 0), (0.24, 0), (0.24, -0.05), (0.12, -0.14), (0.05, -0.24), (0, -0.28)], 0.03, 6), 0.10, red
        )
        e.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
        e.location = (x, 0, zs - 0.075)
    softbox(-0.80, 0.80, -0.24, 0.40, zs, zs + 0.075, fabric("seat", (0.66, 0.60, 0.50)), 0.03)
    cushion(
        (-0.60, 0.12, zs + 0.27),
        (0.44, 0.42, 0.17),
        fabric("p1", (0.30, 0.085, 0.045)),
        (math.radians(78), 0, math.radians(62)),
    )
    cushion(
        (-0.46, -0.02, zs + 0.24),
        (0.36, 0.34, 0.15),
        fabric("p2", (0.50, 0.33, 0.13)),
        (math.radians(74), 0, math.radians(52)),
    )
    cushion(
        (0.60, 0.12, zs + 0.27),
        (0.44, 0.42, 0.17),
        fabric("p3", (0.16, 0.23, 0.25)),
        (math.radians(78), 0, math.radians(-62)),
    )
    # window: arched outer frame, two sashes below the spring line, fanlight above
    yw = 0.46
    arch_sweep(fillet([(0, 0), (0.058, 0), (0.058, 0.07), (0, 0.07)], 0.004), half, spring, pv, yw, zs)
    zt = zs + spring
    box(-half + 0.03, half - 0.03, yw + 0.003, yw + 0.067, zt - 0.032, zt + 0.032, pv, 0.004)
    rb = rubber()
    handle = metal("brass", (0.58, 0.42, 0.20), 0.28)
    prof = fillet([(0, 0), (0.052, 0), (0.060, 0.010), (0.060, 0.060), (0, 0.060)], 0.0025)
    for a, b, side in ((-half + 0.05, -0.004, -1), (0.004, half - 0.05, 1)):
        frame(a, b, zs + 0.05, zt - 0.03, prof, pv, yw - 0.014)
        frame(
            a,
            b,
            zs + 0.05,
            zt - 0.03,
            fillet([(0.0595, 0.014), (0.063, 0.015), (0.063, 0.02), (0.0595, 0.021)], 0.0006, 2),
            rb,
            yw - 0.014,
        )
        pane(a + 0.055, b - 0.055, yw + 0.012, zs + 0.105, zt - 0.085, G)
    box(-0.022, 0.022, yw - 0.022, yw - 0.004, zs + 0.055, zt - 0.035, pv, 0.003)  # astragal over the meeting stiles
    lever(None, 0.030, yw - 0.014, zs + 0.50, handle)
    r = half - 0.055
    fan = [(0, 0)] + [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(0, math.pi, 40)]
    o = mesh("fanpane", [(x, yw + 0.03, zt + 0.03 + z) for x, z in fan[1:]], [tuple(range(40))], G)
    o.visible_shadow = o.visible_diffuse = False
    for a in (math.pi / 4, math.pi / 2, 3 * math.pi / 4):
        L = empty((0, yw + 0.012, zt + 0.03))
        L.rotation_euler = (0, -a, 0)
        box(0.16, r, 0, 0.04, -0.013, 0.013, pv, 0.003, parent=L)
    ring = [(0.16 + d, z) for d, z in ((-0.013, 0.0), (0.013, 0.0), (0.013, 0.04), (-0.013, 0.04))]
    V, F = [], []
    for i, t in enumerate(np.linspace(0, math.pi, 25)):
        V += [(q * math.cos(t), yw + 0.012 + w, zt + 0.03 + q * math.sin(t)) for q, w in ring]
        if i:
            F += [(4 * i - 4 + j, 4 * i - 4 + (j + 1) % 4, 4 * i + (j + 1) % 4, 4 * i + j) for j in range(4)]
    fix_normals(mesh("fanring", V, F, pv, True, None, 40))
    # room
    floor = terracotta("floor", size=(0.3, 0.3), color=(0.40, 0.17, 0.095))
    box(-3.2, 3.2, -5, 0, -0.1, 0, floor, 0)
    box(-3.3, -3.2, -5, 0.6, 0, 3.3, white, 0)
    box(3.2, 3.3, -5, 0.6, 0, 3.3, white, 0)
    box(-3.2, 3.2, -5.1, -5, 0, 3.3, white, 0)
    box(-3.2, 3.2, -5, 0.6, 3.3, 3.4, white, 0)
    # brass lamp, urn, rug
    lathe(
        [
            (0, 0),
            (0.13, 0),
            (0.17, 0.08),
            (0.235, 0.26),
            (0.23, 0.40),
            (0.14, 0.54),
            (0.085, 0.60),
            (0.10, 0.66),
            (0.09, 0.66),
            (0.07, 0.60),
            (0, 0.58),
        ],
        Mat("urn", (0.26, 0.115, 0.07), 0.7).material,
        (-1.62, -0.42, 0),
        72,
    )
    plant((1.62, -0.45, 0), 2.0, metal("brasspot", (0.55, 0.38, 0.17), 0.34))
    rug = fabric("rug", (0.42, 0.13, 0.07), 190)
    box(-1.5, 1.5, -2.6, -0.75, 0.001, 0.012, rug, 0.005)
    bd = fabric("rugb", (0.66, 0.54, 0.36), 190)
    for q in (
        (-1.42, 1.42, -2.52, -2.46),
        (-1.42, 1.42, -0.89, -0.83),
        (-1.42, -1.36, -2.46, -0.89),
        (1.36, 1.42, -2.46, -0.89),
    ):
        box(*q, 0.0121, 0.0128, bd, 0)
    # desert: dunes with scrub and far hills
    from mathutils import noise as mn

    sand = Mat("sand", (0.33, 0.21, 0.12), 0.95, spec=0.1)
    c = sand.noise(sand.coords((1, 3, 1), obj="world"), 0.7, 6)
    sand.to(sand.ramp(c.outputs[0], [(0.3, (0.27, 0.165, 0.09)), (0.7, (0.37, 0.245, 0.145))]), "Base Color")
    nx, ny = 150, 90
    V = []
    for j in range(ny):
        t = (j / (ny - 1)) ** 2
        y = 3 + 320 * t
        for i in range(nx):
            x = (i / (nx - 1) - 0.5) * (60 + 900 * t)
            hgt = 6.5 * t**0.5 * (mn.noise(Vector((x * 0.022, y * 0.012, 0.3))) + 0.35) + 0.5 * mn.noise(
                Vector((x * 0.12, y * 0.1, 2))
            )
            V.append((x, y, -3.0 + hgt))
    F = [
        (j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i)
        for j in range(ny - 1)
        for i in range(nx - 1)
    ]
    mesh("dunes", V, F, sand.material, True, None, 180)
    trees, bushes = foliage(8)
    for k in range(26):
        y = 16 + 70 * random.random()
        place_copy(bushes[k % 3], (random.uniform(-0.55, 0.55) * y, y, -3.4 + 0.02 * y), s=random.uniform(0.5, 1.1))
    for k in range(12):  # far, thin tree line
        place_copy(
            trees[k % 3],
            (-40 + 7.5 * k + random.uniform(-2, 2), 95 + 20 * random.random(), -2.0),
            s=random.uniform(0.7, 1.0),
        )
    daylight(31, 30, 6.4, 0.26, 0.3, color=(1, 0.84, 0.62), dust=1.2)
    area((0.3, -4.6, 2.8), (0, 0, 1.0), (4, 2), 150, (1, 0.93, 0.82), glossy=False)
    camera((-0.85, -3.55, 1.42), (0.04, 0, 1.42), 31, 6.3, (0, 0, 1.2), level=True, shift=(0, -0.012))
