"""HDR colour, albedo and normals in, clean HDR colour out."""

import numpy as np

from finish.network import UNet, run_tiled

# PU transfer curve used by the HDR networks
_A, _B, _C, _D, _E, _F, _G = (
    1.41283765e3,
    1.64593172,
    4.31384981e-1,
    -2.94139609e-3,
    1.92653254e-1,
    6.26026094e-3,
    9.98620152e-1,
)
_Y0, _Y1, _X0, _X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def pu(y):
    return np.where(
        y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D, _E * np.log(y + _F) + _G)
    )


def pu_inverse(x):
    return np.where(
        x <= _X0,
        x / _A,
        np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 1e-12), 1 / _C), np.exp((x - _G) / _E) - _F),
    )


def denoise(color, albedo, normal, weights_dir, prefilter=True):
    """HDR colour + albedo + normal -> clean HDR colour.

    prefilter: denoise albedo and normal first (best quality, three network passes instead of one).
    """
    scale_pu = 1 / float(pu(np.array(65504.0)))
    color = np.clip(np.nan_to_num(color, posinf=65504), 0, 65504).astype(np.float32)
    lum = color @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    h, w = lum.shape
    blocks = lum[: h // 16 * 16, : w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    scale = 0.18 / 2 ** np.log2(blocks).mean()  # auto exposure of the network input
    albedo, normal = np.clip(albedo, 0, 1).astype(np.float32), (np.clip(normal, -1, 1) * 0.5 + 0.5).astype(np.float32)
    network = "rt_hdr_alb_nrm"
    if prefilter:
        albedo, normal = run_tiled(UNet(weights_dir, "rt_alb"), albedo), run_tiled(UNet(weights_dir, "rt_nrm"), normal)
        network = "rt_hdr_calb_cnrm"
    x = [(pu(color * scale) * scale_pu).astype(np.float32), np.clip(albedo, 0, 1), np.clip(normal, 0, 1)]
    r = run_tiled(UNet(weights_dir, network), np.concatenate(x, 2))
    return (pu_inverse(np.clip(r, 0, 1) / scale_pu) / scale).astype(np.float32)
