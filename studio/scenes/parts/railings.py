"""Railings along x, standing on the floor's edge at y."""

from parts.finishes import alu, metal
from parts.glass import glass, pane
from parts.material import Mat
from parts.shapes import box, cylinder
from parts.surfaces import emit
from parts.systems import COLOURS


def railing(style, x0, x1, y, colour="anthracite"):
    STYLES[style](x0, x1, y, colour)


def channel(x0, x1, y, colour):
    """Panes in a floor channel with a steel cap."""
    shoe = alu("shoe", (0.30, 0.30, 0.31), 0.33)
    box(x0, x1, y - 0.045, y + 0.045, 0.02, 0.14, shoe, 0.004)
    panes(x0, x1, y, 1.6, 0.02, 0.10, 1.10)
    box(x0, x1, y - 0.025, y + 0.025, 1.095, 1.135, steel(), 0.012, 4)


def spigot(x0, x1, y, colour):
    """Frameless panes, each clamped in two steel spigots."""
    for a, b in panes(x0, x1, y, 1.25, 0.03, 0.09, 1.10):
        for x in (a + 0.26, b - 0.26):
            box(x - 0.026, x + 0.026, y - 0.026, y + 0.026, 0.02, 0.19, steel(), 0.006, 3)
            cylinder((x, y, 0.02), (x, y, 0.028), 0.058, steel(), 48, 0.003)
            for z in (0.11, 0.155):
                cylinder((x, y - 0.030, z), (x, y - 0.024, z), 0.007, steel(), 20, 0.001)


def posts(x0, x1, y, colour):
    """Aluminium posts with a hand rail and glass between."""
    coat = alu("rail_coat", COLOURS[colour], 0.38)
    for a, b in panes(x0, x1, y, 1.5, 0.09, 0.13, 0.98):
        box(a - 0.07, a - 0.02, y - 0.025, y + 0.025, 0.02, 1.06, coat, 0.003)
        box(a - 0.095, a + 0.005, y - 0.05, y + 0.05, 0.02, 0.032, coat, 0.003)
        box(a - 0.03, b + 0.03, y - 0.015, y + 0.015, 0.10, 0.14, coat, 0.003)
        box(a - 0.03, b + 0.03, y - 0.015, y + 0.015, 0.97, 1.00, coat, 0.003)
    box(x0, x1, y - 0.034, y + 0.034, 1.055, 1.095, coat, 0.010, 4)


def balusters(x0, x1, y, colour):
    """Upright bars between posts."""
    coat = alu("rail_coat", COLOURS[colour], 0.42)
    x, number = x0, 0
    while x < x1:
        if number % 14 == 0:
            box(x - 0.022, x + 0.022, y - 0.022, y + 0.022, 0.02, 1.04, coat, 0.003)
            box(x - 0.045, x + 0.045, y - 0.045, y + 0.045, 0.02, 0.032, coat, 0.003)
        else:
            box(x - 0.008, x + 0.008, y - 0.008, y + 0.008, 0.10, 1.03, coat, 0.002)
        x, number = x + 0.108, number + 1
    box(x0, x1, y - 0.014, y + 0.014, 0.085, 0.115, coat, 0.003)
    box(x0, x1, y - 0.028, y + 0.028, 1.03, 1.065, coat, 0.006, 3)


def led(x0, x1, y, colour):
    """Floor channel and a hand rail with a line of light below it."""
    coat = alu("rail_coat", COLOURS[colour], 0.36)
    box(x0, x1, y - 0.045, y + 0.045, 0.02, 0.14, coat, 0.004)
    panes(x0, x1, y, 1.4, 0.02, 0.10, 1.08)
    box(x0, x1, y - 0.034, y + 0.034, 1.075, 1.125, coat, 0.012, 4)
    box(x0, x1, y - 0.024, y - 0.010, 1.0735, 1.0745, emit("led", (1.0, 0.72, 0.42), 16), 0)
    box(x0, x1, y - 0.060, y - 0.048, 0.022, 0.030, emit("led_foot", (1.0, 0.70, 0.40), 7), 0)


def panes(x0, x1, y, width, gap, z0, z1):
    sheet, edge = glass("railglass", (0.955, 0.982, 0.972), 1.2), Mat("edge", (0.22, 0.34, 0.31), 0.15).material
    x, spans = x0, []
    while x < x1:
        end = min(x + width, x1)
        pane(x + gap / 2, end - gap / 2, y, z0, z1, sheet, 0.0135, edge)
        spans.append((x + gap / 2, end - gap / 2))
        x += width
    return spans


def steel():
    return metal("ss", (0.62, 0.62, 0.63), 0.22)


STYLES = {"channel": channel, "spigot": spigot, "posts": posts, "balusters": balusters, "led": led}
