import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const skylights: AttributesSeed = {
  'fixed-flat-skylight': {
    materials: ['aluminium-thermal-break', 'glass'],
    openings: ['fixed'],
    mesh: [],
    colours: ['anthracite', 'white'],
    rooms: ['roof', 'living-room', 'kitchen', 'stairs'],
    problems: [
      {
        problem: 'daylight',
        reason: 'Light from above reaches much further into a room than the same window in a wall.',
      },
      { problem: 'heat', reason: 'The outer pane is solar-control glass, with shade as an option.' },
      { problem: 'rain', reason: 'The glass lies at a slight fall on a raised kerb, and rain and dust run off.' },
    ],
    measures: [stated('glass_thickness', 29.52, 29.52)],
  },
  'ridge-skylight': {
    materials: ['aluminium', 'glass', 'steel'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['roof', 'balcony', 'office'],
    problems: [
      { problem: 'daylight', reason: 'A long room gets the same even light from end to end.' },
      { problem: 'heat', reason: 'Warm air rises under the ridge and leaves by vents at the gable.' },
      { problem: 'rain', reason: 'The slopes shed monsoon rain fast.' },
      { problem: 'dust', reason: 'Dust slides off the slopes with the rain.' },
    ],
    measures: [stated('glass_thickness', 13.52, 29.52), stated('frame_depth', 100, 150)],
  },
  'pyramid-skylight': {
    materials: ['aluminium', 'glass'],
    openings: ['fixed'],
    mesh: [],
    colours: ['anthracite', 'white', 'bronze'],
    rooms: ['roof', 'stairs', 'entrance', 'living-room'],
    problems: [
      {
        problem: 'daylight',
        reason: 'The stair becomes a light well, and the rooms that open to it borrow its light.',
      },
      { problem: 'cleaning', reason: 'Every face is steep enough for rain to clean.' },
    ],
    measures: [
      stated('frame_width', 900, 3000),
      derived('frame_height', 900, 3000, 'Square openings of 900 to 3,000 mm'),
      stated('glass_thickness', 13.52, 29.52),
      stated('frame_depth', 60, 100),
    ],
  },
  'walk-on-skylight': {
    materials: ['glass', 'steel'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['roof', 'entrance', 'office'],
    problems: [
      { problem: 'daylight', reason: 'A basement gets real daylight without losing any of the terrace.' },
      { problem: 'thresholds', reason: 'The glass lies flush with the paving, and its print gives grip to wet feet.' },
      { problem: 'privacy', reason: 'The dotted surface keeps glances out.' },
    ],
    measures: [stated('glass_thickness', 33.04, null)],
  },
  'electric-opening-skylight': {
    materials: ['aluminium-thermal-break', 'glass'],
    openings: ['top-hung'],
    mesh: [],
    colours: [],
    rooms: ['roof', 'stairs', 'kitchen', 'bathroom'],
    problems: [
      { problem: 'heat', reason: 'At the press of a switch the hot air under the ceiling leaves by its own pull.' },
      { problem: 'rain', reason: 'When the first drops fall on its sensor it closes by itself.' },
      { problem: 'damp', reason: 'Kitchens and baths lose their steam the same way.' },
      { problem: 'insects', reason: 'An insect screen can be fitted underneath.' },
    ],
    measures: [
      derived('frame_width', null, 1000, 'One sash of at most 1,000 mm'),
      derived('frame_height', null, 1500, 'One sash of at most 1,500 mm'),
      stated('sash_width', null, 1000),
      stated('sash_height', null, 1500),
      stated('sash_weight', null, 75),
      stated('glass_thickness', 29.52, 29.52),
    ],
  },
  'retractable-courtyard-skylight': {
    materials: ['aluminium', 'glass', 'steel'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: [],
    rooms: ['roof', 'stairs', 'office'],
    problems: [
      { problem: 'rain', reason: 'The cover rolls over the court when rain is coming, and the marble stays dry.' },
      { problem: 'dust', reason: 'It closes before a dust storm and keeps the court clean.' },
      { problem: 'heat', reason: 'Open on a summer night, it lets the heat of the walls go.' },
    ],
    measures: [
      derived('frame_width', null, 6000, 'Two to four panels of at most 1,500 mm along the rails'),
      stated('frame_height', null, 4000),
      stated('glass_thickness', 13.52, 13.52),
    ],
  },
}
