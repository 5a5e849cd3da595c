import { circle, group, path, type Sheet } from '../svg.ts'
import { accent, block, boxPath, fine, hair, head, onPaper, outline, screw, shadowOf, steel } from './pen.ts'

export function drawHandleAndHinge() {
  const sheet: Sheet = { defs: [] }
  return onPaper(sheet, [
    path('M285 120V850M120 330H880', { ...hair, 'stroke-dasharray': '26 8 4 8' }),
    drawHandle(sheet),
    drawHinge(sheet),
    path(`M673 371A390 390 0 0 1 600 559${head(600, 559, 126)}`, accent),
  ])
}

function drawHandle(sheet: Sheet) {
  const plate = { left: 225, right: 345, top: 190, bottom: 640 }
  const lever = 'M240 330A45 45 0 0 1 285 285L600 300A30 30 0 0 1 600 360L285 375A45 45 0 0 1 240 330Z'
  return group([
    shadowOf(sheet, boxPath(plate, 60)),
    block(sheet, plate, 60),
    path(boxPath({ left: 239, right: 331, top: 204, bottom: 626 }, 46), fine),
    path('M285 478a17 17 0 0 1 17 17c0 7-4 12-9 15l8 44h-32l8-44c-5-3-9-8-9-15a17 17 0 0 1 17-17Z', {
      ...outline,
      fill: '#3B4146',
    }),
    screw(sheet, 285, 237, 18),
    screw(sheet, 285, 594, 18, 10),
    shadowOf(sheet, lever, 12, 8, 18, 0.3),
    path(lever, { fill: steel(sheet, { left: 0, right: 0, top: 285, bottom: 375 }, false), ...outline }),
    circle(285, 330, 30, fine),
  ])
}

function drawHinge(sheet: Sheet) {
  const left = { left: 545, right: 690, top: 650, bottom: 890 }
  const right = { left: 740, right: 885, top: 650, bottom: 890 }
  const knuckles = [650, 698, 746, 794, 842]
  const barrel = { left: 685, right: 745, top: 650, bottom: 890 }
  return group([
    shadowOf(sheet, boxPath({ ...left, right: 885 }, 18)),
    block(sheet, left, 16),
    block(sheet, right, 16),
    ...knuckles.map((top) => block(sheet, { ...barrel, top, bottom: top + 48 }, 5, steel(sheet, barrel, true))),
    path('M715 634V650M715 890V906', { ...outline, 'stroke-width': 14 }),
    ...[
      [600, 700],
      [600, 840],
      [640, 770],
      [830, 700],
      [830, 840],
      [790, 770],
    ].map(([x = 0, y = 0], index) => screw(sheet, x, y, 17, 20 + index * 24)),
  ])
}
