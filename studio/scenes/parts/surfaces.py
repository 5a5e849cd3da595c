"""Timber, cloth, leaves, water and glowing surfaces."""

import math

import bpy

from parts.material import Mat


def wood(
    name="wood",
    c1=(0.42, 0.26, 0.14),
    c2=(0.20, 0.11, 0.05),
    plank=(1.6, 0.16),
    rough=0.34,
    axis="X",
    grout=True,
    bumps=0.3,
    scale=1.0,
    turn=0.0,
):
    """Procedural timber in world space. axis: grain direction; turn: extra rotation about Z; scale > 1 for small samples."""
    m = Mat(name, c1, rough, spec=0.4)
    rot = {"X": (0, 0, turn), "Y": (0, 0, math.pi / 2 + turn), "Z": (0, math.pi / 2, turn)}[axis]
    v = m.coords(obj="world", rot=rot)
    vv = v
    tone = None
    if grout:
        br = m.node("TexBrick", offset=0.37, offset_frequency=2)
        br.inputs["Scale"].default_value = 1
        br.inputs["Mortar Size"].default_value = 0.0015
        br.inputs["Mortar Smooth"].default_value = 0.2
        br.inputs["Brick Width"].default_value = plank[0]
        br.inputs["Row Height"].default_value = plank[1]
        br.inputs["Color1"].default_value = (0, 0, 0, 1)
        br.inputs["Color2"].default_value = (1, 1, 1, 1)
        m.connect(v, br.inputs["Vector"])
        cm = m.node("VectorMath")
        cm.operation = "MULTIPLY_ADD"
        m.connect(br.outputs["Color"], cm.inputs[0])
        cm.inputs[1].default_value = (11.3, 5.1, 3.7)
        m.connect(v, cm.inputs[2])
        vv = cm.outputs[0]
        tone = br.outputs["Color"]
    mp = m.node("Mapping")
    mp.inputs["Scale"].default_value = (1.2 * scale, 14 * scale, 14 * scale)
    m.connect(vv, mp.inputs["Vector"])
    g = m.noise(mp.outputs[0], 1.6, 8, 0.62, 1.6)
    mp2 = m.node("Mapping")
    mp2.inputs["Scale"].default_value = (6 * scale, 160 * scale, 160 * scale)
    m.connect(vv, mp2.inputs["Vector"])
    f = m.noise(mp2.outputs[0], 1.5, 4, 0.6)
    c = m.ramp(g.outputs[0], [(0.28, c2), (0.5, tuple((a + b) / 2 for a, b in zip(c1, c2))), (0.72, c1)])
    c = m.mix(0.35, c, m.ramp(f.outputs[0], [(0.35, (0.35, 0.35, 0.35)), (0.65, (1, 1, 1))]), "MULTIPLY")
    if tone is not None:
        c = m.mix(0.45, c, m.ramp(tone, [(0, (0.62, 0.62, 0.62)), (1, (1.15, 1.12, 1.1))]), "MULTIPLY")
        c = m.mix(br.outputs["Fac"], c, (0.02, 0.012, 0.006))
    m.to(c, "Base Color")
    b = m.bump(f.outputs[0], bumps * 0.5, 0.0008)
    if tone is not None:
        m.bump(m.math("SUBTRACT", 1, br.outputs["Fac"]), 0.5, 0.0015, b)
    m.to(m.ramp(g.outputs[0], [(0.3, (rough * 1.25,) * 3), (0.7, (rough * 0.8,) * 3)]), "Roughness")
    return m.cheap(tuple((a + b) / 2 for a, b in zip(c1, c2)))


def fabric(name, c, scale=420, rough=0.9, sheen=0.4):
    """Woven cloth."""
    m = Mat(name, c, rough, spec=0.15)
    m.set("Sheen", sheen)
    v = m.coords(obj=True)
    w = m.node("TexVoronoi", Scale=scale)
    m.connect(v, w.inputs["Vector"])
    n = m.noise(v, 7, 5)
    m.to(
        m.mix(
            0.5,
            m.ramp(n.outputs[0], [(0.3, tuple(x * 0.85 for x in c)), (0.7, c)]),
            m.ramp(w.outputs["Distance"], [(0, tuple(min(1, x * 1.12) for x in c)), (0.7, tuple(x * 0.8 for x in c))]),
        ),
        "Base Color",
    )
    m.bump(w.outputs["Distance"], 0.35, 0.002)
    return m.cheap(c)


def sheer(name="sheer", c=(0.9, 0.89, 0.86), op=0.45):
    """Sheer curtain cloth; op is the opacity."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    N = t.nodes.new
    o = N("ShaderNodeOutputMaterial")
    d = N("ShaderNodeBsdfDiffuse")
    tl = N("ShaderNodeBsdfTranslucent")
    tr = N("ShaderNodeBsdfTransparent")
    a = N("ShaderNodeMixShader")
    b = N("ShaderNodeMixShader")
    for x in (d, tl):
        x.inputs[0].default_value = (*c, 1)
    a.inputs[0].default_value = 0.55
    b.inputs[0].default_value = op
    L = t.links.new
    L(d.outputs[0], a.inputs[1])
    L(tl.outputs[0], a.inputs[2])
    L(tr.outputs[0], b.inputs[1])
    L(a.outputs[0], b.inputs[2])
    L(b.outputs[0], o.inputs[0])
    return m


def leaf_material(name="leaf", c1=(0.035, 0.09, 0.015), c2=(0.12, 0.22, 0.04), rough=0.42):
    """Leaf with colour varying per leaf and some light shining through."""
    m = Mat(name, c1, rough, spec=0.4)
    g = m.node("NewGeometry")
    c = m.ramp(g.outputs["Random Per Island"], [(0, c1), (0.6, c2), (1, tuple(x * 1.35 for x in c2))])
    m.to(c, "Base Color")
    tl = m.node("BsdfTranslucent")
    m.connect(m.mix(1, c, (1.5, 1.7, 0.7), "MULTIPLY"), tl.inputs[0])
    mx = m.node("MixShader")
    mx.inputs[0].default_value = 0.38
    m.connect(m.bsdf.outputs[0], mx.inputs[1])
    m.connect(tl.outputs[0], mx.inputs[2])
    m.connect(mx.outputs[0], m.out.inputs[0])
    return m.material


def water(name="water", color=(0.01, 0.03, 0.035), scale=4, strength=0.12):
    """Calm pool water: dark glossy surface with a faint ripple."""
    m = Mat(name, color, 0.02, spec=0.5)
    n = m.noise(m.coords(obj="world"), scale, 3, 0.5, 0.6)
    m.bump(n.outputs[0], strength, 0.05)
    return m.material


def emit(name, c, s):
    """Glowing surface."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o = t.nodes.new("ShaderNodeOutputMaterial")
    e = t.nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value = (*c, 1)
    e.inputs[1].default_value = s
    t.links.new(e.outputs[0], o.inputs[0])
    return m
