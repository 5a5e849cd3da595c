import type { Graph, Thing } from 'schema-dts'

/** A JSON-LD block, escaped so that no value can close the script element. */
export function JsonLd({ schemas }: { schemas: Thing[] }) {
  if (schemas.length === 0) return null
  const graph: Graph = { '@context': 'https://schema.org', '@graph': schemas }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written(graph) }} />
}

function written(data: object) {
  const unsafe = /[<>&\u2028\u2029]/g
  return JSON.stringify(data).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
