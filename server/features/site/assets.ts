import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { serverPaths } from '@house/contract/urls'
import { immutable } from '../../platform/http/cache-control.ts'
import type { Encoding } from '../../platform/http/compression.ts'
import { strictCsp } from '../../platform/http/csp.ts'
import { type PreparedResponse, prepareResponse } from '../../platform/http/prepared-response.ts'
import { fileHeaders } from '../../platform/http/security-headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
}
const compressedExtensions = { br: '.br', gzip: '.gz' }
/** File names below this contain a content hash, so they can be cached forever. */
const hashedPrefix = `${serverPaths.assets}/`

export type Assets = (path: string, encoding: Encoding) => PreparedResponse | undefined

/** The built scripts, styles and fonts, in memory, with the variants that were compressed at build time. */
export function openAssets(folder: string | undefined): Assets {
  const assets = new Map(folder && existsSync(folder) ? filesIn(folder).map((file) => read(folder, file)) : [])
  return (path, encoding) => {
    const found = assets.get(path)
    return found?.[encoding] ?? found?.identity
  }
}

function filesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => extname(file) in types)
}

function read(folder: string, file: string): [path: string, asset: Partial<Record<Encoding, PreparedResponse>>] {
  const path = `/${relative(folder, file).split(sep).join('/')}`
  const plain = readFileSync(file)
  const headers = {
    ...fileHeaders,
    'content-security-policy': strictCsp,
    'content-type': types[extname(file)] ?? '',
    'cache-control': path.startsWith(hashedPrefix) ? immutable : 'public, max-age=3600',
  }
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const asset: Partial<Record<Encoding, PreparedResponse>> = {
    identity: prepareResponse({ etag, headers, encoding: 'identity', body: plain }),
  }
  for (const [encoding, extension] of Object.entries(compressedExtensions) as [Encoding, string][])
    if (existsSync(file + extension))
      asset[encoding] = prepareResponse({ etag, headers, encoding, body: readFileSync(file + extension) })
  return [path, asset]
}
