"""Hardware and samples on a warm-white studio sweep; one picture per item."""

from parts.hardware import glass_fittings, glass_samples, handles, hinges_and_locks, locks_and_seals, rollers, samples

PICTURES = {
    "hw-lever-handle": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "lever_handle"},
    },
    "hw-d-pull-handle": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "d_pull"},
    },
    "hw-friction-hinge": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "friction_hinge"},
    },
    "hw-roller-wheel": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "roller"},
    },
    "hw-multipoint-lock": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "multipoint"},
    },
    "hw-gasket-coil": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.45},
        "args": {"item": "gasket_coil"},
    },
    "hw-mesh-sample": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "mesh_sample"},
    },
    "hw-corner-oak": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "corner_oak"},
    },
    "hw-sliding-track": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "sliding_track"},
    },
    "hw-glass-samples": {"size": (1000, 1000), "grade": {"exposure": 0.35}, "args": {"item": "glass_fan"}},
    "hw-double-glazed-corner": {"size": (1000, 1000), "grade": {"exposure": 0.35}, "args": {"item": "unit_corner"}},
    "hw-glazing-packers": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "packers"},
    },
    "hw-glass-spigot": {"size": (1000, 1000), "grade": {"exposure": 0.35}, "args": {"item": "spigot"}},
    "hw-standoff": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "standoffs"},
    },
    "hw-patch-fitting": {"size": (1000, 1000), "grade": {"exposure": 0.35}, "args": {"item": "patch"}},
    "hw-shower-hinge": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "shower_hinge"},
    },
    "hw-floor-spring": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "floor_spring"},
    },
    "hw-glass-clamp": {"size": (1000, 1000), "grade": {"exposure": 0.35}, "args": {"item": "glass_clamps"}},
    "hw-pull-bar": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "pull_bars"},
    },
    "hw-handrail-bracket": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "handrail_bracket"},
    },
    "hw-key-cylinder": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "key_cylinder"},
    },
    "hw-door-lever": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "door_lever_set"},
    },
    "hw-door-hinge": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "door_hinge"},
    },
    "hw-woolpile": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.45},
        "args": {"item": "brush_strip"},
    },
    "hw-silicone": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "silicone"},
    },
    "hw-threshold": {
        "size": (1000, 1000),
        "prefilter": False,
        "grade": {"exposure": 0.35},
        "args": {"item": "threshold"},
    },
}
SHELVES = (glass_fittings, glass_samples, handles, hinges_and_locks, locks_and_seals, rollers, samples)


def build(item):
    next(getattr(shelf, item) for shelf in SHELVES if hasattr(shelf, item))()
