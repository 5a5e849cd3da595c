"""Develops linear colour like a photograph: bloom, Filmic, S-curve, sharpening, vignette, fine grain."""

import cv2
import numpy as np
import OpenImageIO as oiio


def filmic(x, exposure, ocio):
    x = np.ascontiguousarray(x * 2**exposure, dtype=np.float32)
    buf = oiio.ImageBuf(oiio.ImageSpec(x.shape[1], x.shape[0], 3, oiio.FLOAT))
    buf.set_pixels(oiio.ROI(), x)
    out = oiio.ImageBufAlgo.ociodisplay(buf, "sRGB", "Filmic", "Linear", "", unpremult=False, colorconfig=ocio)
    if out.has_error:
        raise RuntimeError(out.geterror())
    return out.get_pixels(oiio.FLOAT)


def grade(
    color,
    exposure=0.0,
    bloom=0.06,
    wb=(1, 1, 1),
    contrast=0.62,
    saturation=1.10,
    sharpen=0.35,
    vignette=0.10,
    grain=0.006,
    ocio=None,
):
    """Linear HDR -> display sRGB in 0..1."""
    h, w = color.shape[:2]
    color = color * np.array(wb, np.float32)
    gain = 2**exposure
    if bloom:
        bright = np.clip(color * gain - 0.9, 0, 12) / gain
        glow = sum(k * cv2.GaussianBlur(bright, (0, 0), s) for s, k in ((w / 320, 0.5), (w / 90, 0.3), (w / 28, 0.2)))
        color = color + bloom * glow * 2.2
    d = np.clip(filmic(color, exposure, ocio), 0, 1)
    x = np.clip((d - 0.012) / 0.955, 0, 1)  # black and white point, then S-curve (OIIO ignores Filmic "looks")
    d = (1 - contrast) * x + contrast * x * x * (3 - 2 * x)
    if sharpen:
        d = np.clip(d + sharpen * (d - cv2.GaussianBlur(d, (0, 0), 0.8)), 0, 1)
    grey = d.mean(2, keepdims=True)
    d = grey + (d - grey) * saturation
    yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    d = d * (1 - vignette * np.clip((xx**2 + yy**2) * 0.8, 0, 2) ** 1.4)[..., None]
    if grain:
        d = d + np.random.RandomState(3).normal(size=(h, w, 1)) * grain
    return np.clip(d, 0, 1)
