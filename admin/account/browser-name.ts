/** Later ones call themselves by the names of earlier ones too: the first that fits is it. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const systems: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
]

/** What a person would call the browser that says this of itself. */
export function browserName(agent: string) {
  const [browser, system] = [browsers, systems].map((known) => known.find(([, sign]) => sign.test(agent))?.[0])
  if (!browser) return agent.slice(0, 80) || 'An unknown browser'
  return system ? `${browser} on ${system}` : browser
}
