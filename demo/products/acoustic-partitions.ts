import type { ProductSeed } from '../types.ts'

export const acousticPartitions: ProductSeed[] = [
  {
    sub_item: 'acoustic-partition',
    slug: 'double-glazed-acoustic-partition',
    title: 'Double-Glazed Acoustic Partition with Timber Door',
    pictures: ['partition-acoustic', 'elevation-double-glazed-acoustic-partition', 'hw-gasket-coil'],
    description: `<p>Close the door and the floor outside falls away. Two panes of different thickness stand a hand's breadth apart in one frame, and a heavy timber leaf with seals on all four sides completes the wall. You see who is waiting; they do not hear the numbers.</p>
<p>We treat it as one piece of work, from slab to slab. A quiet wall with a leak above the ceiling is not a quiet wall.</p>`,
    blocks: [
      {
        title: 'What it does for the meeting room',
        description:
          'Speech at normal volume turns into a murmur without words. The people at the desks outside get their concentration back, and the video call inside stops picking up their telephones.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Boardrooms and interview rooms',
          'Doctors, lawyers and auditors',
          'Cabins beside a call floor',
          'Meeting rooms next to pantries and print areas',
        ],
        specification: [],
      },
      {
        title: 'Glass pair',
        description:
          'One pane is laminated with a sound-damping film, the other is plain. Unequal thickness keeps both from vibrating at the same pitch.',
        specification: [
          { title: 'Outer pane', value: '5 + 0.76 acoustic PVB + 5 or 6 + 0.76 + 6 laminated' },
          { title: 'Inner pane', value: '8 or 10 mm toughened' },
          { title: 'Cavity', value: '60 to 75 mm, lined with an absorbing strip' },
          {
            title: 'Typical for this glazing',
            value: 'About Rw 44 to 47 dB; expect 4 to 7 dB less on site',
            source: 'Estimate of the sample company; not measured',
          },
        ],
      },
      {
        title: 'Timber door',
        description: 'The door is always the weakest part, so it is built first and tuned last.',
        specification: [
          { title: 'Leaf', value: '45 to 55 mm, dense core, oak or walnut veneer' },
          { title: 'Seals', value: 'Double EPDM in the frame, automatic drop seal below' },
          { title: 'Size', value: 'Up to 950 × 2,300 mm' },
          { title: 'Hinges', value: 'Three or four, load rated, adjustable' },
        ],
      },
      {
        title: 'Frame and edges',
        description:
          'Perimeter joints are filled with acoustic sealant, and the ceiling void above is closed with board and mineral wool.',
        specification: [
          { title: 'Profile', value: 'Aluminium 6063-T5, 100 mm deep' },
          { title: 'Height', value: '2,000 to 3,000 mm' },
          { title: 'Gasket', value: 'EPDM on both faces of each pane' },
          { title: 'Finish', value: 'Black, anthracite or silver' },
        ],
      },
    ],
    keywords: [
      'acoustic partition',
      'soundproof partition',
      'double glazed acoustic',
      'soundproof cabin',
      'quiet meeting room',
      'sound proof glass',
      'boardroom partition',
      'acoustic door',
    ],
    meta: {
      meta_title: 'Double-Glazed Acoustic Partition with Timber Door',
      meta_description:
        'Two unequal panes, a deep cavity and a sealed timber door bring speech down to a murmur. For boardrooms, interviews and consulting rooms.',
      meta_keywords:
        'acoustic partition, double glazed acoustic partition, soundproof meeting room, acoustic timber door, office soundproofing',
    },
    banners: ['acoustic-laminated-glass-partition', 'solid-insulated-acoustic-partition', 'acoustic-meeting-pod'],
    bottom: { title: 'You see who is waiting. They do not <em>hear</em> you.', image: 'partition-acoustic' },
    accessories: ['gaskets-and-seals', 'glass-and-spacers', 'profile-and-accessories', 'glass-door-fittings'],
    elevation: {
      width: 5200,
      height: 2800,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 0.24,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.18, opens: 'fixed', fill: 'glass' },
            { width: 0.18, opens: 'fixed', fill: 'glass' },
            { width: 0.14, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.76,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.18, opens: 'left', fill: 'timber' },
            { width: 0.18, opens: 'fixed', fill: 'glass' },
            { width: 0.14, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'acoustic-partition',
    slug: 'acoustic-laminated-glass-partition',
    title: 'Acoustic Laminated Glass Partition',
    pictures: [
      'acoustic-laminated-glass-partition',
      'elevation-acoustic-laminated-glass-partition',
      'hw-glass-samples',
    ],
    description: `<p>When a double wall is more than the room needs, one good pane often does it. Two sheets of glass are laminated with a soft inner layer that swallows vibration, just where the ear is keenest for speech. It looks like any frameless partition and takes no more depth.</p>
<p>Team rooms, small meeting rooms and quiet zones are its places: rooms where you want less noise rather than secrecy.</p>`,
    blocks: [
      {
        title: 'What it does for concentration',
        description:
          'The ringing and clatter of the aisle lose their edge, and you stop following the conversation next door. Light and sight stay as they were.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Focus rooms and team rooms',
          'Libraries, classrooms and training rooms',
          'Reception fronts in busy buildings',
          'Upgrades of single-glazed walls in the same channels',
        ],
        specification: [],
      },
      {
        title: 'The glass',
        description:
          'The damping layer works in the range where ordinary glass of the same weight lets speech through.',
        specification: [
          { title: 'Build', value: '5 + 0.76 + 5 or 6 + 0.76 + 6 mm, acoustic PVB' },
          { title: 'Total thickness', value: '10.76 or 12.76 mm' },
          {
            title: 'Typical for this glass',
            value: 'About Rw 37 to 39 dB; less on site',
            source: 'Estimate of the sample company; not measured',
          },
          {
            title: 'Plain glass, for comparison',
            value: '10 mm toughened, about Rw 33 to 35 dB',
            source: 'Estimate of the sample company; not measured',
          },
        ],
      },
      {
        title: 'Channels and joints',
        description:
          'Panels are bedded on rubber and sealed on both sides. Dry joints use a soft lip, not a hard strip.',
        specification: [
          { title: 'Channel', value: 'Aluminium, 30 to 35 mm wide, with EPDM liner' },
          { title: 'Joint', value: 'Clear silicone or co-extruded acoustic strip' },
          { title: 'Height', value: '2,000 to 3,000 mm by thickness' },
          { title: 'Panel width', value: '900 to 1,200 mm' },
        ],
      },
      {
        title: 'Door and limits',
        description:
          'The door sets the result. A framed glass leaf with rubber on three sides and a drop seal below suits this wall; a frameless leaf with open edges would undo half of it.',
        specification: [
          { title: 'Leaf', value: '10.76 mm laminated in a 40 mm frame' },
          { title: 'Leaf size', value: 'Up to 900 × 2,300 mm' },
        ],
      },
    ],
    keywords: [
      'acoustic glass',
      'laminated glass partition',
      'sound reducing glass',
      'quiet office glass',
      'acoustic PVB',
      'sound control partition',
      'focus room',
      'noise reduction glass',
    ],
    meta: {
      meta_title: 'Acoustic Laminated Glass Partition',
      meta_description:
        'One laminated pane with a sound-damping layer takes the edge off office noise. Slim frameless looks for focus rooms, classrooms and team rooms.',
      meta_keywords:
        'acoustic glass partition, laminated acoustic glass, sound reducing partition, focus room glass, office noise control',
    },
    banners: ['solid-insulated-acoustic-partition', 'acoustic-meeting-pod', 'slatted-timber-acoustic-partition'],
    bottom: { title: 'One pane, and the aisle loses its <em>edge</em>.', image: 'acoustic-laminated-glass-partition' },
    accessories: ['glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories', 'glass-door-fittings'],
    elevation: {
      width: 4600,
      height: 2700,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.27, opens: 'fixed', fill: 'glass' },
            { width: 0.27, opens: 'fixed', fill: 'glass' },
            { width: 0.19, opens: 'right', fill: 'glass' },
            { width: 0.27, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'acoustic-partition',
    slug: 'solid-insulated-acoustic-partition',
    title: 'Solid Insulated Acoustic Partition',
    pictures: ['solid-insulated-acoustic-partition', 'elevation-solid-insulated-acoustic-partition', 'hw-gasket-coil'],
    description: `<p>Some talks need a wall you cannot see through. This one is built in layers: board, board, mineral wool, air, board, board, with a strip of glass where you want one. Fabric or veneer panels clip onto the face, so the room looks warm and does not echo.</p>
<p>Between two meeting rooms, or between a server room and people, it does what glass alone cannot: it is heavy, soft inside and tight at every edge.</p>`,
    blocks: [
      {
        title: 'What it does for a private room',
        description:
          'You can argue in one room and dictate in the next. The fabric face also takes the ring out of the room itself, which makes conference calls easier to follow.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Back-to-back meeting rooms',
          'HR, legal and counselling rooms',
          'Server, UPS and air-handling rooms',
          'Training halls and prayer rooms',
        ],
        specification: [],
      },
      {
        title: 'Layers',
        description: 'Joints of the two boards are staggered, and sockets on the two faces are never set back to back.',
        specification: [
          { title: 'Studs', value: 'Galvanised steel, 70 or 92 mm' },
          { title: 'Boards', value: 'Two layers of 12.5 mm gypsum on each side' },
          { title: 'Filling', value: '50 or 75 mm mineral wool, 48 kg per cubic metre' },
          { title: 'Thickness', value: '120 to 145 mm' },
          {
            title: 'Typical for this build',
            value: 'About Rw 48 to 52 dB; less on site',
            source: 'Estimate of the sample company; not measured',
          },
        ],
      },
      {
        title: 'Face panels',
        description: 'Panels hook on rails and come off again for cabling.',
        specification: [
          { title: 'Fabric', value: 'On 12 to 25 mm polyester or glass wool core' },
          { title: 'Veneer or laminate', value: 'On 12 mm board, plain or grooved' },
          { title: 'Vision strip', value: 'Two panes, 6 and 8 mm, up to 600 mm high' },
          { title: 'Trim', value: 'Aluminium, black, white or anodised' },
        ],
      },
      {
        title: 'What makes or breaks it',
        description: [
          'The wall runs to the slab, not just to the ceiling tiles',
          'Soft sealing strip under floor and head tracks',
          'Ducts that cross it get a silencer or a lined bend',
          'A sealed door of matching weight',
        ],
        specification: [],
      },
    ],
    keywords: [
      'soundproof wall',
      'acoustic wall',
      'insulated partition',
      'gypsum acoustic partition',
      'fabric panel partition',
      'drywall soundproofing',
      'solid office partition',
      'acoustic panels',
    ],
    meta: {
      meta_title: 'Solid Insulated Acoustic Partition, Fabric Faced',
      meta_description:
        'Layered boards and mineral wool from slab to slab, faced in fabric or veneer. Keeps talk private between meeting rooms and calms the echo.',
      meta_keywords:
        'solid acoustic partition, soundproof office wall, insulated partition, fabric faced partition, acoustic drywall',
    },
    banners: ['acoustic-meeting-pod', 'slatted-timber-acoustic-partition', 'partition-acoustic'],
    bottom: {
      title: 'Heavy, soft inside, and tight at <em>every edge</em>.',
      image: 'solid-insulated-acoustic-partition',
    },
    accessories: ['profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 4800,
      height: 2900,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 0.2,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.8,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'panel' },
            { width: 0.25, opens: 'fixed', fill: 'panel' },
            { width: 0.25, opens: 'fixed', fill: 'panel' },
            { width: 0.25, opens: 'fixed', fill: 'panel' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'acoustic-partition',
    slug: 'acoustic-meeting-pod',
    title: 'Acoustic Meeting Pod',
    pictures: ['acoustic-meeting-pod', 'elevation-acoustic-meeting-pod', 'hw-gasket-coil'],
    description: `<p>A room that stands inside a room. For one person on the telephone or four around a screen, the pod brings its own walls, roof, light and air, and needs only a socket. Nobody builds anything: it is carried in as panels, bolted together in a day or two, and can move house with you.</p>
<p>Felt on the inside makes your voice sound close. Outside, colleagues see that you are busy and hear a murmur at most.</p>`,
    blocks: [
      {
        title: 'What it does for the open floor',
        description:
          'Calls leave the desks. Two or three pods take the pressure off the meeting rooms, which are otherwise held all morning by one person with headphones.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Open offices and co-working floors',
          'Hotel lobbies and airport lounges',
          'Libraries and campuses',
          'Homes with one room too few',
        ],
        specification: [],
      },
      {
        title: 'Shell',
        description:
          'Walls are glass front and back, or on one side only, with layered panels between. The pod stands on rubber feet, so steps do not carry through the floor.',
        specification: [
          { title: 'Front', value: '5 + 0.76 + 5 acoustic laminated glass' },
          { title: 'Walls and roof', value: '60 to 80 mm: steel or board, mineral wool, felt' },
          { title: 'Door', value: 'Framed glass, double seals, hinged left or right' },
          {
            title: 'Speech reduction',
            value: 'Typically 25 to 30 dB for pods of this build',
            source: 'Estimate of the sample company; not measured',
          },
        ],
      },
      {
        title: 'Air, light and power',
        description:
          'Quiet fans change the air every one to two minutes through lined ducts, and start when you step in.',
        specification: [
          { title: 'Ventilation', value: 'Two to four low-noise 12 V fans' },
          { title: 'Light', value: 'LED, 4,000 K, with motion sensor' },
          { title: 'Supply', value: '230 V plug; sockets and USB inside' },
          { title: 'Fire', value: 'Sprinkler or detector cut-out prepared in the roof' },
        ],
      },
      {
        title: 'Sizes',
        description: 'All three pass through a normal office lift in parts.',
        specification: [
          { title: 'One person', value: 'About 1,000 × 1,000 × 2,250 mm' },
          { title: 'Two persons', value: 'About 2,000 × 1,200 × 2,250 mm' },
          { title: 'Four persons', value: 'About 2,200 × 2,000 × 2,250 mm' },
        ],
      },
    ],
    keywords: [
      'meeting pod',
      'phone booth',
      'office booth',
      'acoustic pod',
      'soundproof booth',
      'call booth',
      'work pod',
      'silent room',
      'telephone cabin',
    ],
    meta: {
      meta_title: 'Acoustic Meeting Pod and Office Phone Booth',
      meta_description:
        'A free-standing quiet room with its own air, light and power, for one to four people. Bolted together on site, and it can move with you.',
      meta_keywords: 'acoustic pod, office phone booth, meeting pod, soundproof booth, work pod, call booth',
    },
    banners: ['slatted-timber-acoustic-partition', 'partition-acoustic', 'acoustic-laminated-glass-partition'],
    bottom: { title: 'Step in, pull the door, <em>hear yourself</em> think.', image: 'acoustic-meeting-pod' },
    accessories: ['gaskets-and-seals', 'glass-door-fittings', 'glass-and-spacers', 'profile-and-accessories'],
    elevation: {
      width: 2000,
      height: 2250,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.12, opens: 'fixed', fill: 'panel' },
            { width: 0.32, opens: 'fixed', fill: 'glass' },
            { width: 0.44, opens: 'right', fill: 'glass' },
            { width: 0.12, opens: 'fixed', fill: 'panel' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'acoustic-partition',
    slug: 'slatted-timber-acoustic-partition',
    title: 'Slatted Timber Acoustic Partition',
    pictures: ['slatted-timber-acoustic-partition', 'elevation-slatted-timber-acoustic-partition', 'office-partition'],
    description: `<p>Hard floors, glass and a bare ceiling make even a friendly office shout. Upright timber slats on dark felt soak up much of that ring, and the solid core behind them keeps the next room out. The wall brings the warmth of wood to a floor full of screens.</p>
<p>A clear glass band under the ceiling lets daylight carry on above eye level, so the rooms behind do not turn dark.</p>`,
    blocks: [
      {
        title: 'What it does for the sound of a room',
        description:
          'Voices become softer because echoes die sooner. People who spoke up to be heard begin to speak normally, and the whole floor follows.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Reception areas and waiting rooms',
          'Restaurants and cafés with hard finishes',
          'Auditoriums, podcast and music rooms',
          'Meeting rooms with one glass wall',
        ],
        specification: [],
      },
      {
        title: 'Slats and felt',
        description: 'The felt between the slats does the absorbing; the wider the gap, the more of it works.',
        specification: [
          { title: 'Slat', value: '27 × 12 mm or 30 × 20 mm, oak, walnut or ash veneer' },
          { title: 'Gap', value: '10 to 15 mm' },
          { title: 'Backing', value: '9 mm polyester felt, black or grey' },
          { title: 'Deeper version', value: '25 to 50 mm wool behind the felt for low tones' },
        ],
      },
      {
        title: 'Core and glass band',
        description:
          'Slats alone only absorb. The core behind them is what blocks, so it runs the full width and is sealed at the edges.',
        specification: [
          { title: 'Core', value: 'Steel stud 50 or 70 mm, 12.5 mm board, 50 mm mineral wool' },
          { title: 'Glass band', value: '6 + 0.76 + 6 laminated, 400 to 700 mm high' },
          { title: 'Thickness', value: 'About 95 to 150 mm, slats on one face or both' },
          { title: 'Height', value: '2,000 to 3,200 mm' },
        ],
      },
      {
        title: 'Care and finish',
        description:
          'Dust with a soft brush or a vacuum nozzle along the slats. Veneer is lacquered matt; in a pantry or beside a basin we suggest laminate slats, which do not mind a damp cloth.',
        specification: [],
      },
    ],
    keywords: [
      'slatted acoustic panel',
      'timber slat partition',
      'wooden louver partition',
      'echo reduction',
      'acoustic felt wall',
      'wood slat wall',
      'charcoal louver',
      'sound absorbing partition',
    ],
    meta: {
      meta_title: 'Slatted Timber Acoustic Partition with Felt',
      meta_description:
        'Oak or walnut slats on sound-absorbing felt over a solid core, with a glass band above. Calms echo in offices, restaurants and receptions.',
      meta_keywords:
        'slatted acoustic partition, timber slat wall, acoustic felt panel, echo reduction, wooden office partition',
    },
    banners: ['partition-acoustic', 'acoustic-laminated-glass-partition', 'solid-insulated-acoustic-partition'],
    bottom: { title: 'The room lowers its voice, and so <em>do we</em>.', image: 'slatted-timber-acoustic-partition' },
    accessories: ['profile-and-accessories', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 4200,
      height: 3000,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 0.2,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.8,
          cells: [
            { width: 1, opens: 'fixed', fill: 'timber', bars: [16, 1] },
            { width: 1, opens: 'fixed', fill: 'timber', bars: [16, 1] },
            { width: 1, opens: 'fixed', fill: 'timber', bars: [16, 1] },
          ],
        },
      ],
    },
  },
]
