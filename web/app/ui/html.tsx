import { unescaped } from '@house/contract/text/html-to-text'
import type { JSX } from 'react'

export type HtmlProps = { html: string; as?: keyof JSX.IntrinsicElements; className?: string }

/** HTML from the API, sanitised when it was written. */
export function Html({ html, as: Tag = 'div', className }: HtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The text of an HTML fragment, for places that take text only: titles, alt texts, chat links. */
export function textOf(html: string) {
  return unescaped(html.replace(/<[^>]*>/g, ''))
}
