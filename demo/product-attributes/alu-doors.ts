import { aluminiumColours } from '../planner/colours.ts'
import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const aluDoors: AttributesSeed = {
  'alu-slim-interlock-sliding-door': {
    materials: ['aluminium', 'aluminium-thermal-break'],
    openings: ['sliding', 'fixed'],
    mesh: ['pleated', 'sliding'],
    colours: ['black', 'anthracite', 'bronze'],
    rooms: ['living-room', 'bedroom', 'balcony'],
    problems: [
      { problem: 'blocked-view', reason: 'Where two panels meet you see a slim line, and then garden again.' },
      { problem: 'daylight', reason: 'Daylight reaches the back of the room.' },
      { problem: 'thresholds', reason: 'The sill track lies flush with the flooring.' },
      { problem: 'heat', reason: 'Insulated units have a solar-control coating for open south and west sides.' },
    ],
    measures: [
      derived('frame_width', 1600, 6600, 'Two panels of at least 800 mm, or three of at most 2,200 mm'),
      stated('frame_height', 2000, 3000),
      stated('sash_width', null, 2200),
      stated('sash_height', null, 3000),
      stated('sash_weight', null, 250),
      stated('glass_area', null, 6),
      stated('glass_thickness', 10, 28),
      stated('frame_depth', 110, 160),
    ],
  },
  'alu-lift-and-slide-pocket-door': {
    materials: ['aluminium-thermal-break'],
    openings: ['sliding'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['living-room', 'balcony'],
    problems: [
      {
        problem: 'narrow-opening',
        reason: 'The panels can vanish into the wall, and the clear width is the whole width.',
      },
      { problem: 'dust', reason: 'Lowered, each panel rests on its seals and keeps the dust storm out.' },
      { problem: 'thresholds', reason: 'The rail is flush with the floor, with a drain below it.' },
      { problem: 'heat', reason: 'The panels have a thermal break and take solar-control glass.' },
    ],
    measures: [
      derived('frame_width', 1000, 10_000, 'One panel of at least 1,000 mm, or four of at most 2,500 mm'),
      stated('frame_height', 2000, 2800),
      stated('sash_width', null, 2500),
      stated('sash_height', null, 2800),
      stated('sash_weight', null, 400),
      stated('glass_thickness', 24, 36),
    ],
  },
  'alu-corner-sliding-door': {
    materials: ['aluminium', 'aluminium-thermal-break'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['living-room', 'balcony', 'roof'],
    problems: [
      { problem: 'blocked-view', reason: 'Slide both sides away and the corner is empty: no post, no pillar.' },
      { problem: 'fresh-air', reason: 'With the post gone, the air crosses the room diagonally.' },
      {
        problem: 'narrow-opening',
        reason: 'Both sides of the corner open at once, and the table can stand half outdoors.',
      },
    ],
    measures: [
      derived(
        'frame_width',
        2400,
        10_800,
        'One panel of at least 1,200 mm or three of at most 1,800 mm to each side of the corner',
      ),
      stated('frame_height', 2000, 2700),
      stated('sash_width', null, 1800),
      stated('sash_height', null, 2700),
      stated('sash_weight', null, 250),
      stated('glass_thickness', 24, 28),
    ],
  },
  'alu-bifold-door': {
    materials: ['aluminium', 'aluminium-thermal-break'],
    openings: ['folding', 'hinged'],
    mesh: ['pleated'],
    colours: aluminiumColours,
    rooms: ['balcony', 'living-room', 'kitchen', 'office'],
    problems: [
      { problem: 'narrow-opening', reason: 'The leaves fold to the side and leave almost the whole opening free.' },
      { problem: 'child-safety', reason: 'A gasket strip along the folding edges guards fingers.' },
      { problem: 'insects', reason: 'Pleated mesh follows the inside line of the frame.' },
    ],
    measures: [
      derived('frame_width', 1800, 7000, 'Three to seven leaves of 600 to 1,000 mm'),
      stated('frame_height', 1900, 2800),
      stated('sash_width', 600, 1000),
      stated('sash_height', null, 2800),
      stated('sash_weight', null, 120),
      stated('glass_thickness', 20, 32),
      stated('frame_depth', 70, 75),
    ],
  },
  'alu-pivot-main-door': {
    materials: ['aluminium', 'timber'],
    openings: ['pivot', 'fixed'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['entrance', 'office'],
    problems: [
      {
        problem: 'narrow-opening',
        reason: 'A broad leaf turns on a point, and a guest opens it with the flat of a hand.',
      },
      { problem: 'security', reason: 'The lock bolts at several points.' },
    ],
    measures: [
      derived(
        'frame_width',
        1000,
        2100,
        'One leaf of 1,000 to 1,500 mm, alone or beside a sidelight of at most 600 mm',
      ),
      stated('frame_height', 2100, 3000),
      stated('sash_width', 1000, 1500),
      stated('sash_height', null, 3000),
      stated('sash_weight', null, 250),
      stated('glass_thickness', 11.52, 24),
    ],
  },
  'alu-entrance-door-timber-infill': {
    materials: ['aluminium', 'aluminium-thermal-break', 'timber'],
    openings: ['hinged', 'fixed'],
    mesh: [],
    colours: ['black', 'anthracite', 'bronze'],
    rooms: ['entrance'],
    problems: [
      {
        problem: 'security',
        reason: 'The lock bolts at several points, and the frame is reinforced where they go home.',
      },
      {
        problem: 'rain',
        reason: 'The boards float in a frame that does not warp, so the door does not bind in the monsoon.',
      },
      { problem: 'daylight', reason: 'A sidelight as tall as the door lights the hall by day.' },
    ],
    measures: [
      derived(
        'frame_width',
        900,
        2400,
        'One leaf of 900 to 1,200 mm, alone or between two sidelights of at most 600 mm',
      ),
      derived('frame_height', 2000, 2400, 'One leaf of at most 2,400 mm, without a fanlight'),
      stated('sash_width', null, 1200),
      stated('sash_height', null, 2400),
      stated('sash_weight', null, 140),
      stated('glass_thickness', 11.52, 11.52),
      stated('frame_depth', 65, 75),
    ],
  },
}
