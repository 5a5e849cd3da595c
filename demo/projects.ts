import type { ProjectSeed } from './types.ts'

export const projects: ProjectSeed[] = [
  {
    slug: 'farmhouse-chhatarpur-new-delhi',
    title: 'Farmhouse, Chhatarpur, New Delhi',
    image: 'living-slider',
    description: `<p>The owners spend the cool months outdoors and wanted the living room and the pool terrace to become one floor. The architect drew an opening of 7.2 metres without a column.</p><p>We fitted three <a href="/alu-home-interior/doors-and-window">aluminium sliding panels</a>, each 2.4 metres wide and 2.6 high, on a three-track frame set flush with the marble. The glass is a 6-12-6 insulated unit with a neutral solar-control coating, because the room faces south-west.</p><p>The beam above was the difficulty. Over such a span it dips a little when the floor above fills with guests, enough to pinch a door. We asked the engineer for the figure, left that movement in a telescoping head channel, and ran the track water to a drain below the paving. The panels still move with one hand.</p>`,
    meta: {
      meta_title: 'Farmhouse in Chhatarpur: 7.2 m Sliding Wall',
      meta_description:
        'Three aluminium sliding panels open a farmhouse living room in Chhatarpur to its pool terrace, under a beam that was allowed to move.',
      meta_keywords: 'farmhouse, chhatarpur, sliding door, aluminium slider, pool terrace, flush track',
    },
  },
  {
    slug: 'courtyard-house-mansarovar-jaipur',
    title: 'Courtyard House, Mansarovar, Jaipur',
    image: 'french-door-upvc',
    description: `<p>A family house built round a small court full of bougainvillea. The rooms had steel doors that rattled, and the evenings belonged to the mosquitoes.</p><p>Four white <a href="/upvc-door-and-window/door">uPVC French doors</a> now open onto the court, with steel-reinforced leaves, a midrail at knee height, multipoint locks and pleated mesh that disappears into the jamb. High in the walls we added top-hung windows, so that warm air can leave at night.</p><p>The court lies level with the rooms, and in a July cloudburst it used to drain into them. A high threshold was not wanted because a grandmother walks there with a stick. So we kept the sill at 20 millimetres, had a slot drain cut into the stone in front of every door, and packed the frames to a slight outward fall. The first monsoon stayed outside.</p>`,
    meta: {
      meta_title: 'Courtyard House in Mansarovar: French Doors',
      meta_description:
        'White uPVC French doors with pleated mesh round a courtyard in Mansarovar, Jaipur, with low sills and a drain that keeps the monsoon out.',
      meta_keywords: 'courtyard house, mansarovar, jaipur, french door, upvc door, pleated mesh',
    },
  },
  {
    slug: 'builder-floor-sohna-road-gurugram',
    title: 'Builder Floor, Sohna Road, Gurugram',
    image: 'stair-railing',
    description: `<p>A straight oak stair joins the two levels of this home. The parents of two small children asked for a rail that nobody can climb and that leaves the stair its lightness.</p><p>We fixed <a href="/alu-home-interior/railingsystem">12 mm toughened glass</a> to the side of the stringer with stainless standoffs, 50 millimetres across, and ran an oak handrail along the top edge. The landing above continues the same line.</p><p>Holes must be drilled before glass is toughened; afterwards nothing can be moved. The steel stringer, though, was out of true by nine millimetres over its length. We made a plywood template for every pane, numbered it, marked each hole against the real steel, and used standoffs with a threaded reach to take up the rest. All the panes went on at the first attempt, with joints of even width.</p>`,
    meta: {
      meta_title: 'Builder Floor on Sohna Road: Glass Stair Rail',
      meta_description:
        'Point-fixed 12 mm toughened glass and an oak handrail on a straight stair in Gurugram, templated pane by pane against uneven steel.',
      meta_keywords: 'stair railing, gurugram, sohna road, point fixed glass, standoff, oak handrail',
    },
  },
  {
    slug: 'poolside-villa-jagatpura-jaipur',
    title: 'Poolside Villa, Jagatpura, Jaipur',
    image: 'villa-facade-dusk',
    description: `<p>A new house with a sandstone tower, a carved jaali and long bands of glass towards the pool. One contract covered 26 openings, and the owners wanted one person to answer for all of them.</p><p>Downstairs there are <a href="/alu-home-interior/doors-and-window">aluminium sliders and fixed lights</a> in anthracite; upstairs casements, and a glass railing along the terrace. Behind the jaali runs a sliding window, so that the stone can be brushed clean from inside.</p><p>Stone carvers and fabricators do not work to the same tolerance, nor in the same month. To let both begin, we agreed every size with the architect on paper and built galvanised sub-frames into the masonry first. The carvers worked up to those, we made the windows to them, and the last gap between metal and sandstone is an even ten millimetres of sealant in the colour of the stone.</p>`,
    meta: {
      meta_title: 'Poolside Villa in Jagatpura: 26 Openings',
      meta_description:
        'Anthracite aluminium sliders, casements and glass railings for a sandstone villa in Jagatpura, Jaipur, set into sub-frames built in early.',
      meta_keywords: 'villa, jagatpura, jaipur, aluminium windows, sandstone, jaali, glass railing',
    },
  },
  {
    slug: 'trading-office-kishangarh',
    title: 'Trading Office, Kishangarh',
    image: 'office-partition',
    description: `<p>A marble trader's new office was one deep room with windows at the far end. It needed a meeting room, two cabins and a sample counter, and the front desks were to keep their daylight.</p><p>We divided it with 22 metres of <a href="/commercial-partition-system/glass-partition">black-framed glass partition</a> in 10 mm toughened glass, with a hinged glass door to each room and two bands of frosted film, so that nobody walks into a pane.</p><p>The floor, of course, is the owner's own stone, and it falls 14 millimetres from one end to the other. Nobody was going to grind it. We set the base channel with a laser on hidden shims, cut each pane to its own height, and scribed a slim skirting to the floor. The horizontal bars run level through the whole office. Assembly took four days, behind dust sheets.</p>`,
    meta: {
      meta_title: 'Trading Office in Kishangarh: Glass Partition',
      meta_description:
        'A black-framed glass partition of 22 metres gives a marble trader in Kishangarh two cabins and a meeting room without losing the daylight.',
      meta_keywords: 'office partition, kishangarh, glass cabin, black frame, toughened glass, meeting room',
    },
  },
  {
    slug: 'lakeside-house-udaipur',
    title: 'Lakeside House, Udaipur',
    image: 'balcony-railing',
    description: `<p>The deck hangs over the water and the old pipe railing cut the lake into stripes. The owners take their morning tea there and asked for an edge that is safe for visiting grandchildren and nearly invisible.</p><p>Eleven metres of <a href="/alu-home-interior/railingsystem">frameless glass railing</a> do it: 13.52 mm laminated toughened panes, 1100 millimetres high, held in a continuous aluminium shoe, with a slim handrail that ties the panes together.</p><p>Under the timber lies a waterproof layer that had only just been renewed, and drilling through it was out of the question. We therefore bolted the shoe to the face of the slab with stainless anchors, hid it behind a fascia board, and left drain gaps so that no rain stands around the glass edge. The deck boards were never lifted.</p>`,
    meta: {
      meta_title: 'Lakeside House in Udaipur: Frameless Railing',
      meta_description:
        'Eleven metres of laminated glass railing along a timber deck in Udaipur, fixed to the slab face so that the waterproofing stayed whole.',
      meta_keywords: 'glass railing, udaipur, frameless railing, lake view, laminated glass, balcony',
    },
  },
  {
    slug: 'corner-house-sector-21c-faridabad',
    title: 'Corner House, Sector 21C, Faridabad',
    image: 'window-upvc',
    description: `<p>Two roads meet at this house, and a school bus starts its engine below the bedroom at six. The family slept at the back and used the good front rooms for storage.</p><p>We replaced nine windows with <a href="/upvc-door-and-window/window">white uPVC double casements</a>. Facing the street, the glass is a laminated 5+1.52+5 pane, a 12 mm cavity and a 6 mm inner pane: unequal thicknesses, because each stops what the other lets through. Espagnolettes draw every sash onto two gaskets.</p><p>On the first evening one room was still loud. It was not the window. Sound came through the old exhaust-fan hole behind the curtain and through hollow plaster round the frame. We closed the hole with a sealed double-glazed panel, raked out the loose plaster and filled the joint solid. The parents have moved back to the front.</p>`,
    meta: {
      meta_title: 'Corner House in Sector 21C: Quiet Bedrooms',
      meta_description:
        'White uPVC casements with laminated double glazing quieten a corner house in Faridabad, after a hidden gap beside the frame was closed.',
      meta_keywords: 'quiet window, faridabad, sector 21c, upvc casement, laminated glass, noise',
    },
  },
  {
    slug: 'villa-pushkar-road-ajmer',
    title: 'Villa, Pushkar Road, Ajmer',
    image: 'skylight-dining',
    description: `<p>The dining room sits in the middle of the plan and had no outside wall. Lamps burned at lunch. The owners wanted the sky, but not the June sun that comes with it.</p><p>Above the table there is now a <a href="/alu-home-interior/sky-light">fixed sky light</a>, 3.6 metres by one, in a thermally broken aluminium frame with three panes. Each is an insulated unit: toughened outside with a solar-control coating, laminated inside so that a broken pane stays in its frame.</p><p>A roof light leaks at its edge or not at all. The terrace slab was flat, so we cast a kerb 150 millimetres high, dressed the waterproofing up and over it, and set the frame to a fall of five degrees so that neither water nor dust settles on the glass. The ceiling below has stayed dry, and lunch is eaten without lamps.</p>`,
    meta: {
      meta_title: 'Villa on Pushkar Road: Sky Light over the Table',
      meta_description:
        'A long fixed sky light brings day to an inner dining room in Ajmer, laminated below, coated against heat and raised on a drained kerb.',
      meta_keywords: 'skylight, ajmer, roof light, dining room, laminated glass, solar control',
    },
  },
  {
    slug: 'law-chambers-sector-12-faridabad',
    title: 'Law Chambers, Sector 12, Faridabad',
    image: 'partition-acoustic',
    description: `<p>Four advocates share one floor. Their clients sit an arm's length apart on the other side of the wall, and what is said in one room must not be heard in the next.</p><p>We built four consulting rooms with <a href="/commercial-partition-system/acoustic-partition">double-glazed acoustic partitions</a>: a 12 mm toughened pane and a 5+1.52+5 laminated one with a wide cavity between, set in black frames on resilient strips. The solid-core timber doors carry perimeter gaskets and a seal that drops to the floor as they close.</p><p>The test before handing over was simple: one of us read a newspaper aloud. The words came through, over the top. The false ceiling ran across all the rooms with an empty void above. We opened it along each partition, built a mineral-wool barrier up to the slab, and lined the air-conditioning crossings. The second reading could not be followed.</p>`,
    meta: {
      meta_title: 'Law Chambers in Faridabad: Private Rooms',
      meta_description:
        'Double-glazed acoustic partitions and sealed timber doors for four consulting rooms in Sector 12, Faridabad, closed up to the slab above.',
      meta_keywords: 'acoustic partition, faridabad, consulting room, privacy, sealed door, office',
    },
  },
  {
    slug: 'bungalow-vaishali-nagar-jaipur',
    title: 'Bungalow, Vaishali Nagar, Jaipur',
    image: 'entrance-door',
    description: `<p>The old teak door had swollen and split until it needed a shoulder to close. Its owners liked coming home to timber and did not want to polish it every Diwali.</p><p>The new entrance is an <a href="/alu-home-interior/doors-and-window">aluminium-framed door</a>, 1.2 metres wide and 2.4 high, with horizontal timber boards on an insulated core, a long pull handle, a multipoint lock and a glazed sidelight in laminated glass.</p><p>The porch faces west. Dark boards heat up there until they cup, and a stiff frame would tear their fixings. We let each board float on concealed clips with a shadow gap, put the finish on all six faces before assembly, and carried the weight on four adjustable hinges screwed into steel-backed jambs. It shuts with a finger, in August as in January.</p>`,
    meta: {
      meta_title: 'Bungalow in Vaishali Nagar: Entrance Door',
      meta_description:
        'A wide aluminium-framed entrance door with floating timber boards and a laminated sidelight for a west-facing porch in Vaishali Nagar, Jaipur.',
      meta_keywords: 'entrance door, vaishali nagar, jaipur, timber door, sidelight, multipoint lock',
    },
  },
  {
    slug: 'desert-guest-house-osian-jodhpur',
    title: 'Desert Guest House, Osian, Jodhpur',
    image: 'arched-window',
    description: `<p>Nine arched openings in lime-washed walls half a metre thick, and outside nothing but sand and khejri trees. The guests were to see the dunes and not find them in their beds.</p><p>Each arch received a brown-foiled <a href="/upvc-door-and-window/window">uPVC window</a>: two casements below, a fixed fanlight with glazing bars above, insulated glass, and two lines of gasket round every sash.</p><p>No two arches were alike. We traced each one on hardboard, wrote the room on it and took nine templates back to Faridabad, where the heads were heated and bent to the line before being joined to straight jambs. Lime walls also move with the seasons, so the frames hang on long fixings with expanding tape behind them, and the pointing is lime again, not cement. After the first dust storm the window seats needed only a cloth.</p>`,
    meta: {
      meta_title: 'Desert Guest House in Osian: Arched Windows',
      meta_description:
        'Nine arched uPVC windows, each bent to its own template, keep the sand out of a lime-walled guest house at Osian near Jodhpur.',
      meta_keywords: 'arched window, jodhpur, osian, upvc arch, fanlight, dust, guest house',
    },
  },
  {
    slug: 'duplex-indirapuram-ghaziabad',
    title: 'Duplex, Indirapuram, Ghaziabad',
    image: 'slim-sliding-interior',
    description: `<p>Living and dining were one long room. Since both parents work from home, somebody was always on a call while somebody else was laying the table.</p><p>We divided it with <a href="/alu-home-interior/Slim-Sliding-Doors">slim sliding doors</a> in matt black with fluted glass: light and colour come through, the laundry basket does not. The panels part in the middle, close softly and stand behind each other when friends come.</p><p>The couple did not want a track across their oak floor, so everything hangs from above. There was nothing to hang it from: only a gypsum ceiling and, 400 millimetres higher, the slab. We fixed a galvanised steel section to the concrete on threaded rods, levelled it to the millimetre and closed the ceiling around it. A small floor guide at each side, out of the walkway, keeps the panels from swinging.</p>`,
    meta: {
      meta_title: 'Duplex in Indirapuram: Fluted Sliding Doors',
      meta_description:
        'Top-hung slim sliding doors with fluted glass part living and dining in an Indirapuram duplex, with no track across the timber floor.',
      meta_keywords: 'slim sliding door, fluted glass, indirapuram, ghaziabad, room divider, top hung',
    },
  },
  {
    slug: 'row-house-greenfield-colony-faridabad',
    title: 'Row House, Greenfield Colony, Faridabad',
    image: 'upvc-sliding-window',
    description: `<p>Rusted steel windows, four bedrooms, and a family that could not move out during the work. They wanted air at night, no mosquitoes, and frames that look like timber beside their old furniture.</p><p>We chose <a href="/upvc-door-and-window/window">uPVC sliding windows</a> in golden oak on a 2.5-track frame: two glazed sashes on tandem rollers and a stainless-steel mesh shutter on its own track. The glass is 5 mm toughened, with insulated units on the west side.</p><p>The stone sills and the outside grilles were to stay. Pulling the steel out would have cracked both, so we cut each frame into short lengths and eased them from the wall, then set the new ones far enough inside to slide clear of the grille. One room a day, swept by five. Nobody slept in the hall.</p>`,
    meta: {
      meta_title: 'Row House in Greenfield Colony: New Windows',
      meta_description:
        'Golden-oak uPVC sliding windows with mesh replace rusted steel in a lived-in Faridabad row house, one room a day, sills and grilles kept.',
      meta_keywords: 'window replacement, faridabad, golden oak, upvc sliding window, mesh, row house',
    },
  },
  {
    slug: 'high-rise-apartment-sector-50-noida',
    title: 'High-rise Apartment, Sector 50, Noida',
    image: 'alu-casement-anthracite',
    description: `<p>On the nineteenth floor the wind made the old sliders whistle, and the study was too hot to sit in after two o'clock.</p><p>We fitted <a href="/alu-home-interior/doors-and-window">thermally broken aluminium casements</a> in anthracite, with 6-12-6 insulated glass and a soft solar-control coating. Friction stays hold the sashes in a gust, and limiters keep them from opening too far for a flat this high.</p><p>How to get them up was the real question. The society allows only the service lift, which takes nothing longer than 2.2 metres, and no rope outside. So we drew each window as two frames, joined on site through a structural coupling mullion that also takes the wind. Glass travelled upright on a padded trolley. Every part was fixed and sealed from inside, and the lift is unscratched.</p>`,
    meta: {
      meta_title: 'High-rise Apartment in Noida: Casements',
      meta_description:
        'Thermally broken anthracite casements stop the whistle on a nineteenth floor in Noida; each was carried up in two parts and coupled inside.',
      meta_keywords: 'aluminium casement, noida, high rise, thermal break, anthracite, study window',
    },
  },
  {
    slug: 'master-bathroom-malviya-nagar-jaipur',
    title: 'Master Bathroom, Malviya Nagar, Jaipur',
    image: 'shower-frameless',
    description: `<p>The green handmade tiles were the owners' pride, and a curtain had been hiding them for a year. The bathroom floor was wet to the door each morning.</p><p>A <a href="/alu-home-interior/shower-cubical">frameless corner shower</a> in 10 mm toughened glass now stands there: two fixed panels, a hinged door with a D handle, clear seals and a slim brace where the panels meet at the top.</p><p>Handmade tiles are never flat. From floor to head one wall leaned by eight millimetres, and a straight pane would have left a wedge to fill with silicone. We took a template of both walls after the tiling, cut the edges to the lean and shifted two screws out of the relief of the tiles, into the joints. The hinges were set so that the door swings both ways and the drips fall inside.</p>`,
    meta: {
      meta_title: 'Master Bathroom in Malviya Nagar: Clear Glass',
      meta_description:
        'A frameless corner shower in 10 mm toughened glass, cut to the lean of handmade tiles in a bathroom in Malviya Nagar, Jaipur.',
      meta_keywords: 'frameless shower, malviya nagar, jaipur, shower cubicle, toughened glass, bathroom',
    },
  },
  {
    slug: 'housing-society-sector-86-faridabad',
    title: 'Housing Society, Sector 86, Faridabad',
    image: 'upvc-casement-balcony-door',
    description: `<p>Forty-eight flats, all with the same tired balcony doors, and a residents' committee that had to agree on one replacement. Its members asked a fair question: what is inside a white frame, and why should one differ from another?</p><p>So we sawed through samples and laid the sections on the table: chambers, steel, gaskets, glass. The committee chose a <a href="/upvc-door-and-window/door">uPVC sliding door</a> with galvanised reinforcement on all sides, 5-12-5 insulated glass and a mesh shutter.</p><p>The openings looked equal and were not; they differed by up to 30 millimetres. We measured every flat, marked frame and glass with its number, and fitted one stack of flats at a time from inside, without scaffolding. Each household lost its balcony for a single day, on a date it had picked from a list by the lift.</p>`,
    meta: {
      meta_title: 'Housing Society in Sector 86: 48 Balcony Doors',
      meta_description:
        'Forty-eight uPVC sliding balcony doors for a Faridabad housing society, measured flat by flat and fitted from inside, a day each.',
      meta_keywords: 'housing society, faridabad, sector 86, balcony door, upvc sliding door, replacement',
    },
  },
  {
    slug: 'two-bathrooms-sector-57-gurugram',
    title: 'Two Bathrooms, Sector 57, Gurugram',
    image: 'shower-black-framed',
    description: `<p>Grey tiles, a round mirror, and the wish for one strong line in the room: the owners had seen old factory windows and asked for a shower that looks like them.</p><p>Both bathrooms received a <a href="/alu-home-interior/shower-cubical">black-framed shower</a> with a grid of slim bars, in 8 mm toughened glass. The frames are powder-coated aluminium, with a clear seal along the opening side.</p><p>Two things needed care. Concealed pipes ran up exactly where the wall channel was to go, so we traced them with a detector and moved the fixings into the tile joints beside them. And Gurugram's hard water draws white rims around every bar. We set the bars on both faces of one whole pane, not between small ones, which leaves a flat surface to wipe, and added an easy-clean coating inside. A squeegee hangs on its own hook.</p>`,
    meta: {
      meta_title: 'Two Bathrooms in Sector 57: Black Showers',
      meta_description:
        'Black gridded showers in 8 mm toughened glass for two bathrooms in Gurugram, planned around hidden pipes and hard water.',
      meta_keywords: 'black frame shower, gurugram, grid shower, shower screen, hard water, bathroom',
    },
  },
  {
    slug: 'old-family-house-civil-lines-bikaner',
    title: 'Old Family House, Civil Lines, Bikaner',
    image: 'french-casement-window',
    description: `<p>Three generations had painted the sheesham windows of this house; termites had eaten what lay under the paint. The family asked for frames that keep the face of the street and end the painting.</p><p>We made seventeen <a href="/upvc-door-and-window/window">golden-oak uPVC casements</a> with glazing bars in the old pattern, mitred and welded corners, and insulated glass. Inside, the iron guard bars were cleaned and put back.</p><p>Bikaner gave us the problem: nearly 48 degrees in June, close to freezing in January. A coloured frame grows and shrinks with that. We reinforced every length with galvanised steel, held the longest frames to two metres by coupling, and left a five-millimetre joint all round, filled with foam cord and soft sealant. The house looks as it did in the photograph in its hall.</p>`,
    meta: {
      meta_title: 'Old Family House in Bikaner: Golden Oak',
      meta_description:
        'Seventeen golden-oak uPVC casements with glazing bars replace termite-eaten timber in Bikaner, with room to move between heat and frost.',
      meta_keywords: 'bikaner, civil lines, golden oak window, upvc casement, glazing bars, timber replacement',
    },
  },
]
