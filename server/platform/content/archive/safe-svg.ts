const allowedElements =
  'svg|g|defs|path|rect|circle|ellipse|line|polyline|polygon|clipPath|linearGradient|radialGradient|stop|text|tspan|title|desc'
const entity = '&(?:amp|lt|gt|quot|apos);'
const attribute = String.raw`\s+(?!on|href|style)[a-zA-Z][\w-]*="[^"<&]*(?:${entity}[^"<&]*)*"`
const prolog = /^\s*(?:<\?xml version="1\.0"(?: encoding="utf-8")?\s*\?>\s*)?(?=<svg\s)/i
const token = new RegExp(
  String.raw`<(?:${allowedElements})(?:${attribute})*\s*/?>|</(?:${allowedElements})>|[^<&]+|${entity}`,
  'y',
)

/** Whether an SVG contains only allowed elements and attributes: shapes and text, no scripts, links or embedded documents. */
export function isSafeSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  const start = prolog.exec(text)
  if (!start) return false
  token.lastIndex = start[0].length
  while (token.lastIndex < text.length) if (!token.test(text)) return false
  return true
}
