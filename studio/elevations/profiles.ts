import type { Elevation } from '../../demo/types.ts'

export type Profile = 'upvc' | 'aluminium' | 'slim'

/** Visible widths in millimetres. */
const profiles: Record<Profile, { frame: number; sash: number; mullion: number }> = {
  upvc: { frame: 58, sash: 68, mullion: 72 },
  aluminium: { frame: 50, sash: 56, mullion: 56 },
  slim: { frame: 36, sash: 38, mullion: 38 },
}

export function profileOf(finish: Elevation['finish'], requested: Profile | undefined) {
  if (finish === 'black') return profiles[requested === 'upvc' ? 'aluminium' : 'slim']
  return profiles[requested ?? (finish === 'white' || finish === 'oak' ? 'upvc' : 'aluminium')]
}
