import { aluminiumColours } from '../planner/colours.ts'
import type { AttributesSeed } from '../types.ts'
import { stated } from './measure.ts'

export const railings: AttributesSeed = {
  'frameless-spigot-railing': {
    materials: ['glass', 'steel'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['balcony', 'stairs', 'roof'],
    problems: [
      {
        problem: 'blocked-view',
        reason: 'Nothing stands in front of the glass, and the view does not stop at the rail.',
      },
      { problem: 'child-safety', reason: 'Children stay on the safe side of the glass and still see the garden.' },
      { problem: 'cleaning', reason: 'Rain and dust wash straight out below the glass.' },
    ],
    measures: [stated('frame_height', 1050, 1200), stated('glass_thickness', 12, 13.52)],
  },
  'base-channel-glass-railing': {
    materials: ['glass', 'aluminium'],
    openings: ['fixed'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['balcony', 'stairs', 'roof'],
    problems: [
      { problem: 'blocked-view', reason: 'There are no posts to look past.' },
      { problem: 'child-safety', reason: 'The closed foot stops cups and toys from going over the edge.' },
      { problem: 'cleaning', reason: 'There are no fittings to clean around.' },
    ],
    measures: [stated('glass_thickness', 13.52, 21.52)],
  },
  'point-fixed-glass-stair-railing': {
    materials: ['glass', 'steel', 'timber'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['stairs', 'office'],
    problems: [
      { problem: 'daylight', reason: 'Daylight from a landing window reaches the hall below.' },
      { problem: 'little-space', reason: 'The glass hangs beside the flight, so every tread keeps its full width.' },
      { problem: 'cleaning', reason: 'No post stands on the treads, and they are swept right to the edge.' },
    ],
    measures: [stated('frame_height', 900, null), stated('glass_thickness', 12, 17.52)],
  },
  'post-and-rail-aluminium-railing': {
    materials: ['aluminium', 'glass'],
    openings: ['fixed'],
    mesh: [],
    colours: aluminiumColours,
    rooms: ['balcony', 'roof'],
    problems: [
      { problem: 'child-safety', reason: 'The gap below the glass is kept small.' },
      { problem: 'rain', reason: 'The frame is screwed and powder coated: no weld to rust after the second monsoon.' },
    ],
    measures: [stated('glass_thickness', 8, 12)],
  },
  'juliet-balcony-glass-railing': {
    materials: ['glass', 'aluminium', 'steel'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['bedroom', 'balcony', 'stairs'],
    problems: [
      { problem: 'child-safety', reason: 'Laminated glass guards a full-height opening, and the gaps are kept small.' },
      { problem: 'little-space', reason: 'You stand in the fresh air without losing any floor.' },
      { problem: 'fresh-air', reason: 'Both leaves of the door can stand open.' },
      { problem: 'daylight', reason: 'A window becomes a door to the floor, and more sky comes in.' },
    ],
    measures: [stated('frame_height', 1100, null), stated('glass_thickness', 13.52, 17.52)],
  },
  'aluminium-baluster-railing': {
    materials: ['aluminium'],
    openings: ['fixed'],
    mesh: [],
    colours: ['black', 'anthracite', 'bronze', 'white'],
    rooms: ['balcony', 'stairs'],
    problems: [
      { problem: 'fresh-air', reason: 'The evening breeze passes where a glass railing would stop it.' },
      { problem: 'child-safety', reason: 'The bars stand close together, and there is no crossbar to climb.' },
      { problem: 'cleaning', reason: 'Bars ask for no glass cleaning at all.' },
    ],
    measures: [],
  },
  'led-handrail-glass-railing': {
    materials: ['glass', 'steel', 'aluminium'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['stairs', 'roof', 'office'],
    problems: [
      {
        problem: 'thresholds',
        reason: 'Light from the handrail falls on the treads, and you find the first step in the dark.',
      },
      { problem: 'child-safety', reason: 'If a sheet of the glass breaks, its film keeps the pieces together.' },
    ],
    measures: [stated('glass_thickness', 13.52, 17.52)],
  },
}
