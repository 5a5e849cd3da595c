"""Plaster, sandstone, concrete, marble and tiles."""

from parts.material import Mat


def plaster(color=(0.80, 0.79, 0.76), name="plaster", bump=0.18):
    """Painted plaster with a soft cloud and fine bump."""
    m = Mat(name, color, 0.9, spec=0.2)
    v = m.coords(obj="world")
    a = m.noise(v, 3, 4)
    m.to(
        m.mix(
            0.5,
            (*[c * 0.95 for c in color],),
            m.ramp(a.outputs[0], [(0.35, tuple(c * 0.93 for c in color)), (0.65, color)]),
        ),
        "Base Color",
    )
    b = m.noise(v, 140, 6, 0.65)
    m.bump(b.outputs[0], bump, 0.002)
    return m.cheap(color)


def sandstone(name="sandstone", color=(0.40, 0.155, 0.085), block=(0.62, 0.31), plane="XZ", rough=0.82):
    """Coursed red sandstone: block-to-block tone, soft clouds, sawn joints."""
    m = Mat(name, color, rough, spec=0.25)
    geo = m.node("NewGeometry")
    sep = m.node("SeparateXYZ")
    m.connect(geo.outputs["Position"], sep.inputs[0])
    uv = m.node("CombineXYZ")
    for i, axis in enumerate({"XZ": (0, 2), "YZ": (1, 2), "XY": (0, 1)}[plane]):
        m.connect(sep.outputs[axis], uv.inputs[i])
    br = m.node("TexBrick", offset=0.5)
    for key, val in (
        ("Scale", 1),
        ("Mortar Size", 0.003),
        ("Mortar Smooth", 0.3),
        ("Brick Width", block[0]),
        ("Row Height", block[1]),
    ):
        br.inputs[key].default_value = val
    br.inputs["Color1"].default_value = (0, 0, 0, 1)
    br.inputs["Color2"].default_value = (1, 1, 1, 1)
    m.connect(uv.outputs[0], br.inputs["Vector"])
    tone = m.ramp(
        br.outputs["Color"],
        [(0, tuple(c * 0.72 for c in color)), (0.5, color), (1, (color[0] * 1.22, color[1] * 1.35, color[2] * 1.4))],
    )
    cloud = m.noise(geo.outputs["Position"], 2.2, 8, 0.6)
    grain = m.noise(geo.outputs["Position"], 120, 5, 0.7)
    c = m.mix(0.5, tone, m.ramp(cloud.outputs[0], [(0.3, (0.62,) * 3), (0.7, (1.1,) * 3)]), "MULTIPLY")
    c = m.mix(0.35, c, m.ramp(grain.outputs[0], [(0.35, (0.7,) * 3), (0.65, (1.05,) * 3)]), "MULTIPLY")
    m.to(m.mix(br.outputs["Fac"], c, tuple(x * 0.35 for x in color)), "Base Color")
    h = m.math("ADD", m.math("MULTIPLY", m.math("SUBTRACT", 1, br.outputs["Fac"]), 2.0), grain.outputs[0])
    m.bump(h, 0.35, 0.003)
    return m.cheap(color)


def concrete(name="concrete", c=(0.42, 0.41, 0.39), rough=0.75):
    """Fair-faced concrete."""
    m = Mat(name, c, rough, spec=0.3)
    v = m.coords(obj="world")
    a = m.noise(v, 1.4, 9, 0.62)
    b = m.noise(v, 22, 8, 0.6)
    col = m.ramp(a.outputs[0], [(0.3, tuple(x * 0.72 for x in c)), (0.55, c), (0.75, tuple(x * 1.16 for x in c))])
    col = m.mix(0.3, col, m.ramp(b.outputs[0], [(0.3, (0.72,) * 3), (0.7, (1,) * 3)]), "MULTIPLY")
    m.to(col, "Base Color")
    vo = m.node("TexVoronoi", Scale=26)
    m.connect(v, vo.inputs["Vector"])
    h = m.math("ADD", m.ramp(vo.outputs["Distance"], [(0, (0,) * 3), (0.09, (1,) * 3)]), b.outputs[0])
    m.bump(h, 0.16, 0.003)
    return m.cheap(c)


def marble(
    name="marble",
    base=(0.82, 0.81, 0.79),
    vein=(0.36, 0.34, 0.33),
    tile=(1.2, 1.2),
    rough=0.07,
    scale=1.0,
    grout=True,
    gold=None,
):
    """Polished stone slabs; veins break at the joints."""
    m = Mat(name, base, rough, spec=0.5)
    v = m.coords(obj="world")
    br = None
    if grout:
        br = m.node("TexBrick", offset=0.0)
        br.inputs["Scale"].default_value = 1
        br.inputs["Mortar Size"].default_value = 0.0012
        br.inputs["Mortar Smooth"].default_value = 0.1
        br.inputs["Brick Width"].default_value = tile[0]
        br.inputs["Row Height"].default_value = tile[1]
        br.inputs["Color1"].default_value = (0, 0, 0, 1)
        br.inputs["Color2"].default_value = (1, 1, 1, 1)
        br.inputs["Mortar"].default_value = (0.5, 0.5, 0.5, 1)
        m.connect(v, br.inputs["Vector"])
        # shift texture per tile so veins break at joints
        cm = m.node("VectorMath")
        cm.operation = "MULTIPLY_ADD"
        m.connect(br.outputs["Color"], cm.inputs[0])
        cm.inputs[1].default_value = (7.3, 3.1, 5.7)
        m.connect(v, cm.inputs[2])
        vv = cm.outputs[0]
    else:
        vv = v
    w = m.noise(vv, 1.3 * scale, 8, 0.55)
    dv = m.mix(0.55, vv, w.outputs["Color"], "ADD")

    def veins(sc, width, dist):
        n = m.noise(dv, sc * scale, 9, 0.6, dist)
        a = m.math("ABSOLUTE", m.math("SUBTRACT", n.outputs[0], 0.5))
        return m.ramp(a, [(0, (1, 1, 1)), (width * 0.35, (0.55, 0.55, 0.55)), (width, (0, 0, 0))], "EASE")

    v1 = veins(0.9, 0.035, 0.6)
    v2 = veins(2.6, 0.016, 1.2)
    cloud = m.ramp(m.noise(vv, 1.1 * scale, 5).outputs[0], [(0.3, tuple(c * 0.88 for c in base)), (0.7, base)])
    c = m.mix(m.math("MULTIPLY", v1, 0.62), cloud, vein)
    c = m.mix(m.math("MULTIPLY", v2, 0.35), c, gold or vein)
    if grout:
        c = m.mix(br.outputs["Fac"], c, (0.42, 0.41, 0.39))
        m.bump(m.math("SUBTRACT", 1, br.outputs["Fac"]), 0.4, 0.001)
    m.to(c, "Base Color")
    r = m.noise(v, 9, 4)
    m.to(m.ramp(r.outputs[0], [(0.3, (rough * 0.7,) * 3), (0.7, (rough * 1.5,) * 3)]), "Roughness")
    return m.cheap(tuple(c * 0.9 for c in base))


def terracotta(name="terracotta", plane="XY", size=(0.3, 0.3), color=(0.44, 0.175, 0.09)):
    """Terracotta tiles."""
    return tiles(name, color, size, (0.40, 0.31, 0.24), 0.0, 0.42, plane, 0.20, 0.004)


def tiles(
    name="tiles",
    c=(0.80, 0.80, 0.78),
    size=(0.3, 0.075),
    grout=(0.55, 0.54, 0.52),
    offset=0.5,
    rough=0.08,
    plane="XZ",
    vary=0.06,
    mort=0.0025,
    tilt=0.0,
):
    """Wall or floor tiles in the given plane."""
    m = Mat(name, c, rough, spec=0.5, coat=0.0)
    g = m.node("NewGeometry")
    sp = m.node("SeparateXYZ")
    m.connect(g.outputs["Position"], sp.inputs[0])
    cb = m.node("CombineXYZ")
    a, b = {"XZ": (0, 2), "YZ": (1, 2), "XY": (0, 1)}[plane]
    m.connect(sp.outputs[a], cb.inputs[0])
    m.connect(sp.outputs[b], cb.inputs[1])
    br = m.node("TexBrick", offset=offset)
    br.inputs["Scale"].default_value = 1
    br.inputs["Mortar Size"].default_value = mort
    br.inputs["Mortar Smooth"].default_value = 0.35
    br.inputs["Brick Width"].default_value = size[0]
    br.inputs["Row Height"].default_value = size[1]
    br.inputs["Color1"].default_value = (0, 0, 0, 1)
    br.inputs["Color2"].default_value = (1, 1, 1, 1)
    m.connect(cb.outputs[0], br.inputs["Vector"])
    tone = m.ramp(
        br.outputs["Color"], [(0, tuple(x * (1 - vary) for x in c)), (1, tuple(min(1, x * (1 + vary)) for x in c))]
    )
    n = m.noise(g.outputs["Position"], 14, 3)
    col = m.mix(br.outputs["Fac"], tone, grout)
    m.to(col, "Base Color")
    m.to(m.mix(br.outputs["Fac"], (rough,) * 3, (0.85,) * 3), "Roughness")
    h = m.math(
        "ADD", m.math("MULTIPLY", m.math("SUBTRACT", 1, br.outputs["Fac"]), 1.0), m.math("MULTIPLY", n.outputs[0], 0.35)
    )
    m.bump(h, 0.55, 0.0016)
    return m.cheap(c)
