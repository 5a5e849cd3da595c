import sanitiseHtml from 'sanitize-html'
import { RequestError } from '../http/errors.ts'

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const groups = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask', 'pattern']
const paints = ['linearGradient', 'radialGradient', 'stop']
const filters = [
  'filter',
  'feGaussianBlur',
  'feOffset',
  'feBlend',
  'feColorMatrix',
  'feFlood',
  'feComposite',
  'feMerge',
]

const attributes = [
  ...[
    'id',
    'class',
    'style',
    'transform',
    'd',
    'points',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
  ],
  ...['fx', 'fy', 'width', 'height', 'viewBox', 'version', 'xmlns', 'xmlns:xlink', 'preserveAspectRatio', 'href'],
  ...['xlink:href', 'pathLength', 'offset', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits'],
  ...['maskUnits', 'maskContentUnits', 'patternUnits', 'patternContentUnits', 'patternTransform', 'filterUnits'],
  ...['stdDeviation', 'in', 'in2', 'result', 'dx', 'dy', 'mode', 'operator', 'values', 'type', 'opacity', 'color'],
  ...['fill', 'fill-*', 'stroke', 'stroke-*', 'stop-*', 'clip-*', 'mask', 'filter', 'flood-*', 'display', 'visibility'],
  ...['overflow', 'mix-blend-mode', 'vector-effect', 'paint-order', 'shape-rendering', 'color-interpolation-filters'],
]

const namespaces = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** What a logo must not contain, and the sentence about it. */
const forbidden: [pattern: RegExp, message: string][] = [
  [/<\s*script|\son\w+\s*=|javascript:/i, 'The SVG contains a script. Export it again as a plain SVG, or use a PNG.'],
  [
    /<\s*foreignObject|<\s*iframe|<\s*embed/i,
    'The SVG contains a web page. Export it again as a plain SVG, or use a PNG.',
  ],
  [
    /<\s*text[\s>]|<\s*tspan/i,
    'The SVG contains text, which needs its font. Convert the text to paths and export it again.',
  ],
  [/<\s*image[\s>]|<\s*feImage/i, 'The SVG contains a photograph. Upload the logo as a PNG instead.'],
  [/@import|url\((?!\s*['"]?#)/i, 'The SVG loads other files. Embed everything, or use a PNG.'],
  [/<!ENTITY/i, 'The SVG has entities of its own. Export it again as a plain SVG, or use a PNG.'],
]

/** An SVG with shapes and colours only. Throws a sentence when it contains what a picture does not need. */
export function sanitiseSvg(source: string): string {
  for (const [pattern, message] of forbidden)
    if (pattern.test(source)) throw new RequestError(message, 422, { field: 'file' })
  // Twice: what a CDATA section hides is text for the first time.
  const clean = sanitiseHtml(sanitiseHtml(source, shapesOnly), shapesOnly).trim()
  if (!clean.startsWith('<svg')) throw new RequestError('This is not an SVG picture.', 422, { field: 'file' })
  return clean
}

const shapesOnly: sanitiseHtml.IOptions = {
  allowedTags: [...groups, ...shapes, ...paints, ...filters],
  allowedAttributes: { '*': attributes },
  // Only references inside of the file.
  allowedSchemes: [],
  allowProtocolRelative: false,
  exclusiveFilter: ({ attribs }) => ['href', 'xlink:href'].some((name) => /^[^#]/.test(attribs[name] ?? '')),
  // Checked above: nothing can be loaded from it.
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['metadata', 'script', 'textarea', 'option', 'noscript'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  selfClosing: [],
  transformTags: {
    svg: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...namespaces } }),
  },
}
