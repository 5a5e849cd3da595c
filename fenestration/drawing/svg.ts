import type { Point } from '../layout/geometry.ts'

export type Attributes = Record<string, string | number | undefined>

export function element(name: string, attributes: Attributes, content = '') {
  const opened = `<${name}${written(attributes)}`
  return content ? `${opened}>${content}</${name}>` : `${opened}/>`
}

function written(attributes: Attributes) {
  let text = ''
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? round(value) : escapeText(value)}"`
  }
  return text
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** So that no caller's text ends an attribute. */
function escapeText(value: string) {
  return value.replace(/[&"<>]/g, (letter) => escapes[letter] ?? letter)
}

export function path(d: string, attributes: Attributes) {
  return d && `<path d="${d}"${written(attributes)}/>`
}

/** Nothing without parts. */
export function group(parts: string[], attributes: Attributes = {}) {
  const content = parts.join('')
  return content && element('g', attributes, content)
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes) {
  return element('line', { x1, y1, x2, y2, ...attributes })
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes) {
  return element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...attributes })
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes) {
  return element('circle', { cx, cy, r, ...attributes })
}

/** The data of an open path. */
export function polyline(points: readonly Point[]) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** Offset 0..1, colour, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number]

/** From one point of the drawing to another. */
export function linearGradient(id: string, [x1, y1]: Point, [x2, y2]: Point, stops: Stop[]) {
  return element('linearGradient', { id, x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, writeStops(stops))
}

/** Across the box of whatever it fills, so that many elements share it. */
export function boxGradient(id: string, direction: 'across' | 'down', stops: Stop[]) {
  const ends = direction === 'down' ? { x2: 0, y2: 1 } : {}
  return element('linearGradient', { id, ...ends }, writeStops(stops))
}

function writeStops(stops: Stop[]) {
  return stops
    .map(([offset, colour, opacity]) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')
}

/** Collects the `<defs>` of one drawing. */
export type Sheet = { idPrefix: string; defs: Map<string, string> }

export function newSheet(idPrefix = 'd'): Sheet {
  return { idPrefix, defs: new Map() }
}

/** Defines something once per key and returns the reference to it. */
export function define(sheet: Sheet, key: string, make: (id: string) => string) {
  const id = sheet.idPrefix + key
  if (!sheet.defs.has(key)) sheet.defs.set(key, make(id))
  return `url(#${id})`
}

export function svgDocument(sheet: Sheet, width: number, height: number, content: string) {
  const defs = sheet.defs.size > 0 ? element('defs', {}, [...sheet.defs.values()].join('')) : ''
  const size = { width, height, viewBox: `0 0 ${round(width)} ${round(height)}` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, defs + content)
}

export function round(value: number) {
  return Math.round(value * 100) / 100
}
