import type { ProductSeed } from '../types.ts'

export const movablePartitions: ProductSeed[] = [
  {
    sub_item: 'movable-partition',
    slug: 'stacking-glass-wall',
    title: 'Stacking Glass Wall',
    pictures: ['stacking-glass-wall', 'elevation-stacking-glass-wall', 'hw-sliding-track', 'hw-d-pull-handle'],
    description: `<p>A glass wall for a showroom by day, an open hall for the evening. The panels hang singly from one overhead track, roll along it one after another and park side by side in a corner or behind a column. Closed, they stand edge to edge with hardly a line between.</p>
<p>The track can turn corners and branch into a parking bay, so the stack is out of sight when guests arrive.</p>`,
    blocks: [
      {
        title: 'What it does for a hall',
        description:
          'Nine metres of glass disappear into about a metre of floor. The banquet spills out into the foyer, the car drives into the showroom, and in an hour all is closed again.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Hotel banquet and pre-function areas',
          'Mall shopfronts and car showrooms',
          'Conference rooms beside a lounge',
          'Restaurants that open to a covered terrace',
        ],
        specification: [],
      },
      {
        title: 'Panels',
        description:
          'Each panel has a top and bottom rail in metal; the sides are bare polished glass with a fine gap, or a clear seal.',
        specification: [
          { title: 'Glass', value: '10 or 12 mm toughened' },
          { title: 'Panel width', value: '700 to 1,200 mm' },
          { title: 'Height', value: '2,000 to 3,000 mm' },
          { title: 'Rails', value: 'Aluminium with stainless steel cover, 100 mm high' },
          { title: 'Pass door', value: 'One panel as a hinged leaf on a floor spring' },
        ],
      },
      {
        title: 'Track and locking',
        description:
          'Two trolleys carry each panel. Foot bolts pin it to the floor when closed, and the floor itself has only small sockets.',
        specification: [
          { title: 'Track', value: 'Aluminium 6063-T6, 65 to 80 mm wide' },
          { title: 'Trolleys', value: 'Two per panel, up to 150 kg a panel' },
          { title: 'Stack depth', value: 'About 45 to 60 mm per panel, plus clearance' },
          { title: 'Bolts', value: 'Foot or key operated, into dust-proof sockets' },
        ],
      },
      {
        title: 'What must carry it',
        description:
          'A steel beam or a concrete soffit above the track, stiff enough to bend less than about 3 mm under the moving stack. We give your engineer the loads in both positions, closed and parked.',
        specification: [],
      },
    ],
    keywords: [
      'stacking glass wall',
      'sliding stacking partition',
      'movable glass wall',
      'frameless stacking door',
      'banquet partition',
      'showroom glass',
      'stackable glass',
      'parking glass wall',
    ],
    meta: {
      meta_title: 'Stacking Glass Wall for Halls and Showrooms',
      meta_description:
        'Frameless glass panels that roll along one ceiling track and park out of sight. Opens banquet halls, showrooms and restaurants to full width.',
      meta_keywords:
        'stacking glass wall, movable glass partition, sliding stacking system, showroom glass wall, banquet partition',
    },
    banners: ['operable-acoustic-wall', 'folding-panel-partition', 'sliding-folding-glass-partition'],
    bottom: { title: 'Nine metres of glass, parked in <em>one corner</em>.', image: 'stacking-glass-wall' },
    accessories: ['rollers-and-tracks', 'glass-door-fittings', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 6000,
      height: 2800,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.17, opens: 'right', fill: 'glass' },
            { width: 0.166, opens: 'slide-right', fill: 'glass' },
            { width: 0.166, opens: 'slide-right', fill: 'glass' },
            { width: 0.166, opens: 'slide-right', fill: 'glass' },
            { width: 0.166, opens: 'slide-right', fill: 'glass' },
            { width: 0.166, opens: 'slide-right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'movable-partition',
    slug: 'operable-acoustic-wall',
    title: 'Operable Acoustic Wall',
    pictures: ['operable-acoustic-wall', 'elevation-operable-acoustic-wall', 'hw-sliding-track'],
    description: `<p>Two training sessions on Monday, one wedding on Saturday. An operable wall divides a hall into rooms that can be used at the same time, because each panel is a heavy sandwich that seals itself. A turn of a crank presses a strip against the ceiling track and another to the floor; panel after panel locks into a tight wall.</p>
<p>To open, turn back, roll the panels away and park them in a cupboard at the side.</p>`,
    blocks: [
      {
        title: 'What it does for a hall',
        description:
          'You let one room twice. A speaker on the left does not disturb a meeting on the right, and the whole hall is there again when the big event comes.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Hotel banquet and conference halls',
          'Schools, colleges and coaching centres',
          'Community halls and clubs',
          'Corporate training floors',
        ],
        specification: [],
      },
      {
        title: 'Panels',
        description:
          'A steel or aluminium frame carries two boards that are isolated from each other, with wool between. Edges interlock with magnetic or rubber strips.',
        specification: [
          { title: 'Thickness', value: '85 to 110 mm' },
          { title: 'Panel width', value: '900 to 1,230 mm' },
          { title: 'Height', value: '2,000 to about 4,000 mm, higher on design' },
          { title: 'Weight', value: '35 to 55 kg per square metre' },
          {
            title: 'Typical for this build',
            value: 'About Rw 42 to 50 dB; less on site',
            source: 'Estimate of the sample company; not measured',
          },
        ],
      },
      {
        title: 'Track and seals',
        description:
          'Single-point trolleys let panels turn into side tracks; two-point trolleys suit straight parking.',
        specification: [
          { title: 'Track', value: 'Aluminium 6063-T6 on threaded rods, levelled' },
          { title: 'Seals', value: 'Retractable top and bottom, 20 to 25 mm stroke' },
          { title: 'Last panel', value: 'Telescopic edge that closes against the wall' },
          { title: 'Pass door', value: 'Single leaf within a panel, about 900 × 2,050 mm' },
        ],
      },
      {
        title: 'Faces and preparation',
        description:
          'Panels are finished in laminate, veneer, fabric or a writing surface. The space above the track must be closed with a board-and-wool barrier up to the slab, or sound will simply climb over the wall.',
        specification: [],
      },
    ],
    keywords: [
      'operable wall',
      'movable acoustic wall',
      'sliding folding acoustic partition',
      'banquet hall partition',
      'sound proof movable partition',
      'hall divider',
      'conference partition',
      'collapsible wall',
    ],
    meta: {
      meta_title: 'Operable Acoustic Wall for Halls and Training Rooms',
      meta_description:
        'Heavy panels with retractable seals divide a hall into rooms you can use at once, then park away. For hotels, schools and training floors.',
      meta_keywords:
        'operable wall, movable acoustic partition, banquet hall partition, sliding acoustic wall, hall divider',
    },
    banners: ['folding-panel-partition', 'sliding-folding-glass-partition', 'accordion-mesh-partition'],
    bottom: { title: 'Two rooms on Monday, one hall on <em>Saturday</em>.', image: 'operable-acoustic-wall' },
    accessories: ['rollers-and-tracks', 'gaskets-and-seals', 'profile-and-accessories'],
    elevation: {
      width: 7200,
      height: 3200,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.15, opens: 'slide-left', fill: 'panel' },
            { width: 0.17, opens: 'slide-left', fill: 'panel' },
            { width: 0.17, opens: 'slide-left', fill: 'panel' },
            { width: 0.17, opens: 'left', fill: 'panel' },
            { width: 0.17, opens: 'slide-left', fill: 'panel' },
            { width: 0.17, opens: 'slide-left', fill: 'panel' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'movable-partition',
    slug: 'folding-panel-partition',
    title: 'Folding Panel Partition',
    pictures: ['folding-panel-partition', 'elevation-folding-panel-partition', 'hw-sliding-track'],
    description: `<p>One person, one pull, and a classroom becomes two. The panels are hinged together like a screen and hang from a single track, so they unfold as a train with no loose parts to carry. At the end a lever closes the last leaf against the jamb.</p>
<p>It is lighter and simpler than a full operable wall, and meant for rooms that change shape several times a day and have no one to work cranks.</p>`,
    blocks: [
      {
        title: 'What it does for a daily timetable',
        description:
          'Changing the room takes a minute and belongs to whoever is teaching. Both faces are usable in between: pin-up fabric here, a whiteboard there.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Schools, play schools and coaching rooms',
          'Church, temple and community halls',
          'Canteens and staff rooms',
          'Large homes with a guest hall',
        ],
        specification: [],
      },
      {
        title: 'Panels',
        description: 'Each leaf is a framed board with a light core, edged in aluminium so that corners do not chip.',
        specification: [
          { title: 'Leaf', value: '500 to 900 mm wide, 40 to 65 mm thick' },
          { title: 'Height', value: '2,000 to 3,000 mm' },
          { title: 'Weight', value: '18 to 28 kg per square metre' },
          { title: 'Faces', value: 'Laminate, veneer, fabric or whiteboard' },
        ],
      },
      {
        title: 'Folding gear',
        description:
          'Leaves fold to one side or part in the middle. Trolleys sit at the centre or at the edge of the leaf, as the stacking place requires.',
        specification: [
          { title: 'Hinges', value: 'Three per joint, steel, concealed pin' },
          { title: 'Track', value: 'Aluminium 6063-T6, ball-bearing trolleys of 80 to 100 kg' },
          { title: 'Floor', value: 'No track with centre-hung leaves; a flush guide with edge-hung leaves' },
          { title: 'Seals', value: 'Rubber sweep below, brush or lip above' },
          { title: 'Closing', value: 'Lever lock or flush bolt with key' },
        ],
      },
      {
        title: 'Sound and stack',
        description:
          'Sweep seals soften a lesson next door without shutting it out. Allow about the thickness of each leaf plus 10 mm for the stack, and one leaf width of floor for it to stand in.',
        specification: [],
      },
    ],
    keywords: [
      'folding partition',
      'folding wall',
      'classroom partition',
      'sliding folding partition',
      'hinged panel partition',
      'room divider',
      'school partition',
      'collapsible partition',
    ],
    meta: {
      meta_title: 'Folding Panel Partition for Classrooms and Halls',
      meta_description:
        'Hinged panels on one ceiling track that a single person unfolds in a minute. Laminate, fabric or whiteboard faces for classrooms and halls.',
      meta_keywords:
        'folding partition, folding wall, classroom partition, sliding folding partition, hall room divider',
    },
    banners: ['sliding-folding-glass-partition', 'accordion-mesh-partition', 'stacking-glass-wall'],
    bottom: { title: 'One pull, and the classroom is <em>two</em>.', image: 'folding-panel-partition' },
    accessories: ['rollers-and-tracks', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 4800,
      height: 2700,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.17, opens: 'fold-left', fill: 'timber' },
            { width: 0.166, opens: 'fold-left', fill: 'timber' },
            { width: 0.166, opens: 'fold-left', fill: 'timber' },
            { width: 0.166, opens: 'fold-right', fill: 'timber' },
            { width: 0.166, opens: 'fold-right', fill: 'timber' },
            { width: 0.166, opens: 'fold-right', fill: 'timber' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'movable-partition',
    slug: 'sliding-folding-glass-partition',
    title: 'Sliding-Folding Glass Partition',
    pictures: ['sliding-folding-glass-partition', 'elevation-sliding-folding-glass-partition', 'hw-gasket-coil'],
    description: `<p>Framed glass leaves fold back in pairs, like the pages of a book, and leave almost the whole opening free. Closed, gaskets meet between the leaves and a café keeps its cool air while passers-by still see every table. One leaf works as an ordinary door, so the row is folded only when you want it wide.</p>
<p>Aluminium frames protect the glass edges, which matters where chairs, bags and trolleys move all day.</p>`,
    blocks: [
      {
        title: 'What it does for a café or lounge',
        description:
          'In February the room belongs to the courtyard, in June to the air conditioner. The change takes one member of staff and a minute or two.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Cafés and restaurants along a covered arcade',
          'Office lounges and cafeterias',
          'Clubhouses, gyms and spa areas',
          'Meeting rooms that join a breakout space',
        ],
        specification: [],
      },
      {
        title: 'Frames and glass',
        description: 'Leaves are equal in width, so that they lie flat on each other when folded.',
        specification: [
          { title: 'Frame', value: 'Aluminium 6063-T6, 60 to 70 mm deep, about 55 to 65 mm face' },
          { title: 'Leaf', value: '600 to 900 mm wide, up to 2,700 mm high' },
          { title: 'Whole frame', value: '1,800 to 7,200 mm wide, 2,000 to 2,700 mm high' },
          { title: 'Glass', value: '6, 8 or 10 mm toughened; 24 mm insulated unit where one side is warm' },
          { title: 'Row', value: 'Three to eight leaves' },
        ],
      },
      {
        title: 'Running gear',
        description:
          'Top-hung on the track with a guide below; the sill is flush, with a narrow slot that a vacuum cleaner reaches.',
        specification: [
          { title: 'Load', value: 'Up to 80 kg a leaf' },
          { title: 'Hinges', value: 'Stainless steel or aluminium, adjustable in height' },
          { title: 'Locking', value: 'Multipoint on the door leaf, shoot bolts on the others' },
          { title: 'Seals', value: 'Double EPDM between leaves, brush at the sill' },
          { title: 'Finish', value: 'Powder coat or anodised; two colours possible' },
        ],
      },
      {
        title: 'Planning notes',
        description: [
          'An odd number of leaves to one side gives a handy everyday door',
          'Folded leaves need floor of one leaf width beside the opening',
          'The beam above should sag no more than about 3 mm',
          'Indoor and sheltered use; outside walls get our outdoor sections',
        ],
        specification: [],
      },
    ],
    keywords: [
      'sliding folding partition',
      'bifold glass partition',
      'folding glass door',
      'cafe folding door',
      'accordion glass door',
      'restaurant glass front',
      'bi fold partition',
    ],
    meta: {
      meta_title: 'Sliding-Folding Glass Partition for Cafés, Lounges',
      meta_description:
        'Framed glass leaves that fold in pairs and free almost the whole opening, with one leaf as the everyday door. For cafés, lounges and clubs.',
      meta_keywords:
        'sliding folding glass partition, bifold glass partition, cafe folding glass, folding glass wall, restaurant partition',
    },
    banners: ['accordion-mesh-partition', 'stacking-glass-wall', 'operable-acoustic-wall'],
    bottom: { title: 'Fold it back, and the café has a <em>courtyard</em>.', image: 'sliding-folding-glass-partition' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 4000,
      height: 2500,
      shape: 'rectangle',
      finish: 'bronze',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.2, opens: 'left', fill: 'glass' },
            { width: 0.2, opens: 'fold-right', fill: 'glass' },
            { width: 0.2, opens: 'fold-right', fill: 'glass' },
            { width: 0.2, opens: 'fold-right', fill: 'glass' },
            { width: 0.2, opens: 'fold-right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'movable-partition',
    slug: 'accordion-mesh-partition',
    title: 'Accordion Mesh Partition',
    pictures: ['accordion-mesh-partition', 'elevation-accordion-mesh-partition', 'hw-mesh-sample', 'hw-sliding-track'],
    description: `<p>The shop is shut, and yet everyone can see what it sells. This open screen of aluminium rods and links draws across a counter or a shopfront like a curtain, follows curves and locks at the end. Air, light and the eye of the night guard pass through; people and boxes do not.</p>
<p>By day it folds into a narrow bundle, about a seventh of its length, and hides behind a post or a hinged cover.</p>`,
    blocks: [
      {
        title: 'What it does after closing time',
        description:
          'A pharmacy in a mall, a bar in a lobby, a library desk: each can be shut while the building around it stays open. Goods stay on display and the air conditioning still reaches them.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Mall kiosks and shopfronts',
          'Canteen, bar and pharmacy counters',
          'School corridors closed in the evening',
          'Stores, sports and tool rooms',
        ],
        specification: [],
      },
      {
        title: 'Mesh',
        description: 'Upright rods are joined by links that fold flat. There are three patterns, from open to close.',
        specification: [
          { title: 'Rods', value: 'Aluminium tube, 12 to 16 mm' },
          { title: 'Links', value: 'Aluminium, staggered or in line' },
          { title: 'Openings', value: 'About 150 × 75 mm; closer with perforated plates' },
          { title: 'Height', value: '900 mm at counters, up to 3,000 mm floor to ceiling' },
          { title: 'Stack', value: 'About 130 to 160 mm per metre of width' },
        ],
      },
      {
        title: 'Track and lock',
        description:
          'Everything hangs from above. The lower edge is pinned at intervals by drop bolts, so there is no floor track to catch heels.',
        specification: [
          { title: 'Track', value: 'Aluminium 6063-T6, about 35 × 45 mm, bends from 350 mm radius' },
          { title: 'Trolleys', value: 'Nylon wheels with ball bearings' },
          { title: 'Lock', value: 'Hook bolt with key, both sides if wanted' },
          { title: 'Drop bolts', value: 'Every 1,500 to 2,000 mm' },
          { title: 'Finish', value: 'Anodised silver or powder coat black' },
        ],
      },
      {
        title: 'Know its limits',
        description:
          "It is a deterrent and a divider, not a vault; jewellers and cash rooms need a steel shutter as well. Keep goods at least an arm's length behind the mesh.",
        specification: [],
      },
    ],
    keywords: [
      'accordion partition',
      'mesh partition',
      'folding grille',
      'collapsible gate',
      'shop grille',
      'counter shutter',
      'mall shopfront grille',
      'side folding shutter',
      'channel gate',
    ],
    meta: {
      meta_title: 'Accordion Mesh Partition and Side-Folding Grille',
      meta_description:
        'An open aluminium mesh that draws across shopfronts, counters and corridors, follows curves and locks. Air and light pass, goods stay safe.',
      meta_keywords:
        'accordion partition, folding grille, mesh partition, side folding shutter, counter grille, collapsible partition',
    },
    banners: ['stacking-glass-wall', 'operable-acoustic-wall', 'folding-panel-partition'],
    bottom: { title: 'Closed for the night, and still <em>open</em> to the eye.', image: 'accordion-mesh-partition' },
    accessories: ['rollers-and-tracks', 'mesh-and-screens', 'profile-and-accessories'],
    elevation: {
      width: 3600,
      height: 2600,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.25, opens: 'fold-left', fill: 'mesh' },
            { width: 0.25, opens: 'fold-left', fill: 'mesh' },
            { width: 0.25, opens: 'fold-left', fill: 'mesh' },
            { width: 0.25, opens: 'fold-left', fill: 'mesh' },
          ],
        },
      ],
    },
  },
]
