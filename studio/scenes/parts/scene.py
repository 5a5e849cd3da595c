"""An empty scene to build in, and how it is rendered."""

import os
import random

import bpy
import numpy as np

from parts.material import MATS

HDRI_DIR = os.path.join(bpy.utils.resource_path("SYSTEM"), "datafiles", "studiolights", "world", "")
CACHE_DIR = os.path.abspath(os.environ.get("STUDIO_CACHE", "cache"))


def reset():
    """Empty Cycles scene with fixed random seeds; call before every build()."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    bpy.context.scene.render.engine = "CYCLES"
    random.seed(7)
    np.random.seed(7)
    MATS.clear()
    return scene


def setup(w, h, spp, thr=0.02, bounces=8, clamp=6):
    """Render settings: few samples, adaptive, Fast GI after two bounces, passes for the denoiser."""
    r = bpy.context.scene.render
    r.resolution_x = w
    r.resolution_y = h
    r.resolution_percentage = 100
    r.threads_mode = "AUTO"
    c = bpy.context.scene.cycles
    c.device = "CPU"
    c.samples = spp
    c.use_adaptive_sampling = thr > 0
    c.adaptive_threshold = thr
    c.adaptive_min_samples = min(10, max(4, spp // 2))
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 6
    c.transparent_max_bounces = 24
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.blur_glossy = 0.6
    c.light_sampling_threshold = 0.01
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    c.debug_use_spatial_splits = False
    c.use_fast_gi = True
    c.fast_gi_method = "REPLACE"
    c.ao_bounces_render = 2
    bpy.context.scene.world.light_settings.distance = 3
    bpy.context.scene.world.light_settings.ao_factor = 0.6
    vl = bpy.context.scene.view_layers[0]
    vl.cycles.denoising_store_passes = True
    r.use_persistent_data = True
    r.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    r.image_settings.color_depth = "16"
    r.image_settings.exr_codec = "ZIP"


def follow_glass():
    """Solid refracting glass needs true light paths instead of the ambient shortcut."""
    cycles = bpy.context.scene.cycles
    cycles.use_fast_gi = False
    cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 20, 18, 8
