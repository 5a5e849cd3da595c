"""Named walls and floors, so that a set can ask for "sage" and "oak boards"."""

from parts.stone import concrete, marble, plaster, sandstone, terracotta, tiles
from parts.surfaces import wood

WALLS = {
    "sand": (0.60, 0.55, 0.47),
    "sage": (0.40, 0.43, 0.36),
    "clay": (0.55, 0.36, 0.26),
    "indigo": (0.13, 0.19, 0.25),
    "ochre": (0.66, 0.49, 0.30),
    "stone": (0.50, 0.47, 0.42),
    "mint": (0.47, 0.53, 0.48),
    "rose": (0.60, 0.44, 0.39),
    "linen": (0.68, 0.64, 0.57),
    "teal": (0.15, 0.25, 0.25),
}


def wall(name):
    if name == "green tiles":
        return tiles(
            "walltile", (0.135, 0.215, 0.185), (0.075, 0.26), (0.34, 0.36, 0.34), 0.0, 0.12, "XZ", 0.30, 0.0018
        )
    if name == "white tiles":
        return tiles("walltile", (0.66, 0.65, 0.62), (0.20, 0.075), (0.46, 0.45, 0.43), 0.5, 0.10, "XZ", 0.07, 0.002)
    if name == "blue tiles":
        return tiles("walltile", (0.10, 0.17, 0.24), (0.12, 0.12), (0.36, 0.37, 0.38), 0.0, 0.14, "XZ", 0.34, 0.002)
    if name == "grey tiles":
        return tiles(
            "walltile", (0.30, 0.295, 0.285), (0.60, 0.30), (0.40, 0.395, 0.385), 0.5, 0.24, "XZ", 0.08, 0.0018
        )
    if name == "concrete":
        return concrete("wallconcrete", (0.44, 0.43, 0.41))
    if name == "sandstone":
        return sandstone("wallstone", (0.44, 0.30, 0.19), (0.52, 0.26))
    return plaster(WALLS[name], "wall", 0.09)


def floor(name):
    if name == "oak boards":
        return wood("floor", (0.44, 0.30, 0.185), (0.29, 0.185, 0.11), (1.6, 0.14), 0.33, "Y")
    if name == "dark boards":
        return wood("floor", (0.30, 0.185, 0.11), (0.18, 0.105, 0.06), (1.6, 0.15), 0.34, "X")
    if name == "terracotta":
        return terracotta("floor", size=(0.4, 0.4))
    if name == "kota stone":
        return marble("floor", (0.27, 0.31, 0.27), (0.20, 0.24, 0.21), (0.6, 0.6), 0.20, 0.7)
    if name == "marble":
        return marble("floor", (0.62, 0.555, 0.475), (0.34, 0.27, 0.21), (1.2, 1.2), 0.08, 0.8, gold=(0.50, 0.38, 0.26))
    return marble("floor", (0.44, 0.43, 0.41), (0.30, 0.29, 0.28), (0.8, 0.8), 0.24, 0.8)
