import { upvcColours } from '../planner/colours.ts'
import type { AttributesSeed } from '../types.ts'
import { derived, stated } from './measure.ts'

export const upvcCasementWindows: AttributesSeed = {
  'single-casement-window': {
    materials: ['upvc'],
    openings: ['hinged'],
    mesh: ['pleated', 'hinged'],
    colours: upvcColours,
    rooms: ['bedroom', 'kitchen', 'stairs'],
    problems: [
      { problem: 'dust', reason: 'The handle draws the sash against two lines of gasket.' },
      { problem: 'fresh-air', reason: 'The whole opening is open, and the sash turns the breeze into the room.' },
      { problem: 'privacy', reason: 'Frosted or fluted glass is available where neighbours are near.' },
    ],
    measures: [
      derived('frame_width', 350, 750, 'One sash of 350 to 750 mm'),
      derived('frame_height', 450, 1500, 'One sash of 450 to 1,500 mm'),
      stated('sash_width', 350, 750),
      stated('sash_height', 450, 1500),
      stated('sash_weight', null, 35),
      stated('glass_thickness', 5, 24),
      stated('frame_depth', 60, 60),
    ],
  },
  'french-casement-window': {
    materials: ['upvc'],
    openings: ['hinged'],
    mesh: ['pleated', 'hinged'],
    colours: ['white', 'golden-oak', 'walnut', 'anthracite'],
    rooms: ['bedroom', 'roof'],
    problems: [
      {
        problem: 'blocked-view',
        reason: 'Two sashes meet without a post, so no line runs down the middle of the view.',
      },
      { problem: 'fresh-air', reason: 'Both sashes open, and the wide gap airs the room quickly.' },
    ],
    measures: [
      stated('frame_width', 800, 1400),
      stated('frame_height', 600, 1400),
      stated('sash_width', null, 700),
      stated('glass_thickness', 5, 24),
      stated('frame_depth', 60, 60),
    ],
  },
  'anthracite-casement-with-fixed-light': {
    materials: ['upvc'],
    openings: ['hinged', 'fixed'],
    mesh: [],
    colours: ['anthracite'],
    rooms: ['living-room'],
    problems: [
      { problem: 'blocked-view', reason: 'One broad pane gives the view; only a narrow sash beside it opens.' },
      { problem: 'fresh-air', reason: 'The sash is large enough to change the air of the room in minutes.' },
      { problem: 'child-safety', reason: 'The stays can have a child restrictor.' },
    ],
    measures: [
      derived('frame_width', null, 2150, 'A sash of at most 650 mm beside a fixed light of at most 1,500 mm'),
      derived('frame_height', null, 1350, 'A sash of at most 1,350 mm'),
      stated('sash_width', null, 650),
      stated('sash_height', null, 1350),
      stated('glass_thickness', 22, 24),
      stated('frame_depth', 60, 70),
    ],
  },
  'top-hung-awning-window': {
    materials: ['upvc'],
    openings: ['top-hung'],
    mesh: ['hinged', 'pleated'],
    colours: upvcColours,
    rooms: ['bathroom', 'kitchen', 'bedroom', 'stairs'],
    problems: [
      {
        problem: 'rain',
        reason: 'The open sash leans out like a small roof, so it can stay ajar in a steady drizzle.',
      },
      { problem: 'damp', reason: 'Set high in the wall, it lets the steam of the shower out.' },
      { problem: 'privacy', reason: 'Nobody looks in under a raised sash, and the glass can be frosted.' },
      { problem: 'child-safety', reason: 'A restrictor keeps the gap to a hand’s width where children climb.' },
    ],
    measures: [
      derived('frame_width', 450, 1200, 'One sash of 450 to 1,200 mm'),
      derived('frame_height', 350, 900, 'One sash of 350 to 900 mm'),
      stated('sash_width', 450, 1200),
      stated('sash_height', 350, 900),
      stated('sash_weight', null, 40),
      stated('glass_thickness', 5, 24),
      stated('frame_depth', 60, 60),
    ],
  },
  'tilt-and-turn-window': {
    materials: ['upvc'],
    openings: ['tilt-turn'],
    mesh: ['pleated', 'roll-up'],
    colours: upvcColours,
    rooms: ['bedroom', 'living-room'],
    problems: [
      { problem: 'fresh-air', reason: 'Tilted, it airs the room through the night without a draught at bed height.' },
      {
        problem: 'cleaning',
        reason: 'The sash swings in, so you clean its outer face from your own floor, even on the twelfth.',
      },
      { problem: 'rain', reason: 'Tilted, it keeps a light shower off the floor.' },
      { problem: 'noise', reason: 'It closes tight on every side and takes laminated or triple glazing.' },
    ],
    measures: [
      derived('frame_width', 450, 2400, 'One or two sashes of 450 to 1,200 mm'),
      derived('frame_height', 600, 1800, 'Sashes of 600 to 1,800 mm'),
      stated('sash_width', 450, 1200),
      stated('sash_height', 600, 1800),
      stated('sash_weight', null, 100),
      stated('glass_thickness', 24, 40),
      stated('frame_depth', 70, 70),
    ],
  },
  'villa-window-with-mesh-sash': {
    materials: ['upvc'],
    openings: ['hinged'],
    mesh: ['hinged'],
    colours: ['white', 'walnut', 'golden-oak', 'bronze'],
    rooms: ['bedroom', 'living-room', 'kitchen'],
    problems: [
      { problem: 'insects', reason: 'Behind the glass hang mesh sashes with hinges, handle and gasket of their own.' },
      { problem: 'fresh-air', reason: 'Glass and mesh open over the whole width, which matters on still nights.' },
      { problem: 'security', reason: 'On ground floors guard bars can stand between glass and mesh in most sizes.' },
    ],
    measures: [
      derived('frame_width', null, 1400, 'Two glass sashes of at most 700 mm'),
      derived('frame_height', null, 1500, 'Glass sashes of at most 1,500 mm'),
      stated('sash_width', null, 700),
      stated('sash_height', null, 1500),
      stated('glass_thickness', 5, 20),
      stated('frame_depth', 90, 105),
    ],
  },
  'acoustic-double-glazed-window': {
    materials: ['upvc'],
    openings: ['hinged', 'tilt-turn'],
    mesh: [],
    colours: upvcColours,
    rooms: ['bedroom', 'living-room'],
    problems: [
      {
        problem: 'noise',
        reason: 'Heavy panes of unequal thickness, a wide cavity and three seals keep traffic and horns out.',
      },
      {
        problem: 'heat',
        reason: 'The same build slows heat, so an air-conditioned room holds its temperature longer.',
      },
    ],
    measures: [
      derived('frame_width', null, 1800, 'Two sashes of at most 900 mm'),
      derived('frame_height', null, 1500, 'Sashes of at most 1,500 mm'),
      stated('sash_width', null, 900),
      stated('sash_height', null, 1500),
      stated('sash_weight', null, 100),
      stated('glass_thickness', 25, 33.5),
      stated('frame_depth', 70, 70),
    ],
  },
}
