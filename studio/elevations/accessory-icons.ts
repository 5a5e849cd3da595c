import { element, path, svgText } from '@house/fenestration/drawing/svg'
import { colours } from './finishes.ts'

const side = 96

/** Single-colour line icons that CSS can tint. */
function icon(d: string) {
  const line = path(d, {
    fill: 'none',
    stroke: colours.softInk,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  const size = { width: side, height: side, viewBox: `0 0 ${side} ${side}` }
  return svgText(element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, line))
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const box = (x: number, y: number, width: number, height: number, r = 0) =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** The icon of each accessory group, by its slug. */
export const accessoryIcons = {
  'window-door-and-accessories': icon(
    `M22 27V26a10 10 0 0 1 20 0V27M22 43V74a10 10 0 0 0 20 0V43M32 27H78a6 6 0 0 1 0 12L32 43a8 8 0 0 1 0-16Z${circle(32, 35, 2.5)}${circle(32, 62, 3)}M32 65V71`,
  ),
  'profile-and-accessories': icon(
    `M16 80V46H56V16H80V80Z${box(24, 54, 12, 18)}${box(42, 54, 24, 18)}${box(63, 24, 10, 22)}M46 58H62V68H46Z`,
  ),
  'rollers-and-tracks': icon(
    `M14 44V36a8 8 0 0 1 8-8H74a8 8 0 0 1 8 8V44a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8Z${circle(32, 46, 3)}${circle(64, 46, 3)}M19 51.4a14 14 0 1 0 26 .6M51 52a14 14 0 1 0 26-.6M10 62H18M46 62H50M78 62H86M10 72H86`,
  ),
  'gaskets-and-seals': icon(
    `${circle(48, 32, 19)}${circle(48, 32, 11)}M28 56V53a4 4 0 0 1 4-4H64a4 4 0 0 1 4 4V56H54V62L59 66L54 68V73L60 77L48 86L36 77L42 73V68L37 66L42 62V56Z`,
  ),
  'glass-and-spacers': icon(
    'M14 28H56V82H14ZM14 28L22 22H64L56 28M64 22V76L56 82M34 22V16L42 10H82V62L74 68H64M74 68V16L82 10M34 16H74M14 70H56M24 46L36 34M24 56L42 38',
  ),
  'mesh-and-screens': icon(
    `${box(16, 12, 64, 14, 7)}M22 26V84M74 26V84M22 66H74V72H22ZM42 72V76H54V72M32 26V66M43 26V66M53 26V66M64 26V66M22 36H74M22 46H74M22 56H74`,
  ),
  'railing-fittings': icon(
    `M20 14V58H40M56 58H76V14M40 42H56V78H40Z${circle(48, 52, 3)}${circle(48, 66, 3)}M30 78H66V84H30ZM12 84H84M28 38L44 22M28 48L36 40M20 14L34 10L48 15L62 10L76 14`,
  ),
  'glass-door-fittings': icon(
    `M20 12H72V78H48${box(20, 62, 28, 16)}M20 62V12M28 78V86M14 86H82${circle(28, 70, 2.4)}${circle(40, 70, 2.4)}${box(60, 26, 5, 30, 2.5)}M30 38L44 24M30 48L38 40`,
  ),
}
