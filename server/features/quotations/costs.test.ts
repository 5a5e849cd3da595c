import type { Quotation } from '@house/contract/quotations/quotation'
import { expect, test } from 'vitest'
import { sampleQuotation } from '../../testing/fixtures/quotation.ts'
import { withoutCosts, withStoredCosts } from './costs.ts'
import { documentOf } from './queries.ts'

const [scaffolding] = sampleQuotation.lines
if (scaffolding?.kind !== 'free') throw new Error('The sample has no price line')
const twoLines: Quotation = {
  ...sampleQuotation,
  lines: [
    { ...scaffolding, id: 'a', cost: 300_00 },
    { ...scaffolding, id: 'b', label: 'Crane', cost: null },
  ],
}

test('costs follow their line when it is renamed, and a new line with an old name has none', () => {
  const [first, second] = withoutCosts(twoLines).lines
  const changed = [second, { ...first, label: 'Crane' }, { ...first, id: 'c' }] as Quotation['lines']
  const { lines } = withStoredCosts({ ...twoLines, lines: changed }, twoLines)
  expect(lines.map(({ id, cost }) => [id, cost])).toEqual([
    ['b', null],
    ['a', 300_00],
    ['c', null],
  ])
})

test('the lines of a draft from before they had ids are told apart by their position', () => {
  const old = { ...twoLines, lines: twoLines.lines.map(({ id, ...line }) => line) }
  const { lines } = documentOf({ document: JSON.stringify(old) })
  expect(lines.map(({ id, cost }) => [id, cost])).toEqual([
    ['1', 300_00],
    ['2', null],
  ])
})
