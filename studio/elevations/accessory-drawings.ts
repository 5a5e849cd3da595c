import { drawGasketProfiles } from './accessories/gasket-profiles.ts'
import { drawGlassUnit } from './accessories/glass-unit.ts'
import { drawHandleAndHinge } from './accessories/handle-and-hinge.ts'
import { icons } from './accessories/icons.ts'
import { drawMeshScreen } from './accessories/mesh-screen.ts'
import { drawPatchFitting } from './accessories/patch-fitting.ts'
import { drawProfileSection } from './accessories/profile-section.ts'
import { drawRollerOnTrack } from './accessories/roller-on-track.ts'
import { drawSpigot } from './accessories/spigot.ts'

/** For each accessory category a typical part (1000 × 1000) and an icon (96 × 96), both SVG. */
export const accessoryDrawings: Record<string, { draw: () => string; icon: string }> = {
  'window-door-and-accessories': { draw: drawHandleAndHinge, icon: icons.handle },
  'profile-and-accessories': { draw: drawProfileSection, icon: icons.profile },
  'rollers-and-tracks': { draw: drawRollerOnTrack, icon: icons.roller },
  'gaskets-and-seals': { draw: drawGasketProfiles, icon: icons.gasket },
  'glass-and-spacers': { draw: drawGlassUnit, icon: icons.glass },
  'mesh-and-screens': { draw: drawMeshScreen, icon: icons.mesh },
  'railing-fittings': { draw: drawSpigot, icon: icons.spigot },
  'glass-door-fittings': { draw: drawPatchFitting, icon: icons.patch },
}
