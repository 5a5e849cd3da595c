import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { glassFits } from '../design/glazing.ts'
import { grouped } from '../design/parse-design.ts'
import { divideAcross, divideUpright, removeMullion } from '../edit/divide.ts'
import { cellWidths, resize, rowHeights, setCellWidth, setRowHeight } from '../edit/resize.ts'
import { findProblems } from './find-problems.ts'
import type { Finding, Remedy, RuleName } from './problem.ts'

const most = 3
const fixedLightAtLeast = 300

/** Changes that cure the finding, tried on the design: what does not cure it, or causes more problems, is not offered. */
export function findRemedies(
  finding: Finding,
  design: Design,
  catalogue: PlannerCatalogue,
  findings: Finding[],
): Remedy[] {
  const limitsBroken = (found: Finding[]) => found.filter(({ isAdvice }) => !isAdvice).length
  const before = limitsBroken(findings)
  const rulesBefore = new Set(findings.map(({ rule }) => rule))
  const remedies: Remedy[] = []
  for (const candidate of candidates(finding, design, catalogue)) {
    const after = findProblems(candidate.design, catalogue)
    // Not by the place: a sash that takes width from its neighbour must not leave that one too narrow.
    const isCured = countOf(after, finding.rule) < countOf(findings, finding.rule)
    const isNew = !remedies.some(({ label }) => label.split(/\d/)[0] === candidate.label.split(/\d/)[0])
    const isHarmless =
      limitsBroken(after) <= before && after.every(({ rule, isAdvice }) => isAdvice || rulesBefore.has(rule))
    if (isCured && isNew && isHarmless) remedies.push(candidate)
    if (remedies.length === most) break
  }
  return remedies
}

function countOf(findings: Finding[], rule: RuleName) {
  return findings.filter((found) => found.rule === rule).length
}

function candidates(finding: Finding, design: Design, catalogue: PlannerCatalogue): Remedy[] {
  const { rule, row, column, limit } = finding
  const system = () => otherSystems(design, catalogue)
  const byRule: Partial<Record<RuleName, () => Remedy[]>> = {
    'leaf-too-wide': () => [...divided(design, row, column), ...width(design, row, column, limit), ...system()],
    'leaf-too-narrow': () => [...width(design, row, column, limit, 1), ...merged(design, row, column), ...system()],
    'leaf-too-high': () => [...lightAbove(design, row, limit), ...height(design, row, limit), ...system()],
    'leaf-too-low': () => [...height(design, row, limit, 1), ...system()],
    'leaf-too-large': () => [...divided(design, row, column), ...lightAbove(design, row, null), ...system()],
    'leaf-too-heavy': () => [...divided(design, row, column), ...otherGlass(design, catalogue), ...system()],
    'leaf-too-slender': () => [...lightAbove(design, row, null), ...merged(design, row, column), ...system()],
    'glass-too-small': () => [...merged(design, row, column), ...system()],
    'frame-too-wide': () => [...frame(design, 'width', limit), ...system()],
    'frame-too-high': () => [...frame(design, 'height', limit), ...system()],
    'glass-does-not-fit': () => [...otherGlass(design, catalogue), ...system()],
    'safety-glass': () => otherGlass(design, catalogue),
    'opening-not-in-system': system,
    'colour-not-in-system': () => [...otherColour(design, catalogue), ...system()],
  }
  return byRule[rule]?.() ?? []
}

function divided(design: Design, row: number | null, column: number | null): Remedy[] {
  const changed = row === null || column === null ? null : divideUpright(design, row, column)
  return changed ? [{ label: 'Divide into two sashes', design: changed }] : []
}

function merged(design: Design, row: number | null, column: number | null): Remedy[] {
  if (row === null || column === null) return []
  const { length } = design.rows[row]?.cells ?? []
  if (length < 2) return []
  return [{ label: 'Join it with its neighbour', design: removeMullion(design, row, Math.max(1, column)) }]
}

/** The outer size of a sash differs from its share of the frame by the profiles, so sizes near the limit are tried. */
function width(design: Design, row: number | null, column: number | null, limit: number | null, step = -1): Remedy[] {
  if (row === null || column === null || limit === null) return []
  const from = cellWidths(design, row)[column] ?? 0
  return nearby(from, limit, step).map((size) => ({
    label: `Make it ${grouped(size)} mm wide`,
    design: setCellWidth(design, row, column, size),
  }))
}

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

function lightAbove(design: Design, row: number | null, limit: number | null): Remedy[] {
  if (row === null) return []
  const full = rowHeights(design)[row] ?? 0
  const heights = limit === null ? [full / 3, full / 2] : [full - limit, full - limit + 40, full - limit + 80]
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

function otherSystems(design: Design, { systems, glazings }: PlannerCatalogue): Remedy[] {
  const current = systems.find(({ key }) => key === design.system)
  const alike = systems
    .filter(({ key }) => key !== design.system)
    .toSorted((one, other) => Number(other.material === current?.material) - Number(one.material === current?.material))
  return alike.flatMap((system) => {
    const fitting = glazings.filter((glazing) => glassFits(system, glazing))
    const glazing = fitting.find(({ key }) => key === design.glass) ?? fitting[0]
    const label = `Use ${system.name}`
    return glazing ? [{ label, design: { ...design, system: system.key, glass: glazing.key } }] : []
  })
}

function otherGlass(design: Design, { glazings }: PlannerCatalogue): Remedy[] {
  const current = glazings.find(({ key }) => key === design.glass)
  const difference = (ug: number | null) => Math.abs((ug ?? 9) - (current?.ug.value ?? 9))
  return glazings
    .filter(({ key }) => key !== design.glass)
    .toSorted((one, other) => difference(one.ug.value) - difference(other.ug.value))
    .map(({ key, name }) => ({ label: name, design: { ...design, glass: key } }))
}

function otherColour(design: Design, { systems, colours }: PlannerCatalogue): Remedy[] {
  const allowed = systems.find(({ key }) => key === design.system)?.colours ?? []
  return colours
    .filter(({ key }) => allowed.includes(key))
    .map(({ key, name }) => ({ label: name, design: { ...design, colour: { inside: key, outside: key } } }))
}
