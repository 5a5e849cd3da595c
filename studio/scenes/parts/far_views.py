"""What a balcony looks out on."""

import math
import random

import numpy as np
from mathutils import Vector
from mathutils import noise as mn

from parts.city import city
from parts.garden import garden
from parts.foliage import foliage, place_copy
from parts.light import daylight, sun
from parts.material import Mat
from parts.shapes import box, mesh, mesh_np
from parts.sky import world_dusk


def sea_view():
    """Open water with two headlands."""
    # sea + headland
    sea = Mat("sea", (0.008, 0.045, 0.065), 0.08, spec=0.5)
    v = sea.coords((1, 0.45, 1), obj="world")
    a = sea.noise(v, 0.35, 8, 0.6, 0.4)
    sea.bump(a.outputs[0], 0.55, 0.6)
    mesh_np(
        "sea",
        np.array([[-9000, -6000, -26], [9000, -6000, -26], [9000, 16000, -26], [-9000, 16000, -26]], float),
        np.array([[0, 1, 2, 3]]),
        sea.material,
    )
    hl = Mat("hill", (0.055, 0.075, 0.045), 0.95)
    vv = hl.coords(obj="world")
    hn = hl.noise(vv, 0.02, 9, 0.7)
    hl.to(
        hl.ramp(hn.outputs[0], [(0.35, (0.035, 0.055, 0.028)), (0.55, (0.09, 0.10, 0.06)), (0.68, (0.22, 0.19, 0.14))]),
        "Base Color",
    )

    def hills(cx, cy, w, d, h, nx=160, ny=50, seed=0):
        V = []
        Fc = []
        for j in range(ny):
            for i in range(nx):
                u = i / (nx - 1)
                t = j / (ny - 1)
                X = cx + (u - 0.5) * w
                Y = cy + (t - 0.5) * d
                en = max(0, math.sin(math.pi * u)) ** 0.7 * max(0, math.sin(math.pi * t))
                n = mn.fractal(Vector((X / w * 5 + seed, Y / w * 5, seed)), 0.9, 2.1, 8)
                V.append((X, Y, -30 + h * en * (0.65 + 0.55 * n)))
        for j in range(ny - 1):
            for i in range(nx - 1):
                a = j * nx + i
                Fc.append((a, a + 1, a + nx + 1, a + nx))
        mesh("hills", V, Fc, hl.material, True, None, 180)

    hills(-1500, 3000, 2600, 1500, 260, seed=1.3)
    hills(1700, 4600, 3800, 1800, 330, seed=4.1)


def city_view():
    """Tree-lined street below and a hazy skyline."""
    city(120, -26, 170, seed=5, width=520)
    box(-400, 400, -80, 75, -27.4, -26.6, Mat("street", (0.20, 0.22, 0.17), 0.95).material, 0)
    trees_to_the_right(-13.0, 1.8)
    trees, bushes = foliage(12)
    for k in range(70):
        y = 14 + 70 * random.random()
        place_copy(
            trees[k % 3], (random.uniform(-0.9, 1.1) * (y + 12), y, -13.5 + 0.01 * y), s=random.uniform(1.5, 2.3)
        )


def look_out(view):
    """Scenery and the light that belongs to it."""
    if view == "city":
        city_view()
        daylight(30, -40, 4.8, 0.30, 0.9, color=(1, 0.84, 0.64), angle=0.9, dust=0.6)
    elif view == "garden":
        garden(7.0, z=-3.4, xr=18)
        trees_to_the_right()
        daylight(37, -40, 5.6, 0.30, 0.8, color=(1, 0.90, 0.77))
    elif view == "dusk":
        garden(7.0, z=-3.4, xr=18)
        trees_to_the_right()
        world_dusk(0.9, glow_az=-20)
        sun(6, -40, 0.7, 8, (1.0, 0.62, 0.40))
    else:
        sea_view()
        daylight(20, -38, 4.6, 0.26, 1.0, color=(1, 0.80, 0.58), angle=0.9, dust=0.8)


def trees_to_the_right(z=-3.6, scale=1.0):
    """Closes the horizon where a balcony's camera looks along the railing."""
    trees, bushes = foliage(4)
    for k in range(34):
        x, y = 8 + 1.1 * k * scale, 6 + (k * 37) % 13 * scale
        place_copy(trees[k % 3], (x, y, z), s=scale * random.uniform(1.1, 1.6))
        place_copy(bushes[k % 3], (x + 0.7, y - 1.5, z), s=scale * random.uniform(2.2, 3.6))
