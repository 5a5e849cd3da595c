import { createHash } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inject } from 'vitest'
import { exportContent } from '../content/archive/export-content.ts'
import { importContent } from '../content/archive/import-content.ts'
import type { Db } from '../db/schema.ts'
import { signInAs } from './as-staff.ts'
import { openTestApp } from './open-test-app.ts'
import { type Files, unzip, zip } from './zip.ts'

export type Archives = Awaited<ReturnType<typeof openArchives>>

export const author = { staffId: null, now: new Date('2026-11-15T10:00:00Z') }

/** A site with an administrator and pictures of its own: the whole of it as an archive, and what is left of that with one picture. */
export async function openArchives() {
  const folder = await mkdtemp(join(tmpdir(), 'house-archive-test-'))
  // What is imported throws files away: not those that other tests share.
  const mediaFolder = join(folder, 'media')
  await cp(join(inject('seeded').dataDir, 'media'), mediaFolder, { recursive: true })
  const opened = await openTestApp({ mediaFolder })
  const boss = await signInAs(opened.app, opened.db, 'administrator')

  async function keep(name: string, files: Files) {
    const file = join(folder, name)
    await writeFile(file, await zip(files))
    return file
  }

  function upload(bytes: Buffer) {
    return boss.call('POST', '/archive', new Uint8Array(bytes), { 'content-type': 'application/zip' })
  }

  async function close() {
    await opened.close()
    await rm(folder, { recursive: true })
  }

  const whole = await unzip(await archiveOf(opened.db, mediaFolder))
  // Megabytes of pictures prove their point once; everything else is tried with a single one.
  await importContent(opened.db, mediaFolder, await keep('small.zip', withOnePicture(whole)), author)
  const good = await unzip(await archiveOf(opened.db, mediaFolder))
  return { ...opened, boss, folder, mediaFolder, whole, good, keep, upload, close }
}

export async function archiveOf(from: Db, media: string) {
  return buffer(await exportContent(from, media, author))
}

export function linesOf(files: Files, table: string) {
  return String(files.get(`content/${table}.ndjson`))
    .trim()
    .split('\n')
}

/** Quicker to compare than megabytes, and shorter to read when they differ. */
export function digestsOf(files: Files) {
  return Object.fromEntries([...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]))
}

/** The archive with another first record in one of its tables. */
export function withRow(good: Files, table: string, change: (row: Record<string, unknown>) => object): Files {
  const [first = '', ...others] = String(good.get(`content/${table}.ndjson`)).split('\n')
  const lines = [JSON.stringify(change(JSON.parse(first))), ...others]
  return new Map(good).set(`content/${table}.ndjson`, Buffer.from(lines.join('\n')))
}

function withOnePicture(files: Files): Files {
  const [row = ''] = linesOf(files, 'media').filter((line) => line.includes('image/jpeg'))
  const { url } = JSON.parse(row)
  const tables = [...files]
    .filter(([name]) => name.startsWith('content/'))
    .map(
      ([name, bytes]) =>
        [name, Buffer.from(bytes.toString().replaceAll(/\/media\/[0-9a-f]{12}\/[\w-]+\.\w+/g, url))] as const,
    )
  const manifest = JSON.parse(String(files.get('manifest.json')))
  return new Map<string, Buffer>([
    ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, tables: { ...manifest.tables, media: 1 } }))],
    ...tables,
    ['content/media.ndjson', Buffer.from(`${row}\n`)],
    [url.slice(1), files.get(url.slice(1)) ?? Buffer.alloc(0)],
  ])
}
