import { type BrandFileKind, brandFiles } from '@house/contract/brand/options'
import { z } from 'zod'
import { requireMedia } from '../../content/constraints.ts'
import { fillEmpty } from '../../content/parse-fields.ts'
import type { MediaLibrary } from '../../media/library.ts'
import { reply, type StaffHandlers } from '../../staff-api/handler-types.ts'
import { parseInput } from '../../staff-api/validation.ts'
import { readUpload } from '../../tables/read-upload.ts'
import { brandFields, brandMedia } from './fields.ts'
import { addBrandFile } from './files.ts'
import { createBrandPreview } from './preview.ts'

const draft = z.object({ brand: brandFields.nullable() })
const kinds = Object.keys(brandFiles) as [BrandFileKind, ...BrandFileKind[]]
const kindOf = z.object({ kind: z.enum(kinds) })

type BrandCall = 'uploadBrandFile' | 'previewBrand'

export const brandHandlers = (library: MediaLibrary): StaffHandlers<BrandCall> => ({
  uploadBrandFile: async ({ db, author, params, raw }) => {
    const { kind } = parseInput(kindOf, params)
    const { name, bytes } = await readUpload(raw)
    return reply({ data: await addBrandFile(db, library, { name, bytes, kind }, author) }, 'Uploaded.')
  },

  previewBrand: async ({ db, body, now }) => {
    const { brand } = parseInput(draft, fillEmpty(draft, await body()))
    await requireMedia(db, { media: brandMedia }, brand ?? {})
    return reply({ data: await createBrandPreview(db, brand, now) })
  },
})
