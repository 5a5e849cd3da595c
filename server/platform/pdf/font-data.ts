import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

/** One per font file of a brand, for all documents of the process. */
const unpacked = new Map<string, Buffer>()

/** A font for PDFKit. It reads WOFF too, but decompresses a table anew for every glyph, in JavaScript. */
export function fontData(file: string): Buffer {
  const known = unpacked.get(file)
  if (known) return known
  const packed = readFileSync(file)
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${file} is not a WOFF font`)
  const data = unpackWoff(packed)
  unpacked.set(file, data)
  return data
}

/** The same tables in the same order, uncompressed, without the search fields that PDFKit does not read: https://www.w3.org/TR/WOFF/#OverallStructure. */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12)
  const directory = Buffer.alloc(sfnt.header + count * sfnt.entry)
  file.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let index = 0; index < count; index += 1) {
    const entry = woff.header + index * woff.entry
    const start = file.readUInt32BE(entry + 4)
    const [packedLength, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)]
    const packed = file.subarray(start, start + packedLength)
    const to = sfnt.header + index * sfnt.entry
    // Tag and checksum.
    file.copy(directory, to, entry, entry + 4)
    file.copy(directory, to + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(offset, to + 8)
    directory.writeUInt32BE(length, to + 12)
    tables.push(packedLength < length ? inflateSync(packed) : packed, Buffer.alloc(-length & 3))
    offset += length + (-length & 3)
  }
  return Buffer.concat([directory, ...tables])
}
