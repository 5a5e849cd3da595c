"""The profile systems and finishes a product is made in."""

from dataclasses import dataclass

from parts.finishes import alu, metal, oak_laminate, upvc
from parts.profiles import fillet
from parts.sashes import FRAME, SASH
from parts.surfaces import wood


@dataclass(frozen=True)
class System:
    frame: list  # outline of the fixed frame: u inwards, v away from the room
    depth: float  # of the frame
    sash: list  # outline of a moving sash
    face: float  # visible width of the sash
    thick: float  # depth of the sash
    inset: float  # from the frame's outer edge to the sash
    proud: float  # how far a sash stands into the room
    mullion: float
    panes: tuple  # where the panes stand in a sash


def bar(face, depth, radius=0.0022):
    return fillet([(0, 0), (face, 0), (face, depth), (0, depth)], radius)


SYSTEMS = {
    "upvc": System(FRAME, 0.075, SASH, 0.074, 0.066, 0.036, 0.014, 0.064, (0.0245, 0.0435)),
    "alu": System(bar(0.045, 0.066), 0.066, bar(0.054, 0.060), 0.054, 0.060, 0.035, 0.012, 0.048, (0.014, 0.038)),
    "slim": System(bar(0.028, 0.070), 0.070, bar(0.030, 0.040, 0.002), 0.030, 0.040, 0.024, 0.004, 0.032, (0.020,)),
    "partition": System(bar(0.030, 0.055), 0.055, bar(0.042, 0.040, 0.002), 0.042, 0.040, 0.026, 0.0, 0.030, (0.020,)),
}
COLOURS = {
    "anthracite": (0.040, 0.044, 0.050),
    "black": (0.016, 0.016, 0.018),
    "bronze": (0.085, 0.052, 0.032),
    "champagne": (0.42, 0.36, 0.28),
    "silver": (0.50, 0.50, 0.51),
}


def finish(name):
    """Materials for upright and level members, so that grain runs along each."""
    if name == "white":
        white = upvc("white")
        return white, white
    if name == "oak":
        return oak_laminate()
    if name == "walnut":
        dark, light = (0.115, 0.058, 0.030), (0.21, 0.11, 0.058)
        return (
            wood("walnut_v", light, dark, grout=False, axis="Z", rough=0.38, bumps=0.2),
            wood("walnut_h", light, dark, grout=False, axis="X", rough=0.38, bumps=0.2),
        )
    coat = alu(name, COLOURS[name], 0.38)
    return coat, coat


def fitting(name):
    """Metal of handles and hinges that suits a finish."""
    if name in ("white", "oak", "silver", "champagne", "glass"):
        return metal("satin", (0.62, 0.61, 0.60), 0.27)
    return metal("black_fitting", (0.045, 0.045, 0.047), 0.35)
