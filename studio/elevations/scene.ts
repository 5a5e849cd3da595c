import type { Swing } from '@house/contract/plans/design-options'
import type { Finish } from '@house/fenestration/drawing/finishes'
import { noise } from '@house/fenestration/drawing/noise'
import { define, linearGradient, newSheet, type Sheet, type Stop } from '@house/fenestration/drawing/svg'
import type { Elevation } from '../../demo/types.ts'
import { finishes } from './finishes.ts'
import { type Layout, layOut } from './layout.ts'
import type { Setting } from './setting-of-product.ts'

/** Shared context of all elements of a drawing. */
export type Scene = {
  sheet: Sheet
  layout: Layout
  finish: Finish
  /** Of leaves that do not say. */
  swing: Swing
  sky: string
  gleams: Gleam[]
}

/** A slanted reflection, by its position at the top of the product. */
type Gleam = { from: number; to: number; opacity: number }

export function sceneOf(elevation: Elevation, setting: Setting): Scene {
  const sheet = newSheet()
  const layout = layOut(elevation, setting)
  const { top, bottom, left } = layout.box
  const sky = define(sheet, 'sky', (id) => linearGradient(id, [left, top], [left, bottom], glassTones))
  return {
    sheet,
    layout,
    sky,
    finish: finishes[elevation.finish],
    swing: setting.swing ?? 'in',
    gleams: gleamsOver(layout, elevation),
  }
}

/** Horizontal offset of a reflection per pixel of height. */
export const gleamSlope = 0.62

function gleamsOver({ box }: Layout, { width, height }: Elevation): Gleam[] {
  const tall = box.bottom - box.top
  const period = Math.min(760, Math.max(430, tall * 1.05))
  const start = box.left + period * (0.12 + 0.2 * noise(width * 0.7 + height))
  const count = Math.ceil((box.right - start + tall * gleamSlope) / period)
  return Array.from({ length: Math.max(1, count) }, (_, index) => start + index * period).flatMap((from, index) => [
    { from, to: from + period * (0.24 + 0.08 * noise(index + width)), opacity: 0.5 },
    { from: from + period * 0.37, to: from + period * 0.42, opacity: 0.36 },
  ])
}

const glassTones: Stop[] = [
  [0, '#E1E9E6'],
  [0.6, '#D3DFDA'],
  [1, '#C4D3CD'],
]
