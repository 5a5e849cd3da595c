import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, normaliseColour } from './colour.ts'
import { emptyBrand } from './options.ts'
import { type ColourName, demoPalette, type Palette, paletteOf, usedPairs } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const style = fc.record({
  accent: fc.oneof(fc.constant(''), colour),
  dark: fc.oneof(fc.constant(''), colour),
  ground: fc.oneof(fc.constant(''), colour),
})

function unreadablePairs(palette: Palette) {
  const colourOf = (name: string) => palette[name as ColourName] ?? name
  return usedPairs.filter(({ front, back, minimum }) => contrast(colourOf(front), palette[back]) < minimum)
}

test('whatever colours are chosen, every pair that the site uses can be read', () => {
  const check = fc.property(style, (chosen) => {
    expect(unreadablePairs(paletteOf(chosen).palette)).toEqual([])
  })
  fc.assert(check, { numRuns: 1000 })
})

test('without colours the palette is that of the stylesheet, and can be read', () => {
  const { palette, changes } = paletteOf(emptyBrand)
  expect(palette).toEqual(demoPalette)
  expect(changes).toEqual([])
  expect(unreadablePairs(palette)).toEqual([])
  const stylesheet = readFileSync(new URL('../../web/app/styles/tokens.css', import.meta.url), 'utf8')
  const tokens = Object.fromEntries(
    [...stylesheet.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(tokens).toMatchObject(demoPalette)
})

test('a light accent is darkened for text, and keeps its colour under dark text and on dark bands', () => {
  const { palette, changes } = paletteOf({ ...emptyBrand, accent: '#ffcc00' })
  expect(palette).toMatchObject({ action: '#ffcc00', 'on-action': demoPalette.ink, 'accent-night': '#ffcc00' })
  expect(changes).toEqual([
    `Your accent #ffcc00 is too light for text on light grounds; text uses ${palette['accent-ink']}.`,
    `Your accent #ffcc00 is too light for icons and lines on light grounds; they use ${palette.accent}.`,
    'White text on your accent #ffcc00 could not be read; buttons have dark text.',
  ])
})

test('a dark ground becomes a light tint, a light dark colour becomes dark, each with its reason', () => {
  const { palette, changes } = paletteOf({ accent: '#0b3d2e', dark: '#8899aa', ground: '#101820' })
  expect(changes).toEqual([
    `Your ground #101820 is too dark for text and photographs; pages use ${palette.ground}.`,
    `Your dark colour #8899aa is too light behind white text; dark bands use ${palette.night}.`,
    `Your dark colour #8899aa is too light for text; text uses ${palette.ink}.`,
    `Your accent #0b3d2e is too dark on dark bands; there it is ${palette['accent-night']}.`,
  ])
})

test('colours that can be read stay as they are', () => {
  const { palette, changes } = paletteOf({ accent: '#8c2f39', dark: '#1b2430', ground: '#faf7f2' })
  expect(palette).toMatchObject({ action: '#8c2f39', accent: '#8c2f39', ink: '#1b2430', ground: '#faf7f2' })
  expect(changes).toEqual([expect.stringMatching(/^Your accent #8c2f39 is too dark on dark bands/)])
})

test.each([
  ['#FC0', '#ffcc00'],
  [' ffcc00 ', '#ffcc00'],
  ['#FFCC00', '#ffcc00'],
  ['orange', 'orange'],
  ['', ''],
])('the colour %s is read as %s', (text, read) => {
  expect(normaliseColour(text)).toBe(read)
})
