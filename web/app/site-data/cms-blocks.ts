import type { Banner, PageBlock } from '@house/contract/entities'
import { useInterpolate } from './interpolate.ts'

/** One named part of a page, its placeholders filled; empty but for its heading where the server sends no such part. */
export function useCmsBlock({ blocks }: Banner, name: string, heading: string): PageBlock {
  const filled = useInterpolate()
  const empty = { name, title: heading, text: '', image: '', person: '', post: '', items: [] }
  const { title, text, items, ...rest } = { ...empty, ...blocks?.find((block) => block.name === name) }
  return {
    ...rest,
    title: filled.text(title),
    text: filled.html(text),
    items: items.map((item) => ({ ...item, title: filled.text(item.title), text: filled.text(item.text) })),
  }
}

/** Stands in for a page that the server does not know. */
export function emptyPage(title: string) {
  const data: Banner = { title, description: '', image: '', blocks: [] }
  return { data, meta_title: title, meta_description: '', meta_keywords: '' }
}

/** The part of a page that staff named so; another server may send none of them. */
export function cmsBlock(page: Banner, name: string): PageBlock | undefined {
  return page.blocks?.find((block) => block.name === name)
}
