// biome-ignore lint/suspicious/noExplicitAny: things of every shape are looked at
export type Thing = any

/** All that a page tells search engines, as they read it. */
export function graphIn(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.flatMap((match) => {
    const { '@context': context, '@graph': graph } = JSON.parse(match[1] ?? '')
    if (context !== 'https://schema.org') throw new Error(`unknown words: ${context}`)
    return graph
  })
}

/** The one thing of its type. */
export function thingIn(html: string, type: string): Thing {
  const found = graphIn(html).filter((thing) => thing['@type'] === type)
  if (found.length !== 1) throw new Error(`${found.length} things of type ${type}`)
  return found[0]
}
