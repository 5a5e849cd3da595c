import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import yauzl, { type Entry } from 'yauzl'
import yazl from 'yazl'
import { createFolder } from '../process/create-folder.ts'

export type Manifest = {
  createdAt: string
  /** The applied migrations: the schema of the rows. */
  migrations: string[]
  /** The last id of each table's sequence. */
  numbers: Record<string, number>
  /** SHA-256 of every other file in the archive. */
  files: Record<string, string>
}

export type AddFile = (name: string, content: AsyncIterable<Uint8Array>, isCompressed: boolean) => Promise<void>
export type ArchivedFile = { name: string; read: () => Promise<Readable> }

const manifestName = 'manifest.json'
/** The folder of the archive with the media, wherever they are stored. */
export const mediaFolder = 'files/media/'

/** Writes a zip file atomically and durably, readable by its owner only. */
export async function writeArchive(path: string, fill: (add: AddFile) => Promise<Omit<Manifest, 'files'>>) {
  createFolder(dirname(path), 'BACKUP_DIR', 0o700)
  const temporary = `${path}.temporary`
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  const written = pipeline(output, createWriteStream(temporary, { mode: 0o600, flush: true }))
  zip.on('error', (error) => output.destroy(error))
  const files: Record<string, string> = {}

  const add: AddFile = async (name, content, isCompressed) => {
    const hash = createHash('sha256')
    const stream = Readable.from(tee(content, (part) => hash.update(part)))
    zip.addReadStream(stream, name, { compress: isCompressed, mode: 0o600 })
    await Promise.race([finished(stream), written])
    files[name] = hash.digest('hex')
  }

  try {
    const manifest = await fill(add)
    zip.addBuffer(Buffer.from(JSON.stringify({ ...manifest, files }, null, 1)), manifestName, { mode: 0o600 })
    zip.end()
    await written
  } catch (cause) {
    output.destroy()
    await written.catch(() => {})
    await rm(temporary, { force: true })
    throw cause
  }
  await rename(temporary, path)
  await syncFolder(dirname(path))
}

/** Opens an archive after verifying all checksums. */
export async function openArchive(path: string) {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause) => {
    throw new Error(`${path} cannot be read as an archive (${cause.message}).`)
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const read = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`${path} is damaged: it has no ${name}.`)
    return zip.openReadStreamPromise(entry)
  }
  const manifest: Manifest = JSON.parse(await textOf(await read(manifestName)))
  for (const [name, checksum] of Object.entries(manifest.files)) {
    const actual = await checksumOf(await read(name)).catch(() => undefined)
    if (actual !== checksum) throw new Error(`${path} is damaged: ${name} is not what was backed up.`)
  }
  const files: ArchivedFile[] = Object.keys(manifest.files).map((name) => ({ name, read: () => read(name) }))
  return { manifest, files, close: () => zip.close() }
}

async function checksumOf(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part)
  return hash.digest('hex')
}

async function textOf(content: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString()
}

async function* tee(content: AsyncIterable<Uint8Array>, onPart: (part: Uint8Array) => void) {
  for await (const part of content) {
    onPart(part)
    yield part
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
