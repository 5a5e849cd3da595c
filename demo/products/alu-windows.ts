import type { ProductSeed } from '../types.ts'

export const aluWindows: ProductSeed[] = [
  {
    sub_item: 'doors-and-window',
    slug: 'alu-thermal-break-casement-window',
    title: 'Thermally Broken Casement Window',
    pictures: [
      'alu-casement-anthracite',
      'elevation-alu-thermal-break-casement-window',
      'hw-friction-hinge',
      'hw-gasket-coil',
    ],
    description:
      '<p>Aluminium carries heat as readily as it carries weight. In this window the inner and the outer half of every profile are joined by strips of glass-fibre-reinforced polyamide, and the heat of a Jaipur afternoon stops there. The frame you touch inside stays close to room temperature, and in January it does not sweat.</p><p>The metal still does what it is good at: slim, straight, deep-coloured frames that hold a larger sash than uPVC of the same width. The sashes open outwards on stainless stays or inwards on hinges, and close on three lines of gasket.</p>',
    blocks: [
      {
        title: 'What the break is worth',
        description:
          'Put a hand on an ordinary aluminium frame in June and you feel why the room beside it is warm. The polyamide strip interrupts that path, the insulated glass does the rest, and the compressor outside gets to rest between cycles.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Studies and bedrooms on high floors, where wind asks for stiffness',
          'South and west walls in air-conditioned homes',
          'Facades drawn with dark, thin lines',
          'Coupled with fixed panes into a wall of windows',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description:
          'Mitred corners are crimped on cast cleats and sealed, so they stay shut through years of expansion.',
        specification: [
          { title: 'Alloy', value: '6063-T6, wall 1.4 to 1.8 mm' },
          { title: 'Frame depth', value: '65 mm with 24 mm polyamide strips' },
          { title: 'Gaskets', value: 'Three lines of EPDM, the middle one vulcanised at the corners' },
          { title: 'Opening', value: 'Outwards on SS 304 friction stays, or inwards on hinges' },
          { title: 'Lock', value: 'Espagnolette with two to four locking points' },
        ],
      },
      {
        title: 'Glass and mesh',
        description: [
          '6-12-6 with a solar-control coating on the inner face of the outer pane',
          'Laminated inner pane towards a flyover',
          'Mesh on the side the sash leaves free: pleated, or a hinged screen',
          'Warm-edge spacer instead of aluminium, for the last few degrees at the rim',
        ],
        specification: [],
      },
      {
        title: 'Sizes and finishes',
        description: 'Wider than 900 mm, a sash is better hung at the top.',
        specification: [
          { title: 'Sash, at most', value: '900 × 1600 mm, about 60 kg' },
          { title: 'Glass thickness', value: '20 to 36 mm' },
          { title: 'Finish', value: 'Powder coat 60 to 80 microns, or anodised 15 to 20 microns' },
        ],
      },
    ],
    keywords: [
      'aluminium casement',
      'thermal break window',
      'openable window',
      'system window',
      'insulated aluminium window',
      'heat proof window',
      'aluminum window',
      'anthracite window',
    ],
    meta: {
      meta_title: 'Thermally broken aluminium casement window',
      meta_description:
        'Aluminium casement with polyamide thermal break: 65 mm frame in 6063-T6, three gaskets, SS 304 stays, 20 to 36 mm glass for hot, windy walls.',
      meta_keywords:
        'thermal break window, aluminium casement window, insulated aluminium window, system aluminium window, anthracite casement',
    },
    banners: ['alu-top-hung-window', 'alu-fixed-double-height-glazing', 'alu-lift-and-slide-pocket-door'],
    bottom: { title: 'Forty-five degrees outside. The frame is <em>cool</em>.', image: 'alu-casement-anthracite' },
    accessories: ['window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers', 'mesh-and-screens'],
    elevation: {
      width: 1700,
      height: 1350,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'left', fill: 'glass' },
            { width: 0.5, opens: 'right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-27mm-sliding-window-with-mesh',
    title: '27 mm Sliding Window with Mesh',
    pictures: [
      'alu-27mm-sliding-window-with-mesh',
      'elevation-alu-27mm-sliding-window-with-mesh',
      'hw-sliding-track',
      'hw-roller-wheel',
    ],
    description:
      '<p>The working window of the Indian apartment: slim sashes of 27 mm section, two of glass and one of mesh, running on three rails. Fabricators call it the domal series. It is light to push, quick to clean and easy to repair, because every roller, latch and pile strip can be had and changed in minutes.</p><p>We cut the sash corners at 45 degrees and crimp them on cleats instead of butting them with screws. It is a small thing, and it is the reason the sash is still square after years of being pushed from one corner.</p>',
    blocks: [
      {
        title: 'Honest about what it is',
        description:
          'This section takes single glass. It keeps out rain, dust and mosquitoes well for its weight; it will not hush a highway. Where silence or cooling matters we would rather sell you one good insulated window for that room and this one for the rest.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Kitchens, guest rooms and stairwells',
          'Rented floors, hostels and staff housing',
          'Balcony enclosures above a parapet',
          'Replacement of rusted steel windows in the same opening',
        ],
        specification: [],
      },
      {
        title: 'Sections and rollers',
        description:
          'The mesh sash runs on the inside rail, so it can be lifted out and washed without leaning over the sill.',
        specification: [
          { title: 'Sash section', value: '27 mm wide, wall 1.2 to 1.5 mm' },
          { title: 'Frame depth', value: 'About 60 mm on two tracks, 92 mm on three' },
          { title: 'Alloy', value: '6063-T5 or T6' },
          { title: 'Rollers', value: 'Adjustable, nylon or stainless wheel on ball bearings' },
          { title: 'Lock', value: 'Self-latching touch lock on each glass sash' },
        ],
      },
      {
        title: 'Glass and mesh',
        description:
          'Toughened 5 mm clear is usual. Tint or reflective glass helps on the west; 6 mm for sashes near the limit.',
        specification: [
          { title: 'Glass', value: '5, 6 or 8 mm single, toughened' },
          { title: 'Mesh', value: 'SS 304 or fibreglass' },
          { title: 'Seals', value: 'Silicone-treated wool pile with centre fin' },
        ],
      },
      {
        title: 'Sizes and finishes',
        description: 'Larger windows get a fixed pane below or above rather than a larger sash.',
        specification: [
          { title: 'Sash, at most', value: '1000 × 1500 mm' },
          { title: 'Finish', value: 'Powder coat in white, champagne, brown, grey, black; or anodised' },
        ],
      },
    ],
    keywords: [
      'aluminium sliding window',
      'domal window',
      '27mm domal',
      '3 track window',
      'sliding window with mesh',
      'mosquito net window',
      'aluminum slider',
      'section window',
    ],
    meta: {
      meta_title: 'Aluminium 27 mm (domal) sliding window with mesh',
      meta_description:
        'Aluminium sliding window in 27 mm sections on two or three tracks, with mesh sash, crimped corners, touch locks and 5 to 8 mm toughened glass.',
      meta_keywords:
        'domal window, 27 mm sliding window, aluminium sliding window, 3 track sliding window, aluminium window with mesh, powder coated window',
    },
    banners: ['alu-louvre-ventilator', 'living-slider', 'alu-corner-sliding-door'],
    bottom: {
      title: 'The window you open ten times a day, without a <em>thought</em>.',
      image: 'alu-27mm-sliding-window-with-mesh',
    },
    accessories: ['rollers-and-tracks', 'mesh-and-screens', 'gaskets-and-seals', 'window-door-and-accessories'],
    elevation: {
      width: 1800,
      height: 1350,
      shape: 'rectangle',
      finish: 'bronze',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.5, opens: 'slide-right', fill: 'mesh' },
            { width: 0.5, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-top-hung-window',
    title: 'Top-Hung Window',
    pictures: ['alu-top-hung-window', 'elevation-alu-top-hung-window', 'hw-friction-hinge', 'hw-lever-handle'],
    description:
      '<p>Hinged along its head, this sash pushes out at the foot and makes a small roof over the gap. You can leave it open through a July shower, sleep with it ajar, and go to the office without thinking of the sky.</p><p>The friction stays hold it at any angle, so a gust neither slams it nor throws it wide. Builders of towers like it for another reason: the opening can be limited to the width of a hand, and nothing larger goes out.</p>',
    blocks: [
      {
        title: 'Rain and open, both',
        description:
          'Side-hung sashes catch driving rain, sliders let it on to the rail. The top-hung leaf throws it forward, clear of the sill. Warm air leaves at the two sides while the room stays dry.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'High floors, with restrictors for children',
          'Above or below a fixed pane in tall windows',
          'Bathrooms and kitchens, high on the wall',
          'Office bands and stair windows reached with a pole or a motor',
          'Vents in large fixed glazing, without breaking the line of the facade',
        ],
        specification: [],
      },
      {
        title: 'Frame and hardware',
        description: 'Stays are chosen by the weight of the sash, not by its height alone.',
        specification: [
          { title: 'Frame depth', value: '50 mm, or 65 mm with thermal break' },
          { title: 'Alloy', value: '6063-T6, wall 1.4 to 1.6 mm' },
          { title: 'Stays', value: 'SS 304 friction stays, adjustable' },
          { title: 'Restrictor', value: 'Holds the gap at about 100 mm; released by key' },
          { title: 'Handle', value: 'Cam handle or espagnolette with two points' },
        ],
      },
      {
        title: 'Glass and mesh',
        description:
          'Everything from 5 mm toughened to 6-12-6. As the sash goes outwards, the mesh belongs inside: a pleated or roll-up screen, with the handle reached through it or beside it.',
        specification: [{ title: 'Glass thickness', value: '5 to 28 mm' }],
      },
      {
        title: 'Sizes and limits',
        description: 'Wide and low is the shape it likes.',
        specification: [
          { title: 'Sash, at most', value: '1400 mm wide, 1200 mm high, about 60 kg' },
          { title: 'Whole frame, at most', value: '1400 × 2100 mm, with a fixed pane of at most 900 mm' },
          { title: 'Opening angle', value: '15 to 30 degrees, less with restrictor' },
          { title: 'Finish', value: 'Powder coat 60 to 80 microns in the facade colour' },
        ],
      },
    ],
    keywords: [
      'top hung window',
      'awning window',
      'projected window',
      'push out window',
      'high rise window',
      'aluminium ventilator',
      'child safe window',
      'rain safe window',
    ],
    meta: {
      meta_title: 'Aluminium top-hung window that opens in the rain',
      meta_description:
        'Top-hung aluminium windows on SS 304 friction stays: open in a shower, limited to 100 mm on high floors, 5 to 28 mm glass, thermal break optional.',
      meta_keywords:
        'top hung window, awning window, aluminium projected window, high rise window, window restrictor, friction stay window',
    },
    banners: ['alu-fixed-double-height-glazing', 'alu-lift-and-slide-pocket-door', 'alu-bifold-door'],
    bottom: { title: 'Let it rain. The window may stay <em>open</em>.', image: 'alu-top-hung-window' },
    accessories: ['window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 1200,
      height: 1650,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 0.45,
          cells: [{ width: 1, opens: 'top', fill: 'glass' }],
        },
        {
          height: 0.55,
          cells: [{ width: 1, opens: 'fixed', fill: 'glass' }],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-louvre-ventilator',
    title: 'Louvre Ventilator',
    pictures: ['alu-louvre-ventilator', 'elevation-alu-louvre-ventilator', 'hw-gasket-coil'],
    description:
      '<p>Steam, cooking smoke and stale air want one thing: a way out that is always there. A louvre ventilator is a ladder of glass or aluminium blades that lets air through and keeps eyes, rain and pigeons out.</p><p>With glass blades a lever turns the whole set from shut to wide. With fixed metal blades there is nothing to turn and nothing to forget; they stand at 45 degrees for as long as the wall does. An exhaust fan finds its place above or beside them, on a plate cut to its size.</p>',
    blocks: [
      {
        title: 'Small opening, steady work',
        description:
          'A bathroom without a cross-draught dries in hours instead of minutes, and mould starts at the ceiling. A ventilator of half a square metre, high on the outer wall, changes that without a unit of electricity.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bathrooms, toilets and kitchens',
          'Shafts and ducts that must breathe',
          'Generator, lift and pump rooms',
          'Stair heads, to let the heat of the roof out',
        ],
        specification: [],
      },
      {
        title: 'Two kinds of blade',
        description: [
          'Adjustable glass: frosted or clear, in clips that turn together on a lever',
          'Fixed aluminium: Z-shaped blades that shed rain outwards',
          'Half and half: fixed blades below, a top-hung or fixed pane above',
          'Bird or insect mesh behind either, in a frame that unscrews for washing',
        ],
        specification: [],
      },
      {
        title: 'Frame and blades',
        description: 'Glass edges are ground, because hands clean them.',
        specification: [
          { title: 'Glass blade', value: '5 or 6 mm, toughened on request, 100 or 150 mm high' },
          { title: 'Metal blade', value: '6063-T5 or T6, 1.2 mm, 50 to 75 mm spacing' },
          { title: 'Frame depth', value: '50 to 75 mm' },
          { title: 'Mesh', value: 'SS 304 insect mesh, or 12 mm welded bird mesh' },
          { title: 'Fan plate', value: 'For 150 to 300 mm exhaust fans' },
        ],
      },
      {
        title: 'Sizes and limits',
        description: 'Beyond these lengths blades bend or rattle; we divide the frame with a mullion instead.',
        specification: [
          { title: 'Glass blade length', value: 'Up to 750 mm in 5 mm, 900 mm in 6 mm' },
          { title: 'Metal blade length', value: 'Up to 1200 mm between supports' },
          { title: 'Height', value: '300 to 1800 mm' },
          { title: 'Finish', value: 'Powder coat in white, brown, grey or black' },
        ],
      },
    ],
    keywords: [
      'ventilator',
      'louvre window',
      'louver',
      'jalousie',
      'bathroom ventilator',
      'exhaust fan window',
      'toilet window',
      'ventilation window',
      'glass louvers',
    ],
    meta: {
      meta_title: 'Aluminium louvre ventilator for bath and kitchen',
      meta_description:
        'Louvre ventilators with turning glass or fixed aluminium blades, mesh behind and a plate for the exhaust fan. For bathrooms, kitchens and shafts.',
      meta_keywords:
        'louvre window, bathroom ventilator, aluminium louvers, glass louvre, exhaust fan ventilator, toilet window, ventilation window',
    },
    banners: ['living-slider', 'alu-corner-sliding-door', 'alu-pivot-main-door'],
    bottom: { title: 'Steam out. Rain, pigeons and eyes kept <em>out</em> too.', image: 'alu-louvre-ventilator' },
    accessories: ['window-door-and-accessories', 'mesh-and-screens', 'glass-and-spacers'],
    elevation: {
      width: 600,
      height: 900,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 0.35,
          cells: [{ width: 1, opens: 'fixed', fill: 'panel' }],
        },
        {
          height: 0.65,
          cells: [{ width: 1, opens: 'louvre', fill: 'frosted' }],
        },
      ],
    },
  },
  {
    sub_item: 'doors-and-window',
    slug: 'alu-fixed-double-height-glazing',
    title: 'Fixed Double-Height Glazing',
    pictures: ['alu-fixed-double-height-glazing', 'elevation-alu-fixed-double-height-glazing', 'hw-gasket-coil'],
    description:
      '<p>Beside the stair, in a two-storey hall, at the end of a corridor: places where nobody needs to open anything and everyone wants the light. Slender mullions run from floor to roof and carry fixed panes between them, in the manner of a curtain wall but at the scale of a house.</p><p>Each pane is held by a pressure plate with gaskets on both sides. Water that passes the outer line is led along the transoms to the foot and out again, so no joint depends on a bead of silicone alone.</p>',
    blocks: [
      {
        title: 'What it does for the house',
        description:
          'A stair that was lit by tube lights at noon is lit by the sky. The eye goes out to the neem tree, and with the right coating the heat does not come in along with the view.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Stairwells and double-height drawing rooms',
          'Shop and clinic fronts of one or two storeys',
          'Lift lobbies and corridor ends',
          'Around an entrance or sliding door, in the same line',
        ],
        specification: [],
      },
      {
        title: 'Mullions and joints',
        description:
          'The depth follows the span and the wind load of the site; our drawing shows both before anything is cut.',
        specification: [
          { title: 'Face width', value: '50 or 60 mm' },
          { title: 'Mullion depth', value: '80 to 150 mm, by span' },
          { title: 'Alloy', value: '6063-T6, wall 2 to 3 mm in mullions' },
          { title: 'Joint', value: 'Pressure plate, EPDM gaskets and snap-on cap; drained' },
          { title: 'Anchors', value: 'Fixed at one slab, sliding at the other for movement' },
        ],
      },
      {
        title: 'Glass',
        description: [
          '6-12-6 toughened with solar-control coating as the starting point',
          'Laminated wherever a person could fall against it or stand beneath it',
          'Ceramic-printed or opaque panes in front of the floor slab',
          'One or two top-hung vents, so the hot air under the roof can leave',
        ],
        specification: [],
      },
      {
        title: 'Sizes and limits',
        description:
          'How will it be cleaned? We ask before we draw, and add a vent or an access point if the answer is a ladder.',
        specification: [
          { title: 'Pane, at most', value: 'About 1500 × 3000 mm' },
          { title: 'Glass thickness', value: '24 to 32 mm insulated; 12 to 13.52 mm single' },
          { title: 'Mullion between supports', value: 'Typically up to 3600 mm, more after calculation' },
          { title: 'Finish', value: 'Powder coat or anodised, cap in a second colour if wanted' },
        ],
      },
    ],
    keywords: [
      'fixed glazing',
      'fixed window',
      'curtain wall',
      'double height window',
      'glass wall',
      'staircase window',
      'structural glazing',
      'picture window',
      'glass facade',
    ],
    meta: {
      meta_title: 'Fixed aluminium glazing for stairs and tall halls',
      meta_description:
        'Double-height fixed glazing on slim aluminium mullions: drained joints, solar-control insulated glass, laminated panes where people stand.',
      meta_keywords:
        'fixed glazing, double height glazing, staircase window, curtain wall for house, aluminium glass wall, picture window, mullion glazing',
    },
    banners: ['alu-lift-and-slide-pocket-door', 'alu-bifold-door', 'entrance-door'],
    bottom: {
      title: 'Two storeys of <em>sky</em>, and no handle to reach for.',
      image: 'alu-fixed-double-height-glazing',
    },
    accessories: ['glass-and-spacers', 'gaskets-and-seals', 'profile-and-accessories'],
    elevation: {
      width: 3300,
      height: 5400,
      shape: 'rectangle',
      finish: 'black',
      rows: [
        {
          height: 0.16,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'top', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.42,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 0.42,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
]
