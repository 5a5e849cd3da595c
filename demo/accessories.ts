import { gasketsAndSeals } from './accessories/gaskets-and-seals.ts'
import { glassAndSpacers } from './accessories/glass-and-spacers.ts'
import { glassDoorFittings } from './accessories/glass-door-fittings.ts'
import { meshAndScreens } from './accessories/mesh-and-screens.ts'
import { profileAndAccessories } from './accessories/profile-and-accessories.ts'
import { railingFittings } from './accessories/railing-fittings.ts'
import { rollersAndTracks } from './accessories/rollers-and-tracks.ts'
import { windowDoorAndAccessories } from './accessories/window-door-and-accessories.ts'
import type { AccessoryCategorySeed } from './types.ts'

export const accessoryCategories: AccessoryCategorySeed[] = [
  windowDoorAndAccessories,
  profileAndAccessories,
  rollersAndTracks,
  gasketsAndSeals,
  glassAndSpacers,
  meshAndScreens,
  railingFittings,
  glassDoorFittings,
]
