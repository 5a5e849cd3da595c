import { expect } from '@playwright/test'
import fc from 'fast-check'
import { build } from 'vite'
import { plannerCatalogue } from '../../content/planner/catalogue.ts'
import { drawDesign } from '../../fenestration/drawing/draw-design.ts'
import { anyDesign } from '../../fenestration/testing/designs.ts'
import { test } from '../fixtures/test.ts'

const designs = fc.sample(anyDesign, { numRuns: 1000, seed: 23 })
// One view of each: every second one from outside.
const openings = designs.map((design, index) => ({ design, view: index % 2 === 0 ? 'inside' : 'outside' }) as const)

/** The drawing code as one script that leaves `drawing.drawDesign` behind. */
async function bundleDrawing(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'fenestration/drawing/draw-design.ts', formats: ['iife'], name: 'drawing' },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing')
  return bundle.output[0].code
}

test('1,000 random designs give the same SVG in Node and in Chromium', async ({ page }) => {
  await page.setContent('<title>Drawings</title>')
  await page.addScriptTag({ content: await bundleDrawing() })
  const drawn = await page.evaluate(
    ([entries, catalogue]) => {
      const { drawing } = globalThis as unknown as { drawing: { drawDesign: typeof drawDesign } }
      return entries.map(({ design, view }) => drawing.drawDesign(design, catalogue, { view }).svg)
    },
    [openings, plannerCatalogue] as const,
  )
  const expected = openings.map(({ design, view }) => drawDesign(design, plannerCatalogue, { view }).svg)
  expect(drawn.filter((svg, index) => svg !== expected[index])).toEqual([])
  expect(drawn).toHaveLength(expected.length)
})
