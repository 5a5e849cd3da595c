"""Trees and bushes of leaf cards."""

import math
import random

import bpy
import numpy as np

from parts.material import Mat
from parts.shapes import cylinder, mesh_np, tube
from parts.surfaces import leaf_material


def leaf_cards(n, centers, size, up=0.2, asp=0.5):
    """n folded leaf cards -> verts, faces (numpy)"""
    c = centers[np.random.randint(len(centers), size=n)] if len(centers) != n else centers
    d = np.random.normal(size=(n, 3))
    d[:, 2] += up
    d /= np.linalg.norm(d, axis=1)[:, None]
    r = np.random.normal(size=(n, 3))
    s = np.cross(d, r)
    s /= np.linalg.norm(s, axis=1)[:, None]
    nn = np.cross(d, s)
    sz = size * (0.6 + 0.8 * np.random.rand(n))[:, None]
    a = c
    b = c + d * sz * 0.5 + s * sz * asp * 0.5 + nn * sz * 0.08
    e = c + d * sz
    g = c + d * sz * 0.5 - s * sz * asp * 0.5 + nn * sz * 0.08
    v = np.stack([a, b, e, g], 1).reshape(-1, 3)
    f = np.arange(4 * n).reshape(n, 4)
    f = np.concatenate([f[:, [0, 1, 2]], f[:, [0, 2, 3]]])
    return v, f


def blob_points(n, blobs, shell=0.55):
    """Random points in the outer shell of several spheres."""
    out = []
    for _ in range(1):
        w = np.array([b[3] ** 2 for b in blobs])
        w = w / w.sum()
        idx = np.random.choice(len(blobs), size=n, p=w)
        B = np.array(blobs)[idx]
        d = np.random.normal(size=(n, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        r = B[:, 3] * (shell + (1 - shell) * np.random.rand(n) ** 0.5)
        out = B[:, :3] + d * r[:, None] * np.array([1, 1, 0.8])
    return out


def bush(r=0.6, n=9000, leaf=0.07, mat=None, name="bush", blobs=None):
    """Bush of leaf cards."""
    if blobs is None:
        blobs = []
        for i in range(14):
            a = random.uniform(0, 6.28)
            q = random.uniform(0, 0.65) * r
            blobs.append(
                (q * math.cos(a), q * math.sin(a), random.uniform(0.35, 0.95) * r, random.uniform(0.25, 0.45) * r)
            )
    v, f = leaf_cards(n, blob_points(n, blobs), leaf)
    return mesh_np(name, v, f, mat)


def tree(h=5, crown=1.8, n=26000, leaf=0.11, mat=None, bark=None, name="tree"):
    """Tree: trunk, branches and a crown of leaf cards."""
    blobs = []
    for i in range(34):
        a = random.uniform(0, 6.28)
        q = crown * random.uniform(0.1, 0.85)
        z = h - crown * random.uniform(-0.1, 1.5)
        blobs.append((q * math.cos(a), q * math.sin(a), z, crown * random.uniform(0.18, 0.36)))
    v, f = leaf_cards(n, blob_points(n, blobs, 0.35), leaf, up=-0.2)
    o = mesh_np(name, v, f, mat)
    for i in range(9):
        b = random.choice(blobs)
        p = [(0, 0, h * 0.25 + i * 0.05), (b[0] * 0.3, b[1] * 0.3, h * 0.45), (b[0] * 0.8, b[1] * 0.8, b[2])]
        t = tube(p, 0.03, bark, res=2)
        t.parent = o
    t = cylinder((0, 0, 0), (0, 0, h * 0.7), 0.11, bark, seg=14, r2=0.05)
    t.parent = o
    return o


def foliage(seed=3):
    """Master trees and bushes, parked out of sight; place copies with place_copy(). Returns (trees, bushes)."""
    random.seed(seed)
    np.random.seed(seed)
    a = leaf_material("leafA", (0.04, 0.11, 0.018), (0.15, 0.26, 0.05))
    b = leaf_material("leafB", (0.07, 0.12, 0.018), (0.24, 0.30, 0.07))
    c = leaf_material("leafC", (0.03, 0.08, 0.02), (0.09, 0.17, 0.04))
    bark = Mat("bark", (0.09, 0.065, 0.045), 0.9).material
    trees = [
        tree(5.2, 1.9, 26000, 0.12, a, bark),
        tree(6.5, 2.3, 30000, 0.13, b, bark),
        tree(7.5, 2.4, 30000, 0.13, c, bark),
    ]
    bushes = [bush(0.8, 9000, 0.07, a), bush(0.7, 8000, 0.06, b), bush(0.6, 9000, 0.045, c)]
    for o in trees + bushes:
        o.location = (0, -900, -50)
    return trees, bushes


def place_copy(o, loc, rz=None, s=1):
    """Linked copy of an object and its children."""
    k = o.copy()
    bpy.context.scene.collection.objects.link(k)
    k.location = loc
    k.rotation_euler = (0, 0, random.uniform(0, 6.28) if rz is None else rz)
    k.scale = (s,) * 3
    for ch in o.children:
        c = ch.copy()
        bpy.context.scene.collection.objects.link(c)
        c.parent = k
    return k
