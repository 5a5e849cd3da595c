import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

/** An encrypted file: this header, salt, IV, AES-256-GCM ciphertext, tag. The key is derived from the passphrase with scrypt. */
const header = Buffer.from('HOUSE1')
const [saltBytes, ivBytes, tagBytes] = [16, 12, 16]
const contentStart = header.length + saltBytes + ivBytes
const algorithm = 'aes-256-gcm'
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 ** 2 }
const deriveKey = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)

export async function* encrypt(content: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
  const cipher = createCipheriv(algorithm, await deriveKey(passphrase, salt, 32, cost), iv)
  yield Buffer.concat([header, salt, iv])
  for await (const part of content) yield cipher.update(part)
  cipher.final()
  yield cipher.getAuthTag()
}

/** Writes the decrypted file whole or not at all. */
export async function decryptFile(from: string, to: string, passphrase: string) {
  const temporary = `${to}.temporary`
  const { salt, iv, tag, end } = await readEnvelope(from)
  const decipher = createDecipheriv(algorithm, await deriveKey(passphrase, salt, 32, cost), iv).setAuthTag(tag)
  try {
    const content = createReadStream(from, { start: contentStart, end })
    await pipeline(content, decipher, createWriteStream(temporary, { mode: 0o600, flush: true }))
  } catch (cause) {
    await rm(temporary, { force: true })
    throw new Error(`${from} cannot be decrypted: BACKUP_PASSPHRASE is another one, or the file is damaged.`, { cause })
  }
  await rename(temporary, to)
}

async function readEnvelope(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const start = Buffer.alloc(contentStart)
    const tag = Buffer.alloc(tagBytes)
    await file.read(start, 0, contentStart, 0)
    if (size <= contentStart + tagBytes || !start.subarray(0, header.length).equals(header))
      throw new Error(`${path} is not an encrypted archive.`)
    await file.read(tag, 0, tagBytes, size - tagBytes)
    const salt = start.subarray(header.length, header.length + saltBytes)
    return { salt, iv: start.subarray(-ivBytes), tag, end: size - tagBytes - 1 }
  } finally {
    await file.close()
  }
}
