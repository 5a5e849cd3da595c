import type { CategorySeed, SubItemSeed } from './types.ts'

const windowAndDoorAccessories: SubItemSeed = {
  type: 'Accessory',
  slug: 'window-door-and-accessories',
  title: 'Window &amp; Door Accessories',
  image: 'hw-lever-handle',
  meta: {
    meta_title: 'Window and Door Handles, Hinges and Locks',
    meta_description:
      'Lever handles, friction stays, multipoint locks, keeps and restrictors for uPVC and aluminium windows and doors, each shown with its use.',
    meta_keywords: 'window handle, door handle, friction stay, multipoint lock, window hinge, espagnolette, restrictor',
  },
}

const glassDoorFittings: SubItemSeed = {
  type: 'Accessory',
  slug: 'glass-door-fittings',
  title: 'Glass Door Fittings',
  image: 'hw-patch-fitting',
  meta: {
    meta_title: 'Glass Door Fittings: Patches, Pivots and Pulls',
    meta_description:
      'Patch fittings, floor springs, glass hinges, locks and pull handles for frameless toughened glass doors in offices, shops and showers.',
    meta_keywords: 'patch fitting, floor spring, glass hinge, glass door lock, pull handle, frameless door',
  },
}

export const categories: CategorySeed[] = [
  {
    slug: 'upvc-door-and-window',
    title: 'uPVC Doors &amp; Windows',
    image: 'window-upvc',
    page_title: 'uPVC Doors & Windows',
    page_description: `<p>Windows and doors of multi-chamber uPVC, stiffened with galvanised steel and welded at every corner. Hinged, sliding or tilting, they keep the heat of May, the dust of a storm and the noise of the road outside. We make each one in Faridabad for the opening you have, in white, timber grain or grey.</p>`,
    page_banner: 'acoustic-double-glazed-window',
    meta: {
      meta_title: 'uPVC Doors and Windows in Delhi NCR and Rajasthan',
      meta_description:
        'Casement, sliding and tilt-and-turn uPVC windows and doors with steel reinforcement and welded corners, made in Faridabad to your opening.',
      meta_keywords:
        'upvc windows, upvc doors, casement window, sliding window, upvc faridabad, upvc jaipur, double glazed window',
    },
    explanation: {
      title: 'Why uPVC suits this climate',
      text: `<p>uPVC is PVC without the plasticiser that keeps a garden hose soft. What is left is stiff, does not rust or rot, gives termites nothing to eat and never asks for paint. It comes to us as a profile with several closed chambers. The still air in them slows the heat, and rain that reaches the outer chamber runs back out through slots at the sill.</p><p>Galvanised steel goes into the main chamber, so that a wide sash stays straight and hinge screws bite into metal. Corners are cut at 45 degrees and <strong>fusion-welded</strong> into one piece: no joint is left to open and let water in. Then come glass, gaskets, mesh and lock.</p><p>A casement closes more tightly; a slider takes no room when it opens. Tell us which room it is for, which way it faces and how loud the street is, and we will say which of the two we would fit there.</p>`,
      benefits: [
        {
          title: 'Cooler rooms in May',
          text: 'Chambered frames and a double-glazed unit slow the heat, so the air conditioner can rest sooner.',
          icon: 'insulation',
        },
        {
          title: 'The street stays outside',
          text: 'Hooks along the sash draw it onto its gaskets, and horns shrink to a murmur behind sealed double glass.',
          icon: 'quiet',
        },
        {
          title: 'Less to sweep after a storm',
          text: 'Continuous seals stop the fine dust that old steel and timber frames let onto every shelf.',
          icon: 'dust',
        },
        {
          title: 'A wet cloth is enough',
          text: 'Mild soap, clear drain slots and a drop of oil on the hinges once a year. No scraping, no paint.',
          icon: 'care',
        },
      ],
    },
    items: [
      {
        type: 'Product',
        slug: 'window',
        title: 'Windows',
        image: 'upvc-sliding-window',
        meta: {
          meta_title: 'uPVC Windows: Casement, Sliding, Tilt and Turn',
          meta_description:
            'See our uPVC windows by the way they open: casement, sliding on two to three tracks, tilt and turn, top-hung, fixed, arched and bay.',
          meta_keywords:
            'upvc window, upvc sliding window, upvc casement window, tilt and turn, top hung window, mesh window',
        },
      },
      {
        type: 'Product',
        slug: 'door',
        title: 'Doors',
        image: 'french-door-upvc',
        meta: {
          meta_title: 'uPVC Doors for Balcony, Garden and Kitchen',
          meta_description:
            'uPVC French doors, sliding doors, single casement doors and slide-and-fold sets with steel-reinforced leaves and multipoint locking.',
          meta_keywords: 'upvc door, french door, balcony door, sliding door, kitchen door, slide and fold door',
        },
      },
      windowAndDoorAccessories,
    ],
  },
  {
    slug: 'alu-home-interior',
    title: 'Alu Home Interior',
    image: 'shower-frameless',
    page_title: 'Alu Home Interior',
    page_description: `<p>Aluminium and glass for the parts of a home that should stay slim: wide sliding doors, casements with narrow frames, railings you look through, showers that keep the floor dry, and roof lights over a dark stair or dining table. Powder-coated or anodised, and made from measurements of your finished walls.</p>`,
    page_banner: 'slim-grid-sliding-door',
    meta: {
      meta_title: 'Aluminium Home Interiors: Doors, Railings, Showers',
      meta_description:
        'Aluminium doors and windows, glass railings, shower cubicles, sky lights and slim sliding doors, drawn and fitted across NCR and Rajasthan.',
      meta_keywords:
        'aluminium doors, aluminium windows, glass railing, shower cubicle, skylight, slim sliding door, home interior',
    },
    explanation: {
      title: 'Slim where it may be, strong where it must',
      text: `<p>Aluminium carries a lot of glass on very little frame. That is why we reach for it where uPVC would look heavy: a slider as wide as the living room, a shower screen, a balcony edge that should not interrupt the view. The profiles are extruded in 6063 alloy, tempered to T5 or T6, and joined with cleats, crimped and sealed.</p><p>Bare metal passes heat quickly. Frames that face the weather can therefore be <strong>thermally broken</strong>: a polyamide strip parts the outer half from the inner one. Indoors, where nothing has to be insulated, the section shrinks to what the glass needs.</p><p>Powder coat or anodising protects the surface from steam and summer dust, so there is nothing to repaint. Glass in doors, showers and railings is toughened, and laminated as well wherever somebody could fall or stand below it. We measure after tiling and plaster, because a shower or a railing forgives very few millimetres.</p>`,
      benefits: [
        {
          title: 'More view, less frame',
          text: 'Interlocks from about 20 to 35 mm let a wall of glass read as one picture of the garden.',
          icon: 'slim',
        },
        {
          title: 'Daylight where it was dark',
          text: 'Roof lights, fluted doors and glass rails carry the sun on to stairs, passages and inner rooms.',
          icon: 'light',
        },
        {
          title: 'Glass that is safe to lean on',
          text: 'Toughened or laminated panes, chosen by where they stand: a shower, a stair, the fourth-floor balcony.',
          icon: 'safety',
        },
        {
          title: 'A colour that stays',
          text: 'Matt black, anthracite, bronze, white or timber tone, powder-coated or anodised to go with your handles.',
          icon: 'finish',
        },
      ],
    },
    items: [
      {
        type: 'Product',
        slug: 'doors-and-window',
        title: 'Doors &amp; Windows',
        image: 'alu-casement-anthracite',
        meta: {
          meta_title: 'Aluminium Doors and Windows for Homes',
          meta_description:
            'Aluminium casements, sliders, entrance doors and lift-and-slide sets, with or without a thermal break, in powder coat or anodised finish.',
          meta_keywords:
            'aluminium window, aluminium door, thermal break window, entrance door, lift and slide, aluminium casement',
        },
      },
      {
        type: 'Product',
        slug: 'railingsystem',
        title: 'Railing System',
        image: 'balcony-railing',
        meta: {
          meta_title: 'Glass Railing Systems for Balcony and Stair',
          meta_description:
            'Frameless, post-held and point-fixed glass railings for balconies, stairs and terraces, in toughened and laminated glass with slim handrails.',
          meta_keywords:
            'glass railing, balcony railing, stair railing, frameless railing, spigot railing, handrail, balustrade',
        },
      },
      {
        type: 'Product',
        slug: 'shower-cubical',
        title: 'Shower Cubicles',
        image: 'shower-black-framed',
        meta: {
          meta_title: 'Shower Cubicles, Screens and Glass Partitions',
          meta_description:
            'Hinged, sliding and walk-in shower cubicles in 8 or 10 mm toughened glass, frameless or in a black frame, templated to your tiled walls.',
          meta_keywords:
            'shower cubicle, shower partition, walk-in shower, frameless shower, bathroom glass, shower door',
        },
      },
      {
        type: 'Product',
        slug: 'sky-light',
        title: 'Sky Lights',
        image: 'skylight-dining',
        meta: {
          meta_title: 'Sky Lights and Glass Roofs, Fixed or Opening',
          meta_description:
            'Fixed, opening and walk-on sky lights, ridge and pyramid roof glazing: laminated inside, shaded against heat and drained against rain.',
          meta_keywords: 'skylight, sky light, roof light, glass roof, atrium glazing, walk-on glass, roof window',
        },
      },
      {
        type: 'Product',
        slug: 'Slim-Sliding-Doors',
        title: 'Slim Sliding Doors',
        image: 'slim-sliding-interior',
        meta: {
          meta_title: 'Slim Sliding Doors for Rooms and Wardrobes',
          meta_description:
            'Slim-profile sliding doors in clear, fluted or tinted glass, top-hung or on a flush track, for kitchens, studies, wardrobes and dressing rooms.',
          meta_keywords:
            'slim sliding door, slim profile door, fluted glass door, telescopic door, room divider, wardrobe door',
        },
      },
    ],
  },
  {
    slug: 'commercial-partition-system',
    title: 'Commercial Partition System',
    image: 'office-partition',
    page_title: 'Commercial Partition System',
    page_description: `<p>Glass, acoustic and movable partitions for offices, clinics, classrooms and showrooms. They divide a floor without taking its daylight, keep a meeting inside its room, and go up dry while the rest of the office works on. Doors, seals, manifestation film and cable routes are planned in the same drawing.</p>`,
    page_banner: 'industrial-grid-partition',
    meta: {
      meta_title: 'Office Partition Systems: Glass, Acoustic, Movable',
      meta_description:
        'Glass, acoustic and movable partition systems for offices, clinics and showrooms in Delhi NCR and Rajasthan, surveyed, made and installed.',
      meta_keywords:
        'office partition, glass partition, acoustic partition, movable partition, meeting room, commercial interior',
    },
    explanation: {
      title: 'Rooms that go up dry and can come down again',
      text: `<p>A brick wall inside an office means wet work, weeks and rubble. A partition arrives in pieces: channels for floor, wall and ceiling, glass or panels between them, gaskets pressed in, doors hung last. Most of the noise happens in our workshop, and your people can often stay at their desks next door.</p><p>What the room is for decides the system. One pane of 10 or 12 mm toughened glass divides and lets daylight through. Two panes of different thickness with a cavity between, <strong>sealed at every edge</strong>, keep a conversation inside. Panels hung from a track park at the side and turn two rooms into a hall.</p><p>Sound takes the easiest way round: above the false ceiling, under the door, along a duct. We look for those paths at the survey and close them in the drawing, before any glass is ordered. When the lease ends, much of the system can be taken apart and put up elsewhere.</p>`,
      benefits: [
        {
          title: 'Meetings stay in the meeting room',
          text: 'Double glass, drop-down door seals and a barrier above the ceiling keep voices where they belong.',
          icon: 'quiet',
        },
        {
          title: 'Daylight to the last desk',
          text: 'Glass from floor to ceiling passes the window light on, so inner cabins need fewer lamps by day.',
          icon: 'light',
        },
        {
          title: 'One hall or two rooms',
          text: 'Movable panels roll on a top track, lock against each other and leave the floor clear when parked.',
          icon: 'flexible',
        },
        {
          title: 'Seen or not, as you choose',
          text: 'Frosted film, fluted glass or blinds inside the cavity give a cabin privacy without closing it in.',
          icon: 'privacy',
        },
      ],
    },
    items: [
      {
        type: 'Product',
        slug: 'glass-partition',
        title: 'Glass Partition',
        image: 'office-partition',
        meta: {
          meta_title: 'Glass Partitions for Offices and Showrooms',
          meta_description:
            'Frameless and framed glass partitions in 10 or 12 mm toughened glass, with glass, timber or sliding doors and film to mark the pane.',
          meta_keywords:
            'glass partition, office cabin, frameless partition, toughened glass wall, black frame partition, glass cabin',
        },
      },
      {
        type: 'Product',
        slug: 'acoustic-partition',
        title: 'Acoustic Partition',
        image: 'partition-acoustic',
        meta: {
          meta_title: 'Acoustic Partitions for Quiet Meeting Rooms',
          meta_description:
            'Double-glazed and solid acoustic partitions with sealed doors, made for meeting rooms, consulting rooms and calls that should stay private.',
          meta_keywords:
            'acoustic partition, soundproof partition, double glazed partition, meeting room, quiet cabin, acoustic door',
        },
      },
      {
        type: 'Product',
        slug: 'movable-partition',
        title: 'Movable Partition',
        image: 'folding-panel-partition',
        meta: {
          meta_title: 'Movable and Sliding Partitions for Halls',
          meta_description:
            'Movable partitions on a top track: sliding, folding and stacking panels in glass or board for halls, classrooms and training rooms.',
          meta_keywords:
            'movable partition, sliding partition, folding partition, operable wall, banquet partition, room divider',
        },
      },
      glassDoorFittings,
    ],
  },
  {
    slug: 'profiles-and-accessories',
    title: 'Profiles &amp; Accessories',
    image: 'hw-corner-oak',
    page_title: 'Profiles & Accessories',
    page_description: `<p>The parts that make a window work, and the parts that wear: profiles, handles, hinges, rollers, gaskets, glass, mesh and the fittings for railings and glass doors. Fabricators order them by the length or the box. If you only need one roller for a door that drags, send us a photograph and we will find it.</p>`,
    page_banner: 'profile-section',
    meta: {
      meta_title: 'Profiles and Accessories for Doors and Windows',
      meta_description:
        'Profiles, handles, hinges, rollers, gaskets, glass, mesh, railing and glass door fittings for fabricators, fitters and anyone with a repair.',
      meta_keywords:
        'upvc profile, aluminium profile, window hardware, rollers, gaskets, mesh, railing fittings, spare parts',
    },
    explanation: null,
    items: [
      windowAndDoorAccessories,
      {
        type: 'Accessory',
        slug: 'profile-and-accessories',
        title: 'Profiles &amp; Accessories',
        image: 'hw-corner-oak',
        meta: {
          meta_title: 'uPVC and Aluminium Profiles, Beads and Couplers',
          meta_description:
            'Frame, sash and mullion profiles, glazing beads, couplers, sill and trim sections, steel reinforcement and end caps for uPVC and aluminium.',
          meta_keywords:
            'upvc profile, aluminium section, glazing bead, coupler, reinforcement steel, mullion, frame profile',
        },
      },
      {
        type: 'Accessory',
        slug: 'rollers-and-tracks',
        title: 'Rollers &amp; Tracks',
        image: 'hw-roller-wheel',
        meta: {
          meta_title: 'Sliding Rollers and Tracks, Single and Tandem',
          meta_description:
            'Single and tandem rollers, stainless and aluminium track inserts, top-hung carriers, guides and stops for sliding windows and doors.',
          meta_keywords: 'sliding roller, tandem roller, window wheel, sliding track, top hung roller, track insert',
        },
      },
      {
        type: 'Accessory',
        slug: 'gaskets-and-seals',
        title: 'Gaskets &amp; Seals',
        image: 'hw-gasket-coil',
        meta: {
          meta_title: 'Gaskets, Brush Seals and Sealants for Frames',
          meta_description:
            'EPDM and TPE gaskets, wool-pile brush seals, glazing wedges, expanding tape and neutral silicone that keep dust, rain and noise out.',
          meta_keywords: 'epdm gasket, tpe gasket, brush seal, wool pile, glazing rubber, silicone sealant',
        },
      },
      {
        type: 'Accessory',
        slug: 'glass-and-spacers',
        title: 'Glass &amp; Spacers',
        image: 'hw-double-glazed-corner',
        meta: {
          meta_title: 'Glass Make-ups and Spacers for Windows',
          meta_description:
            'Toughened, laminated, insulated, fluted and frosted glass with the spacers, desiccant and setting blocks that go between and below it.',
          meta_keywords:
            'toughened glass, laminated glass, dgu, double glazing, spacer bar, fluted glass, frosted glass',
        },
      },
      {
        type: 'Accessory',
        slug: 'mesh-and-screens',
        title: 'Mesh &amp; Screens',
        image: 'hw-mesh-sample',
        meta: {
          meta_title: 'Insect Mesh and Screens for Doors and Windows',
          meta_description:
            'Stainless steel 304, fibreglass and pleated mesh in sliding, hinged and roll-up screens that let the evening air in and keep mosquitoes out.',
          meta_keywords:
            'mosquito mesh, insect screen, pleated mesh, stainless steel mesh, fibreglass mesh, roller mesh',
        },
      },
      {
        type: 'Accessory',
        slug: 'railing-fittings',
        title: 'Railing Fittings',
        image: 'hw-glass-spigot',
        meta: {
          meta_title: 'Glass Railing Fittings, Spigots and Base Shoes',
          meta_description:
            'Base shoes, spigots, standoffs, handrail brackets, clamps and end caps for toughened and laminated glass railings on stairs and balconies.',
          meta_keywords: 'railing fittings, spigot, base shoe, standoff, handrail bracket, glass clamp, end cap',
        },
      },
      glassDoorFittings,
    ],
  },
]
