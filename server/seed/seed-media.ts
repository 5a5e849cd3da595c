import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photographs } from '@house/content/media'
import { contentMediaFolder } from '@house/content/media-folder'
import { products } from '@house/content/products'
import type { PictureName } from '@house/content/types'
import type { Db } from '../db/schema.ts'
import { storeMedia } from '../media/queries.ts'

/** URLs of the demonstration company's media, by their names in content/. */
export type SeedMedia = { picture: (name: PictureName) => string; film: (file: string) => string }

export async function storeSeedMedia(db: Db, folder: string, now: Date): Promise<SeedMedia> {
  const urls = new Map<string, string>()
  for (const { name, file, alt, focus } of [...photographs, ...elevations()]) {
    const bytes = await readFile(join(contentMediaFolder, file))
    urls.set(name, await storeMedia(db, folder, file, bytes, { alt, focus }, now))
  }
  for (const file of await readdir(join(contentMediaFolder, 'film'))) {
    const bytes = await readFile(join(contentMediaFolder, 'film', file))
    urls.set(file, await storeMedia(db, folder, file, bytes, { alt: '', focus: [0.5, 0.5] }, now))
  }
  const urlOf = (name: string) => {
    const url = urls.get(name)
    if (url === undefined) throw new Error(`content references a picture that does not exist: ${name}`)
    return url
  }
  return { picture: urlOf, film: urlOf }
}

function elevations() {
  return products.map(({ slug, title }) => ({
    name: `elevation-${slug}`,
    file: `elevation-${slug}.png`,
    alt: `Elevation drawing: ${title}`,
    focus: [0.5, 0.5] as [number, number],
  }))
}
