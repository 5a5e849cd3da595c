"""The camera."""

import bpy
from mathutils import Vector


def camera(loc, target, lens=35, fstop=None, focus=None, shift=(0, 0), level=False):
    """Camera; level=True keeps verticals straight (frame with shift instead of tilt)."""
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    c.clip_start = 0.01
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    o.location = loc
    t = Vector(target)
    if level:
        t.z = loc[2]
    o.rotation_euler = (t - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
        c.dof.aperture_blades = 9
    return o
