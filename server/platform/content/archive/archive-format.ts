import { z } from 'zod'

const megabyte = 1024 * 1024

export const archiveLimits = {
  /** Size of the zip file. */
  bytes: 1024 * megabyte,
  /** Total size of its unpacked entries. */
  unpackedBytes: 4096 * megabyte,
  entries: 20_000,
  mediaBytes: 64 * megabyte,
  rowCharacters: 4 * megabyte,
  manifestBytes: megabyte,
} as const

export const archiveFormat = { format: 'house-content', version: 1 } as const

export const manifestName = 'manifest.json'

export const manifestSchema = z.object({
  format: z.literal(archiveFormat.format),
  version: z.int(),
  /** The newest migration of the exporting database. */
  schema: z.string().max(100),
  exported_at: z.iso.datetime(),
  company: z.string().max(500),
  /** Number of rows by table. */
  tables: z.record(z.string(), z.int().min(0)),
})
export type Manifest = z.infer<typeof manifestSchema>

export function tableFile(name: string) {
  return `content/${name}.ndjson`
}

export function mediaFile(url: string) {
  return url.replace(/^\//, '')
}

export const mediaFilePattern = /^media\/([0-9a-f]{12})\/([a-z0-9][a-z0-9-]*\.[a-z0-9]+)$/
