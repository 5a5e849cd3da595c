import type { Design } from '@house/contract/plans/design'
import type { LeafLimit, PlannerParts } from '@house/contract/plans/planner-parts'
import { isDoor } from '../description/kind.ts'
import { openingLabels } from '../description/labels.ts'
import { designHasGlass, glassFits, hasGlass, takesGlass, thicknessOf } from '../design/glazing.ts'
import { tiltsAndTurns } from '../design/opening.ts'
import { grouped } from '../design/parse-design.ts'
import { type Parts, partsOf } from '../design/planner-parts.ts'
import { frameSize } from '../design/sizes.ts'
import { letterOf } from '../edit/cells.ts'
import { leafWeight } from '../figures/weight.ts'
import { areaOf } from '../layout/geometry.ts'
import { layOutDesign, sillHeightOf } from '../layout/lay-out-design.ts'
import type { Layout, Leaf, Pane } from '../layout/layout.ts'
import type { Finding, RuleName } from './problem.ts'

/** Glass below this height above the floor is low glazing. */
const lowGlazing = 900
/** Where a finding is that concerns the whole opening. */
const wholeOpening = { cell: null, row: null, column: null, excess: 1 }
const safetySource = 'IS 16231-4: glass in doors and near the floor'

export function findProblems(design: Design, plannerParts: PlannerParts): Finding[] {
  const parts = partsOf(design, plannerParts)
  const layout = layOutDesign(design, parts.system, plannerParts)
  return [
    ...checkFrame(design, parts, plannerParts),
    ...checkColour(design, parts),
    ...checkGlass(design, parts),
    ...layout.leaves.flatMap((leaf) => checkLeaf(leaf, layout, design, parts)),
    ...checkSafety(layout, design, parts),
  ]
}

function checkFrame(design: Design, { system }: Parts, plannerParts: PlannerParts): Finding[] {
  const { width, height } = frameSize(design, plannerParts)
  const { max_width, max_height, source } = system.frame_size
  const whole = { ...wholeOpening, source, isAdvice: false }
  return [
    ...(max_width !== null && width > max_width
      ? [
          {
            ...whole,
            rule: 'frame-too-wide' as const,
            title: 'Frame too wide',
            limit: max_width,
            excess: width / max_width,
            message: `The frame is ${grouped(width)} mm wide; one frame of this system is ${grouped(max_width)} mm at most.`,
          },
        ]
      : []),
    ...(max_height !== null && height > max_height
      ? [
          {
            ...whole,
            rule: 'frame-too-high' as const,
            title: 'Frame too high',
            limit: max_height,
            excess: height / max_height,
            message: `The frame is ${grouped(height)} mm high; one frame of this system is ${grouped(max_height)} mm at most.`,
          },
        ]
      : []),
  ]
}

function checkColour({ colour }: Design, { system, colours }: Parts): Finding[] {
  const foreign = [colours.inside, colours.outside].find(({ key }) => !system.colours.includes(key))
  if (!foreign) return []
  return [
    {
      ...wholeOpening,
      rule: 'colour-not-in-system',
      title: 'Colour not in this system',
      limit: null,
      source: system.name,
      isAdvice: false,
      message: `${system.name} does not come in ${foreign.name.toLowerCase()}${colour.inside === colour.outside ? '' : foreign.key === colour.inside ? ' inside' : ' outside'}.`,
    },
  ]
}

function checkGlass(design: Design, { system, glazing }: Parts): Finding[] {
  if (glassFits(system, glazing) || !designHasGlass(design)) return []
  const thickness = thicknessOf(glazing)
  const { min, max, source } = system.glass_thickness
  return [
    {
      ...wholeOpening,
      rule: 'glass-does-not-fit',
      title: 'Glass does not fit',
      limit: thickness < min ? min : max,
      source,
      isAdvice: false,
      message: takesGlass(system)
        ? `${glazing.name} is ${thickness} mm thick; ${system.name} takes ${min} to ${max} mm.`
        : `${system.name} takes no glass.`,
    },
  ]
}

function checkLeaf(leaf: Leaf, { leaves }: Layout, design: Design, parts: Parts): Finding[] {
  const { system, glazing } = parts
  const index = leaf.panes[0]?.index ?? 0
  const name = leaves.length === 1 ? 'The sash' : `Sash ${letterOf(index)}`
  const where = { cell: index, row: leaf.row, column: leaf.column, isAdvice: false, excess: 1 }
  const { opens } = leaf.cell
  if (!system.opens.includes(opens))
    return [
      {
        ...where,
        rule: 'opening-not-in-system',
        title: 'Opening not in this system',
        limit: null,
        source: system.name,
        message: `${name} is ${openingLabels[opens].toLowerCase()}, which ${system.name} does not have.`,
      },
    ]
  const tilting: Finding[] =
    tiltsAndTurns(leaf.cell) && leaf.cell.swing === 'out'
      ? [
          {
            ...where,
            rule: 'tilts-outwards',
            title: 'Opens inwards only',
            limit: null,
            source: 'Tilt-and-turn fittings',
            message: `${name} is drawn opening outwards; a tilt-and-turn sash opens inwards only.`,
          },
        ]
      : []
  // With its share of the frame, as product pages state sashes: two of 700 mm fill a frame of 1,400 mm.
  const { left, right, top, bottom } = leaf.nominal
  const width = Math.round(right - left)
  const height = Math.round(bottom - top)
  const area = (width * height) / 1_000_000
  const weight = leafWeight(leaf, system, glazing)
  const glass = leaf.panes.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)
  if (glass < 10_000)
    return [
      {
        ...where,
        rule: 'glass-too-small',
        title: 'No room for glass',
        limit: null,
        source: 'Widths of the profiles',
        message: `${name} is ${grouped(width)} × ${grouped(height)} mm: its profiles leave no room for glass.`,
      },
    ]
  const part =
    leaf.sash && opens !== 'fixed' ? name : name.replace('Sash', 'Light').replace('The sash', 'The fixed light')
  const mm = (value: number) => `${grouped(value)} mm`
  const findings = limitsFor(system.limits, leaf, design).flatMap((limit) => {
    const found = (rule: RuleName, title: string, max: number, message: string): Finding => ({
      ...where,
      rule,
      title,
      limit: max,
      source: limit.source,
      message: `${part} ${message}`,
    })
    return [
      over(limit.max_width, width, (max) =>
        found('leaf-too-wide', 'Sash too wide', max, `is ${mm(width)} wide; this system holds ${mm(max)} at most.`),
      ),
      under(limit.min_width, width, (min) =>
        found(
          'leaf-too-narrow',
          'Sash too narrow',
          min,
          `is ${mm(width)} wide; this system needs ${mm(min)} at least.`,
        ),
      ),
      over(limit.max_height, height, (max) =>
        found('leaf-too-high', 'Sash too high', max, `is ${mm(height)} high; this system holds ${mm(max)} at most.`),
      ),
      under(limit.min_height, height, (min) =>
        found('leaf-too-low', 'Sash too low', min, `is ${mm(height)} high; this system needs ${mm(min)} at least.`),
      ),
      over(limit.max_area, area, (max) =>
        found(
          'leaf-too-large',
          'Sash too large',
          max,
          `has ${area.toFixed(1)} m²; this system holds ${max} m² at most.`,
        ),
      ),
      weight === null
        ? []
        : over(limit.max_weight_kg, weight, (max) =>
            found(
              'leaf-too-heavy',
              'Sash too heavy',
              max,
              `weighs ${Math.round(weight)} kg; its hinges or rollers carry ${max} kg.`,
            ),
          ),
      over(limit.max_ratio, height / width, (max) =>
        found(
          'leaf-too-slender',
          'Sash too slender',
          max,
          `is ${(height / width).toFixed(1)} times as high as wide; ${max} times is the most.`,
        ),
      ),
    ].flat()
  })
  return [...tilting, ...strictest(findings)]
}

/** Of several limits of one kind, such as one for dark foils, only the strictest is worth saying. */
function strictest(findings: Finding[]): Finding[] {
  const isStricter = (one: Finding, other: Finding) =>
    one.rule === other.rule &&
    (one.rule === 'leaf-too-narrow' || one.rule === 'leaf-too-low'
      ? (one.limit ?? 0) > (other.limit ?? 0)
      : (one.limit ?? 0) < (other.limit ?? 0))
  return findings.filter((finding) => !findings.some((other) => isStricter(other, finding)))
}

/** The limits of a system that count for a leaf. */
export function limitsFor(limits: LeafLimit[], { cell }: Pick<Leaf, 'cell'>, { colour }: Design): LeafLimit[] {
  return limits
    .filter(({ opens }) => opens.includes(cell.opens))
    .filter(
      ({ colours }) => colours.length === 0 || colours.includes(colour.inside) || colours.includes(colour.outside),
    )
}

function over(max: number | null, value: number, found: (max: number) => Finding): Finding[] {
  return max !== null && value > max ? [{ ...found(max), excess: value / max }] : []
}

function under(min: number | null, value: number, found: (min: number) => Finding): Finding[] {
  return min !== null && value < min ? [{ ...found(min), excess: min / value }] : []
}

/** Advice, not a limit: glass in doors and near the floor should break safely. */
function checkSafety({ leaves, box }: Layout, design: Design, { system, glazing }: Parts): Finding[] {
  if (glazing.safety) return []
  const sill = sillHeightOf(design, system)
  const inDoor = isDoor(design, system)
  const isUnsafe = ({ cell, polygon }: Pane) => {
    if (!hasGlass(cell) || polygon.length < 3) return false
    const lowest = Math.max(...polygon.map(([, y]) => y))
    return inDoor || sill + box.bottom - lowest < lowGlazing
  }
  if (!leaves.some((leaf) => leaf.panes.some(isUnsafe))) return []
  return [
    {
      ...wholeOpening,
      rule: 'safety-glass',
      title: 'Safety glass advised',
      message: `Glass in a door, or less than ${lowGlazing} mm above the floor, should be toughened or laminated; ${glazing.name} is neither.`,
      limit: null,
      source: safetySource,
      isAdvice: true,
    },
  ]
}
