import { isMediaUrl } from '@house/contract/urls'
import type { Db } from '../db/schema.ts'
import { describePictures } from '../media/queries.ts'

/** Adds size, alt text, focal point and placeholder of every picture that the reply names. */
export async function embedMedia<T extends object>(db: Db, reply: T) {
  const urls = [...new Set(mediaUrlsIn(reply))]
  return urls.length === 0 ? reply : { ...reply, media: await describePictures(db, urls) }
}

function mediaUrlsIn(value: unknown): string[] {
  if (typeof value === 'string') return isMediaUrl(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(mediaUrlsIn)
}
