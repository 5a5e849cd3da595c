export type Attributes = Record<string, string | number | undefined>

export function element(name: string, attributes: Attributes, content = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

export function path(d: string, attributes: Attributes) {
  return element('path', { d, ...attributes })
}

export function group(parts: string[], attributes: Attributes = {}) {
  return element('g', attributes, parts.join(''))
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes) {
  return element('line', { x1, y1, x2, y2, ...attributes })
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes) {
  return element('rect', { x, y, width, height, ...attributes })
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes) {
  return element('circle', { cx, cy, r, ...attributes })
}

export function linearGradient(id: string, from: Point, to: Point, stops: Stop[]) {
  const [x1, y1] = from
  const [x2, y2] = to
  return element('linearGradient', { id, x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, writeStops(stops))
}

/** Offset 0..1, colour, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number]
type Point = readonly [x: number, y: number]

function writeStops(stops: Stop[]) {
  return stops
    .map(([offset, colour, opacity]) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')
}

/** Collects the `<defs>` of one drawing. */
export type Sheet = { defs: string[] }

export function define(sheet: Sheet, make: (id: string) => string) {
  const id = `d${sheet.defs.length}`
  sheet.defs.push(make(id))
  return `url(#${id})`
}

export function document(sheet: Sheet, width: number, height: number, parts: string[]) {
  const content = element('defs', {}, sheet.defs.join('')) + parts.join('')
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    content,
  )
}

export function round(value: number) {
  return Math.round(value * 100) / 100
}
