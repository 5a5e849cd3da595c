"""Turn and move what a function builds, as one piece."""

import bpy

from parts.shapes import empty


def placed(loc, rz, build):
    before = set(bpy.context.scene.objects)
    build()
    root = empty(loc, rz)
    for o in bpy.context.scene.objects:
        if o not in before and o.parent is None and o is not root:
            o.parent = root
    return root
