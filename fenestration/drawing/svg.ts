import type { Point } from '../layout/geometry.ts'

export type Attributes = Record<string, string | number | undefined>

/** Drawings are trees, so that the planner can change an attribute without reading the whole drawing again. */
export type SvgElement = { name: string; attributes: Record<string, string>; children: (SvgElement | string)[] }

/** What an element may contain. Text is written as it is; empty text and empty lists draw nothing. */
export type SvgContent = SvgElement | string | SvgContent[]

export function element(name: string, attributes: Attributes, content: SvgContent = ''): SvgElement {
  const written: Record<string, string> = {}
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) written[key] = typeof value === 'number' ? String(round(value)) : value
  }
  return { name, attributes: written, children: addTo([], content) }
}

function addTo(children: SvgElement['children'], content: SvgContent) {
  if (Array.isArray(content)) for (const part of content) addTo(children, part)
  else if (content) children.push(content)
  return children
}

export function svgText(content: SvgContent): string {
  if (Array.isArray(content)) return content.map(svgText).join('')
  if (typeof content === 'string') return content
  const { name, attributes, children } = content
  let opened = `<${name}`
  for (const key in attributes) opened += ` ${key}="${escapeText(attributes[key] ?? '')}"`
  return children.length > 0 ? `${opened}>${svgText(children)}</${name}>` : `${opened}/>`
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** So that no caller's text ends an attribute. */
function escapeText(value: string) {
  return value.replace(/[&"<>]/g, (letter) => escapes[letter] ?? letter)
}

/** Nothing without data. */
export function path(d: string, attributes: Attributes) {
  return d && element('path', { d, ...attributes })
}

/** Nothing without parts. */
export function group(parts: SvgContent[], attributes: Attributes = {}) {
  const drawn = element('g', attributes, parts)
  return drawn.children.length > 0 ? drawn : ''
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
  return stops.map(([offset, colour, opacity]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  )
}

/** Collects the `<defs>` of one drawing. */
export type Sheet = { idPrefix: string; defs: Map<string, SvgContent> }

export function newSheet(idPrefix = 'd'): Sheet {
  return { idPrefix, defs: new Map() }
}

/** Defines something once per key and returns the reference to it. */
export function define(sheet: Sheet, key: string, make: (id: string) => SvgContent) {
  const id = sheet.idPrefix + key
  if (!sheet.defs.has(key)) sheet.defs.set(key, make(id))
  return `url(#${id})`
}

export function svgDocument(sheet: Sheet, width: number, height: number, content: SvgContent) {
  const defs = sheet.defs.size > 0 ? element('defs', {}, [...sheet.defs.values()]) : ''
  const size = { width, height, viewBox: `0 0 ${round(width)} ${round(height)}` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, [defs, content])
}

export function round(value: number) {
  return Math.round(value * 100) / 100
}
