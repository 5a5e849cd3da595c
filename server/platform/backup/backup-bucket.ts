import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { backupPrefix, openS3, type S3Settings } from '../media/storage/s3-storage.ts'
import { createFolder } from '../process/create-folder.ts'
import { expiredBackups } from './backup-names.ts'
import { decryptFile, encrypt } from './encrypt.ts'

/** S3 takes at most 10,000 parts: archives of up to 160 GB. */
const partBytes = 16 * 1024 ** 2
const encryptedEnd = '.encrypted'

/** The archives in the configured bucket, encrypted before they leave the machine. */
export async function openBackupBucket(settings: S3Settings, passphrase: string) {
  const client = await openS3(settings)
  const at = (name: string) => ({ Bucket: settings.bucket, Key: backupPrefix + name + encryptedEnd })

  /** Names of the archives, the oldest first. */
  async function list() {
    const names: string[] = []
    const query = { Bucket: settings.bucket, Prefix: backupPrefix }
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, query))
      names.push(...Contents.map(({ Key = '' }) => Key.slice(backupPrefix.length, -encryptedEnd.length)))
    return names.sort()
  }

  return {
    list,
    async upload(path: string, name: string) {
      await uploadInParts(client, at(name), encrypt(createReadStream(path), passphrase))
    },
    /** Downloads and decrypts an archive. */
    async download(name: string, path: string) {
      createFolder(dirname(path), 'BACKUP_DIR', 0o700)
      const { Body } = await client.send(new GetObjectCommand(at(name)))
      await pipeline(Body as Readable, createWriteStream(path + encryptedEnd, { mode: 0o600, flush: true }))
      await decryptFile(path + encryptedEnd, path, passphrase)
      await rm(path + encryptedEnd)
    },
    /** Returns how many were deleted. */
    async deleteExpired(before: Date) {
      const expired = expiredBackups(await list(), before)
      for (const name of expired) await client.send(new DeleteObjectCommand(at(name)))
      return expired.length
    },
  }
}

/** Large archives do not fit into memory, and into one request only up to 5 GB. */
async function uploadInParts(
  client: S3Client,
  target: { Bucket: string; Key: string },
  content: AsyncIterable<Buffer>,
) {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const upload = { ...target, UploadId }
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    for await (const Body of inParts(content)) {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (cause) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw cause
  }
}

async function* inParts(content: AsyncIterable<Buffer>) {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const part of content) {
    parts.push(part)
    bytes += part.length
    if (bytes < partBytes) continue
    yield Buffer.concat(parts)
    ;[parts, bytes] = [[], 0]
  }
  if (bytes > 0) yield Buffer.concat(parts)
}
