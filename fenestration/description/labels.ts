import type { Fill, Grille, Handle, Mesh, Opening, Shape, Sill } from '@house/contract/plans/design-options'

export const openingLabels: Record<Opening, string> = {
  fixed: 'Fixed',
  left: 'Hinged left',
  right: 'Hinged right',
  top: 'Top-hung',
  bottom: 'Bottom-hung',
  'tilt-left': 'Tilt and turn, hinged left',
  'tilt-right': 'Tilt and turn, hinged right',
  'slide-left': 'Slides left',
  'slide-right': 'Slides right',
  'fold-left': 'Folds left',
  'fold-right': 'Folds right',
  pivot: 'Pivots',
  louvre: 'Louvre',
}

export const fillLabels: Record<Fill, string> = {
  glass: 'Clear glass',
  frosted: 'Frosted glass',
  fluted: 'Fluted glass',
  mesh: 'Insect mesh',
  panel: 'Panel',
  timber: 'Timber',
}

export const shapeLabels: Record<Shape, string> = {
  rectangle: 'Rectangular',
  arch: 'Arched',
  gable: 'Gabled',
  round: 'Round',
}

export const meshLabels: Record<Mesh, string> = {
  pleated: 'Pleated mesh',
  hinged: 'Hinged mesh shutter',
  sliding: 'Sliding mesh shutter',
  'roll-up': 'Roll-up mesh',
}

export const grilleLabels: Record<Grille, string> = { bars: 'Security bars', grid: 'Security grid' }

export const handleLabels: Record<Handle, string> = {
  lever: 'Lever',
  'locking-lever': 'Lever with key',
  cam: 'Cam handle',
  'touch-lock': 'Touch lock',
  'flush-pull': 'Flush pull',
  'bar-pull': 'Bar pull',
}

export const sillLabels: Record<Sill, string> = { stone: 'Stone sill inside', aluminium: 'Aluminium sill outside' }
