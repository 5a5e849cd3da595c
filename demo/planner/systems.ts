import type { Opening } from '@house/contract/plans/design-options'
import type { OptionalValue, RequiredValue, StoredSystem, System } from '@house/contract/plans/planner-parts'
import { aluminiumColours, upvcColours } from './colours.ts'

const sample = 'Section table of the sample company'
const tables3cl = 'French 3CL calculation tables'

const known = (value: number): RequiredValue => ({ value, source: sample })
const stated = (value: number, page: string): RequiredValue => ({ value, source: `Product page: ${page}` })

const uPvc3 = { value: 2.0, source: `${tables3cl}: uPVC, three chambers` }
const uPvc5 = { value: 1.4, source: `${tables3cl}: uPVC, five chambers` }
const unbroken = { value: 5.9, source: `${tables3cl}: aluminium without thermal break` }
const broken = { value: 3.2, source: `${tables3cl}: aluminium, thermal break of 12 mm or more` }
const psi = (plain: number, lowE: number, material: string): System['psi'] => ({
  plain: { value: plain, source: `${tables3cl}: ${material}, uncoated glass` },
  low_e: { value: lowE, source: `${tables3cl}: ${material}, low-e glass` },
})
const thermal = {
  upvc3: { material: 'upvc', uf: uPvc3, psi: psi(0.06, 0.08, 'uPVC') },
  upvc5: { material: 'upvc', uf: uPvc5, psi: psi(0.06, 0.08, 'uPVC') },
  unbroken: { material: 'aluminium', uf: unbroken, psi: psi(0.02, 0.05, 'aluminium without break') },
  broken: { material: 'aluminium-thermal-break', uf: broken, psi: psi(0.08, 0.11, 'aluminium with break') },
} satisfies Record<string, Pick<System, 'material' | 'uf' | 'psi'>>

function faces(frame: number, sash: number, mullion: number, overlap: number, interlock = sash): System['faces'] {
  return {
    frame: known(frame),
    sash: known(sash),
    mullion: known(mullion),
    overlap: known(overlap),
    interlock: known(interlock),
  }
}

function weight(frame: number, sash: number, mullion: number): System['weight'] {
  const sourced = (value: number): OptionalValue => ({ value, source: sample })
  return { frame: sourced(frame), sash: sourced(sash), mullion: sourced(mullion) }
}

type Limit = StoredSystem['limits'][number]
const noNumbers = {
  min_width: null,
  max_width: null,
  min_height: null,
  max_height: null,
  max_area: null,
  max_weight_kg: null,
  max_ratio: null,
}

/** The numbers of a product, except those named here with their source. */
function productLimit(opens: Opening[], product: string, limits: Partial<Limit> = {}): Limit {
  return { opens, colours: [], ...noNumbers, product, source: '', ...limits }
}

/** Numbers that are not those of a product’s sashes, such as of a fixed pane. */
function pageLimit(opens: Opening[], page: string, limits: Partial<Limit>): Limit {
  return { opens, colours: [], ...noNumbers, source: `Product page: ${page}`, ...limits }
}

/** Numbers that no product page states. */
function ownLimit(opens: Opening[], limits: Partial<Limit>): Limit {
  return { opens, colours: [], ...noNumbers, source: sample, ...limits }
}

function glassOf(product: string): StoredSystem['glass_thickness'] {
  return { min: null, max: null, product, source: '' }
}

/** The page states the pane lying; it may also stand. */
const largestPane = {
  max_width: 2400,
  max_height: 2400,
  source: 'Product page: Fixed Picture Window, largest pane, lying or upright',
}
const anyFrame: System['frame_size'] = { max_width: null, max_height: null, source: 'Not stated' }
const hinged: Opening[] = ['left', 'right']
const tiltTurn: Opening[] = ['tilt-left', 'tilt-right']
const sliding: Opening[] = ['slide-left', 'slide-right']
const folding: Opening[] = ['fold-left', 'fold-right']

export const systems: StoredSystem[] = [
  {
    key: 'upvc-60-casement',
    name: '60 mm uPVC casement',
    kind: 'casement',
    ...thermal.upvc3,
    description: 'Three chambers, for most windows that swing or stay shut.',
    depth: stated(60, 'Single Casement Window, frame depth'),
    faces: faces(60, 68, 72, 18),
    opens: ['fixed', ...hinged, 'top', 'bottom', 'louvre', 'pivot'],
    colours: upvcColours,
    glass_thickness: glassOf('single-casement-window'),
    frame_size: anyFrame,
    limits: [
      productLimit(hinged, 'single-casement-window'),
      productLimit(hinged, 'anthracite-casement-with-fixed-light', { colours: ['anthracite', 'black'] }),
      productLimit(['top'], 'top-hung-awning-window'),
      productLimit(['fixed'], 'fixed-picture-window', largestPane),
      productLimit(['louvre'], 'louvred-bathroom-ventilator', {
        max_height: 1200,
        source: 'Product page: Louvred Bathroom Ventilator, height',
      }),
      productLimit(['pivot'], 'round-porthole-window'),
    ],
    weight: weight(2.1, 2.3, 2.4),
  },
  {
    key: 'upvc-70-casement',
    name: '70 mm uPVC casement',
    kind: 'casement',
    ...thermal.upvc5,
    description: 'Five chambers, for large sashes, thick glass and tilt and turn.',
    depth: stated(70, 'Tilt and Turn Window, frame depth'),
    faces: faces(66, 78, 82, 20),
    opens: ['fixed', ...hinged, ...tiltTurn, 'top', 'bottom', 'pivot'],
    colours: upvcColours,
    glass_thickness: glassOf('tilt-and-turn-window'),
    frame_size: anyFrame,
    limits: [
      productLimit(tiltTurn, 'tilt-and-turn-window'),
      productLimit(hinged, 'acoustic-double-glazed-window'),
      pageLimit(['top'], 'Gable and Trapezoid Window, mullions every 1,200–1,500 mm', {
        max_width: 1500,
        max_height: 1200,
      }),
      productLimit(['fixed'], 'fixed-picture-window', largestPane),
    ],
    weight: weight(2.6, 2.8, 3.0),
  },
  {
    key: 'upvc-villa',
    name: 'uPVC villa, glass and mesh sash',
    kind: 'casement',
    ...thermal.upvc3,
    description: 'A deep frame with glass that opens out and mesh that opens in.',
    depth: stated(100, 'Villa Window with Mesh Sash, frame depth 90–105 mm'),
    faces: faces(64, 66, 72, 18),
    opens: ['fixed', ...hinged],
    colours: upvcColours,
    glass_thickness: glassOf('villa-window-with-mesh-sash'),
    frame_size: anyFrame,
    limits: [productLimit(hinged, 'villa-window-with-mesh-sash')],
    weight: weight(3.1, 2.2, 2.8),
  },
  {
    key: 'upvc-62-sliding',
    name: '62 mm uPVC sliding',
    kind: 'sliding',
    ...thermal.upvc3,
    description: 'Two tracks, two sashes that pass each other.',
    depth: stated(62, 'Two-Track Sliding Window, frame depth 60–67 mm'),
    faces: faces(50, 62, 64, 10, 58),
    opens: ['fixed', ...sliding],
    colours: upvcColours,
    glass_thickness: glassOf('two-track-sliding-window'),
    frame_size: anyFrame,
    limits: [
      productLimit(sliding, 'two-track-sliding-window'),
      pageLimit(['fixed'], 'Combination Window with AC Panel, whole window', { max_width: 2400, max_height: 2100 }),
    ],
    weight: weight(2.0, 1.9, 2.2),
  },
  {
    key: 'upvc-92-sliding',
    name: '92 mm uPVC sliding, 2.5 track',
    kind: 'sliding',
    ...thermal.upvc3,
    description: 'Two glass tracks and a slim one for the mesh.',
    depth: stated(92, 'Golden Oak 2.5-Track Sliding Window, frame depth 82–92 mm'),
    faces: faces(52, 62, 64, 10, 58),
    opens: ['fixed', ...sliding],
    colours: upvcColours,
    glass_thickness: glassOf('golden-oak-2-5-track-sliding-window'),
    frame_size: anyFrame,
    limits: [productLimit([...sliding, 'fixed'], 'golden-oak-2-5-track-sliding-window')],
    weight: weight(2.6, 2.0, 2.2),
  },
  {
    key: 'upvc-116-sliding',
    name: '116 mm uPVC sliding, three tracks',
    kind: 'sliding',
    ...thermal.upvc3,
    description: 'Three tracks: glass, glass and a full mesh sash.',
    depth: stated(116, 'Three-Track Sliding Window with Mesh, frame depth 104–118 mm'),
    faces: faces(54, 64, 64, 10, 60),
    opens: ['fixed', ...sliding],
    colours: upvcColours,
    glass_thickness: glassOf('three-track-sliding-window-with-mesh'),
    frame_size: anyFrame,
    limits: [productLimit(sliding, 'three-track-sliding-window-with-mesh')],
    weight: weight(3.2, 2.0, 2.2),
  },
  {
    key: 'upvc-lift-slide',
    name: '70 mm uPVC lift and slide',
    kind: 'sliding',
    ...thermal.upvc5,
    description: 'Wide, heavy sashes that lift off their seals and glide.',
    depth: stated(170, 'uPVC Lift and Slide Door, frame depth'),
    faces: faces(60, 98, 98, 12, 96),
    opens: ['fixed', ...sliding],
    colours: upvcColours,
    glass_thickness: glassOf('upvc-lift-and-slide-door'),
    frame_size: { max_width: 6000, max_height: null, source: 'Product page: Lift-and-Slide Door, overall width' },
    limits: [productLimit([...sliding, 'fixed'], 'upvc-lift-and-slide-door')],
    weight: weight(4.2, 3.6, 3.6),
  },
  {
    key: 'upvc-tilt-slide',
    name: '70 mm uPVC tilt and slide',
    kind: 'sliding',
    ...thermal.upvc5,
    description: 'Closes like a casement, moves like a slider.',
    depth: stated(70, 'Tilt and Slide Window, frame depth'),
    faces: faces(66, 80, 82, 20, 80),
    opens: ['fixed', ...sliding],
    colours: upvcColours,
    glass_thickness: glassOf('upvc-tilt-and-slide-door'),
    frame_size: anyFrame,
    limits: [
      productLimit(sliding, 'upvc-tilt-and-slide-door', {
        min_height: 900,
        source: 'Product page: Tilt-and-Slide Window, sash height',
      }),
    ],
    weight: weight(2.6, 2.9, 3.0),
  },
  {
    key: 'upvc-fold',
    name: '70 mm uPVC slide and fold',
    kind: 'folding',
    ...thermal.upvc5,
    description: 'Leaves that fold to the side and open the whole width.',
    depth: stated(70, 'uPVC Slide and Fold Door, frame depth'),
    faces: faces(62, 78, 80, 18),
    opens: ['fixed', ...folding, ...hinged],
    colours: upvcColours,
    glass_thickness: glassOf('upvc-slide-and-fold-door'),
    frame_size: anyFrame,
    limits: [
      productLimit([...folding, ...hinged], 'upvc-slide-and-fold-door', {
        min_width: 450,
        source: 'Product page: Kitchen Servery Bifold Window, leaf',
      }),
    ],
    weight: weight(2.6, 2.8, 3.0),
  },
  {
    key: 'upvc-vertical-slide',
    name: 'uPVC hung sash',
    kind: 'sliding',
    ...thermal.upvc3,
    description: 'Two sashes that slide up and down on spring balances.',
    depth: stated(125, 'Georgian Bar Hung Window, frame depth 120–135 mm'),
    faces: faces(52, 52, 48, 10),
    opens: ['fixed'],
    colours: upvcColours,
    glass_thickness: glassOf('georgian-bar-hung-window'),
    frame_size: { max_width: 1200, max_height: 2000, source: 'Product page: Georgian-Bar Hung Window' },
    limits: [],
    weight: weight(3.0, 1.8, 2.0),
  },
  {
    key: 'upvc-60-door',
    name: '60 mm uPVC door',
    kind: 'door',
    ...thermal.upvc3,
    description: 'A wide door sash for balconies, kitchens and bathrooms.',
    depth: stated(60, 'uPVC Casement Balcony Door, frame depth'),
    faces: faces(60, 105, 76, 18),
    opens: ['fixed', ...hinged, 'top'],
    colours: upvcColours,
    glass_thickness: glassOf('upvc-casement-balcony-door'),
    frame_size: anyFrame,
    limits: [productLimit(hinged, 'upvc-casement-balcony-door'), productLimit(['top'], 'top-hung-awning-window')],
    weight: weight(2.2, 3.1, 2.5),
  },
  {
    key: 'upvc-70-door',
    name: '70 mm uPVC entrance door',
    kind: 'door',
    ...thermal.upvc5,
    description: 'Five chambers and a five-point lock for the front door.',
    depth: stated(70, 'uPVC Main Door with Sidelights, frame depth'),
    faces: faces(66, 110, 82, 20),
    opens: ['fixed', ...hinged],
    colours: upvcColours,
    glass_thickness: { ...glassOf('upvc-main-door-with-sidelights'), max: 40, source: sample },
    frame_size: { max_width: 2000, max_height: 2500, source: 'Product page: Main Door with Sidelights' },
    limits: [productLimit(hinged, 'upvc-main-door-with-sidelights')],
    weight: weight(2.8, 3.6, 3.0),
  },
  {
    key: 'upvc-mesh-door',
    name: 'uPVC mesh door',
    kind: 'door',
    ...thermal.upvc3,
    description: 'A leaf of insect mesh in front of another door.',
    depth: known(45),
    faces: faces(45, 62, 50, 12),
    opens: ['fixed', ...hinged],
    colours: upvcColours,
    glass_thickness: { min: 0, max: 0, source: 'No glass in this door' },
    frame_size: anyFrame,
    limits: [productLimit(hinged, 'upvc-mesh-door')],
    weight: weight(1.6, 1.5, 1.6),
  },
  {
    key: 'upvc-sliding-door',
    name: 'uPVC sliding door',
    kind: 'door',
    ...thermal.upvc3,
    description: 'Tall sashes on two or three rails, to balcony or garden.',
    depth: stated(66, 'uPVC Two-Track Sliding Door, frame depth'),
    faces: faces(52, 84, 76, 10, 76),
    opens: ['fixed', ...sliding],
    colours: upvcColours,
    glass_thickness: glassOf('upvc-two-track-sliding-door'),
    frame_size: { max_width: 3600, max_height: null, source: 'Product page: Three-Track Sliding Door with Mesh' },
    limits: [productLimit(sliding, 'upvc-two-track-sliding-door')],
    weight: weight(2.8, 2.6, 2.8),
  },
  {
    key: 'alu-50-casement',
    name: '50 mm aluminium casement',
    kind: 'casement',
    ...thermal.unbroken,
    description: 'Slender and strong; without a thermal break.',
    depth: stated(50, 'Aluminium Top-Hung Window, frame depth'),
    faces: faces(46, 52, 52, 12),
    opens: ['fixed', ...hinged, 'top', 'bottom', 'louvre'],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-top-hung-window'),
    frame_size: anyFrame,
    limits: [
      productLimit(['top'], 'alu-top-hung-window'),
      ownLimit(hinged, { max_width: 900, max_height: 1600, max_weight_kg: 60 }),
      productLimit(['louvre'], 'alu-louvre-ventilator', {
        min_height: 300,
        max_height: 1800,
        source: 'Product page: Louvre Ventilator, height',
      }),
    ],
    weight: weight(1.2, 1.3, 1.4),
  },
  {
    key: 'alu-65-casement',
    name: '65 mm aluminium casement, thermal break',
    kind: 'casement',
    ...thermal.broken,
    description: 'Polyamide strips keep the heat of the outer half out.',
    depth: stated(65, 'Aluminium Thermal-Break Casement Window, frame depth'),
    faces: faces(52, 58, 62, 14),
    opens: ['fixed', ...hinged, ...tiltTurn, 'top', 'bottom'],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-thermal-break-casement-window'),
    frame_size: anyFrame,
    limits: [
      productLimit([...hinged, ...tiltTurn], 'alu-thermal-break-casement-window'),
      ownLimit(['top'], { max_width: 1400, max_height: 1200, max_weight_kg: 60 }),
    ],
    weight: weight(1.6, 1.7, 1.9),
  },
  {
    key: 'alu-27-sliding',
    name: '27 mm aluminium sliding',
    kind: 'sliding',
    ...thermal.unbroken,
    description: 'A slim sash for single toughened glass and mesh.',
    depth: stated(60, 'Aluminium 27 mm Sliding Window with Mesh, frame depth'),
    faces: faces(40, 50, 50, 8, 46),
    opens: ['fixed', ...sliding],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-27mm-sliding-window-with-mesh'),
    frame_size: anyFrame,
    limits: [productLimit(sliding, 'alu-27mm-sliding-window-with-mesh')],
    weight: weight(1.2, 1.0, 1.2),
  },
  {
    key: 'alu-slim-sliding',
    name: 'Slim aluminium sliding',
    kind: 'door',
    ...thermal.unbroken,
    description: 'An interlock of 20 mm between panes as tall as the room.',
    depth: stated(110, 'Aluminium Slim Interlock Sliding Door, frame depth'),
    faces: { ...faces(40, 46, 46, 8), interlock: stated(20, 'Aluminium Slim Interlock Sliding Door, interlock') },
    opens: ['fixed', ...sliding],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-slim-interlock-sliding-door'),
    frame_size: anyFrame,
    limits: [productLimit([...sliding, 'fixed'], 'alu-slim-interlock-sliding-door')],
    weight: weight(2.0, 1.6, 1.6),
  },
  {
    key: 'alu-lift-slide',
    name: 'Aluminium lift and slide, thermal break',
    kind: 'door',
    ...thermal.broken,
    description: 'The largest panels we make, also into a pocket.',
    depth: stated(75, 'Aluminium Lift and Slide Pocket Door, panel depth 60–75 mm'),
    faces: faces(48, 90, 90, 10, 72),
    opens: ['fixed', ...sliding],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-lift-and-slide-pocket-door'),
    frame_size: anyFrame,
    limits: [productLimit([...sliding, 'fixed'], 'alu-lift-and-slide-pocket-door')],
    weight: weight(2.8, 2.6, 2.6),
  },
  {
    key: 'alu-bifold',
    name: 'Aluminium bifold',
    kind: 'folding',
    ...thermal.broken,
    description: 'Three to seven leaves that fold away to one side.',
    depth: stated(75, 'Aluminium Bifold Door, frame depth 70–75 mm'),
    faces: faces(50, 60, 60, 10),
    opens: ['fixed', ...folding, ...hinged],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-bifold-door'),
    frame_size: anyFrame,
    limits: [productLimit([...folding, ...hinged], 'alu-bifold-door')],
    weight: weight(2.2, 2.2, 2.4),
  },
  {
    key: 'alu-door',
    name: 'Aluminium entrance door',
    kind: 'door',
    ...thermal.unbroken,
    description: 'Hinged or on a pivot, with glass, panel or timber.',
    depth: stated(70, 'Aluminium Entrance Door with Timber Infill, frame depth 65–75 mm'),
    faces: faces(50, 80, 60, 14),
    opens: ['fixed', ...hinged, 'pivot'],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-pivot-main-door'),
    frame_size: anyFrame,
    limits: [productLimit(hinged, 'alu-entrance-door-timber-infill'), productLimit(['pivot'], 'alu-pivot-main-door')],
    weight: weight(2.0, 2.4, 2.2),
  },
  {
    key: 'alu-facade',
    name: 'Aluminium glazing, 50 mm face',
    kind: 'door',
    ...thermal.broken,
    description: 'Mullions and transoms for glass over two storeys.',
    depth: stated(120, 'Aluminium Fixed Double-Height Glazing, mullion depth 80–150 mm'),
    faces: { ...faces(50, 56, 50, 10), frame: stated(50, 'Aluminium Fixed Double-Height Glazing, face width') },
    opens: ['fixed', 'top'],
    colours: aluminiumColours,
    glass_thickness: glassOf('alu-fixed-double-height-glazing'),
    frame_size: anyFrame,
    limits: [pageLimit(['fixed', 'top'], 'Fixed Double-Height Glazing, pane', { max_width: 1500, max_height: 3000 })],
    weight: weight(3.2, 1.8, 3.2),
  },
  {
    key: 'slim-interior',
    name: 'Slim interior sliding',
    kind: 'door',
    ...thermal.unbroken,
    description: 'Top-hung panels between rooms, with 20 mm stiles.',
    depth: stated(105, 'Telescopic Three-Panel Slim Door, tracks 105–120 mm'),
    faces: { ...faces(36, 24, 24, 4, 24), sash: stated(20, 'Slim Two-Panel Sliding Door, stile') },
    opens: ['fixed', ...sliding],
    colours: aluminiumColours,
    glass_thickness: glassOf('slim-two-panel-sliding-door'),
    frame_size: anyFrame,
    limits: [
      productLimit([...sliding, 'fixed'], 'slim-two-panel-sliding-door', {
        max_height: 2700,
        source: 'Product page: Slim Two-Panel Sliding Door, height',
      }),
    ],
    weight: weight(0.9, 0.6, 0.6),
  },
]
