import type { ProductSeed } from '../types.ts'

export const railings: ProductSeed[] = [
  {
    sub_item: 'railingsystem',
    slug: 'frameless-spigot-railing',
    title: 'Frameless Spigot Glass Railing',
    pictures: ['frameless-spigot-railing', 'elevation-frameless-spigot-railing', 'hw-glass-spigot'],
    description: `<p>Sit down on the terrace and the view should not stop at the rail. Here toughened glass stands in short stainless steel spigots, two to a panel, with nothing in front of it and nothing above it unless you ask for a cap. The floor runs on underneath, so rain and dust wash straight out instead of collecting behind a kerb.</p>
<p>We fit it mostly around pools, on low decks and along garden terraces. On upper floors we ask for laminated glass and a continuous top rail.</p>`,
    blocks: [
      {
        title: 'What it does for the terrace',
        description:
          'Children stay on the safe side of the glass and still see the garden. From indoors the edge of the terrace almost disappears, and after a dust storm the whole run is wiped down with a hose and a squeegee.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Pool edges and raised timber or stone decks',
          'Garden terraces a few steps above the lawn',
          'Open mezzanines and landings indoors, with laminated glass and a top rail',
          'Low walls where a short glass upstand is wanted',
        ],
        specification: [],
      },
      {
        title: 'Glass for spigots',
        description:
          'All edges are ground and polished and all four corners eased before toughening, because here the edge is what you see and touch.',
        specification: [
          { title: 'Standard glass', value: '12 mm toughened' },
          { title: 'With a drop below', value: '13.52 mm laminated toughened (6 + 1.52 + 6)' },
          { title: 'Tints', value: 'Clear, low-iron, grey or bronze' },
          { title: 'Panel width', value: '600 to 1,300 mm' },
        ],
      },
      {
        title: 'Spigots and fixing',
        description:
          'Each spigot clamps the glass between nylon or EPDM pads, so steel never touches the edge. The base is bolted to the slab or core-drilled and grouted.',
        specification: [
          { title: 'Spigot', value: 'Stainless steel 304 indoors, 316 or duplex outdoors and at pools' },
          { title: 'Anchors', value: 'M10 or M12 in concrete of sound strength' },
          { title: 'Gap under the glass', value: '40 to 70 mm' },
          { title: 'Gap between panels', value: '10 to 20 mm' },
        ],
      },
      {
        title: 'Height and limits',
        description:
          'Home railings are normally set 1,050 to 1,200 mm above the finished floor. On soft screed, thin tile beds or hollow blocks we first provide a concrete kerb or a steel plate, since a spigot is only as strong as what it stands in.',
        specification: [],
      },
    ],
    keywords: [
      'spigot railing',
      'frameless glass railing',
      'pool fence',
      'glass balustrade',
      'terrace railing',
      'deck railing',
      'glass fence',
      'mini post railing',
    ],
    meta: {
      meta_title: 'Frameless Spigot Glass Railing for Terrace and Pool',
      meta_description:
        'Toughened glass panels standing in stainless steel spigots for pools, decks and terraces. Open view, no posts, and water drains freely below.',
      meta_keywords:
        'spigot glass railing, frameless glass railing, pool railing, terrace railing, glass balustrade, Delhi NCR',
    },
    banners: ['balcony-railing', 'stair-railing', 'post-and-rail-aluminium-railing'],
    bottom: { title: 'The edge is held. The view <em>runs on</em>.', image: 'frameless-spigot-railing' },
    accessories: ['railing-fittings', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 4800,
      height: 1100,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'railingsystem',
    slug: 'base-channel-glass-railing',
    title: 'Base-Channel Glass Railing',
    pictures: ['balcony-railing', 'elevation-base-channel-glass-railing', 'hw-gasket-coil'],
    description: `<p>One straight aluminium channel along the slab edge, and the glass grows out of it. There are no posts to look past and no fittings to clean around; the load of a leaning crowd is carried along the whole bottom edge into the concrete. Wedges inside the channel set every panel plumb, so a long balcony reads as a single line.</p>
<p>A slim cap rail joins the panels on top. It gives the hand something to rest on and keeps the neighbours steady if one pane is ever damaged.</p>`,
    blocks: [
      {
        title: 'What it does for the balcony',
        description:
          'You sit out of the wind with the horizon in front of you. The closed foot stops cups, toys and dripping mop water from going over the edge onto the balcony below.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Apartment and villa balconies with a concrete edge',
          'Roof terraces exposed to wind',
          'Double-height voids and gallery edges indoors',
          'Fascia mounting where floor width is precious',
        ],
        specification: [],
      },
      {
        title: 'Glass by height and exposure',
        description:
          'The thickness follows the height, the wind and the number of people expected. We calculate it for each site rather than by habit.',
        specification: [
          { title: 'Sheltered home balcony', value: '13.52 mm laminated toughened (6 + 1.52 + 6)' },
          { title: 'Usual choice', value: '17.52 mm laminated toughened (8 + 1.52 + 8)' },
          { title: 'High floors and public areas', value: '21.52 mm laminated toughened (10 + 1.52 + 10)' },
          { title: 'Panel width', value: 'Typically 1,000 to 1,500 mm' },
        ],
      },
      {
        title: 'Channel and cap rail',
        description:
          'The channel may stand on the slab, sit in it flush with the tiles, or hang on its face behind a cladding plate.',
        specification: [
          { title: 'Channel', value: 'Aluminium 6063-T6, about 60 to 70 mm wide and 100 to 120 mm high' },
          { title: 'Anchors', value: 'M12, typically every 200 to 300 mm' },
          { title: 'Seals', value: 'EPDM on both sides, with drain holes in the base' },
          { title: 'Cap rail', value: 'Slotted aluminium or stainless steel, 25 to 50 mm' },
          { title: 'Finish', value: 'Anodised silver, or powder coat to a RAL colour' },
        ],
      },
      {
        title: 'What we check first',
        description:
          'The slab edge must be reinforced concrete, with room for the anchors to stand clear of its rim. Waterproofing is turned up before the channel goes down, and drain holes stay open so that monsoon water never stands around the laminate.',
        specification: [],
      },
    ],
    keywords: [
      'base channel railing',
      'glass railing',
      'balcony glass',
      'U channel railing',
      'frameless balustrade',
      'balcony railing',
      'laminated glass railing',
      'fascia mounted railing',
    ],
    meta: {
      meta_title: 'Base-Channel Glass Railing for Balconies',
      meta_description:
        'Laminated toughened glass rising from one continuous aluminium channel, with a slim cap rail. A clean, wind-firm railing for balconies and terraces.',
      meta_keywords:
        'base channel glass railing, balcony glass railing, U channel railing, laminated glass railing, frameless railing',
    },
    banners: ['stair-railing', 'post-and-rail-aluminium-railing', 'juliet-balcony-glass-railing'],
    bottom: { title: 'One line of aluminium, and then only <em>sky</em>.', image: 'balcony-railing' },
    accessories: ['railing-fittings', 'profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 5400,
      height: 1150,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 0.89,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
          ],
        },
        { height: 0.11, cells: [{ width: 1, opens: 'fixed', fill: 'panel' }] },
      ],
    },
  },
  {
    sub_item: 'railingsystem',
    slug: 'point-fixed-glass-stair-railing',
    title: 'Point-Fixed Glass Stair Railing',
    pictures: ['stair-railing', 'elevation-point-fixed-glass-stair-railing'],
    description: `<p>A stair in the middle of the house should let light through. The glass hangs beside the flight on stainless steel discs bolted into the stringer, so every tread keeps its full width and its clean edge. Panels are cut to the slope of your stair from a site template, joint by joint.</p>
<p>Along the top runs a handrail in oak, teak or brushed steel. Your hand meets timber, your eye meets the room beyond.</p>`,
    blocks: [
      {
        title: 'What it does for the stair',
        description:
          'Daylight from a landing window reaches the hall below. The treads are swept right to the edge, because no post stands on them.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Straight and L-shaped flights with a concrete or steel stringer',
          'Landings and gallery edges with at least 200 mm of face to bolt into',
          'Duplex flats and villas where the stair stands in the living room',
          'Shop and office stairs, with heavier laminated glass',
        ],
        specification: [],
      },
      {
        title: 'Glass and holes',
        description:
          'Holes are drilled and countersunk before toughening; nothing can be changed afterwards. We therefore measure only when the final tread and floor finishes are laid.',
        specification: [
          { title: 'Glass', value: '12 mm toughened or 13.52 mm laminated toughened' },
          { title: 'Busy stairs', value: '17.52 mm laminated toughened' },
          { title: 'Panel length', value: 'Up to about 1,500 mm along the slope' },
          { title: 'Joint', value: '10 to 15 mm, open' },
        ],
      },
      {
        title: 'Point fixings',
        description:
          'Discs sit in pairs, one above the other, so that the pane cannot rotate. Threaded necks take up a few millimetres where the plaster is out of plane.',
        specification: [
          { title: 'Disc', value: '50 mm diameter, stainless steel 304; 316 outdoors' },
          { title: 'Stand-off', value: '20 to 50 mm from the stringer' },
          { title: 'Per panel', value: 'At least four, with EPDM or nylon sleeves' },
          { title: 'Anchors', value: 'M10 or M12 chemical anchors in concrete, through-bolts in steel' },
        ],
      },
      {
        title: 'Handrail',
        description:
          'The handrail is fixed on the glass edge in a slotted tube, or beside the glass on brackets for an easier grip.',
        specification: [
          { title: 'Height', value: 'About 900 mm above the nosing line, 1,050 mm or more at landings' },
          { title: 'Timber', value: 'Oak, teak or ash, 45 to 50 mm, oiled or lacquered' },
          { title: 'Metal', value: 'Brushed stainless steel tube, 42.4 mm' },
        ],
      },
    ],
    keywords: [
      'stair railing',
      'glass staircase',
      'point fixed railing',
      'standoff glass railing',
      'button fixing',
      'staircase glass',
      'handrail',
      'side mounted railing',
    ],
    meta: {
      meta_title: 'Point-Fixed Glass Stair Railing with Handrail',
      meta_description:
        'Glass panels held beside the flight on stainless steel discs, with a timber or steel handrail. Full tread width, clean edges and light on every step.',
      meta_keywords:
        'glass stair railing, staircase railing, point fixed glass, standoff railing, timber handrail, duplex stair',
    },
    banners: ['post-and-rail-aluminium-railing', 'juliet-balcony-glass-railing', 'aluminium-baluster-railing'],
    bottom: { title: 'A stair you can see <em>through</em>, and hold on to.', image: 'stair-railing' },
    accessories: ['railing-fittings', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 3600,
      height: 1250,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        { height: 0.1, cells: [{ width: 1, opens: 'fixed', fill: 'timber' }] },
        {
          height: 0.9,
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
    sub_item: 'railingsystem',
    slug: 'post-and-rail-aluminium-railing',
    title: 'Post-and-Rail Aluminium Railing',
    pictures: ['post-and-rail-aluminium-railing', 'elevation-post-and-rail-aluminium-railing', 'hw-gasket-coil'],
    description: `<p>When twenty balconies need the same railing, this is the one that goes up without drama. Square aluminium posts take the load, a top rail ties them together and 10 mm glass drops into gasketed grooves between them. Each pane is small enough for two fitters to carry up a staircase, and any single one can be changed later.</p>
<p>The frame is screwed together and powder coated: no weld to rust after the second monsoon, no yearly painting.</p>`,
    blocks: [
      {
        title: 'What it does for the building',
        description:
          'Every floor gets the same straight line at the same height. The posts divide the glass into calm bays, which suits a building front of many balconies better than one endless sheet.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Apartment balconies and builder floors',
          'Rooftop parapets that need extra height',
          'School, clinic and hostel corridors',
          'Slab edges too narrow for a base channel',
        ],
        specification: [],
      },
      {
        title: 'Posts, rails and finish',
        description:
          'Posts stand on a cast or machined base over a steel core, or are fixed to the slab face with brackets. Caps close every open end against wasps and water.',
        specification: [
          { title: 'Alloy', value: 'Aluminium 6063-T6' },
          { title: 'Post', value: '50 × 50 mm, 3 mm wall, with a reinforced foot' },
          { title: 'Top rail', value: '60 × 40 mm oval or rectangular' },
          { title: 'Post spacing', value: 'Up to 1,500 mm' },
          { title: 'Finish', value: 'Powder coat 60 to 80 microns, or anodised' },
        ],
      },
      {
        title: 'Glass between the posts',
        description:
          'The glass is held on two or four sides and does not carry the rail. That is why it can be thinner than in a frameless railing.',
        specification: [
          { title: 'Glass', value: '8, 10 or 12 mm toughened; 11.52 mm laminated (5 + 1.52 + 5) at height' },
          { title: 'Gaskets', value: 'EPDM wedge, replaceable from inside' },
          { title: 'Gap below the glass', value: '50 to 80 mm, never above 100 mm' },
        ],
      },
      {
        title: 'Care',
        description:
          'Rinse off dust before wiping, so that grit does not scratch the coating. Tighten the base screws once a year; everything else stays as it is.',
        specification: [],
      },
    ],
    keywords: [
      'aluminium railing',
      'post and rail',
      'balcony railing with posts',
      'glass panel railing',
      'apartment railing',
      'corridor railing',
      'terrace parapet railing',
      'powder coated railing',
    ],
    meta: {
      meta_title: 'Post-and-Rail Aluminium Railing with Glass',
      meta_description:
        'Square aluminium posts, a firm top rail and 10 mm toughened glass between them. A rust-free railing for apartment balconies, roofs and corridors.',
      meta_keywords:
        'aluminium railing, post and rail railing, balcony railing, glass infill railing, powder coated aluminium railing',
    },
    banners: ['juliet-balcony-glass-railing', 'aluminium-baluster-railing', 'led-handrail-glass-railing'],
    bottom: { title: 'The same straight line, <em>floor after floor</em>.', image: 'post-and-rail-aluminium-railing' },
    accessories: ['railing-fittings', 'profile-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 4500,
      height: 1100,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        { height: 0.1, cells: [{ width: 1, opens: 'fixed', fill: 'panel' }] },
        {
          height: 0.9,
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
    sub_item: 'railingsystem',
    slug: 'juliet-balcony-glass-railing',
    title: 'Juliet Balcony Glass Railing',
    pictures: ['juliet-balcony-glass-railing', 'elevation-juliet-balcony-glass-railing', 'french-door-upvc'],
    description: `<p>Some bedrooms have a full-height opening and no room for a balcony. A Juliet railing makes that opening safe: one sheet of laminated glass across it, fixed to the reveal or the outer wall, just outside the doors. Throw both leaves open and you stand in the fresh air without losing a single square metre of floor.</p>
<p>It can be ordered with our inward-opening French doors or sliding doors, or added to openings that are already built.</p>`,
    blocks: [
      {
        title: 'What it does for the bedroom',
        description:
          'A window sill at 900 mm becomes a door to the floor. More sky comes in, air moves along the ground, and the bed gets the view that only a standing person had before.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Upper-floor bedrooms with inward-opening French doors',
          'Sliding doors that end at the slab edge',
          'Stair halls with tall openings',
          'Renovations where a low sill has been cut down',
        ],
        specification: [],
      },
      {
        title: 'Glass and span',
        description: 'A single pane is quietest to look at. Wider openings get a top rail, or a thicker laminate.',
        specification: [
          { title: 'Up to about 1,500 mm', value: '13.52 mm laminated toughened with top rail' },
          { title: 'Up to about 2,000 mm', value: '17.52 mm laminated toughened' },
          { title: 'Wider', value: 'Two panes on a top and bottom rail' },
          { title: 'Edge', value: 'Ground and polished all round' },
        ],
      },
      {
        title: 'Fixing to the wall',
        description:
          'Side channels or discs are anchored into concrete or solid masonry, never into plaster or the door frame alone.',
        specification: [
          { title: 'Side channel', value: 'Aluminium 6063-T6, powder coated' },
          { title: 'Discs', value: '50 mm stainless steel 316, two or three a side' },
          { title: 'Anchors', value: 'M10 chemical, depth by substrate' },
          { title: 'Height', value: '1,100 mm above inside floor, more on request' },
        ],
      },
      {
        title: 'Sizes in short',
        description:
          'Overlap on the wall is 80 to 100 mm a side. The gap between floor and glass, and between glass and reveal, stays below 100 mm, so that a small child cannot slip through.',
        specification: [],
      },
    ],
    keywords: [
      'juliet balcony',
      'juliette railing',
      'french window railing',
      'glass window guard',
      'bedroom railing',
      'false balcony',
      'window safety glass',
    ],
    meta: {
      meta_title: 'Juliet Balcony Glass Railing for French Doors',
      meta_description:
        'One laminated glass pane across a full-height opening. Open the French doors wide, let the air in and keep children safe, with no balcony needed.',
      meta_keywords:
        'juliet balcony, glass juliet railing, french door railing, window safety railing, laminated glass',
    },
    banners: ['aluminium-baluster-railing', 'led-handrail-glass-railing', 'frameless-spigot-railing'],
    bottom: { title: 'All the air of a balcony, without the <em>slab</em>.', image: 'juliet-balcony-glass-railing' },
    accessories: ['railing-fittings', 'glass-and-spacers', 'window-door-and-accessories'],
    elevation: {
      width: 1600,
      height: 1100,
      shape: 'rectangle',
      finish: 'glass',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'fixed', fill: 'glass' }] }],
    },
  },
  {
    sub_item: 'railingsystem',
    slug: 'aluminium-baluster-railing',
    title: 'Aluminium Baluster Railing',
    pictures: ['aluminium-baluster-railing', 'elevation-aluminium-baluster-railing', 'hw-glass-spigot'],
    description: `<p>Upright bars have guarded verandas here for generations. They let the evening breeze through, throw striped shade on the floor and ask for no glass cleaning at all. We make them in aluminium instead of mild steel: the bars are mechanically locked into the rails, then coated, so there are no site welds and no rust stains down the wall.</p>
<p>The bars stand close enough that a small child cannot squeeze between them, and there is no crossbar to climb.</p>`,
    blocks: [
      {
        title: 'What it does for the veranda',
        description:
          'Air passes where a glass railing would stop it. On a west-facing balcony in May that is the difference between sitting outside and staying in.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Verandas, balconies and staircases',
          'Utility balconies where clothes are dried',
          'Ground-floor boundaries beside planting',
          'Older houses whose neighbours have bars too',
        ],
        specification: [],
      },
      {
        title: 'Bars and rails',
        description:
          'Bars may be round, square or flat. A flat bar set edge-on looks finer from the front and gives more privacy from the side.',
        specification: [
          { title: 'Bar', value: 'Round 16 or 20 mm, square 20 mm, or flat 40 × 12 mm' },
          { title: 'Clear gap', value: '100 mm at most' },
          { title: 'Top rail', value: '60 × 40 mm; timber-look finish possible' },
          { title: 'Bottom rail', value: '40 × 30 mm, 60 to 80 mm above the floor' },
          { title: 'Post', value: '50 × 50 mm, up to 1,500 mm apart' },
        ],
      },
      {
        title: 'Material and finish',
        description:
          'The alloy does not rust. The coating is an exterior grade chosen for strong sun, so the south side does not chalk as indoor paint would.',
        specification: [
          { title: 'Alloy', value: 'Aluminium 6063-T5 or T6' },
          { title: 'Coating', value: 'Polyester powder coat, 60 to 80 microns' },
          { title: 'Colours', value: 'Black, anthracite, bronze, white, or wood-grain sublimation' },
          { title: 'Fasteners', value: 'Stainless steel 304, concealed where possible' },
        ],
      },
      {
        title: 'Stairs and slopes',
        description:
          'On a flight the rails follow the pitch and the bars stay vertical. Brackets swivel to suit pitches of roughly 25 to 40 degrees, and each flight is made to the measured rise and going.',
        specification: [],
      },
    ],
    keywords: [
      'baluster railing',
      'bar railing',
      'vertical bar railing',
      'aluminium grill railing',
      'veranda railing',
      'rust free railing',
      'balcony grill',
      'staircase bars',
    ],
    meta: {
      meta_title: 'Aluminium Baluster Railing for Verandas and Stairs',
      meta_description:
        'Upright aluminium bars that let the breeze through and never rust. Powder coated, with no crossbar to climb, for verandas, balconies and stairs.',
      meta_keywords:
        'baluster railing, aluminium bar railing, veranda railing, vertical bar railing, rust free balcony railing',
    },
    banners: ['led-handrail-glass-railing', 'frameless-spigot-railing', 'balcony-railing'],
    bottom: { title: 'Let the breeze in. Keep the <em>little ones</em> safe.', image: 'aluminium-baluster-railing' },
    accessories: ['railing-fittings', 'profile-and-accessories'],
    elevation: {
      width: 3000,
      height: 1050,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'fixed', fill: 'glass', bars: [13, 1] },
            { width: 0.5, opens: 'fixed', fill: 'glass', bars: [13, 1] },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'railingsystem',
    slug: 'led-handrail-glass-railing',
    title: 'Laminated Glass Railing with LED Handrail',
    pictures: ['led-handrail-glass-railing', 'elevation-led-handrail-glass-railing', 'hw-glass-spigot'],
    description: `<p>At night a stair needs light on the treads, not in the eyes. A fine LED line lies in the underside of this handrail, behind a frosted cover, and washes down over the laminated glass onto the steps. By day it is simply a good rail at the right height.</p>
<p>The cable runs inside the tube and leaves through one end, so no wire shows. We ask your electrician for a single point and hide the driver where it can be reached later.</p>`,
    blocks: [
      {
        title: 'What it does after dark',
        description:
          'You find the first step without reaching for a switch. Joined to a motion sensor, the light comes on as someone leaves the bedroom and goes off again by itself.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Stairs and landings inside the house',
          'Roof terraces used in the evening',
          'Garden steps and ramps, with the sealed outdoor strip',
          'Restaurants, lobbies and home cinemas',
        ],
        specification: [],
      },
      {
        title: 'Rail and light',
        description: 'The strip slides out from one end, so it can be replaced without touching the glass.',
        specification: [
          { title: 'Handrail', value: 'Stainless steel or aluminium, 42.4 or 48.3 mm round, or 50 × 40 mm' },
          { title: 'Strip', value: '24 V DC, about 5 to 10 W per metre' },
          { title: 'Colour of light', value: 'Warm white, 2,700 or 3,000 K' },
          { title: 'Protection', value: 'IP20 indoors, IP65 or IP67 outdoors' },
          { title: 'Cover', value: 'Frosted polycarbonate, flush' },
        ],
      },
      {
        title: 'Laminated glass',
        description:
          'Two toughened sheets with a clear film between them. If one breaks, the film keeps the pieces together and the rail bridges the place.',
        specification: [
          { title: 'Glass', value: '13.52 or 17.52 mm laminated toughened' },
          { title: 'Interlayer', value: '1.52 mm PVB; stiffer ionoplast for open edges outdoors' },
          { title: 'Base', value: 'Floor channel, fascia channel or point fixings' },
          { title: 'Panel width', value: 'Up to 1,500 mm' },
        ],
      },
      {
        title: 'Before we order',
        description:
          'We settle three things with you: where the driver sits, which switch or sensor it follows, and which side of the rail the light should fall on. The rail is then slotted and drilled in the workshop, not on site.',
        specification: [],
      },
    ],
    keywords: [
      'led railing',
      'led handrail',
      'lighted stair railing',
      'illuminated railing',
      'glass railing with light',
      'staircase light',
      'laminated glass balustrade',
      'night railing',
    ],
    meta: {
      meta_title: 'Laminated Glass Railing with LED Handrail',
      meta_description:
        'A laminated glass railing whose handrail holds a hidden warm LED line. Light falls on the steps, never in the eyes; for stairs and evening terraces.',
      meta_keywords:
        'led handrail, led glass railing, stair railing with light, laminated glass railing, illuminated handrail',
    },
    banners: ['frameless-spigot-railing', 'balcony-railing', 'stair-railing'],
    bottom: { title: 'A warm line of light, <em>all the way up</em>.', image: 'led-handrail-glass-railing' },
    accessories: ['railing-fittings', 'glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories'],
    elevation: {
      width: 4200,
      height: 1200,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        { height: 0.1, cells: [{ width: 1, opens: 'fixed', fill: 'panel' }] },
        {
          height: 0.78,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
        { height: 0.12, cells: [{ width: 1, opens: 'fixed', fill: 'panel' }] },
      ],
    },
  },
]
