import { define, group, linearGradient, path, rect, type Sheet } from '../svg.ts'
import { accent, block, boxPath, fine, hair, head, onPaper, outline, screw, shadowOf, steel } from './pen.ts'

/** A floor clamp with the foot of a railing pane between its jaws. */
export function drawSpigot() {
  const sheet: Sheet = { defs: [] }
  const body = { left: 410, right: 590, top: 430, bottom: 820 }
  const base = { left: 300, right: 700, top: 820, bottom: 862 }
  return onPaper(sheet, [
    path('M90 862H910', { ...hair, stroke: '#52585E', 'stroke-width': 2.4 }),
    path('M500 90V930', { ...hair, 'stroke-dasharray': '26 8 4 8' }),
    ...hatch(),
    drawPane(sheet),
    shadowOf(sheet, boxPath(body, 20), 14, 12, 14, 0.24),
    block(sheet, body, 18, steel(sheet, body, true)),
    path('M410 470H590M410 790H590', fine),
    block(sheet, base, 8, steel(sheet, { ...base, bottom: 880 }, false)),
    screw(sheet, 500, 560, 36, 20),
    screw(sheet, 500, 690, 36, 62),
    ...[340, 660].map((x) => bolt(sheet, x)),
    path(`M760 654V848${head(760, 654, -90)}${head(760, 848, 90)}`, accent),
  ])
}

function drawPane(sheet: Sheet) {
  const tint = define(sheet, (id) =>
    linearGradient(
      id,
      [0, 110],
      [0, 640],
      [
        [0, '#E6EFEC', 0.92],
        [1, '#C6D7D2', 0.92],
      ],
    ),
  )
  const glass = 'M190 170L260 130L420 160L600 120L810 165V640H190Z'
  return group([
    shadowOf(sheet, glass, 16, 10, 16, 0.12),
    path(glass, { fill: tint, ...outline, stroke: '#7E9A90' }),
    path('M190 626H810', { ...fine, stroke: '#7E9A90' }),
    path('M204 600L440 156L530 138L282 626H204ZM330 626L574 130L600 124L352 626Z', { fill: '#FFFFFF', opacity: 0.5 }),
  ])
}

function bolt(sheet: Sheet, x: number) {
  return group([
    block(sheet, { left: x - 22, right: x + 22, top: 796, bottom: 820 }, 4),
    path(`M${x - 7} 798V818M${x + 7} 798V818`, fine),
    rect(x - 9, 864, 18, 70, { fill: '#C3C9CB', ...outline, 'stroke-width': 1.8 }),
  ])
}

/** The slab below, as sections show concrete. */
function hatch() {
  return Array.from({ length: 24 }, (_, index) => path(`M${112 + index * 34} 872L${90 + index * 34} 900`, hair))
}
