import sanitiseHtml from 'sanitize-html'
import { RequestError } from '../http/errors.ts'

const tags = words(`
  svg g defs symbol use title desc style clipPath mask pattern
  path rect circle ellipse line polyline polygon linearGradient radialGradient stop
  filter feGaussianBlur feOffset feBlend feColorMatrix feFlood feComposite feMerge feMergeNode feDropShadow
`)

const attributes = words(`
  id class style transform d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox version xmlns xmlns:xlink
  preserveAspectRatio href xlink:href pathLength offset gradientUnits gradientTransform spreadMethod clipPathUnits
  maskUnits maskContentUnits patternUnits patternContentUnits patternTransform filterUnits
  stdDeviation in in2 result dx dy mode operator values type opacity color
  fill fill-* stroke stroke-* stop-* clip-* mask filter flood-* display visibility overflow
  mix-blend-mode vector-effect paint-order shape-rendering color-interpolation-filters
`)

const namespaces = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

type Rule = [pattern: RegExp, message: string]

const loadsFiles = 'The SVG loads other files. Embed everything, or use a PNG.'

/** What a logo must not contain, and the sentence about it. */
const forbidden: Rule[] = [
  [/<\s*script|\son\w+\s*=|javascript:/i, 'The SVG contains a script. Export it again as a plain SVG, or use a PNG.'],
  [
    /<\s*foreignObject|<\s*iframe|<\s*embed/i,
    'The SVG contains a web page. Export it again as a plain SVG, or use a PNG.',
  ],
  [
    /<\s*text[\s>]|<\s*tspan/i,
    'The SVG contains text, which needs its font. Convert the text to paths and export it again, or upload a PNG.',
  ],
  [/<\s*image[\s>]|<\s*feImage/i, 'The SVG contains a photograph. Upload the logo as a PNG instead.'],
  [/@import|url\((?!\s*['"]?#)|image-set\(|\bsrc\(/i, loadsFiles],
  [/<!ENTITY/i, 'The SVG has entities of its own. Export it again as a plain SVG, or use a PNG.'],
]

const maxTags = 20_000

/** Escapes of CSS can spell all of it; only attributes that we remove need a backslash. */
const forbiddenWhenClean: Rule[] = [...forbidden, [/\\/, loadsFiles]]

/** An SVG with shapes and colours only. Throws a sentence when it contains what a picture does not need. */
export function sanitiseSvg(source: string): string {
  // The parser takes seconds for tens of thousands of elements inside each other.
  if (source.split('<', maxTags + 1).length > maxTags)
    throw new RequestError('The SVG has too many shapes. Export a simpler one, or use a PNG.', 422, { field: 'file' })
  refuse(source, forbidden)
  // Twice: what a CDATA section hides is text for the first time.
  const clean = sanitiseHtml(sanitiseHtml(source, shapesOnly), shapesOnly).trim()
  if (!clean.startsWith('<svg')) throw new RequestError('This is not an SVG picture.', 422, { field: 'file' })
  // Again: what entities spelled is written out now.
  refuse(clean, forbiddenWhenClean)
  return clean
}

/** What sanitising drops whatever is allowed, or reads otherwise than a browser; and references to other files. */
const unread = /<\?(?!xml\s)|<!DOCTYPE|<!\[CDATA\[|href\s*=\s*["']?\s*[^#"'\s]/i

/** Whether an SVG that is stored as it is has nothing that `sanitiseSvg` would refuse or remove. */
export function isSafeSvg(svg: string) {
  if (svg.split('<', maxTags + 1).length > maxTags || unread.test(svg)) return false
  if (forbiddenWhenClean.some(([pattern]) => pattern.test(svg))) return false
  const clean = sanitiseHtml(svg, shapesOnly).trim()
  return clean.startsWith('<svg') && clean === sanitiseHtml(svg, everything).trim()
}

function refuse(svg: string, rules: Rule[]) {
  for (const [pattern, message] of rules) if (pattern.test(svg)) throw new RequestError(message, 422, { field: 'file' })
}

const shapesOnly: sanitiseHtml.IOptions = {
  allowedTags: tags,
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

/** Writes an SVG in the same way, and removes nothing. */
const everything: sanitiseHtml.IOptions = {
  ...shapesOnly,
  allowedTags: false,
  allowedAttributes: false,
  exclusiveFilter: () => false,
  nonTextTags: [],
}

function words(text: string) {
  return text.trim().split(/\s+/)
}
