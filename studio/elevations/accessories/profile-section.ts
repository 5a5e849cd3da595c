import { group, path, rect, type Sheet } from '../svg.ts'
import { accent, fine, glassTone, hair, head, onPaper, outline, rubber, shadowOf, stone } from './pen.ts'

type Chamber = [x: number, y: number, width: number, height: number]

const wall = { ...outline, fill: '#FFFFFF' }

/** Sash in frame, cut across: hollow chambers, steel in the largest, glass held by its bead. */
export function drawProfileSection() {
  const sheet: Sheet = { defs: [] }
  return onPaper(sheet, [
    path('M90 905H910', hair),
    drawFrame(sheet),
    drawSash(sheet),
    drawGlass(),
    // Water that gets past the outer gasket leaves through the chambers below it.
    path(`M548 394C556 520 582 610 600 668C614 712 650 734 704 742L850 764${head(850, 764, 9)}`, accent),
  ])
}

function drawFrame(sheet: Sheet) {
  const body = 'M312 905V682H640V560H740V905Z'
  const chambers: Chamber[] = [
    [328, 698, 66, 90],
    [328, 804, 66, 85],
    [656, 576, 68, 96],
    [656, 688, 68, 100],
    [656, 804, 68, 85],
    [410, 698, 230, 26],
    [410, 862, 230, 27],
  ]
  return group([
    shadowOf(sheet, body),
    path(body, wall),
    ...chambers.map(drawChamber),
    drawReinforcement(410, 740, 230, 106),
    gasket('M298 694H312V738H298C290 726 290 706 298 694Z'),
    gasket('M618 576H640V618H618C608 606 608 588 618 576Z'),
  ])
}

function drawSash(sheet: Sheet) {
  const body = 'M220 400H560V250H618V650H298V748H220Z'
  const chambers: Chamber[] = [
    [236, 416, 62, 104],
    [236, 536, 62, 98],
    [236, 650, 46, 82],
    [314, 416, 232, 24],
    [314, 602, 232, 32],
    [562, 416, 40, 102],
    [562, 534, 40, 100],
    [574, 266, 28, 134],
  ]
  return group([
    shadowOf(sheet, body, 10, 6, 10, 0.14),
    path(body, wall),
    ...chambers.map(drawChamber),
    drawReinforcement(314, 456, 232, 130),
    path('M222 400V262C222 246 236 238 250 246L298 272V400Z', wall),
    path('M238 384V272C238 264 244 262 250 266L282 284V384Z', { ...fine, fill: stone, opacity: 1 }),
  ])
}

function drawGlass() {
  const pane = (x: number) => rect(x, 90, 40, 296, { ...outline, fill: glassTone })
  return group([
    rect(356, 90, 146, 296, { fill: '#F4F7F6' }),
    pane(316),
    pane(502),
    path('M356 90H502', { ...fine, 'stroke-dasharray': '3 9' }),
    rect(356, 330, 146, 34, { ...outline, fill: '#C5CBCD' }),
    ...[367, 390, 413, 436, 459, 482].map((x) => rect(x, 342, 9, 9, { rx: 4.5, fill: '#8E969A' })),
    rect(356, 364, 146, 22, { fill: rubber }),
    gasket('M298 290H316V352H298C290 334 290 308 298 290Z'),
    gasket('M542 282H560V352H542C550 334 550 300 542 282Z'),
    path('M324 150L348 110M324 196L348 156M510 240L534 200M510 286L534 246', {
      ...outline,
      stroke: '#FFFFFF',
      'stroke-width': 4,
    }),
  ])
}

function drawChamber([x, y, width, height]: Chamber) {
  return rect(x, y, width, height, { ...fine, rx: 4, fill: stone, opacity: 1 })
}

/** A galvanised tube with air around it. */
function drawReinforcement(x: number, y: number, width: number, height: number) {
  return group([
    rect(x, y, width, height, { ...wall, fill: stone }),
    rect(x + 16, y + 15, width - 32, height - 30, { rx: 10, fill: '#9AA2A7', ...outline }),
    rect(x + 33, y + 32, width - 66, height - 64, { rx: 4, fill: '#F3F1EC', ...outline, 'stroke-width': 1.8 }),
  ])
}

function gasket(d: string) {
  return path(d, { fill: rubber, stroke: rubber, 'stroke-width': 2, 'stroke-linejoin': 'round' })
}
