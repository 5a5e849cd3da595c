import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { presets } from '@house/fenestration/plan/presets'

function opening(key: string, change: Partial<Design>): Design {
  const preset = presets.find((candidate) => candidate.key === key) ?? presets[0]
  if (!preset) throw new Error('There are no presets')
  return { ...preset.design, ...change }
}

/** A flat to look at before drawing one's own. */
export const sampleHouse: Plan = {
  name: 'Sample house',
  items: [
    opening('casement-window', { name: 'W1', room: 'Living room', width: 1300, height: 1350 }),
    opening('sliding-door', { name: 'D1', room: 'Living room', width: 2400 }),
    opening('casement-window', { name: 'W2', room: 'Bedroom', quantity: 2, mesh: 'pleated' }),
    opening('hinged-door', { name: 'D2', room: 'Bedroom' }),
    opening('sliding-window', { name: 'W3', room: 'Kitchen', width: 1500, height: 1050, mesh: 'sliding' }),
    opening('ventilator', { name: 'W4', room: 'Bathroom', quantity: 2 }),
  ],
}
