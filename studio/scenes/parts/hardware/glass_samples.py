"""Glass, units and spacers."""

import math

import numpy as np

from parts.glass import fluted_glass, glass, pane
from parts.hardware.studio import studio
from parts.infill import frosted
from parts.material import Mat
from parts.shapes import box, empty, lathe, mesh_np
from parts.surfaces import wood


def sheet(e, x, w, h, t, tint=(0.97, 0.985, 0.978), edge=(0.16, 0.30, 0.26), body=None):
    """Upright glass plate with polished edges, standing at x."""
    k = empty((x, 0, 0))
    k.parent = e
    pane(
        -w / 2,
        w / 2,
        0,
        0,
        h,
        body or glass(f"sheet{x:.3f}", tint, 1.0),
        t,
        Mat(f"edge{x:.3f}", edge, 0.12).material,
        k,
    )
    for z0, z1 in ((0, 0.0009), (h - 0.0009, h)):
        box(-w / 2, w / 2, -t / 2, t / 2, z0, z1, Mat(f"e{x:.3f}{z0:.2f}", edge, 0.12).material, 0, parent=k)
    return k


def foot(e, x, w, thick=0.012):
    """Two strips of timber between which a pane stands."""
    timber = wood("stand", (0.30, 0.17, 0.09), (0.19, 0.10, 0.05), grout=False, rough=0.45, scale=4)
    for side in (-1, 1):
        near, far = side * (thick / 2 + 0.0006), side * (thick / 2 + 0.018)
        box(x - w / 2 - 0.006, x + w / 2 + 0.006, near, far, 0, 0.018, timber, 0.002, 3, e)


def glass_fan():
    """Five plates side by side: clear, grey, bronze, acid-etched, fluted."""
    stand = Mat("stand", (0.16, 0.09, 0.05), 0.5).material
    root = empty((0, 0, 0), math.radians(-24))
    b = box(-0.13, 0.13, -0.045, 0.045, 0, 0.014, stand, 0.003)
    b.parent = root
    looks = (
        ((0.97, 0.985, 0.978), (0.16, 0.30, 0.26), None),
        ((0.42, 0.44, 0.45), (0.05, 0.06, 0.06), None),
        ((0.52, 0.38, 0.26), (0.12, 0.07, 0.04), None),
        ((0, 0, 0), (0.30, 0.38, 0.36), "frosted"),
        ((0, 0, 0), (0.20, 0.30, 0.27), "fluted"),
    )
    for k, (tint, edge, kind) in enumerate(looks):
        e = empty((-0.10 + k * 0.05, 0, 0.012), math.radians(62))
        e.parent = root
        if kind == "fluted":
            fluted_glass(-0.05, 0.05, 0.0, 0.15, 0, e, 0.010, 0.0018)
            sheet(e, 0.0, 0.1, 0.15, 0.006, (1, 1, 1), edge)
        else:
            sheet(e, 0.0, 0.1, 0.15, 0.006, tint, edge, frosted() if kind else None)
    studio((0.0, 0.0, 0.075), 0.62, 74, 0.26, side=-0.12)


def unit_corner():
    """Cut corner of a double-glazed unit: spacer with holes, desiccant, black edge seal."""
    root = empty((-0.05, 0.02, 0), math.radians(-34))
    w, h, t, gap = 0.15, 0.15, 0.005, 0.014
    bar_ = Mat("spacer", (0.55, 0.55, 0.55), 0.32, metal=1).material
    seal = Mat("seal", (0.014, 0.014, 0.015), 0.55).material
    for y in (-(gap + t) / 2, (gap + t) / 2):
        e = empty((w / 2, y, 0))
        e.parent = root
        sheet(e, 0, w, h, t)
    for q in ((0, w, 0, 0.006), (0, 0.006, 0, h)):
        box(q[0], q[1], -gap / 2, gap / 2, q[2], q[3], seal, 0.0004, parent=root)
    for q in ((0.007, w, 0.007, 0.015), (0.007, 0.015, 0.007, h)):
        box(q[0], q[1], -gap / 2 + 0.0004, gap / 2 - 0.0004, q[2], q[3], bar_, 0.0008, parent=root)
    dark = Mat("hole", (0.02, 0.02, 0.02), 0.8).material
    for k in range(16):
        for y in (-0.0018, 0.0018):
            box(0.022 + k * 0.008, 0.025 + k * 0.008, y - 0.0004, y + 0.0004, 0.0149, 0.0152, dark, 0, parent=root)
    beads = Mat("beads", (0.66, 0.58, 0.46), 0.6).material
    for k in range(46):
        a, r = k * 2.4, 0.0026 * math.sqrt(k)
        grain = lathe(
            [(0, 0), (0.0009, 0.0003), (0.0012, 0.0012), (0.0009, 0.0021), (0, 0.0024)],
            beads,
            (0.005 + r * math.cos(a), -0.095 + r * math.sin(a), 0),
            10,
        )
        grain.parent = None
    studio((0.02, -0.01, 0.062), 0.58, 74, 0.27, side=-0.06)


def desiccant_beads():
    """A heap of molecular sieve with some grains rolled aside."""
    rng, r, reach, top = np.random.default_rng(4), 0.0017, 0.058, 0.026
    height = lambda d: top * max(0.0, 1 - (d / reach) ** 1.6)
    spots = [
        (x + rng.uniform(-1, 1) * r * 0.3, y + rng.uniform(-1, 1) * r * 0.3)
        for x in np.arange(-reach, reach, r * 1.55)
        for y in np.arange(-reach, reach, r * 1.55)
        if math.hypot(x, y) < reach
    ]
    grains = [(x, y, r + height(math.hypot(x, y)) + rng.uniform(-0.5, 0.6) * r) for x, y in spots]
    for _ in range(70):
        turn, far = rng.uniform(0, 2 * math.pi), reach * rng.uniform(1.0, 1.5)
        grains.append((far * math.cos(turn), far * math.sin(turn), r))
    clay = Mat("clay", (0.60, 0.50, 0.37), 0.7).material
    lathe([(0, top), *((d, height(d)) for d in np.linspace(0.004, reach, 14))], clay, (0, 0, 0), 64)
    ball = [
        (r * math.sin(a) * math.cos(b), r * math.sin(a) * math.sin(b), r * math.cos(a))
        for a in np.linspace(0.001, math.pi - 0.001, 8)
        for b in np.linspace(0, 2 * math.pi, 12, endpoint=False)
    ]
    ring = lambda k, n: k * 12 + n % 12
    faces = [(ring(k, n), ring(k + 1, n), ring(k + 1, n + 1), ring(k, n + 1)) for k in range(7) for n in range(12)]
    centres = np.array([(x, y, max(z, r)) for x, y, z in grains])
    points = (centres[:, None, :] + np.array(ball)[None]).reshape(-1, 3)
    quads = (np.arange(len(grains))[:, None, None] * len(ball) + np.array(faces)[None]).reshape(-1, 4)
    beads = mesh_np("beads", points, quads, clay)
    beads.data.polygons.foreach_set("use_smooth", [True] * len(quads))
    studio((0.0, 0.0, 0.008), 0.34, 72, 0.22, side=-0.08, scale=0.8)


def packers():
    """Coloured glazing packers of several thicknesses."""
    colours = (
        (0.60, 0.10, 0.05),
        (0.08, 0.22, 0.45),
        (0.62, 0.46, 0.06),
        (0.09, 0.30, 0.14),
        (0.66, 0.64, 0.60),
        (0.03, 0.03, 0.03),
    )
    for k, colour in enumerate(colours):
        e = empty((-0.1 + 0.042 * k, 0.012 - 0.005 * k, 0), math.radians(28))
        for n in range(1 + (k * 2) % 3):
            t = 0.001 * (1 + k)
            box(
                -0.014,
                0.014,
                -0.05,
                0.05,
                n * t,
                (n + 1) * t - 0.0001,
                Mat(f"p{k}", colour, 0.38).material,
                0.0008,
                3,
                e,
            )
            for y in (-0.03, 0.0, 0.03):
                box(
                    -0.009,
                    0.009,
                    y - 0.0008,
                    y + 0.0008,
                    (n + 1) * t - 0.0002,
                    (n + 1) * t + 0.0002,
                    Mat("groove", tuple(c * 0.5 for c in colour), 0.6).material,
                    0,
                    parent=e,
                )
    studio((0.005, 0.0, 0.004), 0.50, 60, 0.40, side=-0.10)
