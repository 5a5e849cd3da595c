/** What a page's card for chats and social networks shows. */
export type Card = { title: string; picture: string; company: string }

export const cardSize = { width: 1200, height: 630 } as const

/** Changes when cards are drawn differently, so that those made before are not taken for the new ones. */
const drawing = 1

/** Address of a page's card: the page's own path, and a hash of what the card shows. */
export function cardPath(page: string, { title, picture, company }: Card) {
  const hash = hashOf(JSON.stringify([drawing, title, picture, company]))
  return `/cards${page.replace(/\/?$/, '/')}${hash}.jpg`
}

/** Tells contents apart and keeps no secret: the server compares it with the page's present one. FNV-1a, 64 bits. */
function hashOf(text: string) {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
