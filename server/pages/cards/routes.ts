import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Db } from '../../db/schema.ts'
import { describePictures } from '../../domain/media.ts'
import { writeWhole } from '../../domain/media-files.ts'
import type { Site } from '../rendering.ts'
import type { CardPicture } from './draw-card.ts'
import { readCard } from './read-card.ts'

export type CardOptions = {
  db: Db
  site: Site
  read: (path: string, init?: RequestInit) => Promise<Response> | Response
  publicUrl: string
  report: (error: unknown) => void
  /** Where pictures are kept; cards have a folder of their own in it. */
  folder: string
}

const cardAddress = /^\/cards(\/(?:[^/]+\/)*)[0-9a-f]{16}\.jpg$/

/**
 * Cards of our own pages, and of nothing else: the page named by the address is rendered, and only the card that it names
 * itself is drawn. It is drawn once.
 */
export function cardRoutes({ db, site, read, publicUrl, report, folder }: CardOptions) {
  const cards = join(folder, 'cards')
  const inTheMaking = new Map<string, Promise<Buffer | undefined>>()
  let lastDrawn: Promise<unknown> = Promise.resolve()

  async function find(address: string, origin: string) {
    const page = cardAddress.exec(address)?.[1]
    if (!page) return undefined
    const file = join(cards, `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.jpg`)
    const made = await readFile(file).catch(() => undefined)
    if (made) return made
    const running = inTheMaking.get(file) ?? make(address, origin + page, file).finally(() => inTheMaking.delete(file))
    inTheMaking.set(file, running)
    return running
  }

  async function make(address: string, page: string, file: string) {
    const response = await site.handle(new Request(page), { callApi: read, publicUrl, report, nonce: '' })
    const card = response.status === 200 ? readCard(await response.text()) : undefined
    if (card?.address !== address) return undefined
    const { drawCard } = await import('./draw-card.ts')
    const bytes = await oneAtATime(async () => drawCard(card, await readPicture(card.picture)))
    await mkdir(cards, { recursive: true })
    await writeWhole(file, bytes)
    return bytes
  }

  /** So that whoever asks for many cards does not keep pages from being served. */
  function oneAtATime<T>(work: () => Promise<T>) {
    const drawing = lastDrawn.then(work)
    lastDrawn = drawing.catch(() => {})
    return drawing
  }

  async function readPicture(url: string): Promise<CardPicture | undefined> {
    const response = url === '' ? undefined : await read(url)
    if (!response?.ok) return undefined
    const { focus } = (await describePictures(db, [url]))[url] ?? { focus: [0.5, 0.5] }
    // As on the pages: photographs are never stored as PNG.
    return { bytes: new Uint8Array(await response.arrayBuffer()), focus, isDrawing: url.endsWith('.png') }
  }

  const routes = new Hono()
  routes.get('/cards/*', async (c) => {
    const { pathname, origin } = new URL(c.req.url)
    const bytes = await find(pathname, origin)
    if (!bytes) return c.text('There is no such card.', 404)
    c.header('content-type', 'image/jpeg')
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(new Uint8Array(bytes))
  })
  return routes
}
