import type { ProductSeed } from '../types.ts'

export const upvcSpecialWindows: ProductSeed[] = [
  {
    sub_item: 'window',
    slug: 'bay-window',
    title: 'Bay Window',
    pictures: ['bay-window', 'elevation-bay-window', 'hw-lever-handle', 'profile-section'],
    description: `<p>Three windows step out of the wall and take a piece of the garden into the room. The floor or the
      seat follows them, and what was a flat wall becomes the place where the newspaper is read.</p>
      <p>A broad pane looks straight ahead; two narrower sashes at an angle catch the breeze that slides along the
      front of the house. The posts at the corners are steel or aluminium inside a uPVC cover, so that the frames stay
      true and the roof of the bay has something to stand on.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Light enters from three directions, so the room is bright in the morning and still bright at four. You see up and down the lane, not only across it.',
        specification: [],
      },
      {
        title: 'How it is built',
        description: [
          'Side units at 45° for the classic splay, at 30° for a shallow one, at 90° for a box bay',
          'A fixed pane in front, side-hung sashes at the flanks',
          'Corner posts set on the slab first, frames fixed to them afterwards',
          'Seat, sill and roof of the bay insulated, or the corner will be the hot seat in May',
        ],
        specification: [
          { title: 'Angles', value: '30°, 45° or 90° to the wall' },
          { title: 'Corner post', value: 'Load-bearing steel or aluminium tube in a uPVC cover' },
          { title: 'Projection', value: 'Usually 350–750 mm' },
        ],
      },
      {
        title: 'Frame and hardware',
        description: 'Each face is a complete window of its own and can be taken out without the others.',
        specification: [
          { title: 'Frame depth', value: '60 or 70 mm, three or five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5–2.0 mm' },
          { title: 'Opening sashes', value: 'SS 304 friction stays, multipoint espagnolette' },
        ],
      },
      {
        title: 'Sizes, glass and mesh',
        description: "The slab or brackets under the bay are the builder's work; we give the loads before casting.",
        specification: [
          { title: 'Whole bay', value: '1,800–3,600 mm wide, 600–1,800 mm high' },
          { title: 'Flank sash', value: 'Up to 700 × 1,500 mm' },
          { title: 'Glass', value: '6-12-6 double glazing, solar-control pane on south and west' },
          { title: 'Mesh', value: 'Pleated mesh inside each flank' },
        ],
      },
    ],
    keywords: ['bay window', 'projecting window', 'window seat', 'box bay', 'splayed bay', 'three sided window'],
    meta: {
      meta_title: 'uPVC Bay Window with Angled Sides',
      meta_description:
        'Three uPVC windows stepping out of the wall: a fixed pane ahead, sashes at the flanks, load-bearing corner posts, room for a seat.',
      meta_keywords: 'bay window, uPVC bay window, box bay, window seat, projecting window, angled window',
    },
    banners: ['fixed-picture-window', 'top-hung-awning-window', 'three-track-sliding-window-with-mesh'],
    bottom: { title: 'Put a cushion on the sill and <em>stay</em> a while.', image: 'bay-window' },
    accessories: ['profile-and-accessories', 'window-door-and-accessories', 'glass-and-spacers', 'mesh-and-screens'],
    elevation: {
      width: 2800,
      height: 1500,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.7, opens: 'left', fill: 'glass' },
            { width: 1.6, opens: 'fixed', fill: 'glass' },
            { width: 0.7, opens: 'right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'bow-window',
    title: 'Bow Window',
    pictures: ['bow-window', 'elevation-bow-window', 'hw-corner-oak', 'hw-gasket-coil'],
    description: `<p>Five slim windows of equal width, each turned a little from the last, so that the wall seems to
      curve. Where a bay has corners, a bow has a sweep, and a round dining table sits in it as if the room had been
      drawn around it.</p>
      <p>The glass is flat, pane by pane; the curve comes from the couplings between the frames. That keeps every pane
      replaceable and lets alternate sashes open. In golden oak it suits verandas and haveli fronts; in white it
      softens a square modern house.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'The gentle outward curve adds depth without a heavy projection. Light shifts from pane to pane through the day, and the view reads as one broad band.',
        specification: [],
      },
      {
        title: 'How the curve is made',
        description: [
          'Four to six equal units joined by adjustable round couplings',
          'Each joint turns 10–15°, so five units sweep through 40–60°',
          'Steel or aluminium tube inside the couplings, anchored at head and sill',
          'Head and sill cut as a polygon in stone or board, following the units',
        ],
        specification: [
          { title: 'Units', value: 'Four to six, 450–700 mm wide each' },
          { title: 'Angle per joint', value: '10–15°' },
          { title: 'Projection', value: 'Roughly 300–600 mm over a 3 m width' },
        ],
      },
      {
        title: 'Frame and finish',
        description: 'Foils of one delivery batch are used across a bow, as the eye compares neighbours here.',
        specification: [
          { title: 'Frame depth', value: '60 mm, three chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5 mm, in every unit' },
          { title: 'Finishes', value: 'Golden oak, walnut, white' },
          { title: 'Opening sashes', value: 'Second and fourth unit side-hung, others fixed' },
        ],
      },
      {
        title: 'Glass and limits',
        description:
          'A bow is glazing, not structure: the beam above must span from wall to wall. We measure it only after the slab has been stripped of its props.',
        specification: [
          { title: 'Height', value: '600–1,700 mm' },
          { title: 'Sash', value: 'Up to 650 × 1,500 mm' },
          { title: 'Glass', value: '5-12-5 double glazing, clear or light grey tint' },
        ],
      },
    ],
    keywords: ['bow window', 'curved window', 'round bay', 'veranda window', 'faceted window', 'haveli window'],
    meta: {
      meta_title: 'Bow Window, Five Units in a Gentle Curve',
      meta_description:
        'Slim uPVC windows coupled at small angles make a curved front of flat, replaceable panes. Alternate sashes open; oak or white.',
      meta_keywords: 'bow window, curved uPVC window, faceted window, veranda window, golden oak bow window',
    },
    banners: ['louvred-bathroom-ventilator', 'tilt-and-turn-window', 'four-panel-centre-opening-sliding-window'],
    bottom: { title: 'Flat panes, and yet the wall <em>curves</em>.', image: 'bow-window' },
    accessories: ['profile-and-accessories', 'window-door-and-accessories', 'gaskets-and-seals', 'glass-and-spacers'],
    elevation: {
      width: 3000,
      height: 1500,
      shape: 'rectangle',
      finish: 'oak',
      rows: [
        {
          height: 1,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'left', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'right', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'corner-window',
    title: 'Corner Window',
    pictures: ['corner-window', 'elevation-corner-window', 'profile-section', 'hw-lever-handle'],
    description: `<p>Where two walls usually meet in plaster, two panes meet instead. A dim corner fills with light,
      and from the desk you see along two streets at once.</p>
      <p>A slim corner post joins the two windows at a right angle and takes the wind from both sides. The panes next
      to it are fixed, to keep the corner clean; narrow sashes at the far ends let the breeze cross the room
      diagonally. The drawing shows both legs unfolded, side by side.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Two walls of different pressure mean cross-ventilation, even in a room with one outer corner. The ceiling seems to float past the glass and a small study feels larger than its plan.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Corner bedrooms and studies of framed buildings, with the column set back',
          'Stair turns, with fixed panes only',
          'Breakfast corners facing north or east',
          'Reading ledges, with laminated glass down to the seat',
        ],
        specification: [],
      },
      {
        title: 'Corner and frame',
        description: 'The slab above must cantilever or rest on a column: the window itself bears no load.',
        specification: [
          { title: 'Corner post', value: '90° uPVC post with steel tube inside; 135° on request' },
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 2.0 mm' },
          { title: 'End sashes', value: 'Side-hung on SS 304 stays with multipoint locking' },
        ],
      },
      {
        title: 'Sizes and glass',
        description:
          'A corner can meet the sun twice a day. On south-west corners we suggest a solar-control pane and a chajja, in that order.',
        specification: [
          { title: 'Each leg', value: '900–2,400 mm wide, up to 1,800 mm high' },
          { title: 'End sash', value: 'Up to 700 × 1,500 mm' },
          { title: 'Glass', value: '6-12-6 double glazing, toughened; laminated below 900 mm sill height' },
          { title: 'Finishes', value: 'Anthracite, white or wood-grain foil' },
        ],
      },
    ],
    keywords: ['corner window', 'L shape window', 'two sided', 'right angle', 'study window', 'wraparound'],
    meta: {
      meta_title: 'Corner Window in uPVC, Two Walls of Light',
      meta_description:
        'Fixed panes meet at a steel-cored uPVC corner post, with narrow sashes at both ends for cross-ventilation in studies and bedrooms.',
      meta_keywords: 'corner window, L shaped window, uPVC corner window, wraparound window, two sided glazing',
    },
    banners: ['combination-window-with-ac-panel', 'villa-window-with-mesh-sash', 'lift-and-slide-window'],
    bottom: { title: 'The dark corner is now the <em>bright</em> one.', image: 'corner-window' },
    accessories: ['profile-and-accessories', 'glass-and-spacers', 'window-door-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 3600,
      height: 1500,
      shape: 'rectangle',
      finish: 'anthracite',
      rows: [
        {
          height: 1,
          cells: [
            { width: 0.65, opens: 'left', fill: 'glass' },
            { width: 1.15, opens: 'fixed', fill: 'glass' },
            { width: 1.15, opens: 'fixed', fill: 'glass' },
            { width: 0.65, opens: 'right', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'arched-window',
    title: 'Arched Window',
    pictures: ['arched-window', 'elevation-arched-window', 'hw-lever-handle'],
    description: `<p>A semicircle of light above, two sashes below. Rajasthan has built its windows this way for
      centuries, in stone, lime and timber; here the arch is a single uPVC profile, warmed and bent over a template,
      then welded to straight sides.</p>
      <p>The fanlight stays fixed, and the pair below opens as any casement does, so no curved sash has to clear a
      thick wall. We take the curve from your opening with a board template, because no two mason-built arches are
      quite the same.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'High light travels deep: the fanlight throws a half-moon on the far wall while the sill stays shaded. In a thick wall with a cushion on the ledge, it is a jharokha you can close.',
        specification: [],
      },
      {
        title: 'Shapes we make',
        description: [
          'Half round, with the height of the arch half its width',
          'Segmental, a shallow curve for wide openings',
          'Pointed and cusped outlines, as a straight-sided frame within the stone',
          'Fanlight with radial bars, or a plain pane',
        ],
        specification: [
          { title: 'Smallest radius', value: 'About 350 mm, five times the width of the profile' },
          { title: 'Width', value: '700–2,200 mm in one piece' },
          { title: 'Template', value: '6 mm board, cut and signed off on site' },
        ],
      },
      {
        title: 'Frame and hardware',
        description:
          'Steel cannot follow the bend, so a reinforced transom at the springing line ties the arch and carries the sashes.',
        specification: [
          { title: 'Frame depth', value: '60 mm, three chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel 1.5 mm in jambs, sill, transom and sashes' },
          { title: 'Sashes', value: 'Pair on stays or hinges, espagnolette with lever' },
          { title: 'Finishes', value: 'White; bronze-brown, walnut and oak foils bend down to 500 mm radius' },
        ],
      },
      {
        title: 'Glass and mesh',
        description:
          'Shaped double glazing is cut to the same template as the frame. Mesh covers the rectangular part.',
        specification: [
          { title: 'Glass', value: '5 mm, or 5-12-5 double glazing with a bent spacer' },
          { title: 'Largest sash', value: '700 × 1,400 mm below the transom' },
          { title: 'Whole window', value: '700–2,200 mm wide, 800–2,500 mm high' },
          { title: 'Mesh', value: 'SS 304 hinged shutters or pleated screen' },
        ],
      },
    ],
    keywords: ['arch window', 'arched window', 'fanlight', 'half round', 'curved top', 'heritage window', 'semicircle'],
    meta: {
      meta_title: 'Arched uPVC Window with Fanlight',
      meta_description:
        'A bent uPVC arch with a fixed fanlight and two opening sashes, made to a template of your own stone or plaster arch.',
      meta_keywords:
        'arched window, uPVC arch window, fanlight window, half round window, heritage window, jharokha window',
    },
    banners: ['single-casement-window', 'acoustic-double-glazed-window', 'tilt-and-slide-window'],
    bottom: { title: 'An old curve, a new frame, the same <em>desert</em> light.', image: 'arched-window' },
    accessories: ['profile-and-accessories', 'window-door-and-accessories', 'glass-and-spacers', 'mesh-and-screens'],
    elevation: {
      width: 1400,
      height: 1900,
      shape: 'arch',
      finish: 'bronze',
      rows: [
        { height: 700, cells: [{ width: 1, opens: 'fixed', fill: 'glass', bars: [4, 1] }] },
        {
          height: 1200,
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
    slug: 'gable-window',
    title: 'Gable and Trapezoid Window',
    pictures: ['gable-window', 'elevation-gable-window', 'hw-corner-oak', 'profile-section'],
    description: `<p>Under a sloping roof the wall ends in a triangle, and too often that triangle is bricked up.
      Glaze it instead. The sides follow the rafters, the mullion stands under the ridge, and the upper room fills
      with sky.</p>
      <p>The frame corners are cut and welded at the angle of the roof, whether both sides slope or only one. The
      upper lights are fixed; top-hung sashes below them let warm air leave. Hill homes, farmhouse lofts, mumty rooms
      and lean-to verandas are where we draw them.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          "Light comes in over the beams and shows off the roof timbers. Open the vents of two opposite gables in the evening and the day's heat leaves the attic.",
        specification: [],
      },
      {
        title: 'Shapes we weld',
        description: [
          'Symmetrical gable with a centre mullion',
          'Trapezoid under a single slope',
          'Right-angled triangle beside a stair or dormer',
          'Gable over a row of rectangular sashes, as drawn here',
        ],
        specification: [
          { title: 'Sharpest corner', value: 'About 30° for a sound weld' },
          { title: 'Corners', value: 'Fusion-welded at the true roof angle' },
          { title: 'Survey', value: 'Laser angles and three diagonals, taken after plaster' },
        ],
      },
      {
        title: 'Frame and hardware',
        description: 'A sliding joint of 10–15 mm under the rafters lets the roof move without pressing on the frame.',
        specification: [
          { title: 'Frame depth', value: '70 mm, five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel 2.0 mm, mitred with the profile' },
          { title: 'Openers', value: 'Top-hung, SS 304 stays; chain drive where out of reach' },
          { title: 'Finishes', value: 'Golden oak to match rafters, walnut, anthracite, white' },
        ],
      },
      {
        title: 'Sizes and glass',
        description: 'Panes too high to clean from inside are planned so that a ladder can stand outside.',
        specification: [
          { title: 'Width', value: 'Up to 3,000 mm with mullions every 1,200–1,500 mm' },
          { title: 'Height to the ridge', value: 'Up to about 2,600 mm' },
          { title: 'Glass', value: '6-12-6 double glazing, toughened outside, laminated inside above head height' },
        ],
      },
    ],
    keywords: ['gable window', 'trapezoid', 'triangle window', 'sloping roof', 'attic window', 'loft', 'shaped window'],
    meta: {
      meta_title: 'Gable and Trapezoid Window for Sloping Roofs',
      meta_description:
        'uPVC frames welded at the angle of your roof: gables, trapezoids and triangles with fixed upper lights and top-hung vents below.',
      meta_keywords:
        'gable window, trapezoid window, triangular uPVC window, attic window, sloping roof window, shaped window',
    },
    banners: ['french-casement-window', 'two-track-sliding-window', 'georgian-bar-hung-window'],
    bottom: { title: 'The wall ends at the rafters. The <em>light</em> need not.', image: 'gable-window' },
    accessories: ['profile-and-accessories', 'glass-and-spacers', 'window-door-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 2400,
      height: 2200,
      shape: 'gable',
      finish: 'oak',
      rows: [
        {
          height: 1300,
          cells: [
            { width: 1, opens: 'fixed', fill: 'glass' },
            { width: 1, opens: 'fixed', fill: 'glass' },
          ],
        },
        {
          height: 900,
          cells: [
            { width: 1, opens: 'top', fill: 'glass' },
            { width: 1, opens: 'top', fill: 'glass' },
          ],
        },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'round-porthole-window',
    title: 'Round Porthole Window',
    pictures: ['round-porthole-window', 'elevation-round-porthole-window', 'profile-section', 'hw-gasket-coil'],
    description: `<p>A circle in a plain wall: on the stair, above the front door, at the end of a long passage. It
      gives one clear accent to the elevation and, inside, a disc of sun that walks across the floor through the
      day.</p>
      <p>Two bent half rings are welded into one frame, so there are only two joints. The pane is fixed as a rule,
      which keeps the ring slender and tight. Where air is needed, a larger circle can take a pivoting sash, opened by
      hand or with a pole.</p>`,
    blocks: [
      {
        title: 'What it does for the house',
        description:
          'It lights a spot where a square window would upset the facade or show too much. With frosted glass it suits a bath; with a cross of slim bars it recalls an old school hall.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Half landings and stair walls',
          'Over entrance doors and garage fronts',
          'Powder rooms and dressing rooms, in frosted glass',
          'Nurseries and reading nooks, with a deep round reveal',
        ],
        specification: [],
      },
      {
        title: 'Ring and glass',
        description: 'The rough opening is lined with a round former during masonry; we lend the template.',
        specification: [
          { title: 'Frame depth', value: '60 mm, three chambers' },
          { title: 'Joints', value: "Two fusion welds, at three and nine o'clock" },
          { title: 'Stiffening', value: 'Bent rings carry no steel; fixing lugs every 300–400 mm do the work' },
          { title: 'Glass', value: '5 mm clear or frosted, or 5-12-5 round double-glazed unit' },
          { title: 'Bars', value: '18 mm in the cavity: cross or sunburst' },
        ],
      },
      {
        title: 'Sizes and limits',
        description: 'Below the smallest size the profile creases on its inner face when bent.',
        specification: [
          { title: 'Fixed', value: '700–1,500 mm outer diameter' },
          { title: 'Pivoting', value: '900–1,200 mm, horizontal centre pivot with friction' },
          { title: 'Finishes', value: 'White; wood foils from 1,000 mm diameter' },
        ],
      },
    ],
    keywords: ['round window', 'porthole', 'circle window', 'circular', 'stair window', 'bullseye', 'feature window'],
    meta: {
      meta_title: 'Round Porthole Window in White uPVC',
      meta_description:
        'A welded uPVC ring from 700 to 1,500 mm with clear, frosted or barred glass, fixed or pivoting, for stairs, passages and entrances.',
      meta_keywords: 'round window, porthole window, circular uPVC window, stair window, bullseye window',
    },
    banners: ['anthracite-casement-with-fixed-light', 'upvc-sliding-window', 'kitchen-servery-bifold-window'],
    bottom: { title: 'One circle, and the staircase has a <em>sun</em> of its own.', image: 'round-porthole-window' },
    accessories: ['profile-and-accessories', 'glass-and-spacers', 'gaskets-and-seals'],
    elevation: {
      width: 900,
      height: 900,
      shape: 'round',
      finish: 'white',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'fixed', fill: 'glass', bars: [2, 2] }] }],
    },
  },
  {
    sub_item: 'window',
    slug: 'fixed-picture-window',
    title: 'Fixed Picture Window',
    pictures: ['fixed-picture-window', 'elevation-fixed-picture-window', 'profile-section', 'hw-gasket-coil'],
    description: `<p>No handle, no hinge, no track: a frame, a pane, and whatever lies beyond it. A neem tree, the
      Aravalli ridge, the courtyard where the children play. With nothing to move, the frame is slim and the seal is
      permanent.</p>
      <p>It is also a simple window to live with: there is nothing to oil or adjust. We ask two questions before
      drawing one: how will you clean the outside, and where will the air come from? Often a narrow casement or a
      top-hung vent beside it answers both.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'A wide, unbroken view calms a room and makes it seem deeper than it is. Since the pane never opens, dust, rain and road noise find no gap to enter.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Living and dining rooms with a garden or a skyline',
          'Double-height stair halls, stacked in twos and threes',
          'Home theatres and prayer rooms that want light without sound',
          'Beside or above opening sashes, in the same frame depth',
        ],
        specification: [],
      },
      {
        title: 'Glass for a large pane',
        description:
          'Size, height above ground and wind decide the thickness. Shade decides comfort: a west pane without a chajja needs solar-control glass.',
        specification: [
          { title: 'Usual make-up', value: '6-12-6 double glazing, both panes toughened to IS 2553' },
          { title: 'Low sills', value: '5+1.52 PVB+5 mm laminated on the room side' },
          { title: 'Glass thickness', value: '5–40 mm, depending on frame' },
          { title: 'Coating', value: 'Low-E or solar-control on the cavity side' },
        ],
      },
      {
        title: 'Frame, sizes and limits',
        description: 'Setting blocks carry the glass at quarter points, so that its weight never rests on the weld.',
        specification: [
          { title: 'Frame depth', value: '60 or 70 mm, three or five chambers' },
          { title: 'Reinforcement', value: 'Galvanised steel, 1.5–2.0 mm' },
          { title: 'Largest pane', value: 'About 2,400 × 1,800 mm or 4.5 m²' },
          { title: 'Finishes', value: 'White, bronze-brown, anthracite or wood-grain foil' },
        ],
      },
    ],
    keywords: ['fixed window', 'picture window', 'fixed glass', 'fix glass', 'view window', 'non openable'],
    meta: {
      meta_title: 'Fixed Picture Window, Double Glazed',
      meta_description:
        'A slim uPVC frame around one unbroken pane up to 4.5 square metres, toughened or laminated, for views of gardens, hills and skyline.',
      meta_keywords: 'fixed window, picture window, uPVC fixed glass, large pane window, toughened glass window',
    },
    banners: ['top-hung-awning-window', 'three-track-sliding-window-with-mesh', 'bay-window'],
    bottom: { title: 'Hang the <em>neem tree</em> on the wall.', image: 'fixed-picture-window' },
    accessories: ['glass-and-spacers', 'profile-and-accessories', 'gaskets-and-seals'],
    elevation: {
      width: 2400,
      height: 1600,
      shape: 'rectangle',
      finish: 'bronze',
      rows: [{ height: 1, cells: [{ width: 1, opens: 'fixed', fill: 'glass' }] }],
    },
  },
  {
    sub_item: 'window',
    slug: 'louvred-bathroom-ventilator',
    title: 'Louvred Bathroom Ventilator',
    pictures: [
      'louvred-bathroom-ventilator',
      'elevation-louvred-bathroom-ventilator',
      'hw-gasket-coil',
      'profile-section',
    ],
    description: `<p>Frosted blades that turn with one small lever: open for steam, half open in drizzle, closed in
      January. A fixed frosted light above keeps the room bright while the blades below do the airing, and nobody
      outside sees more than a glow.</p>
      <p>uPVC is at home in a bathroom. It does not swell like timber, does not rust like a steel ventilator, and the
      salts of hard borewell water wipe off. The blades slip out of their clips one by one for washing in the
      sink.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'Moist air leaves all day without anyone remembering a switch. Mirrors clear sooner, towels dry, and the black line along the tile joints has a harder time.',
        specification: [],
      },
      {
        title: 'Where it fits',
        description: [
          'Bathrooms, toilets and powder rooms on ducts and shafts',
          'Store rooms, utility balconies and meter rooms',
          'Above kitchen doors and in stair headrooms',
          'With an exhaust fan cut-out of 150–250 mm in the upper panel, if wished',
        ],
        specification: [],
      },
      {
        title: 'Blades and frame',
        description:
          'Blade edges are ground smooth. Open louvres hold back slanting rain, not a storm: close them for that.',
        specification: [
          { title: 'Blades', value: '5 or 6 mm frosted glass, 100 or 150 mm wide, toughened on request' },
          { title: 'Clips', value: 'Aluminium or UV-stable nylon, geared to one lever' },
          { title: 'Frame depth', value: '60 mm, three chambers, fusion-welded' },
          { title: 'Upper light', value: '5 mm frosted, or a panel for the fan' },
          { title: 'Mesh', value: 'SS 304 or fibreglass in a clip-in frame on the room side' },
        ],
      },
      {
        title: 'Sizes and limits',
        description: 'Wider openings get a mullion and two sets of blades, each with its own lever.',
        specification: [
          { title: 'Width', value: '300–750 mm per set of blades' },
          { title: 'Height', value: '300–1,200 mm' },
          { title: 'Security', value: 'Two 10 mm steel rods behind the blades for ground floors' },
        ],
      },
    ],
    keywords: ['louvre', 'louver', 'ventilator', 'bathroom window', 'toilet window', 'jalousie', 'glass louvre'],
    meta: {
      meta_title: 'Louvred Bathroom Ventilator in uPVC',
      meta_description:
        'Frosted glass blades on one lever in a welded uPVC frame: steady airing and privacy for bathrooms, with mesh and fan panel options.',
      meta_keywords:
        'bathroom ventilator, louvred window, uPVC louvre, glass louvre ventilator, toilet window, exhaust ventilator',
    },
    banners: ['tilt-and-turn-window', 'four-panel-centre-opening-sliding-window', 'bow-window'],
    bottom: { title: 'Steam finds the way out. Eyes find no way <em>in</em>.', image: 'louvred-bathroom-ventilator' },
    accessories: ['glass-and-spacers', 'mesh-and-screens', 'profile-and-accessories'],
    elevation: {
      width: 600,
      height: 900,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        { height: 0.35, cells: [{ width: 1, opens: 'fixed', fill: 'frosted' }] },
        { height: 0.65, cells: [{ width: 1, opens: 'louvre', fill: 'frosted' }] },
      ],
    },
  },
  {
    sub_item: 'window',
    slug: 'combination-window-with-ac-panel',
    title: 'Combination Window with AC Panel',
    pictures: [
      'combination-window-with-ac-panel',
      'elevation-combination-window-with-ac-panel',
      'hw-roller-wheel',
      'profile-section',
    ],
    description: `<p>One frame for everything a wall has to do. Below, two sliding sashes for air. Above, a fixed
      light for the day and, beside it, a solid panel sized for the window air conditioner, the exhaust fan or the
      pipes of a split unit.</p>
      <p>Usually these holes are made later, with a hammer, and closed with plywood and tape. Here they are drawn from
      the start, with an insulated panel, a trimmed opening and a seal around it, so cold air and sleep both stay in
      the room.</p>`,
    blocks: [
      {
        title: 'What it does for the room',
        description:
          'The machine sits where it was planned, its hum is not passed on by a rattling board, and the window beneath still opens on winter afternoons. If you give the unit up one day, the panel is swapped for glass.',
        specification: [],
      },
      {
        title: 'What the panel can hold',
        description: [
          'A window air conditioner, on its own steel bracket fixed to the wall',
          'An exhaust fan of 150, 200 or 250 mm',
          'A 75 mm sleeve for the copper, drain and cable of a split unit',
          'Glass with a fan hole, cut before it is toughened',
        ],
        specification: [
          { title: 'Panel', value: '20 or 24 mm insulated sandwich, uPVC or aluminium faced' },
          { title: 'AC opening', value: 'Made to the unit, commonly about 680 × 450 mm' },
          { title: 'Load', value: 'The frame carries none: bracket on masonry, 10 mm clear all round' },
        ],
      },
      {
        title: 'Frame and hardware',
        description: 'A steel-cored transom parts the upper band from the sashes, so neither bends the other.',
        specification: [
          { title: 'Frame depth', value: 'About 60–67 mm with two tracks, from 82 mm with mesh' },
          { title: 'Reinforcement', value: 'Galvanised steel 1.5 mm; 2.0 mm in the transom' },
          { title: 'Rollers', value: 'Adjustable tandem rollers on an aluminium rail' },
          { title: 'Lower part', value: 'Sliding as drawn; casement or top-hung by choice' },
        ],
      },
      {
        title: 'Sizes and glass',
        description: 'Bring the model number of the unit at measuring; the gap around it should be gasket, not foam.',
        specification: [
          { title: 'Whole window', value: '1,200–2,400 mm wide, 1,200–2,100 mm high' },
          { title: 'Largest sliding sash', value: '1,200 × 1,400 mm' },
          { title: 'Glass', value: '5 mm toughened, or up to 20 mm double glazing' },
        ],
      },
    ],
    keywords: ['AC window', 'air conditioner panel', 'exhaust fan', 'combination window', 'AC cutout', 'fan panel'],
    meta: {
      meta_title: 'Combination Window with AC or Exhaust Panel',
      meta_description:
        'Sliding sashes, a fixed light and an insulated panel for air conditioner, exhaust fan or pipes, planned together in one uPVC frame.',
      meta_keywords:
        'AC panel window, combination window, exhaust fan window, uPVC window with AC cutout, window air conditioner panel',
    },
    banners: ['villa-window-with-mesh-sash', 'lift-and-slide-window', 'corner-window'],
    bottom: {
      title: 'A place for the <em>cool</em> air, drawn before the wall was cut.',
      image: 'combination-window-with-ac-panel',
    },
    accessories: ['profile-and-accessories', 'rollers-and-tracks', 'glass-and-spacers', 'window-door-and-accessories'],
    elevation: {
      width: 1800,
      height: 1650,
      shape: 'rectangle',
      finish: 'white',
      rows: [
        {
          height: 500,
          cells: [
            { width: 1050, opens: 'fixed', fill: 'glass' },
            { width: 750, opens: 'fixed', fill: 'panel' },
          ],
        },
        {
          height: 1150,
          cells: [
            { width: 1, opens: 'slide-right', fill: 'glass' },
            { width: 1, opens: 'slide-left', fill: 'glass' },
          ],
        },
      ],
    },
  },
]
