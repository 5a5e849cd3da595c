"""Sun and soft boxes."""

import math

import bpy
from mathutils import Vector

from parts.sky import world_sky


def sun(elev, az, strength=4, angle=0.8, color=(1, 0.93, 0.84)):
    """Sun lamp; az in degrees from +Y towards +X."""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.angle = math.radians(angle)
    l.color = color
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    e, a = math.radians(elev), math.radians(az)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = d.to_track_quat("Z", "Y")
    return o


def daylight(elev, az, s=3.2, sky=0.22, cloud=0.5, color=(1, 0.92, 0.82), angle=1.2, **k):
    """Baked sky and matching sun."""
    k.setdefault("dust", 0.35)
    world_sky(elev, az, sky, cloud_amt=cloud, **k)
    sun(elev, az, s, angle, color)


def area(loc, target, size, power, color=(1, 1, 1), cam=False, spread=math.pi, glossy=True):
    """Area light, invisible to the camera."""
    l = bpy.data.lights.new("area", "AREA")
    l.shape = "RECTANGLE"
    l.size, l.size_y = size
    l.energy = power
    l.color = color
    l.spread = spread
    o = bpy.data.objects.new("area", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    d = Vector(loc) - Vector(target)
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = d.to_track_quat("Z", "Y")
    o.visible_camera = cam
    o.visible_glossy = o.visible_transmission = glossy
    return o
