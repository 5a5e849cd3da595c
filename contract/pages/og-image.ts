import { serverPaths } from '../urls.ts'

/** What a page's Open Graph image shows. */
export type OgImage = {
  title: string
  picture: string
  company: string
  shortName: string
  /** The brand's version; empty for the demonstration's. */
  brand: string
}

export const ogImageSize = { width: 1200, height: 630 } as const

/** Increase when the drawing changes, so that images cached earlier are not reused. */
const layoutVersion = 1

/** URL of a page's Open Graph image: the page's own path and a hash of what the image shows. */
export function ogImagePath(page: string, { title, picture, company, shortName, brand }: OgImage) {
  const shown = [layoutVersion, title, picture, company, shortName, ...(brand === '' ? [] : [brand])]
  const hash = fnv1a(JSON.stringify(shown))
  return `${serverPaths.ogImages}${page.replace(/\/?$/, '/')}${hash}.jpg`
}

/** FNV-1a, 64 bits. Identifies content and protects nothing: the server compares it with the page's current hash. */
function fnv1a(text: string) {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
