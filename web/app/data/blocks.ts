import type { Banner, PageBlock } from '@house/contract/entities'

/** The part of a page that staff named so; another server may send none of them. */
export function blockOf(page: Banner, name: string): PageBlock | undefined {
  return page.blocks?.find((block) => block.name === name)
}
