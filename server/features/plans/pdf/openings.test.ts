import type { Design } from '@house/contract/plans/design'
import type { PlanDetails } from '@house/contract/plans/replies'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { presets } from '@house/fenestration/plan/presets'
import { expect, test } from 'vitest'
import { openingsOf } from './openings.ts'

const items = presets.flatMap(({ key, design }): Design[] =>
  key === 'casement-window' ? [{ ...design, name: 'W1', room: 'Hall', quantity: 2 }] : [],
)
const details: PlanDetails = {
  code: 'JH-7K3P-9QWD-M4TX',
  plan: { name: 'Home', items },
  version: 1,
  newest_version: 1,
  saved_at: '2026-11-19T10:00:00.000Z',
  catalogue: plannerCatalogue,
  changes: [],
}

test('an opening has its sill height, and a row of the table with everything an architect schedules', () => {
  const [opening] = openingsOf(details, null, '#000')
  expect(opening?.figures[0]).toEqual(['Sill above the floor', '900 mm'])
  expect(opening?.row).toEqual({
    name: 'W1',
    room: 'Hall',
    quantity: '2',
    size: '1,200 × 1,200',
    sill: '900',
    kind: 'Double casement window, 60 mm uPVC casement',
    glass: 'Clear double, 6-12-6',
    uw: '2.7',
    shgc: '0.34',
    sound: '33',
    weight: expect.stringMatching(/^\d+$/),
    area: '1.44',
  })
})
