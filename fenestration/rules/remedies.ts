import type { Design } from '@house/contract/plans/design'
import type { PlannerParts, System } from '@house/contract/plans/planner-parts'
import { isDoor } from '../description/kind.ts'
import { hasGlass, takesGlass } from '../design/glazing.ts'
import { withPossibleSwing } from '../design/opening.ts'
import { grouped } from '../design/parse-design.ts'
import { partsOf } from '../design/planner-parts.ts'
import { cellList, leafCells } from '../edit/cells.ts'
import { changeSystem, glassIn } from '../edit/change-system.ts'
import { divideAcross, divideUpright, removeMullion } from '../edit/divide.ts'
import { cellWidths, resize, rowHeights, setCellWidth, setRowHeight, withRow } from '../edit/resize.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import { findProblems } from './find-problems.ts'
import type { Finding, Remedy, RuleName } from './problem.ts'

const most = 3
const fixedLightAtLeast = 300

/** Profiles move by some millimetres when a joint is added. */
const tolerance = 1.02

/** Changes that cure the finding, tried on the design: what does not cure it, or causes more or worse problems, is not offered. */
export function findRemedies(
  finding: Finding,
  design: Design,
  plannerParts: PlannerParts,
  findings: Finding[],
): Remedy[] {
  const before = limitsBroken(findings)
  const isRemedy = (candidate: Remedy) => {
    const after = findProblems(candidate.design, plannerParts)
    // Not by its position: a sash that takes width from its neighbour must not leave that one too narrow.
    const isCured = countOf(after, finding.rule) < countOf(findings, finding.rule)
    const isWorse = after.some(
      ({ rule, isAdvice, excess }) => !isAdvice && excess > worstOf(findings, rule) * tolerance,
    )
    return isCured && !isWorse && limitsBroken(after) <= before
  }
  const remedies: Remedy[] = []
  for (const variants of candidates(finding, design, plannerParts)) {
    const remedy = variants.find(isRemedy)
    if (remedy) remedies.push(remedy)
    if (remedies.length === most) break
  }
  return remedies
}

/** By rows: a leaf that is divided is too high in both halves, but one light above cures them together. */
function limitsBroken(findings: Finding[]) {
  return new Set(findings.filter(({ isAdvice }) => !isAdvice).map(({ rule, row }) => `${rule} ${row}`)).size
}

function countOf(findings: Finding[], rule: RuleName) {
  return findings.filter((found) => found.rule === rule).length
}

/** How far the rule is broken; 0 if it is kept. */
function worstOf(findings: Finding[], rule: RuleName) {
  return Math.max(0, ...findings.filter((found) => found.rule === rule).map(({ excess }) => excess))
}

/** Each with its variants, of which the first that cures is offered. */
function candidates(finding: Finding, design: Design, plannerParts: PlannerParts): Remedy[][] {
  const { rule, row, column, limit, excess } = finding
  const system = () => otherSystems(design, plannerParts).map((remedy) => [remedy])
  const glass = () => otherGlass(design, plannerParts).map((remedy) => [remedy])
  const colour = () => otherColour(design, plannerParts).map((remedy) => [remedy])
  const byRule: Partial<Record<RuleName, () => Remedy[][]>> = {
    'leaf-too-wide': () => [
      divided(design, finding, plannerParts),
      width(design, row, column, limit),
      ...systemsForWidth(design, finding, plannerParts),
    ],
    'leaf-too-narrow': () => [width(design, row, column, limit), merged(design, row, column), ...system()],
    'leaf-too-high': () => [
      lightAbove(design, row, (limit ?? 0) * (excess - 1)),
      height(design, row, limit),
      ...system(),
    ],
    'leaf-too-low': () => [height(design, row, limit, 1), ...system()],
    'leaf-too-large': () => [divided(design, finding, plannerParts), lightAbove(design, row, null), ...system()],
    'leaf-too-heavy': () => [divided(design, finding, plannerParts), ...glass(), ...system()],
    'leaf-too-slender': () => [lightAbove(design, row, null), merged(design, row, column), ...system()],
    'glass-too-small': () => [merged(design, row, column), ...system()],
    'frame-too-wide': () => [frame(design, 'width', limit), ...system()],
    'frame-too-high': () => [frame(design, 'height', limit), ...system()],
    'glass-does-not-fit': () => [withMesh(design, plannerParts), ...glass(), ...system()],
    'safety-glass': glass,
    'opening-not-in-system': system,
    'tilts-outwards': () => [[{ label: 'Open it inwards', design: tiltingInwards(design) }]],
    'colour-not-in-system': () => [...colour(), ...system()],
  }
  return byRule[rule]?.() ?? []
}

/** All sashes in one tap: none of them can open outwards. */
function tiltingInwards(design: Design): Design {
  return {
    ...design,
    rows: design.rows.map((row) => ({ ...row, cells: row.cells.map(withPossibleSwing) })),
  }
}

/** In a system for mesh alone. */
function withMesh(design: Design, plannerParts: PlannerParts): Remedy[] {
  if (takesGlass(partsOf(design, plannerParts).system)) return []
  const rows = design.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (hasGlass(cell) ? { ...cell, fill: 'mesh' as const } : cell)),
  }))
  return [{ label: 'Fill it with mesh', design: { ...design, rows } }]
}

const counts = ['two', 'three', 'four']

/** Into as few sashes as are within the limits, of equal width. */
function divided(design: Design, finding: Finding, plannerParts: PlannerParts): Remedy[] {
  return counts.flatMap((count, index) => {
    const changed = divideLeaf(design, finding, plannerParts, index + 2)
    return changed ? [{ label: `Divide into ${count} sashes`, design: changed }] : []
  })
}

/** Systems that allow the sash as it is, then those of the same kind that allow it as a pair. */
function systemsForWidth(design: Design, finding: Finding, plannerParts: PlannerParts): Remedy[][] {
  const kindOf = (key: string) => plannerParts.systems.find((system) => system.key === key)?.kind
  const systems = otherSystems(design, plannerParts)
  const unfit: RuleName[] = [finding.rule, 'opening-not-in-system']
  const holding = systems.filter(
    (remedy) => !findProblems(remedy.design, plannerParts).some(({ rule }) => unfit.includes(rule)),
  )
  const alike = systems.filter((remedy) => kindOf(remedy.design.system) === kindOf(design.system))
  const pairs = alike.flatMap((remedy) => {
    const pair = divideLeaf(remedy.design, finding, plannerParts, 2)
    return pair ? [{ label: `${remedy.label}, two sashes`, design: pair }] : []
  })
  return [...holding, ...pairs].map((remedy) => [remedy])
}

/** In all its panes: a leaf with a rail has one in each row. */
function divideLeaf(design: Design, { cell }: Finding, plannerParts: PlannerParts, count: number): Design | null {
  if (cell === null) return null
  const leaf = leafCells(layOutDesign(design, partsOf(design, plannerParts).system, plannerParts), cell)
  const parts = cellList(design).filter(({ index }) => leaf.includes(index))
  return parts.reduce<Design | null>(
    (changed, { row, column }) => changed && divideEvenly(changed, row, column, count),
    design,
  )
}

function divideEvenly(design: Design, row: number, column: number, count: number): Design | null {
  const share = (cellWidths(design, row)[column] ?? 0) / count
  let changed: Design | null = design
  for (let part = 1; changed && part < count; part++) changed = divideUpright(changed, row, column)
  return (
    changed &&
    withRow(changed, row, (found) => ({
      ...found,
      cells: found.cells.map((cell, position) =>
        position >= column && position < column + count ? { ...cell, width: share } : cell,
      ),
    }))
  )
}

function merged(design: Design, row: number | null, column: number | null): Remedy[] {
  if (row === null || column === null) return []
  const { length } = design.rows[row]?.cells ?? []
  if (length < 2) return []
  return [{ label: 'Join it with its neighbour', design: removeMullion(design, row, Math.max(1, column)) }]
}

function width(design: Design, row: number | null, column: number | null, limit: number | null): Remedy[] {
  if (row === null || column === null || limit === null) return []
  return [{ label: `Make it ${grouped(limit)} mm wide`, design: setCellWidth(design, row, column, limit) }]
}

/** A leaf with a rail is higher than its row, so sizes near the limit are tried. */
function height(design: Design, row: number | null, limit: number | null, step = -1): Remedy[] {
  if (row === null || limit === null) return []
  return nearby(rowHeights(design)[row] ?? 0, limit, step).map((size) => ({
    label: `Make it ${grouped(size)} mm high`,
    design: setRowHeight(design, row, size),
  }))
}

function nearby(from: number, limit: number, step: number): number[] {
  const sizes = [-60, -40, -20, 0, 20, 40, 60, 80, 100].map((more) => Math.round((limit - step * more) / 10) * 10)
  const towards = sizes.filter((size) => (step < 0 ? size < from : size > from))
  // The nearest to what was drawn first.
  return towards.toSorted((one, other) => Math.abs(from - one) - Math.abs(from - other))
}

/** With `surplus`, as high as the leaf is too high; a leaf with a rail is higher than its row. */
function lightAbove(design: Design, row: number | null, surplus: number | null): Remedy[] {
  if (row === null) return []
  const full = rowHeights(design)[row] ?? 0
  const heights = surplus === null ? [full / 3, full / 2] : [surplus, surplus + 40, surplus + 80]
  return heights
    .flatMap((above) => {
      const changed = divideAcross(design, row, Math.max(fixedLightAtLeast, Math.ceil(above / 10) * 10))
      return changed ? [{ label: 'Add a fixed light above', design: changed }] : []
    })
    .slice(0, 3)
}

function frame(design: Design, side: 'width' | 'height', limit: number | null): Remedy[] {
  if (limit === null) return []
  return [0, 40].map((gap) => ({
    label: `Make it ${grouped(limit + gap)} mm ${side === 'width' ? 'wide' : 'high'}`,
    design: resize(design, { [side]: limit + gap }),
  }))
}

/** Those of the same kind first, then of the same material. A window above the floor is not made of door profiles. */
function otherSystems(design: Design, plannerParts: PlannerParts): Remedy[] {
  const { systems, glazings } = plannerParts
  const current = systems.find(({ key }) => key === design.system)
  const isWindow = current !== undefined && !isDoor(design, current)
  const likeness = ({ kind, material }: System) =>
    2 * Number(kind === current?.kind) + Number(material === current?.material)
  const alike = systems
    .filter(({ key, kind }) => key !== design.system && !(isWindow && kind === 'door'))
    .toSorted((one, other) => likeness(other) - likeness(one))
  return alike.flatMap((system) => {
    const glazing = glassIn(system, design, glazings)
    if (!glazing) return []
    const glass = glazing.key === design.glass ? '' : ` with ${glazing.name}`
    const changed = { ...changeSystem(design, system, plannerParts), colour: design.colour }
    return [{ label: `Use ${system.name}${glass}`, design: changed }]
  })
}

function otherGlass(design: Design, { glazings }: PlannerParts): Remedy[] {
  const current = glazings.find(({ key }) => key === design.glass)
  const difference = (ug: number | null) => Math.abs((ug ?? 9) - (current?.ug.value ?? 9))
  return glazings
    .filter(({ key }) => key !== design.glass)
    .toSorted((one, other) => difference(one.ug.value) - difference(other.ug.value))
    .map(({ key, name }) => ({ label: name, design: { ...design, glass: key } }))
}

function otherColour(design: Design, { systems, colours }: PlannerParts): Remedy[] {
  const allowed = systems.find(({ key }) => key === design.system)?.colours ?? []
  return colours
    .filter(({ key }) => allowed.includes(key))
    .map(({ key, name }) => ({ label: name, design: { ...design, colour: { inside: key, outside: key } } }))
}
