"""Runs inside Blender: builds one set and renders it to a multilayer EXR.

blender -b --factory-startup -P inside_blender.py -- NAME WIDTH HEIGHT SAMPLES NOISE FILE
"""

import importlib
import json
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from catalogue import pictures
from parts.scene import follow_glass, reset, setup


def main(name, width, height, samples, noise, exr):
    picture = pictures()[name]
    began = time.time()
    reset()
    importlib.import_module("sets." + picture["set"]).build(**picture["args"])
    setup(int(width), int(height), int(samples), thr=float(noise))
    if picture["refractive"]:
        follow_glass()
    bpy.context.scene.render.filepath = exr
    built = time.time()
    bpy.ops.render.render(write_still=True)
    ocio = os.path.join(bpy.utils.resource_path("SYSTEM"), "datafiles", "colormanagement", "config.ocio")
    with open(exr + ".json", "w") as note:
        json.dump({"ocio": ocio, "build": round(built - began), "render": round(time.time() - built)}, note)


main(*sys.argv[sys.argv.index("--") + 1 :])
