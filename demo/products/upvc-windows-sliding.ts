import type { ProductSeed } from '../types.ts'

export const upvcSlidingWindows: ProductSeed[] = [
  {
    sub_item: 'window',
    slug: 'two-track-sliding-window',
    title: '2-Track Sliding Window',
    pictures: ['two-track-sliding-window', 'elevation-two-track-sliding-window', 'hw-roller-wheel', 'profile-section'],
    description: `<p>Two sashes, two rails, nothing that swings. A slider keeps its place on a narrow balcony, behind a
      sofa or over a study table, where an open casement would always be in somebody's way.</p>
      <p>Both sashes move, so you decide which half is open. They ride on tandem rollers over an aluminium rail, which
      takes the wear instead of the plastic, and hook into each other at the middle when closed. The sill is sloped and
      slotted: monsoon water that is blown into the track runs out again through the drain slots.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Half the width opens at a push, by as much or as little as the weather allows. The glass runs wide between slim meeting stiles, so a plain bedroom wall gets a long view with little frame in it.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Flats where sashes may not project over a common passage',
          'Rooms with an air conditioner, kept shut most of the summer',
          'Openings with a mesh or grille already fixed outside',
          'Balcony enclosures between parapet and lintel',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'Rollers can be raised or lowered with a screwdriver if the building settles.',
        specification: [
          { title: 'Frame depth', value: 'About 60–67 mm, two tracks' },
          { title: 'Sash', value: 'Two to three chambers, galvanised steel 1.2–1.5 mm' },
          { title: 'Rollers', value: 'Adjustable tandem rollers, nylon wheels on bearings' },
          { title: 'Locking', value: 'Crescent or touch lock; two-point lock on tall sashes' },
          { title: 'Seals', value: 'Finned brush pile on all sides, interlock at the meeting stile' },
        ],
      },
      {
        title: 'Sizes, glass and limits',
        description:
          'A brush seal lets in a little more air than a gasket. For a wall that faces dust storms head-on, a casement seals tighter, and we will say so.',
        specification: [
          { title: 'Largest sash', value: '1,200 × 1,500 mm' },
          { title: 'Largest frame', value: 'About 2,400 × 1,500 mm with two sashes' },
          { title: 'Glass', value: '5 mm single, or 5-10-5 double glazing (20 mm)' },
        ],
      },
    ],
    keywords: [
      'sliding window',
      'two track',
      '2 track',
      'slider',
      'two panel',
      'balcony window',
      'apartment window',
      'space saving',
    ],
    meta: {
      meta_title: '2-Track uPVC Sliding Window',
      meta_description:
        'Two uPVC sashes on tandem rollers and an aluminium rail. Nothing swings, either half opens, and the sloped track drains itself.',
      meta_keywords: '2 track sliding window, uPVC sliding window, two panel slider, balcony window, apartment window',
    },
    banners: ['georgian-bar-hung-window', 'gable-window', 'french-casement-window'],
    bottom: { title: 'A push to the side, and the evening comes <em>in</em>.', image: 'two-track-sliding-window' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 1800,
      height: 1200,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'slide-right', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'golden-oak-2-5-track-sliding-window',
    title: 'Golden Oak 2.5-Track Sliding Window',
    pictures: [
      'upvc-sliding-window',
      'elevation-golden-oak-2-5-track-sliding-window',
      'hw-corner-oak',
      'hw-roller-wheel',
    ],
    description: `<p>The colour of a well-oiled teak cot, on a frame that never needs oil. Golden-oak laminate covers
      the profile on one or both faces, with a fine grain you can feel, and the welded mitres are trimmed so that the
      grain meets at the corner.</p>
      <p>Inside runs a 2.5-track frame: two full tracks for the glass sashes and a slimmer half track for an insect
      mesh. You get the mesh without the depth of a full third track, which suits 230 mm walls and shallow reveals.
      Slide the glass aside, draw the mesh across, and the bedroom has its air.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Beside wooden beds, doors and cane chairs a white frame can look like a stranger. This one belongs to the furniture, and it wipes clean with a damp cloth and mild soap.',
        specification: [],
      },
      {
        title: 'Why two and a half tracks',
        description: [
          'Two glass sashes on full tracks, each free to move',
          'A light mesh sash on its own half track, always at hand',
          'A frame some 20 mm slimmer than a three-track one',
          'The mesh lifts out for washing before and after the monsoon',
        ],
        specification: [
          { title: 'Frame depth', value: 'About 82–92 mm' },
          { title: 'Mesh sash', value: 'Slim uPVC or aluminium section, SS 304 or fibreglass mesh' },
          { title: 'Rollers', value: 'Tandem for glass, single for mesh, on aluminium rails' },
        ],
      },
      {
        title: 'Laminate and frame',
        description:
          'The foil is bonded to the profile at the extruder and stays put as long as frames are not painted or scrubbed with solvent. Wood tones take up more heat than white, so every sash carries steel.',
        specification: [
          { title: 'Finish', value: 'Golden-oak wood-grain foil; both faces, or oak outside and white inside' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5 mm, in every sash and frame side' },
          { title: 'Handles', value: 'Flush pull or touch lock in brown, black or champagne' },
        ],
      },
      {
        title: 'Sizes and glass',
        description: 'Mesh frames are light by design; above the height given they get a mid rail.',
        specification: [
          { title: 'Largest glass sash', value: '1,100 × 1,500 mm' },
          { title: 'Largest mesh sash', value: '1,100 × 1,400 mm without mid rail' },
          { title: 'Glass', value: '5–20 mm, single or double glazed' },
        ],
      },
    ],
    keywords: [
      'golden oak',
      'wooden finish window',
      'wood grain',
      'laminated upvc',
      '2.5 track',
      'sliding with mesh',
      'mosquito mesh',
      'teak look',
      'brown window',
    ],
    meta: {
      meta_title: 'Golden Oak 2.5-Track Sliding Window with Mesh',
      meta_description:
        'Wood-grain laminated uPVC slider with two glass sashes and a mesh on a half track. Warm golden oak that needs soap, not polish.',
      meta_keywords:
        'golden oak uPVC window, wooden finish sliding window, 2.5 track sliding window, sliding window with mesh, laminated uPVC',
    },
    banners: ['kitchen-servery-bifold-window', 'round-porthole-window', 'anthracite-casement-with-fixed-light'],
    bottom: { title: 'The warmth of wood, minus the <em>polish</em> tin.', image: 'upvc-sliding-window' },
    accessories: ['rollers-and-tracks', 'mesh-and-screens', 'profile-and-accessories', 'window-door-and-accessories'],
    elevation: {
      width: 2000,
      height: 1300,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'slide-right', fill: 'mesh' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'three-track-sliding-window-with-mesh',
    title: '3-Track Sliding Window with Mesh',
    pictures: [
      'three-track-sliding-window-with-mesh',
      'elevation-three-track-sliding-window-with-mesh',
      'hw-roller-wheel',
      'hw-gasket-coil',
    ],
    description: `<p>Two tracks for glass, a third for mesh, all three of full size. The mesh sash is built from the
      same family of profiles as the glass, runs on rollers of its own, and stands firm when a child leans on it or a
      cat tries her luck.</p>
      <p>Because every sash has its own rail, any of the three can park at either end. Glass left, glass right, mesh
      wherever the air is wanted. For large living-room openings the third track can carry glass instead, and two
      thirds of the width then opens.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'From March to November most homes here want air and no insects at once. With a full mesh track you stop choosing: the glass goes back, the mesh slides over, and the lock works on both.',
        specification: [],
      },
      {
        title: 'Ways to use the third track',
        description: [
          'Two glass sashes and one mesh sash, the common household choice',
          'Three glass sashes over a width up to 3,300 mm, with mesh added outside',
          'Two glass sashes and a mesh with a steel-wire screen for ground floors',
        ],
        specification: [
          { title: 'Mesh sash', value: 'Reinforced uPVC, SS 304 mesh, own roller pair and lock' },
          { title: 'Clear opening', value: 'Half the width with two sashes, two thirds with three' },
        ],
      },
      {
        title: 'Frame and drainage',
        description:
          'A wide sill collects more rain, so each track has its own slots and a stepped upstand on the room side.',
        specification: [
          { title: 'Frame depth', value: 'About 104–118 mm, three tracks' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5 mm, in frame, sashes and interlocks' },
          { title: 'Rail', value: 'Replaceable aluminium or stainless rail cap' },
          { title: 'Rollers', value: 'Tandem, up to about 60 kg per sash' },
        ],
      },
      {
        title: 'Sizes and glass',
        description: 'Check the wall first: with plaster and stone reveal the frame likes 150 mm or more to sit in.',
        specification: [
          { title: 'Largest sash', value: '1,200 × 1,600 mm' },
          { title: 'Glass', value: '5 mm toughened, or 5-12-5 double glazing where the sash rebate allows 22–24 mm' },
          { title: 'Finishes', value: 'White, or oak, walnut and grey foils' },
        ],
      },
    ],
    keywords: [
      'three track',
      '3 track',
      'sliding window with mesh',
      'mosquito net',
      'insect screen slider',
      'three panel',
      'living room window',
    ],
    meta: {
      meta_title: '3-Track Sliding Window with Full Mesh Sash',
      meta_description:
        'A uPVC slider whose third track carries a full-size SS 304 mesh sash with its own rollers and lock. Any sash parks at either end.',
      meta_keywords:
        '3 track sliding window, three track uPVC, sliding window with mosquito mesh, SS mesh window, three panel slider',
    },
    banners: ['bay-window', 'fixed-picture-window', 'top-hung-awning-window'],
    bottom: {
      title: 'Glass when it is hot, <em>mesh</em> when it is not.',
      image: 'three-track-sliding-window-with-mesh',
    },
    accessories: ['mesh-and-screens', 'rollers-and-tracks', 'window-door-and-accessories', 'profile-and-accessories'],
    elevation: {
      width: 2200,
      height: 1500,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'slide-right', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'mesh' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'four-panel-centre-opening-sliding-window',
    title: '4-Panel Centre-Opening Sliding Window',
    pictures: [
      'four-panel-centre-opening-sliding-window',
      'elevation-four-panel-centre-opening-sliding-window',
      'hw-roller-wheel',
      'profile-section',
    ],
    description: `<p>The two middle sashes part like curtains and slide over the fixed ones at the ends. What opens is
      the centre of the wall, right where you stand, right where the view is.</p>
      <p>It is the window for long walls: a drawing room facing the lawn, a terrace room in Udaipur facing the lake.
      The symmetry suits a formal elevation, and the meeting stile in the middle closes with a lock on one side and a
      gasket on the other. With one sash open it airs; with two open, the room and the terrace share a
      conversation.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Half of a 3.6 metre wall opens at its middle, as one gap of about 1.7 metres. Tea passes through it, so does the breeze, and furniture along both ends can stay.',
        specification: [],
      },
      {
        title: 'How it is arranged',
        description: [
          'Outer panels fixed in the frame, or sliding as well if you want to clean from within',
          'Inner panels on tandem rollers, meeting on an adaptor profile with seal',
          'Two tracks; a third is added for a pair of mesh sashes',
          'Anti-lift blocks in the head so that closed sashes cannot be raised off the rail',
        ],
        specification: [
          { title: 'Opening', value: 'About half the frame width, in the centre' },
          { title: 'Frame depth', value: '60–92 mm with two tracks, from 104 mm with mesh' },
          { title: 'Locking', value: 'Multipoint hook lock at the meeting stile' },
        ],
      },
      {
        title: 'Strength against wind',
        description:
          'Long, low windows on open plots catch the wind. The interlocks carry it, so on upper floors we add heavier steel there before anywhere else.',
        specification: [
          { title: 'Reinforcement', value: 'Galvanised steel 1.5–2.0 mm; aluminium interlock insert on tall sashes' },
          { title: 'Rollers', value: 'Tandem, adjustable, up to about 80 kg per sash' },
        ],
      },
      {
        title: 'Sizes and glass',
        description: 'Frames longer than a lorry bed or a lift car are joined on site with a coupling profile.',
        specification: [
          { title: 'Frame width', value: '2,400–4,400 mm' },
          { title: 'Largest sash', value: '1,100 × 1,600 mm' },
          { title: 'Glass', value: '5 or 6 mm toughened, or 20–24 mm double glazing' },
          { title: 'Finishes', value: 'White, anthracite or wood-grain foil' },
        ],
      },
    ],
    keywords: [
      'four panel',
      '4 panel slider',
      'centre opening',
      'wide sliding window',
      'terrace window',
      'drawing room window',
      'bi-parting',
    ],
    meta: {
      meta_title: '4-Panel Centre-Opening Sliding Window',
      meta_description:
        'Two middle sashes slide apart over fixed side panels and open the centre of a long wall. uPVC frames up to 4.4 m, hook lock, mesh.',
      meta_keywords:
        '4 panel sliding window, centre opening window, wide uPVC slider, bi-parting window, terrace sliding window',
    },
    banners: ['bow-window', 'louvred-bathroom-ventilator', 'tilt-and-turn-window'],
    bottom: {
      title: 'The wall parts in the <em>middle</em>, where you are standing.',
      image: 'four-panel-centre-opening-sliding-window',
    },
    accessories: ['rollers-and-tracks', 'profile-and-accessories', 'window-door-and-accessories', 'mesh-and-screens'],
    elevation: {
      width: 3600,
      height: 1500,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
            { width: 1, opens: 'slide-right', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'lift-and-slide-window',
    title: 'Lift-and-Slide Window',
    pictures: ['lift-and-slide-window', 'elevation-lift-and-slide-window', 'profile-section', 'hw-gasket-coil'],
    description: `<p>Turn the long handle and the sash rises a few millimetres off its seals; now a pane of a hundred
      kilos moves with a hand. Turn it back and the sash sits down on its gaskets with all its weight. No brush, no
      rattle, no line of dust on the sill after a storm.</p>
      <p>That is how a slider closes more tightly than on brushes and comes close to a casement (how close, we have not
      measured), and how it can be large. We use it where a living
      room wants one wide moving pane and a calm, closed feel when it is shut.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Few, broad panes instead of many narrow ones. Lowered in a part-open position the sash stays put in the wind, which a rolling sash does not.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Living rooms and master bedrooms with a view worth a wide pane',
          'West walls where loo and dust press on the seals all of June',
          'Homes on busy roads that still want a sliding window',
          'Low sills and seating ledges, with laminated or toughened glass',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'The carriages take the load, so the floor beam or sill beneath must be level and firm.',
        specification: [
          { title: 'Sash depth', value: '70 mm or more, five chambers' },
          { title: 'Frame depth', value: 'About 165–195 mm' },
          { title: 'Reinforcement', value: 'Galvanised steel 2.0 mm, closed section in the sash' },
          { title: 'Hardware', value: 'Lift-and-slide gear with twin carriages, up to 200 kg per sash' },
          { title: 'Seals', value: 'EPDM gaskets pressed by the sash when lowered' },
        ],
      },
      {
        title: 'Sizes and glass',
        description: 'Glass is brought separately and set on site for sashes above about 80 kg.',
        specification: [
          { title: 'Largest sash', value: '2,000 × 2,000 mm within 200 kg' },
          { title: 'Glass', value: '24–40 mm: 6-12-6, or laminated 5+1.52 PVB+5 on the room side' },
          { title: 'Finishes', value: 'White, bronze-brown, walnut or anthracite foil' },
        ],
      },
    ],
    keywords: [
      'lift and slide',
      'lift slide',
      'heavy sliding window',
      'large sliding pane',
      'HST',
      'airtight slider',
      'dust proof sliding',
    ],
    meta: {
      meta_title: 'uPVC Lift-and-Slide Window for Wide Panes',
      meta_description:
        'A sliding uPVC sash that lifts to move and lowers on to its gaskets to seal. Panes up to 2 × 2 m, double glazed, calm in dust and wind.',
      meta_keywords:
        'lift and slide window, large uPVC sliding window, airtight sliding window, heavy sash slider, dust proof window',
    },
    banners: ['corner-window', 'combination-window-with-ac-panel', 'villa-window-with-mesh-sash'],
    bottom: { title: 'It lifts, it glides, it sits down and <em>seals</em>.', image: 'lift-and-slide-window' },
    accessories: ['rollers-and-tracks', 'gaskets-and-seals', 'glass-and-spacers', 'profile-and-accessories'],
    elevation: {
      width: 3200,
      height: 1800,
      shape: 'rectangle',
      finish: 'bronze',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'tilt-and-slide-window',
    title: 'Tilt-and-Slide Window',
    pictures: ['tilt-and-slide-window', 'elevation-tilt-and-slide-window', 'hw-lever-handle', 'profile-section'],
    description: `<p>It closes like a casement, opens like a slider and tips like a vent. Turn the handle one step and
      the sash leans in at the head; turn it further and it comes forward out of the frame and glides past the fixed
      pane beside it.</p>
      <p>Because it presses on gaskets all round, it shuts out dust and noise that a brush-sealed slider would pass.
      Because it slides, it takes no floor from a small room. Flats on the Dwarka Expressway ask for exactly that pair:
      quiet, and no sash over the bed.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Tilted at night, it trickles fresh air above your head. Slid aside in the morning, it opens about half the wall while the curtain hangs undisturbed on the other half.',
        specification: [],
      },
      {
        title: 'How you work it',
        description: [
          'Handle down: locked at every side',
          'Handle level: the sash tilts and rests on its stays',
          'Handle up: the sash steps inward and runs on the lower rail',
          'Push it home and turn down: the carriages guide it back into the frame',
        ],
        specification: [
          { title: 'Step inward', value: 'About 120 mm when sliding, so keep the sill clear' },
          { title: 'Tilt gap', value: 'About 100–130 mm at the head' },
        ],
      },
      {
        title: 'Frame and hardware',
        description: 'The running rail sits on the room side below the fixed pane under a clip-on cover.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 2.0 mm' },
          { title: 'Hardware', value: 'Parallel tilt-and-slide gear, up to 130 kg per sash' },
          { title: 'Gaskets', value: 'EPDM, two lines, continuous round the sash' },
        ],
      },
      {
        title: 'Sizes, glass and mesh',
        description: 'The fixed neighbour must be at least as wide as the moving sash. Mesh goes outside the frame.',
        specification: [
          { title: 'Sash width', value: '700–1,500 mm' },
          { title: 'Sash height', value: '900–2,000 mm' },
          { title: 'Glass', value: '24–40 mm double or laminated' },
          { title: 'Mesh', value: 'Sliding or roller mesh on the outer face' },
        ],
      },
    ],
    keywords: [
      'tilt slide',
      'tilt and slide',
      'parallel slide',
      'PSK',
      'tight sealing slider',
      'inward tilt',
      'small room window',
    ],
    meta: {
      meta_title: 'Tilt-and-Slide Window with Full Gaskets',
      meta_description:
        'A uPVC sash that tilts for air, then steps in and slides past its neighbour. Casement gaskets, slider footprint, for compact rooms.',
      meta_keywords:
        'tilt and slide window, parallel sliding window, uPVC tilt slide, gasket sealed slider, compact room window',
    },
    banners: ['arched-window', 'single-casement-window', 'acoustic-double-glazed-window'],
    bottom: { title: 'Shuts like a casement, moves like a <em>slider</em>.', image: 'tilt-and-slide-window' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 2100,
      height: 1500,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'slide-right', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'georgian-bar-hung-window',
    title: 'Georgian-Bar Hung Window',
    pictures: ['georgian-bar-hung-window', 'elevation-georgian-bar-hung-window', 'hw-gasket-coil', 'profile-section'],
    description: `<p>Two sashes one above the other, sliding up and down, each divided by slender bars into small panes.
      It is the window of the old Civil Lines bungalow and of hill-station cottages, made now with springs in place of
      sash weights.</p>
      <p>Lower the upper sash and hot air leaves under the lintel; raise the lower one and cool air comes in at the
      sill. Do both and the room airs itself. Nothing projects, inside or out, so it can stand behind a veranda rail or
      close to a path.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Tall, narrow proportions and a fine grid bring a plain wall to life and break the midday glare. The two gaps, high and low, move air even when no wind blows.',
        specification: [],
      },
      {
        title: 'The bars',
        description: [
          'Bars between the panes: the glass wipes clean in one stroke',
          'Bars bonded on both faces over a dummy spacer: a true shadow line, as in old joinery',
          'Grids of 2 × 2, 3 × 2 or any even division drawn to the elevation',
          'The same bars can be had in casements, fixed lights and doors of the house',
        ],
        specification: [
          { title: 'Bar width', value: '18 or 26 mm inside the cavity, 25 mm bonded' },
          { title: 'Bar colour', value: 'White, oak, anthracite or brass tone' },
        ],
      },
      {
        title: 'Frame and hardware',
        description: 'Both sashes tip inward for cleaning once the side catches are released.',
        specification: [
          { title: 'Frame depth', value: 'About 120–135 mm' },
          { title: 'Balances', value: 'Spiral spring balances matched to the sash weight' },
          { title: 'Locking', value: 'Two cam catches at the meeting rail' },
          { title: 'Safety', value: 'Travel stops limit the gap to 100 mm' },
          { title: 'Seals', value: 'Brush pile with centre fin, gasket at head and sill' },
        ],
      },
      {
        title: 'Sizes and glass',
        description: 'A wide, low sash jams like a wide drawer; keep each one no wider than 1.3 times its height.',
        specification: [
          { title: 'Frame width', value: '500–1,200 mm' },
          { title: 'Frame height', value: '900–2,000 mm' },
          { title: 'Glass', value: '4-12-4 or 5-12-5 double glazing with the bars built in' },
        ],
      },
    ],
    keywords: [
      'georgian bar',
      'georgian window',
      'hung window',
      'vertical sliding',
      'sash window',
      'double hung',
      'grid window',
      'colonial window',
      'bungalow window',
    ],
    meta: {
      meta_title: 'Georgian-Bar Hung Window, Vertical Sliding',
      meta_description:
        'Vertical sliding uPVC sashes with slender Georgian bars, spring balances and tilt-in cleaning, for bungalows and tall openings.',
      meta_keywords:
        'georgian bar window, hung window, vertical sliding window, uPVC sash window, double hung window, grid window',
    },
    banners: ['gable-window', 'french-casement-window', 'two-track-sliding-window'],
    bottom: { title: 'Small panes, tall sashes, and a <em>bungalow</em> calm.', image: 'georgian-bar-hung-window' },
    accessories: ['window-door-and-accessories', 'glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories'],
    elevation: {
      width: 950,
      height: 1600,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        { height: 1, cells: [{ width: 1, opens: 'fixed', fill: 'glass', bars: [3, 2] }] },
        { height: 1, cells: [{ width: 1, opens: 'fixed', fill: 'glass', bars: [3, 2] }] },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'kitchen-servery-bifold-window',
    title: 'Kitchen Servery Bifold Window',
    pictures: [
      'kitchen-servery-bifold-window',
      'elevation-kitchen-servery-bifold-window',
      'hw-lever-handle',
      'hw-roller-wheel',
    ],
    description: `<p>The sashes fold against each other and stack at the side, and the kitchen counter runs straight out
      to the terrace. Hot parathas go one way, empty plates come back the other, and nobody carries a tray round the
      house.</p>
      <p>Closed, it is a row of gasketed windows over the worktop. Open, almost the full width is free. The sill is
      made low enough that stone can run flush to it on both sides, with a drained step hidden under the sash.</p>`,
    blocks: [
      {
        title: 'What it does for the house',
        description:
          'The cook stops being alone. During a party the window is a bar; on weekday mornings one fold open carries off the smoke of the tadka.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Between kitchen and terrace, courtyard or poolside',
          'Between pantry and dining veranda in farmhouses',
          'Café counters and club kiosks under a roof',
          'Under an overhang of 600 mm or more, so that driving rain rarely reaches the folds',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description:
          'The head carries the sashes, so the lintel above must not sag: 3 mm over the whole width is the limit.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel 2.0 mm in every sash' },
          { title: 'Hardware', value: 'Top-hung folding carriages, stainless hinges, lower guide' },
          { title: 'Locking', value: 'Shoot bolts at each fold, lever on the lead sash' },
          { title: 'Finishes', value: 'White or wood foil; black and graphite under a deep roof' },
        ],
      },
      {
        title: 'Sizes, glass and mesh',
        description: 'Three to five sashes, all to one side or split. Allow stacking room of about 90 mm per sash.',
        specification: [
          { title: 'Sash width', value: '450–750 mm' },
          { title: 'Sash height', value: '700–1,400 mm' },
          { title: 'Glass', value: '24 mm double glazing, toughened on both faces' },
          { title: 'Mesh', value: 'Pleated mesh drawn from the side, in one or two halves' },
        ],
      },
    ],
    keywords: [
      'bifold window',
      'servery window',
      'kitchen window',
      'folding window',
      'serving window',
      'pass through',
      'counter window',
      'bar window',
    ],
    meta: {
      meta_title: 'Bifold Servery Window for the Kitchen',
      meta_description:
        'Folding uPVC sashes stack aside so that kitchen and terrace share one counter. Flush sill, top-hung carriages, pleated mesh.',
      meta_keywords:
        'bifold window, kitchen servery window, folding uPVC window, serving window, kitchen counter window, pass through window',
    },
    banners: ['round-porthole-window', 'anthracite-casement-with-fixed-light', 'upvc-sliding-window'],
    bottom: { title: 'Dinner goes out by the <em>window</em>.', image: 'kitchen-servery-bifold-window' },
    accessories: ['rollers-and-tracks', 'window-door-and-accessories', 'mesh-and-screens', 'gaskets-and-seals'],
    elevation: {
      width: 2100,
      height: 1150,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fold-left', fill: 'glass' },
            { width: 1, opens: 'fold-left', fill: 'glass' },
            { width: 1, opens: 'fold-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
]
