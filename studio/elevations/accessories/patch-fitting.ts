import { circle, define, group, linearGradient, path, type Sheet } from '../svg.ts'
import { accent, block, boxPath, fine, hair, head, onPaper, outline, screw, shadowOf, steel } from './pen.ts'

/** The lower corner of a frameless door: patch, floor spring and pull. */
export function drawPatchFitting() {
  const sheet: Sheet = { defs: [] }
  const patch = { left: 190, right: 520, top: 660, bottom: 800 }
  const spring = { left: 150, right: 560, top: 842, bottom: 918 }
  const spindle = { left: 236, right: 284, top: 800, bottom: 846 }
  return onPaper(sheet, [
    path('M260 90V960', { ...hair, 'stroke-dasharray': '26 8 4 8' }),
    path('M80 842H920', { ...hair, stroke: '#52585E', 'stroke-width': 2.4 }),
    drawDoor(sheet),
    block(sheet, spindle, 2, steel(sheet, spindle, true)),
    block(sheet, spring, 6),
    path('M172 862H538', fine),
    ...[190, 520].map((x) => screw(sheet, x, 884, 13)),
    shadowOf(sheet, boxPath(patch, 6), 12, 10, 14, 0.26),
    block(sheet, patch, 6),
    path(boxPath({ left: 202, right: 508, top: 672, bottom: 788 }, 2), fine),
    ...[250, 355, 460].map((x, index) => screw(sheet, x, 730, 26, 15 + index * 40)),
    drawPull(sheet),
    path(`M838 866C822 892 770 912 690 922${head(690, 922, 172)}`, accent),
  ])
}

function drawDoor(sheet: Sheet) {
  const tint = define(sheet, (id) =>
    linearGradient(
      id,
      [0, 100],
      [0, 800],
      [
        [0, '#E8F0EE', 0.95],
        [1, '#C8D8D4', 0.95],
      ],
    ),
  )
  const glass = 'M190 150L330 118L520 150L700 112L830 140V800H190Z'
  return group([
    shadowOf(sheet, glass, 18, 10, 14, 0.12),
    path(glass, { fill: tint, ...outline, stroke: '#7E9A90' }),
    path('M202 800V158M202 788H830', { ...fine, stroke: '#7E9A90' }),
    path('M206 560L400 136L494 148L206 776ZM330 786L600 134L628 128L358 786Z', { fill: '#FFFFFF', opacity: 0.5 }),
  ])
}

function drawPull(sheet: Sheet) {
  const bar = { left: 706, right: 742, top: 230, bottom: 620 }
  const mounts = [290, 560]
  return group([
    ...mounts.map((y) => circle(724, y, 32, { fill: '#DDE1E2', ...outline })),
    shadowOf(sheet, boxPath(bar, 18), 12, 12, 14, 0.3),
    block(sheet, bar, 18, steel(sheet, bar, true)),
    ...mounts.map((y) => path(`M706 ${y - 14}H742M706 ${y + 14}H742`, fine)),
  ])
}
