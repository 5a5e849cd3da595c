"""Geometry: meshes, boxes, cylinders, turned and bent things. Metres, Z up."""

import math

import bpy
import numpy as np
from mathutils import Vector


def link(o, mat=None, parent=None):
    """Link an object to the scene, with material and parent."""
    bpy.context.scene.collection.objects.link(o)
    if mat:
        o.data.materials.append(mat)
    if parent:
        o.parent = parent
    return o


def mesh(name, verts, faces, mat=None, smooth=False, parent=None, auto=35):
    """Mesh object from Python lists."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    return link(bpy.data.objects.new(name, me), mat, parent)


def mesh_np(name, v, f, mat, do_link=True):
    """Mesh object from numpy arrays (fast for many leaves)."""
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(v))
    me.vertices.foreach_set("co", v.astype(np.float32).ravel())
    k = f.shape[1]
    me.loops.add(f.size)
    me.loops.foreach_set("vertex_index", f.ravel().astype(np.int32))
    me.polygons.add(len(f))
    me.polygons.foreach_set("loop_start", np.arange(0, f.size, k, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(f), k, dtype=np.int32))
    me.update(calc_edges=True)
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    if do_link:
        bpy.context.scene.collection.objects.link(o)
    return o


def fix_normals(o):
    """Recalculate the face normals."""
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()


def empty(loc=(0, 0, 0), rz=0):
    """Parent for a group, turned by rz."""
    e = bpy.data.objects.new("e", None)
    bpy.context.scene.collection.objects.link(e)
    e.location = loc
    e.rotation_euler = (0, 0, rz)
    return e


def box(x0, x1, y0, y1, z0, z1, mat=None, bev=0.002, seg=2, parent=None, name="box"):
    """Box from its extents, with a small bevel."""
    x0, x1 = sorted((x0, x1))
    y0, y1 = sorted((y0, y1))
    z0, z1 = sorted((z0, z1))
    cx, cy, cz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    v = [(a - cx, b - cy, c - cz) for c in (z0, z1) for b in (y0, y1) for a in (x0, x1)]
    f = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    o = mesh(name, v, f, mat, True, parent)
    o.location = (cx, cy, cz)
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = min(bev, 0.45 * min(x1 - x0, y1 - y0, z1 - z0))
        b.segments = seg
        b.harden_normals = True
    return o


def softbox(x0, x1, y0, y1, z0, z1, mat, r=0.05, parent=None):
    """Box with generous rounding, for upholstery."""
    o = box(x0, x1, y0, y1, z0, z1, mat, r, 5, parent)
    return o


def cylinder(p0, p1, r, mat=None, seg=40, bev=0.0, parent=None, r2=None):
    """Cylinder or cone between two points."""
    p0, p1 = Vector(p0), Vector(p1)
    d = p1 - p0
    L = d.length
    r2 = r if r2 is None else r2
    v = []
    f = []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        v += [(r * math.cos(a), r * math.sin(a), 0), (r2 * math.cos(a), r2 * math.sin(a), L)]
    for i in range(seg):
        j = (i + 1) % seg
        f.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
    f += [tuple(2 * i for i in reversed(range(seg))), tuple(2 * i + 1 for i in range(seg))]
    o = mesh("cyl", v, f, mat, True, parent, 40)
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = d.to_track_quat("Z", "Y")
    o.location = p0
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = 3
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(50)
    return o


def lathe(prof, mat, loc=(0, 0, 0), seg=64, parent=None):
    """Solid of revolution about Z; prof is a list of (radius, z)."""
    v = []
    f = []
    n = len(prof)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, z in prof:
            v.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(seg):
        for k in range(n - 1):
            j = (i + 1) % seg
            f.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    o = mesh("lathe", v, f, mat, True, parent, 50)
    o.location = loc
    return o


def tube(pts, r, mat, parent=None, res=8, cyclic=False):
    """Round bar along a list of points."""
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    s = cu.splines.new("POLY")
    s.points.add(len(pts) - 1)
    for p, q in zip(s.points, pts):
        p.co = (*q, 1)
    s.use_cyclic_u = cyclic
    s.use_smooth = True
    o = bpy.data.objects.new("tube", cu)
    bpy.context.scene.collection.objects.link(o)
    cu.materials.append(mat)
    if parent:
        o.parent = parent
    return o
