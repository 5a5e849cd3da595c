import type { ProductSeed } from '../types.ts'

export const slimSlidingDoors: ProductSeed[] = [
  {
    sub_item: 'Slim-Sliding-Doors',
    slug: 'slim-two-panel-sliding-door',
    title: 'Slim Two-Panel Sliding Door',
    pictures: [
      'slim-two-panel-sliding-door',
      'elevation-slim-two-panel-sliding-door',
      'slim-sliding-interior',
      'hw-d-pull-handle',
    ],
    description: `<p>The everyday slim door: two tall panes, two fine black lines, one easy push. It closes the kitchen while the tadka is in the pan, and stands open for the rest of the day. Because the panels hang from above, the floor between the rooms runs through without a sill to trip on or sweep around.</p>
<p>A damper catches each panel in the last few centimetres and draws it shut, so it never bangs, even when a child throws it.</p>`,
    blocks: [
      {
        title: 'What it does between two rooms',
        description:
          'Light from the balcony side reaches the room behind, while smells, the mixer and the cool air of the AC stay where you want them.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Kitchen to dining',
          'Bedroom to dressing or study',
          'Living room to pooja room',
          'Openings from 1,200 to 2,400 mm wide',
        ],
        specification: [],
      },
      {
        title: 'Panels and glass',
        description:
          'Toughened glass is set in the stiles with a soft gasket. It does not rattle, and the glass itself keeps the thin frame square.',
        specification: [
          { title: 'Glass', value: '5, 6 or 8 mm toughened; clear, grey, bronze or frosted' },
          { title: 'Panel width', value: '600 to 1,200 mm' },
          { title: 'Whole frame', value: '1,200 to 2,400 mm wide, 1,900 to 2,700 mm high' },
          { title: 'Layout', value: 'One fixed and one sliding, or both sliding' },
        ],
      },
      {
        title: 'Frame, track and closing',
        description: 'The track is screwed to a lintel, beam or timber ground and can be hidden in the false ceiling.',
        specification: [
          { title: 'Stile', value: 'Aluminium 6063-T5, about 20 mm seen from the front' },
          { title: 'Hanging gear', value: 'Ball-bearing rollers, 60 to 80 kg per panel' },
          { title: 'Soft close', value: 'Both directions, panels from 600 mm wide' },
          { title: 'Floor', value: 'One small guide, no track' },
          { title: 'Finish', value: 'Matt black, champagne, grey or white' },
        ],
      },
      {
        title: 'Good to know',
        description:
          'It is an inside door. It keeps out sound only in part, because a sliding panel needs a few millimetres of air around it; brush seals close most of the gap.',
        specification: [],
      },
    ],
    keywords: [
      'slim sliding door',
      'slim profile door',
      'kitchen sliding door',
      'two panel sliding',
      'glass sliding door',
      'top hung sliding door',
      'room divider',
      'slimline door',
    ],
    meta: {
      meta_title: 'Slim Two-Panel Sliding Door for Kitchen and Living',
      meta_description:
        'Two tall glass panels in a 20 mm aluminium frame, hung from above with soft close. Light passes, smells stay, and the floor runs on without a sill.',
      meta_keywords:
        'slim sliding door, kitchen sliding door, slim profile sliding door, top hung glass door, two panel slider',
    },
    banners: ['telescopic-three-panel-slim-door', 'slim-pocket-door', 'slim-sliding-interior'],
    bottom: { title: 'Close the kitchen. Keep the <em>light</em>.', image: 'slim-two-panel-sliding-door' },
    accessories: ['rollers-and-tracks', 'glass-and-spacers', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 2000,
      height: 2500,
      shape: 'rectangle',
      finish: 'black',
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
    sub_item: 'Slim-Sliding-Doors',
    slug: 'telescopic-three-panel-slim-door',
    title: 'Telescopic Three-Panel Slim Door',
    pictures: [
      'telescopic-three-panel-slim-door',
      'elevation-telescopic-three-panel-slim-door',
      'slim-sliding-interior',
    ],
    description: `<p>Pull one panel and the second follows at half the pace. The third stays fixed, and in three seconds the rooms are joined across two thirds of the opening. A hidden belt in the top track keeps the panels in step, so they start together and arrive together.</p>
<p>It is made for wide living rooms, where an ordinary pair of doors would open only half the width and you would feel it every time you have guests.</p>`,
    blocks: [
      {
        title: 'What it does on a festive evening',
        description:
          'The dining room doubles. Next morning one hand closes it again, and the AC has a smaller room to cool.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Openings from 2,100 to 3,600 mm',
          'Living to dining and living to family lounge',
          'Home offices that are part of the hall on weekends',
          'Wide dressing rooms',
        ],
        specification: [],
      },
      {
        title: 'How the panels move',
        description:
          'The leading panel drives, the middle one is geared to it, and the last one is screwed in place or also moves if a pocket is built.',
        specification: [
          { title: 'Link', value: 'Toothed belt or cord with return pulleys' },
          { title: 'Clear opening', value: 'About two thirds of the width' },
          { title: 'Tracks', value: 'Three lanes side by side, about 105 to 120 mm deep' },
          { title: 'Overlap', value: '25 to 30 mm between stiles, with brush seal' },
        ],
      },
      {
        title: 'Panels',
        description: 'All three panels have the same width, so the lines stay regular open or closed.',
        specification: [
          { title: 'Glass', value: '5 to 8 mm toughened, clear, tinted or fluted' },
          { title: 'Panel', value: '700 to 1,200 mm wide, up to 2,700 mm high' },
          { title: 'Whole frame', value: '2,100 to 3,600 mm wide, 1,900 to 2,700 mm high' },
          { title: 'Weight', value: 'Up to 80 kg a panel' },
          { title: 'Stile', value: 'Aluminium 6063-T5, 20 to 25 mm' },
          { title: 'Damping', value: 'Soft close on the leading panel' },
        ],
      },
      {
        title: 'What the ceiling must bear',
        description:
          'Three glass panels can weigh more than two grown men, and when open they hang on one side. We fix the track to concrete or to a steel section, never to gypsum board alone.',
        specification: [],
      },
    ],
    keywords: [
      'telescopic sliding door',
      'synchronised sliding door',
      'three panel sliding door',
      '3 track slim door',
      'wide opening door',
      'syncro door',
      'living dining partition',
    ],
    meta: {
      meta_title: 'Telescopic Three-Panel Slim Sliding Door',
      meta_description:
        'Pull one panel and the next follows in step. A belt-linked slim door that clears two thirds of a wide opening between living and dining.',
      meta_keywords:
        'telescopic sliding door, synchronised slim door, three panel sliding door, slim profile door, room divider',
    },
    banners: ['slim-pocket-door', 'slim-sliding-interior', 'slim-grid-sliding-door'],
    bottom: {
      title: 'Move one panel. The others <em>know</em> what to do.',
      image: 'telescopic-three-panel-slim-door',
    },
    accessories: ['rollers-and-tracks', 'profile-and-accessories', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 3300,
      height: 2600,
      shape: 'rectangle',
      finish: 'bronze',
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
    sub_item: 'Slim-Sliding-Doors',
    slug: 'slim-pocket-door',
    title: 'Slim Glass Pocket Door',
    pictures: ['slim-pocket-door', 'elevation-slim-pocket-door', 'hw-d-pull-handle'],
    description: `<p>Open, it is not there. The glass panel slides into a steel cassette built inside the wall, and both faces of that wall stay free for a switchboard, a painting or a wardrobe. Closed, a slim frame and a frosted pane give the study its quiet and the bath its privacy.</p>
<p>A damper works in both directions: the panel neither slams on the jamb nor disappears into the pocket with a bump.</p>`,
    blocks: [
      {
        title: 'What it does for a narrow passage',
        description:
          'No leaf swings into the corridor and no panel covers the wall beside the opening. A passage 900 mm wide keeps its 900 mm.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Attached baths and powder rooms',
          'Study, pooja and store rooms',
          'Passages where two doors would collide',
          'New partition walls, planned before they are built',
        ],
        specification: [],
      },
      {
        title: 'Cassette and wall',
        description:
          'The cassette is set before plaster or board. Its rail can be taken out later through the opening, so rollers stay reachable.',
        specification: [
          { title: 'Cassette', value: 'Galvanised steel, ribbed cheeks' },
          { title: 'Finished wall', value: '100 to 125 mm in drywall, about 150 mm in masonry' },
          { title: 'Space needed', value: 'Twice the door width plus about 100 mm' },
          { title: 'Load', value: 'Up to 80 kg' },
        ],
      },
      {
        title: 'Door panel',
        description:
          'The panel is kept slim so that it passes clear of the pocket sides even when the wall is a few millimetres out.',
        specification: [
          { title: 'Frame', value: 'Aluminium 6063-T5, 25 to 40 mm deep' },
          { title: 'Glass', value: '6 or 8 mm toughened; frosted, fluted or grey' },
          { title: 'Whole frame', value: '600 to 1,000 mm wide, 1,900 to 2,400 mm high' },
          { title: 'Handle', value: 'Flush pull and edge pull; hook lock for baths' },
        ],
      },
      {
        title: 'Plan it early',
        description:
          'Water pipes and conduits cannot cross a pocket, and long screws must stay out of its sides. We mark the cassette on the electrical and plumbing drawings before work starts.',
        specification: [],
      },
    ],
    keywords: [
      'pocket door',
      'hidden sliding door',
      'cavity sliding door',
      'concealed door',
      'in wall sliding door',
      'space saving door',
      'bathroom pocket door',
      'slim pocket door',
    ],
    meta: {
      meta_title: 'Slim Glass Pocket Door that Slides into the Wall',
      meta_description:
        'A slim glass door that disappears into a steel cassette in the wall. Saves the swing of a leaf in passages, attached baths and studies.',
      meta_keywords:
        'pocket door, glass pocket door, concealed sliding door, cavity slider, space saving door, slim door',
    },
    banners: ['slim-sliding-interior', 'slim-grid-sliding-door', 'slim-barn-sliding-door'],
    bottom: { title: 'Open, it is simply <em>gone</em>.', image: 'slim-pocket-door' },
    accessories: ['rollers-and-tracks', 'profile-and-accessories', 'glass-door-fittings', 'gaskets-and-seals'],
    elevation: {
      width: 1000,
      height: 2300,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'slide-right', fill: 'frosted' }] }],
    },
  },
  {
    sub_item: 'Slim-Sliding-Doors',
    slug: 'fluted-glass-slim-sliding-door',
    title: 'Fluted Glass Slim Sliding Door',
    pictures: ['slim-sliding-interior', 'elevation-fluted-glass-slim-sliding-door', 'hw-d-pull-handle'],
    description: `<p>You see that someone is at the table, not who, and not what is on it. Fluted glass bends the view into soft upright stripes and lets almost all the light pass. In a slim black frame it makes the wall between living and dining feel like a screen of water.</p>
<p>The middle panels slide aside behind the outer ones, and one crossbar sits at the height of the chair backs. It looks as good from the dining side as from the sofa.</p>`,
    blocks: [
      {
        title: 'What it does for the two rooms',
        description:
          'The unfinished plates stay private and the lamp in the other room still glows. Children asleep in the study corner are screened from the television without being shut in a dark box.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Living to dining, three to five metres wide',
          'Entrance foyers that look straight into the house',
          'Dressing rooms and bath lobbies',
          'Clinic and salon cubicles',
        ],
        specification: [],
      },
      {
        title: 'About the glass',
        description:
          'The flutes are rolled into one face of the sheet; we turn that face away from the kitchen, since grease is harder to wipe out of grooves.',
        specification: [
          { title: 'Glass', value: '5, 6 or 8 mm fluted, toughened' },
          { title: 'Flute width', value: 'Fine, medium or broad, about 8 to 22 mm' },
          { title: 'Tint', value: 'Clear, grey, bronze or low-iron' },
          { title: 'Direction', value: 'Vertical; horizontal on request' },
        ],
      },
      {
        title: 'Frame and running gear',
        description: 'Bars and frame share the same flat face, so fluted and clear panes can be mixed in one set.',
        specification: [
          { title: 'Stile', value: 'Aluminium 6063-T5, 20 to 25 mm face' },
          { title: 'Crossbar', value: '15 to 20 mm, at any height' },
          { title: 'Panel', value: '700 to 1,200 mm wide, up to 2,700 mm high' },
          { title: 'Whole frame', value: '3,000 to 5,000 mm wide, 1,900 to 2,700 mm high' },
          { title: 'Rollers', value: 'Top-hung, 80 kg, soft close' },
          { title: 'Finish', value: 'Matt black, bronze or champagne' },
        ],
      },
      {
        title: 'Choosing the flute',
        description:
          'Broad flutes blur more and look bolder; fine ones read as a veil. Stand a sample against the window in your own room before you decide, because the light behind it changes everything.',
        specification: [],
      },
    ],
    keywords: [
      'fluted glass door',
      'reeded glass',
      'ribbed glass sliding door',
      'slim sliding door',
      'privacy glass door',
      'living dining partition',
      'fluted partition',
      'moru glass',
    ],
    meta: {
      meta_title: 'Fluted Glass Slim Sliding Door',
      meta_description:
        'Slim black sliding panels with fluted glass between living and dining. Light comes through, clutter does not. Top-hung with soft close.',
      meta_keywords:
        'fluted glass door, reeded glass sliding door, slim sliding door, fluted partition, living dining divider',
    },
    banners: ['slim-grid-sliding-door', 'slim-barn-sliding-door', 'slim-wardrobe-sliding-door'],
    bottom: { title: 'The glow comes through. The <em>clutter</em> does not.', image: 'slim-sliding-interior' },
    accessories: ['glass-and-spacers', 'rollers-and-tracks', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 4000,
      height: 2500,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.25, opens: 'fixed', fill: 'fluted', bars: [1, 2] },
            { width: 0.25, opens: 'slide-left', fill: 'fluted', bars: [1, 2] },
            { width: 0.25, opens: 'slide-right', fill: 'fluted', bars: [1, 2] },
            { width: 0.25, opens: 'fixed', fill: 'fluted', bars: [1, 2] },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'Slim-Sliding-Doors',
    slug: 'slim-grid-sliding-door',
    title: 'Slim Grid Sliding Door',
    pictures: ['slim-grid-sliding-door', 'elevation-slim-grid-sliding-door', 'slim-sliding-interior'],
    description: `<p>Steel workshop windows of the last century are where this pattern began. We make it in aluminium, at about a third of the weight of the same section in steel, and hang it so that a finger moves it. Squares of glass in black lines give a new flat a little history, and make a low ceiling look taller when the grid runs up to it.</p>
<p>Each panel holds one sheet of toughened glass with bars on both faces. It cleans like a plain pane, and no small square can come loose.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'A plain glass door is nearly invisible; this one is furniture. It frames the room behind like a set of pictures and still lets the eye go through.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Studies and libraries off the living room',
          'Café kitchens and bakery counters',
          'Loft-style flats with exposed brick or concrete',
          'Old bungalows being opened up',
        ],
        specification: [],
      },
      {
        title: 'Grid and glass',
        description: 'We draw the grid to your opening, so that squares are equal and a bar meets the handle height.',
        specification: [
          { title: 'Bars', value: '18 to 25 mm wide, bonded to both faces' },
          { title: 'Pattern', value: 'Two by four, two by five, or three by five' },
          { title: 'Glass', value: '6 or 8 mm toughened; clear, fluted or wired look' },
          { title: 'Lower panel', value: 'Solid aluminium kick plate, 250 to 400 mm, if wanted' },
        ],
      },
      {
        title: 'Frame and gear',
        description: 'Meeting stiles interlock by a few millimetres, enough to stop light and draught at the gap.',
        specification: [
          { title: 'Stile', value: 'Aluminium 6063-T5, 25 mm' },
          { title: 'Panel', value: 'Up to 1,200 × 2,700 mm' },
          { title: 'Whole frame', value: '1,200 to 2,400 mm wide, 1,900 to 2,700 mm high' },
          { title: 'Rollers', value: 'Top-hung, 80 kg a panel, damped' },
          { title: 'Finish', value: 'Fine-texture matt black powder coat; deep green or white to order' },
        ],
      },
      {
        title: 'Matching the house',
        description: [
          'Fixed side screens with the same grid',
          'A hinged leaf for the bath in the same section',
          'Shower screens and office partitions in the same bar width',
        ],
        specification: [],
      },
    ],
    keywords: [
      'grid sliding door',
      'steel window style door',
      'black grid door',
      'french grid glass door',
      'industrial door',
      'steel look door',
      'slim grid partition',
      'loft door',
    ],
    meta: {
      meta_title: 'Slim Grid Sliding Door in Steel-Window Style',
      meta_description:
        'The look of old steel windows in light aluminium. Black grid on one toughened pane, top-hung and soft closing, drawn to suit your opening.',
      meta_keywords:
        'grid sliding door, steel look sliding door, black grid glass door, industrial sliding door, slim aluminium door',
    },
    banners: ['slim-barn-sliding-door', 'slim-wardrobe-sliding-door', 'slim-two-panel-sliding-door'],
    bottom: { title: 'A little workshop history, on <em>quiet</em> rollers.', image: 'slim-grid-sliding-door' },
    accessories: ['rollers-and-tracks', 'profile-and-accessories', 'glass-and-spacers'],
    elevation: {
      width: 2400,
      height: 2600,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'slide-right', fill: 'glass', bars: [2, 5] },
            { width: 0.5, opens: 'slide-left', fill: 'glass', bars: [2, 5] },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'Slim-Sliding-Doors',
    slug: 'slim-barn-sliding-door',
    title: 'Slim Barn Sliding Door',
    pictures: ['slim-barn-sliding-door', 'elevation-slim-barn-sliding-door', 'hw-d-pull-handle'],
    description: `<p>No pocket, no frame to rebuild: the door hangs on a rail across the face of the wall and glides past the opening. That makes it the simplest way to give a finished room a slim glass door, often in a single day's work on site. The rail and its two carriers stay visible, and are made to be looked at.</p>
<p>Dampers at both ends take the speed out, and a stop keeps the wheels on the rail however it is pushed.</p>`,
    blocks: [
      {
        title: 'What it does for a finished home',
        description:
          'An open arch to the kitchen gets a door without chiselling the jambs. If you move, the rail comes off and leaves a few holes to fill.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Openings of 700 to 1,200 mm with a free wall beside them',
          'Store rooms, utility and laundry',
          'Home bars, libraries and music corners',
          'Shops and studios with plain plastered walls',
        ],
        specification: [],
      },
      {
        title: 'Rail and carriers',
        description:
          'The rail needs a solid lintel or wall over its whole length, which is about twice the door width.',
        specification: [
          { title: 'Rail', value: 'Steel or aluminium flat, 40 × 6 or 40 × 8 mm, 1,500 to 2,600 mm long' },
          { title: 'Carriers', value: 'Face or top strap with 60 to 100 mm wheels, ball bearing' },
          { title: 'Load', value: 'Up to 80 kg' },
          { title: 'Damping', value: 'Soft close in one or both directions' },
          { title: 'Guide', value: 'Floor or wall roller, adjustable' },
        ],
      },
      {
        title: 'Door panel',
        description: 'The panel overlaps the opening on both sides, so light and looks do not slip past the edge.',
        specification: [
          { title: 'Frame', value: 'Aluminium 6063-T5, 25 to 30 mm face' },
          { title: 'Fill', value: '6 or 8 mm toughened glass, fluted or clear; veneer lower panel' },
          { title: 'Overlap', value: '50 to 75 mm each side' },
          { title: 'Size', value: 'Up to 1,300 × 2,500 mm' },
          { title: 'Whole frame', value: '700 to 1,200 mm wide, 1,900 to 2,500 mm high, as the opening' },
        ],
      },
      {
        title: 'Where we would advise another door',
        description:
          'It does not seal. For a bathroom with an exhaust fan, or a bedroom on a noisy street side, take a hinged door instead.',
        specification: [],
      },
    ],
    keywords: [
      'barn door',
      'sliding barn door',
      'surface sliding door',
      'wall mounted sliding door',
      'exposed track door',
      'top hung door',
      'glass barn door',
      'soft close sliding',
    ],
    meta: {
      meta_title: 'Slim Barn Sliding Door with Exposed Soft-Close Rail',
      meta_description:
        'A slim glass door on an exposed rail across the wall. Goes up without rebuilding the opening, with dampers at both ends for a gentle stop.',
      meta_keywords:
        'barn sliding door, glass barn door, exposed rail sliding door, soft close barn door, slim sliding door',
    },
    banners: ['slim-wardrobe-sliding-door', 'slim-two-panel-sliding-door', 'telescopic-three-panel-slim-door'],
    bottom: { title: "A new door in an old wall, in a <em>day's</em> work.", image: 'slim-barn-sliding-door' },
    accessories: ['rollers-and-tracks', 'glass-door-fittings', 'glass-and-spacers'],
    elevation: {
      width: 1150,
      height: 2350,
      shape: 'rectangle',
      finish: 'black',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'slide-right', fill: 'fluted', bars: [1, 3] }] }],
    },
  },
  {
    sub_item: 'Slim-Sliding-Doors',
    slug: 'slim-wardrobe-sliding-door',
    title: 'Slim Wardrobe Sliding Door',
    pictures: ['slim-wardrobe-sliding-door', 'elevation-slim-wardrobe-sliding-door', 'hw-roller-wheel'],
    description: `<p>A wardrobe is the largest thing in most bedrooms, so its doors set the mood. Slim aluminium frames with grey or bronze glass show a hint of what hangs inside once the shelf light is on, and a calm dark surface when it is off. They slide, so the bed may stand as close as 600 mm.</p>
<p>The weight rolls on a low track at the bottom; the carcass carries nothing and shutters do not sag.</p>`,
    blocks: [
      {
        title: 'What it does for the bedroom',
        description:
          'Three wide panels replace six small shutters. Fewer lines, fewer handles, and one of the panels can be the mirror you wanted anyway.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Wall-to-wall wardrobes from 1,500 mm',
          'Walk-in closets and dressing corridors',
          'Study shelving and crockery units',
          'Shop display and stock cabinets',
        ],
        specification: [],
      },
      {
        title: 'Panel fill',
        description: 'Glass fills are toughened. Mirror is not, so we back it with a safety film.',
        specification: [
          { title: 'Glass', value: '4 or 5 mm toughened, grey, bronze, lacquered or fluted' },
          { title: 'Mirror', value: '4 mm with safety backing film' },
          { title: 'Other fills', value: 'Cane, fabric or 6 mm veneered board' },
          { title: 'Crossbars', value: '0 to 4 per panel' },
        ],
      },
      {
        title: 'Frame and track',
        description:
          'Anti-jump guides above, sprung rollers below. A brush strip on the stile keeps dust off the clothes.',
        specification: [
          { title: 'Stile', value: 'Aluminium 6063-T5, 12 to 20 mm face' },
          { title: 'Track', value: 'Two or three lanes, bottom rolling, 8 to 10 mm high or recessed' },
          { title: 'Rollers', value: 'Ball-bearing, height adjustable by 10 mm' },
          { title: 'Panel', value: '600 to 1,100 mm wide, up to 2,700 mm high' },
          { title: 'Whole frame', value: 'From 1,500 mm wide, 1,900 to 2,700 mm high' },
          { title: 'Load', value: 'Up to 50 kg a panel, soft close both ways' },
        ],
      },
      {
        title: 'Inside depth',
        description:
          'Allow about 85 mm for a two-lane track in front of the shelves, and 600 mm clear behind it for hangers. Drawers should open behind one panel, not across two.',
        specification: [],
      },
    ],
    keywords: [
      'wardrobe sliding door',
      'glass wardrobe',
      'slim wardrobe shutter',
      'almirah door',
      'closet door',
      'tinted glass wardrobe',
      'profile shutter',
      'mirror sliding door',
    ],
    meta: {
      meta_title: 'Slim Wardrobe Sliding Doors in Tinted Glass',
      meta_description:
        'Grey, bronze or mirror panels in fine aluminium frames for wall-to-wall wardrobes. Bottom rolling, soft closing and up to 2,700 mm high.',
      meta_keywords:
        'wardrobe sliding door, glass wardrobe shutter, slim profile wardrobe, tinted glass wardrobe, closet sliding door',
    },
    banners: ['slim-two-panel-sliding-door', 'telescopic-three-panel-slim-door', 'slim-pocket-door'],
    bottom: { title: 'Six shutters become <em>three</em> quiet panels.', image: 'slim-wardrobe-sliding-door' },
    accessories: ['rollers-and-tracks', 'profile-and-accessories', 'glass-and-spacers'],
    elevation: {
      width: 2700,
      height: 2400,
      shape: 'rectangle',
      finish: 'bronze',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'slide-right', fill: 'frosted' },
            { width: 1, opens: 'slide-right', fill: 'panel' },
            { width: 1, opens: 'slide-left', fill: 'frosted' },
          ],
        },
      ],
    },
  },
]
