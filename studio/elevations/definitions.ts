import { define, element, path, type Sheet, type SvgContent } from '@house/fenestration/drawing/svg'
import { type Polygon, pathOf } from '@house/fenestration/layout/geometry'

/** Defines something that only one element uses. */
export function defineNext(sheet: Sheet, make: (id: string) => SvgContent) {
  return define(sheet, String(sheet.defs.size), make)
}

export function clipTo(sheet: Sheet, shape: Polygon) {
  return defineNext(sheet, (id) => element('clipPath', { id }, path(pathOf(shape), {})))
}
