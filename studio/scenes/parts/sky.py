"""Skies: the HDRIs that ship with Blender, a clear day, a dusk; procedural ones are baked once."""

import math
import os

import bpy

from parts.scene import CACHE_DIR, HDRI_DIR


def world_hdri(f, strength=1, rz=0):
    """Light from one of the HDRIs that ship with Blender."""
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    e = t.nodes.new("ShaderNodeTexEnvironment")
    e.image = bpy.data.images.load(HDRI_DIR + f)
    tc = t.nodes.new("ShaderNodeTexCoord")
    mp = t.nodes.new("ShaderNodeMapping")
    mp.inputs["Rotation"].default_value = (0, 0, rz)
    e.interpolation = "Cubic"
    t.links.new(tc.outputs["Generated"], mp.inputs[0])
    t.links.new(mp.outputs[0], e.inputs[0])
    t.links.new(e.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    return w


def world_sky(elev=35, rot=0, strength=0.25, clouds=True, sun_disc=False, dust=1.0, air=1.0, cloud_amt=0.5):
    """Nishita sky without sun disc (sun is a lamp) + procedural cirrus clouds"""
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    N = t.nodes.new
    L = t.links.new
    bg = t.nodes["Background"]
    s = N("ShaderNodeTexSky")
    s.sky_type = "NISHITA"
    s.sun_elevation = math.radians(elev)
    s.sun_rotation = math.radians(rot)
    s.sun_disc = sun_disc
    s.dust_density = dust
    s.air_density = air
    out = s.outputs[0]
    if clouds:
        tc = N("ShaderNodeTexCoord")
        sp = N("ShaderNodeSeparateXYZ")
        L(tc.outputs["Generated"], sp.inputs[0])
        ad = N("ShaderNodeMath")
        ad.operation = "ADD"
        ad.inputs[1].default_value = 0.12
        L(sp.outputs[2], ad.inputs[0])
        dv = N("ShaderNodeVectorMath")
        dv.operation = "DIVIDE"
        L(tc.outputs["Generated"], dv.inputs[0])
        cb = N("ShaderNodeCombineXYZ")
        for i in range(3):
            L(ad.outputs[0], cb.inputs[i])
        L(cb.outputs[0], dv.inputs[1])
        mp = N("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (0.9, 0.55, 0)
        L(dv.outputs[0], mp.inputs[0])
        n = N("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 1.1
        n.inputs["Detail"].default_value = 10
        n.inputs["Roughness"].default_value = 0.56
        n.inputs["Distortion"].default_value = 0.35
        L(mp.outputs[0], n.inputs[0])
        r = N("ShaderNodeValToRGB")
        r.color_ramp.elements[0].position = 0.66 - 0.22 * cloud_amt
        r.color_ramp.elements[1].position = 0.86 - 0.16 * cloud_amt
        r.color_ramp.interpolation = "EASE"
        L(n.outputs[0], r.inputs[0])
        hz = N("ShaderNodeMapRange")
        hz.inputs[1].default_value = 0.0
        hz.inputs[2].default_value = 0.18
        L(sp.outputs[2], hz.inputs[0])
        mu = N("ShaderNodeMath")
        mu.operation = "MULTIPLY"
        L(r.outputs[0], mu.inputs[0])
        L(hz.outputs[0], mu.inputs[1])
        mx = N("ShaderNodeMixRGB")
        L(mu.outputs[0], mx.inputs[0])
        L(out, mx.inputs[1])
        mx.inputs[2].default_value = (3.6, 3.6, 3.7, 1)
        out = mx.outputs[0]
    L(out, bg.inputs[0])
    bg.inputs[1].default_value = 1.0
    f = bake_sky(w, "sky_%g_%g_%g_%g_%g_%d" % (elev, rot, dust, air, cloud_amt, clouds))
    return world_image(f, strength)


def world_dusk(
    strength=1.0,
    horizon=(1.0, 0.55, 0.30),
    low=(0.62, 0.50, 0.56),
    mid=(0.20, 0.29, 0.50),
    zenith=(0.055, 0.11, 0.26),
    clouds=0.35,
    glow_az=60,
):
    """Calm evening sky: painted gradient, one warm glow at azimuth glow_az (degrees from +Y to +X), thin clouds."""
    w = bpy.data.worlds.new("dusk")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    N, L = t.nodes.new, t.links.new
    bg = t.nodes["Background"]
    tc = N("ShaderNodeTexCoord")
    sep = N("ShaderNodeSeparateXYZ")
    L(tc.outputs["Generated"], sep.inputs[0])
    ramp = N("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.0, (*(0.5 * (a + b) for a, b in zip(horizon, low)), 1)
    e[1].position, e[1].color = 1.0, (*zenith, 1)
    for pos, c in ((0.10, low), (0.30, mid)):
        k = e.new(pos)
        k.color = (*c, 1)
    ramp.color_ramp.interpolation = "EASE"
    L(sep.outputs[2], ramp.inputs[0])
    a = math.radians(glow_az)
    dot = N("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = (math.sin(a), math.cos(a), 0.03)
    L(tc.outputs["Generated"], dot.inputs[0])
    mr = N("ShaderNodeMapRange")
    mr.interpolation_type = "SMOOTHSTEP"
    mr.inputs[1].default_value, mr.inputs[2].default_value = 0.45, 1.0
    L(dot.outputs["Value"], mr.inputs[0])
    glow = N("ShaderNodeMixRGB")
    glow.blend_type = "ADD"
    L(mr.outputs[0], glow.inputs[0])
    L(ramp.outputs[0], glow.inputs[1])
    glow.inputs[2].default_value = (*(c * 0.9 for c in horizon), 1)
    out = glow.outputs[0]
    if clouds:
        add = N("ShaderNodeMath")
        add.operation = "ADD"
        add.inputs[1].default_value = 0.14
        L(sep.outputs[2], add.inputs[0])
        comb = N("ShaderNodeCombineXYZ")
        for i in range(3):
            L(add.outputs[0], comb.inputs[i])
        div = N("ShaderNodeVectorMath")
        div.operation = "DIVIDE"
        L(tc.outputs["Generated"], div.inputs[0])
        L(comb.outputs[0], div.inputs[1])
        mp = N("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (0.45, 1.3, 0)
        L(div.outputs[0], mp.inputs[0])
        n = N("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value, n.inputs["Distortion"].default_value = (
            0.9,
            9,
            0.5,
        )
        L(mp.outputs[0], n.inputs[0])
        cr = N("ShaderNodeValToRGB")
        cr.color_ramp.elements[0].position, cr.color_ramp.elements[1].position = 0.50, 0.78
        L(n.outputs[0], cr.inputs[0])
        mul = N("ShaderNodeMath")
        mul.operation = "MULTIPLY"
        mul.inputs[1].default_value = clouds
        L(cr.outputs[0], mul.inputs[0])
        mx = N("ShaderNodeMixRGB")
        L(mul.outputs[0], mx.inputs[0])
        L(out, mx.inputs[1])
        mx.inputs[2].default_value = (0.80, 0.50, 0.44, 1)
        out = mx.outputs[0]
    L(out, bg.inputs[0])
    key = "dusk_" + "_".join("%g" % v for v in (*horizon, *low, *mid, *zenith, clouds, glow_az))
    return world_image(bake_sky(w, key), strength)


def bake_sky(w, key):
    """Render a procedural sky once to an EXR in the cache; lookups are far cheaper than the nodes."""
    os.makedirs(CACHE_DIR, exist_ok=True)
    f = os.path.join(CACHE_DIR, key + ".exr")
    if os.path.exists(f):
        return f
    sc = bpy.data.scenes.new("bake")
    sc.render.engine = "CYCLES"
    sc.world = w
    c = bpy.data.cameras.new("p")
    c.type = "PANO"
    c.cycles.panorama_type = "EQUIRECTANGULAR"
    o = bpy.data.objects.new("p", c)
    sc.collection.objects.link(o)
    sc.camera = o
    o.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
    r = sc.render
    r.resolution_x, r.resolution_y = 2048, 1024
    sc.cycles.samples = 1
    sc.cycles.use_denoising = False
    r.image_settings.file_format = "OPEN_EXR"
    r.image_settings.color_depth = "16"
    r.filepath = f
    r.threads_mode = "AUTO"
    bpy.ops.render.render(write_still=True, scene="bake")
    return f


def world_image(f, strength, rz=0):
    """World lit by an EXR."""
    w = bpy.data.worlds.new("env")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    e = t.nodes.new("ShaderNodeTexEnvironment")
    e.image = bpy.data.images.load(f)
    t.links.new(e.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 512
    return w
