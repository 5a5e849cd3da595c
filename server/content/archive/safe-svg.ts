const shapes =
  'svg|g|defs|path|rect|circle|ellipse|line|polyline|polygon|clipPath|linearGradient|radialGradient|stop|text|tspan|title|desc'
const character = '&(?:amp|lt|gt|quot|apos);'
const attribute = String.raw`\s+(?!on|href|style)[a-zA-Z][\w-]*="[^"<&]*(?:${character}[^"<&]*)*"`
const beginning = /^\s*(?:<\?xml version="1\.0"(?: encoding="utf-8")?\s*\?>\s*)?(?=<svg\s)/i
const part = new RegExp(String.raw`<(?:${shapes})(?:${attribute})*\s*/?>|</(?:${shapes})>|[^<&]+|${character}`, 'y')

/** Whether it is an SVG of shapes and words alone: what is not known to be one of these could be a script, a link or a document. */
export function isDrawing(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  const begun = beginning.exec(text)
  if (!begun) return false
  part.lastIndex = begun[0].length
  while (part.lastIndex < text.length) if (!part.test(text)) return false
  return true
}
