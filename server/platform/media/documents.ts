import { maxUploadMegabytes } from '@house/contract/staff/uploads'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import type { Author } from '../staff-api/permissions.ts'
import { type MediaLibrary, storeMedia } from './library.ts'
import { toFileName } from './uploads.ts'

/** Adds a PDF to the library, for the brochure. */
export async function addPdf(
  db: Db,
  library: MediaLibrary,
  { name, bytes }: { name: string; bytes: Buffer },
  author: Author,
) {
  if (bytes.length > maxUploadMegabytes.pdf * 1024 * 1024)
    throw new RequestError(`A PDF can have at most ${maxUploadMegabytes.pdf} MB.`, 413, { field: 'file' })
  if (!isPdf(bytes)) throw new RequestError('This is not a PDF, or it is damaged.', 422, { field: 'file' })
  return storeMedia(db, library, { file: `${toFileName(name)}.pdf`, bytes }, '', author)
}

/** By its first and last bytes: file name and declared type are not trusted. A file that was cut off has no end mark. */
export function isPdf(bytes: Buffer) {
  return (
    bytes.toString('latin1', 0, 5) === '%PDF-' &&
    bytes.toString('latin1', Math.max(0, bytes.length - 1024)).includes('%%EOF')
  )
}
