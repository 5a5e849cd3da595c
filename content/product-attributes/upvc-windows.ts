import type { AttributesSeed } from '../types.ts'
import { stated } from './measure.ts'

const colours = ['white', 'golden-oak', 'walnut', 'anthracite', 'bronze', 'black']

export const upvcWindows: AttributesSeed = {
  'single-casement-window': {
    materials: ['upvc'],
    openings: ['hinged'],
    mesh: ['pleated', 'hinged'],
    colours,
    rooms: ['bedroom', 'kitchen', 'stairs'],
    problems: [
      { problem: 'dust', reason: 'The handle draws the sash against two lines of gasket.' },
      { problem: 'fresh-air', reason: 'The whole opening is open, and the sash turns the breeze into the room.' },
    ],
    measures: [
      stated('sash_width', 350, 750),
      stated('sash_height', 450, 1500),
      stated('sash_weight', null, 35),
      stated('glass_thickness', 5, 24),
      stated('frame_depth', 60, 60),
    ],
  },
}
