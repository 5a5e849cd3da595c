/** Newer browsers also contain the names of older ones: the first match wins. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
]

/** A readable name for a User-Agent header, such as "Chrome on Android". */
export function browserName(agent: string) {
  const [browser, system] = [browsers, systems].map(
    (candidates) => candidates.find(([, pattern]) => pattern.test(agent))?.[0],
  )
  if (!browser) return agent.slice(0, 80) || 'Unknown browser'
  return system ? `${browser} on ${system}` : browser
}
