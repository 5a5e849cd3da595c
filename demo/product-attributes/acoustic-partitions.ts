import type { AttributesSeed } from '../types.ts'
import { stated } from './measure.ts'

export const acousticPartitions: AttributesSeed = {
  'double-glazed-acoustic-partition': {
    materials: ['aluminium', 'glass', 'timber'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: ['black', 'anthracite'],
    rooms: ['office'],
    problems: [
      { problem: 'noise', reason: 'Between rooms: speech at normal volume turns into a murmur without words.' },
      { problem: 'privacy', reason: 'You see who is waiting; they do not hear the numbers.' },
    ],
    measures: [
      stated('frame_height', 2000, 3000),
      stated('sash_width', null, 950),
      stated('sash_height', null, 2300),
      stated('frame_depth', 100, 100),
      stated('sound_reduction', 44, 47),
    ],
  },
  'acoustic-laminated-glass-partition': {
    materials: ['glass', 'aluminium'],
    openings: ['fixed', 'hinged'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      {
        problem: 'noise',
        reason: 'Between rooms: a soft inner layer swallows vibration where the ear is keenest for speech.',
      },
      { problem: 'daylight', reason: 'Light and sight stay as they were.' },
    ],
    measures: [
      stated('frame_height', 2000, 3000),
      stated('sash_width', null, 900),
      stated('sash_height', null, 2300),
      stated('glass_thickness', 10.76, 12.76),
      stated('sound_reduction', 37, 39),
    ],
  },
  'solid-insulated-acoustic-partition': {
    materials: ['board', 'steel', 'glass'],
    openings: ['fixed'],
    mesh: [],
    colours: ['black', 'white'],
    rooms: ['office'],
    problems: [
      {
        problem: 'noise',
        reason: 'Between rooms: layers of board and mineral wool let you argue in one and dictate in the next.',
      },
      { problem: 'privacy', reason: 'It is a wall nobody sees through, for talks that need one.' },
    ],
    measures: [stated('frame_depth', 120, 145), stated('sound_reduction', 48, 52)],
  },
  'acoustic-meeting-pod': {
    materials: ['glass', 'steel', 'board'],
    openings: ['hinged', 'fixed'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      { problem: 'noise', reason: 'Between rooms: calls leave the desks; outside, colleagues hear a murmur at most.' },
      { problem: 'changing-rooms', reason: 'It is bolted together on site and can move house with you.' },
      { problem: 'fresh-air', reason: 'Quiet fans keep changing the air.' },
    ],
    measures: [stated('frame_width', 1000, 2200), stated('frame_height', 2250, 2250)],
  },
  'slatted-timber-acoustic-partition': {
    materials: ['timber', 'board', 'steel', 'glass'],
    openings: ['fixed'],
    mesh: [],
    colours: [],
    rooms: ['office'],
    problems: [
      {
        problem: 'noise',
        reason: 'Between rooms: felt soaks up the ring of a hard room, and the core keeps the next room out.',
      },
      { problem: 'daylight', reason: 'A glass band under the ceiling keeps the rooms behind from turning dark.' },
    ],
    measures: [stated('frame_height', 2000, 3200), stated('frame_depth', 95, 150)],
  },
}
