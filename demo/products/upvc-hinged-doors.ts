import type { ProductSeed } from '../types.ts'

export const upvcHingedDoors: ProductSeed[] = [
  {
    sub_item: 'door',
    slug: 'upvc-casement-balcony-door',
    title: 'Casement Balcony Door',
    pictures: [
      'upvc-casement-balcony-door',
      'elevation-upvc-casement-balcony-door',
      'profile-section',
      'hw-gasket-coil',
    ],
    description:
      "<p>One leaf, hinged at the side, between the bedroom and the balcony. When the handle goes down the leaf is pulled against a gasket on all four sides, so the evening traffic, the May dust and the neighbour's generator stay where they are.</p><p>The leaf is framed in wide door sash rather than window sash, with steel inside and a mid-rail at handle height. That keeps it from dropping on its hinges after a few summers. Above it we usually set a small top-hung fanlight: air at night, door locked.</p>",
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'A sliding door on brushes leaves a gap somewhere; a casement leaf closes on gaskets. For a bedroom on a loud road it is the quieter choice of the two, and the room holds its cooling longer because no draught creeps in under the meeting rail.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Openings of 750 to 1000 mm where a slider would leave too narrow a passage',
          'Beside a window over the parapet, coupled into one door-and-window frame',
          'Terrace and staircase-head doors that meet the rain head on',
          'Utility balconies where a washing machine has to pass',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description:
          'Corners are fusion-welded and cleaned; frame and leaf carry galvanised steel along their full length.',
        specification: [
          { title: 'Frame depth', value: '60 mm, four chambers' },
          { title: 'Leaf profile', value: '105 mm door sash, opening in or out' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5 to 2 mm' },
          { title: 'Lock', value: 'Multipoint with key cylinder, lever on both sides' },
          { title: 'Hinges', value: 'Three, adjustable in height, side and pressure' },
        ],
      },
      {
        title: 'Glass and mesh',
        description: [
          '5 mm toughened where the balcony is deep and the road calm',
          '5-12-5 insulated unit for air-conditioned rooms',
          '5+1.52 PVB+5 laminated against noise, and because it holds together when broken',
          'A hinged or pleated mesh leaf on the other face of the frame',
        ],
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description: 'Above these sizes choose a French pair, which shares the weight between two leaves.',
        specification: [
          { title: 'Leaf, at most', value: '1000 × 2300 mm' },
          {
            title: 'Whole frame',
            value: '750 to 1000 mm wide, 1900 to 2750 mm high, with a fanlight of at most 450 mm',
          },
          { title: 'Glass thickness', value: '5 to 24 mm' },
          { title: 'Threshold', value: 'Full frame against driving rain, or 20 mm aluminium sill' },
          { title: 'Finishes', value: 'White, golden oak, walnut, anthracite foil' },
        ],
      },
    ],
    keywords: [
      'balcony door',
      'casement door',
      'openable door',
      'hinged door',
      'single door',
      'soundproof door',
      'terrace door',
      'door with fanlight',
    ],
    meta: {
      meta_title: 'uPVC casement balcony door with fanlight',
      meta_description:
        'Side-hung uPVC balcony door that seals on all four sides: 60 mm four-chamber frame, multipoint lock, insulated or laminated glass, optional mesh.',
      meta_keywords:
        'upvc balcony door, casement door, hinged balcony door, upvc door with fanlight, noise reducing door, dust tight door',
    },
    banners: ['upvc-bathroom-panel-door', 'upvc-main-door-with-sidelights', 'upvc-two-track-sliding-door'],
    bottom: { title: 'Close the door, and the balcony becomes a <em>view</em>.', image: 'upvc-casement-balcony-door' },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'gaskets-and-seals', 'mesh-and-screens'],
    elevation: {
      width: 900,
      height: 2500,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 0.16,
          cells: [{ width: 1, opens: 'top', swing: 'out', fill: 'glass' }],
        },
        {
          height: 0.84,
          cells: [{ width: 1, opens: 'left', fill: 'glass', bars: [1, 2] }],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-french-door',
    title: 'French Door',
    pictures: ['french-door-upvc', 'elevation-upvc-french-door', 'profile-section', 'hw-lever-handle'],
    description:
      '<p>Two leaves that meet in the middle, with no post left standing when both are open. Throw them back on a February morning and the room and the balcony are one; close them and they lock at the top, at the bottom and along the edge between.</p><p>The first leaf does the daily work on a lever handle. The second stays bolted until the sofa, the guests or the breeze need the full width. A cover strip on the second leaf carries the gasket at the meeting line, so the joint there is as tight as the rest.</p>',
    blocks: [
      {
        title: 'How the two leaves work',
        description:
          'Open the active leaf with the lever, then flip the lever in the edge of the passive leaf: it draws the bolts out of head and sill in one movement. There are no loose tower bolts to bend down for.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Living rooms that open on a balcony, a courtyard or a lawn',
          'Openings of 1200 to 1800 mm, the usual width in builder floors',
          'Period houses, with glazing bars and an arched or square fanlight',
          'Upper floors behind a railing, as a Juliet balcony',
        ],
        specification: [],
      },
      {
        title: 'Leaves, locks and sill',
        description:
          'Both leaves carry steel on all four sides, because half of the wind load ends at the meeting line.',
        specification: [
          { title: 'Frame depth', value: '60 mm, four chambers' },
          { title: 'Meeting line', value: 'Floating mullion with gasket on the passive leaf' },
          { title: 'Active leaf', value: 'Multipoint lock, lever both sides, key cylinder' },
          { title: 'Passive leaf', value: 'Edge lever with bolts into head and sill' },
          { title: 'Hinges', value: 'Three to each leaf, adjustable in three directions' },
        ],
      },
      {
        title: 'Glass and mesh',
        description:
          'Toughened glass is our rule in any door, here with a mid-rail at about 700 mm or as one full pane. Insulated 5-12-5 units keep the heat of a south wall out. For mosquitoes, two pleated mesh screens close from both sides and vanish into 50 mm cassettes; outward-opening leaves leave the inside free for them.',
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description: 'Leaves need not be equal: a 900 mm working leaf with a 500 mm second one suits many rooms.',
        specification: [
          { title: 'Each leaf, at most', value: '900 × 2300 mm' },
          { title: 'Whole frame', value: '1200 to 1800 mm wide, 1900 to 2300 mm high, without a fanlight' },
          { title: 'Clear opening', value: 'Up to about 1650 mm' },
          { title: 'Glass thickness', value: '5 to 24 mm' },
          { title: 'Finishes', value: 'White, golden oak, walnut, anthracite; two-sided or outside only' },
        ],
      },
    ],
    keywords: [
      'french door',
      'double door',
      'french window',
      'balcony double door',
      'patio door',
      'two leaf door',
      'garden door',
      'openable double door',
    ],
    meta: {
      meta_title: 'uPVC French door without a centre post',
      meta_description:
        'White or wood-finish uPVC French doors: two leaves, no post between them, locks at top, bottom and edge, toughened or insulated glass, pleated mesh.',
      meta_keywords:
        'upvc french door, double balcony door, french window, upvc patio door, two leaf door, pleated mesh door, golden oak french door',
    },
    banners: ['upvc-half-glazed-kitchen-door', 'upvc-mesh-door', 'upvc-three-track-sliding-door'],
    bottom: { title: 'Both leaves open, and breakfast moves <em>outside</em>.', image: 'french-door-upvc' },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'mesh-and-screens', 'gaskets-and-seals'],
    elevation: {
      width: 1500,
      height: 2250,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'left', fill: 'glass', bars: [1, 2] },
            { width: 0.5, opens: 'right', fill: 'glass', bars: [1, 2] },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-bathroom-panel-door',
    title: 'Bathroom Panel Door',
    pictures: ['upvc-bathroom-panel-door', 'elevation-upvc-bathroom-panel-door', 'profile-section', 'hw-gasket-coil'],
    description:
      '<p>A bathroom door is splashed every day and dries slowly. Flush doors swell at the foot and peel, steel frames rust where the mop reaches them. This one is uPVC from sill to head: frame, leaf and panel take up no water and need no paint.</p><p>The lower part is a ribbed multi-wall panel; the upper part can be frosted glass, so that daylight reaches the passage without giving anything away. The bottom gap is set for the exhaust fan, which needs air to come in before it can draw steam out.</p>',
    blocks: [
      {
        title: 'Why not timber here',
        description:
          'Termites find nothing to eat in it, borewell water leaves a stain that wipes off, and the bottom rail does not soften or swell where the water stands. Wash it with soap; leave acid cleaners for the tiles.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bathrooms, toilets and wash areas in homes and PG houses',
          'Hotel and hostel refits, where the old chowkhat stays and the door must close the same evening',
          'Staff quarters, pump rooms and terrace stores',
          'Ground floors with a history of termites',
        ],
        specification: [],
      },
      {
        title: 'Leaf and frame',
        description: 'A welded, steel-reinforced leaf: stiffer than the hollow PVC doors sold ready-made.',
        specification: [
          { title: 'Frame depth', value: '60 mm, three chambers, on three or four sides' },
          { title: 'Infill', value: '20 or 24 mm multi-wall uPVC panel' },
          { title: 'Upper light', value: '5 mm frosted toughened glass, or panel throughout' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5 mm, in frame and leaf' },
          { title: 'Bottom gap', value: '8 to 12 mm, or a louvre in the panel' },
        ],
      },
      {
        title: 'Lock and hinges',
        description:
          'The privacy bolt can be turned from outside with a coin: useful with small children and elderly parents.',
        specification: [
          { title: 'Lock', value: 'Lever handle with privacy bolt' },
          { title: 'Hinges', value: 'Three, stainless steel SS 304' },
        ],
      },
      {
        title: 'Sizes and finishes',
        description: 'Made to the opening, because no two bathrooms in an old house are square.',
        specification: [
          { title: 'Leaf', value: '600 to 900 mm wide, up to 2100 mm high' },
          { title: 'Whole frame', value: '600 to 900 mm wide, 1800 to 2100 mm high' },
          { title: 'Finishes', value: 'White, ivory, or wood-grain foil on both faces' },
        ],
      },
    ],
    keywords: [
      'bathroom door',
      'toilet door',
      'pvc door',
      'waterproof door',
      'panel door',
      'washroom door',
      'termite proof door',
      'frosted glass door',
    ],
    meta: {
      meta_title: 'uPVC bathroom door, panel or frosted glass',
      meta_description:
        'Waterproof uPVC bathroom doors with welded, steel-reinforced leaf, ribbed panel or frosted glass, coin-release privacy lock and stainless hinges.',
      meta_keywords:
        'upvc bathroom door, toilet door, waterproof bathroom door, upvc panel door, frosted glass bathroom door, termite proof door',
    },
    banners: ['upvc-main-door-with-sidelights', 'upvc-two-track-sliding-door', 'upvc-lift-and-slide-door'],
    bottom: { title: 'Water runs off it. That is the whole <em>secret</em>.', image: 'upvc-bathroom-panel-door' },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 750,
      height: 2100,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [{ width: 1, opens: 'right', fill: 'panel', bars: [1, 2] }],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-half-glazed-kitchen-door',
    title: 'Half-Glazed Kitchen Door',
    pictures: [
      'upvc-half-glazed-kitchen-door',
      'elevation-upvc-half-glazed-kitchen-door',
      'hw-corner-oak',
      'profile-section',
    ],
    description:
      '<p>Glass above, solid below: the door between the kitchen and the utility balcony. The upper half brings daylight to the worktop; the lower half takes the knocks of buckets, cylinders and the washing machine.</p><p>It can also be cut across at about one metre into a stable door. Then the top opens alone, the smoke of the tadka goes out, the vegetable seller can be paid, and the toddler and the dog stay in. One bolt joins the halves again into an ordinary door.</p>',
    blocks: [
      {
        title: 'A door that works all day',
        description:
          'Grease comes off welded uPVC with warm water and dish soap, and there are no mouldings to collect it. The sill is kept low so that a trolley or a cylinder rolls over it instead of being lifted.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Kitchen to utility or drying balcony',
          'Back doors to a service lane or garden',
          'Farmhouse kitchens, split as a stable door',
          'Clinics and small shops that serve across a half door',
        ],
        specification: [],
      },
      {
        title: 'Glass, panel and mesh',
        description: [
          'Upper half in 5 mm clear or frosted toughened glass, or a 5-12-5 unit',
          'Lower half in 20 or 24 mm panel, plain or ribbed',
          'A low louvre in the panel where a gas cylinder stands: LPG is heavier than air and collects at the floor',
          'Mesh leaf inside, so the top can stay open after dark',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'Split leaves get two hinges to each half and a rebated meeting rail with its own gasket.',
        specification: [
          { title: 'Frame depth', value: '60 mm, four chambers' },
          { title: 'Leaf profile', value: '105 mm door sash, steel-reinforced' },
          { title: 'Lock', value: 'Multipoint; separate bolt to the upper half when split' },
          { title: 'Threshold', value: '20 mm aluminium, or full frame' },
        ],
      },
      {
        title: 'Sizes and limits',
        description:
          'Tell us the width of the washing machine; with the leaf at a right angle the clear passage is about 150 mm less than the frame.',
        specification: [
          { title: 'Leaf, at most', value: '950 × 2200 mm' },
          { title: 'Whole frame', value: '700 to 950 mm wide, 1900 to 2200 mm high' },
          { title: 'Mid-rail height', value: '900 to 1100 mm, to the worktop' },
          { title: 'Finishes', value: 'White, golden oak, walnut foil' },
        ],
      },
    ],
    keywords: [
      'kitchen door',
      'half glazed door',
      'utility door',
      'stable door',
      'dutch door',
      'back door',
      'half glass door',
      'service balcony door',
    ],
    meta: {
      meta_title: 'uPVC kitchen door, half glazed or split as a stable',
      meta_description:
        'Half-glazed uPVC kitchen door: daylight above, a solid panel below, low sill for trolleys, or cut in two as a stable door. Easy to wipe clean.',
      meta_keywords:
        'upvc kitchen door, half glazed door, stable door, dutch door, utility balcony door, back door, half glass half panel door',
    },
    banners: ['upvc-mesh-door', 'upvc-three-track-sliding-door', 'upvc-slide-and-fold-door'],
    bottom: { title: 'Light at the worktop, and the <em>dog</em> stays in.', image: 'upvc-half-glazed-kitchen-door' },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'glass-and-spacers', 'mesh-and-screens'],
    elevation: {
      width: 850,
      height: 2150,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 0.54,
          cells: [{ width: 1, opens: 'left', fill: 'glass', bars: [2, 2] }],
        },
        {
          height: 0.46,
          cells: [{ width: 1, opens: 'left', fill: 'panel' }],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-main-door-with-sidelights',
    title: 'Main Door with Sidelights',
    pictures: [
      'upvc-main-door-with-sidelights',
      'elevation-upvc-main-door-with-sidelights',
      'hw-corner-oak',
      'profile-section',
    ],
    description:
      '<p>The front door sets the temperature of the hall. A panelled uPVC leaf with an insulated core stays cool to the touch on the inside and does not stick in the monsoon as timber does. Two narrow sidelights bring in the day and let you see who rings before you open.</p><p>The lock throws hooks and bolts along the whole height of the leaf when the handle is lifted. The sidelights are laminated: struck, they crack but stay in the frame.</p>',
    blocks: [
      {
        title: 'First line of the house',
        description:
          'Lift the handle and the leaf is held at five points instead of one. The cylinder is protected by a steel escutcheon, dog bolts hold the hinge side, and the glass beside the lock cannot simply be knocked out to reach inside.',
        specification: [],
      },
      {
        title: 'Where it suits',
        description: [
          'Villas and row houses with a porch or a deep chajja',
          'Flat entrances, with frosted sidelights towards the lift lobby',
          'Replacement of swollen timber doors without breaking the stone surround',
          'Offices and clinics in converted homes',
        ],
        specification: [],
      },
      {
        title: 'Leaf and lock',
        description: 'Steel on all four sides of the leaf, tied together by weldable corner blocks.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Infill', value: '24 to 30 mm panel with insulated core and aluminium skins' },
          { title: 'Lock', value: 'Five-point, key cylinder with anti-drill escutcheon' },
          { title: 'Hinges', value: 'Three or four, adjustable, for leaves up to 120 kg' },
          { title: 'Threshold', value: '20 mm aluminium with brush and gasket' },
        ],
      },
      {
        title: 'Sidelights',
        description: 'One side or both, clear, frosted or with a jaali-pattern film between the panes.',
        specification: [
          { title: 'Glass', value: '5+1.52 PVB+5 laminated, or laminated insulated unit' },
          { title: 'Width', value: '250 to 500 mm each' },
        ],
      },
      {
        title: 'Sizes, finishes and a caution',
        description:
          'Dark foil on a west wall in Jaipur grows hot, and hot uPVC moves. Without a porch we advise a lighter wood grain, or an aluminium entrance door.',
        specification: [
          { title: 'Leaf, at most', value: '1000 × 2200 mm' },
          { title: 'Whole frame', value: '1150 to 2000 mm wide, 2000 to 2500 mm high, with sidelights and fanlight' },
          { title: 'Finishes', value: 'Golden oak, walnut, mahogany or anthracite foil; white inside on request' },
        ],
      },
    ],
    keywords: [
      'main door',
      'front door',
      'entrance door',
      'sidelight',
      'side glass door',
      'security door',
      'wood finish door',
      'entry door',
      'house door',
    ],
    meta: {
      meta_title: 'uPVC main door with glazed sidelights',
      meta_description:
        'Insulated uPVC front door in wood-grain foil with laminated sidelights, five-point lock, 70 mm five-chamber frame and a low aluminium threshold.',
      meta_keywords:
        'upvc main door, upvc front door, entrance door with sidelights, wood finish upvc door, five point lock door, laminated sidelight',
    },
    banners: ['upvc-two-track-sliding-door', 'upvc-lift-and-slide-door', 'upvc-tilt-and-slide-door'],
    bottom: {
      title: 'A door you hear close, and then <em>nothing</em> more.',
      image: 'upvc-main-door-with-sidelights',
    },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 1800,
      height: 2400,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 0.14,
          cells: [{ width: 1, opens: 'fixed', fill: 'glass', bars: [3, 1] }],
        },
        {
          height: 0.86,
          cells: [
            { width: 0.23, opens: 'fixed', fill: 'frosted' },
            { width: 0.54, opens: 'left', fill: 'panel', bars: [2, 3] },
            { width: 0.23, opens: 'fixed', fill: 'frosted' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'door',
    slug: 'upvc-mesh-door',
    title: 'Hinged Mesh Door',
    pictures: ['upvc-mesh-door', 'elevation-upvc-mesh-door', 'profile-section', 'hw-d-pull-handle'],
    description:
      '<p>Air without mosquitoes. A light leaf of stainless mesh in a welded uPVC frame, hung on the inside or outside of the door you already have. Leave the main leaf open from October to March and let the house breathe; the mesh leaf closes itself behind whoever walks through.</p><p>Two rails take the push of a hand and of a knee, and a solid kick panel can take that of a foot, so the mesh stays flat. When a cat does get the better of it, the spline is pulled, a new sheet rolled in, and the frame stays on the wall.</p>',
    blocks: [
      {
        title: 'What it does for the house',
        description:
          'Dengue season and pleasant weather fall in the same weeks. With a mesh leaf on the balcony and one across the room, the breeze crosses the flat, the fan goes off and nobody reaches for the coil.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'In front of casement and French balcony doors',
          'Kitchen and utility doors that stand open while cooking',
          'Main doors in flats, behind the timber leaf',
          'Existing doors of any make, on a slim frame of its own',
        ],
        specification: [],
      },
      {
        title: 'Which mesh',
        description: [
          'SS 304: for everyday traffic and terraces; does not sag, does not rust in normal city air',
          'Fibreglass: softer and darker to the eye, for sheltered balconies',
          'Coated polyester pet mesh: thick yarn for houses with claws',
          'Fine dust mesh: slows dust and a part of the breeze with it',
        ],
        specification: [],
      },
      {
        title: 'Leaf and hardware',
        description: 'The self-closing hinge is adjustable, so the leaf shuts softly enough for a sleeping child.',
        specification: [
          { title: 'Leaf profile', value: '45 mm welded mesh sash with steel insert' },
          { title: 'Mesh', value: 'SS 304, about 16 wires to the inch' },
          { title: 'Fixing of mesh', value: 'PVC spline all round, replaceable on site' },
          { title: 'Closing', value: 'Spring hinges and magnetic strip, or roller catch' },
          { title: 'Kick panel', value: '10 to 20 mm uPVC panel, 300 mm high and more' },
        ],
      },
      {
        title: 'Sizes and finishes',
        description: 'For wider openings take a pair of leaves or a pleated screen.',
        specification: [
          { title: 'Leaf, at most', value: '950 × 2200 mm' },
          { title: 'Whole frame', value: '600 to 950 mm wide, 1800 to 2200 mm high' },
          { title: 'Cross rails', value: 'One up to 1800 mm height, two above' },
          { title: 'Finishes', value: 'White, golden oak, walnut, anthracite' },
        ],
      },
    ],
    keywords: [
      'mesh door',
      'mosquito door',
      'net door',
      'insect screen door',
      'fly screen',
      'ss mesh door',
      'mosquito net',
      'pet mesh door',
    ],
    meta: {
      meta_title: 'uPVC mesh door against mosquitoes',
      meta_description:
        'Hinged uPVC mesh doors with SS 304, fibreglass or pet mesh, self-closing hinges and kick panel. Fit in front of new or existing balcony doors.',
      meta_keywords:
        'mesh door, mosquito net door, upvc mesh door, insect screen door, ss 304 mesh, pet mesh, fly screen door',
    },
    banners: ['upvc-three-track-sliding-door', 'upvc-slide-and-fold-door', 'upvc-casement-balcony-door'],
    bottom: { title: 'Let the <em>breeze</em> in. Only the breeze.', image: 'upvc-mesh-door' },
    accessories: ['mesh-and-screens', 'window-door-and-accessories', 'profile-and-accessories'],
    elevation: {
      width: 900,
      height: 2100,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [{ width: 1, opens: 'right', fill: 'mesh', bars: [1, 3] }],
        },
      ],
    },
  },
]
