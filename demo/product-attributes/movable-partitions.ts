import { aluminiumColours } from '../planner/colours.ts'
import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const movablePartitions: AttributesSeed = {
  'stacking-glass-wall': {
    materials: ['glass', 'aluminium'],
    openings: ['sliding', 'hinged'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      { problem: 'changing-rooms', reason: 'A glass wall by day is an open hall for the evening, within an hour.' },
      { problem: 'narrow-opening', reason: 'A wall of glass disappears into a small stack at the side.' },
    ],
    measures: [
      stated('frame_height', 2000, 3000),
      stated('sash_width', 700, 1200),
      stated('sash_weight', null, 150),
      stated('glass_thickness', 10, 12),
    ],
  },
  'operable-acoustic-wall': {
    materials: ['board', 'steel', 'aluminium'],
    openings: ['sliding', 'hinged'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      {
        problem: 'changing-rooms',
        reason: 'It divides a hall into rooms that are used at the same time, then parks at the side.',
      },
      {
        problem: 'noise',
        reason: 'Between rooms: heavy panels seal themselves, so a speaker does not disturb the next meeting.',
      },
    ],
    measures: [
      stated('frame_height', 2000, 4000),
      stated('sash_width', 900, 1230),
      stated('frame_depth', 85, 110),
      stated('sound_reduction', 42, 50),
    ],
  },
  'folding-panel-partition': {
    materials: ['board', 'aluminium'],
    openings: ['folding'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      { problem: 'changing-rooms', reason: 'One person alone turns a classroom into two.' },
      { problem: 'thresholds', reason: 'Centre-hung leaves need no track in the floor.' },
    ],
    measures: [stated('frame_height', 2000, 3000), stated('sash_width', 500, 900), stated('frame_depth', 40, 65)],
  },
  'sliding-folding-glass-partition': {
    materials: ['aluminium', 'glass'],
    openings: ['folding', 'hinged'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['office'],
    problems: [
      { problem: 'narrow-opening', reason: 'Leaves fold back in pairs and leave almost the whole opening free.' },
      { problem: 'heat', reason: 'Closed, gaskets meet between the leaves and a café keeps its cool air.' },
      { problem: 'thresholds', reason: 'The sill is flush, with only a narrow slot.' },
    ],
    measures: [
      derived('frame_width', 1800, 7200, 'Three to eight leaves of 600 to 900 mm'),
      stated('frame_height', 2000, 2700),
      stated('sash_width', 600, 900),
      stated('sash_height', null, 2700),
      stated('sash_weight', null, 80),
      stated('glass_thickness', 6, 24),
      stated('frame_depth', 60, 70),
    ],
  },
  'accordion-mesh-partition': {
    materials: ['aluminium'],
    openings: ['folding'],
    mesh: [],
    colours: ['black'],
    rooms: ['office'],
    problems: [
      {
        problem: 'security',
        reason: 'Air and light pass and the goods stay on display; people and boxes do not get through.',
      },
      { problem: 'fresh-air', reason: 'The air conditioning still reaches the closed shop.' },
      { problem: 'little-space', reason: 'By day it folds to about a seventh of its length.' },
    ],
    measures: [stated('frame_height', 900, 3000)],
  },
}
