import { runTask } from '../../workers/run-task.ts'
import { type BrochureContent, type BrochurePictures, coverOf } from './read-catalogue.ts'

const background = '#F1EEE9'
const sizes = {
  cover: { width: 1200, height: 1100 },
  family: { width: 1200, height: 820 },
  product: { width: 600, height: 308 },
}

export async function readPictures(content: BrochureContent, fetchMedia: FetchMedia): Promise<BrochurePictures> {
  const { families } = content
  const products = families.flatMap(({ lists }) => lists.flatMap((list) => list.products))
  return {
    cover: await readAll([coverOf(content)], sizes.cover, fetchMedia),
    family: await readAll(imagesOf(families), sizes.family, fetchMedia),
    product: await readAll(imagesOf(products), sizes.product, fetchMedia),
  }
}

export type FetchMedia = (path: string) => Promise<Response> | Response

async function readAll(urls: string[], size: { width: number; height: number }, fetchMedia: FetchMedia) {
  const pictures: Record<string, Uint8Array> = {}
  for (const url of new Set(urls)) {
    const response = await fetchMedia(url)
    if (!response.ok) continue
    // Drawings are shown whole on their background; photographs fill the frame.
    const fit = url.endsWith('.png') ? 'contain' : 'cover'
    const bytes = new Uint8Array(await response.arrayBuffer())
    pictures[url] = await runTask('fitPicture', bytes, { ...size, fit, background })
  }
  return pictures
}

function imagesOf(items: { image: string }[]) {
  return items.map(({ image }) => image)
}
