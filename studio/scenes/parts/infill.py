"""What stands inside a frame: glass, frosted or fluted glass, mesh, panels, boards, blades, glazing bars."""

import math

import bpy

from parts.finishes import alu
from parts.glass import fluted_glass, glass, glass_edge, insect_mesh, pane
from parts.material import MATS
from parts.shapes import box, empty
from parts.surfaces import fabric, wood


def infill(e, x0, x1, z0, z1, kind, ys, skin, thick, grid=None):
    """Fill x0..x1, z0..z1 of the leaf e. ys: where panes stand; skin: finish as (upright, level); thick: of the leaf."""
    middle = sum(ys) / len(ys)
    if kind == "glass":
        for y in ys:
            pane(x0, x1, y, z0, z1, clear(), 0.005, parent=e)
    elif kind == "frosted":
        pane(x0, x1, middle, z0, z1, frosted(), 0.005, parent=e).visible_diffuse = True
    elif kind == "fluted":
        fluted_glass(x0, x1, z0, z1, middle, e)
    elif kind == "mesh":
        pane(x0, x1, middle, z0, z1, fly_mesh(), parent=e)
    elif kind == "panel":
        panel(e, x0, x1, z0, z1, middle, skin)
    elif kind == "timber":
        boards(e, x0, x1, z0, z1, middle)
    elif kind == "slats":
        slats(e, x0, x1, z0, z1, middle)
    elif kind in FELTS:
        felt(e, x0, x1, z0, z1, middle, kind)
    elif kind == "half-glazed":
        rail = z0 + (z1 - z0) * 0.44
        box(x0, x1, 0.003, thick - 0.003, rail - 0.05, rail + 0.05, skin[1], 0.004, 3, e)
        panel(e, x0, x1, z0, rail - 0.05, middle, skin)
        infill(e, x0, x1, rail + 0.05, z1, "glass", ys, skin, thick, grid)
        return
    elif kind == "blades":
        blades(e, x0, x1, z0, z1, middle)
    if grid:
        glazing_bars(e, x0, x1, z0, z1, grid, thick, skin)


def glazing_bars(e, x0, x1, z0, z1, grid, thick, skin, width=0.022):
    columns, rows = grid
    for k in range(1, columns):
        x = x0 + (x1 - x0) * k / columns
        box(x - width / 2, x + width / 2, 0.006, thick - 0.006, z0, z1, skin[0], 0.003, parent=e)
    for k in range(1, rows):
        z = z0 + (z1 - z0) * k / rows
        box(x0, x1, 0.0065, thick - 0.0065, z - width / 2, z + width / 2, skin[1], 0.003, parent=e)


def panel(e, x0, x1, z0, z1, y, skin):
    """Flat panel with a raised field."""
    box(x0 - 0.006, x1 + 0.006, y - 0.010, y + 0.010, z0 - 0.006, z1 + 0.006, skin[0], 0, parent=e)
    edge = min(0.05, (x1 - x0) * 0.12)
    if x1 - x0 > 0.25 and z1 - z0 > 0.25:
        box(x0 + edge, x1 - edge, y - 0.017, y + 0.017, z0 + edge, z1 - edge, skin[0], 0.007, 3, e)


def boards(e, x0, x1, z0, z1, y, face=0.17):
    timber = MATS.get("boards") or wood(
        "boards", (0.27, 0.145, 0.070), (0.14, 0.072, 0.034), grout=False, axis="X", rough=0.42
    )
    count = max(1, round((z1 - z0) / face))
    step = (z1 - z0) / count
    box(x0 - 0.006, x1 + 0.006, y - 0.008, y + 0.008, z0 - 0.006, z1 + 0.006, dark(), 0, parent=e)
    for k in range(count):
        box(x0, x1, y - 0.024, y + 0.024, z0 + k * step + 0.004, z0 + (k + 1) * step - 0.004, timber, 0.003, 3, e)


def slats(e, x0, x1, z0, z1, y, face=0.030, gap=0.018):
    """Upright timber slats on black felt."""
    timber = MATS.get("slat_timber") or wood(
        "slat_timber", (0.44, 0.29, 0.17), (0.27, 0.165, 0.09), grout=False, axis="Z", rough=0.42
    )
    box(x0 - 0.006, x1 + 0.006, y - 0.008, y + 0.008, z0 - 0.006, z1 + 0.006, dark(), 0, parent=e)
    count = max(1, round((x1 - x0 + gap) / (face + gap)))
    step = (x1 - x0 + gap) / count
    for k in range(count):
        box(x0 + k * step, x0 + (k + 1) * step - gap, y - 0.024, y + 0.024, z0, z1, timber, 0.002, parent=e)


FELTS = {"felt": (0.20, 0.235, 0.225), "clay-felt": (0.36, 0.19, 0.12)}


def felt(e, x0, x1, z0, z1, y, kind):
    cloth = MATS.get(kind) or fabric(kind, FELTS[kind], 300, 0.95, 0.2)
    box(x0 - 0.006, x1 + 0.006, y - 0.022, y + 0.022, z0 - 0.006, z1 + 0.006, cloth, 0.002, parent=e)


def blades(e, x0, x1, z0, z1, y, face=0.10, tilt=38):
    """Glass louvres in side clips."""
    count = max(2, round((z1 - z0) / (face * 0.92)))
    step = (z1 - z0) / count
    clip = MATS["black_fitting"] if "black_fitting" in MATS else dark()
    for k in range(count):
        blade = empty((0, y, z0 + (k + 0.5) * step))
        blade.parent = e
        blade.rotation_euler = (math.radians(tilt), 0, 0)
        pane(
            x0 + 0.004, x1 - 0.004, 0, -face / 2, face / 2, frosted(), 0.006, glass_edge(), blade
        ).visible_diffuse = True
        for x in (x0 + 0.006, x1 - 0.006):
            box(x - 0.006, x + 0.006, -0.008, 0.008, -face / 2 - 0.004, face / 2 + 0.004, clip, 0.002, parent=blade)


def clear():
    return bpy.data.materials.get("clear") or glass("clear", (0.985, 0.99, 0.988))


def fly_mesh():
    return bpy.data.materials.get("fly_mesh") or insect_mesh("fly_mesh", 0.48)


def dark():
    return MATS.get("dark_core") or alu("dark_core", (0.02, 0.02, 0.021), 0.5)


def frosted():
    """Acid-etched glass: light comes through, shapes do not."""
    if "frosted" in bpy.data.materials:
        return bpy.data.materials["frosted"]
    m = bpy.data.materials.new("frosted")
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    new, connect = t.nodes.new, t.links.new
    out, coat, body = new("ShaderNodeOutputMaterial"), new("ShaderNodeMixShader"), new("ShaderNodeMixShader")
    through, veil, shine = (
        new("ShaderNodeBsdfTranslucent"),
        new("ShaderNodeBsdfTransparent"),
        new("ShaderNodeBsdfGlossy"),
    )
    through.inputs[0].default_value = (0.27, 0.29, 0.285, 1)
    veil.inputs[0].default_value = (0.9, 0.93, 0.92, 1)
    shine.inputs["Roughness"].default_value = 0.35
    body.inputs[0].default_value = 0.12
    coat.inputs[0].default_value = 0.07
    connect(through.outputs[0], body.inputs[1])
    connect(veil.outputs[0], body.inputs[2])
    connect(body.outputs[0], coat.inputs[1])
    connect(shine.outputs[0], coat.inputs[2])
    connect(coat.outputs[0], out.inputs[0])
    return m
