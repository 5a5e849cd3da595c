"""A cut piece of profile, gasket or channel, drawn from its outline and brought to one size."""

import math

from parts.finishes import alu, chrome, metal, oak_laminate, upvc
from parts.glass import glass
from parts.hardware.section_outlines import OUTLINES, bar
from parts.hardware.studio import studio
from parts.material import Mat
from parts.profiles import extrude, fillet
from parts.shapes import empty
from parts.systems import COLOURS

SIZE, LENGTH = 0.105, 0.21


def section(outline, size=SIZE, copies=1):
    """Several copies lie beside each other, each set back a little."""
    pieces = OUTLINES[outline]
    xs, ys = zip(*(point for _, points, _ in pieces for point in points))
    scale = size / max(max(xs) - min(xs), max(ys) - min(ys))
    middle, low = (min(xs) + max(xs)) / 2, min(ys)
    place = lambda points: [((x - middle) * scale, (y - low) * scale) for x, y in points]
    wide = (max(xs) - min(xs)) * scale
    for number in range(copies):
        aside = (number - (copies - 1) / 2) * (wide + 0.03)
        root = empty((0.005 + aside * 0.9, 0.05 + number * 0.02, 0), math.radians(-27))
        lying = empty()
        lying.parent = root
        lying.rotation_euler = (math.pi / 2, 0, 0)
        for piece in pieces:
            lay(lying, piece, place, scale)
    tall = (max(ys) - low) * scale
    studio((0.0, 0.02, tall * 0.45), 0.66, 88, 0.24 + tall, side=0.10, scale=1.2)
    return root


def seal(outline):
    section(outline, 0.055, 2)


def lay(lying, piece, place, scale):
    name, points, hollows = piece
    skin, cut = look(name)
    outer = fillet(place(points), 0.6 * scale, 3)
    holes = [fillet(place(bar(*h) if len(h) == 4 else h), 0.8 * scale, 3) for h in hollows]
    extrude(outer, LENGTH, skin, holes, (0, 0, 0), lying, 0.0001)
    extrude(outer, 0.0004, cut, holes, (0, 0, LENGTH / 2 + 0.0004), lying)


def look(name):
    """Skin and the colour of the fresh cut."""
    if name == "white":
        return upvc("white"), Mat("core", (0.80, 0.79, 0.77), 0.5).material
    if name == "oak":
        return oak_laminate(3.0, math.radians(-63))[1], Mat("core", (0.80, 0.79, 0.77), 0.5).material
    if name == "glass":
        return glass("glass", (0.96, 0.985, 0.975), 1.0), Mat("edge", (0.16, 0.30, 0.26), 0.12).material
    if name in SOFT:
        colour, rough = SOFT[name]
        material = Mat(name, colour, rough).material
        return material, material
    if name == "beads":
        m = Mat("beads", (0.66, 0.58, 0.46), 0.6)
        grains = m.noise(m.coords(), 420, 1).outputs[0]
        m.to(m.ramp(grains, [(0.42, (0.10, 0.07, 0.04)), (0.55, (0.66, 0.58, 0.46))]), "Base Color")
        return m.material, m.material
    if name == "polished":
        return chrome(), chrome()
    if name == "steel":
        zinc = metal("zinc", (0.56, 0.56, 0.55), 0.36)
        return zinc, zinc
    skin = alu(name, (0.30, 0.30, 0.31), 0.34) if name in ("anodised", "rail") else alu(name, COLOURS[name], 0.38)
    return skin, Mat("cut", (0.70, 0.70, 0.70), 0.3, metal=1).material


SOFT = {
    "rubber": ((0.018, 0.018, 0.019), 0.55),
    "grey rubber": ((0.16, 0.16, 0.165), 0.55),
    "polyamide": ((0.03, 0.03, 0.032), 0.5),
    "clear pvc": ((0.34, 0.41, 0.43), 0.15),
}
