import { aluminiumColours } from '../planner/colours.ts'
import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const slimSlidingDoors: AttributesSeed = {
  'slim-two-panel-sliding-door': {
    materials: ['aluminium', 'glass'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: ['black', 'anthracite', 'white'],
    rooms: ['kitchen', 'bedroom', 'living-room'],
    problems: [
      { problem: 'daylight', reason: 'Light from the balcony side reaches the room behind.' },
      { problem: 'thresholds', reason: 'The panels hang from above, so there is no sill to trip on.' },
      { problem: 'little-space', reason: 'The panels slide past each other; nothing swings into the room.' },
    ],
    measures: [
      stated('frame_width', 1200, 2400),
      stated('frame_height', 1900, 2700),
      stated('sash_width', 600, 1200),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 5, 8),
    ],
  },
  'telescopic-three-panel-slim-door': {
    materials: ['aluminium', 'glass'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['living-room', 'office', 'bedroom'],
    problems: [
      { problem: 'narrow-opening', reason: 'Pull one panel and the second follows: most of the opening is free.' },
      { problem: 'changing-rooms', reason: 'The dining room doubles for guests, and one hand closes it again.' },
    ],
    measures: [
      stated('frame_width', 2100, 3600),
      stated('frame_height', 1900, 2700),
      stated('sash_width', 700, 1200),
      stated('sash_height', null, 2700),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 5, 8),
      stated('frame_depth', 105, 120),
    ],
  },
  'slim-pocket-door': {
    materials: ['aluminium', 'glass'],
    openings: ['sliding'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['bathroom', 'office'],
    problems: [
      { problem: 'little-space', reason: 'The panel slides into the wall: a narrow passage keeps its width.' },
      { problem: 'privacy', reason: 'Closed, a frosted pane gives the bath its privacy.' },
    ],
    measures: [
      stated('frame_width', 600, 1000),
      stated('frame_height', 1900, 2400),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 6, 8),
    ],
  },
  'fluted-glass-slim-sliding-door': {
    materials: ['aluminium', 'glass'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: ['black', 'bronze'],
    rooms: ['living-room', 'entrance', 'bathroom', 'office'],
    problems: [
      { problem: 'privacy', reason: 'Fluted glass shows that someone is at the table, not who.' },
      { problem: 'daylight', reason: 'The glass lets almost all the light pass.' },
    ],
    measures: [
      stated('frame_width', 3000, 5000),
      stated('frame_height', 1900, 2700),
      stated('sash_width', 700, 1200),
      stated('sash_height', null, 2700),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 5, 8),
    ],
  },
  'slim-grid-sliding-door': {
    materials: ['aluminium', 'glass'],
    openings: ['sliding'],
    mesh: [],
    colours: ['black', 'white'],
    rooms: ['living-room', 'office'],
    problems: [
      { problem: 'blocked-view', reason: 'It frames the room behind like pictures and still lets the eye go through.' },
      { problem: 'cleaning', reason: 'The bars lie on one sheet of glass, so it cleans like a plain pane.' },
    ],
    measures: [
      derived('frame_width', 1200, 2400, 'Two panels of 600 to 1,200 mm'),
      stated('frame_height', 1900, 2700),
      stated('sash_width', null, 1200),
      stated('sash_height', null, 2700),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 6, 8),
    ],
  },
  'slim-barn-sliding-door': {
    materials: ['aluminium', 'glass', 'timber'],
    openings: ['sliding'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['kitchen', 'living-room', 'office'],
    problems: [
      { problem: 'little-space', reason: 'The panel glides along the face of the wall instead of swinging.' },
      {
        problem: 'privacy',
        reason: 'The panel overlaps the opening on both sides, so looks do not slip past the edge.',
      },
    ],
    measures: [
      stated('frame_width', 700, 1200),
      stated('frame_height', 1900, 2500),
      stated('sash_width', null, 1300),
      stated('sash_height', null, 2500),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 6, 8),
    ],
  },
  'slim-wardrobe-sliding-door': {
    materials: ['aluminium', 'glass'],
    openings: ['sliding'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['bedroom', 'office'],
    problems: [{ problem: 'little-space', reason: 'The doors slide, so the bed may stand close by.' }],
    measures: [
      stated('frame_width', 1500, null),
      stated('frame_height', 1900, 2700),
      stated('sash_width', 600, 1100),
      stated('sash_height', null, 2700),
      stated('sash_weight', null, 50),
      stated('glass_thickness', 4, 5),
    ],
  },
}
