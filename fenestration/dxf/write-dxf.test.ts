import type { Design, DesignCell } from '@house/contract/plans/design'
import dxfParser, {
  type IDxf,
  type IEntity,
  type ILineEntity,
  type IPolylineEntity,
  type ITextEntity,
} from 'dxf-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plannerCatalogue } from '../../demo/planner/catalogue.ts'
import { anyDesign, checkDesign } from '../testing/designs.ts'
import { writeDxf } from './write-dxf.ts'

// Node loads the package's CommonJS build, which exports the class itself; its types describe the other build.
const DxfParser = dxfParser as unknown as typeof dxfParser.DxfParser

const door: Design = {
  ...checkDesign,
  system: 'upvc-60-door',
  width: 1500,
  height: 2250,
  rows: [{ height: 1, cells: [cell({ opens: 'left', swing: 'out' }), cell({ opens: 'right', swing: 'in' })] }],
  glass: '6-12-6-toughened',
  room: 'Küche',
  name: 'D1',
}
const high: Design = { ...checkDesign, sill_height: 1200 }

test('sizes in the file are the millimetres of the design', () => {
  const { frame, sash, glass } = boxesOf(parse([checkDesign]))
  expect(frame).toMatchObject({ width: 1230, height: 1480 })
  // uPVC 60: a frame of 60 mm, covered by the sash for 18 mm, and 68 mm of sash.
  expect(sash).toMatchObject({ width: 1230 - 2 * 42, height: 1480 - 2 * 42 })
  expect(glass).toMatchObject({ width: 1230 - 2 * 110, height: 1480 - 2 * 110 })
})

test('designs stand side by side on one floor line, a metre apart, each at its height', () => {
  const frames = polylinesOn(parse([high, door, checkDesign]), 'FRAME').map(boxOf)
  const outlines = frames.filter(({ width, height }) => [1230, 1500].includes(width) && [1480, 2250].includes(height))
  expect(outlines).toEqual([
    { left: 0, bottom: 1200, width: 1230, height: 1480 },
    { left: 2230, bottom: 0, width: 1500, height: 2250 },
    { left: 4730, bottom: 900, width: 1230, height: 1480 },
  ])
})

test('each kind of line is on its layer', () => {
  const dxf = parse([door])
  expect(Object.keys(dxf.tables.layer.layers)).toEqual(['FRAME', 'SASH', 'GLASS', 'SYMBOLS', 'DIMENSIONS', 'TEXT'])
  expect(new Set(dxf.entities.map(({ layer }) => layer))).toEqual(
    new Set(['FRAME', 'SASH', 'GLASS', 'SYMBOLS', 'DIMENSIONS', 'TEXT']),
  )
})

test('symbols of leaves that open outwards are dashed', () => {
  expect(polylinesOn(parse([door]), 'SYMBOLS').map(({ lineType }) => lineType)).toEqual(['DASHED', undefined])
})

test('dimensions are lines with their figures', () => {
  const dxf = parse([door])
  const figures = dxf.entities.filter(isText).filter(({ layer }) => layer === 'DIMENSIONS')
  expect(figures.map(({ text }) => text)).toEqual(['750', '750', '1500', '2250'])
  const lengths = dxf.entities
    .filter(isLine)
    .map(({ vertices: [from, to] }) => Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)))
  expect(lengths).toEqual(expect.arrayContaining([1500, 2250]))
})

test('names are written in letters that R12 has', () => {
  const texts = (designs: Design[]) =>
    parse(designs)
      .entities.filter(isText)
      .map(({ text }) => text)
  expect(texts([door])).toContain('D1, Kuche, 1500 x 2250')
  expect(texts([{ ...door, name: 'खिड़की\n0\nEOF' }]).some((text) => /^\?+.*Kuche/.test(text))).toBe(true)
})

test('each opening says what it is, where it stands, and of which plan it is', () => {
  const about = { code: 'JH-7K3P-9Q', version: 2, date: '18 November 2026' }
  const dxf = new DxfParser().parseSync(writeDxf([high], plannerCatalogue, about))
  expect(dxf?.entities.filter(isText).flatMap(({ layer, text }) => (layer === 'TEXT' ? [text] : []))).toEqual([
    'W1, Bedroom, 1230 x 1480',
    'Seen from inside, sill 1200 above floor',
    '60 mm uPVC casement',
    'Clear double, 6-12-6',
    'Plan JH-7K3P-9Q, version 2, 18 November 2026',
  ])
})

test('the extents hold everything that is drawn, dimensions and titles too', () => {
  const { header, entities } = parse([high, door])
  const { $EXTMIN: min, $EXTMAX: max } = header as Record<string, { x: number; y: number }>
  const points = entities.flatMap((entity) => [
    ...('vertices' in entity ? (entity as IPolylineEntity).vertices : []),
    ...(isText(entity) ? [entity.startPoint] : []),
  ])
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  expect(min?.x).toBeLessThanOrEqual(Math.min(...xs))
  expect(min?.y).toBeLessThanOrEqual(Math.min(...ys))
  expect(max?.x).toBeGreaterThanOrEqual(Math.max(...xs))
  expect(max?.y).toBeGreaterThanOrEqual(Math.max(...ys))
})

test('a plan without openings is still a file', () => {
  expect(parse([]).entities).toEqual([])
})

test('random designs are readable files without impossible numbers', () => {
  fc.assert(
    fc.property(fc.array(anyDesign, { minLength: 1, maxLength: 3 }), (designs) => {
      const text = writeDxf(designs, plannerCatalogue)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
      expect(new DxfParser().parseSync(text)?.entities.length).toBeGreaterThan(designs.length)
    }),
    { numRuns: 100 },
  )
}, 60_000)

function cell(given: Partial<DesignCell>): DesignCell {
  return { width: 1, opens: 'fixed', swing: 'in', fill: 'glass', ...given }
}

function parse(designs: Design[]): IDxf {
  const dxf = new DxfParser().parseSync(writeDxf(designs, plannerCatalogue))
  if (!dxf) throw new Error('The parser returned nothing')
  return dxf
}

function boxesOf(dxf: IDxf) {
  const [frame, sash, glass] = ['FRAME', 'SASH', 'GLASS'].map((layer) => polylinesOn(dxf, layer).map(boxOf)[0])
  return { frame, sash, glass }
}

function polylinesOn({ entities }: IDxf, layer: string) {
  return entities.filter((entity): entity is IPolylineEntity => entity.type === 'POLYLINE' && entity.layer === layer)
}

function boxOf({ vertices }: IPolylineEntity) {
  const xs = vertices.map(({ x }) => x)
  const ys = vertices.map(({ y }) => y)
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom }
}

function isText(entity: IEntity): entity is ITextEntity {
  return entity.type === 'TEXT'
}

function isLine(entity: IEntity): entity is ILineEntity {
  return entity.type === 'LINE'
}
