import type { ProductSeed } from '../types.ts'

export const skylights: ProductSeed[] = [
  {
    sub_item: 'sky-light',
    slug: 'fixed-flat-skylight',
    title: 'Fixed Flat Skylight',
    pictures: ['skylight-dining', 'elevation-fixed-flat-skylight', 'hw-gasket-coil'],
    description: `<p>The middle of a deep plan is always the dark part. A flat skylight over the dining table, the corridor or the stair brings the sky down into it, and the patch of sun wanders over the wall through the day. From below you see a clean plastered shaft and a thin dark line of frame.</p>
<p>Outside, the insulated glass lies at a slight fall on a raised kerb, so that rain and dust run off together and nothing stands on the seals.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Light from above reaches much further into a room than the same area of window in a wall. You switch on the lamp later in the evening, and the table becomes the place where people sit.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Dining rooms, kitchens and corridors on the top floor',
          'Over stairs, to light two storeys at once',
          'Windowless bathrooms and dressing rooms',
          'Flat concrete roofs with a kerb at least 150 mm high',
        ],
        specification: [],
      },
      {
        title: 'Glass against heat',
        description:
          'In our summers the coating decides whether a skylight is a pleasure. We use solar-control glass outside and always laminated glass inside, so that a broken pane stays up.',
        specification: [
          { title: 'Make-up', value: '6 mm toughened solar-control, 12 mm gap, 5 + 1.52 PVB + 5 laminated' },
          { title: 'Spacer', value: 'Warm-edge or aluminium, argon fill on request' },
          { title: 'Light and heat', value: 'Coatings with a solar factor of about 0.25 to 0.35' },
          { title: 'Shade', value: 'Internal blind or external louvre as an option' },
        ],
      },
      {
        title: 'Frame and kerb',
        description: 'Condensation channels in the frame lead any winter drip outwards.',
        specification: [
          { title: 'Profile', value: 'Thermally broken aluminium 6063-T6' },
          { title: 'Fall', value: '3 to 5 degrees at least' },
          { title: 'Kerb', value: '150 mm or more above the finished roof, waterproofed up its side' },
          { title: 'Gaskets', value: 'EPDM, with weather silicone outside' },
          { title: 'Finish', value: 'Powder coat, anthracite or white inside' },
        ],
      },
      {
        title: 'Sizes and limits',
        description:
          'Long openings are divided by slim bars rather than stretched in one sheet, which keeps each pane light enough to hoist.',
        specification: [
          { title: 'Single pane', value: 'Up to about 1,200 × 2,400 mm' },
          { title: 'Runs', value: 'Any length in bays of 900 to 1,200 mm' },
          { title: 'Foot traffic', value: 'Not for walking on; see the walk-on type' },
        ],
      },
    ],
    keywords: [
      'skylight',
      'roof light',
      'flat roof skylight',
      'roof window',
      'ceiling window',
      'dining skylight',
      'top light',
      'roof glass',
      'fixed skylight',
    ],
    meta: {
      meta_title: 'Fixed Flat Skylight for Flat Concrete Roofs',
      meta_description:
        'A flat, insulated roof light for dining rooms, corridors and stairs. Solar-control outer glass, laminated inner pane, thermally broken frame.',
      meta_keywords:
        'fixed skylight, flat roof skylight, roof light, roof window, double glazed skylight, solar control glass',
    },
    banners: ['ridge-skylight', 'pyramid-skylight', 'walk-on-skylight'],
    bottom: { title: 'The darkest corner of the plan gets its own piece of <em>sky</em>.', image: 'skylight-dining' },
    accessories: ['glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories'],
    elevation: {
      width: 3000,
      height: 1000,
      shape: 'rectangle',
      finish: 'anthracite',
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
    sub_item: 'sky-light',
    slug: 'ridge-skylight',
    title: 'Ridge Skylight',
    pictures: ['ridge-skylight', 'elevation-ridge-skylight', 'hw-gasket-coil'],
    description: `<p>Two glass slopes meeting at a ridge, long as the hall below. This is the roof light for courtyards that have been covered, for corridors in a haveli hotel, for the spine of a house with rooms on both sides. The slopes shed monsoon rain fast and let dust slide off with it.</p>
<p>Because the panes lean to two sides, low morning light comes in on one and evening light on the other, while the coating takes the edge off the noon sun.</p>`,
    blocks: [
      {
        title: 'What it does for the hall',
        description:
          'A long room gets the same even light from end to end, and the height under the ridge gives warm air somewhere to rise to. Vents at the gable let it out.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Covered courtyards and internal streets',
          'School, hotel and clinic corridors',
          'Farmhouse verandas and galleries',
          'Openings up to about 4 m wide on parallel walls or beams',
        ],
        specification: [],
      },
      {
        title: 'Structure',
        description:
          'Rafters rest on a kerb or ring beam at each side and lean on each other at the ridge, so the hall stays free of posts. Wider spans get steel below the aluminium.',
        specification: [
          { title: 'Rafter', value: 'Aluminium 6063-T6 box section, 100 to 150 mm deep' },
          { title: 'Pitch', value: '15 to 35 degrees' },
          { title: 'Span', value: 'Up to about 3 m in aluminium, 4 m and more with steel' },
          { title: 'Rafter spacing', value: '700 to 1,000 mm' },
        ],
      },
      {
        title: 'Glazing',
        description: 'Pressure plates hold the glass on continuous gaskets, with a drained groove below each joint.',
        specification: [
          { title: 'Glass', value: '6 mm toughened solar-control, 12 mm gap, 5 + 1.52 + 5 laminated' },
          { title: 'Lighter option', value: '6 + 1.52 + 6 laminated, single, over open verandas' },
          { title: 'Seals', value: 'EPDM inside and out, capped joints' },
          { title: 'Flashing', value: 'Aluminium ridge cap and eaves apron' },
        ],
      },
      {
        title: 'Vents and shade',
        description: [
          'Louvred gables with mesh at both ends',
          'One or more electrically opening panes near the ridge',
          'Pleated or roller blinds guided on wires',
          'Fritted or tinted glass on the south slope',
        ],
        specification: [],
      },
    ],
    keywords: [
      'ridge skylight',
      'gable skylight',
      'pitched skylight',
      'courtyard cover',
      'glass roof',
      'atrium roof',
      'corridor skylight',
      'double slope skylight',
    ],
    meta: {
      meta_title: 'Ridge Skylight for Courtyards and Corridors',
      meta_description:
        'A double-slope glass roof for covered courtyards, halls and corridors. Sheds monsoon rain and dust, with laminated solar-control glazing.',
      meta_keywords:
        'ridge skylight, double slope skylight, courtyard glass roof, atrium skylight, corridor roof light',
    },
    banners: ['pyramid-skylight', 'walk-on-skylight', 'electric-opening-skylight'],
    bottom: { title: 'Two slopes of glass, and the hall wakes with the <em>day</em>.', image: 'ridge-skylight' },
    accessories: ['profile-and-accessories', 'glass-and-spacers', 'gaskets-and-seals', 'mesh-and-screens'],
    elevation: {
      width: 3200,
      height: 1300,
      shape: 'gable',
      finish: 'anthracite',
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
    sub_item: 'sky-light',
    slug: 'pyramid-skylight',
    title: 'Pyramid Skylight',
    pictures: ['pyramid-skylight', 'elevation-pyramid-skylight', 'villa-facade-dusk'],
    description: `<p>Over a square stairwell or an entrance hall, four glass triangles rise to one point. Seen from below it is a small lantern; at noon the hip bars draw a star on the floor. Seen from the terrace it is a tidy glass hat that nobody needs to sweep, since every face is steep enough for rain to clean.</p>
<p>It sits on four equal kerbs and carries itself, so no beam crosses the light.</p>`,
    blocks: [
      {
        title: 'What it does for the hall',
        description:
          'The stair becomes a light well. Ground-floor rooms that open to it borrow daylight, and at night one lamp under the apex lights the whole flight.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Square or nearly square openings from 900 to 3,000 mm',
          'Stair heads and entrance lobbies',
          'Pooja rooms and double-height living rooms',
          'Garden pavilions and gazebos',
        ],
        specification: [],
      },
      {
        title: 'Frame',
        description:
          'Hip and rafter sections are cut on compound angles in the workshop, test-assembled, marked and taken apart for the journey to the roof.',
        specification: [
          { title: 'Profile', value: 'Aluminium 6063-T6, hips 60 to 100 mm deep' },
          { title: 'Pitch', value: '25 to 45 degrees; 30 is usual' },
          { title: 'Apex', value: 'Machined boss with a sealed cap' },
          { title: 'Finish', value: 'Powder coat, anthracite, white or bronze' },
        ],
      },
      {
        title: 'Triangular panes',
        description:
          'Every pane is laminated on the room side and cut to its own template. The points are blunted slightly, because a needle-thin corner of glass would not survive toughening.',
        specification: [
          { title: 'Insulated glass', value: '6 mm toughened, 12 mm gap, 5 + 1.52 + 5 laminated' },
          { title: 'Single glass', value: '6 + 1.52 + 6 laminated toughened, for open pavilions' },
          { title: 'Solar control', value: 'Neutral or grey coating on the outer pane' },
          { title: 'Seals', value: 'EPDM gaskets and UV-stable silicone' },
        ],
      },
      {
        title: 'Before the slab is cast',
        description:
          'Give us the opening early. The kerb should be level within 5 mm and its diagonals equal within 10 mm; an out-of-square kerb shows at the apex from everywhere in the hall.',
        specification: [],
      },
    ],
    keywords: [
      'pyramid skylight',
      'glass pyramid',
      'stair skylight',
      'roof lantern',
      'glass lantern',
      'mumty skylight',
      'square skylight',
      'stairwell roof light',
    ],
    meta: {
      meta_title: 'Pyramid Skylight for Stairwells and Halls',
      meta_description:
        'Four glass slopes rising to one point over a stair or entrance hall. Self-supporting aluminium frame, laminated inner glass, washed by rain.',
      meta_keywords: 'pyramid skylight, stairwell skylight, roof lantern, glass pyramid roof, entrance hall skylight',
    },
    banners: ['walk-on-skylight', 'electric-opening-skylight', 'retractable-courtyard-skylight'],
    bottom: { title: 'At noon it draws a <em>star</em> on your floor.', image: 'pyramid-skylight' },
    accessories: ['profile-and-accessories', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 1800,
      height: 900,
      shape: 'gable',
      finish: 'bronze',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'fixed', fill: 'glass' },
            { width: 0.5, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'sky-light',
    slug: 'walk-on-skylight',
    title: 'Walk-On Skylight',
    pictures: ['walk-on-skylight', 'elevation-walk-on-skylight', 'hw-glass-samples'],
    description: `<p>A terrace for the family above, daylight for the basement below: one floor of glass serves both. The pane is built from three thick layers and lies flush with the paving, so a chair slides across it and rain runs off to the drain. A dotted, printed surface gives grip to wet feet and keeps glances out.</p>
<p>Even if the top layer should crack, the two beneath it are made to carry the load until it is replaced.</p>`,
    blocks: [
      {
        title: 'What it does for the floor below',
        description:
          'A basement gym, a home office or a stilt-floor lobby gets real daylight without losing any of the terrace. Most guests notice the light first and the glass second.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Terraces and courtyards above a basement',
          'Mezzanines and bridges inside the house',
          'Entrance paths over a light shaft',
          'Shop floors that show a level below',
        ],
        specification: [],
      },
      {
        title: 'Glass floor make-up',
        description:
          'The thickness is calculated for the size, the way the pane is supported and the load your engineer gives.',
        specification: [
          { title: 'Typical pane', value: '10 + 1.52 + 10 + 1.52 + 10 mm, toughened or heat-strengthened' },
          { title: 'Larger or public', value: '12 + 1.52 + 12 + 1.52 + 12 mm' },
          { title: 'Insulated version', value: 'With 16 mm gap and 5 + 1.52 + 5 laminated below' },
          { title: 'Surface', value: 'Ceramic dot or line print for grip, translucent or clear' },
        ],
      },
      {
        title: 'Bearing frame',
        description:
          'The glass lies on a continuous bed on all four sides and never touches metal. Joints to the paving are filled flush.',
        specification: [
          { title: 'Frame', value: 'Stainless steel or hot-dip galvanised steel angle, aluminium trim' },
          { title: 'Bed', value: 'EPDM or silicone, 8 to 10 mm thick' },
          { title: 'Bearing width', value: '35 to 50 mm all round' },
          { title: 'Largest pane', value: 'Typically 1,200 × 1,200 mm, or 1,000 × 2,000 mm' },
        ],
      },
      {
        title: 'Limits',
        description: [
          'For feet and furniture, not for cars',
          'Printed grip is needed wherever the surface gets wet',
          'A drain beside the frame, never under it',
          'Clear glass only where a view up from below troubles nobody',
        ],
        specification: [],
      },
    ],
    keywords: [
      'walk on skylight',
      'glass floor',
      'floor light',
      'walkable skylight',
      'basement skylight',
      'terrace glass',
      'structural glass floor',
      'walk on glass',
    ],
    meta: {
      meta_title: 'Walk-On Skylight: Glass Floor for Terrace and Deck',
      meta_description:
        'Three-layer laminated glass, flush with the paving and printed for grip. Daylight for the basement while the terrace above stays fully in use.',
      meta_keywords: 'walk on skylight, glass floor, walkable glass, basement skylight, floor light, structural glass',
    },
    banners: ['electric-opening-skylight', 'retractable-courtyard-skylight', 'skylight-dining'],
    bottom: { title: 'Somebody walks above, and <em>light</em> comes down.', image: 'walk-on-skylight' },
    accessories: ['glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 2400,
      height: 2400,
      shape: 'rectangle',
      finish: 'glass',
      rows: [
        {
          height: 0.5,
          cells: [
            { width: 0.5, opens: 'fixed', fill: 'frosted' },
            { width: 0.5, opens: 'fixed', fill: 'frosted' },
          ],
        },
        {
          height: 0.5,
          cells: [
            { width: 0.5, opens: 'fixed', fill: 'frosted' },
            { width: 0.5, opens: 'fixed', fill: 'frosted' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'sky-light',
    slug: 'electric-opening-skylight',
    title: 'Electric Opening Skylight',
    pictures: ['electric-opening-skylight', 'elevation-electric-opening-skylight', 'hw-gasket-coil'],
    description: `<p>Hot air collects under the ceiling and has nowhere to go. Press a switch and this roof light lifts along one side; the heat leaves, and cooler air is drawn in through the windows below. When the first drops fall on its sensor it closes by itself, whether you are at home or not.</p>
<p>The sash is hinged, insulated and sealed all round like a good window, and an insect screen can be fitted underneath.</p>`,
    blocks: [
      {
        title: 'What it does for the house',
        description:
          'On a May evening it empties the stairwell of heat without any fan, since warm air rises and leaves by its own pull. Kitchens and baths lose their steam the same way.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Over stairs and double-height rooms',
          'Kitchens and bathrooms without an outside wall',
          'Flat or low-pitched roofs with a kerb of 150 mm or more',
          'Roofs that need a hatch for access, with the wide-opening type',
        ],
        specification: [],
      },
      {
        title: 'Drive and control',
        description:
          'Wiring comes down inside the shaft to one box. In a power cut the sash stays where it is; a small battery pack closes it if you choose one.',
        specification: [
          { title: 'Actuator', value: 'Chain type, 24 V DC or 230 V AC, one or two per sash' },
          { title: 'Opening', value: '200 to 500 mm stroke' },
          { title: 'Control', value: 'Wall switch, remote or home system' },
          { title: 'Sensors', value: 'Rain as standard, wind on request' },
        ],
      },
      {
        title: 'Sash and glass',
        description:
          'Multi-stage EPDM seals close on a raised rim, so wind-driven rain has to climb before it can enter.',
        specification: [
          { title: 'Frame', value: 'Thermally broken aluminium 6063-T6' },
          { title: 'Glass', value: '6 mm toughened solar-control, 12 mm gap, 5 + 1.52 + 5 laminated' },
          { title: 'Largest sash', value: 'About 1,000 × 1,500 mm, up to 75 kg' },
          { title: 'Fall', value: '5 degrees or more' },
        ],
      },
      {
        title: 'Mesh and upkeep',
        description:
          'The screen below is fibreglass or stainless steel 304 mesh in a frame that unclips from inside. Wipe the sensor after a dust storm, and let us grease the hinges and check the chain once a year.',
        specification: [],
      },
    ],
    keywords: [
      'opening skylight',
      'electric skylight',
      'motorised roof window',
      'ventilating skylight',
      'roof vent',
      'rain sensor skylight',
      'openable skylight',
      'automatic skylight',
    ],
    meta: {
      meta_title: 'Electric Opening Skylight with Rain Sensor',
      meta_description:
        'A motorised roof light that lets hot air out at a touch and closes by itself when rain begins. Insulated laminated glass, with an insect screen if wanted.',
      meta_keywords:
        'electric skylight, opening skylight, ventilating skylight, motorised roof window, rain sensor skylight',
    },
    banners: ['retractable-courtyard-skylight', 'skylight-dining', 'ridge-skylight'],
    bottom: { title: 'It opens for the breeze and <em>closes</em> for the rain.', image: 'electric-opening-skylight' },
    accessories: ['mesh-and-screens', 'gaskets-and-seals', 'glass-and-spacers', 'window-door-and-accessories'],
    elevation: {
      width: 1000,
      height: 1400,
      shape: 'rectangle',
      finish: 'white',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'top', fill: 'glass' }] }],
    },
  },
  {
    sub_item: 'sky-light',
    slug: 'retractable-courtyard-skylight',
    title: 'Retractable Courtyard Skylight',
    pictures: ['retractable-courtyard-skylight', 'elevation-retractable-courtyard-skylight', 'villa-facade-dusk'],
    description: `<p>An open-to-sky court is lovely in February and a worry in July. This cover rolls over it when dust or rain is coming, and rolls back when the stars are out. Glass panels run on rails along two sides and park over one another, leaving most of the court open.</p>
<p>The family keeps its tulsi, its swing and its square of sky; the marble around it stays clean and dry.</p>`,
    blocks: [
      {
        title: 'What it does for the courtyard',
        description:
          'Rooms around the court can leave their doors open in any weather. Closed in winter, the cover holds the warmth of the afternoon; open on a summer night, it lets the heat of the walls go.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Central courts and open-to-sky ducts in villas',
          'Roof terraces and restaurant courts',
          'Lift and stair cores that need a vented top',
          'Openings up to about 4 m across the rails and 6 m along them',
        ],
        specification: [],
      },
      {
        title: 'Panels and glazing',
        description:
          'Panels lie at a fall, each one a step higher than the next, so water passes from one to the other and then to the gutter.',
        specification: [
          { title: 'Panels', value: 'Two to four, telescopic, one fixed if wanted' },
          { title: 'Panel, at most', value: '1,500 mm along the rails' },
          { title: 'Glass', value: '6 + 1.52 + 6 laminated toughened, clear or solar-control' },
          { title: 'Lighter fill', value: '10 or 16 mm multiwall polycarbonate' },
          { title: 'Clear opening', value: 'About one half with two panels, two thirds with three' },
          { title: 'Fall', value: '5 degrees or more' },
        ],
      },
      {
        title: 'Rails and drive',
        description: 'Rails stand clear of the roof, with brushes ahead of the wheels that push dust and leaves aside.',
        specification: [
          { title: 'Rail and frame', value: 'Aluminium 6063-T6 on galvanised steel beams' },
          { title: 'Wheels', value: 'Sealed bearings, nylon or stainless steel tread' },
          { title: 'Drive', value: 'Tubular or gear motor, 230 V, belt or rack' },
          { title: 'Safety', value: 'Obstacle stop, end switches and manual release' },
          { title: 'Sensors', value: 'Rain and wind' },
        ],
      },
      {
        title: 'What the site must give',
        description:
          'Level side walls or beams that can carry the weight, a gutter with an overflow, one electrical point, and free parking length on the roof beside the opening if the whole court is to open. Monkeys and kites are reason enough to choose laminated glass.',
        specification: [],
      },
    ],
    keywords: [
      'retractable roof',
      'courtyard cover',
      'OTS cover',
      'open to sky cover',
      'sliding skylight',
      'movable glass roof',
      'motorised roof',
      'duct cover',
      'courtyard skylight',
    ],
    meta: {
      meta_title: 'Retractable Courtyard Skylight and OTS Cover',
      meta_description:
        'A motorised glass cover that rolls over an open-to-sky court before rain or dust, and rolls back for the stars. With rain and wind sensors.',
      meta_keywords:
        'retractable skylight, OTS cover, courtyard cover, sliding glass roof, motorised skylight, open to sky',
    },
    banners: ['skylight-dining', 'ridge-skylight', 'pyramid-skylight'],
    bottom: { title: 'Keep the square of sky. Lose the <em>dust</em>.', image: 'retractable-courtyard-skylight' },
    accessories: ['rollers-and-tracks', 'glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories'],
    elevation: {
      width: 4500,
      height: 3000,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass', bars: [1, 3] },
            { width: 1, opens: 'slide-left', fill: 'glass', bars: [1, 3] },
            { width: 1, opens: 'slide-left', fill: 'glass', bars: [1, 3] },
          ],
        },
      ],
    },
  },
]
