import type { Handle } from '@house/contract/plans/design-options'
import { folds, hingeOf, slides } from '../../design/opening.ts'
import { type Box, boxOf, type Point, type Polygon, pathOf } from '../../layout/geometry.ts'
import type { Leaf } from '../../layout/layout.ts'
import type { Scene } from '../scene.ts'
import { circle, path, rect } from '../svg.ts'
import { metalFill } from './frame-and-sash.ts'

const doorHandleAbove = 1050

/** Where a handle sits: on a stile or rail, pointing along it. */
type Place = { at: Point; side: 'left' | 'right' | 'top' | 'bottom' }

/** Handle and hinges of one leaf, as far as they are seen from this side. */
export function drawHardware(scene: Scene, leaf: Leaf, handle: Handle) {
  const { cell, sash } = leaf
  if (!sash || sash.length < 3 || cell.opens === 'fixed') return ''
  const hinge = hingeOf(cell)
  const towards = (cell.swing === 'in') === (scene.view === 'inside')
  const hinges = towards && hinge ? drawHinges(scene, sash, hinge, leaf.door) : ''
  const place = handlePlace(scene, leaf)
  return [hinges, place ? drawHandle(scene, leaf, handle, place) : '']
}

export function handlePlace(scene: Pick<Scene, 'layout' | 'view' | 'scale'>, leaf: Leaf): Place | undefined {
  const { cell, sash, door, leads } = leaf
  if (!sash || !leads || cell.opens === 'fixed' || cell.opens === 'louvre') return undefined
  if (folds(cell) && meetsHinged(scene.layout.leaves, leaf)) return undefined
  // The handle of a window is inside.
  if (scene.view === 'outside' && !door && !slides(cell)) return undefined
  const { left, right, top, bottom } = boxOf(sash)
  const inset = Math.min(scene.layout.faces.sash, right - left, bottom - top) / 2
  const side = handleSide(leaf, scene.view)
  if (side === 'top' || side === 'bottom')
    return { side, at: [(left + right) / 2, side === 'top' ? top + inset : bottom - inset] }
  const y = door ? scene.layout.box.bottom - doorHandleAbove * scene.scale : (top + bottom) / 2
  return { side, at: [side === 'left' ? left + inset : right - inset, y] }
}

/** Folding leaves that end at a door are locked by its handle. */
function meetsHinged(leaves: Leaf[], { cell, nominal, row }: Leaf) {
  return leaves.some((other) => {
    const gap = cell.opens === 'fold-left' ? other.nominal.left - nominal.right : nominal.left - other.nominal.right
    return other.row === row && hingeOf(other.cell) !== undefined && Math.abs(gap) < 0.01
  })
}

function handleSide({ cell, door }: Leaf, view: Scene['view']): Place['side'] {
  const hinge = hingeOf(cell)
  if (hinge) return hinge === 'left' ? 'right' : 'left'
  if (slides(cell) || folds(cell)) return cell.opens.endsWith('left') ? 'right' : 'left'
  if (cell.opens === 'pivot' && door) return view === 'inside' ? 'right' : 'left'
  return cell.opens === 'top' ? 'bottom' : 'top'
}

function drawHandle(scene: Scene, leaf: Leaf, handle: Handle, { at: [x, y], side }: Place) {
  const lies = side === 'top' || side === 'bottom'
  const { left, right } = boxOf(leaf.sash ?? [])
  // On a leaf narrower than its handle, the handle is smaller: it must not leave the drawing.
  const k = Math.min(unit(scene), (right - left) / (lies ? 320 : 150))
  const block = (long: number, wide: number, radius: number) => {
    const [w, h] = lies ? [long * k, wide * k] : [wide * k, long * k]
    return fitting(scene, { left: x - w, right: x + w, top: y - h, bottom: y + h }, radius * k)
  }
  const breadth = Math.min(14, (scene.layout.faces.sash / k) * 0.3)
  switch (handle) {
    case 'lever':
    case 'locking-lever': {
      const key = handle === 'locking-lever' || leaf.door
      if (leaf.door && !lies && !slides(leaf.cell)) {
        const plate = { left: x - 15 * k, right: x + 15 * k, top: y - 70 * k, bottom: y + 160 * k }
        const keyhole = circle(x, y + 92 * k, 7 * k, { fill: scene.finish.metalEdge })
        const axis: Point = [side === 'right' ? -1 : 1, 0]
        return [fitting(scene, plate, 4 * k), keyhole, drawLever(scene, [x, y], axis, 118, k)]
      }
      const axis: Point = lies ? [scene.view === 'inside' ? 1 : -1, 0] : [0, 1]
      const start: Point = lies ? [x - axis[0] * 45 * k, y] : [x, y]
      const rose = lies
        ? { left: start[0] - 36 * k, right: start[0] + 36 * k, top: y - 14 * k, bottom: y + 14 * k }
        : { left: x - 14 * k, right: x + 14 * k, top: y - 36 * k, bottom: y + 36 * k }
      const lock = circle(start[0] - axis[0] * 24 * k, start[1] - axis[1] * 24 * k, 5 * k, {
        fill: scene.finish.metalEdge,
      })
      return [fitting(scene, rose, 14 * k), key ? lock : '', drawLever(scene, start, axis, 118, k)]
    }
    case 'cam':
      return [block(30, 16, 8), drawLever(scene, [x, y], lies ? [scene.view === 'inside' ? 1 : -1, 0] : [0, 1], 62, k)]
    case 'touch-lock':
      return [block(62, breadth, breadth), fittingLine(scene, [x, y], lies, 26 * k)]
    case 'flush-pull':
      return [
        block(leaf.door ? 150 : 85, breadth, breadth),
        fittingLine(scene, [x, y], lies, (leaf.door ? 120 : 62) * k),
      ]
    case 'bar-pull':
      return lies ? block(110, 10, 10) : drawBarPull(scene, leaf, [x, y], side === 'right' ? -1 : 1)
  }
}

/** The recess of a pull. */
function fittingLine({ finish }: Scene, [x, y]: Point, lies: boolean, half: number) {
  const [dx, dy] = lies ? [half, 0] : [0, half]
  return path(
    pathOf([
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]),
    { stroke: finish.metalEdge, 'stroke-width': 1.4, opacity: 0.8 },
  )
}

/** A lever that tapers from its neck. */
function drawLever({ sheet, finish }: Scene, [x, y]: Point, [ax, ay]: Point, length: number, k: number) {
  const place = (along: number, across: number): Point => [
    x + (ax * along - ay * across) * k,
    y + (ay * along + ax * across) * k,
  ]
  const turn = (at: number, radius: number, from: number): Point[] =>
    Array.from({ length: 7 }, (_, step) => {
      const angle = from + (Math.PI * step) / 6
      return place(at + radius * Math.cos(angle), radius * Math.sin(angle))
    })
  const shape = pathOf([...turn(0, 12.5, Math.PI / 2), ...turn(length, 8.5, -Math.PI / 2)])
  return [
    path(shape, { fill: '#14181C', opacity: 0.3, transform: 'translate(1.5 2.5)' }),
    path(shape, { fill: metalFill(sheet, finish, ax === 0), stroke: finish.metalEdge, 'stroke-width': 0.8 }),
  ]
}

function drawBarPull(scene: Scene, { sash, door }: Leaf, [x, y]: Point, inwards: 1 | -1) {
  const k = unit(scene)
  const box = boxOf(sash ?? [])
  const half = Math.min((box.bottom - box.top) * 0.3, (door ? 600 : 160) * k)
  // Beside the stile of a door, so that the hand does not touch the frame.
  const at = door
    ? x + inwards * Math.min(scene.layout.faces.sash / 2 + 55 * scene.scale, (box.right - box.left) / 3)
    : x
  const bar = { left: at - 14 * k, right: at + 14 * k, top: y - half, bottom: y + half * 0.85 }
  const mounts = [bar.top + half * 0.16, bar.bottom - half * 0.16].map((mount) =>
    fitting(scene, { left: at - 20 * k, right: at + 20 * k, top: mount - 10 * k, bottom: mount + 10 * k }, 3 * k),
  )
  return [...mounts, fitting(scene, bar, 10 * k)]
}

function drawHinges(scene: Scene, sash: Polygon, side: 'left' | 'right', door: boolean) {
  const k = unit(scene)
  const x = boxOf(sash)[side]
  // Under an arch or gable the hinged edge is shorter than the leaf.
  const edge = sash.filter(([at]) => Math.abs(at - x) < 0.5).map(([, y]) => y)
  const [top, bottom] = [Math.min(...edge), Math.max(...edge)]
  if (bottom - top < 200 * scene.scale) return ''
  return (door ? [0.1, 0.5, 0.9] : [0.13, 0.87]).map((share) => {
    const y = top + (bottom - top) * share
    return fitting(scene, { left: x - 8 * k, right: x + 8 * k, top: y - 42 * k, bottom: y + 42 * k }, 3 * k)
  })
}

function fitting({ sheet, finish }: Scene, { left, top, right, bottom }: Box, radius: number) {
  const size = [right - left, bottom - top] as const
  const fill = metalFill(sheet, finish, size[1] > size[0])
  return [
    rect(left + 1.2, top + 2, ...size, { rx: radius, fill: '#14181C', opacity: 0.28 }),
    rect(left, top, ...size, { rx: radius, fill, stroke: finish.metalEdge, 'stroke-width': 0.8 }),
  ]
}

/** Enlarges fittings on small drawings, where they would be invisible at true scale. */
function unit({ scale }: Scene) {
  return Math.max(scale, 0.2)
}
