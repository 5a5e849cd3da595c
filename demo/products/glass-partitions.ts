import type { ProductSeed } from '../types.ts'

export const glassPartitions: ProductSeed[] = [
  {
    sub_item: 'glass-partition',
    slug: 'frameless-single-glazed-partition',
    title: 'Frameless Single-Glazed Partition',
    pictures: ['frameless-single-glazed-partition', 'elevation-frameless-single-glazed-partition', 'hw-glass-spigot'],
    description: `<p>A line on the floor, a line on the ceiling, and between them only glass. This partition gives a team its own room without taking daylight from the desks behind. Panels stand edge to edge in slim channels; the joints are clear and narrower than a pencil.</p>
<p>It goes up after the carpet and the ceiling are done, makes little dust, and comes down again panel by panel when the lease ends.</p>`,
    blocks: [
      {
        title: 'What it does for the office',
        description:
          'People see that the room is taken before they knock. The corridor borrows light from the windows of the cabins, and the floor feels as wide as it really is.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Meeting rooms and team rooms',
          'Reception fronts and showrooms',
          'Libraries and reading rooms',
          'Floors with a firm slab or beam above the ceiling',
        ],
        specification: [],
      },
      {
        title: 'Glass and joints',
        description:
          'Thickness follows height. Heights above three metres need thicker laminated glass or a stiffening fin.',
        specification: [
          { title: 'Up to 2,700 mm', value: '10 mm toughened' },
          { title: 'Up to 3,000 mm', value: '12 mm toughened' },
          { title: 'Quieter or safer', value: '5 + 1.52 + 5 or 6 + 1.52 + 6 laminated' },
          { title: 'Joint', value: 'Clear silicone or dry polycarbonate strip, 3 to 4 mm' },
        ],
      },
      {
        title: 'Channels',
        description:
          'The top channel is deeper than the bottom one, so panels are lifted in, dropped and wedged. It also takes up the small sag of the slab.',
        specification: [
          { title: 'Top', value: 'Aluminium 6063-T5, about 25 × 40 mm' },
          { title: 'Bottom', value: 'About 25 × 25 mm, or recessed in the floor' },
          { title: 'Slab movement', value: 'Up to 10 mm' },
          { title: 'Finish', value: 'Anodised silver, black or white powder coat' },
        ],
      },
      {
        title: 'Seen and safe',
        description:
          'Clear glass across a walkway needs a mark. We apply dots, lines or your logo at about 900 and 1,500 mm above the floor, cut in frosted film.',
        specification: [],
      },
    ],
    keywords: [
      'glass partition',
      'frameless partition',
      'office glass wall',
      'single glazed partition',
      'toughened glass partition',
      'meeting room glass',
      'cabin glass',
      'clear glass wall',
    ],
    meta: {
      meta_title: 'Frameless Single-Glazed Office Partition',
      meta_description:
        'Toughened glass panels edge to edge between slim floor and ceiling channels. Separate rooms, shared daylight, and little dust on site.',
      meta_keywords:
        'frameless glass partition, single glazed partition, office glass wall, toughened glass partition, meeting room partition',
    },
    banners: ['industrial-grid-partition', 'patch-fitting-toughened-glass-front', 'sliding-glass-door-partition'],
    bottom: {
      title: 'A room of your own, and the <em>daylight</em> stays shared.',
      image: 'frameless-single-glazed-partition',
    },
    accessories: ['glass-door-fittings', 'profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 5000,
      height: 2700,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'slim-black-framed-partition',
    title: 'Slim Black-Framed Partition',
    pictures: ['office-partition', 'elevation-slim-black-framed-partition', 'hw-gasket-coil'],
    description: `<p>Thin black lines give a meeting room an edge. The frame divides the glass into tall bays with a light band above the door head, so the partition lines up with doors, shelves and ceiling lights around it. The framed leaf shuts on gaskets all round, which keeps talk inside better than an open glass joint does.</p>
<p>It suits offices that want some character beside timber and concrete, without turning rooms into boxes.</p>`,
    blocks: [
      {
        title: 'What it does for the meeting room',
        description:
          'The frame gives the eye a scale, and nobody walks into it. Through the top band daylight goes on even where the lower panes carry film.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Meeting rooms beside open desks',
          'Studios, agencies and design offices',
          'Restaurants and retail back rooms',
          'Home offices off a living room',
        ],
        specification: [],
      },
      {
        title: 'Frame',
        description:
          'Mullions are screwed through hidden splines and clipped covers, so no fixing shows from either side.',
        specification: [
          { title: 'Section', value: 'Aluminium 6063-T5, 35 to 45 mm face, 50 mm deep' },
          { title: 'Bay width', value: '800 to 1,300 mm' },
          { title: 'Height', value: '2,000 to 3,000 mm, with a transom at door height' },
          { title: 'Finish', value: 'Matt black powder coat, 60 to 80 microns' },
        ],
      },
      {
        title: 'Glass and markings',
        description: 'Glass is held in EPDM on both sides and can be changed without taking the frame down.',
        specification: [
          { title: 'Glass', value: '6, 8 or 10 mm toughened, or 10.38 mm laminated and thicker' },
          { title: 'Gasket', value: 'Black EPDM wedge' },
          { title: 'Film', value: 'Frosted stripes, gradient or full bands' },
        ],
      },
      {
        title: 'The door',
        description: 'The leaf has the same narrow face as the screen, hinged on the frame and closing against a stop.',
        specification: [
          { title: 'Leaf', value: 'Up to 950 × 2,300 mm' },
          { title: 'Hinges', value: 'Three, concealed or butt, stainless steel' },
          { title: 'Handle', value: 'Long pull or lever with mortise lock' },
          { title: 'Options', value: 'Overhead closer, drop seal, access control' },
        ],
      },
    ],
    keywords: [
      'black frame partition',
      'slim frame glass partition',
      'office partition',
      'meeting room partition',
      'aluminium glass partition',
      'framed glass wall',
      'black aluminium partition',
    ],
    meta: {
      meta_title: 'Slim Black-Framed Glass Office Partition',
      meta_description:
        'Tall bays of toughened glass in a slim black aluminium frame, with a matching framed door. Character for meeting rooms, and daylight kept.',
      meta_keywords:
        'black framed glass partition, slim frame partition, office glass partition, aluminium partition, meeting room glass',
    },
    banners: ['double-glazed-partition-with-blinds', 'curved-glass-partition', 'switchable-privacy-glass-partition'],
    bottom: { title: 'Thin black lines around a room full of <em>daylight</em>.', image: 'office-partition' },
    accessories: ['profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers', 'glass-door-fittings'],
    elevation: {
      width: 5200,
      height: 2900,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 0.23,
          cells: [
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.18, opens: 'fixed', fill: 'glass' },
            { width: 0.22, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.77,
          cells: [
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.18, opens: 'left', fill: 'glass' },
            { width: 0.22, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'industrial-grid-partition',
    title: 'Industrial Grid Partition',
    pictures: ['industrial-grid-partition', 'elevation-industrial-grid-partition', 'hw-corner-oak'],
    description: `<p>Small squares of glass, as in the textile mills and railway workshops of a hundred years ago. The grid makes a strong wall of its own, so it can stand in the middle of a big floor and still look anchored. Choose clear squares above and fluted ones below, and people at their desks stay private while the ceiling runs through.</p>
<p>One pair of gridded doors opens to the full width of a trolley or a cake cart.</p>`,
    blocks: [
      {
        title: 'What it does for a big floor',
        description:
          'It breaks a hall into places people can describe: behind the grid, in front of the grid. Noise from the aisle drops, sight lines stay.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Co-working floors and studios',
          'Cafés, bakeries and open kitchens',
          'Salons and boutiques',
          'Loft conversions with exposed services',
        ],
        specification: [],
      },
      {
        title: 'Grid',
        description:
          'Bars are laid out from the centre line, and cut rows are hidden at the edges, never in the middle.',
        specification: [
          { title: 'Bars', value: 'Aluminium, 20 or 25 mm face' },
          { title: 'Square or oblong', value: 'Usually 350 to 600 mm' },
          { title: 'Build', value: 'True bars with single panes, or bonded bars on one sheet' },
          { title: 'Frame', value: '40 to 50 mm face, 50 mm deep' },
        ],
      },
      {
        title: 'Glass',
        description:
          'With true bars a broken square is changed in minutes. With bonded bars there are fewer joints and less sound leaks through.',
        specification: [
          { title: 'True bars', value: '5 or 6 mm toughened in each square' },
          { title: 'Bonded bars', value: '8 mm toughened in full height' },
          { title: 'Patterns', value: 'Clear, fluted, frosted, or a mix by row' },
          { title: 'Height', value: '2,000 to 3,200 mm, the highest with a stiffened mullion' },
        ],
      },
      {
        title: 'Doors in the grid',
        description: [
          'Single leaf up to 950 mm, pair up to 1,800 mm',
          'Bars carry on through the leaf at the same height',
          'Kick plate of 250 to 300 mm for busy places',
          'Pull handles with roller catch, or lever and lock',
        ],
        specification: [],
      },
    ],
    keywords: [
      'grid partition',
      'industrial partition',
      'loft partition',
      'black grid glass wall',
      'cafe partition',
      'steel look partition',
      'small pane partition',
      'studio partition',
    ],
    meta: {
      meta_title: 'Industrial Grid Glass Partition',
      meta_description:
        'Small glass squares in a black aluminium grid, with matching double doors. A strong, light divider for studios, cafés and co-working floors.',
      meta_keywords:
        'grid partition, industrial glass partition, black grid partition, loft style partition, studio divider',
    },
    banners: ['patch-fitting-toughened-glass-front', 'sliding-glass-door-partition', 'half-height-counter-screen'],
    bottom: { title: 'Mill-window squares for people who <em>make</em> things.', image: 'industrial-grid-partition' },
    accessories: ['profile-and-accessories', 'glass-and-spacers', 'gaskets-and-seals', 'glass-door-fittings'],
    elevation: {
      width: 4800,
      height: 2800,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.31, opens: 'fixed', fill: 'fluted', bars: [3, 6] },
            { width: 0.19, opens: 'left', fill: 'glass', bars: [2, 6] },
            { width: 0.19, opens: 'right', fill: 'glass', bars: [2, 6] },
            { width: 0.31, opens: 'fixed', fill: 'fluted', bars: [3, 6] },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'double-glazed-partition-with-blinds',
    title: 'Double-Glazed Partition with Blinds',
    pictures: [
      'double-glazed-partition-with-blinds',
      'elevation-double-glazed-partition-with-blinds',
      'partition-acoustic',
      'hw-gasket-coil',
    ],
    description: `<p>Turn a knob and the cabin closes its eyes. Slim venetian slats hang between the two sheets of glass, where no one dents them and no dust reaches them. Tilted, they let light pass and stop looks; drawn up, the room is open to the floor again.</p>
<p>The two panes and the air between them also take the sharpness out of ringing phones and passing talk. HR, finance and doctors' rooms ask for it most.</p>`,
    blocks: [
      {
        title: 'What it does for a private room',
        description:
          'Interviews and salary talks need no curtain and no paper taped to the glass. The same room is bright and open an hour later.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'HR, finance and legal cabins',
          'Consulting and examination rooms',
          'Bank manager and audit rooms',
          'Principal and counselling rooms in schools',
        ],
        specification: [],
      },
      {
        title: 'Two panes, one cavity',
        description:
          'The panes sit flush with each face of the frame. Different thicknesses on the two sides stop both from humming at the same pitch.',
        specification: [
          { title: 'Frame depth', value: '80 to 100 mm' },
          { title: 'Panes', value: '6 mm and 8 mm toughened; laminated on request' },
          { title: 'Cavity', value: '50 to 75 mm' },
          { title: 'Bay width', value: '700 to 1,200 mm' },
        ],
      },
      {
        title: 'Blinds',
        description: 'Each bay has its own blind, worked from the room side.',
        specification: [
          { title: 'Slats', value: 'Aluminium, 16 or 25 mm' },
          { title: 'Control', value: 'Tilt knob or magnetic slider; motor on request' },
          { title: 'Colours', value: 'White, grey, black' },
        ],
      },
      {
        title: 'Frame and service',
        description:
          'One pane of each bay can be unclipped, so a blind is replaced from the corridor side without dismantling the wall.',
        specification: [
          { title: 'Profile', value: 'Aluminium 6063-T5, silver, black or white' },
          { title: 'Height', value: '2,000 to 3,000 mm' },
          { title: 'Door', value: 'Glazed or solid leaf, 40 to 45 mm, on three hinges' },
        ],
      },
    ],
    keywords: [
      'double glazed partition',
      'partition with blinds',
      'integral blinds',
      'venetian glass partition',
      'cabin partition',
      'privacy partition',
      'doctor cabin glass',
      'double glass wall',
    ],
    meta: {
      meta_title: 'Double-Glazed Office Partition with Integral Blinds',
      meta_description:
        'Two glass panes with venetian blinds sealed between them. Turn a knob for privacy in HR, finance and consulting rooms, with no dust on the slats.',
      meta_keywords:
        'double glazed partition, partition with blinds, integral blind partition, office privacy partition, cabin glass wall',
    },
    banners: ['curved-glass-partition', 'switchable-privacy-glass-partition', 'demountable-glass-partition'],
    bottom: {
      title: 'One turn of a knob, and the talk is <em>private</em>.',
      image: 'double-glazed-partition-with-blinds',
    },
    accessories: ['glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories', 'glass-door-fittings'],
    elevation: {
      width: 4400,
      height: 2800,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.26, opens: 'louvre', fill: 'glass' },
            { width: 0.26, opens: 'louvre', fill: 'glass' },
            { width: 0.22, opens: 'right', fill: 'panel' },
            { width: 0.26, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'patch-fitting-toughened-glass-front',
    title: 'Toughened Glass Front with Patch Fittings',
    pictures: [
      'patch-fitting-toughened-glass-front',
      'elevation-patch-fitting-toughened-glass-front',
      'hw-d-pull-handle',
    ],
    description: `<p>A shop or a bank branch wants its door to feel light and work ten thousand times. Full-height toughened glass stands to left and right; the doors turn between steel patches at top and bottom, on floor springs let into the screed. They swing both ways, hold open at ninety degrees and come back to centre by themselves.</p>
<p>The window display begins right at the door edge, because there is no frame to interrupt it.</p>`,
    blocks: [
      {
        title: 'What it does for the entrance',
        description:
          'People see in and come in. A gentle push moves a leaf of seventy kilos, and it closes behind them without a slam, keeping conditioned air inside.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Shopfronts and showrooms under cover',
          'Bank, clinic and salon entrances',
          'Office lobbies and lift halls',
          'Inner doors of restaurants',
        ],
        specification: [],
      },
      {
        title: 'Glass',
        description:
          'Cut-outs for patches and locks are made before toughening and must suit the fitting to the millimetre.',
        specification: [
          { title: 'Doors', value: '12 mm toughened' },
          { title: 'Side and over panels', value: '12 mm toughened' },
          { title: 'Leaf', value: 'Up to 1,100 × 2,400 mm' },
          { title: 'Gaps', value: '3 to 4 mm at the sides, 8 to 10 mm at the floor' },
        ],
      },
      {
        title: 'Patches and floor spring',
        description: 'The spring is adjusted in two speeds after a week of use, once the pivots have settled.',
        specification: [
          { title: 'Patch fittings', value: 'Stainless steel 304 cover, aluminium alloy body' },
          { title: 'Floor spring', value: 'Double action, leaf up to 100 kg, hold-open at 90 degrees' },
          { title: 'Lock', value: 'Corner patch lock into the floor, key both sides' },
          { title: 'Handle', value: 'Pair of stainless steel pulls, 300 to 1,200 mm' },
        ],
      },
      {
        title: 'Before the floor is laid',
        description:
          'A floor spring needs a pit about 60 mm deep, dry and drained. Tell us the final floor level, and keep conduits away from the pivot line. Where no pit is possible, a hydraulic bottom patch does the work.',
        specification: [],
      },
    ],
    keywords: [
      'patch fitting door',
      'toughened glass door',
      'floor spring door',
      'glass shopfront',
      'frameless glass door',
      'shop glass',
      'office entrance glass',
      'glass front',
    ],
    meta: {
      meta_title: 'Toughened Glass Front with Patch Fittings',
      meta_description:
        'Full-height 12 mm toughened glass with double-action doors on floor springs. For shopfronts, branches, lobbies and office entrances.',
      meta_keywords:
        'patch fitting glass door, toughened glass front, floor spring door, shopfront glass, frameless glass entrance',
    },
    banners: ['sliding-glass-door-partition', 'half-height-counter-screen', 'aluminium-cabin-front'],
    bottom: {
      title: 'A door that opens with <em>one finger</em>, all day long.',
      image: 'patch-fitting-toughened-glass-front',
    },
    accessories: ['glass-door-fittings', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 4000,
      height: 3000,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 0.2,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.5, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.8,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'left', fill: 'glass' },
            { width: 0.25, opens: 'right', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'curved-glass-partition',
    title: 'Curved Glass Partition',
    pictures: ['curved-glass-partition', 'elevation-curved-glass-partition', 'hw-glass-samples'],
    description: `<p>A curve tells visitors where to walk. Bent toughened glass wraps a meeting room, a reception or a stair foot in one soft sweep, and the corridor widens at just the point where people meet. Reflections run along it like water, so it needs no decoration.</p>
<p>Each panel is bent to a radius and toughened in the same heat. We template the floor and ceiling lines first, because curved glass cannot be trimmed afterwards.</p>`,
    blocks: [
      {
        title: 'What it does for the lobby',
        description:
          'There is no corner to bump into and no dead angle behind the door. A round room also has a friendlier table: everyone sees everyone.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Reception areas and lift lobbies',
          'Round meeting rooms in open floors',
          'Showrooms and jewellery stores',
          'Waiting areas in clinics',
        ],
        specification: [],
      },
      {
        title: 'Bent glass',
        description: 'One radius for the whole curve keeps the number of moulds low and the reflections even.',
        specification: [
          { title: 'Thickness', value: '10 or 12 mm bent toughened' },
          { title: 'Radius', value: 'From about 1,500 mm; tighter by agreement' },
          { title: 'Panel', value: 'Arc length up to about 1,200 mm, height up to 2,700 mm' },
          { title: 'Tolerance', value: 'About 3 mm in shape, taken up in the channel' },
        ],
      },
      {
        title: 'Curved channels',
        description: 'Channels are roll-bent to the same radius and coated after bending.',
        specification: [
          { title: 'Profile', value: 'Aluminium 6063-T5, about 30 × 40 mm at the top' },
          { title: 'Joint', value: 'Clear silicone, 4 to 5 mm' },
          { title: 'Finish', value: 'Anodised or powder coat' },
          { title: 'Door', value: 'Flat leaf on a straight section, or a bent sliding leaf' },
        ],
      },
      {
        title: 'A faceted alternative',
        description:
          'Flat panels of 400 to 600 mm, set at a small angle to one another, follow the same line. The joints show, and every panel can be replaced from ordinary stock.',
        specification: [],
      },
    ],
    keywords: [
      'curved glass partition',
      'bent glass wall',
      'round meeting room',
      'curved glass',
      'reception glass',
      'lobby partition',
      'radius glass',
      'faceted glass wall',
    ],
    meta: {
      meta_title: 'Curved Glass Partition in Bent Toughened Glass',
      meta_description:
        'Bent toughened glass in roll-formed channels for receptions, lobbies and round meeting rooms. Templated on site, with faceted panels as an option.',
      meta_keywords:
        'curved glass partition, bent toughened glass, round meeting room, reception glass wall, lobby partition',
    },
    banners: ['switchable-privacy-glass-partition', 'demountable-glass-partition', 'frameless-single-glazed-partition'],
    bottom: { title: 'A soft line that shows people <em>the way</em>.', image: 'curved-glass-partition' },
    accessories: ['glass-and-spacers', 'profile-and-accessories', 'glass-door-fittings', 'gaskets-and-seals'],
    elevation: {
      width: 6000,
      height: 2600,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.1, opens: 'fixed', fill: 'glass' },
            { width: 0.15, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.15, opens: 'fixed', fill: 'glass' },
            { width: 0.1, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'sliding-glass-door-partition',
    title: 'Sliding Glass Door Partition',
    pictures: ['sliding-glass-door-partition', 'elevation-sliding-glass-door-partition', 'hw-d-pull-handle'],
    description: `<p>Where the corridor is narrow, a cabin door should not swing into it. This partition hides a top-hung glass leaf in its line: it glides past the neighbouring panel and stops softly at both ends. The entrance becomes as wide as you like, up to a hospital bed or a table being carried in.</p>
<p>There is no floor track. Cables, carpets and wheelchairs pass through as if the wall were not there.</p>`,
    blocks: [
      {
        title: 'What it does for a narrow corridor',
        description:
          'Two people can pass while a third opens the door. Furniture inside the cabin may stand right up to the frame, since nothing sweeps the floor.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Cabins along a 1,200 mm corridor',
          'Clinics, labs and treatment rooms',
          'Phone and focus rooms',
          'Conference rooms that open wide to a lounge',
        ],
        specification: [],
      },
      {
        title: 'Fixed part and leaf',
        description: 'The leaf runs on the room side or the corridor side, whichever wall is free.',
        specification: [
          { title: 'Leaf', value: '10 mm toughened, 900 to 1,400 mm wide' },
          { title: 'Fixed panels', value: '10 or 12 mm toughened' },
          { title: 'Height', value: '2,000 to 2,700 mm' },
          { title: 'Overlap', value: '50 mm at the back edge, brush or fin seal' },
        ],
      },
      {
        title: 'Track and safety',
        description:
          'The track is bolted to the head channel or to a beam above the ceiling, and its cover snaps off for adjustment.',
        specification: [
          { title: 'Load', value: 'Up to 100 kg or 120 kg per leaf' },
          { title: 'Rollers', value: 'Twin carriages, ball bearing' },
          { title: 'Damping', value: 'Soft stop for opening and closing' },
          { title: 'Guide', value: 'Nylon, fixed to the floor at the overlap' },
          { title: 'Lock', value: 'Hook lock in a patch, or floor bolt' },
        ],
      },
      {
        title: 'Sound',
        description:
          'A sliding leaf leaves an air gap of a few millimetres. Speech is softened, not stopped; for confidential rooms we suggest a hinged acoustic leaf.',
        specification: [],
      },
    ],
    keywords: [
      'sliding glass partition',
      'office sliding door',
      'glass sliding door',
      'top hung glass door',
      'cabin sliding door',
      'clinic sliding door',
      'frameless sliding door',
    ],
    meta: {
      meta_title: 'Sliding Glass Door Partition for Offices',
      meta_description:
        'A frameless glass partition with a top-hung leaf that glides past it and stops softly. For narrow corridors, clinics and wide openings; no floor track.',
      meta_keywords:
        'sliding glass partition, office sliding glass door, top hung glass door, clinic partition, frameless sliding door',
    },
    banners: ['half-height-counter-screen', 'aluminium-cabin-front', 'office-partition'],
    bottom: { title: 'The door moves aside. The <em>corridor</em> stays free.', image: 'sliding-glass-door-partition' },
    accessories: ['rollers-and-tracks', 'glass-door-fittings', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 3600,
      height: 2500,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'switchable-privacy-glass-partition',
    title: 'Switchable Privacy Glass Partition',
    pictures: [
      'switchable-privacy-glass-partition',
      'elevation-switchable-privacy-glass-partition',
      'hw-glass-samples',
    ],
    description: `<p>Press the switch and the wall turns from milk to clear. Between two panes lies a film of liquid crystals; with current on they line up and you see through, with current off they scatter the light. The boardroom is open all morning and private from the minute the meeting begins.</p>
<p>In its milky state it also takes a projector picture from behind. Daylight comes through in both states, because the film blurs the view and does not darken the room.</p>`,
    blocks: [
      {
        title: 'What it does for the boardroom',
        description:
          'No blinds to draw, no cords, nothing to dust. Visitors outside see shapes at most, and the people inside still have daylight.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          "Boardrooms and directors' cabins",
          'Consulting rooms, ICUs and scan rooms',
          'Bathrooms of hotel suites',
          'Showrooms that unveil a product',
        ],
        specification: [],
      },
      {
        title: 'The laminate',
        description:
          'The film is laminated between two clear panes, which protects it from cleaning cloths and humidity.',
        specification: [
          { title: 'Make-up', value: '5 + film + 5 or 6 + film + 6 mm, about 12 to 14 mm in all' },
          { title: 'Panel', value: 'Up to about 1,500 × 3,000 mm' },
          { title: 'Changeover', value: 'Under one second' },
          { title: 'Edges', value: 'Sealed with neutral silicone only' },
        ],
      },
      {
        title: 'Power and control',
        description: 'The film is private when the power is off, so an outage never exposes a room.',
        specification: [
          { title: 'Supply', value: '230 V in, about 48 to 65 V AC at the film' },
          { title: 'Use', value: 'About 3 to 6 W per square metre while clear' },
          { title: 'Control', value: 'Wall switch, remote, door contact or building system' },
          { title: 'Wiring', value: 'One pair per panel, hidden in the head channel' },
        ],
      },
      {
        title: 'Good to know',
        description:
          'A trace of haze remains when the glass is clear, most visible against strong backlight and at steep angles. It gives privacy of sight, not of sound. The transformer needs a dry, ventilated place within reach.',
        specification: [],
      },
    ],
    keywords: [
      'switchable glass',
      'smart glass',
      'privacy glass',
      'PDLC glass',
      'electric glass partition',
      'magic glass',
      'frosted on demand',
      'boardroom glass',
    ],
    meta: {
      meta_title: 'Switchable Privacy Glass Partition (Smart Glass)',
      meta_description:
        'Glass that turns from milky to clear at a switch. Laminated PDLC film for boardrooms, consulting rooms and suites, private when the power is off.',
      meta_keywords:
        'switchable glass partition, smart glass, PDLC glass, privacy glass partition, boardroom glass, electric glass',
    },
    banners: ['demountable-glass-partition', 'frameless-single-glazed-partition', 'industrial-grid-partition'],
    bottom: { title: 'Open until ten. <em>Private</em> from ten past.', image: 'switchable-privacy-glass-partition' },
    accessories: ['glass-and-spacers', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 4200,
      height: 2700,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.28, opens: 'fixed', fill: 'frosted' },
            { width: 0.28, opens: 'fixed', fill: 'frosted' },
            { width: 0.2, opens: 'left', fill: 'frosted' },
            { width: 0.24, opens: 'fixed', fill: 'frosted' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'half-height-counter-screen',
    title: 'Half-Height Counter Screen',
    pictures: ['half-height-counter-screen', 'elevation-half-height-counter-screen', 'hw-glass-spigot'],
    description: `<p>Between the cashier and the queue, a sheet of glass keeps papers in place and coughs apart, and people still talk face to face. Half-height screens stand on counters, desks and low walls in small clamps or a slim channel. A slot at the bottom passes cash, files or a strip of tablets.</p>
<p>Between workstations they calm an open floor: seated you have your corner, standing you find your colleagues.</p>`,
    blocks: [
      {
        title: 'What it does at the counter',
        description:
          'The person behind it is protected and visible. Rounded, polished edges mean no one minds leaning close to hear a name.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bank, ticket and pharmacy counters',
          'Reception desks and nursing stations',
          'Workstation rows and call floors',
          'Canteen and sweet-shop counters',
        ],
        specification: [],
      },
      {
        title: 'Screen',
        description:
          'Corners are rounded to a radius of 10 to 25 mm, and every hole and slot is made before toughening.',
        specification: [
          { title: 'Glass', value: '8 or 10 mm toughened, clear, frosted or fluted' },
          { title: 'Height', value: '450 to 900 mm above the top' },
          { title: 'Panel width', value: 'Up to 1,500 mm' },
          { title: 'Pass slot', value: 'Typically 300 × 100 mm' },
          { title: 'Speech opening', value: 'Round holes or a 10 mm gap between panes' },
        ],
      },
      {
        title: 'Clamps and channel',
        description: 'Pick the fixing by what the counter is made of: stone, board or steel.',
        specification: [
          { title: 'Clamps', value: 'Stainless steel or zinc alloy, 40 to 50 mm, with rubber pads' },
          { title: 'Desk clamp', value: 'For tops of 18 to 40 mm, no drilling' },
          { title: 'Channel', value: 'Aluminium, 20 × 20 mm, bonded or screwed' },
          { title: 'Posts', value: '25 to 38 mm tube for screens above 700 mm' },
        ],
      },
      {
        title: 'Add-ons',
        description: [
          'Hinged flap for staff access',
          'Frosted logo or queue number',
          'Shelf in glass or veneer on top',
          'Document pocket or tray under the slot',
        ],
        specification: [],
      },
    ],
    keywords: [
      'counter screen',
      'desk screen',
      'half height partition',
      'workstation glass',
      'cash counter glass',
      'sneeze guard',
      'reception glass',
      'low partition',
      'desk divider',
    ],
    meta: {
      meta_title: 'Half-Height Glass Screen for Counters and Desks',
      meta_description:
        'Toughened glass screens for bank counters, receptions and workstations. Clamped or in a slim channel, with pass slot and polished edges.',
      meta_keywords: 'counter glass screen, desk partition, half height partition, workstation screen, reception glass',
    },
    banners: ['aluminium-cabin-front', 'office-partition', 'double-glazed-partition-with-blinds'],
    bottom: { title: 'Close enough to <em>talk</em>, far enough to feel safe.', image: 'half-height-counter-screen' },
    accessories: ['glass-door-fittings', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 3600,
      height: 750,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'demountable-glass-partition',
    title: 'Demountable Glass Partition',
    pictures: ['demountable-glass-partition', 'elevation-demountable-glass-partition', 'hw-gasket-coil'],
    description: `<p>Teams grow, leases end, plans change. This partition arrives as finished panels that hook into posts with no silicone, no plaster and no cutting on site. When the floor is rearranged, two fitters take a room apart over a weekend and set it up again elsewhere, with the same glass, the same doors and very little waste.</p>
<p>Solid, glazed and door modules share the same posts and widths, so they can change places.</p>`,
    blocks: [
      {
        title: 'What it does for a growing office',
        description:
          'You buy the wall once. A cabin for one becomes a room for four by adding modules, and work goes on around it because there is hardly any dust.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Leased floors that must be handed back clean',
          'Project offices and start-ups',
          'Call centres and training floors',
          'Over finished carpet, tile or raised floor',
        ],
        specification: [],
      },
      {
        title: 'Modules',
        description: 'Panels are built on jigs in the workshop, and each one carries a number for the next move.',
        specification: [
          { title: 'Module width', value: '600, 900 or 1,200 mm' },
          { title: 'Height', value: '2,000 to 3,000 mm, with 25 mm adjustment at the top' },
          { title: 'Glazed panel', value: '6 mm single, or two panes of 6 mm' },
          { title: 'Solid panel', value: 'Two 9 or 12 mm boards with 50 mm mineral wool' },
          { title: 'Door', value: '900 mm module with frame, leaf about 800 mm' },
        ],
      },
      {
        title: 'Posts and joints',
        description:
          'All seals are dry gaskets. Levelling feet stand in the base, and the head slides in a ceiling channel that is only screwed.',
        specification: [
          { title: 'Post', value: 'Aluminium 6063-T6, 50 to 80 mm deep, wiring duct inside' },
          { title: 'Gaskets', value: 'EPDM and TPE, reusable' },
          { title: 'Finish', value: 'Anodised silver, black or white' },
          { title: 'Corners', value: '90, 120 and 135 degrees, T and cross' },
        ],
      },
      {
        title: 'Moving it again',
        description:
          'Keep the module plan we hand over. With it we can tell you over the telephone which panels a new layout reuses, and what little has to be added.',
        specification: [],
      },
    ],
    keywords: [
      'demountable partition',
      'relocatable partition',
      'modular partition',
      'reusable office partition',
      'dry partition',
      'office cabin modules',
      'removable glass wall',
    ],
    meta: {
      meta_title: 'Demountable Glass Partition for Changing Offices',
      meta_description:
        'Finished glass, solid and door modules that hook together without silicone or plaster. Take a room down in a weekend and set it up elsewhere.',
      meta_keywords:
        'demountable partition, relocatable glass partition, modular office partition, reusable partition, dry partition',
    },
    banners: ['frameless-single-glazed-partition', 'industrial-grid-partition', 'patch-fitting-toughened-glass-front'],
    bottom: { title: 'The lease ends. The walls <em>come along</em>.', image: 'demountable-glass-partition' },
    accessories: ['profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers', 'glass-door-fittings'],
    elevation: {
      width: 4800,
      height: 2700,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.1875, opens: 'fixed', fill: 'panel' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.1875, opens: 'right', fill: 'glass' },
            { width: 0.125, opens: 'fixed', fill: 'panel' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'glass-partition',
    slug: 'aluminium-cabin-front',
    title: 'Aluminium Cabin Front with Door',
    pictures: ['aluminium-cabin-front', 'elevation-aluminium-cabin-front', 'hw-gasket-coil'],
    description: `<p>The working cabin of many a factory office, school and shop floor: solid below, glass above, a door that locks. Aluminium sections carry laminated board up to desk height, where chairs and trolleys knock, and clear or frosted glass from there to the top. It is quick to build and easy to repair.</p>
<p>A fanlight over the door can tilt for air where there is no duct.</p>`,
    blocks: [
      {
        title: 'What it does for a busy floor',
        description:
          "The supervisor sees the line and keeps the noise at arm's length. Cables and files hide behind the solid part; the glass part keeps the room from feeling like a cupboard.",
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Factory and warehouse offices',
          'School staff rooms and labs',
          'Clinics, chemists and collection centres',
          'Shop-floor cash and billing cabins',
        ],
        specification: [],
      },
      {
        title: 'Frame and panels',
        description: 'Sections are cut square, cleated at the joints and screwed to floor, wall and slab.',
        specification: [
          { title: 'Main section', value: 'Aluminium 6063-T5, about 63 × 38 mm, 1.5 to 2 mm wall' },
          { title: 'Lower panel', value: '9 or 12 mm pre-laminated board, 900 mm high' },
          { title: 'Upper glass', value: '5 or 6 mm toughened, clear or frosted' },
          { title: 'Bay', value: '700 to 1,000 mm' },
        ],
      },
      {
        title: 'Door',
        description: 'The leaf repeats the division of the wall and closes against a rubber strip.',
        specification: [
          { title: 'Leaf', value: '850 to 950 mm wide, 2,100 mm high' },
          { title: 'Hinges', value: 'Three, stainless steel 304' },
          { title: 'Lock', value: 'Mortise lock with lever handle, cylinder with three keys' },
          { title: 'Closer', value: 'Overhead hydraulic, for leaves up to 60 kg' },
        ],
      },
      {
        title: 'Sizes and finish',
        description:
          'Rooms with a false ceiling get a top section at ceiling level and a light frame above it, up to the slab, so the wall does not sway.',
        specification: [
          { title: 'Height', value: '2,400 to 3,000 mm' },
          { title: 'Colours', value: 'Anodised silver, black, white or wood-grain' },
          { title: 'Openings', value: 'Fanlight, serving hatch with sliding pane, AC cut-out' },
        ],
      },
    ],
    keywords: [
      'cabin partition',
      'office cabin',
      'aluminium partition',
      'cabin front',
      'aluminium section partition',
      'half glass partition',
      'factory office',
      'cabin door',
    ],
    meta: {
      meta_title: 'Aluminium Cabin Front with Door and Glass',
      meta_description:
        'Laminated board below, glass above and a lockable door in aluminium sections. A sturdy, easily repaired cabin for factories, schools and shops.',
      meta_keywords:
        'aluminium cabin partition, office cabin, cabin front with door, half glazed partition, factory office partition',
    },
    banners: ['office-partition', 'double-glazed-partition-with-blinds', 'curved-glass-partition'],
    bottom: { title: 'Solid where it gets knocked, <em>clear</em> where you look.', image: 'aluminium-cabin-front' },
    accessories: ['profile-and-accessories', 'window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 3600,
      height: 2700,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 0.2,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'bottom', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.46,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'frosted' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'right', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'frosted' },
          ],
        },
        {
          height: 0.34,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'panel' },
            { width: 0.25, opens: 'fixed', fill: 'panel' },
            { width: 0.25, opens: 'right', fill: 'panel' },
            { width: 0.25, opens: 'fixed', fill: 'panel' },
          ],
        },
      ],
    },
  },
]
