import type { Design } from '@house/contract/plans/design'
import type { PlannerParts, System } from '@house/contract/plans/planner-parts'
import { frameSize } from '../design/sizes.ts'
import { type FaceWidths, type Layout, layOut } from './layout.ts'

const threshold = 26
/** From this height on an opening stands on the floor; one in door profiles may be lower. */
const doorFrom = { window: 1850, door: 1500 }
const usualSillHeight = 900
const usualHeadHeight = 2100

/** The layout of a design seen from inside, in its system's profiles. */
export function layOutDesign(design: Design, system: System, plannerParts: Pick<PlannerParts, 'wall_gap'>): Layout {
  const size = frameSize(design, plannerParts)
  return layOut({ ...design, ...size }, facesOf(system), sillHeightOf(design, system) === 0)
}

export function facesOf({ faces }: System): FaceWidths {
  return {
    frame: faces.frame.value,
    sash: faces.sash.value,
    mullion: faces.mullion.value,
    overlap: faces.overlap.value,
    interlock: faces.interlock.value,
    threshold,
  }
}

/** Height of the lower edge above the floor: as planned, or usual for a door or window of this height. */
export function sillHeightOf({ sill_height, height, shape }: Design, { kind }: Pick<System, 'kind'>) {
  if (sill_height !== undefined) return sill_height
  if (shape !== 'round' && height >= doorFrom[kind === 'door' ? 'door' : 'window']) return 0
  return height > usualHeadHeight - usualSillHeight ? usualSillHeight : usualHeadHeight - height
}
