import type { ProductSeed } from '../types.ts'

export const upvcSlidingDoors: ProductSeed[] = [
  {
    sub_item: 'door',
    slug: 'upvc-two-track-sliding-door',
    title: 'Two-Track Sliding Door',
    pictures: [
      'upvc-two-track-sliding-door',
      'elevation-upvc-two-track-sliding-door',
      'hw-roller-wheel',
      'hw-corner-oak',
    ],
    description:
      '<p>Two glazed sashes on two rails, each passing the other. Nothing swings into the room or over the balcony chairs, and half of the opening is free whenever you like. It is the plain, dependable slider of most city homes.</p><p>Each sash stands on a pair of tandem rollers that can be raised or lowered with a screwdriver once the house has settled. Pile seals run along the rails and a hooked interlock closes the middle, so the hot loo wind finds far less to blow through than in an old aluminium two-track.</p>',
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'The bed can stand beside it, the curtain can hang close to it, and a gust cannot slam it. For rooms under four metres deep that saved swing is the difference between a place for a chair and none.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Balcony openings of 1500 to 2400 mm',
          'Flats where an outward leaf would block a narrow balcony',
          'Rooms with a separate mesh door, or none needed',
          'Enclosing a balcony as a study or sun room',
        ],
        specification: [],
      },
      {
        title: 'Frame and rollers',
        description:
          'The rail is a separate metal strip clipped into the frame. It can be replaced; the welded frame need not be touched.',
        specification: [
          { title: 'Frame depth', value: 'About 66 mm, two tracks' },
          { title: 'Sash', value: 'Multi-chamber sliding door sash, steel on four sides' },
          { title: 'Rollers', value: 'Adjustable tandem pair, up to 120 kg a sash' },
          { title: 'Rail', value: 'Anodised aluminium or stainless steel' },
          { title: 'Lock', value: 'Multipoint with D-handle; anti-lift blocks above' },
        ],
      },
      {
        title: 'Glass',
        description: [
          '5 or 6 mm toughened on sheltered balconies',
          '5-12-5 insulated unit where the AC runs all afternoon',
          '5+1.52 PVB+5 laminated beside a flyover or railway line',
          'Tinted or reflective outer pane on west walls',
        ],
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description: 'Sashes work well when they are taller than wide, up to about two and a half times.',
        specification: [
          { title: 'Sash, at most', value: '1200 × 2300 mm' },
          { title: 'Whole frame', value: '1500 to 2400 mm wide, 1900 to 2300 mm high' },
          { title: 'Glass thickness', value: '5 to 24 mm' },
          { title: 'Opening', value: 'About half of the width' },
          { title: 'Finishes', value: 'White, golden oak, walnut, anthracite foil' },
        ],
      },
    ],
    keywords: [
      'sliding door',
      '2 track',
      'two track slider',
      'balcony sliding door',
      'glass sliding door',
      'patio slider',
      'upvc slider',
      'space saving door',
    ],
    meta: {
      meta_title: 'uPVC two-track sliding door for balconies',
      meta_description:
        'Two-track uPVC sliding door on adjustable tandem rollers: no swing into the room, multipoint lock, single, laminated or insulated glass to 24 mm.',
      meta_keywords:
        'upvc sliding door, 2 track sliding door, balcony sliding door, two panel slider, upvc patio door, tandem roller sliding door',
    },
    banners: ['upvc-lift-and-slide-door', 'upvc-tilt-and-slide-door', 'french-door-upvc'],
    bottom: { title: 'One hand, one metre, and you are <em>outside</em>.', image: 'upvc-two-track-sliding-door' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'gaskets-and-seals', 'profile-and-accessories'],
    elevation: {
      width: 1800,
      height: 2150,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'slide-right', fill: 'glass' },
            { width: 0.5, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-three-track-sliding-door',
    title: 'Three-Track Sliding Door with Mesh',
    pictures: [
      'upvc-three-track-sliding-door',
      'elevation-upvc-three-track-sliding-door',
      'hw-roller-wheel',
      'hw-d-pull-handle',
    ],
    description:
      '<p>Two glass sashes and one of mesh, each on its own rail. Glass shut for the AC, mesh across for the evening, both pushed aside when the gas cylinder has to pass: one door follows the day.</p><p>The third rail can carry a third glass sash instead. Then a three-metre opening clears to two thirds rather than one half, and the mesh becomes a pleated screen on the inside. Bedrooms usually want the first; drawing rooms with a terrace, the second.</p>',
    blocks: [
      {
        title: 'One door for every hour',
        description:
          'At seven the glass is open and the mesh closed; at two both panes are shut against the heat; at ten you lock one sash and leave the mesh in front of the other. Nobody unhooks or stores a screen.',
        specification: [],
      },
      {
        title: 'Two ways to use three rails',
        description: [
          'Two glass, one mesh: half of the opening, always screened when you want it',
          'Three glass: two thirds of the opening, for terraces and large rooms',
          'Either sash can be the one that moves first; say which side the switchboard is on',
          'Frame couples to fixed panes at the side for wider walls',
        ],
        specification: [],
      },
      {
        title: 'Frame, rails and mesh',
        description:
          'Each rail drains by its own slots, with flaps outside that let water go and keep dust from blowing back.',
        specification: [
          { title: 'Frame depth', value: 'About 116 mm, three tracks' },
          { title: 'Reinforcement', value: 'Galvanised steel in frame, sashes and interlocks' },
          { title: 'Rollers', value: 'Tandem under glass, single nylon under mesh' },
          { title: 'Mesh', value: 'SS 304 or fibreglass in a mid-railed sash' },
          { title: 'Lock', value: 'Multipoint on glass, hook latch on mesh' },
        ],
      },
      {
        title: 'Glass make-ups',
        description:
          'A 5-12-5 insulated unit is the usual choice; on the top floor or a west face we set a solar-control pane outside. Panes near the floor are toughened without exception.',
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description: 'Check the wall first: the deep frame wants a jamb of at least 125 mm or a packed reveal.',
        specification: [
          { title: 'Sash, at most', value: '1200 × 2300 mm' },
          { title: 'Whole frame', value: '1800 to 3600 mm wide, 1900 to 2300 mm high' },
          { title: 'Glass thickness', value: '5 to 24 mm' },
          { title: 'Finishes', value: 'White, golden oak, walnut, anthracite foil' },
        ],
      },
    ],
    keywords: [
      '3 track',
      'three track slider',
      'sliding door with mesh',
      'mosquito mesh sliding',
      'three panel sliding door',
      'net sliding door',
      'balcony door with net',
      'patio door',
    ],
    meta: {
      meta_title: 'uPVC three-track sliding door with mesh',
      meta_description:
        'Three-track uPVC sliding doors: two glass sashes and a mesh, or three of glass that clear two thirds of the opening. Drained rails, multipoint lock.',
      meta_keywords:
        '3 track sliding door, upvc sliding door with mesh, three panel sliding door, mosquito mesh slider, balcony sliding door, terrace door',
    },
    banners: ['upvc-slide-and-fold-door', 'upvc-casement-balcony-door', 'upvc-bathroom-panel-door'],
    bottom: { title: 'Glass at noon, <em>mesh</em> at dusk, open at dawn.', image: 'upvc-three-track-sliding-door' },
    accessories: [
      'rollers-and-tracks',
      'mesh-and-screens',
      'window-door-and-accessories',
      'glass-and-spacers',
      'gaskets-and-seals',
    ],
    elevation: {
      width: 2400,
      height: 2250,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'slide-right', fill: 'mesh', bars: [1, 2] },
            { width: 0.5, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-lift-and-slide-door',
    title: 'Lift-and-Slide Door',
    pictures: ['upvc-lift-and-slide-door', 'elevation-upvc-lift-and-slide-door', 'profile-section', 'hw-gasket-coil'],
    description:
      '<p>Turn the long handle and two hundred kilos of glass rise by a few millimetres, off their gaskets and on to the rollers. Push, and they go with one finger. Turn the handle back and the sash sits down on its seals like a lid on a pot.</p><p>That is the point of the system: a sliding door that does not rely on brushes. Because the weight itself closes the joint, it closes more tightly than a slider on brushes and comes close to a casement; how close, we have not measured. It suits the one large opening of the house, towards the garden.</p>',
    blocks: [
      {
        title: 'What the lift changes',
        description:
          'An ordinary slider rubs along its seals each time it moves, so the seals must be soft. Here they are firm EPDM and are never dragged, only pressed. The sash can also be set down part-way, and stays there in a gust.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Drawing rooms and family rooms on a lawn or terrace',
          'Wide bedroom walls in farmhouses around Chhatarpur and Sohna',
          'Homes beside a busy road that still want a sliding door',
          'Rooms with elderly people, thanks to the low sill and light push',
        ],
        specification: [],
      },
      {
        title: 'Frame, sash and gear',
        description: 'The lifting gear sits in the sash edge; the rollers are stainless carriages on a raised rail.',
        specification: [
          { title: 'Sash depth', value: '70 mm, five chambers' },
          { title: 'Frame depth', value: 'About 170 mm on two rails' },
          { title: 'Reinforcement', value: 'Galvanised steel, 2 mm and more, in frame and sash' },
          { title: 'Carriages', value: 'Up to 300 kg a sash' },
          { title: 'Threshold', value: 'Thermally separated aluminium and uPVC, can be let into the floor' },
          { title: 'Lock', value: 'Bolts engage as the handle is turned down; key cylinder possible' },
        ],
      },
      {
        title: 'Glass',
        description:
          'The deep sash takes 24 to 36 mm. We usually propose 6-12-6 with a solar-control coating; add a laminated inner pane against the road. Deep notes, of trucks and of music, still come in.',
        specification: [{ title: 'Glass thickness', value: '24 to 36 mm' }],
      },
      {
        title: 'Sizes and limits',
        description: 'Usually one fixed and one moving sash, or two moving sashes that part in the centre of four.',
        specification: [
          { title: 'Sash, at most', value: '2000 × 2500 mm' },
          { title: 'Whole frame', value: '2000 to 6000 mm wide, 1900 to 2500 mm high, the widest with four sashes' },
          { title: 'Finishes', value: 'White, walnut, anthracite; white inside with colour outside' },
        ],
      },
    ],
    keywords: [
      'lift and slide',
      'lift slide door',
      'large sliding door',
      'garden door',
      'heavy sliding door',
      'patio door',
      'soundproof sliding door',
      'villa door',
    ],
    meta: {
      meta_title: 'uPVC lift-and-slide door for wide openings',
      meta_description:
        'uPVC lift-and-slide doors: the sash lifts to roll and drops on its gaskets to seal. Up to 2000 x 2500 mm a sash, 24 to 36 mm glass, low threshold.',
      meta_keywords:
        'lift and slide door, upvc lift slide, large sliding door, garden sliding door, insulated sliding door, low threshold door',
    },
    banners: ['upvc-tilt-and-slide-door', 'french-door-upvc', 'upvc-half-glazed-kitchen-door'],
    bottom: { title: 'Two hundred kilos, moved with one <em>finger</em>.', image: 'upvc-lift-and-slide-door' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 3600,
      height: 2400,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'slide-right', fill: 'glass' },
            { width: 0.5, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-slide-and-fold-door',
    title: 'Slide-and-Fold Door',
    pictures: ['upvc-slide-and-fold-door', 'elevation-upvc-slide-and-fold-door', 'profile-section', 'hw-lever-handle'],
    description:
      '<p>Four leaves, hinged to one another, that run along a rail and fold up like a screen. Within half a minute a glazed wall becomes a stack at the side, and nearly the whole width is open to the courtyard.</p><p>For every other day one leaf at the end works as an ordinary door, so nobody has to fold the wall to let the cat out. Closed, each leaf presses on a gasket, and shoot bolts hold head and sill between the hinged joints.</p>',
    blocks: [
      {
        title: 'For the days with guests',
        description:
          'Weddings in the house, Diwali evenings, a birthday with forty cousins: the room has to double for a few hours. A slider keeps half of its glass in the way. This door keeps a stack about as deep as a bookshelf.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Courtyards and verandas, from 2 to 5 metres wide',
          'Drawing rooms that open on a covered terrace',
          'Restaurants and homestays with a garden side',
          'Between dining room and sun room, without an outer sill',
        ],
        specification: [],
      },
      {
        title: 'Leaves and running gear',
        description: 'Weight runs on the bottom rail, so an ordinary lintel will do; the upper rail only guides.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Leaves', value: 'Three to six, folding to one side or both' },
          { title: 'Running gear', value: 'Stainless carriages at each second joint, 80 kg a leaf' },
          { title: 'Locking', value: 'Multipoint in the traffic leaf, shoot bolts at the joints' },
          { title: 'Seals', value: 'Two continuous EPDM or TPE gaskets a leaf' },
        ],
      },
      {
        title: 'Glass and mesh',
        description:
          'Toughened 5-12-5 units in each leaf. A pleated mesh can close openings up to about 4 metres from both ends and leaves no rail in the air when parked.',
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description:
          'Keep the leaves alike: unequal leaves do not stack square. Outward folding saves the room, inward folding saves the veranda.',
        specification: [
          { title: 'Leaf', value: '600 to 850 mm wide, up to 2300 mm high' },
          { title: 'Whole frame', value: '2000 to 5000 mm wide, 1900 to 2300 mm high' },
          { title: 'Clear opening', value: 'About 85 per cent of the width' },
          { title: 'Glass thickness', value: '22 to 24 mm' },
          { title: 'Finishes', value: 'White, golden oak, walnut, anthracite foil' },
        ],
      },
    ],
    keywords: [
      'folding door',
      'slide and fold',
      'bifold door',
      'accordion door',
      'fold door',
      'courtyard door',
      'wide opening door',
      'veranda door',
    ],
    meta: {
      meta_title: 'uPVC slide-and-fold door for courtyards',
      meta_description:
        'Folding uPVC doors of three to six leaves that clear about 85 per cent of the opening, with a traffic leaf for daily use and pleated mesh.',
      meta_keywords:
        'upvc folding door, slide and fold door, upvc bifold door, courtyard door, folding glass door, accordion glass door',
    },
    banners: ['upvc-casement-balcony-door', 'upvc-bathroom-panel-door', 'upvc-main-door-with-sidelights'],
    bottom: { title: 'Fold the wall away; the party is in the <em>courtyard</em>.', image: 'upvc-slide-and-fold-door' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'gaskets-and-seals', 'mesh-and-screens'],
    elevation: {
      width: 3200,
      height: 2250,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.25, opens: 'fold-left', fill: 'glass' },
            { width: 0.25, opens: 'fold-left', fill: 'glass' },
            { width: 0.25, opens: 'fold-left', fill: 'glass' },
            { width: 0.25, opens: 'right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-tilt-and-slide-door',
    title: 'Tilt-and-Slide Door',
    pictures: ['upvc-tilt-and-slide-door', 'elevation-upvc-tilt-and-slide-door', 'profile-section', 'hw-lever-handle'],
    description:
      '<p>One handle, three positions. Down: locked all round like a casement. Level: the head of the sash leans into the room and the warm air under the ceiling leaves. Up: the sash comes forward out of its frame and slides past the fixed pane beside it.</p><p>It is for people who want a slider but have lived beside a dusty road. There is no rail groove at the foot to fill with sand, and when shut the sash is clamped against the same gaskets as a window.</p>',
    blocks: [
      {
        title: 'Air while you are out',
        description:
          'In the tilted position the gap is at the top, out of a small child’s reach and sheltered from a straight shower. A bedroom can be aired for a whole afternoon without leaving the door open.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bedrooms on a main road that need silence and air by turns',
          'Narrow balconies where nothing may swing out',
          'High floors with strong wind: the sash cannot be caught by it',
          'Rooms with furniture close by; it needs about 150 mm inside',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description:
          'The sash travels on carriages along a rail fixed to the inside of the frame, under a cover strip.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Hardware', value: 'Tilt-and-slide gear with scissor stays and all-round locking' },
          { title: 'Sash weight', value: 'Up to 160 kg' },
          { title: 'Seals', value: 'Two EPDM gaskets, unbroken at the corners' },
          { title: 'Safety', value: 'Lock against faulty operation on larger sashes' },
        ],
      },
      {
        title: 'Glass and mesh',
        description: [
          '6-12-6 as a rule; laminated inside for noise',
          'Obscured lower panes for balconies that face each other',
          'Mesh on the outside: pleated, or a light slider in a frame of its own',
        ],
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description: 'The fixed pane beside it must be as wide as the sash, or the sash cannot clear its opening.',
        specification: [
          { title: 'Sash width', value: '700 to 1500 mm' },
          { title: 'Sash height, at most', value: '2300 mm' },
          { title: 'Whole frame', value: '1400 to 3000 mm wide, 1900 to 2300 mm high' },
          { title: 'Glass thickness', value: '20 to 36 mm' },
          { title: 'Finishes', value: 'White, golden oak, walnut, anthracite foil' },
        ],
      },
    ],
    keywords: [
      'tilt and slide',
      'tilt slide door',
      'parallel sliding door',
      'airtight sliding door',
      'dustproof sliding door',
      'tilting door',
      'ventilated balcony door',
      'noise proof slider',
    ],
    meta: {
      meta_title: 'uPVC tilt-and-slide door, closed on gaskets',
      meta_description:
        'A uPVC door that tilts for air and slides for passage, then clamps on gaskets all round. For dusty roads and high floors; sash to 1500 x 2300 mm.',
      meta_keywords:
        'tilt and slide door, parallel slide door, upvc tilt slide, dust tight sliding door, airtight balcony door, noise reducing door',
    },
    banners: ['french-door-upvc', 'upvc-half-glazed-kitchen-door', 'upvc-mesh-door'],
    bottom: { title: 'Tilted for air, shut for <em>silence</em>, slid for you.', image: 'upvc-tilt-and-slide-door' },
    accessories: ['window-door-and-accessories', 'rollers-and-tracks', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 2400,
      height: 2200,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'fixed', fill: 'glass' },
            { width: 0.5, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
]
