import type { ProductSeed } from '../../content/types.ts'
import type { Setting } from './layout.ts'

const settings: Record<string, Setting> = {
  window: { place: 'wall', profile: 'upvc' },
  door: { place: 'floor', profile: 'upvc' },
  'doors-and-window': { profile: 'aluminium' },
  'shower-cubical': { place: 'floor', profile: 'slim' },
  // Seen from below or above, so there is no floor.
  'sky-light': { place: 'wall', profile: 'aluminium' },
  'Slim-Sliding-Doors': { place: 'floor', profile: 'slim' },
  'glass-partition': { place: 'floor', profile: 'aluminium' },
  'acoustic-partition': { place: 'floor', profile: 'aluminium' },
  'movable-partition': { place: 'floor', profile: 'aluminium' },
}

export function settingOfProduct({ sub_item }: ProductSeed): Setting {
  return settings[sub_item] ?? {}
}
