"""Round and gable windows, in walls cut to their outline."""

from parts import *
from parts.shaped import circle, gable, inset, outline_frame, outline_pane, wall_with_hole

PICTURES = {
    "round-porthole-window": {
        "grade": {"exposure": 1.25},
        "args": {"shape": "round", "style": "seat", "wall": "indigo", "floor": "oak boards", "view": "high garden"},
    },
    "gable-window": {
        "grade": {"exposure": 0.7},
        "args": {"shape": "gable", "style": "reading", "wall": "linen", "floor": "dark boards", "view": "high garden"},
    },
}


def build(shape, style, wall, floor, view):
    tall = 4.0 if shape == "gable" else 2.85
    outline = circle(0, 1.62, 0.50) if shape == "round" else gable(-1.2, 1.2, 0.75, 2.0, 3.05)
    wall_mat, ceiling = named_wall(wall), plaster((0.82, 0.81, 0.79), "ceil", 0.03)
    room(-2.8, 2.8, -5.6, 0, tall, wall_mat, named_floor(floor), ceiling, (-2.79, 2.79, 0, tall - 0.001), 0.30)
    wall_with_hole(-2.8, 2.8, tall, outline, wall_mat)
    y, skin = 0.12, finish("white" if shape == "round" else "oak")
    inner = outline_frame(outline, 0.062, 0.07, skin[0], y)
    light = outline_frame(inset(inner, -0.004), 0.026, 0.045, skin[0], y + 0.012)
    for yy in (y + 0.03, y + 0.05):
        outline_pane(inset(light, -0.006), clear(), yy)
    if shape == "round":
        box(-0.012, 0.012, y + 0.016, y + 0.064, 1.19, 2.05, skin[0], 0.003)
        box(-0.43, 0.43, y + 0.0165, y + 0.0635, 1.608, 1.632, skin[1], 0.003)
    else:
        box(-0.032, 0.032, y, y + 0.07, 0.81, 2.94, skin[0], 0.003)
        box(-1.14, 1.14, y, y + 0.069, 1.94, 2.0, skin[1], 0.003)
        box(
            -1.24,
            1.24,
            -0.035,
            y,
            0.72,
            0.752,
            marble("sill", (0.74, 0.71, 0.66), (0.5, 0.46, 0.42), grout=False),
            0.005,
        )
        beams(tall)
    furnish(style, -0.75, 0.75, 0.55, 1) if shape == "round" else furnish(style, -1.2, 1.2, 0.75, 1)
    outside(view, 1.4, 1.4, (0, 1.6))
    area((0.4, -4.8, 2.6), (0, 0, 1.2), (4, 2), 130, (1, 0.95, 0.88), glossy=False)
    if shape == "round":
        camera((-0.85, -2.6, 1.38), (0.12, 0, 1.38), 28, 6.3, (0, 0, 1.4), level=True, shift=(0, -0.03))
    else:
        camera((-1.35, -4.1, 1.5), (0.15, 0, 1.5), 26, 6.3, (0, 0, 1.4), level=True, shift=(0, 0.035))


def beams(tall):
    """Rafters of a pitched ceiling, following the gable."""
    oak = wood("rafter", (0.40, 0.25, 0.14), (0.25, 0.15, 0.08), grout=False, axis="Y")
    for side in (-1, 1):
        e = empty((0, -5.6, tall - 0.12))
        e.rotation_euler = (0, side * math.radians(38), 0)
        box(
            0 if side > 0 else -4.2,
            4.2 if side > 0 else 0,
            0,
            5.6,
            0,
            0.05,
            plaster((0.80, 0.78, 0.74), "slope", 0.04),
            0,
            parent=e,
        )
        for k in range(6):
            box(0 if side > 0 else -4.2, 4.2 if side > 0 else 0, 0.15 + k, 0.27 + k, -0.14, 0, oak, 0.004, parent=e)
