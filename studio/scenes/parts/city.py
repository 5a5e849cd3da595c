"""Hazy skyline."""

import random

from parts.material import Mat
from parts.shapes import box


def city(y0=60, base=-24, n=90, seed=2, width=260, haze=(0.72, 0.75, 0.80)):
    """Hazy skyline of plain blocks with window grids, seen from an upper floor; fades to the haze colour with distance."""
    rs = random.Random(seed)
    mats = []
    for k, (wall_c, win) in enumerate(
        (
            ((0.62, 0.58, 0.52), (0.10, 0.13, 0.16)),
            ((0.52, 0.47, 0.41), (0.12, 0.14, 0.16)),
            ((0.70, 0.68, 0.65), (0.14, 0.18, 0.22)),
            ((0.50, 0.36, 0.28), (0.10, 0.12, 0.14)),
        )
    ):
        m = Mat("city%d" % k, wall_c, 0.8, spec=0.3)
        g = m.node("NewGeometry")
        sep = m.node("SeparateXYZ")
        m.connect(g.outputs["Position"], sep.inputs[0])
        cb = m.node("CombineXYZ")
        m.connect(m.math("ADD", sep.outputs[0], sep.outputs[1]), cb.inputs[0])
        m.connect(sep.outputs[2], cb.inputs[1])
        br = m.node("TexBrick", offset=0.0)
        for key, val in (
            ("Scale", 1),
            ("Mortar Size", 0.55),
            ("Mortar Smooth", 0.02),
            ("Brick Width", 2.6 + 0.4 * k),
            ("Row Height", 3.1),
        ):
            br.inputs[key].default_value = val
        br.inputs["Color1"].default_value = (*win, 1)
        br.inputs["Color2"].default_value = (*(c * 1.9 for c in win), 1)
        br.inputs["Mortar"].default_value = (*wall_c, 1)
        m.connect(cb.outputs[0], br.inputs["Vector"])
        dist = m.math("MULTIPLY", m.math("SUBTRACT", sep.outputs[1], y0), 1 / 260)
        fade = m.ramp(dist, [(0.0, (0.30,) * 3), (0.8, (0.90,) * 3)])
        em = m.node("Emission")
        em.inputs[0].default_value = (*haze, 1)
        em.inputs[1].default_value = 1.1
        m.to(br.outputs["Color"], "Base Color")
        mx = m.node("MixShader")
        m.connect(fade, mx.inputs[0])
        m.connect(m.bsdf.outputs[0], mx.inputs[1])
        m.connect(em.outputs[0], mx.inputs[2])
        m.connect(mx.outputs[0], m.out.inputs[0])
        mats.append(m.material)
    for k in range(n):
        d = (k / n) ** 0.8
        y = y0 + d * 240 + rs.uniform(-8, 8)
        x = rs.uniform(-0.5, 0.5) * (width * 0.5 + width * d)
        w, dp = rs.uniform(9, 20), rs.uniform(9, 18)
        h = rs.uniform(12, 30) + 16 * d * rs.random() + (22 if rs.random() < 0.12 else 0)
        box(x - w / 2, x + w / 2, y, y + dp, base, base + h, mats[k % 4], 0)
        box(x - w / 4, x, y + 2, y + 5, base + h, base + h + 2.4, mats[(k + 1) % 4], 0)
    box(-400, 400, y0 - 50, 500, base - 1, base, Mat("cityground", (0.22, 0.24, 0.18), 0.95).material, 0)
