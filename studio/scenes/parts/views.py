"""What is seen through the glass, with the light that belongs to it."""

from parts.city import city
from parts.garden import garden, grass
from parts.light import area, daylight, sun
from parts.sky import world_dusk


def view(name, width=2.0, height=1.5, centre=(0, 1.5)):
    """Outside, sky and sun; width, height and centre (x, z) of the opening place the soft light that comes through it."""
    VIEWS[name]()
    x, z = centre
    area((x, 0.45, z), (x - 0.4, -3, 0.6), (width, height), 8 * width * height, (0.95, 0.97, 1), glossy=False)


def high_garden():
    garden(7.0, z=-3.4, xr=14)
    daylight(27, 33, 6.6, 0.36, 0.8, color=(1, 0.87, 0.70))


def low_garden():
    blades = garden(3.4, z=-0.5, xr=12)
    grass(-6, 8, 1.2, 7.5, blades, -0.5, n=2600)
    daylight(36, 74, 6.2, 0.36, 0.8, color=(1, 0.90, 0.76))


def west_garden():
    blades = garden(8.5, True, -0.15, xr=15)
    grass(-8, 8, 2.6, 11.0, blades, -0.15, n=3600)
    daylight(37, -40, 5.6, 0.30, 0.8, color=(1, 0.90, 0.77))


def skyline():
    city(130, -34, 150, width=460)
    daylight(33, 62, 5.6, 0.34, 0.7, color=(1, 0.89, 0.74))


def evening_garden():
    garden(5.5, z=-0.4, xr=13)
    world_dusk(0.75, glow_az=20)
    sun(9, 40, 0.8, 10, (1.0, 0.66, 0.42))


VIEWS = {
    "high garden": high_garden,
    "low garden": low_garden,
    "west garden": west_garden,
    "skyline": skyline,
    "evening garden": evening_garden,
}
