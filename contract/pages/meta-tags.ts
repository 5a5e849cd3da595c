import type { Html, Meta } from '../entities.ts'
import { plain } from '../text/html-to-text.ts'
import { generatedDescriptionLength } from '../ui-config.ts'

/** Fills empty meta tags from the title and the beginning of the text. */
export function filledMeta(meta: Meta, title: Html, text: Html): Meta {
  return {
    ...meta,
    meta_title: meta.meta_title || plain(title),
    meta_description: meta.meta_description || beginningOf(plain(text)),
  }
}

/** Ends with a whole word. */
function beginningOf(text: string) {
  if (text.length <= generatedDescriptionLength) return text
  const room = text.slice(0, generatedDescriptionLength)
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), 0) || room.length - 1).replace(/[\s,;:–-]+$/, '')}…`
}
