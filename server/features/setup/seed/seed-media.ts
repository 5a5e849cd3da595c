import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photographs } from '@house/demo/media'
import { demoMediaFolder } from '@house/demo/media-folder'
import { products } from '@house/demo/products'
import type { PictureName } from '@house/demo/types'
import type { Db } from '../../../platform/db/schema.ts'
import { insertMedia, storeFile } from '../../../platform/media/queries.ts'
import type { MediaStorage } from '../../../platform/media/storage/storage.ts'

/** Measuring a picture keeps a core busy, so several are measured at a time. */
const batchSize = 8
const center: [x: number, y: number] = [0.5, 0.5]

/** URLs of the demonstration company's media, by their names in demo/. */
export type SeedMedia = { picture: (name: PictureName) => string; film: (file: string) => string }

export async function storeSeedMedia(db: Db, storage: MediaStorage, now: Date): Promise<SeedMedia> {
  const films = await readdir(join(demoMediaFolder, 'film'))
  const all = [
    ...[...photographs, ...elevations()].map((picture) => ({ ...picture, path: picture.file })),
    ...films.map((file) => ({ name: file, file, path: join('film', file), alt: '', focus: center })),
  ]
  const urls = new Map<string, string>()
  for (let start = 0; start < all.length; start += batchSize) {
    const batch = all.slice(start, start + batchSize)
    const stored = await Promise.all(
      batch.map(async ({ path, ...media }) => {
        const bytes = await readFile(join(demoMediaFolder, path))
        return { ...media, stored: await storeFile(storage, media.file, bytes) }
      }),
    )
    for (const { name, alt, focus, stored: file } of stored) {
      await insertMedia(db, file, { alt, focus }, now)
      urls.set(name, file.url)
    }
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
    focus: center,
  }))
}
