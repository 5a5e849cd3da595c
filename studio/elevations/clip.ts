import { type Polygon, pathOf } from '@house/fenestration/layout/geometry'
import { define, element, path, type Sheet } from './svg.ts'

export function clipTo(sheet: Sheet, shape: Polygon) {
  return define(sheet, (id) => element('clipPath', { id }, path(pathOf(shape), {})))
}
