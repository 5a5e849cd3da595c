import type { Design, DesignCell } from '@house/contract/plans/design'
import type { Opening } from '@house/contract/plans/design-options'
import type { System } from '@house/contract/plans/planner-parts'
import { withPossibleSwing } from '../design/opening.ts'

export type LayoutPreset = {
  key: string
  name: string
  rows: { height: number; cells: [width: number, opens: Opening][] }[]
}

/** Ways to divide an opening, whatever its size. */
export const layoutPresets: LayoutPreset[] = [
  one('fixed', 'Fixed', [[1, 'fixed']]),
  one('casement-right', 'Casement', [[1, 'right']]),
  one('casement-pair', 'Double casement', [
    [1, 'left'],
    [1, 'right'],
  ]),
  one('fixed-casement', 'Fixed and casement', [
    [5, 'fixed'],
    [3, 'right'],
  ]),
  one('casement-fixed-casement', 'Casements beside a fixed light', [
    [1, 'left'],
    [2, 'fixed'],
    [1, 'right'],
  ]),
  one('fixed-pair', 'Fixed and double casement', [
    [2, 'fixed'],
    [1, 'left'],
    [1, 'right'],
  ]),
  one('top-hung', 'Top-hung', [[1, 'top']]),
  {
    key: 'fixed-above-pair',
    name: 'Fixed above a double casement',
    rows: [
      { height: 1, cells: [[1, 'fixed']] },
      {
        height: 2,
        cells: [
          [1, 'left'],
          [1, 'right'],
        ],
      },
    ],
  },
  {
    key: 'top-above-fixed',
    name: 'Top-hung above a fixed light',
    rows: [
      { height: 1, cells: [[1, 'top']] },
      { height: 2, cells: [[1, 'fixed']] },
    ],
  },
  one('tilt-turn', 'Tilt and turn', [[1, 'tilt-right']]),
  one('three-casements', 'Three casements', [
    [1, 'left'],
    [1, 'left'],
    [1, 'right'],
  ]),
  {
    key: 'fixed-above-fixed-casement',
    name: 'Fixed light above fixed and casement',
    rows: [
      { height: 1, cells: [[1, 'fixed']] },
      {
        height: 2,
        cells: [
          [1, 'fixed'],
          [1, 'right'],
        ],
      },
    ],
  },
  one('slide-pair', 'Two sliding panels', [
    [1, 'slide-right'],
    [1, 'slide-left'],
  ]),
  one('slide-one', 'One sliding panel', [
    [1, 'slide-right'],
    [1, 'fixed'],
  ]),
  one('slide-three', 'Three sliding panels', [
    [1, 'slide-right'],
    [1, 'slide-left'],
    [1, 'slide-left'],
  ]),
  one('slide-centre', 'Four panels, open in the centre', [
    [1, 'fixed'],
    [1, 'slide-left'],
    [1, 'slide-right'],
    [1, 'fixed'],
  ]),
  one('fold-three', 'Three folding leaves', [
    [1, 'fold-left'],
    [1, 'fold-left'],
    [1, 'fold-left'],
  ]),
  one('fold-four', 'Three folding leaves and a door', [
    [1, 'fold-left'],
    [1, 'fold-left'],
    [1, 'fold-left'],
    [1, 'right'],
  ]),
  one('door-left', 'Door, hinged left', [[1, 'left']]),
  one('sidelights', 'Door between sidelights', [
    [1, 'fixed'],
    [3, 'left'],
    [1, 'fixed'],
  ]),
  one('pivot', 'Pivot', [[1, 'pivot']]),
  one('louvre', 'Louvre', [[1, 'louvre']]),
]

/** The layouts a system can make. */
export function layoutsFor({ opens, kind }: Pick<System, 'opens' | 'kind'>): LayoutPreset[] {
  const doorOnly = ['door-left', 'sidelights']
  return layoutPresets
    .filter(({ rows }) => rows.every(({ cells }) => cells.every(([, opening]) => opens.includes(opening))))
    .filter(({ key }) => (kind === 'door' ? true : !doorOnly.includes(key)))
}

/** The design with another layout: the first cell of each kind lends its direction and filling. */
export function applyLayout(design: Design, { rows }: LayoutPreset): Design {
  const cells = design.rows.flatMap((row) => row.cells)
  const swing = cells.find(({ opens }) => opens !== 'fixed')?.swing ?? 'out'
  const fill =
    cells.find((cell) => cell.fill !== 'panel' && cell.fill !== 'timber' && cell.fill !== 'mesh')?.fill ?? 'glass'
  return {
    ...design,
    rows: rows.map(({ height, cells: parts }) => ({
      height,
      cells: parts.map(
        ([width, opens]): DesignCell =>
          withPossibleSwing({ width, opens, swing: opens === 'fixed' ? 'in' : swing, fill }),
      ),
    })),
  }
}

function one(key: string, name: string, cells: LayoutPreset['rows'][number]['cells']): LayoutPreset {
  return { key, name, rows: [{ height: 1, cells }] }
}
