"""The vocabulary of the sets: a set says `from parts import *` and then reads like a list of things."""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from parts.scene import HDRI_DIR, CACHE_DIR, reset, setup
from parts.material import MATS, Mat
from parts.finishes import upvc, oak_laminate, alu, metal, chrome, brushed, rubber
from parts.glass import glass, glass_edge, insect_mesh, pane, fluted_glass
from parts.stone import plaster, sandstone, concrete, marble, terracotta, tiles
from parts.surfaces import wood, fabric, sheer, leaf_material, water, emit
from parts.shapes import link, mesh, mesh_np, fix_normals, empty, box, softbox, cylinder, lathe, tube
from parts.profiles import fillet, extrude, frame, frame_grained
from parts.sashes import (
    SASH,
    FRAME,
    GASKET,
    SPACER,
    SLIDE_FRAME,
    SLIDE_SASH,
    upvc_sash,
    lever,
    sliding_window,
    slider_panel,
    slim_glazing,
)
from parts.jaali import jaali
from parts.room import room, curtain
from parts.furniture import cushion, sofa, bed, chair, dining_chair, dining_table
from parts.small_things import books, bowl, fruit, pendant, table_lamp, floor_lamp, desk_lamp
from parts.foliage import leaf_cards, blob_points, bush, tree, foliage, place_copy
from parts.garden import grass, garden
from parts.pot_plants import plant, bougainvillea
from parts.city import city
from parts.sky import world_hdri, world_sky, world_dusk, bake_sky, world_image
from parts.light import sun, daylight, area
from parts.camera import camera
from parts.infill import clear, frosted, infill
from parts.leaf import leaf
from parts.opening import opening
from parts.systems import COLOURS, SYSTEMS, bar, finish, fitting
from parts.scene import follow_glass
from parts.furnishing import furnish
from parts.views import view as outside
from parts.walls_and_floors import WALLS
from parts.walls_and_floors import floor as named_floor, wall as named_wall
from parts.window_room import window_room
