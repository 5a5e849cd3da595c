"""Open Image Denoise's U-Net in plain PyTorch: Debian builds Blender without the library."""

import os
import platform
import struct

import numpy as np
import torch
import torch.nn.functional as F


def load_tza(path):
    """Read a .tza tensor archive -> {name: torch tensor}."""
    blob = open(path, "rb").read()
    magic, major, _ = struct.unpack_from("<HBB", blob, 0)
    assert magic == 0x41D7 and major == 2, "not a TZA v2 file: " + path
    (off,) = struct.unpack_from("<Q", blob, 4)
    (count,) = struct.unpack_from("<I", blob, off)
    off += 4
    tensors = {}
    for _ in range(count):
        (n,) = struct.unpack_from("<H", blob, off)
        off += 2
        name = blob[off : off + n].decode()
        off += n
        ndims = blob[off]
        off += 1
        dims = struct.unpack_from("<%dI" % ndims, blob, off)
        off += 4 * ndims + ndims  # dims, then one layout character per dim
        dtype = {"f": np.float32, "h": np.float16}[chr(blob[off])]
        off += 1
        (start,) = struct.unpack_from("<Q", blob, off)
        off += 8
        a = np.frombuffer(blob, dtype=dtype, count=int(np.prod(dims)), offset=start).reshape(dims)
        tensors[name] = torch.from_numpy(a.astype(np.float32).copy())
    return tensors


class UNet:
    """The 16-layer OIDN network."""

    def __init__(self, weights_dir, name):
        self.w = load_tza(os.path.join(weights_dir, name + ".tza"))

    def conv(self, name, x):
        return F.relu_(F.conv2d(x, self.w[name + ".weight"], self.w[name + ".bias"], padding=1))

    def __call__(self, x):
        c = self.conv
        pool = lambda t: F.max_pool2d(t, 2)
        up = lambda t: F.interpolate(t, scale_factor=2, mode="nearest")
        p1 = pool(c("enc_conv1", c("enc_conv0", x)))
        p2 = pool(c("enc_conv2", p1))
        p3 = pool(c("enc_conv3", p2))
        p4 = pool(c("enc_conv4", p3))
        t = c("enc_conv5b", c("enc_conv5a", p4))
        for level, skip in ((4, p3), (3, p2), (2, p1), (1, x)):
            t = c("dec_conv%db" % level, c("dec_conv%da" % level, torch.cat([up(t), skip], 1)))
        return c("dec_conv0", t)


def run_tiled(net, x, tile=832, overlap=64):
    """HxWxC -> HxWx3 in overlapping full-width bands (bounds the memory)."""
    torch.backends.mkldnn.enabled = platform.machine() == "x86_64"  # elsewhere OpenBLAS is about six times faster
    height, width, _ = x.shape
    out = np.zeros((height, width, 3), np.float32)
    t = torch.from_numpy(np.ascontiguousarray(x.transpose(2, 0, 1)))[None]
    tops = [0] if height <= tile else list(range(0, height - 2 * overlap, tile - 2 * overlap))
    with torch.no_grad():
        for top in tops:
            bottom = min(top + tile, height)
            s = t[:, :, top:bottom]
            h, w = s.shape[2:]
            s = F.pad(s, (0, -w % 16, 0, -h % 16), mode="reflect")
            r = net(s)[0, :, :h, :w].numpy().transpose(1, 2, 0)
            a = 0 if top == 0 else overlap
            b = h if bottom == height else h - overlap
            out[top + a : top + b] = r[a:b]
    return out
