import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const articleTags = [
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'br',
    'hr',
    'blockquote',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption', 'a', 'img', 'span'],
]

/** Makes HTML safe to render. What staff enter and what an archive holds is sanitised when it is parsed, before it is compared or stored; seeds when they are written. */
export function sanitiseHtml(html: string): string {
  // Loaded on first use: only writing needs it, and it has seventy files.
  const sanitizeHtml: typeof import('sanitize-html') = require('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: articleTags,
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: withSafeRel(attribs) }) },
  })
}

export function firstParagraph(html: string): string {
  return /<p[^>]*>[\s\S]*?<\/p>/i.exec(html)?.[0] ?? html
}

function withSafeRel(attribs: Record<string, string>) {
  return attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs
}
