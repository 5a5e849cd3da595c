import { type BrandFileKind, brandFiles } from '@house/contract/brand/options'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { type MediaLibrary, storeMedia } from '../../media/library.ts'
import { sanitiseSvg } from '../../media/sanitise-svg.ts'
import { encodePng, measurePicture } from '../../media/tasks.ts'
import { formatOf, toFileName } from '../../media/uploads.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { runTask } from '../../workers/run-task.ts'
import { drawsInTime } from './tasks.ts'

type BrandUpload = { name: string; bytes: Buffer; kind: BrandFileKind }

/** Adds a logo or an icon to the media library: an SVG without scripts, or a PNG without metadata. */
export async function addBrandFile(db: Db, library: MediaLibrary, { name, bytes, kind }: BrandUpload, author: Author) {
  const { megabytes, longestSide } = brandFiles[kind]
  if (bytes.length > megabytes * 1024 * 1024)
    throw fileError(
      `The file has ${(bytes.length / 1024 / 1024).toFixed(1)} MB. A ${kind} can have at most ${megabytes} MB.`,
    )
  const picture = await prepare(bytes, longestSide)
  const size = await runTask(measurePicture, picture.bytes)
  if (!size) throw fileError('The picture cannot be read. It may be damaged.')
  if (kind === 'icon' && Math.abs(size.width - size.height) > Math.max(size.width, size.height) * 0.02)
    throw fileError(`The icon must be square. This one is ${Math.round(size.width)} × ${Math.round(size.height)}.`)
  return storeMedia(db, library, { file: `${toFileName(name)}.${picture.extension}`, bytes: picture.bytes }, '', author)
}

async function prepare(bytes: Buffer, longestSide: number) {
  if (formatOf(bytes) === 'png') {
    const png = await runTask(encodePng, bytes, longestSide)
    if (!png) throw fileError('The picture cannot be read. It may be damaged.')
    return { extension: 'png', bytes: Buffer.from(png) }
  }
  const text = bytes.toString('utf8')
  if (!/<svg[\s>]/i.test(text.slice(0, 4000))) throw fileError('Choose an SVG or a PNG file.')
  const svg = Buffer.from(sanitiseSvg(text))
  if (!(await runTask(drawsInTime, svg)))
    throw fileError('The SVG cannot be drawn, or takes too long. Export a simpler one, or use a PNG.')
  return { extension: 'svg', bytes: svg }
}

function fileError(message: string) {
  return new RequestError(message, 422, { field: 'file' })
}
