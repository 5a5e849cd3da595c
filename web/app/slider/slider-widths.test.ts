import type { sliders } from '@house/contract/ui-config'
import { expect, test } from 'vitest'
import sliderWidths from './slider-widths.ts'

type Declarations = { [property: string]: string }
type Rules = { [selectorOrMedia: string]: Declarations | Rules }

const rules: Rules[] = []
sliderWidths.handler({ addBase: (rule: Rules) => rules.push(rule) } as never)

test.each([
  ['services', { 545: 1, 546: 2, 1199: 2, 1200: 3 }],
  ['testimonials', { 545: 1, 546: 2, 1199: 2, 1200: 3 }],
  ['projects', { 200: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1523: 3, 1524: 4 }],
  ['blogs', { 640: 1, 767: 1, 768: 3, 1024: 3, 1653: 3, 1654: 5 }],
] as const)('the number of slides of %s follows the window width, to the pixel (§9)', (name, expected) => {
  const widths = Object.keys(expected).map(Number)
  expect(Object.fromEntries(widths.map((width) => [width, slidesAt(name, width)]))).toEqual(expected)
})

/** Evaluates the media queries in order, as the cascade does. */
function slidesAt(name: keyof typeof sliders, width: number) {
  const matching = rules.flatMap((rule) =>
    Object.entries(rule).flatMap(([selector, body]) => {
      const minWidth = /^@media \(min-width: (\d+)px\)$/.exec(selector)?.[1]
      if (minWidth === undefined) return [{ [selector]: body }]
      return Number(minWidth) <= width ? [body as Rules] : []
    }),
  )
  const slides = matching.map((rule) => rule[`.slides-${name}`]?.['--slides']).filter((each) => each !== undefined)
  return Number(slides.at(-1))
}
