import type { Banner, PageBlock } from '@house/contract/entities'
import { useInterpolate } from './interpolate.ts'

/** A named block of a page, with its placeholders filled; empty where there is none. */
export function useCmsBlock(page: Banner, name: string): PageBlock {
  const filled = useInterpolate()
  const empty = { name, title: '', text: '', image: '', person: '', post: '', items: [] }
  const { title, text, items, ...rest } = { ...empty, ...cmsBlock(page, name) }
  return {
    ...rest,
    title: filled.text(title),
    text: filled.html(text),
    items: items.map((item) => ({ ...item, title: filled.text(item.title), text: filled.text(item.text) })),
  }
}

/** Fallback for a page that the server does not have. */
export function emptyPage(title: string) {
  const data: Banner = { title, description: '', image: '', blocks: [] }
  return { data, meta_title: title, meta_description: '', meta_keywords: '' }
}

/** The block with this name; other API servers may send none. */
export function cmsBlock(page: Banner, name: string): PageBlock | undefined {
  return page.blocks?.find((block) => block.name === name)
}
