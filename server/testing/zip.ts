import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import yazl from 'yazl'

export type Files = Map<string, Buffer>

/** What is in a zip file, by name. */
export async function unzip(bytes: Buffer): Promise<Files> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  const files: Files = new Map()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

export async function zip(files: Files): Promise<Buffer> {
  const made = new yazl.ZipFile()
  for (const [name, bytes] of files) made.addBuffer(bytes, name, { compress: !name.startsWith('media/') })
  made.end()
  return buffer(made.outputStream)
}
