import type { ProductSeed } from '../types.ts'

export const upvcCasementWindows: ProductSeed[] = [
  {
    sub_item: 'window',
    slug: 'single-casement-window',
    title: 'Single Casement Window',
    pictures: ['single-casement-window', 'elevation-single-casement-window', 'hw-friction-hinge', 'hw-lever-handle'],
    description: `<p>One sash, hinged at the side, one handle. Swing it out and the whole opening is open, so a small
      room gets all the air its wall allows. Close it and the handle draws the sash against two lines of gasket, which
      is why a casement keeps out May dust better than a slider of the same size.</p>
      <p>It opens outward on stainless friction stays that hold the sash where you leave it. Where a security grille
      stands outside, we hinge the same window to open inward. Left- or right-hung is your choice, made at
      measuring.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Set the open sash to face the evening breeze and it acts as a scoop, turning moving air into the room. When the andhi comes up, one turn of the handle locks the sash at several points and the curtain stops moving.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bedrooms and studies on the windward side of the house',
          'Kitchens, beside the counter, where the hand reaches the handle easily',
          'Staircase landings and passages too narrow for a slider',
          'One of several in a row, joined by a mullion or a coupling profile',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'Corners are fusion-welded and cleaned; steel runs inside frame and sash, not only in the frame.',
        specification: [
          { title: 'Frame depth', value: '60 mm, three chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5 mm, screwed inside the main chamber' },
          { title: 'Gaskets', value: 'EPDM, one line on the frame and one on the sash' },
          { title: 'Stays', value: 'Stainless steel 304 friction stays, 250–400 mm by sash weight' },
          { title: 'Locking', value: 'Espagnolette with two to four points, lever handle, key on request' },
        ],
      },
      {
        title: 'Glass and mesh',
        description: [
          '5 mm clear or tinted single glass for shaded walls',
          '5-12-5 double glazing for rooms with an air conditioner',
          'Frosted or fluted glass where neighbours are near',
          'Pleated mesh inside the reveal, or a hinged SS 304 mesh shutter',
        ],
        specification: [{ title: 'Glass thickness', value: '5–24 mm with matching beads' }],
      },
      {
        title: 'Sizes and limits',
        description:
          'A sash much wider than this sags on its stays; above it we divide the opening or add a fixed light.',
        specification: [
          { title: 'Largest sash', value: '750 × 1,500 mm, up to about 35 kg' },
          { title: 'Smallest sash', value: '350 × 450 mm' },
        ],
      },
    ],
    keywords: [
      'casement',
      'single sash',
      'side hung',
      'openable window',
      'hinged window',
      'outward opening',
      'shutter',
    ],
    meta: {
      meta_title: 'Single uPVC Casement Window, Side-Hung',
      meta_description:
        'A side-hung uPVC casement with one sash: full opening for air, two gasket lines against dust, steel inside, single or double glass.',
      meta_keywords:
        'single casement window, uPVC casement, side hung window, openable uPVC window, friction stay window',
    },
    banners: ['acoustic-double-glazed-window', 'tilt-and-slide-window', 'arched-window'],
    bottom: { title: 'One handle, one sash, the whole <em>breeze</em>.', image: 'single-casement-window' },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'gaskets-and-seals', 'mesh-and-screens'],
    elevation: {
      width: 700,
      height: 1200,
      shape: 'rectangle',
      finish: 'white',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'left', fill: 'glass' }] }],
    },
  },
  {
    sub_item: 'window',
    slug: 'french-casement-window',
    title: 'French Casement Window',
    pictures: ['french-casement-window', 'elevation-french-casement-window', 'hw-corner-oak', 'hw-lever-handle'],
    description: `<p>Two sashes meet in the middle with no post between them. Open both and nothing is left in the
      opening: no mullion through the view, no bar in the way when you lean out to water the bougainvillea.</p>
      <p>The second sash carries the meeting profile and is held by bolts at head and sill. The first closes over it
      and locks along its full height, so the pair is as firm as two windows with a post. Day to day you open one side
      only; the other waits for guests, cleaning days and the first cool evening of October.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'A double casement of 1,300 mm gives a clear gap of well over a metre. It airs a room quickly, lets a mattress be shaken out, and frames a courtyard without a line down its middle.',
        specification: [],
      },
      {
        title: 'How the two sashes close',
        description: [
          'The passive sash bolts into head and sill with a lever hidden in its edge',
          'The active sash overlaps it and takes the handle',
          'A gasket on the floating mullion seals where the two meet',
          'Both sashes swing outward as standard, inward where a grille stands outside',
        ],
        specification: [
          { title: 'Meeting profile', value: 'Floating mullion with its own steel, fixed to the passive sash' },
          { title: 'Active sash', value: 'Espagnolette, three or four locking points' },
          { title: 'Passive sash', value: 'Flush bolts top and bottom' },
        ],
      },
      {
        title: 'Sizes and limits',
        description:
          'Both sashes are of equal width unless the elevation asks for a narrow one; the handle side is then the wider.',
        specification: [
          { title: 'Largest pair', value: '1,400 × 1,400 mm, each sash up to 700 mm wide' },
          { title: 'Smallest pair', value: '800 × 600 mm' },
          { title: 'Frame depth', value: '60 mm, three chambers, 1.5 mm galvanised steel' },
        ],
      },
      {
        title: 'Glass, mesh and finish',
        description:
          'With no post to close against, mesh works as one pleated screen drawn across the whole width, or as a pair of inward-opening mesh shutters.',
        specification: [
          { title: 'Glass', value: '5 mm single up to 24 mm double glazing' },
          { title: 'Finishes', value: 'White; golden oak, walnut or anthracite foil on one or both faces' },
          { title: 'Mesh', value: 'Pleated polyester or SS 304' },
        ],
      },
    ],
    keywords: [
      'french window',
      'double casement',
      'two sash',
      'mullionless',
      'flying mullion',
      'openable window',
      'courtyard window',
    ],
    meta: {
      meta_title: 'French Casement Window without Mullion',
      meta_description:
        'Two uPVC sashes that meet without a post: open both and the whole width is free. Bolted passive sash, gasketed meeting profile.',
      meta_keywords:
        'french casement window, double casement window, window without mullion, uPVC french window, floating mullion',
    },
    banners: ['two-track-sliding-window', 'georgian-bar-hung-window', 'gable-window'],
    bottom: {
      title: 'Open both sides. <em>Nothing</em> stands between you and the garden.',
      image: 'french-casement-window',
    },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'mesh-and-screens', 'gaskets-and-seals'],
    elevation: {
      width: 1300,
      height: 1300,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'left', fill: 'glass' },
            { width: 1, opens: 'right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'anthracite-casement-with-fixed-light',
    title: 'Anthracite Casement with Fixed Light',
    pictures: [
      'anthracite-casement-with-fixed-light',
      'elevation-anthracite-casement-with-fixed-light',
      'profile-section',
      'hw-gasket-coil',
    ],
    description: `<p>A narrow side-hung sash beside a broad pane that never moves. The fixed light gives you the view
      and costs no hardware; the sash gives you the air. Together they fill an opening that a pair of sashes would crowd
      with frames.</p>
      <p>Here it comes in anthracite foil, the dark grey that sits well with exposed concrete, Dholpur stone and white
      plaster. The room side can stay white, so the wall inside remains bright. Dark profiles grow warm on a western
      wall, and we plan for that: foil with heat-reflecting pigments, steel in every profile, and wider joints around
      the frame.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'From the sofa you see one large picture; from the street, a calm dark line. The opening part is small enough to handle with one hand and large enough to change the air in minutes.',
        specification: [],
      },
      {
        title: 'Dark foil under Rajasthan sun',
        description: [
          'uPVC lengthens by roughly 0.8 mm per metre for every 10 °C, so dark frames are given 8–10 mm of joint all round',
          'Sashes are kept smaller than in white: heat and width together are what bend a sash',
          'Steel goes into every frame, sash and mullion, short lengths included',
          'Toughened glass guards against thermal cracks where a dark frame and a shadow edge meet',
        ],
        specification: [
          { title: 'Foil', value: 'Weather-resistant acrylic-faced film, about 0.2 mm, smooth or light grain' },
          { title: 'Colour', value: 'Anthracite outside; anthracite or white inside' },
        ],
      },
      {
        title: 'Frame and hardware',
        description: 'On walls that take the afternoon sun we move up to the deeper, stiffer section.',
        specification: [
          { title: 'Frame depth', value: '60 mm three-chamber, or 70 mm five-chamber for sun-facing walls' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5–2.0 mm' },
          { title: 'Stays', value: 'Stainless steel 304, 300–400 mm, with child restrictor on request' },
          { title: 'Handle', value: 'Black or satin lever on a multipoint espagnolette' },
        ],
      },
      {
        title: 'Sizes and limits',
        description: 'The mullion between sash and pane carries the wind on both, so tall units get a reinforced one.',
        specification: [
          { title: 'Opening sash', value: 'Up to 650 × 1,350 mm in foil' },
          { title: 'Fixed light', value: 'Up to about 1,500 × 1,500 mm' },
          { title: 'Glass', value: '5-12-5 or 6-12-6 double glazing, toughened outer pane on sunny sides' },
        ],
      },
    ],
    keywords: [
      'anthracite window',
      'grey upvc window',
      'dark grey',
      'foiled window',
      'laminated profile',
      'side hung',
      'fixed light',
      'casement with fixed glass',
      'RAL 7016',
    ],
    meta: {
      meta_title: 'Anthracite uPVC Casement with Fixed Light',
      meta_description:
        'Side-hung sash beside a broad fixed pane in anthracite foil, with the steel, joints and glass that a dark frame needs in strong sun.',
      meta_keywords:
        'anthracite uPVC window, grey casement window, foiled uPVC window, casement with fixed light, side hung window',
    },
    banners: ['upvc-sliding-window', 'kitchen-servery-bifold-window', 'round-porthole-window'],
    bottom: {
      title: 'A dark line outside, a <em>bright</em> room within.',
      image: 'anthracite-casement-with-fixed-light',
    },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 1950,
      height: 1350,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.65, opens: 'left', fill: 'glass' },
            { width: 1.3, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'top-hung-awning-window',
    title: 'Top-Hung Awning Window',
    pictures: ['top-hung-awning-window', 'elevation-top-hung-awning-window', 'hw-friction-hinge', 'hw-gasket-coil'],
    description: `<p>Hinged along its head, this sash opens at the bottom and leans out like a small roof. In a steady
      July drizzle you can leave it ajar: the water runs off the glass and the steam of the shower still finds its way
      out.</p>
      <p>It suits openings that are wider than tall, set high in a wall or above a wider window. Nobody looks in under
      a raised sash, and nothing swings at head height inside. A restrictor keeps the gap to a hand's width where
      children climb or where the opening gives on to a walkway.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Warm, moist air gathers under the ceiling, and a high top-hung sash lets it go without a draught on your neck. Placed above a fixed pane or a slider, it airs the room at night while the large window stays shut.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bathrooms and powder rooms, with frosted glass',
          'Above kitchen counters and loft beds',
          'Stairwells and double-height halls, worked by a pole or a chain drive',
          'As the vent in a curtain of fixed lights',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'Stays are chosen by weight and by how far the sash should open.',
        specification: [
          { title: 'Frame depth', value: '60 mm, three chambers, galvanised steel 1.5 mm' },
          { title: 'Stays', value: 'Top-hung friction stays, SS 304, 200–500 mm' },
          { title: 'Opening', value: 'About 30° free, about 100 mm with restrictor' },
          { title: 'Locking', value: 'Espagnolette with lever, or a cam handle on small sashes' },
        ],
      },
      {
        title: 'Glass, mesh and sizes',
        description: 'The sash opens outward, so mesh sits inside on magnets or as a small hinged or pleated screen.',
        specification: [
          { title: 'Largest sash', value: '1,200 × 900 mm, up to about 40 kg' },
          { title: 'Smallest sash', value: '450 × 350 mm' },
          { title: 'Glass', value: '5 mm frosted or clear, up to 24 mm double glazing' },
          { title: 'Mesh', value: 'SS 304 or fibreglass in a removable inner frame' },
        ],
      },
    ],
    keywords: [
      'top hung',
      'awning window',
      'bathroom window',
      'rain safe ventilation',
      'frosted glass',
      'high window',
      'vent window',
    ],
    meta: {
      meta_title: 'Top-Hung Awning Window in uPVC',
      meta_description:
        'A sash hinged at the head that airs bathrooms and kitchens while it rains. Friction stays, restrictor, frosted glass, mesh inside.',
      meta_keywords: 'top hung window, awning window, uPVC bathroom window, ventilation window, frosted glass window',
    },
    banners: ['three-track-sliding-window-with-mesh', 'bay-window', 'fixed-picture-window'],
    bottom: { title: 'Leave it <em>ajar</em>. The rain stays outside.', image: 'top-hung-awning-window' },
    accessories: ['window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers', 'mesh-and-screens'],
    elevation: {
      width: 1100,
      height: 650,
      shape: 'rectangle',
      finish: 'white',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'top', fill: 'frosted' }] }],
    },
  },
  {
    sub_item: 'window',
    slug: 'tilt-and-turn-window',
    title: 'Tilt-and-Turn Window',
    pictures: ['tilt-and-turn-window', 'elevation-tilt-and-turn-window', 'window-upvc', 'profile-section'],
    description: `<p>One handle, three positions. Down: locked all round. Level: the sash swings into the room like a
      door, and you clean the outer face standing on your own floor. Up: it tips inward at the head and leaves a narrow
      gap for air through the night.</p>
      <p>On the twelfth floor in Gurugram that is the difference between washing your windows and waiting for someone
      with a rope. Because everything happens inside, grilles, shades and outer mesh can stay where they are. The
      perimeter hardware pulls the sash tight on every side, not only at the handle.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Tilted, the window renews the air without a draught at bed height, and rain from a light shower does not reach the floor. Turned, it opens fully for cleaning or for a proper spring airing. A guard against wrong operation stops the handle from doing both at once.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'High-rise flats, where outer panes must be reached from within',
          'Bedrooms that want night air and a locked window together',
          'Walls with an outside grille or fixed insect mesh',
          'Rooms with a deep sill: leave 150 mm of free swing above taps and plants',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'The fitting runs round all four sides of the sash and is adjusted in three directions on site.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5–2.0 mm, in frame and sash' },
          { title: 'Hardware', value: 'Perimeter tilt-and-turn gear, mushroom cams, steel keeps' },
          { title: 'Hinges', value: 'Exposed or concealed, up to 100 kg sash weight' },
          { title: 'Tilt gap', value: 'Up to about 150 mm at the head' },
        ],
      },
      {
        title: 'Glass and mesh',
        description:
          'The deep rebate takes double glazing with a wide cavity, laminated panes, even triple glazing where noise or heat ask for it. Mesh goes outside: fixed, roller or pleated.',
        specification: [
          { title: 'Glass thickness', value: '24–40 mm; 6-12-6 is the usual choice' },
          { title: 'Gaskets', value: 'EPDM on frame and sash, centre seal as an option' },
        ],
      },
      {
        title: 'Sizes and limits',
        description:
          'Height should exceed width for the tilt to work smoothly; very wide openings are split into two sashes.',
        specification: [
          { title: 'Largest sash', value: '1,200 × 1,800 mm within the hinge weight' },
          { title: 'Smallest sash', value: '450 × 600 mm' },
        ],
      },
    ],
    keywords: [
      'tilt turn',
      'tilt and turn',
      'european window',
      'inward opening',
      'high rise window',
      'easy clean window',
      'night ventilation',
    ],
    meta: {
      meta_title: 'Tilt-and-Turn Window, 70 mm uPVC',
      meta_description:
        'Tilt for night air, turn inward for cleaning, one handle for both. Five-chamber 70 mm uPVC with perimeter locking, for high floors.',
      meta_keywords: 'tilt and turn window, tilt turn uPVC, inward opening window, high rise window, perimeter locking',
    },
    banners: ['window-upvc', 'four-panel-centre-opening-sliding-window', 'bow-window'],
    bottom: { title: 'Clean the outside from the <em>inside</em>.', image: 'tilt-and-turn-window' },
    accessories: ['window-door-and-accessories', 'profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 1700,
      height: 1300,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'tilt-left', fill: 'glass' },
            { width: 1, opens: 'tilt-right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'villa-window-with-mesh-sash',
    title: 'Villa Window with Mesh Sash',
    pictures: [
      'villa-window-with-mesh-sash',
      'elevation-villa-window-with-mesh-sash',
      'hw-friction-hinge',
      'hw-lever-handle',
    ],
    description: `<p>Two windows in one frame: glass sashes that open outward, and behind them mesh sashes that open
      into the room. In the evening you push the glass away, pull the mesh shut, and the house breathes while the
      mosquitoes stay in the garden.</p>
      <p>Each mesh sash is a proper frame with hinges, handle and gasket, not a sheet held by tape. Open it to reach
      the glass handle, close it behind your hand. Families moving from old timber windows with jaali shutters know the
      habit already; this is the same idea, welded in uPVC and sealed against dust.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'A slider with mesh opens half its width. A villa window opens all of it, mesh and glass alike, which matters on still nights when every bit of moving air counts.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Independent houses and farmhouses with room for the glass to swing out',
          'Bedrooms that are slept in with the window open',
          'Dining rooms and kitchens beside gardens, cattle sheds or standing water',
          'Ground floors: guard bars can stand between glass and mesh in most sizes',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'One frame with two rebates, so glass and mesh never share a seal.',
        specification: [
          { title: 'Frame depth', value: 'About 90–105 mm, double rebate' },
          { title: 'Reinforcement', value: 'Galvanised steel 1.5 mm in frame, glass sash and mullion' },
          { title: 'Glass sash', value: 'Outward on SS 304 friction stays, multipoint espagnolette' },
          { title: 'Mesh sash', value: 'Inward on butt hinges, small lever or touch latch' },
        ],
      },
      {
        title: 'Glass and mesh',
        description: 'Stainless mesh takes a broom and a garden hose; fibreglass is softer to look through.',
        specification: [
          { title: 'Mesh', value: 'SS 304 woven mesh; fibreglass or finer pollen mesh on request' },
          { title: 'Glass', value: '5–20 mm, single or double glazed' },
          { title: 'Finishes', value: 'White, walnut, golden oak or bronze-brown foil' },
        ],
      },
      {
        title: 'Sizes and limits',
        description: 'Keep the inner sill clear: the mesh sash sweeps into the room by its own width.',
        specification: [
          { title: 'Largest glass sash', value: '700 × 1,500 mm' },
          { title: 'Largest mesh sash', value: '700 × 1,500 mm with a mid rail above 1,200 mm' },
        ],
      },
    ],
    keywords: [
      'villa window',
      'mosquito mesh window',
      'openable with mesh',
      'mesh shutter',
      'double shutter',
      'insect screen',
      'farmhouse window',
    ],
    meta: {
      meta_title: 'Villa Window with Separate Mesh Sash',
      meta_description:
        'Glass sashes swing out, mesh sashes swing in, both in one deep uPVC frame. Sleep with the window open and the mosquitoes outside.',
      meta_keywords:
        'villa window, window with mesh sash, mosquito mesh window, openable uPVC window, SS 304 mesh, farmhouse window',
    },
    banners: ['lift-and-slide-window', 'corner-window', 'combination-window-with-ac-panel'],
    bottom: { title: 'The night air comes in. The <em>mosquitoes</em> do not.', image: 'villa-window-with-mesh-sash' },
    accessories: ['mesh-and-screens', 'window-door-and-accessories', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 1400,
      height: 1400,
      shape: 'rectangle',
      finish: 'bronze',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'left', fill: 'glass' },
            { width: 1, opens: 'right', swing: 'in', fill: 'mesh' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'acoustic-double-glazed-window',
    title: 'Acoustic Double-Glazed Window',
    pictures: [
      'acoustic-double-glazed-window',
      'elevation-acoustic-double-glazed-window',
      'profile-section',
      'hw-gasket-coil',
    ],
    description: `<p>Close it, and the horn on Mathura Road becomes something you notice only if you listen for it.
      Quiet is made of three things: heavy glass of unequal thickness, a wide cavity, and a frame with no gap anywhere.
      This window has all three.</p>
      <p>One pane is laminated, so its soft interlayer damps what the other lets through. The two panes differ in
      weight so they do not ring at the same pitch. The sash presses on three seals, and the joint to the wall is
      filled and sealed on both faces, because sound goes where air goes.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Traffic, generators, loudspeakers and wedding bands arrive mostly as low notes, and low notes need mass. The same build also slows heat: an air-conditioned room holds its temperature longer.',
        specification: [],
      },
      {
        title: 'How the quiet is built',
        description: [
          'Unequal panes: a thick one and a laminated one',
          'A cavity of 16 mm or more; 12 mm is a heat measure rather than a sound measure',
          'Three gasket lines, joined at the corners',
          'Perimeter locking that compresses the seals evenly',
          'Frame joint filled in full depth and sealed inside and out',
        ],
        specification: [
          { title: 'Usual glass', value: '6 mm + 16 mm cavity + 5+1.52 PVB+5 mm laminated, 33.5 mm in all' },
          { title: 'Lighter glass', value: '8-12-5 mm where the street is calmer' },
          { title: 'Spacer', value: 'Aluminium or warm-edge with desiccant, double sealed' },
        ],
      },
      {
        title: 'Frame and hardware',
        description: 'Inward-opening, so the weight hangs on hinges rather than on friction stays.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 2.0 mm' },
          { title: 'Gaskets', value: 'Outer, centre and inner EPDM seals' },
          { title: 'Hinges', value: 'Side-hung or tilt-and-turn, up to 100 kg' },
        ],
      },
      {
        title: 'Before you order',
        description:
          'A window can only be as quiet as the wall around it. We look for exhaust holes, shutter boxes and thin panels first, and say plainly if the noise comes that way. Where you need air with the window shut, plan a ducted or baffled inlet.',
        specification: [
          { title: 'Largest sash', value: '900 × 1,500 mm with laminated glass' },
          { title: 'Glass weight', value: 'About 42 kg per square metre for the usual build' },
        ],
      },
    ],
    keywords: [
      'soundproof window',
      'acoustic window',
      'noise reduction',
      'double glazed',
      'DGU',
      'laminated glass',
      'traffic noise',
      'quiet bedroom',
    ],
    meta: {
      meta_title: 'Acoustic Double-Glazed uPVC Window',
      meta_description:
        'Unequal panes, laminated glass, a wide cavity and three seals in a 70 mm uPVC frame: a window for bedrooms beside busy roads.',
      meta_keywords:
        'acoustic window, soundproof uPVC window, noise reduction window, laminated double glazing, quiet bedroom window',
    },
    banners: ['tilt-and-slide-window', 'arched-window', 'single-casement-window'],
    bottom: { title: 'I close the window and the room goes <em>quiet</em>.', image: 'acoustic-double-glazed-window' },
    accessories: ['glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories', 'window-door-and-accessories'],
    elevation: {
      width: 1600,
      height: 1400,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'left', fill: 'glass' },
            { width: 1, opens: 'right', fill: 'glass' },
          ],
        },
      ],
    },
  },
]
