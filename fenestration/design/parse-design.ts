import type { Design, DesignCell, DesignRow } from '@house/contract/plans/design'
import {
  designLimits,
  fills,
  grilles,
  handles,
  measuredKinds,
  meshes,
  openings,
  shapes,
  sills,
  swings,
} from '@house/contract/plans/design-options'

/** Says what is wrong with a design, in a sentence for the visitor. */
export class DesignError extends Error {}

type Fields = Record<string, unknown>

/** A design from JSON of any origin. Unknown fields are dropped; a missing one that has an obvious value gets it. */
export function parseDesign(input: unknown): Design {
  const fields = object(input, 'An opening')
  if (fields.v !== 1) throw new DesignError('This opening was made by a version of the planner we do not know')
  const colour = object(fields.colour, 'The colour')
  const { min, max } = designLimits.size
  return {
    v: 1,
    system: text(fields.system, 'The system', designLimits.key),
    measured: oneOf(fields.measured ?? 'frame', measuredKinds, 'What was measured'),
    width: wholeNumber(fields.width, 'The width', min, max, ' mm'),
    height: wholeNumber(fields.height, 'The height', min, max, ' mm'),
    shape: oneOf(fields.shape ?? 'rectangle', shapes, 'The shape'),
    rows: parseRows(fields.rows),
    colour: {
      inside: text(colour.inside, 'The colour inside', designLimits.key),
      outside: text(colour.outside, 'The colour outside', designLimits.key),
    },
    glass: text(fields.glass, 'The glass', designLimits.key),
    mesh: optionalOneOf(fields.mesh, meshes, 'The mesh'),
    grille: optionalOneOf(fields.grille, grilles, 'The grille'),
    handle: oneOf(fields.handle ?? 'lever', handles, 'The handle'),
    sill: optionalOneOf(fields.sill, sills, 'The sill'),
    ...(fields.sill_height !== undefined && {
      sill_height: wholeNumber(fields.sill_height, 'The height above the floor', 0, designLimits.sillHeight, ' mm'),
    }),
    quantity: wholeNumber(fields.quantity ?? 1, 'The quantity', 1, designLimits.quantity),
    room: text(fields.room ?? '', 'The room', designLimits.name, true),
    name: text(fields.name ?? '', 'The name', designLimits.name, true),
  }
}

function parseRows(input: unknown): DesignRow[] {
  const rows = list(input, 'rows', designLimits.rows).map(parseRow)
  const parts = rows.reduce((sum, { cells }) => sum + cells.length, 0)
  if (parts > designLimits.parts)
    throw new DesignError(`An opening has at most ${designLimits.parts} parts, not ${parts}`)
  return rows
}

function parseRow(input: unknown): DesignRow {
  const fields = object(input, 'A row')
  return {
    height: share(fields.height, 'height of a row'),
    cells: list(fields.cells, 'parts in a row', designLimits.cells).map(parseCell),
  }
}

function parseCell(input: unknown): DesignCell {
  const fields = object(input, 'A part')
  return {
    width: share(fields.width, 'width of a part'),
    opens: oneOf(fields.opens, openings, 'The way a part opens'),
    swing: oneOf(fields.swing ?? 'in', swings, 'The direction a part opens in'),
    fill: oneOf(fields.fill ?? 'glass', fills, 'The filling of a part'),
    ...(fields.bars !== undefined && { bars: parseBars(fields.bars) }),
  }
}

function parseBars(input: unknown): [number, number] {
  const [columns, rows] = Array.isArray(input) && input.length === 2 ? input : []
  const count = (value: unknown) => wholeNumber(value, 'The number of panes between glazing bars', 1, designLimits.bars)
  return [count(columns), count(rows)]
}

function object(input: unknown, what: string): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new DesignError(`${what} is missing`)
  return input as Fields
}

function list(input: unknown, what: string, max: number): unknown[] {
  if (!Array.isArray(input) || input.length === 0) throw new DesignError(`The opening has no ${what}`)
  if (input.length > max) throw new DesignError(`An opening has at most ${max} ${what}, not ${grouped(input.length)}`)
  return input
}

function wholeNumber(input: unknown, what: string, min: number, max: number, unit = '') {
  const range = `from ${grouped(min)} to ${grouped(max)}${unit}`
  if (typeof input !== 'number' || !Number.isFinite(input)) throw new DesignError(`${what} must be a number ${range}`)
  if (!Number.isInteger(input)) throw new DesignError(`${what} must be a whole number ${range}`)
  if (input < min || input > max) throw new DesignError(`${what} must be ${range}, not ${grouped(input)}`)
  return input
}

function share(input: unknown, what: string) {
  const { min, max } = designLimits.share
  if (typeof input !== 'number' || !Number.isFinite(input) || input < min || input > max)
    throw new DesignError(`The ${what} must be a number from ${min} to ${grouped(max)}`)
  return input
}

function text(input: unknown, what: string, max: number, mayBeEmpty = false) {
  if (typeof input !== 'string') throw new DesignError(`${what} must be text`)
  const trimmed = input.replace(/[\u0000-\u001f\u007f]/g, ' ').trim()
  if (trimmed === '' && !mayBeEmpty) throw new DesignError(`${what} is missing`)
  if (trimmed.length > max) throw new DesignError(`${what} cannot be longer than ${max} characters`)
  return trimmed
}

function oneOf<const T extends string>(input: unknown, allowed: readonly T[], what: string): T {
  const match = allowed.find((value) => value === input)
  if (match === undefined) throw new DesignError(`${what} must be one of: ${allowed.join(', ')}`)
  return match
}

function optionalOneOf<const T extends string>(input: unknown, allowed: readonly T[], what: string): T | null {
  return input === null || input === undefined || input === '' ? null : oneOf(input, allowed, what)
}

/** Not `toLocaleString`: the same on every machine. */
export function grouped(value: number) {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
