import type { OgImage } from '@house/contract/og-image'

/** What a page says of its own card, in the head that our site wrote. */
export function readCard(html: string): (OgImage & { address: string }) | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const card = contentOf(head, 'meta', 'property="og:image"', 'content')
  if (card === undefined) return undefined
  return {
    address: new URL(card).pathname,
    title: contentOf(head, 'meta', 'property="og:title"', 'content') ?? '',
    company: contentOf(head, 'meta', 'property="og:site_name"', 'content') ?? '',
    picture: contentOf(head, 'link', 'rel="image_src"', 'href') ?? '',
  }
}

function contentOf(head: string, tag: string, mark: string, attribute: string) {
  const value = new RegExp(`<${tag} ${mark} ${attribute}="([^"]*)"`).exec(head)?.[1]
  return value
    ?.replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}
