import { shade } from '../finishes.ts'
import { circle, group, path, rect, type Sheet } from '../svg.ts'
import {
  accent,
  block,
  boxPath,
  fine,
  hair,
  head,
  onPaper,
  outline,
  plateSteel,
  rubber,
  screw,
  shadowOf,
  steel,
} from './pen.ts'

export function drawRollerOnTrack() {
  const sheet: Sheet = { defs: [] }
  const drawn = [
    path('M310 290V860M690 290V860M120 588H880', { ...hair, 'stroke-dasharray': '26 8 4 8' }),
    drawTrack(sheet),
    drawWheel(310),
    drawWheel(690),
    drawHousing(sheet),
    path(`M350 264H650${head(650, 264, 0)}${head(350, 264, 180)}`, accent),
  ]
  return onPaper(sheet, [group(drawn, { transform: 'translate(0 -52)' })])
}

function drawWheel(x: number) {
  const y = 588
  return group([
    circle(x, y, 118, { fill: rubber, ...outline, stroke: '#22262A' }),
    circle(x, y, 102, { fill: shade(rubber, 0.1), stroke: '#22262A', 'stroke-width': 1.6 }),
    path(`M${x - 84} ${y + 58}A102 102 0 0 0 ${x + 84} ${y + 58}`, { ...fine, stroke: shade(rubber, 0.4), opacity: 1 }),
  ])
}

function drawHousing(sheet: Sheet) {
  const body =
    'M182 450C182 412 212 384 252 384H748C788 384 818 412 818 450V590C818 622 796 640 764 640H236C204 640 182 622 182 590Z'
  return group([
    shadowOf(sheet, body, 14, 8, 14, 0.24),
    path(body, { fill: plateSteel(sheet, { left: 182, right: 818, top: 390, bottom: 640 }), ...outline }),
    path('M204 470C204 426 226 406 262 406H738C774 406 796 426 796 470', fine),
    ...[310, 690].map((x) => axle(sheet, x)),
    circle(500, 512, 30, { fill: '#3B4146', ...outline }),
    path('M484 512L492 498H508L516 512L508 526H492Z', { fill: '#6A7176', ...outline, 'stroke-width': 1.8 }),
    block(
      sheet,
      { left: 818, right: 888, top: 482, bottom: 522 },
      4,
      steel(sheet, { left: 0, right: 0, top: 482, bottom: 522 }, false),
    ),
    path('M834 484V520M850 484V520M866 484V520', fine),
  ])
}

function axle(sheet: Sheet, x: number) {
  const y = 588
  return group([
    circle(x, y, 34, {
      fill: plateSteel(sheet, { left: x - 34, right: x + 34, top: y - 34, bottom: y + 34 }),
      ...outline,
    }),
    circle(x, y, 22, { ...fine, fill: '#F1F3F3', opacity: 1 }),
    circle(x, y, 5, { fill: '#8B9397' }),
  ])
}

function drawTrack(sheet: Sheet) {
  const rail = { left: 80, right: 920, top: 706, bottom: 752 }
  const bed = { left: 80, right: 920, top: 790, bottom: 856 }
  return group([
    shadowOf(sheet, boxPath(bed), 14, 6, 16, 0.2),
    rect(rail.left, rail.top, 840, 84, { fill: steel(sheet, { ...rail, bottom: 800 }, false), ...outline }),
    path('M80 722H920', fine),
    block(sheet, bed, 0),
    path('M80 812H920', fine),
    ...[200, 500, 800].map((x) => screw(sheet, x, 834, 13)),
  ])
}
