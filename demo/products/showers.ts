import type { ProductSeed } from '../types.ts'

export const showers: ProductSeed[] = [
  {
    sub_item: 'shower-cubical',
    slug: 'frameless-corner-shower',
    title: 'Frameless Corner Shower',
    pictures: ['shower-frameless', 'elevation-frameless-corner-shower', 'hw-d-pull-handle'],
    description: `<p>Two walls of tile, two walls of glass, and the water stays where it belongs. The door swings on solid brass hinges clamped to a fixed side pane; a second pane returns to the wall at a right angle. A slim header bar steadies the top, so the door keeps meeting its seal year after year.</p>
<p>Because nothing is framed, the tiles you chose run uninterrupted from corner to corner, and there is hardly a groove left for soap to settle in.</p>`,
    blocks: [
      {
        title: 'What it does for the bathroom',
        description:
          'The basin, the towels and the floor outside stay dry. A small bathroom looks as deep as its far wall, since the eye does not stop at a curtain.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Corners from 800 × 800 mm to about 1,400 × 1,000 mm',
          'Tiled floors with a fall to the drain, with or without a low kerb',
          'New bathrooms and renovations after tiling is finished',
          'Rooms with at least 700 mm free in front of the door',
        ],
        specification: [],
      },
      {
        title: 'Glass',
        description:
          'Every pane is cut from a site template, because two tiled walls are seldom exactly plumb. Notches and holes are made before toughening.',
        specification: [
          { title: 'Thickness', value: '8 mm or 10 mm toughened' },
          { title: 'Looks', value: 'Clear, low-iron, frosted or grey' },
          { title: 'Height', value: '2,000 to 2,100 mm' },
          { title: 'Drawing', value: 'Both sides unfolded, 1,290 and 860 mm' },
          { title: 'Coating', value: 'Easy-clean coating on request, useful with hard borewell water' },
        ],
      },
      {
        title: 'Hinges, bar and seals',
        description: 'The door opens outwards; hinges may be set to swing both ways and settle at the closed position.',
        specification: [
          {
            title: 'Hinge',
            value: 'Solid brass or stainless steel 304, glass-to-glass at 180 degrees or wall-to-glass',
          },
          { title: 'Door width', value: 'Up to 800 mm in 8 mm glass, up to 900 mm in 10 mm' },
          { title: 'Header bar', value: '30 × 10 mm or 25 mm round, stainless steel' },
          { title: 'Seals', value: 'Clear polycarbonate or PVC: drip strip below, lip strip at the sides' },
          { title: 'Finish', value: 'Chrome, brushed nickel, matt black or rose gold' },
        ],
      },
      {
        title: 'Daily care',
        description:
          'Draw a squeegee over the glass after the last shower; it takes half a minute and keeps lime off. Wash with mild soap only. Acid tile cleaners dull the fittings and harm the seals.',
        specification: [],
      },
    ],
    keywords: [
      'corner shower',
      'frameless shower',
      'shower cubicle',
      'shower enclosure',
      'glass shower',
      'bathroom glass',
      'hinged shower door',
      'shower cabin',
    ],
    meta: {
      meta_title: 'Frameless Corner Shower Cubicle in Toughened Glass',
      meta_description:
        'A hinged glass door and two fixed panes make a dry, open corner shower. 8 or 10 mm toughened glass, brass hinges, cut to your tiled walls.',
      meta_keywords:
        'frameless shower, corner shower cubicle, glass shower enclosure, shower door, toughened glass bathroom',
    },
    banners: ['walk-in-shower-panel', 'straight-sliding-shower', 'quadrant-shower-cubicle'],
    bottom: { title: 'The shower gets wet. The bathroom <em>does not</em>.', image: 'shower-frameless' },
    accessories: ['glass-door-fittings', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 2150,
      height: 2050,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.24, opens: 'fixed', fill: 'glass' },
            { width: 0.36, opens: 'left', fill: 'glass' },
            { width: 0.4, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'shower-cubical',
    slug: 'walk-in-shower-panel',
    title: 'Walk-In Shower Panel',
    pictures: ['walk-in-shower-panel', 'elevation-walk-in-shower-panel', 'hw-glass-spigot'],
    description: `<p>No door, no handle, no step: you simply walk round the glass. A single fixed panel stops the spray of an overhead or hand shower, and a slim stay bar ties its free edge back to the wall. Grandparents like it for the level floor, and everyone likes it for the two minutes it takes to clean.</p>
<p>It asks for a little planning. The entry, the shower head and the floor slope decide together whether the rest of the room stays dry.</p>`,
    blocks: [
      {
        title: 'What it does for the bathroom',
        description:
          'The wet zone becomes part of the room instead of a box inside it. A wheelchair or a shower stool passes easily when the floor is level.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Long, narrow bathrooms with the shower at the far end',
          'Homes with elderly parents or small children',
          'Wet rooms with a linear drain',
          'Guest baths where a swinging door would hit the basin',
        ],
        specification: [],
      },
      {
        title: 'Panel and stay bar',
        description:
          'The glass stands in a slim wall channel that takes up walls out of plumb, or in two clamps where the walls are true.',
        specification: [
          { title: 'Glass', value: '10 mm toughened; 8 mm for panels up to 900 mm' },
          { title: 'Panel width', value: '800 to 1,400 mm' },
          { title: 'Height', value: '2,000 to 2,200 mm' },
          { title: 'Wall channel', value: 'Aluminium, about 20 × 20 mm, up to 10 mm adjustment' },
          { title: 'Stay bar', value: 'Stainless steel, trimmed on site, up to 1,200 mm' },
        ],
      },
      {
        title: 'Planning the splash',
        description: 'A panel works when water has somewhere else to go. These are the figures we start from.',
        specification: [
          { title: 'Entry', value: '550 to 700 mm clear; 850 mm or more for a wheelchair' },
          { title: 'Total wet length', value: 'At least 1,400 mm, better 1,600 mm' },
          { title: 'Floor fall', value: 'About 1 in 60 to 1 in 80 towards the drain' },
        ],
      },
      {
        title: 'Options',
        description: [
          'A frosted band or a fluted pane for privacy',
          'A short hinged return of 300 to 350 mm that folds against the panel',
          'A ceiling post instead of the stay bar',
          'A towel rail through the glass, drilled before toughening',
        ],
        specification: [],
      },
    ],
    keywords: [
      'walk in shower',
      'fixed shower screen',
      'shower panel',
      'doorless shower',
      'wet room glass',
      'shower partition',
      'bathroom glass partition',
      'barrier free shower',
    ],
    meta: {
      meta_title: 'Walk-In Shower Panel in 10 mm Toughened Glass',
      meta_description:
        'One fixed pane of toughened glass with a slim stay bar. No door to swing and no step to cross: an easy, level walk-in shower for every age.',
      meta_keywords: 'walk in shower, fixed shower panel, shower glass partition, doorless shower, wet room screen',
    },
    banners: ['straight-sliding-shower', 'quadrant-shower-cubicle', 'shower-black-framed'],
    bottom: { title: 'Nothing to open. Just <em>walk in</em>.', image: 'walk-in-shower-panel' },
    accessories: ['glass-door-fittings', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 1200,
      height: 2100,
      shape: 'rectangle',
      finish: 'glass',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'fixed', fill: 'glass' }] }],
    },
  },
  {
    sub_item: 'shower-cubical',
    slug: 'straight-sliding-shower',
    title: 'Straight Sliding Shower Screen',
    pictures: ['straight-sliding-shower', 'elevation-straight-sliding-shower', 'hw-d-pull-handle'],
    description: `<p>Where the washbasin stands close to the shower, a swinging door has nowhere to go. This screen closes the space between two walls with one fixed pane and one that glides past it on a stainless steel rail. The rollers run in the open, large and smooth, and lift off for cleaning.</p>
<p>Only a small guide sits on the floor, so there is no bottom track to fill with soap and hair.</p>`,
    blocks: [
      {
        title: 'What it does for a tight plan',
        description:
          'The door needs no room in front of it. A bathroom 1,500 mm wide can hold a shower, a basin and a person drying off without anyone stepping aside.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Alcoves from 1,100 to 1,800 mm between two walls',
          'Bathtubs replaced by a shower of the same length',
          'Hotel and guest-room baths',
          'Attached baths in builder floors',
        ],
        specification: [],
      },
      {
        title: 'Glass and openings',
        description: 'The moving pane overlaps the fixed one by 40 to 50 mm, which keeps the spray in without a brush.',
        specification: [
          { title: 'Glass', value: '8 mm toughened; 10 mm for heights over 2,000 mm' },
          { title: 'Clear entry', value: 'Typically 480 to 700 mm' },
          { title: 'Height', value: '1,950 to 2,100 mm' },
          { title: 'Opening width', value: '1,100 to 1,800 mm with two panes, more with three' },
        ],
      },
      {
        title: 'Rail and rollers',
        description:
          'Stoppers with rubber faces catch the door at both ends, and an anti-lift pin keeps it on the rail.',
        specification: [
          { title: 'Rail', value: 'Stainless steel 304, 30 × 10 mm flat or 25 mm round' },
          { title: 'Rollers', value: '45 to 60 mm, sealed bearings, height adjustable' },
          { title: 'Door weight', value: 'Up to about 50 kg' },
          { title: 'Floor guide', value: 'Clear polycarbonate or steel, screwed or bonded' },
          { title: 'Finish', value: 'Polished, brushed or matt black' },
        ],
      },
      {
        title: 'Points to know',
        description:
          'The side walls must be solid where the rail ends, since they carry the door. We use anchors in brick or concrete; a wall of hollow block or board needs a timber or steel ground behind the tile.',
        specification: [],
      },
    ],
    keywords: [
      'sliding shower door',
      'shower sliding glass',
      'alcove shower',
      'bathroom sliding partition',
      'shower screen',
      'roller shower door',
      'shower cubicle sliding',
    ],
    meta: {
      meta_title: 'Straight Sliding Shower Screen, Wall to Wall',
      meta_description:
        'A glass door that glides on an open stainless steel rail. Fits wall to wall where a hinged shower door has no room, with no floor track to scrub.',
      meta_keywords:
        'sliding shower door, sliding shower screen, alcove shower, bathroom sliding glass, shower partition',
    },
    banners: ['quadrant-shower-cubicle', 'shower-black-framed', 'folding-bath-screen'],
    bottom: { title: 'It slides by, and the basin stays <em>where it is</em>.', image: 'straight-sliding-shower' },
    accessories: ['glass-door-fittings', 'rollers-and-tracks', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 1500,
      height: 2000,
      shape: 'rectangle',
      finish: 'glass',
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
  {
    sub_item: 'shower-cubical',
    slug: 'quadrant-shower-cubicle',
    title: 'Quadrant Shower Cubicle',
    pictures: ['quadrant-shower-cubicle', 'elevation-quadrant-shower-cubicle', 'hw-sliding-track'],
    description: `<p>A rounded front takes the sharp corner out of a small bathroom. Two curved doors slide apart from the middle and disappear behind the fixed sides, so the walkway past the shower stays free. Magnetic strips pull the leaves together, and the frame seals neatly on a stone kerb or a ready-made tray.</p>
<p>We suggest it for children's baths and compact flats, where every hip and elbow would otherwise meet a glass edge.</p>`,
    blocks: [
      {
        title: 'What it does for a small bath',
        description:
          'The curve gives back the floor that a square corner would take, which is often just enough for the WC door to open fully.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          "Children's and guest bathrooms",
          'Apartment baths of 3 to 4 square metres',
          'Corners next to a door or a WC',
          'Holiday homes, where a framed cubicle is simple to seal',
        ],
        specification: [],
      },
      {
        title: 'Curved glass',
        description:
          'The sides are flat, the doors are bent while hot and toughened in the same process. They are therefore made to fixed radii.',
        specification: [
          { title: 'Doors', value: '6 mm curved toughened' },
          { title: 'Sides', value: '6 or 8 mm flat toughened' },
          { title: 'Radius', value: '550 mm is usual' },
          { title: 'Look', value: 'Clear, or frosted band at body height' },
        ],
      },
      {
        title: 'Frame and sliding gear',
        description:
          'Double rollers above and sprung guides below. Press the lower guides and the door swings inwards, so you can wipe the overlap.',
        specification: [
          { title: 'Profile', value: 'Aluminium 6063, anodised or powder coated' },
          { title: 'Rollers', value: 'Twin, ball-bearing, cam-adjustable' },
          { title: 'Closing', value: 'Magnetic PVC strips in the middle' },
          { title: 'Wall profile', value: 'Takes up 15 to 20 mm out of plumb' },
        ],
      },
      {
        title: 'Sizes',
        description:
          'Made for the sizes that trays and kerbs are built to. Please fix the cubicle size before the kerb is cast.',
        specification: [
          { title: 'Footprint', value: '800 × 800, 900 × 900 or 1,000 × 1,000 mm' },
          { title: 'Height', value: '1,900 to 1,950 mm' },
          { title: 'Drawing', value: 'Front unfolded, about 1,400 mm along the glass of an 800 × 800 mm cubicle' },
          { title: 'Entry', value: '450 to 550 mm by size' },
        ],
      },
    ],
    keywords: [
      'quadrant shower',
      'round shower cubicle',
      'curved shower',
      'corner cubicle',
      'small bathroom shower',
      'shower cabin',
      'sliding shower cubicle',
      'curved glass',
    ],
    meta: {
      meta_title: 'Quadrant Shower Cubicle with Curved Sliding Doors',
      meta_description:
        'Two curved glass doors slide apart from the middle to save space in a small bathroom. Aluminium framed, magnetic closing, 800 to 1,000 mm a side.',
      meta_keywords:
        'quadrant shower cubicle, curved shower, small bathroom shower, round shower enclosure, corner shower cabin',
    },
    banners: ['shower-black-framed', 'folding-bath-screen', 'shower-frameless'],
    bottom: { title: 'A round front for a bathroom with <em>no room to spare</em>.', image: 'quadrant-shower-cubicle' },
    accessories: ['rollers-and-tracks', 'gaskets-and-seals', 'glass-door-fittings', 'profile-and-accessories'],
    elevation: {
      width: 1400,
      height: 1950,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.2, opens: 'fixed', fill: 'glass' },
            { width: 0.3, opens: 'slide-left', fill: 'glass' },
            { width: 0.3, opens: 'slide-right', fill: 'glass' },
            { width: 0.2, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'shower-cubical',
    slug: 'black-framed-grid-shower',
    title: 'Black-Framed Grid Shower',
    pictures: ['shower-black-framed', 'elevation-black-framed-grid-shower'],
    description: `<p>The look of an old workshop window, made for water. Matt black aluminium frames the glass and thin bars divide it into squares, against grey tile or white marble with equal ease. In the layout shown you walk in between two screens; a hinged door can close the gap.</p>
<p>The bars are bonded to both faces of one continuous toughened pane. Water finds no joints to creep into, and a cloth passes over them in one stroke.</p>`,
    blocks: [
      {
        title: 'What it does for the bathroom',
        description:
          'It draws a clear line where plain glass would vanish, and it ties the shower to black taps, mirror frames and slim doors elsewhere in the house.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bathrooms with large grey, white or terrazzo tiles',
          'Attached baths open to a dressing area',
          'Walk-in showers from 1,400 mm long',
          'Boutique guest rooms',
        ],
        specification: [],
      },
      {
        title: 'Frame and bars',
        description: 'Bars and frame are cut first, then pre-treated and powder coated, so no cut end is left bare.',
        specification: [
          { title: 'Frame', value: 'Aluminium 6063-T5, about 30 mm sight line' },
          { title: 'Bars', value: '20 mm wide, bonded front and back' },
          { title: 'Finish', value: 'Matt black powder coat; anthracite or bronze on request' },
          { title: 'Corners', value: 'Mitred with hidden cleats, sealed' },
        ],
      },
      {
        title: 'Glass and door',
        description: 'A clear pane keeps the pattern crisp; a fluted one gives privacy and hides water spots.',
        specification: [
          { title: 'Glass', value: '8 mm toughened, clear or fluted' },
          { title: 'Screen width', value: '600 to 1,200 mm each' },
          { title: 'Height', value: '2,000 to 2,200 mm' },
          { title: 'Door, if wanted', value: 'Up to 800 mm, on pivot hinges with a magnetic seal' },
          { title: 'Grid', value: 'Usually two columns by four rows' },
        ],
      },
      {
        title: 'Keeping it black',
        description:
          'Hard water leaves white marks that show on black first. Rinse with the hand shower, wipe with a soft cloth, and use no scouring pads or acid cleaners; the coating then stays even.',
        specification: [],
      },
    ],
    keywords: [
      'black shower',
      'grid shower',
      'black framed shower screen',
      'industrial shower',
      'black grid glass',
      'walk in shower black',
      'shower partition',
    ],
    meta: {
      meta_title: 'Black-Framed Grid Shower Screen',
      meta_description:
        'A walk-in shower with a matt black aluminium frame and slim bars on 8 mm toughened glass. Workshop-window looks, sealed for daily water.',
      meta_keywords:
        'black framed shower, grid shower screen, black shower enclosure, walk in shower black, aluminium shower frame',
    },
    banners: ['folding-bath-screen', 'shower-frameless', 'walk-in-shower-panel'],
    bottom: { title: 'Eight small panes, <em>one</em> easy wipe.', image: 'shower-black-framed' },
    accessories: ['profile-and-accessories', 'gaskets-and-seals', 'glass-door-fittings', 'glass-and-spacers'],
    elevation: {
      width: 1900,
      height: 2100,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.52, opens: 'fixed', fill: 'glass', bars: [2, 4] },
            { width: 0.48, opens: 'fixed', fill: 'glass', bars: [2, 4] },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'shower-cubical',
    slug: 'folding-bath-screen',
    title: 'Folding Bath Screen',
    pictures: ['folding-bath-screen', 'elevation-folding-bath-screen', 'hw-gasket-coil'],
    description: `<p>A tub for Sunday, a shower for Monday. Two narrow glass leaves stand on the rim of the bath and fold flat against the wall when you want to soak, or when a child has to be washed from the side. Unfolded, they keep the hand shower off the floor.</p>
<p>The hinges lift the leaves a few millimetres as they turn, so the lower seal swings clear of the rim and settles down again when the screen is closed.</p>`,
    blocks: [
      {
        title: 'What it does for the tub',
        description:
          'It replaces the wet curtain that clings to your legs. You reach the taps and the plug with the screen folded away, and lose nothing of the bath.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Built-in tubs with a flat rim of at least 40 mm',
          'Family bathrooms with one tub for everything',
          'Rented flats, since only one wall is drilled',
          'Baths under a window, where a full enclosure would darken the room',
        ],
        specification: [],
      },
      {
        title: 'Leaves and glass',
        description: 'Choose two folding leaves, or a single leaf that pivots where the wall beside the tub is free.',
        specification: [
          { title: 'Glass', value: '6 mm toughened; 8 mm for a single pivot leaf' },
          { title: 'Width', value: '800 to 1,100 mm in two leaves' },
          { title: 'Single leaf', value: '700 to 850 mm' },
          { title: 'Height', value: '1,400 to 1,500 mm above the rim' },
        ],
      },
      {
        title: 'Hinges and seals',
        description:
          'All screws are stainless steel and covered. The wall profile hides what is left of an uneven tile line.',
        specification: [
          { title: 'Hinge', value: 'Rise-and-fall, chrome or matt black, opening 180 degrees between leaves' },
          { title: 'Wall profile', value: 'Aluminium, 15 to 20 mm adjustment' },
          { title: 'Seals', value: 'Soft PVC lip on the rim, replaceable by hand' },
        ],
      },
      {
        title: 'Measuring',
        description:
          'We measure after the tub is set and the tiles are grouted. A rim that slopes to the room sends water outwards, so we may add a small corner dam of silicone or acrylic.',
        specification: [],
      },
    ],
    keywords: [
      'bath screen',
      'tub shower screen',
      'bathtub glass',
      'folding shower screen',
      'bath panel',
      'pivot bath screen',
      'bathtub partition',
    ],
    meta: {
      meta_title: 'Folding Glass Bath Screen for Tubs',
      meta_description:
        'Two toughened glass leaves that stand on the tub rim and fold flat to the wall. Shower without a curtain, and bathe without anything in the way.',
      meta_keywords: 'folding bath screen, bathtub glass screen, tub shower screen, pivot bath screen, bathroom glass',
    },
    banners: ['shower-frameless', 'walk-in-shower-panel', 'straight-sliding-shower'],
    bottom: { title: 'Fold it away and the <em>tub</em> is yours again.', image: 'folding-bath-screen' },
    accessories: ['glass-door-fittings', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 1000,
      height: 1450,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'fold-left', fill: 'glass' },
            { width: 0.5, opens: 'fold-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
]
