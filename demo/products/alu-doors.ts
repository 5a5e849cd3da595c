import type { ProductSeed } from '../types.ts'

export const aluDoors: ProductSeed[] = [
  {
    sub_item: 'doors-and-window',
    slug: 'alu-slim-interlock-sliding-door',
    title: 'Slim Sliding Door, 20 mm Interlock',
    pictures: ['living-slider', 'elevation-alu-slim-interlock-sliding-door', 'hw-sliding-track', 'hw-roller-wheel'],
    description:
      '<p>Where two panels meet, you see a line of 20 mm and then garden again. The outer frame goes into floor, ceiling and wall, and what is left of the wall is glass. From the sofa the pool looks as if it were in the room.</p><p>Thin does not mean weak: the interlock is a deep, stiff section turned edge-on to the eye, and the panel rolls on stainless tandem carriages under the glass. A panel of two metres by two metres seventy moves with an open hand.</p>',
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Six metres of wall become two thin lines. Daylight reaches the back of the room, the terrace counts as floor space, and the lamp stays off until the evening. Curtains can run in a ceiling slot, so even they vanish.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Living rooms towards a pool, lawn or terrace',
          'Penthouses, with the wind load checked for the floor',
          'Bedrooms with a view worth the glass',
          'Two, three or more tracks, with fixed or moving end panels',
        ],
        specification: [],
      },
      {
        title: 'Frame and running gear',
        description:
          'The sill track lies flush with the flooring, over a drain channel that needs a way out: plan it with the plumber, before the marble.',
        specification: [
          { title: 'Interlock, seen from front', value: '20 mm' },
          { title: 'Alloy', value: '6063-T6, thermally broken on request' },
          { title: 'Carriages', value: 'Stainless tandem, up to 250 kg a panel' },
          { title: 'Rail', value: 'Stainless steel, replaceable' },
          { title: 'Frame depth', value: 'About 110 mm on two tracks, 160 mm on three' },
          { title: 'Lock', value: 'Hook lock in the side stile, flush or D pull' },
        ],
      },
      {
        title: 'Glass and mesh',
        description: [
          '10 or 12 mm toughened for covered terraces',
          '24 to 28 mm insulated unit with solar-control coating for open south and west sides',
          'Laminated panes where the terrace has no railing behind them',
          'Pleated mesh in a side pocket, or a mesh panel on a track of its own',
        ],
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description:
          'The taller the panel, the more the slim upright bends in a storm. Above 2700 mm we use a reinforced interlock, which shows about 30 mm.',
        specification: [
          { title: 'Panel, at most', value: '2200 mm wide, 3000 mm high, about 6 m²' },
          { title: 'Whole frame', value: '1600 to 6600 mm wide, 2000 to 3000 mm high, the widest with three panels' },
          { title: 'Glass thickness', value: '10 to 28 mm' },
          { title: 'Finish', value: 'Powder coat in black, anthracite or champagne; anodised bronze' },
        ],
      },
    ],
    keywords: [
      'slim sliding door',
      'minimal sliding door',
      'slimline slider',
      '20mm interlock',
      'patio sliding door',
      'large glass door',
      'pool door',
      'aluminium sliding door',
    ],
    meta: {
      meta_title: 'Slim aluminium sliding door with 20 mm interlock',
      meta_description:
        'Slim aluminium sliding doors for terraces and pools: 20 mm interlock, flush track, panels up to 3000 mm high, insulated solar-control glass.',
      meta_keywords:
        'slim sliding door, minimal aluminium slider, 20 mm interlock, flush track sliding door, terrace sliding door, aluminium patio door',
    },
    banners: ['alu-corner-sliding-door', 'alu-pivot-main-door', 'alu-casement-anthracite'],
    bottom: { title: 'Twenty millimetres of frame. The rest is <em>garden</em>.', image: 'living-slider' },
    accessories: [
      'rollers-and-tracks',
      'glass-and-spacers',
      'gaskets-and-seals',
      'mesh-and-screens',
      'window-door-and-accessories',
    ],
    elevation: {
      width: 6000,
      height: 2700,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-lift-and-slide-pocket-door',
    title: 'Lift-and-Slide Door with Wall Pocket',
    pictures: [
      'alu-lift-and-slide-pocket-door',
      'elevation-alu-lift-and-slide-pocket-door',
      'hw-roller-wheel',
      'hw-gasket-coil',
    ],
    description:
      '<p>Two large panels that rise off their gaskets when the handle is turned, roll aside, and, if the wall is built for it, disappear into it. What remains is an opening without glass, post or threshold: the room simply goes on.</p><p>Closed and lowered, each panel rests with its full weight on its seals, so the door that vanishes at noon is the one that keeps the dust storm out at five. With the pocket left away, the same panels park in front of a fixed pane.</p>',
    blocks: [
      {
        title: 'Gone when you want it gone',
        description:
          'A slider shows its second half even when open. Here the clear width is the whole width. Verandas, pool houses and drawing rooms with a pillared loggia gain most from it.',
        specification: [],
      },
      {
        title: 'Building the pocket',
        description: [
          'A cavity in the wall, as long as the panel plus about 100 mm',
          'Depth of about 110 mm for one panel, 190 mm for two, inside clear',
          'Drained floor in the pocket, and a removable strip to reach the rollers',
          'Switches, pipes and nails for pictures elsewhere: note it on the drawing',
        ],
        specification: [],
      },
      {
        title: 'Panel and lifting gear',
        description: 'Thermal break and double seal, as heavy glass deserves.',
        specification: [
          { title: 'Panel depth', value: '60 to 75 mm with polyamide thermal break' },
          { title: 'Alloy', value: '6063-T6, wall 1.8 to 2.5 mm' },
          { title: 'Carriages', value: '300 to 400 kg a panel, stainless axles' },
          { title: 'Handle', value: 'Turns 180 degrees to lift; flush pull outside, so that it clears the pocket' },
          { title: 'Sill', value: 'Flush rail with drain, or 20 mm raised against driving rain' },
        ],
      },
      {
        title: 'Glass',
        description:
          'Insulated units of 24 to 36 mm: 6-12-6 for smaller panels, 8-16-8 and laminated combinations for large ones. A solar-control coating is worth having on any side but north.',
        specification: [{ title: 'Glass thickness', value: '24 to 36 mm' }],
      },
      {
        title: 'Sizes and limits',
        description: 'A crane or eight pairs of hands: we look at the way in before we fix the width.',
        specification: [
          { title: 'Panel, at most', value: '2500 × 2800 mm' },
          { title: 'Panels', value: 'One to four, to one side or both' },
          { title: 'Whole frame', value: '1000 to 10000 mm wide, 2000 to 2800 mm high' },
          { title: 'Finish', value: 'Powder coat or anodised; two colours possible inside and outside' },
        ],
      },
    ],
    keywords: [
      'pocket sliding door',
      'lift and slide',
      'disappearing door',
      'hidden sliding door',
      'aluminium lift slide',
      'wall pocket door',
      'large sliding door',
      'veranda door',
    ],
    meta: {
      meta_title: 'Aluminium lift-and-slide door with wall pocket',
      meta_description:
        'Thermally broken aluminium lift-and-slide panels up to 2500 x 2800 mm that seal by their own weight and can vanish into a pocket in the wall.',
      meta_keywords:
        'lift and slide door, pocket sliding door, aluminium lift slide, disappearing glass door, thermally broken sliding door',
    },
    banners: ['alu-bifold-door', 'entrance-door', 'alu-27mm-sliding-window-with-mesh'],
    bottom: { title: 'Now it is a wall of glass. Now it is <em>air</em>.', image: 'alu-lift-and-slide-pocket-door' },
    accessories: ['rollers-and-tracks', 'gaskets-and-seals', 'glass-and-spacers', 'window-door-and-accessories'],
    elevation: {
      width: 4400,
      height: 2600,
      shape: 'rectangle',
      finish: 'bronze',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'slide-left', fill: 'glass' },
            { width: 0.5, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-corner-sliding-door',
    title: 'Corner Sliding Door Without Post',
    pictures: ['alu-corner-sliding-door', 'elevation-alu-corner-sliding-door', 'hw-sliding-track', 'hw-roller-wheel'],
    description:
      '<p>Two sliding doors meet at the corner of the room and lock into each other. Slide both away and the corner is empty: no post, no pillar, only the edge of the ceiling drawn against the sky.</p><p>The secret sits above. Head and slab have to carry themselves round the corner, so the structural engineer comes first and we come second, with a head track that can take up the last millimetres of movement. The drawing here shows both sides laid flat.</p>',
    blocks: [
      {
        title: 'Why give up the post',
        description:
          'Corners are where two views meet, and where two breezes do. With the post gone, the air crosses diagonally through the room, and the dining table can stand half outdoors from Holi to the first hot week.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Garden corners of villas and farmhouses',
          'Wrap-around terraces on upper floors',
          'Pool pavilions and clubhouses',
          'Inside corners too, around a courtyard',
        ],
        specification: [],
      },
      {
        title: 'What the structure must give',
        description: [
          'A cantilevered beam or slab designed for the open corner',
          'Deflection at the head kept to about 5 mm after the door is in',
          'A level floor: 3 mm over the run of each track',
          'A drain from the sill channel on both sides',
        ],
        specification: [],
      },
      {
        title: 'Frame and corner joint',
        description: 'The two leading stiles close one into the other, with gasket and brush along the full height.',
        specification: [
          { title: 'Corner', value: '90 degrees as standard; 135 degrees possible' },
          { title: 'Alloy', value: '6063-T6, thermally broken on request' },
          { title: 'Interlock', value: '20 to 35 mm between panels, by height' },
          { title: 'Carriages', value: 'Stainless tandem, up to 250 kg a panel' },
          { title: 'Lock', value: 'Multipoint in one corner stile; shoot bolt in the other' },
        ],
      },
      {
        title: 'Glass and sizes',
        description: 'Both sides get the same coating, or the corner looks like two houses.',
        specification: [
          { title: 'Glass', value: '24 to 28 mm insulated, toughened both panes' },
          { title: 'Panel, at most', value: '1800 × 2700 mm' },
          { title: 'Panels to each side', value: 'One to three' },
          {
            title: 'Whole frame',
            value: '2400 to 10800 mm wide, 2000 to 2700 mm high, both sides of the corner together',
          },
          { title: 'Finish', value: 'Powder coat 60 to 80 microns, or anodised' },
        ],
      },
    ],
    keywords: [
      'corner sliding door',
      'postless corner',
      'corner door',
      'l shape sliding door',
      'corner glass door',
      'open corner',
      '90 degree sliding door',
      'aluminium slider',
    ],
    meta: {
      meta_title: 'Aluminium corner sliding door without a post',
      meta_description:
        'Sliding doors that meet at a free corner and open it fully: hook-in corner stiles, flush tracks, insulated glass, and what the structure must allow.',
      meta_keywords:
        'corner sliding door, postless corner door, 90 degree sliding door, l shaped sliding door, open corner glazing, aluminium corner slider',
    },
    banners: ['alu-pivot-main-door', 'alu-casement-anthracite', 'alu-top-hung-window'],
    bottom: { title: 'The corner of the room is now in the <em>garden</em>.', image: 'alu-corner-sliding-door' },
    accessories: ['rollers-and-tracks', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 6000,
      height: 2600,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'glass' },
            { width: 0.25, opens: 'slide-left', fill: 'glass' },
            { width: 0.25, opens: 'slide-right', fill: 'glass' },
            { width: 0.25, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-bifold-door',
    title: 'Bifold Door',
    pictures: ['alu-bifold-door', 'elevation-alu-bifold-door', 'hw-lever-handle', 'hw-gasket-coil'],
    description:
      '<p>Five tall leaves in slender aluminium that concertina to the side and leave almost the whole opening free. The fifth leaf is a door in its own right: handle, lock, hinge, used twenty times a day while the other four stand shut.</p><p>Aluminium lets the leaves grow taller and stiffer than in uPVC, and thinner at the joints. They hang from the head or stand on the sill rail, as the beam above allows, and each one closes against two gaskets.</p>',
    blocks: [
      {
        title: 'Choosing between fold and slide',
        description:
          'A slider gives larger panes and a calmer view when shut; a bifold gives a wider gap when open. If you open the wall most evenings from November to March, fold. If you mostly look through it, slide.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Terraces, farmhouse verandas and pool decks',
          'Cafes and showrooms that open to the street',
          'Banquet rooms on a lawn',
          'Kitchen counters, as a low folding window on the sill',
        ],
        specification: [],
      },
      {
        title: 'Leaves and hardware',
        description:
          'Hinges and carriages are stainless steel. Dust is their only enemy; a brush and a drop of silicone twice a year keep it away.',
        specification: [
          { title: 'Frame depth', value: '70 to 75 mm, with or without thermal break' },
          { title: 'Joint between leaves', value: 'About 120 mm seen from front' },
          { title: 'Leaf weight', value: 'Up to 120 kg' },
          { title: 'Running', value: 'Bottom rolling, or top hung from a beam sized for it' },
          { title: 'Locking', value: 'Multipoint in the traffic leaf, flush bolts at each second joint' },
          { title: 'Finger guard', value: 'Gasket strip along the folding edges' },
        ],
      },
      {
        title: 'Glass and mesh',
        description:
          'Toughened 6-12-6 units are usual. Pleated mesh in one or two cassettes follows the inside line of the frame. Integral blinds between the panes are possible in leaves up to 900 mm.',
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description: 'Plan where the stack will stand: about 90 mm of depth for every leaf, inside or out.',
        specification: [
          { title: 'Leaf', value: '600 to 1000 mm wide, up to 2800 mm high' },
          { title: 'Whole frame', value: '1800 to 7000 mm wide, 1900 to 2800 mm high, three to seven leaves' },
          { title: 'Leaves', value: 'Three to seven to one side' },
          { title: 'Glass thickness', value: '20 to 32 mm' },
          { title: 'Finish', value: 'Powder coat 60 to 80 microns; anodised bronze or natural' },
        ],
      },
    ],
    keywords: [
      'bifold door',
      'folding door',
      'aluminium folding door',
      'bi fold',
      'slide fold door',
      'accordion glass door',
      'terrace folding door',
      'restaurant folding door',
    ],
    meta: {
      meta_title: 'Aluminium bifold door, three to seven leaves',
      meta_description:
        'Aluminium bifold doors with leaves up to 1000 x 2800 mm, a daily traffic leaf, bottom-rolling or top-hung gear, insulated glass and pleated mesh.',
      meta_keywords:
        'aluminium bifold door, folding glass door, slide fold door, terrace folding door, restaurant bifold, thermally broken bifold',
    },
    banners: ['entrance-door', 'alu-27mm-sliding-window-with-mesh', 'alu-louvre-ventilator'],
    bottom: { title: 'Five leaves aside, and the evening comes <em>in</em>.', image: 'alu-bifold-door' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'gaskets-and-seals', 'mesh-and-screens'],
    elevation: {
      width: 4500,
      height: 2600,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.2, opens: 'fold-left', fill: 'glass' },
            { width: 0.2, opens: 'fold-left', fill: 'glass' },
            { width: 0.2, opens: 'fold-left', fill: 'glass' },
            { width: 0.2, opens: 'fold-left', fill: 'glass' },
            { width: 0.2, opens: 'right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-pivot-main-door',
    title: 'Pivot Main Door',
    pictures: ['alu-pivot-main-door', 'elevation-alu-pivot-main-door', 'hw-d-pull-handle', 'hw-gasket-coil'],
    description:
      '<p>A leaf as wide as a gate and as tall as the porch, turning on a point instead of hanging from an edge. Its weight goes straight down into the floor, so it does not sag, and a guest opens two hundred kilos with the flat of a hand.</p><p>Inside the leaf is a welded and bolted aluminium frame with an insulated core; outside it wears what the house wears: metal sheet, laminate, timber veneer or stone-grain panel. The pivot slows the last degrees, and the door comes home without a bang.</p>',
    blocks: [
      {
        title: 'The moment of arriving',
        description:
          'A hinged door moves out of your way. A pivot door turns with you: part of it comes towards you while the rest swings in. At this size it feels less like a door than like a wall giving way politely.',
        specification: [],
      },
      {
        title: 'Where it suits',
        description: [
          'Villas with a porch or canopy of at least 1200 mm',
          'Double-height foyers, with a fixed pane beside or above',
          'Office and boutique entrances',
          'Between drawing and dining room, as a turning wall',
        ],
        specification: [],
      },
      {
        title: 'Leaf and pivot',
        description: 'The pivot point lies about a quarter of the width in from the edge; the rest is the passage.',
        specification: [
          { title: 'Leaf thickness', value: '70 to 85 mm' },
          { title: 'Core', value: 'Aluminium frame, 6063-T6, with insulated infill' },
          { title: 'Pivot', value: 'Hydraulic floor or in-leaf pivot, up to 250 kg' },
          { title: 'Hold-open', value: 'At 90 degrees, closing speed adjustable' },
          { title: 'Lock', value: 'Three-point with key cylinder; electric strike possible' },
          { title: 'Pull', value: 'Full-height or 1200 mm, stainless or black' },
        ],
      },
      {
        title: 'Before you fall for it',
        description: [
          'Seals are interrupted at the pivots, so it belongs under a roof, not in driving rain',
          'A drop seal and brushes close the foot; dust control is good, not that of a casement',
          'The floor spring needs a pocket of about 60 mm in the slab, before the stone is laid',
          'The leaf sweeps inside and a little outside: keep both free of mats',
        ],
        specification: [],
      },
      {
        title: 'Sizes and finishes',
        description: 'With a glazed sidelight the wall opening may be wider than the leaf should be.',
        specification: [
          { title: 'Leaf', value: '1000 to 1500 mm wide, up to 3000 mm high' },
          {
            title: 'Whole frame',
            value: '1000 to 2100 mm wide, 2100 to 3000 mm high, the widest with a sidelight of 600 mm',
          },
          { title: 'Cladding', value: 'Powder-coated sheet, HPL, veneer or timber boards' },
          { title: 'Sidelight', value: '5+1.52 PVB+5 laminated or 24 mm laminated unit' },
        ],
      },
    ],
    keywords: [
      'pivot door',
      'main door',
      'big entrance door',
      'centre pivot door',
      'designer main door',
      'front door',
      'tall door',
      'villa entrance',
    ],
    meta: {
      meta_title: 'Pivot main door in aluminium, up to 3 m high',
      meta_description:
        'Pivot entrance doors up to 1500 x 3000 mm on a hydraulic pivot: aluminium core, timber, laminate or metal face, three-point lock, soft closing.',
      meta_keywords:
        'pivot door, pivot main door, aluminium entrance door, large front door, hydraulic pivot door, villa main door',
    },
    banners: ['alu-casement-anthracite', 'alu-top-hung-window', 'alu-fixed-double-height-glazing'],
    bottom: { title: 'Push lightly. The <em>wall</em> moves.', image: 'alu-pivot-main-door' },
    accessories: ['glass-door-fittings', 'window-door-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 2000,
      height: 3000,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.72, opens: 'pivot', fill: 'timber' },
            { width: 0.28, opens: 'fixed', fill: 'fluted' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-entrance-door-timber-infill',
    title: 'Entrance Door with Timber Infill',
    pictures: ['entrance-door', 'elevation-alu-entrance-door-timber-infill', 'hw-d-pull-handle', 'hw-gasket-coil'],
    description:
      '<p>Timber for the hand and the eye, aluminium for the weather and the lock. Horizontal boards fill a dark, straight frame that will not warp, and because the boards float in it they may swell in August and shrink in January without anyone noticing.</p><p>A long pull stands on the outside, a lever or a second pull within. Beside the leaf a laminated sidelight, as tall as the door, lights the hall by day and lets the hall light the step after dark.</p>',
    blocks: [
      {
        title: 'Why the two together',
        description:
          'Solid timber doors bind in the monsoon and show a gap by winter. Metal doors are true but cold to come home to. Here the frame does the closing and the boards do the welcoming.',
        specification: [],
      },
      {
        title: 'Where it suits',
        description: [
          'Independent houses and builder floors with their own gate',
          'Porches of stone, brick or exposed concrete',
          'Flat entrances, without the sidelight',
          'Side and garden doors in the same family, at a smaller width',
        ],
        specification: [],
      },
      {
        title: 'Leaf, hinges and lock',
        description: 'The frame is reinforced where the hinges pull and where the lock bolts go home.',
        specification: [
          { title: 'Frame depth', value: '65 to 75 mm, thermal break on request' },
          { title: 'Alloy', value: '6063-T6, wall 1.8 to 2 mm' },
          { title: 'Hinges', value: 'Three or four surface hinges, leaves up to 140 kg' },
          { title: 'Lock', value: 'Three-point or five-point, key cylinder with escutcheon; digital lock possible' },
          { title: 'Pull', value: '600 to 1800 mm, stainless or black' },
          { title: 'Threshold', value: '15 to 20 mm aluminium with gasket' },
        ],
      },
      {
        title: 'Boards and care',
        description:
          'Grooves are 6 to 8 mm, open at the back for air. Oil them before the summer and after the rains on a sunny wall; under a porch once a year is enough.',
        specification: [
          { title: 'Boards', value: '12 to 18 mm teak, ash or engineered timber on a moisture-resistant core' },
          { title: 'Without upkeep', value: 'Wood-grain powder coat or exterior HPL in place of timber' },
        ],
      },
      {
        title: 'Sizes and sidelight',
        description: 'Sidelights go left, right or both; a fanlight above brings the frame to the lintel.',
        specification: [
          { title: 'Leaf, at most', value: '1200 × 2400 mm' },
          {
            title: 'Whole frame',
            value: '900 to 2400 mm wide, 2000 to 2400 mm high, the widest with two sidelights; without a fanlight',
          },
          { title: 'Sidelight', value: '300 to 600 mm, 5+1.52 PVB+5 laminated' },
          { title: 'Finish', value: 'Powder coat in black, anthracite or bronze' },
        ],
      },
    ],
    keywords: [
      'entrance door',
      'main door',
      'wooden main door',
      'front door',
      'timber door',
      'door with side glass',
      'aluminium main door',
      'digital lock door',
      'teak door',
    ],
    meta: {
      meta_title: 'Aluminium entrance door with timber boards',
      meta_description:
        'Entrance doors with timber boards floating in an aluminium frame: true all year, three- or five-point lock, long pull handle, laminated sidelight.',
      meta_keywords:
        'entrance door, aluminium main door, timber infill door, front door with sidelight, teak main door, multipoint lock door',
    },
    banners: ['alu-27mm-sliding-window-with-mesh', 'alu-louvre-ventilator', 'living-slider'],
    bottom: { title: 'Wood where your hand is, metal where the <em>rain</em> is.', image: 'entrance-door' },
    accessories: ['window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers', 'profile-and-accessories'],
    elevation: {
      width: 1650,
      height: 2350,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.3, opens: 'fixed', fill: 'glass' },
            { width: 0.7, opens: 'right', fill: 'timber' },
          ],
        },
      ],
    },
  },
]
