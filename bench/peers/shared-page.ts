import { get } from 'node:http'
import { createClient } from '@house/contract/client'
import { hasVariants, variantUrl } from '@house/contract/image-variants'
import { comparedPath } from './ours.ts'
import type { SharedPage } from './peer.ts'

/** Set by every server itself. */
const ownHeaders = /^(date|connection|keep-alive|content-length|transfer-encoding|etag|x-request-id)$/

/** Reads the compared product from our running site: text, pictures in one size, and the bytes of its page. */
export async function readSharedPage(origin: string): Promise<SharedPage> {
  const api = createClient((path, init) => fetch(origin + path, init))
  const reply = await api.productDetails({ slug: comparedPath.split('/').at(-1) ?? '' })
  if (reply.success !== '1') throw new Error(`${comparedPath} is not in the catalogue`)
  const { title, description, description_data, image, image2, image3, image4, page_banner } = reply.data
  const urls = [image, image2, image3, image4, ...page_banner].filter(hasVariants)
  return {
    title,
    parts: [
      { heading: title, html: description },
      ...description_data.map(({ title, description }) => ({ heading: title, html: [description].flat().join('') })),
    ],
    pictures: await Promise.all(
      urls.map(async (url, at) => ({
        name: `picture-${at}.webp`,
        bytes: Buffer.from(await (await fetch(origin + variantUrl(url, 640, 'webp'))).arrayBuffer()),
        alt: reply.media?.[url]?.alt ?? '',
      })),
    ),
    sent: await read(origin + comparedPath),
  }
}

/** The response as sent, compressed. */
function read(url: string) {
  const { promise, resolve, reject } = Promise.withResolvers<SharedPage['sent']>()
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () => {
      const body = Buffer.concat(chunks)
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        ownHeaders.test(name) || value === undefined ? [] : [[name, String(value)]],
      )
      resolve({ headers: Object.fromEntries(headers), body })
    })
  }).on('error', reject)
  return promise
}
