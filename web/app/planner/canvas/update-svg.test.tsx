import type { Design } from '@house/contract/plans/design'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { type DrawOptions, drawDesignTree } from '@house/fenestration/drawing/draw-design'
import { type SvgElement, svgText } from '@house/fenestration/drawing/svg'
import { moveMullion } from '@house/fenestration/edit/resize'
import { expect, test } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { updateSvg } from './update-svg.ts'

const draw = (design: Design, options: DrawOptions = {}) => drawDesignTree(design, plannerCatalogue, options).root

/** What a browser makes of the text of a drawing. */
function htmlOf(root: SvgElement) {
  const host = document.createElement('div')
  host.innerHTML = svgText(root)
  return host.innerHTML
}

test('a drawing changes in place while its elements are the same, and is replaced otherwise', () => {
  const cell = { width: 1, swing: 'in', fill: 'glass' } as const
  const [sample] = samplePlan.items
  if (!sample) throw new Error('The sample house is empty')
  const cells = [
    { ...cell, opens: 'left' as const },
    { ...cell, opens: 'right' as const },
  ]
  const design: Design = { ...sample, width: 1200, height: 1200, rows: [{ height: 1, cells }] }
  const host = document.createElement('div')
  let before: SvgElement | null = null
  const show = (next: SvgElement) => {
    updateSvg(host, before, next)
    before = next
    expect(host.innerHTML).toBe(htmlOf(next))
    return host.firstElementChild
  }
  const first = show(draw(design))
  expect(show(draw(moveMullion(design, 0, 1, 610)))).toBe(first)
  expect(show(draw({ ...design, colour: { inside: 'anthracite', outside: 'anthracite' } }))).toBe(first)
  expect(show(draw(design, { dimensions: true }))).not.toBe(first)
})

test('attributes that a drawing no longer has are removed, and texts are replaced', () => {
  const host = document.createElement('div')
  const node = (attributes: SvgElement['attributes'], text: string): SvgElement => ({
    name: 'svg',
    attributes: {},
    children: [{ name: 'text', attributes, children: [text] }],
  })
  const [one, two, three] = [node({ x: '1', y: '2' }, 'A'), node({ x: '3' }, 'A'), node({ x: '3' }, 'B')]
  updateSvg(host, null, one)
  updateSvg(host, one, two)
  expect(host.innerHTML).toBe('<svg><text x="3">A</text></svg>')
  updateSvg(host, two, three)
  expect(host.innerHTML).toBe('<svg><text x="3">B</text></svg>')
})
