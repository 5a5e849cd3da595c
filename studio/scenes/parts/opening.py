"""A window or door from a few words: rows of cells, as in the elevations of the catalogue.

A row is (height share, "cell | cell | …"), top row first; a cell is "width opens fill options", for example
"1 left glass open=24" or "0.5 slide-right mesh". A `parallel-right` leaf stands in front of the frame
and rolls aside, as tilt-and-slide leaves do. Options: open (degrees, or share of the travel when sliding), grid=3x2,
track=0, handle=no, post=no (no mullion to its right).
"""

from parts.leaf import bead, fold, hinge, slide
from parts.infill import infill
from parts.profiles import frame_grained
from parts.shapes import box, empty
from parts.systems import SYSTEMS, finish, fitting


def opening(x0, x1, z0, z1, y, rows, system="upvc", colour="white", sides="LRTB"):
    s, skin, metal = SYSTEMS[system], finish(colour), fitting(colour)
    frame_grained(x0, x1, z0, z1, s.frame, skin, y, sides=sides)
    top, bottom = z1 - s.inset, z0 + (s.inset if "B" in sides else 0.008)
    shares = sum(height for height, _ in rows)
    z = top
    for number, (height, cells) in enumerate(rows):
        low = z - (top - bottom) * height / shares
        if number < len(rows) - 1:
            box(x0 + s.inset, x1 - s.inset, y, y + s.depth, low - s.mullion / 2, low + s.mullion / 2, skin[1], 0.003)
        above = 0 if number == 0 else s.mullion * 0.2
        below = 0 if number == len(rows) - 1 else s.mullion * 0.2
        row(x0 + s.inset, x1 - s.inset, low + below, z - above, y, parse(cells), s, skin, metal)
        z = low


def row(x0, x1, z0, z1, y, cells, s, skin, metal):
    total = sum(cell["width"] for cell in cells)
    edges = [x0]
    for cell in cells:
        edges.append(edges[-1] + (x1 - x0) * cell["width"] / total)
    if any(cell["opens"].startswith(("slide", "parallel")) for cell in cells):
        return slide(edges, z0, z1, y, cells, s, skin, metal)
    folding = [k for k, cell in enumerate(cells) if cell["opens"].startswith("fold")]
    if folding:
        fold([(edges[k], edges[k + 1]) for k in folding], z0, z1, y, [cells[k] for k in folding], s, skin, metal)
    for k, cell in enumerate(cells):
        if k in folding:
            continue
        gap = s.mullion * 0.2
        a = edges[k] + (gap if k else 0)
        b = edges[k + 1] - (gap if k < len(cells) - 1 else 0)
        if k < len(cells) - 1 and cell["post"] and k + 1 not in folding:
            x = edges[k + 1]
            box(x - s.mullion / 2, x + s.mullion / 2, y, y + s.depth, z0, z1, skin[0], 0.003)
        if cell["opens"] in ("fixed", "louvre"):
            fixed(a, b, z0, z1, y, cell, s, skin)
        else:
            hinge(a, b, z0, z1, y, cell, s, skin, metal)


def fixed(x0, x1, z0, z1, y, cell, s, skin):
    e = empty((x0, y + 0.012, z0))
    w, h = x1 - x0, z1 - z0
    edge = bead(e, w, h, s, skin)
    kind = "blades" if cell["opens"] == "louvre" else cell["fill"]
    infill(e, edge, w - edge, edge, h - edge, kind, s.panes, skin, s.depth - 0.02, cell["grid"])


def parse(cells):
    return [parse_cell(text.split()) for text in cells.split("|")]


def parse_cell(words):
    width, opens, fill, *rest = words
    options = dict(word.split("=") for word in rest)
    grid = options.get("grid")
    return {
        "width": float(width),
        "opens": opens,
        "fill": fill,
        "open": float(options.get("open", 0)),
        "grid": tuple(map(int, grid.split("x"))) if grid else None,
        "track": int(options["track"]) if "track" in options else None,
        "handle": options.get("handle") != "no",
        "post": options.get("post") != "no",
    }
