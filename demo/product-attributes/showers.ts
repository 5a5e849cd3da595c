import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const showers: AttributesSeed = {
  'frameless-corner-shower': {
    materials: ['glass', 'steel'],
    openings: ['hinged', 'fixed'],
    mesh: [],
    colours: ['black'],
    rooms: ['bathroom'],
    problems: [
      { problem: 'damp', reason: 'The basin, the towels and the floor outside stay dry.' },
      { problem: 'cleaning', reason: 'Without a frame there is hardly a groove left for soap to settle in.' },
      { problem: 'little-space', reason: 'A small bathroom looks as deep as its far wall.' },
    ],
    measures: [
      stated('frame_width', 800, 1400),
      stated('frame_height', 2000, 2100),
      stated('sash_width', null, 900),
      stated('glass_thickness', 8, 10),
    ],
  },
  'walk-in-shower-panel': {
    materials: ['glass', 'aluminium', 'steel'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['bathroom'],
    problems: [
      { problem: 'thresholds', reason: 'There is no door and no step; a wheelchair passes when the floor is level.' },
      { problem: 'cleaning', reason: 'A single panel is quickly cleaned.' },
      { problem: 'little-space', reason: 'No door swings against the basin.' },
      { problem: 'privacy', reason: 'A frosted band or a fluted pane is available.' },
    ],
    measures: [stated('frame_width', 800, 1400), stated('frame_height', 2000, 2200), stated('glass_thickness', 8, 10)],
  },
  'straight-sliding-shower': {
    materials: ['glass', 'steel'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: ['black'],
    rooms: ['bathroom'],
    problems: [
      { problem: 'little-space', reason: 'The pane glides along a rail, so the door needs no room in front of it.' },
      { problem: 'damp', reason: 'The panes overlap and keep the spray in.' },
      { problem: 'cleaning', reason: 'There is no bottom track to fill with soap and hair.' },
    ],
    measures: [
      stated('frame_width', 1100, 1800),
      stated('frame_height', 1950, 2100),
      stated('sash_weight', null, 50),
      stated('glass_thickness', 8, 10),
    ],
  },
  'quadrant-shower-cubicle': {
    materials: ['glass', 'aluminium'],
    openings: ['sliding', 'fixed'],
    mesh: [],
    colours: [],
    rooms: ['bathroom'],
    problems: [
      { problem: 'little-space', reason: 'The rounded front gives back the floor that a square corner would take.' },
      { problem: 'damp', reason: 'Magnetic strips pull the doors together, and the frame seals on a kerb or tray.' },
      { problem: 'child-safety', reason: 'A rounded front leaves no sharp glass edge for hips and elbows.' },
    ],
    measures: [stated('frame_width', 800, 1000), stated('frame_height', 1900, 1950), stated('glass_thickness', 6, 8)],
  },
  'black-framed-grid-shower': {
    materials: ['aluminium', 'glass'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: ['black', 'anthracite', 'bronze'],
    rooms: ['bathroom'],
    problems: [
      { problem: 'damp', reason: 'Water finds no joints to creep into.' },
      { problem: 'privacy', reason: 'A fluted pane gives privacy and hides water spots.' },
      { problem: 'cleaning', reason: 'The bars are bonded to one pane, and a cloth passes over them in one stroke.' },
    ],
    measures: [
      derived('frame_width', 1200, 2400, 'Two screens of 600 to 1,200 mm'),
      stated('frame_height', 2000, 2200),
      stated('glass_thickness', 8, 8),
    ],
  },
  'folding-bath-screen': {
    materials: ['glass', 'aluminium'],
    openings: ['folding', 'pivot'],
    mesh: [],
    colours: ['black'],
    rooms: ['bathroom'],
    problems: [
      { problem: 'damp', reason: 'Unfolded, the leaves keep the hand shower off the floor.' },
      { problem: 'little-space', reason: 'The leaves fold flat against the wall when you want to soak.' },
      { problem: 'daylight', reason: 'Under a window it does not darken the room as a full enclosure would.' },
    ],
    measures: [stated('frame_width', 700, 1100), stated('frame_height', 1400, 1500), stated('glass_thickness', 6, 8)],
  },
}
