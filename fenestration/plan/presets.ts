import type { Design, DesignCell } from '@house/contract/plans/design'

const glass: Pick<DesignCell, 'width' | 'fill'> = { width: 1, fill: 'glass' }
const base: Omit<Design, 'system' | 'width' | 'height' | 'rows'> = {
  v: 1,
  measured: 'frame',
  shape: 'rectangle',
  colour: { inside: 'white', outside: 'white' },
  glass: '6-12-6',
  mesh: null,
  grille: null,
  handle: 'lever',
  sill: null,
  quantity: 1,
  room: '',
  name: '',
}

export type Preset = { key: string; name: string; design: Design }

/** What a visitor starts from on the empty wall. */
export const presets: Preset[] = [
  preset('casement-window', 'Casement window', {
    system: 'upvc-60-casement',
    width: 1200,
    height: 1200,
    rows: row({ ...glass, opens: 'left', swing: 'out' }, { ...glass, opens: 'right', swing: 'out' }),
  }),
  preset('sliding-window', 'Sliding window', {
    system: 'upvc-92-sliding',
    width: 1800,
    height: 1200,
    handle: 'touch-lock',
    rows: row({ ...glass, opens: 'slide-right', swing: 'in' }, { ...glass, opens: 'slide-left', swing: 'in' }),
  }),
  preset('fixed-window', 'Fixed window', {
    system: 'upvc-60-casement',
    width: 1500,
    height: 1200,
    rows: row({ ...glass, opens: 'fixed', swing: 'in' }),
  }),
  preset('ventilator', 'Ventilator', {
    system: 'upvc-60-casement',
    width: 600,
    height: 600,
    glass: '5-frosted',
    handle: 'cam',
    rows: row({ ...glass, opens: 'top', swing: 'out', fill: 'frosted' }),
  }),
  preset('sliding-door', 'Sliding door', {
    system: 'upvc-sliding-door',
    width: 2100,
    height: 2100,
    glass: '6-12-6-toughened',
    handle: 'flush-pull',
    rows: row({ ...glass, opens: 'slide-right', swing: 'in' }, { ...glass, opens: 'slide-left', swing: 'in' }),
  }),
  preset('hinged-door', 'Hinged door', {
    system: 'upvc-60-door',
    width: 900,
    height: 2100,
    glass: '6-12-6-toughened',
    rows: [
      { height: 3, cells: [{ ...glass, opens: 'left', swing: 'in' }] },
      { height: 2, cells: [{ ...glass, opens: 'left', swing: 'in', fill: 'panel' }] },
    ],
  }),
]

function preset(
  key: string,
  name: string,
  design: Partial<Design> & Pick<Design, 'system' | 'width' | 'height' | 'rows'>,
): Preset {
  return { key, name, design: { ...base, ...design } }
}

function row(...cells: DesignCell[]): Design['rows'] {
  return [{ height: 1, cells }]
}
