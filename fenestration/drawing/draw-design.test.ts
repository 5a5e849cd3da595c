import type { Design, DesignCell } from '@house/contract/plans/design'
import { openings, shapes, type View } from '@house/contract/plans/design-options'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { plannerCatalogue } from '../../demo/planner/catalogue.ts'
import { designOfProduct } from '../../demo/planner/product-designs.ts'
import { products } from '../../demo/products.ts'
import { partsOf } from '../design/planner-parts.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { type DrawOptions, drawDesign } from './draw-design.ts'
import { finishOf } from './finishes.ts'

const anyOptions: fc.Arbitrary<DrawOptions> = fc.record(
  {
    view: fc.constantFrom('inside', 'outside'),
    detail: fc.constantFrom('full', 'plain'),
    scale: fc.constantFrom(0.03, 0.1, 0.4, 0.8),
    dimensions: fc.boolean(),
    glass: fc.constantFrom('sky', 'clear'),
    idPrefix: fc.constantFrom('a', 'w1-'),
    only: fc.constantFrom('frame' as const, 0, 1, 99),
  },
  { requiredKeys: ['view', 'detail', 'scale', 'dimensions', 'glass', 'idPrefix'] },
)

test('1,000 random designs draw as well-formed SVG without impossible numbers or repeated ids', () => {
  fc.assert(
    fc.property(anyDesign, anyOptions, (design, options) => {
      const { svg, width, height } = drawDesign(design, plannerCatalogue, options)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\de[+-]\d|\.\d{3}|(?:width|height|r|rx)="-/)
      expect([width, height].every((size) => size > 0 && Number.isFinite(size))).toBe(true)
      expect(faultOf(svg)).toBeUndefined()
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => id?.startsWith(options.idPrefix ?? ''))).toBe(true)
      const used = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }),
    { numRuns: 1000 },
  )
}, 60_000)

test('no text of a caller ends an attribute', () => {
  const { svg } = drawDesign(checkDesign, plannerCatalogue, { idPrefix: '"><script>&' })
  expect(svg).toContain('id="&quot;&gt;&lt;script&gt;&amp;')
  expect(svg).not.toContain('<script')
})

test('random designs stay within their drawing', () => {
  fc.assert(
    fc.property(anyDesign, fc.constantFrom('full', 'plain'), (design, detail) => {
      const { svg, width, height } = drawDesign(design, plannerCatalogue, { detail, dimensions: true })
      const points = Array.from(svg.matchAll(/ d="([^"]+)"/g)).flatMap(([, d = '']) => pointsOf(d))
      const slack = 2
      const outside = points.filter(([x, y]) => x < -slack || y < -slack || x > width + slack || y > height + slack)
      expect(outside).toEqual([])
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('the same design is always the same drawing', () => {
  fc.assert(
    fc.property(anyDesign, anyOptions, (design, options) => {
      const again = structuredClone(design)
      expect(drawDesign(design, plannerCatalogue, options)).toEqual(drawDesign(again, plannerCatalogue, options))
    }),
    { numRuns: 100 },
  )
}, 60_000)

const drawn = products.flatMap((product) => {
  const design = designOfProduct(product)
  return design ? [{ slug: product.slug, design }] : []
})

test.each(drawn)('an XML parser reads the drawing of $slug', ({ design }) => {
  const { window } = new JSDOM('')
  for (const detail of ['full', 'plain'] as const) {
    const { svg } = drawDesign(design, plannerCatalogue, { detail, dimensions: true })
    const parsed = new window.DOMParser().parseFromString(svg, 'image/svg+xml')
    expect(parsed.querySelector('parsererror')).toBeNull()
  }
})

const hinged = openings.filter((opens) => /^(left|right|top|bottom|tilt-.*|fold-.*|pivot)$/.test(opens))

test.each(hinged)('a leaf that opens %s is solid towards the viewer and dashed away from him', (opens) => {
  for (const [swing, view, style] of [
    ['in', 'inside', 'towards'],
    ['out', 'inside', 'away'],
    ['in', 'outside', 'away'],
    ['out', 'outside', 'towards'],
  ] as const) {
    const [symbol] = symbolsOf(withCells([{ opens, swing }]), view)
    expect(symbol).toMatchObject({ cell: 0, swing: style, dashed: style === 'away' })
  }
})

test('arrows of sliding leaves are solid, and fixed lights have no symbol', () => {
  const design = withCells([
    { opens: 'slide-right', swing: 'out' },
    { opens: 'fixed' },
    { opens: 'slide-left', swing: 'in' },
  ])
  expect(symbolsOf(design, 'inside').map(({ cell, swing, dashed }) => [cell, swing, dashed])).toEqual([
    [0, 'away', false],
    [2, 'towards', false],
  ])
})

test('the apex of a symbol is at the hinge', () => {
  const { origin } = drawDesign(checkDesign, plannerCatalogue, { detail: 'plain' })
  const middle = origin[0] + (checkDesign.width * 0.4) / 2
  const [inside] = symbolsOf(checkDesign, 'inside')
  const [outside] = symbolsOf(checkDesign, 'outside')
  expect(inside?.points[1]?.[0]).toBeLessThan(middle)
  expect(outside?.points[1]?.[0]).toBeGreaterThan(middle)
})

test('every opening leaf has one symbol, whatever its neighbours', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { system } = partsOf(design, plannerCatalogue)
      const opening = layOutDesign(design, system, plannerCatalogue).leaves.filter(({ cell }) => cell.opens !== 'fixed')
      const cells = symbolsOf(design, 'inside').map(({ cell }) => cell)
      expect(cells.toSorted()).toEqual(opening.map(({ panes }) => panes[0]?.index).toSorted())
    }),
    { numRuns: 200 },
  )
}, 60_000)

test('the outside view is the mirror image of the inside view', () => {
  fc.assert(
    fc.property(anyDesign, fc.boolean(), (design, symbols) => {
      const plain = { detail: 'plain', glass: 'clear', symbols } as const
      const inside = drawDesign(design, plannerCatalogue, plain)
      const outside = drawDesign(design, plannerCatalogue, { ...plain, view: 'outside' })
      const axis = 2 * inside.origin[0] + frameWidth(design) * inside.scale
      const mirrored = cornersOf(inside.svg).map(([x, y]): [number, number] => [axis - x, y])
      // Seen from several directions, so that points need not be in the same order.
      for (const slope of [0, 0.618, 1.7]) {
        const expected = seenAlong(mirrored, slope)
        const found = seenAlong(cornersOf(outside.svg), slope)
        expect(found.length).toBe(expected.length)
        expect(Math.max(0, ...found.map((at, index) => Math.abs(at - (expected[index] ?? 0))))).toBeLessThan(0.05)
      }
    }),
    { numRuns: 200 },
  )
}, 60_000)

test('the outside view has the colour of the outside', () => {
  const design = { ...checkDesign, colour: { inside: 'white', outside: 'anthracite' } }
  const colourOf = (key: string) => finishOf({ key, hex: '#000000' }).face
  const plain = (view: View) => drawDesign(design, plannerCatalogue, { view, detail: 'plain' }).svg
  expect(plain('inside')).toContain(colourOf('white'))
  expect(plain('inside')).not.toContain(colourOf('anthracite'))
  expect(plain('outside')).toContain(colourOf('anthracite'))
})

test.each(shapes)('the frame of a %s and each of its leaves can be drawn apart, in the same place', (shape) => {
  const design = { ...withCells([{ opens: 'left' }, { opens: 'fixed' }]), shape }
  const { svg: _, ...whole } = drawDesign(design, plannerCatalogue)
  for (const only of ['frame', 0, 1] as const) {
    const { svg, ...part } = drawDesign(design, plannerCatalogue, { only })
    expect(part).toEqual(whole)
    expect(svg.includes('data-cell')).toBe(only === 0)
  }
})

test('dimensions add up to the size of the frame', () => {
  const design = { ...withCells([{ width: 1 }, { width: 2 }, { width: 4 }]), width: 1999, height: 1234 }
  const { svg } = drawDesign(design, plannerCatalogue, { dimensions: true })
  const figures = Array.from(svg.matchAll(/<text[^>]*>(\d+)</g), ([, figure]) => Number(figure))
  expect(figures).toEqual([286, 571, 1142, 1999, 1234])
})

test('opening symbols are in the accent of the brand', () => {
  const { svg } = drawDesign(checkDesign, plannerCatalogue, { accent: '#00695c' })
  expect(svg).toMatch(/data-swing="towards"[^>]* stroke="#00695c"/)
  expect(svg).not.toContain('#E8590C')
})

test('a colour that is not tuned is derived from its hex', () => {
  const finish = finishOf({ key: 'sage', hex: '#8a9a7b' })
  expect(finish.face).toBe('#8a9a7b')
  expect(new Set([finish.face, finish.joint, finish.outline]).size).toBe(3)
})

function withCells(cells: Partial<DesignCell>[]): Design {
  const filled = cells.map((cell): DesignCell => ({ width: 1, opens: 'fixed', swing: 'in', fill: 'glass', ...cell }))
  return { ...checkDesign, width: 700 * cells.length, rows: [{ height: 1, cells: filled }] }
}

function frameWidth({ width, measured }: Design) {
  return measured === 'opening' ? width - 2 * plannerCatalogue.wall_gap.value : width
}

function symbolsOf(design: Design, view: View) {
  const { svg } = drawDesign(design, plannerCatalogue, { view, detail: 'plain' })
  return Array.from(svg.matchAll(/<g data-cell="(\d+)" data-swing="(\w+)"([^>]*)>.*?<path d="([^"]+)"/g), (found) => ({
    cell: Number(found[1]),
    swing: found[2],
    dashed: found[3]?.includes('stroke-dasharray') ?? false,
    points: pointsOf(found[4] ?? ''),
  }))
}

function pointsOf(d: string): [number, number][] {
  // Radii and flags of an arc are no points.
  const ends = d.replace(/A[\d.]+ [\d.]+ \d \d \d /g, 'L')
  return Array.from(ends.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)])
}

/** Corners of all shapes but reflections and handles, which are not mirrored. */
function cornersOf(svg: string) {
  return Array.from(svg.matchAll(/ d="([^"]+)"(?! fill="#FFFFFF")/g)).flatMap(([, d = '']) => pointsOf(d))
}

function seenAlong(points: [number, number][], slope: number) {
  return points.map(([x, y]) => x + slope * y).toSorted((a, b) => a - b)
}

/** Why a text is not well-formed XML; the parser of jsdom would take minutes for a thousand drawings. */
function faultOf(xml: string): string | undefined {
  const open: string[] = []
  const token = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>|([^<>&]+)/gy
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const [whole, closes, name = '', attributes = '', empty] = token.exec(xml) ?? []
    if (whole === undefined) return `cannot read ${xml.slice(at, at + 80)}`
    const names = Array.from(attributes.matchAll(/ ([\w:-]+)=/g), ([, attribute]) => attribute)
    if (new Set(names).size < names.length) return `repeated attribute in ${whole}`
    if (closes && open.pop() !== name) return `${name} is closed but not open`
    if (name && !closes && !empty) open.push(name)
  }
  return open.length > 0 ? `${open.join()} stays open` : undefined
}
