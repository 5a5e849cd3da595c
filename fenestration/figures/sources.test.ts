import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { expect, test } from 'vitest'
import { presets } from '../plan/presets.ts'
import { figureSources } from './sources.ts'

test('the sources of the figures are named', () => {
  const items = presets.flatMap(({ key, design }) => (key === 'casement-window' ? design : []))
  expect(figureSources(items, plannerCatalogue)).toEqual([
    'Heat loss by ISO 10077-1. Values: French 3CL calculation tables: double glass, 12 mm of air; French 3CL calculation tables: uPVC, three chambers; French 3CL calculation tables: uPVC, uncoated glass.',
    'Sun. Values: ASHRAE Handbook of Fundamentals 2009, chapter F15, hemispherical value: 6-12-6 clear.',
    'Sound, of the glass alone. Values: Laboratory table of the glass; the laboratory is not on file (6-12-6).',
    'Weight of glass and profiles. Values: Density of float glass, 2,500 kg/m³ (EN 572-1); Section table of the sample company.',
  ])
})
