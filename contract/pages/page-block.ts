import type { PageBlock } from '../entities.ts'

/** Whether there is something to read; a block that only has a heading or a picture is left out. */
export function hasContent({ text, items }: Pick<PageBlock, 'text' | 'items'>) {
  return items.length > 0 || text.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
