import { expect } from '@playwright/test'
import fc from 'fast-check'
import { plannerCatalogue } from '../../demo/planner/catalogue.ts'
import { drawDesign } from '../../fenestration/drawing/draw-design.ts'
import { anyDesign } from '../../fenestration/testing/designs.ts'
import { test } from '../fixtures/test.ts'

/** The drawing code as one script that leaves `drawing.drawDesign` behind. */
async function bundleDrawing(): Promise<string> {
  const { build } = await import('vite')
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

/** Evaluated in the page too: only hashes leave it, because the drawings are 37 MB. */
function hash(text: string): number {
  let result = 0
  for (let index = 0; index < text.length; index += 1) result = (Math.imul(result, 31) + text.charCodeAt(index)) | 0
  return result
}

test('1,000 random designs give the same SVG in Node and in Chromium', async ({ page }) => {
  const designs = fc.sample(anyDesign, { numRuns: 1000, seed: 23 })
  // One view of each: every second one from outside.
  const openings = designs.map((design, index) => ({ design, view: index % 2 === 0 ? 'inside' : 'outside' }) as const)
  await page.setContent('<title>Drawings</title>')
  await page.addScriptTag({ content: `${await bundleDrawing()}\n${hash}` })
  const drawn = await page.evaluate(
    ([entries, catalogue]) => {
      // The added script defines it.
      const { drawing } = globalThis as typeof globalThis & { drawing: { drawDesign: typeof drawDesign } }
      return entries.map(({ design, view }) => hash(drawing.drawDesign(design, catalogue, { view }).svg))
    },
    [openings, plannerCatalogue] as const,
  )
  const expected = openings.map(({ design, view }) => hash(drawDesign(design, plannerCatalogue, { view }).svg))
  expect(drawn).toHaveLength(openings.length)
  expect(designs.filter((_, index) => drawn[index] !== expected[index])).toEqual([])
})
