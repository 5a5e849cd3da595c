import { aluminiumColours } from '../planner/colours.ts'
import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const aluWindows: AttributesSeed = {
  'alu-thermal-break-casement-window': {
    materials: ['aluminium-thermal-break'],
    openings: ['hinged'],
    mesh: ['pleated', 'hinged'],
    colours: aluminiumColours,
    rooms: ['bedroom', 'office'],
    problems: [
      {
        problem: 'heat',
        reason: 'Polyamide strips stop the heat of the outer half, and the inside stays near room temperature.',
      },
      { problem: 'noise', reason: 'Towards a flyover the inner pane can be laminated.' },
    ],
    measures: [
      derived('frame_width', null, 1800, 'Two sashes of at most 900 mm'),
      derived('frame_height', null, 1600, 'Sashes of at most 1,600 mm'),
      stated('sash_width', null, 900),
      stated('sash_height', null, 1600),
      stated('sash_weight', null, 60),
      stated('glass_thickness', 20, 36),
      stated('frame_depth', 65, 65),
    ],
  },
  'alu-27mm-sliding-window-with-mesh': {
    materials: ['aluminium'],
    openings: ['sliding'],
    mesh: ['sliding'],
    colours: ['white', 'bronze', 'anthracite', 'black'],
    rooms: ['kitchen', 'bedroom', 'stairs', 'balcony'],
    problems: [
      { problem: 'insects', reason: 'One of its three rails carries a mesh sash that lifts out for washing.' },
      { problem: 'rain', reason: 'It keeps out rain well for its weight.' },
      { problem: 'dust', reason: 'It keeps out dust well for its weight.' },
    ],
    measures: [
      derived('frame_width', null, 2000, 'Two glass sashes of at most 1,000 mm'),
      derived('frame_height', null, 1500, 'Sashes of at most 1,500 mm'),
      stated('sash_width', null, 1000),
      stated('sash_height', null, 1500),
      stated('glass_thickness', 5, 8),
      stated('frame_depth', 60, 92),
    ],
  },
  'alu-top-hung-window': {
    materials: ['aluminium', 'aluminium-thermal-break'],
    openings: ['top-hung'],
    mesh: ['pleated', 'roll-up'],
    colours: aluminiumColours,
    rooms: ['bathroom', 'kitchen', 'stairs', 'office'],
    problems: [
      { problem: 'rain', reason: 'The sash makes a small roof over the gap and can stay open through a July shower.' },
      { problem: 'child-safety', reason: 'On high floors a restrictor holds the gap at the width of a hand.' },
      { problem: 'fresh-air', reason: 'Warm air leaves at the two sides while the room stays dry.' },
    ],
    measures: [
      derived('frame_width', null, 1400, 'One sash of at most 1,400 mm'),
      derived('frame_height', null, 2100, 'One sash of at most 1,200 mm, alone or with a fixed pane of at most 900 mm'),
      stated('sash_width', null, 1400),
      stated('sash_height', null, 1200),
      stated('sash_weight', null, 60),
      stated('glass_thickness', 5, 28),
      stated('frame_depth', 50, 65),
    ],
  },
  'alu-louvre-ventilator': {
    materials: ['aluminium', 'glass'],
    openings: ['louvre'],
    mesh: [],
    colours: ['white', 'bronze', 'anthracite', 'black'],
    rooms: ['bathroom', 'kitchen', 'stairs'],
    problems: [
      { problem: 'damp', reason: 'High on the wall, it lets steam out without a unit of electricity.' },
      { problem: 'fresh-air', reason: 'Stale air has a way out that is always there.' },
      { problem: 'privacy', reason: 'The blades let air through and keep eyes out.' },
      { problem: 'rain', reason: 'Fixed blades shed the rain outwards.' },
    ],
    measures: [
      derived('frame_width', null, 1200, 'Blades of at most 1,200 mm between supports'),
      stated('frame_height', 300, 1800),
      stated('sash_width', null, 1200),
      stated('glass_thickness', 5, 6),
      stated('frame_depth', 50, 75),
    ],
  },
  'alu-fixed-double-height-glazing': {
    materials: ['aluminium', 'glass'],
    openings: ['fixed', 'top-hung'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['stairs', 'living-room', 'office', 'entrance'],
    problems: [
      { problem: 'daylight', reason: 'A stair that was lit by tube lights at noon is lit by the sky.' },
      { problem: 'heat', reason: 'With the right coating the heat does not come in along with the view.' },
      { problem: 'rain', reason: 'Water that passes the outer line is led to the foot and out again.' },
    ],
    measures: [stated('glass_thickness', 12, 32), stated('frame_depth', 80, 150)],
  },
}
