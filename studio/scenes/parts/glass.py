"""Panes, their edges, reeded glass and fly mesh."""

import math

import bpy
import numpy as np

from parts.material import Mat
from parts.shapes import box, mesh, mesh_np


def glass(name="glass", tint=(0.93, 0.97, 0.95), refl=1.0, rough=0.0, f0=0.075):
    """architectural thin glass (single quad): transparent + glossy mixed by a symmetric Schlick curve"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    N = t.nodes.new
    L = t.links.new
    o = N("ShaderNodeOutputMaterial")
    mx = N("ShaderNodeMixShader")
    tr = N("ShaderNodeBsdfTransparent")
    gl = N("ShaderNodeBsdfGlossy")
    lw = N("ShaderNodeLayerWeight")
    lw.inputs[0].default_value = 0.5
    p = N("ShaderNodeMath")
    p.operation = "POWER"
    p.inputs[1].default_value = 4.6
    mr = N("ShaderNodeMapRange")
    mr.inputs[3].default_value = f0 * refl
    mr.inputs[4].default_value = 1.0
    tr.inputs[0].default_value = (*tint, 1)
    gl.inputs["Roughness"].default_value = rough
    gl.inputs["Color"].default_value = (0.96, 0.98, 1, 1)
    L(lw.outputs["Facing"], p.inputs[0])
    L(p.outputs[0], mr.inputs[0])
    L(mr.outputs[0], mx.inputs[0])
    L(tr.outputs[0], mx.inputs[1])
    L(gl.outputs[0], mx.inputs[2])
    L(mx.outputs[0], o.inputs[0])
    return m


def glass_edge():
    """Polished glass edge (keep it dull: saturated teal looks fake)."""
    m = Mat("glassedge", (0.10, 0.25, 0.20), 0.15, spec=0.5)
    return m.material


def insect_mesh(name="mesh", cover=0.30):
    """Fly mesh seen from a distance: a uniform dark veil."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o, mx = t.nodes.new("ShaderNodeOutputMaterial"), t.nodes.new("ShaderNodeMixShader")
    a, b = t.nodes.new("ShaderNodeBsdfTransparent"), t.nodes.new("ShaderNodeBsdfDiffuse")
    b.inputs[0].default_value = (0.05, 0.05, 0.05, 1)
    mx.inputs[0].default_value = cover
    t.links.new(a.outputs[0], mx.inputs[1])
    t.links.new(b.outputs[0], mx.inputs[2])
    t.links.new(mx.outputs[0], o.inputs[0])
    return m


def pane(x0, x1, y, z0, z1, mat, th=0.006, edge=None, parent=None):
    """Single-sheet glass pane in the XZ plane, optionally with visible edges."""
    cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
    w, h = (x1 - x0) / 2, (z1 - z0) / 2
    o = mesh("pane", [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)], mat, False, parent)
    o.location = (cx, y, cz)
    o.visible_shadow = False
    o.visible_diffuse = False
    if edge is not None:
        for bx in ((-w, w, h - 0.0012, h), (-w, w, -h, -h + 0.0012), (-w, -w + 0.0012, -h, h), (w - 0.0012, w, -h, h)):
            k = box(bx[0], bx[1], -th / 2, th / 2, bx[2], bx[3], edge, 0)
            k.parent = o
            k.visible_shadow = False
    return o


def fluted_glass(x0, x1, z0, z1, y, parent=None, pitch=0.014, depth=0.0022, tint=(0.93, 0.965, 0.95), ior=1.28):
    """Reeded glass sheet: real waves, single refracting surface mixed with a clear reflection."""
    m = bpy.data.materials.get("fluted") or bpy.data.materials.new("fluted")
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    N, L = t.nodes.new, t.links.new
    o, mx, rf, gl, lw = (
        N("ShaderNodeOutputMaterial"),
        N("ShaderNodeMixShader"),
        N("ShaderNodeBsdfRefraction"),
        N("ShaderNodeBsdfGlossy"),
        N("ShaderNodeLayerWeight"),
    )
    rf.inputs["Color"].default_value = (*tint, 1)
    rf.inputs["IOR"].default_value = ior
    rf.inputs["Roughness"].default_value = 0.04
    gl.inputs["Roughness"].default_value = 0.05
    lw.inputs[0].default_value = 0.25
    L(lw.outputs["Fresnel"], mx.inputs[0])
    L(rf.outputs[0], mx.inputs[1])
    L(gl.outputs[0], mx.inputs[2])
    L(mx.outputs[0], o.inputs[0])
    n = max(2, round((x1 - x0) / pitch)) * 8
    xs = np.linspace(x0, x1, n + 1)
    ys = y - depth * np.abs(np.sin((xs - x0) / pitch * math.pi)) ** 0.8
    v = np.concatenate([np.stack([xs, ys, np.full(n + 1, z)], 1) for z in (z0, z1)])
    i = np.arange(n)
    ob = mesh_np("fluted", v, np.stack([i, i + 1, i + n + 2, i + n + 1], 1), m)
    ob.data.polygons.foreach_set("use_smooth", [True] * n)
    ob.visible_shadow = False
    ob.visible_diffuse = False
    if parent:
        ob.parent = parent
    return ob


def curved_pane(centre, radius, start, end, z0, z1, mat, steps=24):
    """Upright sheet bent round a vertical axis; angles in radians from +X."""
    turn = np.linspace(start, end, steps + 1)
    ring = np.stack([centre[0] + radius * np.cos(turn), centre[1] + radius * np.sin(turn)], 1)
    v = np.concatenate([np.column_stack([ring, np.full(steps + 1, z)]) for z in (z0, z1)])
    i = np.arange(steps)
    o = mesh_np("curved_pane", v, np.stack([i, i + 1, i + steps + 2, i + steps + 1], 1), mat)
    o.data.polygons.foreach_set("use_smooth", [True] * steps)
    o.visible_shadow = o.visible_diffuse = False
    return o
