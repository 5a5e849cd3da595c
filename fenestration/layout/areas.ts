import { isInfill } from '../design/glazing.ts'
import { areaOf, perimeterOf } from './geometry.ts'
import type { Layout } from './layout.ts'

const perSquareMetre = 1_000_000

/** Visible areas in square metres and lengths in metres. Glass, infill and frame add up to the whole. */
export type Areas = {
  whole: number
  glass: number
  /** Panels and timber. */
  infill: number
  /** Everything else: frame, sashes, mullions. */
  frame: number
  /** Visible perimeter of all glass. */
  glassPerimeter: number
}

export function areasOf({ outline, leaves }: Layout): Areas {
  const panes = leaves.flatMap((leaf) => leaf.panes)
  const glazed = panes.filter(({ cell }) => !isInfill(cell))
  const whole = areaOf(outline) / perSquareMetre
  const glass = sum(glazed.map(({ polygon }) => areaOf(polygon))) / perSquareMetre
  const infill = sum(panes.filter(({ cell }) => isInfill(cell)).map(({ polygon }) => areaOf(polygon))) / perSquareMetre
  return {
    whole,
    glass,
    infill,
    frame: whole - glass - infill,
    glassPerimeter: sum(glazed.map(({ polygon }) => perimeterOf(polygon))) / 1000,
  }
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
