import { define, element, group, path, rect, type Sheet } from '../svg.ts'
import { accent, block, boxPath, fine, head, onPaper, outline, plateSteel, shadowOf, steel } from './pen.ts'

/** A roller screen half drawn down between its guides. */
export function drawMeshScreen() {
  const sheet: Sheet = { defs: [] }
  const cassette = { left: 150, right: 850, top: 150, bottom: 262 }
  const bar = { left: 196, right: 804, top: 690, bottom: 742 }
  const grip = { left: 430, right: 570, top: 742, bottom: 776 }
  return onPaper(sheet, [
    shadowOf(sheet, boxPath({ left: 150, right: 850, top: 150, bottom: 880 }), 18, 10, 18, 0.16),
    rect(196, 262, 608, 618, { fill: '#F3F0EA' }),
    path('M90 880H910', { ...outline, 'stroke-width': 2.4 }),
    drawWeave(sheet),
    ...[150, 804].map((left) => guide(sheet, left)),
    shadowOf(sheet, boxPath(cassette, 30), 10, 0, 16, 0.24),
    block(sheet, cassette, 34, steel(sheet, cassette, false)),
    path('M178 206H822', fine),
    ...[150, 818].map((left) => block(sheet, { left, right: left + 32, top: 150, bottom: 262 }, 14)),
    shadowOf(sheet, boxPath(bar), 8, 0, 12, 0.28),
    block(sheet, bar, 6, steel(sheet, bar, false)),
    block(sheet, grip, 12),
    path(`M500 800V862${head(500, 862, 90)}`, accent),
  ])
}

function guide(sheet: Sheet, left: number) {
  const box = { left, right: left + 46, top: 240, bottom: 880 }
  return group([
    block(sheet, box, 0, plateSteel(sheet, { ...box, bottom: 1600 })),
    path(`M${left + 15} 240V880M${left + 31} 240V880`, fine),
  ])
}

function drawWeave(sheet: Sheet) {
  const pitch = 13
  const threads = path(`M0 1H${pitch}M1 0V${pitch}`, { ...outline, 'stroke-width': 2, opacity: 0.62 })
  const weave = define(sheet, (id) =>
    element('pattern', { id, x: 196, y: 262, width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' }, threads),
  )
  return group([
    rect(196, 262, 608, 428, { fill: '#D5DAD9' }),
    path('M196 690L470 262H610L336 690Z', { fill: '#FFFFFF', opacity: 0.4 }),
    rect(196, 262, 608, 428, { fill: weave }),
    rect(196, 262, 608, 30, { fill: '#2B2F33', opacity: 0.16 }),
  ])
}
