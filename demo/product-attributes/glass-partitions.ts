import { aluminiumColours } from '../planner/colours.ts'
import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const glassPartitions: AttributesSeed = {
  'frameless-single-glazed-partition': {
    materials: ['glass', 'aluminium'],
    openings: ['fixed'],
    mesh: [],
    colours: ['black', 'white'],
    rooms: ['office'],
    problems: [
      { problem: 'daylight', reason: 'A team gets its own room without taking daylight from the desks behind.' },
      {
        problem: 'blocked-view',
        reason: 'Between floor and ceiling there is only glass, with joints narrower than a pencil.',
      },
      { problem: 'changing-rooms', reason: 'It comes down again panel by panel when the lease ends.' },
    ],
    measures: [stated('frame_height', null, 3000), stated('glass_thickness', 10, null)],
  },
  'slim-black-framed-partition': {
    materials: ['aluminium', 'glass'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: ['black'],
    rooms: ['office'],
    problems: [
      { problem: 'daylight', reason: 'Through the top band daylight goes on even where the lower panes carry film.' },
      { problem: 'privacy', reason: 'Frosted stripes, a gradient or full bands of film are available.' },
    ],
    measures: [
      stated('frame_height', 2000, 3000),
      stated('sash_width', null, 950),
      stated('sash_height', null, 2300),
      stated('glass_thickness', 6, null),
      stated('frame_depth', 50, 50),
    ],
  },
  'industrial-grid-partition': {
    materials: ['aluminium', 'glass'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: ['black'],
    rooms: ['office'],
    problems: [
      { problem: 'privacy', reason: 'Fluted squares below and clear ones above keep people at their desks private.' },
    ],
    measures: [
      stated('frame_height', 2000, 3200),
      stated('sash_width', null, 950),
      stated('glass_thickness', 5, 8),
      stated('frame_depth', 50, 50),
    ],
  },
  'double-glazed-partition-with-blinds': {
    materials: ['aluminium', 'glass'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: ['black', 'white'],
    rooms: ['office'],
    problems: [
      { problem: 'privacy', reason: 'Turn a knob: the slats between the panes let light pass and stop looks.' },
      {
        problem: 'noise',
        reason: 'Between rooms: two panes and the air between them take the sharpness out of passing talk.',
      },
      { problem: 'cleaning', reason: 'Between the panes no dust reaches the blinds.' },
    ],
    measures: [stated('frame_height', 2000, 3000), stated('frame_depth', 80, 100)],
  },
  'patch-fitting-toughened-glass-front': {
    materials: ['glass', 'steel'],
    openings: ['hinged', 'fixed'],
    mesh: [],
    colours: [],
    rooms: ['office', 'entrance'],
    problems: [
      { problem: 'blocked-view', reason: 'The window display begins at the door edge; no frame interrupts it.' },
      { problem: 'heat', reason: 'The doors close by themselves and keep conditioned air inside.' },
    ],
    measures: [
      stated('sash_width', null, 1100),
      stated('sash_height', null, 2400),
      stated('sash_weight', null, 100),
      stated('glass_thickness', 12, 12),
    ],
  },
  'curved-glass-partition': {
    materials: ['glass', 'aluminium'],
    openings: ['fixed', 'hinged', 'sliding'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['office', 'stairs'],
    problems: [
      {
        problem: 'little-space',
        reason: 'The corridor widens where people meet, and there is no corner to bump into.',
      },
      { problem: 'blocked-view', reason: 'In a round glass room everyone sees everyone.' },
    ],
    measures: [derived('frame_height', null, 2700, 'Panels of at most 2,700 mm'), stated('glass_thickness', 10, 12)],
  },
  'sliding-glass-door-partition': {
    materials: ['glass', 'aluminium'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      {
        problem: 'little-space',
        reason: 'The leaf glides past its neighbour instead of swinging into a narrow corridor.',
      },
      { problem: 'thresholds', reason: 'There is no floor track, so wheelchairs pass as if the wall were not there.' },
      { problem: 'narrow-opening', reason: 'The entrance can be wide enough for a hospital bed.' },
    ],
    measures: [
      stated('frame_height', 2000, 2700),
      stated('sash_width', 900, 1400),
      stated('sash_weight', null, 120),
      stated('glass_thickness', 10, 12),
    ],
  },
  'switchable-privacy-glass-partition': {
    materials: ['glass'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: [],
    rooms: ['office', 'bathroom'],
    problems: [
      { problem: 'privacy', reason: 'Press a switch and the clear wall turns milky; it stays private in a power cut.' },
      { problem: 'daylight', reason: 'Daylight comes through whether the glass is clear or milky.' },
      { problem: 'cleaning', reason: 'There are no blinds to draw and nothing to dust.' },
    ],
    measures: [derived('frame_height', null, 3000, 'Panels of at most 3,000 mm'), stated('glass_thickness', 12, 14)],
  },
  'half-height-counter-screen': {
    materials: ['glass', 'steel', 'aluminium'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      {
        problem: 'privacy',
        reason: 'Between workstations you have your corner seated and find your colleagues standing.',
      },
      { problem: 'blocked-view', reason: 'The person behind the counter is protected and still seen.' },
    ],
    measures: [stated('frame_height', 450, 900), stated('glass_thickness', 8, 10)],
  },
  'demountable-glass-partition': {
    materials: ['aluminium', 'glass', 'board'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: ['black', 'white'],
    rooms: ['office'],
    problems: [{ problem: 'changing-rooms', reason: 'Fitters take a room apart and set it up again elsewhere.' }],
    measures: [stated('frame_height', 2000, 3000), stated('glass_thickness', 6, 6), stated('frame_depth', 50, 80)],
  },
  'aluminium-cabin-front': {
    materials: ['aluminium', 'glass', 'board'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: ['black', 'white'],
    rooms: ['office'],
    problems: [
      { problem: 'security', reason: 'The cabin has a door that locks.' },
      { problem: 'fresh-air', reason: 'A fanlight over the door can tilt for air where there is no duct.' },
    ],
    measures: [
      stated('frame_height', 2400, 3000),
      stated('sash_width', 850, 950),
      stated('sash_height', null, 2100),
      stated('glass_thickness', 5, 6),
    ],
  },
}
