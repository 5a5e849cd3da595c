"""From Blender's EXR to the finished JPEG."""

import cv2
import numpy as np
import OpenImageIO as oiio
import torch

from finish.denoise import denoise
from finish.grade import grade

LARGEST_FILE = 400_000
LAYERS = {"color": ("Combined", "RGB"), "albedo": ("Denoising Albedo", "RGB"), "normal": ("Denoising Normal", "XYZ")}


def finish(exr, target, weights, look, prefilter, threads):
    """The denoised colour is kept beside the EXR, so that regrading costs seconds."""
    if threads:
        torch.set_num_threads(threads)
    kept = exr.with_suffix(".denoised.npy")
    if kept.exists() and kept.stat().st_mtime >= exr.stat().st_mtime:
        clean = np.load(kept).astype(np.float32)
    else:
        clean = denoise(**read_layers(exr), weights_dir=str(weights), prefilter=prefilter)
        np.save(kept, np.clip(clean, 0, 65000).astype(np.float16))
    save_jpeg(grade(clean, **look), target)


def read_layers(exr):
    picture = oiio.ImageBuf(str(exr))
    pixels, names = picture.get_pixels(oiio.FLOAT), list(picture.spec().channelnames)
    channel = lambda layer, axis: next(i for i, name in enumerate(names) if layer in name and name.endswith("." + axis))
    return {
        key: pixels[..., [channel(layer, axis) for axis in axes]].astype(np.float32)
        for key, (layer, axes) in LAYERS.items()
    }


def save_jpeg(picture, target, quality=88):
    bgr = (picture[..., ::-1] * 255 + 0.5).astype(np.uint8)
    while True:
        options = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
        data = cv2.imencode(".jpg", bgr, options)[1]
        if len(data) <= LARGEST_FILE or quality <= 60:
            break
        quality -= 3
    data.tofile(str(target))
