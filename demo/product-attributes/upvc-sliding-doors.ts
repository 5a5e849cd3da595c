import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

const colours = ['white', 'golden-oak', 'walnut', 'anthracite']

export const upvcSlidingDoors: AttributesSeed = {
  'upvc-two-track-sliding-door': {
    materials: ['upvc'],
    openings: ['sliding'],
    mesh: [],
    colours,
    rooms: ['balcony', 'bedroom'],
    problems: [
      { problem: 'little-space', reason: 'Nothing swings into the room or over the balcony chairs.' },
      { problem: 'heat', reason: 'Pile seals and a hooked interlock leave the loo wind far less to blow through.' },
      { problem: 'noise', reason: 'Laminated glass helps beside a road; a sash on gaskets closes tighter.' },
    ],
    measures: [
      stated('frame_width', 1500, 2400),
      stated('frame_height', 1900, 2300),
      stated('sash_width', null, 1200),
      stated('sash_height', null, 2300),
      stated('sash_weight', null, 120),
      stated('glass_thickness', 5, 24),
      stated('frame_depth', 66, 66),
    ],
  },
  'upvc-three-track-sliding-door': {
    materials: ['upvc'],
    openings: ['sliding'],
    mesh: ['sliding', 'pleated'],
    colours,
    rooms: ['bedroom', 'living-room', 'balcony'],
    problems: [
      { problem: 'insects', reason: 'A mesh sash runs on a rail of its own; nobody unhooks or stores a screen.' },
      { problem: 'narrow-opening', reason: 'With three glass sashes, more of the opening clears than with two.' },
      { problem: 'heat', reason: 'On a west face or top floor the outer pane can be solar-control glass.' },
      { problem: 'rain', reason: 'Each rail drains by its own slots.' },
    ],
    measures: [
      stated('frame_width', 1800, 3600),
      stated('frame_height', 1900, 2300),
      stated('sash_width', null, 1200),
      stated('sash_height', null, 2300),
      stated('glass_thickness', 5, 24),
      stated('frame_depth', 116, 116),
    ],
  },
  'upvc-lift-and-slide-door': {
    materials: ['upvc'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: ['white', 'walnut', 'anthracite'],
    rooms: ['living-room', 'bedroom', 'balcony'],
    problems: [
      { problem: 'dust', reason: 'Firm gaskets are pressed, never dragged, and stay dust-tight.' },
      {
        problem: 'noise',
        reason: 'Its weight closes it on gaskets: tighter than a slider on brushes, close to a casement.',
      },
      { problem: 'thresholds', reason: 'A low sill and a light push suit rooms with elderly people.' },
      { problem: 'heat', reason: 'The usual glass has a solar-control coating.' },
      { problem: 'child-safety', reason: 'A key cylinder can lock the handle, so that a child does not open it.' },
    ],
    measures: [
      stated('frame_width', 2000, 6000),
      stated('frame_height', 1900, 2500),
      stated('sash_width', null, 2000),
      stated('sash_height', null, 2500),
      stated('sash_weight', null, 300),
      stated('glass_thickness', 24, 36),
      stated('frame_depth', 170, 170),
    ],
  },
  'upvc-slide-and-fold-door': {
    materials: ['upvc'],
    openings: ['folding', 'hinged'],
    mesh: ['pleated'],
    colours,
    rooms: ['living-room', 'balcony', 'roof'],
    problems: [
      {
        problem: 'narrow-opening',
        reason: 'A glazed wall folds into a stack at the side and frees the way.',
      },
      { problem: 'insects', reason: 'A pleated mesh closes wide openings too.' },
    ],
    measures: [
      stated('frame_width', 2000, 5000),
      stated('frame_height', 1900, 2300),
      stated('sash_width', 600, 850),
      stated('sash_height', null, 2300),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 22, 24),
      stated('frame_depth', 70, 70),
    ],
  },
  'upvc-tilt-and-slide-door': {
    materials: ['upvc'],
    openings: ['sliding', 'fixed'],
    mesh: ['pleated', 'sliding'],
    colours,
    rooms: ['bedroom', 'balcony'],
    problems: [
      {
        problem: 'dust',
        reason: 'There is no rail groove at the foot to fill with sand, and gaskets clamp all round.',
      },
      {
        problem: 'noise',
        reason: 'It clamps on gaskets all round: tighter than a slider on brushes, close to a casement.',
      },
      { problem: 'fresh-air', reason: 'Tilted, it airs a bedroom for a whole afternoon without standing open.' },
      { problem: 'little-space', reason: 'Nothing swings out, so it suits a narrow balcony.' },
      {
        problem: 'child-safety',
        reason: 'Tilted, it airs the room through a gap at the top, out of a small child’s reach.',
      },
    ],
    measures: [
      derived('frame_width', 1400, 3000, 'A sash of 700 to 1,500 mm beside a fixed pane of the same width'),
      stated('frame_height', 1900, 2300),
      stated('sash_width', 700, 1500),
      stated('sash_height', null, 2300),
      stated('sash_weight', null, 160),
      stated('glass_thickness', 20, 36),
      stated('frame_depth', 70, 70),
    ],
  },
}
