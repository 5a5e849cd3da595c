"""Friction stays: an arm that slides in a track and is held by a link, drawn open or closed."""

import math

from parts.finishes import metal
from parts.hardware.studio import screw, slotted_bar, studio
from parts.material import Mat
from parts.shapes import box, empty, lathe


def stainless():
    m = Mat("stainless", (0.40, 0.40, 0.39), 0.28, metal=1)
    grain = m.noise(m.coords((4, 160, 160), obj=True), 3, 3)
    m.bump(grain.outputs[0], 0.05, 0.0003)
    return m.material


def polished():
    return metal("rivet", (0.70, 0.70, 0.69), 0.16)


def rivet(x, y, z, parent):
    head = [(0, 0.0032), (0.0030, 0.0030), (0.0042, 0.0018), (0.0044, -0.004), (0, -0.004)]
    lathe(head, polished(), (x, y, z), 40, parent)


def stay(at, turn, length, arm, reach, link, opening, hand=1, width=0.016):
    """Track with its shoe, arm and link, which meets the arm at `reach`; `opening` degrees say where the shoe is."""
    e, steel, half = empty((*at, 0), math.radians(turn)), stainless(), length / 2
    slotted_bar(
        -half,
        half,
        0,
        0.0015,
        0.020,
        0.0022,
        steel,
        [(-half + 0.015, 0.0024), (0.02, 0.0024), (half - 0.015, 0.0024)],
        e,
    )
    for y in (-0.0092, 0.0092):
        box(-half + 0.022, half - 0.05, y - 0.0008, y + 0.0008, 0.002, 0.0062, steel, 0.0004, 2, e)
    for x in (-half + 0.015, half - 0.015):
        screw(x, 0, 0.0028, 0.0036, polished(), e)
    angle = math.radians(opening)
    pivot = half - 0.040
    across, along = reach * math.sin(angle), reach * math.cos(angle)
    shoe = pivot - along - math.sqrt(link**2 - across**2)
    black = Mat("shoe", (0.05, 0.05, 0.05), 0.45).material
    box(shoe - 0.022, shoe + 0.018, -0.0082, 0.0082, 0.0028, 0.0066, black, 0.0012, 3, e)
    lower = empty((pivot, 0, 0), math.atan2(across * hand, shoe + along - pivot))
    upper = empty((shoe, 0, 0), angle * hand)
    for part in (lower, upper):
        part.parent = e
    slotted_bar(-0.010, link + 0.008, 0, 0.0078, width - 0.001, 0.0022, steel, (), lower)
    holes = [(x, 0.0022) for x in (reach * 0.45, (reach + arm) / 2, arm - 0.014)]
    slotted_bar(-0.012, arm, 0, 0.0103, width, 0.0022, steel, holes, upper)
    rivet(0, 0, 0.0089, lower)
    rivet(0, 0, 0.0114, upper)
    rivet(reach, 0, 0.0114, upper)


def friction_hinge():
    stay((-0.02, 0.02), 24, 0.35, 0.235, 0.128, 0.135, 33)
    stay((0.03, -0.075), 24, 0.35, 0.235, 0.128, 0.135, 0)
    studio((0.010, 0.005, 0.0), 0.52, 62, 0.42, side=-0.10)


def top_hung_stay():
    """A pair, left and right, as they stand at the two sides of an awning sash."""
    stay((-0.005, 0.06), 12, 0.42, 0.32, 0.165, 0.165, 38, 1, 0.019)
    stay((0.005, -0.035), 12, 0.42, 0.32, 0.165, 0.165, 38, -1, 0.019)
    studio((0.02, 0.012, 0.0), 0.80, 70, 0.72, side=-0.10, scale=1.5)


def easy_clean_stay():
    """Wide open: the shoe has slid half the track, which leaves the gap for an arm."""
    stay((-0.02, -0.01), 16, 0.34, 0.29, 0.125, 0.135, 80)
    stay((0.02, -0.085), 16, 0.34, 0.29, 0.125, 0.135, 0)
    studio((0.01, 0.02, 0.0), 0.66, 70, 0.60, side=-0.10, scale=1.3)
