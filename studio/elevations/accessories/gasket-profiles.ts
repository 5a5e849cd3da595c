import { shade } from '../finishes.ts'
import { circle, group, path, rect, type Sheet } from '../svg.ts'
import { accent, fine, hair, head, onPaper, rubber, shadowOf, stone } from './pen.ts'

const cutFace = { fill: rubber, stroke: '#1E2225', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }
const softEdge = { fill: 'none', stroke: shade(rubber, 0.28), 'stroke-width': 2.4, 'stroke-linecap': 'round' }

export function drawGasketProfiles() {
  const sheet: Sheet = { defs: [] }
  return onPaper(sheet, [
    path('M100 640H900', hair),
    path('M330 120V880M690 250V880', { ...hair, 'stroke-dasharray': '26 8 4 8' }),
    drawGroove(),
    drawBulb(sheet),
    drawPile(sheet),
    path(`M330 72V150${head(330, 150, 90)}`, accent),
    path('M196 186C236 152 282 146 330 146C378 146 424 152 464 186', {
      ...accent,
      'stroke-width': 2.4,
      'stroke-dasharray': '10 8',
    }),
  ])
}

/** The groove of the frame that grips the barbed stem. */
function drawGroove() {
  const wall = { fill: '#FFFFFF', stroke: '#52585E', 'stroke-width': 2.6, 'stroke-linejoin': 'round' }
  return group([
    path('M120 640H292V700H272V790H388V700H368V640H540V860H120Z', wall),
    ...[
      [138, 662, 112, 178],
      [412, 662, 110, 178],
      [268, 810, 126, 32],
    ].map(([x = 0, y = 0, width = 0, height = 0]) =>
      rect(x, y, width, height, { ...fine, rx: 4, fill: stone, opacity: 1 }),
    ),
  ])
}

function drawBulb(sheet: Sheet) {
  const foot =
    'M196 596C196 574 214 566 236 566H424C446 566 464 574 464 596V638H366V664L384 678L366 690V716L386 734L330 782L274 734L294 716V690L276 678L294 664V638H196Z'
  return group([
    shadowOf(sheet, 'M330 226a176 176 0 1 0 .1 0Z', 16, 10, 18, 0.22),
    path(foot, cutFace),
    path('M330 226A176 176 0 1 1 329.9 226ZM330 278A124 124 0 1 0 330.1 278Z', { ...cutFace, 'fill-rule': 'evenodd' }),
    circle(330, 402, 124, { fill: '#FBFAF8', stroke: '#1E2225', 'stroke-width': 2.4 }),
    path('M246 572C258 584 402 584 414 572', softEdge),
    path('M176 366A160 160 0 0 1 268 254', softEdge),
    path('M226 596H434', softEdge),
  ])
}

/** Wool pile for sliding sashes: a backing strip and a dense row of fibres. */
function drawPile(sheet: Sheet) {
  const back = { x: 592, y: 600, width: 196, height: 40 }
  const fibres = Array.from({ length: 27 }, (_, index) => {
    const x = 614 + index * 5.9
    const lean = (index - 13) * 1.5
    return path(`M${x} 600C${x} 520 ${x + lean * 0.4} 440 ${x + lean} ${338 + Math.abs(index - 13) * 2.2}`, {
      fill: 'none',
      stroke: index % 3 === 0 ? '#8C9296' : '#5A6166',
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    })
  })
  return group([
    shadowOf(sheet, 'M614 360H768V640H614Z', 12, 10, 12, 0.16),
    ...fibres,
    path('M688 600V300H692V600Z', { fill: '#DDE4E4', stroke: '#8C9296', 'stroke-width': 1.6 }),
    rect(back.x, back.y, back.width, back.height, { rx: 4, ...cutFace }),
    path('M606 614H774', softEdge),
  ])
}
