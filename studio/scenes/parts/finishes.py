"""What frames and hardware are made of: uPVC, laminate, powder coat, metal, rubber."""

from parts.material import Mat
from parts.surfaces import wood


def upvc(name="upvc", color=(0.86, 0.86, 0.85)):
    """White or coloured uPVC: satin, faint grain."""
    m = Mat(name, color, 0.28, spec=0.5)
    v = m.coords(obj="world")
    n = m.noise(v, 900, 2)
    m.bump(n.outputs[0], 0.025, 0.0004)
    n2 = m.noise(v, 6, 3)
    m.to(m.ramp(n2.outputs[0], [(0.3, (0.24,) * 3), (0.7, (0.34,) * 3)]), "Roughness")
    return m.cheap(color)


def oak_laminate(scale=1.0, turn=0.0):
    """Golden-oak laminate for uPVC, as (vertical grain, horizontal grain)."""
    c1, c2 = (0.46, 0.265, 0.12), (0.27, 0.14, 0.06)
    return wood("oak_v", c1, c2, grout=False, axis="Z", rough=0.38, bumps=0.2, scale=scale), wood(
        "oak_h", c1, c2, grout=False, axis="X", rough=0.38, bumps=0.2, scale=scale, turn=turn
    )


def alu(name="alu", color=(0.018, 0.019, 0.021), rough=0.38):
    """Powder-coated aluminium with fine orange peel."""
    # powder-coated matt aluminium: dielectric with fine orange-peel
    m = Mat(name, color, rough, spec=0.5)
    v = m.coords(obj="world")
    n = m.noise(v, 1600, 2)
    m.bump(n.outputs[0], 0.12, 0.0003)
    return m.cheap(color)


def metal(name, color=(0.8, 0.8, 0.81), rough=0.12):
    """Plain metal."""
    m = Mat(name, color, rough, metal=1)
    return m.material


def chrome():
    """Polished chrome."""
    return metal("chrome", (0.86, 0.87, 0.88), 0.045)


def brushed():
    """Brushed stainless steel."""
    m = Mat("brushed", (0.62, 0.62, 0.63), 0.3, metal=1)
    v = m.coords((1, 1, 60), obj=True)
    n = m.noise(v, 60, 3)
    m.bump(n.outputs[0], 0.03, 0.0003)
    return m.material


def rubber():
    """Black EPDM rubber."""
    return Mat("rubber", (0.012, 0.012, 0.012), 0.6, spec=0.3).material
