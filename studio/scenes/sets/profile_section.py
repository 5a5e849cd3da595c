"""Cut through a five-chamber uPVC frame and sash with triple glazing."""

from parts import *

PICTURES = {"profile-section": {"size": (1600, 1067), "samples": 48, "refractive": True, "grade": {"exposure": 0.3}}}


def build():
    P = upvc("upvc", (0.84, 0.84, 0.835))
    Rb = rubber()
    cut = Mat("cut", (0.80, 0.80, 0.795), 0.55).material
    st = Mat("steel", (0.60, 0.61, 0.63), 0.34, 1)
    v = st.coords(obj=True)
    n = st.node("TexVoronoi", Scale=60)
    st.connect(v, n.inputs["Vector"])
    st.to(st.ramp(n.outputs["Color"], [(0, (0.26,) * 3), (1, (0.42,) * 3)]), "Roughness")
    st = st.material
    mm = 0.001

    def R(x0, y0, x1, y1, r=1.2):
        return [(a * mm, b * mm) for a, b in fillet([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], r, 4)]

    def PG(pts, r=1.2):
        return [(a * mm, b * mm) for a, b in fillet(pts, r, 4)]

    L = 0.24
    root = empty((0, 0, 0))
    root.rotation_euler = (math.radians(90), 0, 0)  # local xy = section, local z -> -y (toward camera)

    def ext(poly, holes, mat, x=0, y=0, L=L, z=0, bev=0.00012):
        o = extrude(poly, L, mat, holes, (x * mm, y * mm, -L / 2 + z), root, bev)
        return o

    # --- outer frame, 70 x 68 mm, 5 chambers (section: x = depth, y = height)
    fo = PG([(0, 0), (70, 0), (70, 44), (66, 44), (66, 47), (60, 47), (60, 44), (18, 44), (18, 68), (0, 68)], 1.0)
    w = 2.6
    fh = [
        R(w, w, 10, 40),
        R(w, 43, 15.4, 65.2),
        R(12.5, w, 20, 41.4),
        R(22.5, w, 52, 41.4, 1.6),
        R(54.5, w, 60, 41.4),
        R(62.4, w, 67.4, 41.4),
    ]
    ext(fo, fh, P)
    # galvanised reinforcement U in main chamber
    a = [
        (24, 4.2),
        (50.4, 4.2),
        (50.4, 39.8),
        (24, 39.8),
        (24, 31),
        (26, 31),
        (26, 37.8),
        (48.4, 37.8),
        (48.4, 6.2),
        (26, 6.2),
        (26, 13),
        (24, 13),
    ]
    ext(PG(a, 0.9), [], st, z=0.006)
    # --- sash sits above, offset
    so = PG(
        [
            (-8, 0),
            (-8, -10),
            (-5, -12),
            (-2, -12),
            (-2, -3),
            (62, -3),
            (62, -7),
            (66, -7),
            (66, 30),
            (62, 34),
            (50, 34),
            (50, 52),
            (47, 55),
            (43, 55),
            (43, 36),
            (12, 36),
            (12, 33),
            (-8, 33),
        ],
        1.0,
    )
    so = PG(
        [
            (16, 0),
            (62, 0),
            (62, -6),
            (66, -6),
            (66, 60),
            (64, 62),
            (59, 62),
            (56, 58),
            (56, 40),
            (16, 40),
            (16, 44),
            (-6, 44),
            (-6, 20.5),
            (16, 20.5),
        ],
        1.0,
    )
    sh = [
        R(-3.4, 23.1, 4, 41.4),
        R(6.5, 23.1, 13.4, 41.4),
        R(18.6, w, 46, 37.4, 1.6),
        R(48.5, w, 54, 37.4),
        R(56.5, w, 63.4, 37.4),
        R(58.6, 40, 63.4, 57, 1),
    ]
    ox, oy = 6, 52
    ext(so, sh, P, ox, oy)
    a2 = [
        (20, 4.2),
        (44.5, 4.2),
        (44.5, 35.8),
        (20, 35.8),
        (20, 28),
        (22, 28),
        (22, 33.8),
        (42.5, 33.8),
        (42.5, 6.2),
        (22, 6.2),
        (22, 12),
        (20, 12),
    ]
    ext(PG(a2, 0.9), [], st, ox, oy, z=0.006)
    # glazing bead
    bd = PG([(-5, 44), (11, 44), (11, 47), (8, 49), (8, 64), (4, 66), (-2, 60), (-5, 52)], 1.4)
    bh = [PG([(-2.5, 46.5), (6, 46.5), (5.6, 62), (3.8, 62.6), (-0.2, 58.6), (-2.6, 51.5)], 1.0)]
    ext(bd, bh, P, ox, oy)

    # gaskets
    def gk(x, y, flip=1, s=1):
        ext(
            PG(
                [
                    (x, y),
                    (x + 4 * flip * s, y + 0.4),
                    (x + 5.5 * flip * s, y + 3),
                    (x + 4.2 * flip * s, y + 6),
                    (x, y + 6.5),
                    (x + 1 * flip, y + 3),
                ],
                0.7,
            ),
            [],
            Rb,
        )

    gk(ox + 8, oy + 57, 1)
    gk(ox + 56, oy + 52, -1)
    for x, y in ((63, 48), (9, 68.4)):
        ext(
            PG(
                [
                    (x - 2.5, y - 1),
                    (x + 2.5, y - 1),
                    (x + 3.4, y + 1.6),
                    (x + 1, y + 4.6),
                    (x - 1.6, y + 4.2),
                    (x - 3.2, y + 1.4),
                ],
                1.2,
            ),
            [R(x - 1.2, y + 0.6, x + 1.3, y + 2.8, 0.8)],
            Rb,
        )
    # triple... double glazing unit 6-20-6 , height 120 mm cut
    gm = Mat("gl", (0.93, 0.98, 0.965), 0.0)
    gm.set("Transmission", 1.0)
    gm.set("IOR", 1.5)
    va = gm.node("VolumeAbsorption", Density=2.2)
    va.inputs["Color"].default_value = (0.72, 0.93, 0.86, 1)
    gm.connect(va.outputs[0], gm.out.inputs["Volume"])
    gx = ox + 13.2
    gy = oy + 46
    for x in (0, 18, 36 - 4 - 0.8):
        ext(R(gx + x, gy, gx + x + 4.6, gy + 88, 0.5), [], gm.material, z=-0.012, bev=0.0003)
    for x in (4.7, 22.7):
        ext(
            R(gx + x, gy + 3, gx + x + (13.2 if x < 10 else 8.4), gy + 9, 0.5),
            [],
            Mat("spc%d" % x, (0.05, 0.05, 0.055), 0.5).material,
            z=-0.0125,
        )
    for x in (4.7, 22.7):
        ext(
            R(gx + x, gy, gx + x + (13.2 if x < 10 else 8.4), gy + 3, 0.3),
            [],
            Mat("bt%d" % x, (0.015, 0.015, 0.015), 0.7).material,
            z=-0.0125,
        )
    ext(R(gx, gy - 5, gx + 36, gy - 1.2, 0.4), [], Mat("blk", (0.10, 0.22, 0.42), 0.5).material, z=-0.03)
    root.rotation_euler = (math.radians(90), 0, 0)
    # studio sweep
    bg = Mat("sweep", (0.42, 0.435, 0.45), 0.55).material
    V = []
    Fc = []
    pr = (
        [(-2.5, 0), (0.35, 0)]
        + [(0.35 + 0.45 * math.sin(a), 0.45 - 0.45 * math.cos(a)) for a in [i * math.pi / 2 / 14 for i in range(1, 15)]]
        + [(0.8, 2.6)]
    )
    for x in (-4, 4):
        for y, z in pr:
            V.append((x, y, z))
    n = len(pr)
    for k in range(n - 1):
        Fc.append((k, k + 1, n + k + 1, n + k))
    mesh("sweep", V, Fc, bg, True, None, 60)
    world_hdri("studio.exr", 0.35, rz=1.2)
    area((-0.65, -0.25, 0.55), (0.03, 0, 0.08), (0.35, 0.5), 4.6, (1, 0.97, 0.93))
    area((0.55, -0.65, 0.42), (0.04, 0, 0.08), (0.22, 0.6), 4.2, (0.93, 0.97, 1))
    area((0.1, 0.40, 0.75), (0.03, 0.1, 0.1), (0.9, 0.25), 6, (1, 1, 1))
    camera((-0.135, -0.50, 0.215), (0.050, 0.03, 0.093), 60, 11, (0.02, 0.0, 0.09))
