import { join } from 'node:path'
import { folderStorage } from './folder-storage.ts'
import type { S3Settings } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

/** The bucket if one is configured, else the media folder of the data directory. */
export async function openMediaStorage(config: { s3: S3Settings | undefined; dataDir: string }): Promise<MediaStorage> {
  if (!config.s3) return folderStorage(join(config.dataDir, 'media'))
  // Loaded on demand: the AWS client is large.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(config.s3)
}
