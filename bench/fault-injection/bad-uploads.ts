import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { read } from '../load/page-load.ts'
import type { FaultTest } from './finding.ts'
import { withSite } from './temporary-site.ts'

const owner = { email: 'fault-test@jharokha.example', password: 'a window of jaipur' }

/** Uploads files that break image libraries. */
export const badUploads: FaultTest = async () =>
  withSite(
    async (site) => {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const signedIn = await fetch(`${site.address}/admin/api/session`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(owner),
      })
      const cookie = signedIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ')
      const files = await badFiles()
      const statuses: Record<string, number> = {}
      for (const [name, bytes] of Object.entries(files)) {
        const body = new FormData()
        body.set('file', new File([new Uint8Array(bytes)], name))
        const answer = await fetch(`${site.address}/admin/api/media`, {
          method: 'POST',
          headers: { ...headers, cookie },
          body,
        })
        await answer.body?.cancel()
        statuses[name] = answer.status
      }
      const page = (await read(site.address, '/')).status
      const wrong = Object.entries(statuses).filter(([, status]) => status !== 422 && status !== 413)
      return [
        {
          fault: 'bad uploads',
          how: Object.keys(files).join(', '),
          expected: 'each is rejected (422 or 413), the site keeps running',
          measured: `${Object.entries(statuses)
            .map(([name, status]) => `${name} ${status}`)
            .join(', ')}; page ${page}`,
          isGood: wrong.length === 0 && page === 200,
        },
      ]
    },
    { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  )

async function badFiles(): Promise<Record<string, Buffer>> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
  const jpeg = await picture.jpeg().toBuffer()
  return {
    'bomb.png': bomb(),
    'half.jpg': jpeg.subarray(0, jpeg.length / 2),
    'noise.jpg': Buffer.concat([jpeg.subarray(0, 20), randomBytes(100_000)]),
    'noise.webp': Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8L', 'latin1'), randomBytes(50_000)]),
    'noise.avif': Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), randomBytes(50_000)]),
    'script.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'page.jpg': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'heavy.jpg': Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)]),
    'nothing.png': Buffer.alloc(0),
  }
}

/** A decompression bomb: a few kilobytes that claim to be 50,000 × 50,000 pixels. */
function bomb() {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(50_000, 0)
  head.writeUInt32BE(50_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const part = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc(1000))),
    part('IEND', Buffer.alloc(0)),
  ])
}
