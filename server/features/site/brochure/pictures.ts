import type { FetchMedia } from '../../../platform/company/brand/drawn-brand.ts'
import { fitPicture } from '../../../platform/media/tasks.ts'
import { runTask } from '../../../platform/workers/run-task.ts'
import { type BrochureContent, type BrochurePictures, coverOf } from './read-catalogue.ts'

const sizes = {
  cover: { width: 1200, height: 1100 },
  family: { width: 1200, height: 820 },
  product: { width: 600, height: 253 },
}

export async function readPictures(
  content: BrochureContent,
  background: string,
  fetchMedia: FetchMedia,
): Promise<BrochurePictures> {
  const { families } = content
  const products = families.flatMap(({ lists }) => lists.flatMap((list) => list.products))
  return {
    cover: await readAll([coverOf(content)], { ...sizes.cover, background }, fetchMedia),
    family: await readAll(imagesOf(families), { ...sizes.family, background }, fetchMedia),
    product: await readAll(imagesOf(products), { ...sizes.product, background }, fetchMedia),
  }
}

type Frame = { width: number; height: number; background: string }

async function readAll(urls: string[], frame: Frame, fetchMedia: FetchMedia) {
  const pictures: Record<string, Uint8Array> = {}
  for (const url of new Set(urls)) {
    const response = await fetchMedia(url)
    if (!response.ok) continue
    // Drawings are shown whole on their background; photographs fill the frame.
    const fit = url.endsWith('.png') ? 'contain' : 'cover'
    const bytes = new Uint8Array(await response.arrayBuffer())
    pictures[url] = await runTask(fitPicture, bytes, { ...frame, fit })
  }
  return pictures
}

function imagesOf(items: { image: string }[]) {
  return items.map(({ image }) => image)
}
