import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { StartupError } from '../../process/startup-error.ts'
import { mimeOfFile } from '../mime-types.ts'
import type { MediaStorage } from './storage.ts'

export type S3Settings = {
  bucket: string
  /** Undefined for Amazon. */
  endpoint: string | undefined
  region: string
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** A socket is in use until the visitor has read the file. */
const agent = { maxSockets: 500 }
const requestHandler = { connectionTimeout: 5000, requestTimeout: 30_000, httpAgent: agent, httpsAgent: agent }

/** Archives are in the same bucket, and are no media: nobody may download them under /media/, and no backup may contain them. */
export const backupPrefix = 'backups/'

/** Fails with a sentence when the bucket cannot be reached. */
export async function openS3({ bucket, endpoint, ...options }: S3Settings) {
  // Other providers than Amazon have no domain per bucket.
  const client = new S3Client({ ...options, ...(endpoint && { endpoint, forcePathStyle: true }), requestHandler })
  await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((cause) => {
    throw new StartupError(
      `the S3 bucket ${bucket} cannot be opened (${describe(cause)}). Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the access key.`,
    )
  })
  return client
}

export async function s3Storage(settings: S3Settings): Promise<MediaStorage> {
  const { bucket } = settings
  const client = await openS3(settings)
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  return {
    async find(key) {
      if (key.startsWith(backupPrefix)) return undefined
      const head = await client.send(new HeadObjectCommand(at(key))).catch(ignoreNotFound)
      if (!head) return undefined
      return {
        size: head.ContentLength ?? 0,
        modified: head.LastModified ?? new Date(0),
        async read(range) {
          const { Body } = await client.send(
            new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
          )
          return Body as Readable
        },
      }
    },
    async write(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: mimeOfFile(key) }))
    },
    async list(prefix) {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        keys.push(...Contents.map(({ Key = '' }) => Key))
      return keys.filter((key) => !key.startsWith(backupPrefix))
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

function ignoreNotFound(error: { $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error
}

function describe(cause: { name?: string; message?: string; $metadata?: { httpStatusCode?: number } }) {
  const status = cause.$metadata?.httpStatusCode
  return status ? `status ${status}` : (cause.message ?? String(cause))
}
