import { type Polygon, pathOf } from './geometry.ts'
import { define, element, path, type Sheet } from './svg.ts'

export function clipTo(sheet: Sheet, shape: Polygon) {
  return define(sheet, (id) => element('clipPath', { id }, path(pathOf(shape), {})))
}
