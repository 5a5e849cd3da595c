import type { Design, DesignCell } from '@house/contract/plans/design'
import type { PlannerParts, System } from '@house/contract/plans/planner-parts'
import { findProblems } from '../rules/find-problems.ts'
import { withKnownParts } from './known-parts.ts'

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

export type Preset = { key: string; name: string; kind: System['kind']; design: Design }

/** What a visitor starts from on the empty wall, as the demonstration company makes it. */
export const presets: Preset[] = [
  preset('casement-window', 'Casement window', 'casement', {
    system: 'upvc-60-casement',
    width: 1200,
    height: 1200,
    rows: row({ ...glass, opens: 'left', swing: 'out' }, { ...glass, opens: 'right', swing: 'out' }),
  }),
  preset('sliding-window', 'Sliding window', 'sliding', {
    system: 'upvc-116-sliding',
    width: 1800,
    height: 1200,
    handle: 'touch-lock',
    rows: row({ ...glass, opens: 'slide-right', swing: 'in' }, { ...glass, opens: 'slide-left', swing: 'in' }),
  }),
  preset('fixed-window', 'Fixed window', 'casement', {
    system: 'upvc-60-casement',
    width: 1500,
    height: 1200,
    rows: row({ ...glass, opens: 'fixed', swing: 'in' }),
  }),
  preset('ventilator', 'Ventilator', 'casement', {
    system: 'upvc-60-casement',
    width: 600,
    height: 600,
    glass: '5-frosted',
    handle: 'cam',
    rows: row({ ...glass, opens: 'top', swing: 'out', fill: 'frosted' }),
  }),
  preset('sliding-door', 'Sliding door', 'door', {
    system: 'upvc-sliding-door',
    width: 2100,
    height: 2100,
    glass: '6-12-6-toughened',
    handle: 'flush-pull',
    rows: row({ ...glass, opens: 'slide-right', swing: 'in' }, { ...glass, opens: 'slide-left', swing: 'in' }),
  }),
  preset('hinged-door', 'Hinged door', 'door', {
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

/** The presets made of these parts: where a system, glass or colour is missing, with another of the same kind. */
export function presetsFor(plannerParts: PlannerParts): Preset[] {
  return presets.flatMap((preset) => {
    const opens = preset.design.rows.flatMap(({ cells }) => cells.map((cell) => cell.opens))
    const able = plannerParts.systems.filter(
      (system) => system.kind === preset.kind && opens.every((opening) => system.opens.includes(opening)),
    )
    if (able.length === 0 || plannerParts.glazings.length === 0 || plannerParts.colours.length === 0) return []
    return [{ ...preset, design: firstWithoutProblems(preset.design, { ...plannerParts, systems: able }) }]
  })
}

/** A visitor must not start with a warning: a system that replaces another may take other glass and colours. */
function firstWithoutProblems(design: Design, plannerParts: PlannerParts): Design {
  const known = withKnownParts(design, plannerParts)
  if (known.changes.length === 0) return design
  for (const system of plannerParts.systems) {
    const colour = system.colours.find((key) => key === design.colour.inside) ?? system.colours[0] ?? ''
    for (const glazing of plannerParts.glazings) {
      const parts = { system: system.key, glass: glazing.key, colour: { inside: colour, outside: colour } }
      const changed = withKnownParts({ ...design, ...parts }, plannerParts).design
      if (findProblems(changed, plannerParts).length === 0) return changed
    }
  }
  return known.design
}

function preset(
  key: string,
  name: string,
  kind: Preset['kind'],
  design: Partial<Design> & Pick<Design, 'system' | 'width' | 'height' | 'rows'>,
): Preset {
  return { key, name, kind, design: { ...base, ...design } }
}

function row(...cells: DesignCell[]): Design['rows'] {
  return [{ height: 1, cells }]
}
