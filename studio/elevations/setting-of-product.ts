import type { Swing } from '@house/contract/plans/design-options'
import type { Elevation, ProductSeed } from '../../demo/types.ts'
import { isRailing } from './kinds.ts'
import type { Profile } from './profiles.ts'

const doorFrom = 1850

/** Installation, profile sizes and swing, which the elevation data does not contain. */
export type Setting = { place?: 'wall' | 'floor'; profile?: Profile; swing?: Swing }

const settings: Record<string, Setting> = {
  window: { place: 'wall' },
  door: { place: 'floor' },
  'shower-cubical': { place: 'floor', profile: 'slim', swing: 'out' },
  // Seen from below or above, so there is no floor.
  'sky-light': { place: 'wall', profile: 'aluminium', swing: 'out' },
  'Slim-Sliding-Doors': { place: 'floor' },
  'glass-partition': { place: 'floor', profile: 'aluminium' },
  'acoustic-partition': { place: 'floor', profile: 'aluminium' },
  'movable-partition': { place: 'floor', profile: 'aluminium' },
}

export function settingOfProduct({ sub_item }: ProductSeed): Setting {
  return settings[sub_item] ?? {}
}

export function standsOnFloor(elevation: Elevation, { place }: Setting) {
  const { height, finish, shape, rows } = elevation
  if (shape === 'round') return false
  if (isRailing(elevation)) return rows.length > 1 || (rows[0]?.cells.length ?? 0) > 1
  return place ? place === 'floor' : height >= doorFrom || finish === 'glass'
}
