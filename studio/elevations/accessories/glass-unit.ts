import { define, group, linearGradient, path, type Sheet } from '../svg.ts'
import { accent, fine, hair, head, onPaper, outline, rubber, shadowOf } from './pen.ts'

type Spot = readonly [x: number, y: number]
type Face = [depth: number, x: number, y: number][]

/** Depth runs to the upper right, as in a drawing-board axonometry. */
const back = [0.62, -0.36] as const
const thick = 40
const gap = { front: thick, rear: 210 }

/** The lower left corner of a sealed double-glazed unit, its panes cut back to show the spacer. */
export function drawGlassUnit() {
  const sheet: Sheet = { defs: [] }
  return onPaper(sheet, [
    path('M70 862H930', hair),
    shadowOf(sheet, 'M180 842H600L830 742V776L640 862H190Z', 16, 8, 8, 0.22),
    drawPane(sheet, gap.rear, { left: 180, top: 250, right: 690 }, 0.95),
    drawSpacer(sheet),
    drawPane(sheet, 0, { left: 180, top: 430, right: 520 }, 0.62),
    path(`M58 520L140 588${head(140, 588, 40)}M140 612L58 680${head(58, 680, 140)}`, accent),
  ])
}

function place([depth, x, y]: Face[number]): Spot {
  return [x + depth * back[0], y + depth * back[1]]
}

function shape(face: Face) {
  return `M${face.map((corner) => place(corner).join(' ')).join('L')}Z`
}

function drawPane(
  sheet: Sheet,
  depth: number,
  { left, top, right }: { left: number; top: number; right: number },
  opacity: number,
) {
  const bottom = 850
  const far = depth + thick
  const tint = define(sheet, (id) =>
    linearGradient(id, place([depth, left, top]), place([depth, right, bottom]), [
      [0, '#EAF2F1', opacity],
      [0.55, '#D5E3E1', opacity],
      [1, '#C1D4D1', opacity],
    ]),
  )
  const [x, y] = place([depth, left, top])
  const run = (right - left) * 0.5
  return group([
    path(
      shape([
        [depth, left, top],
        [depth, right, top],
        [far, right, top],
        [far, left, top],
      ]),
      { fill: '#C6D9D5', ...outline, 'stroke-width': 2 },
    ),
    path(
      shape([
        [depth, right, top],
        [depth, right, bottom],
        [far, right, bottom],
        [far, right, top],
      ]),
      { fill: '#9DBAB4', ...outline, 'stroke-width': 2 },
    ),
    path(
      shape([
        [depth, left, top],
        [depth, right, top],
        [depth, right, bottom],
        [depth, left, bottom],
      ]),
      { fill: tint, ...outline },
    ),
    path(
      `M${x + run * 0.5} ${y + run * 1.25}L${x + run * 1.4} ${y + run * 0.2}M${x + run * 0.78} ${y + run * 1.25}L${x + run * 1.5} ${y + run * 0.4}`,
      {
        stroke: '#FFFFFF',
        'stroke-width': 9,
        opacity: 0.7,
        fill: 'none',
      },
    ),
  ])
}

/** A hollow aluminium bar; the beads inside drink what moisture is left in the gap. */
function drawSpacer(sheet: Sheet) {
  const { front, rear } = gap
  const metal = define(sheet, (id) =>
    linearGradient(id, place([front, 280, 700]), place([rear, 280, 700]), [
      [0, '#F4F6F6'],
      [0.5, '#D8DCDD'],
      [1, '#B6BDC0'],
    ]),
  )
  const cutTop: Face = [
    [front, 214, 330],
    [front, 280, 330],
    [rear, 280, 330],
    [rear, 214, 330],
  ]
  const innerFace: Face = [
    [front, 280, 330],
    [rear, 280, 330],
    [rear, 280, 744],
    [front, 280, 744],
  ]
  const floor: Face = [
    [front, 280, 744],
    [rear, 280, 744],
    [rear, 600, 744],
    [front, 600, 744],
  ]
  const cutEnd: Face = [
    [front, 600, 744],
    [rear, 600, 744],
    [rear, 600, 806],
    [front, 600, 806],
  ]
  const sealEnd: Face = [
    [front, 600, 806],
    [rear, 600, 806],
    [rear, 600, 850],
    [front, 600, 850],
  ]
  const frontFace: Face = [
    [front, 214, 330],
    [front, 280, 330],
    [front, 280, 744],
    [front, 600, 744],
    [front, 600, 806],
    [front, 214, 806],
  ]
  const sealFace: Face = [
    [front, 180, 330],
    [front, 214, 330],
    [front, 214, 806],
    [front, 600, 806],
    [front, 600, 850],
    [front, 180, 850],
  ]
  const beads = Array.from({ length: 16 }, (_, index) => place([front + 16 + index * 9.4, 600, 764 + (index % 2) * 22]))
  const topBeads = Array.from({ length: 16 }, (_, index) =>
    place([front + 16 + index * 9.4, 234 + (index % 2) * 24, 330]),
  )
  const holes = Array.from({ length: 7 }, (_, index) => place([(front + rear) / 2, 320 + index * 40, 744]))
  return group([
    path(shape(innerFace), { fill: metal, ...outline }),
    path(shape(floor), { fill: '#E3E7E7', ...outline }),
    path(shape(sealFace), { fill: rubber, ...outline }),
    path(shape(frontFace), { fill: '#B4BBBE', ...outline }),
    path(shape(cutTop), { fill: '#F6F5F1', ...outline }),
    path(shape(cutEnd), { fill: '#F6F5F1', ...outline }),
    path(shape(sealEnd), { fill: rubber, ...outline }),
    ...[...beads, ...topBeads].map(([x, y]) =>
      path(`M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`, { ...fine, fill: '#E3CDAB', opacity: 1 }),
    ),
    ...holes.map(([x, y]) => path(`M${x - 8} ${y}h16`, { ...outline, 'stroke-width': 5 })),
  ])
}
