"""Handles."""

import math


from parts.finishes import alu, brushed, metal
from parts.hardware.studio import rounded_path, studio
from parts.profiles import extrude, fillet
from parts.shapes import cylinder, empty, lathe, tube


def lever_handle():
    def one(loc, rz, mat):
        e = empty(loc, rz)
        rose = fillet([(-0.0155, -0.036), (0.0155, -0.036), (0.0155, 0.036), (-0.0155, 0.036)], 0.0145, 8)
        extrude(rose, 0.009, mat, (), (0, 0, 0.0055), e, 0.0010)
        cylinder((0, 0, 0.009), (0, 0, 0.036), 0.0098, mat, 48, 0.0012, e)
        bar = fillet([(-0.010, -0.014), (0.010, -0.014), (0.0085, 0.115), (-0.0085, 0.115)], 0.0085, 8)
        extrude(bar, 0.010, mat, (), (0, 0, 0.043), e, 0.0024)
        return e

    one((-0.045, 0.0, 0), math.radians(-52), metal("satin", (0.66, 0.65, 0.63), 0.26))
    one((0.045, -0.045, 0), math.radians(-52), alu("black", (0.016, 0.016, 0.017), 0.36))
    studio((0.030, 0.0, 0.020), 0.52, 92, 0.30)


def d_pull():
    def one(loc, rz, mat, L=0.22, h=0.055, r=0.0085):
        e = empty(loc, rz)
        tube(
            rounded_path([(-L / 2, 0, 0.004), (-L / 2, 0, h), (L / 2, 0, h), (L / 2, 0, 0.004)], 0.022, 12),
            r,
            mat,
            e,
            12,
        )
        for x in (-L / 2, L / 2):
            lathe(
                [(0, 0), (0.0165, 0), (0.0165, 0.004), (0.0150, 0.006), (r, 0.007), (0, 0.007)], mat, (x, 0, 0), 64, e
            )

    one((-0.02, 0.05, 0), math.radians(32), brushed())
    one((0.04, -0.05, 0), math.radians(32), alu("black", (0.016, 0.016, 0.017), 0.36))
    studio((0.01, 0.0, 0.025), 0.62, 70, 0.34, scale=1.1)
